// The part of nanobind that the bindings use, for a kernel without Python: what they define becomes
// a table, and `call` in call.cpp runs one entry of it. kernel/wasm/_kernel.py is the other side.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "wasm/values.hpp"

namespace nanobind {

// --- the table ----------------------------------------------------------------------------------

enum class Kind : std::uint8_t { function, method, property, constructor, destructor };

using Run = std::function<void(msgpack::Reader& arguments, std::string& result)>;

struct Entry {
    Kind kind;
    int of_class;  // or -1
    const char* name;
    std::vector<const char*> parameters;  // if they have names
    Run run;
};

struct Table {
    std::vector<Entry> entries;
    std::vector<const char*> classes;
    std::vector<std::pair<const char*, object>> attributes;
};

inline Table& table() {
    static Table defined;
    return defined;
}

// --- calls --------------------------------------------------------------------------------------

namespace detail {

// One argument during a call, as the parameter type T wants it.
template <class T>
class Argument {
    using Plain = std::remove_cvref_t<T>;
    static constexpr bool kept = is_value<Plain> || std::is_pointer_v<Plain>;

public:
    explicit Argument(msgpack::Reader& in) : content_(read<Content>(in)) {
        if constexpr (!kept)
            if (!content_) throw msgpack::TypeError("the kernel expects an object");
    }
    T pass() {
        if constexpr (kept)
            return static_cast<T>(content_);
        else
            return *content_;
    }

private:
    using Content = std::conditional_t<kept, Plain, Plain*>;
    Content content_;
};

// Calls a function with arguments of the types T.
template <class... T, class Call>
auto call_with(msgpack::Reader& in, const Call& call) {
    std::tuple<Argument<T>...> arguments{Argument<T>(in)...};  // braces keep the order
    in.end();
    return std::apply([&](auto&... argument) { return call(argument.pass()...); }, arguments);
}

// A callable with its parameters known: lambdas, functions and methods alike.
template <class Result, class... T>
struct Signature {};

template <class Lambda, class R, class... T>
Signature<R, T...> without_self(R (Lambda::*)(T...) const);

template <class Lambda>
struct SignatureOf : decltype(without_self(&Lambda::operator())){};
template <class R, class... T>
struct SignatureOf<R (*)(T...)> : Signature<R, T...> {};
template <class C, class R, class... T>
struct SignatureOf<R (C::*)(T...)> : Signature<R, C&, T...> {};
template <class C, class R, class... T>
struct SignatureOf<R (C::*)(T...) const> : Signature<R, const C&, T...> {};

template <class Result, class... T, class Call>
auto runner(Signature<Result, T...>, Call call) {
    return [call](msgpack::Reader& in, std::string& out) {
        const auto run = [&](T... arguments) {
            return std::invoke(call, std::forward<T>(arguments)...);
        };
        if constexpr (std::is_void_v<Result>) {
            call_with<T...>(in, run);
            msgpack::write_nil(out);
        } else {
            write(out, call_with<T...>(in, run));
        }
    };
}

template <class Call>
auto runner(Call call) {
    return runner(SignatureOf<Call>(), call);
}

template <class First, class Result, class... T>
constexpr bool takes_first(Signature<Result, First, T...>) {
    return true;
}
template <class First>
constexpr bool takes_first(...) {
    return false;
}

// Objects live in memory of their own, in which `__init__` constructs them.
template <class T>
struct Deallocate {
    void operator()(T* memory) const { std::allocator<T>().deallocate(memory, 1); }
};

template <class T, class Result, class Self, class... Rest, class Call>
auto constructor(Signature<Result, Self, Rest...>, Call call) {
    return [call](msgpack::Reader& in, std::string& out) {
        std::unique_ptr<T, Deallocate<T>> memory(std::allocator<T>().allocate(1));
        call_with<Rest...>(in,
                           [&](Rest... rest) { call(memory.get(), std::forward<Rest>(rest)...); });
        write_object(out, memory.release());
    };
}

}  // namespace detail

// --- definitions --------------------------------------------------------------------------------

struct arg {
    explicit arg(const char* called) : name(called) {}
    arg none() const { return *this; }
    const char* name;
};

class module_ {
public:
    struct Attribute {
        const char* name;

        template <class T>
        void operator=(const T& value) {
            object packed;
            write(packed.packed, value);
            table().attributes.emplace_back(name, packed);
        }
    };
    Attribute attr(const char* name) { return {name}; }

    const char*& doc() { return doc_; }

    template <class Call, class... Names>
    void def(const char* name, Call call, Names... names) {
        table().entries.push_back(
            {Kind::function, -1, name, {names.name...}, detail::runner(call)});
    }

private:
    const char* doc_ = nullptr;
};

template <class... T>
struct init {};

template <class T>
class class_ {
public:
    class_(module_&, const char* name) : number_(static_cast<int>(table().classes.size())) {
        detail::class_number<T> = number_;
        table().classes.push_back(name);
        add(Kind::destructor, "__del__", detail::runner([](T& object) {
                std::destroy_at(&object);
                detail::Deallocate<T>()(&object);
            }));
    }

    template <class Call, class... Names>
    class_& def(const char* name, Call call, Names... names) {
        const detail::SignatureOf<Call> signature;
        if constexpr (detail::takes_first<T*>(signature))
            return add(Kind::constructor, name, detail::constructor<T>(signature, call), names...);
        else
            return add(Kind::method, name, detail::runner(call), names...);
    }
    template <class... A, class... Names>
    class_& def(init<A...>, Names... names) {
        return def(
            "__init__", [](T* self, A... arguments) { new (self) T(std::move(arguments)...); },
            names...);
    }
    template <class Call>
    class_& def_prop_ro(const char* name, Call call) {
        return add(Kind::property, name, detail::runner(call));
    }
    template <class Member>
    class_& def_ro(const char* name, Member T::* member) {
        return add(Kind::property, name,
                   detail::runner([member](const T& self) { return self.*member; }));
    }

private:
    template <class... Names>
    class_& add(Kind kind, const char* name, Run run, Names... names) {
        table().entries.push_back({kind, number_, name, {names.name...}, std::move(run)});
        return *this;
    }

    int number_;
};

}  // namespace nanobind

inline int PyErr_CheckSignals() { return 0; }

#define NB_MODULE(name, variable) void define_kernel(nanobind::module_& variable)
