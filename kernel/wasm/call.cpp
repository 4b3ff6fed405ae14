// What WebAssembly exports: one function that runs an entry of the table, and memory for what it is
// told.
#include "bindings/bindings.hpp"

void define_kernel(nanobind::module_& m);

namespace {

using nanobind::Table;

// The table itself, as a call's result: classes, entries and attributes.
void describe(const Table& table, std::string& out) {
    nanobind::list classes, entries, attributes;
    for (const char* name : table.classes) classes.append(nanobind::str(name));
    for (const nanobind::Entry& entry : table.entries) {
        nanobind::list parameters;
        for (const char* name : entry.parameters) parameters.append(nanobind::str(name));
        entries.append(nanobind::make_tuple(static_cast<int>(entry.kind), entry.of_class,
                                            nanobind::str(entry.name), parameters));
    }
    for (const auto& [name, value] : table.attributes)
        attributes.append(nanobind::make_tuple(nanobind::str(name), value));
    write(out, nanobind::make_tuple(classes, entries, attributes));
}

// `request` is an array: the number of an entry, or -1 for the table, and its arguments.
void run(std::string_view request, std::string& result) {
    static const Table& table = []() -> const Table& {
        nanobind::module_ m;
        define_kernel(m);
        return nanobind::table();
    }();
    msgpack::Reader in(request);
    in.read_array();
    const int number = in.read_int<int>();
    if (number < 0)
        describe(table, result);
    else
        table.entries.at(static_cast<std::size_t>(number)).run(in, result);
}

// A pair: the name of an exception and its message, or nil and the result.
std::string answer(std::string_view request) {
    const auto raise = [](const char* exception, const char* message) {
        std::string packed;
        msgpack::write_array(packed, 2);
        msgpack::write_string(packed, exception);
        msgpack::write_string(packed, message);
        return packed;
    };
    try {
        std::string packed;
        msgpack::write_array(packed, 2);
        msgpack::write_nil(packed);
        run(request, packed);
        return packed;
    } catch (const nanobind::python_error&) {
        return raise("", "");
    } catch (const msgpack::TypeError& error) {
        return raise("TypeError", error.what());
    } catch (const std::out_of_range& error) {
        return raise("IndexError", error.what());
    } catch (const std::logic_error& error) {
        return raise("ValueError", error.what());
    } catch (const std::bad_alloc& error) {
        return raise("MemoryError", error.what());
    } catch (const std::exception& error) {
        return raise("RuntimeError", error.what());
    }
}

}  // namespace

extern "C" {

__attribute__((export_name("allocate"))) char* allocate(std::size_t size) { return new char[size]; }

// Frees the request. The answer stays until the next call: its size, and where it is.
__attribute__((export_name("call"))) const std::uint32_t* call(const char* request,
                                                               std::size_t size) {
    static std::string answered;
    static std::uint32_t place[2];
    const std::unique_ptr<const char[]> owned(request);
    answered = answer({request, size});
    place[0] = static_cast<std::uint32_t>(answered.size());
    place[1] = static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(answered.data()));
    return place;
}

}  // extern "C"
