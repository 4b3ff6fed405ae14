// Values of Python as nanobind's bindings see them, and how they become MessagePack: numbers, bytes
// and sequences by their content, objects of the kernel by their class and address.
#pragma once

#include <array>
#include <cstring>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "wasm/msgpack.hpp"

namespace nanobind {

// --- values as MessagePack ----------------------------------------------------------------------

enum Extension : std::int8_t { TUPLE = 127, CALLABLE = 126 };  // objects: the number of their class

// A value of Python, packed.
struct object {
    std::string packed;
};

template <class T>
void write(std::string& out, const T& value);

struct str : object {
    explicit str(const char* text) { msgpack::write_string(packed, text); }
};

class bytes {
public:
    bytes(const char* data, std::size_t size) : content_(data, size) {}
    const char* c_str() const { return content_.c_str(); }
    std::size_t size() const { return content_.size(); }

private:
    std::string content_;
};

class list {
public:
    template <class T>
    void append(const T& value) {
        write(items_, value);
        ++size_;
    }
    std::string packed() const {
        std::string out;
        msgpack::write_array(out, size_);
        return out + items_;
    }

private:
    std::string items_;
    std::size_t size_ = 0;
};

struct tuple : object {
    explicit tuple(const list& items) { msgpack::write_extension(packed, TUPLE, items.packed()); }
};

template <class... T>
tuple make_tuple(const T&... values) {
    list items;
    (items.append(values), ...);
    return tuple(items);
}

inline object none() {
    object nil;
    msgpack::write_nil(nil.packed);
    return nil;
}

template <class T>
T cast(const object& value) {
    static_assert(std::is_same_v<T, bool>);
    return msgpack::Reader(value.packed).read_bool();
}

// --- errors -------------------------------------------------------------------------------------

struct value_error : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

// An exception of Python, which waits there.
struct python_error {};

// --- functions of Python ------------------------------------------------------------------------

namespace detail {
// 0 or 1, or -1 if it raised an exception.
extern "C" __attribute__((import_module("kernel"), import_name("callback"))) int call_back(
    std::uint32_t callable, const char* arguments, std::size_t size);
}  // namespace detail

class callable {
public:
    explicit callable(std::uint32_t number) : number_(number) {}

    template <class... T>
    object operator()(const T&... arguments) const {
        list packed;
        (packed.append(arguments), ...);
        const std::string sent = packed.packed();
        const int answer = detail::call_back(number_, sent.data(), sent.size());
        if (answer < 0) throw python_error();
        object result;
        msgpack::write_bool(result.packed, answer != 0);
        return result;
    }

private:
    std::uint32_t number_;
};

// One thread, and no interpreter to lock or to be interrupted by.
inline void set_leak_warnings(bool) {}
struct gil_scoped_release {
    gil_scoped_release() {}
};
struct gil_scoped_acquire {
    gil_scoped_acquire() {}
};

// --- reading and writing ------------------------------------------------------------------------

namespace detail {

template <class T>
int class_number = -1;

template <class T>
void write_object(std::string& out, T* address) {
    char content[sizeof address];
    std::memcpy(content, &address, sizeof address);
    msgpack::write_extension(out, static_cast<std::int8_t>(class_number<T>),
                             {content, sizeof content});
}

template <class T>
T* read_object(msgpack::Reader& in) {
    const msgpack::Extension sent = in.read_extension();
    T* address = nullptr;
    if (sent.code != class_number<T> || sent.content.size() != sizeof address)
        throw msgpack::TypeError("the kernel expects an object of another class");
    std::memcpy(&address, sent.content.data(), sizeof address);
    return address;
}

template <class T>
constexpr bool is_optional = false;
template <class T>
constexpr bool is_optional<std::optional<T>> = true;
template <class T>
constexpr bool is_vector = false;
template <class T>
constexpr bool is_vector<std::vector<T>> = true;
template <class T>
constexpr bool is_tuple = false;
template <class... T>
constexpr bool is_tuple<std::tuple<T...>> = true;
template <class T, class U>
constexpr bool is_tuple<std::pair<T, U>> = true;
template <class T>
constexpr bool is_array = false;
template <class T, std::size_t N>
constexpr bool is_array<std::array<T, N>> = true;

// Whether the type travels as its content; all others travel as an address.
template <class T>
constexpr bool is_value =
    std::is_arithmetic_v<T> || std::is_same_v<T, bytes> || std::is_same_v<T, callable> ||
    is_optional<T> || is_vector<T> || is_tuple<T> || is_array<T>;

template <class T>
T read(msgpack::Reader& in);

template <class T, std::size_t... I>
T read_items(msgpack::Reader& in, std::index_sequence<I...>) {
    if (in.read_array() != sizeof...(I))
        throw msgpack::TypeError("the kernel expects a sequence of another length");
    return T{read<std::tuple_element_t<I, T>>(in)...};
}

template <class T>
T read(msgpack::Reader& in) {
    if constexpr (std::is_pointer_v<T>) {
        if (in.take_nil()) return nullptr;
        return read_object<std::remove_const_t<std::remove_pointer_t<T>>>(in);
    } else if constexpr (std::is_same_v<T, bool>) {
        return in.read_bool();
    } else if constexpr (std::is_integral_v<T>) {
        return in.read_int<T>();
    } else if constexpr (std::is_floating_point_v<T>) {
        return static_cast<T>(in.read_float());
    } else if constexpr (std::is_same_v<T, bytes>) {
        const std::string_view content = in.read_bytes();
        return bytes(content.data(), content.size());
    } else if constexpr (std::is_same_v<T, callable>) {
        const msgpack::Extension sent = in.read_extension();
        if (sent.code != CALLABLE || sent.content.size() != 1)
            throw msgpack::TypeError("the kernel expects a function");
        return callable(static_cast<unsigned char>(sent.content[0]));
    } else if constexpr (is_optional<T>) {
        if (in.take_nil()) return std::nullopt;
        return read<typename T::value_type>(in);
    } else if constexpr (is_vector<T>) {
        T items;
        for (std::size_t left = in.read_array(); left > 0; --left)
            items.push_back(read<typename T::value_type>(in));
        return items;
    } else {
        return read_items<T>(in, std::make_index_sequence<std::tuple_size_v<T>>());
    }
}

}  // namespace detail

template <class T>
void write(std::string& out, const T& value) {
    if constexpr (std::is_base_of_v<object, T>) {
        out += value.packed;
    } else if constexpr (std::is_same_v<T, list>) {
        out += value.packed();
    } else if constexpr (std::is_same_v<T, bool>) {
        msgpack::write_bool(out, value);
    } else if constexpr (std::is_floating_point_v<T>) {
        msgpack::write_float(out, value);
    } else if constexpr (std::is_unsigned_v<T>) {
        msgpack::write_unsigned(out, value);
    } else if constexpr (std::is_integral_v<T>) {
        msgpack::write_signed(out, value);
    } else if constexpr (std::is_convertible_v<T, const char*>) {
        msgpack::write_string(out, value);
    } else if constexpr (std::is_same_v<T, bytes>) {
        msgpack::write_bytes(out, {value.c_str(), value.size()});
    } else if constexpr (detail::is_optional<T>) {
        if (value)
            write(out, *value);
        else
            msgpack::write_nil(out);
    } else if constexpr (detail::is_vector<T> || detail::is_array<T>) {
        msgpack::write_array(out, value.size());
        for (const auto& item : value) write(out, item);
    } else if constexpr (detail::is_tuple<T>) {
        std::apply([&](const auto&... item) { write(out, make_tuple(item...)); }, value);
    } else {
        detail::write_object(out, std::construct_at(std::allocator<T>().allocate(1), value));
    }
}

}  // namespace nanobind
