// MessagePack, as far as calls of the kernel need it: values are written to and read from bytes.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace msgpack {

// An argument of another type than the function takes.
struct TypeError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <class Unsigned>
void put(std::string& out, unsigned char tag, Unsigned number) {
    out += static_cast<char>(tag);
    for (int shift = sizeof(Unsigned) * 8 - 8; shift >= 0; shift -= 8)
        out += static_cast<char>(number >> shift);
}

inline void write_nil(std::string& out) { out += '\xc0'; }
inline void write_bool(std::string& out, bool yes) { out += yes ? '\xc3' : '\xc2'; }
inline void write_float(std::string& out, double number) {
    put(out, 0xcb, std::bit_cast<std::uint64_t>(number));
}
inline void write_unsigned(std::string& out, std::uint64_t number) {
    if (number < 128)
        out += static_cast<char>(number);
    else
        put(out, 0xcf, number);
}
inline void write_signed(std::string& out, std::int64_t number) {
    if (number >= 0)
        write_unsigned(out, static_cast<std::uint64_t>(number));
    else
        put(out, 0xd3, static_cast<std::uint64_t>(number));
}
inline void write_string(std::string& out, std::string_view text) {
    put(out, 0xdb, static_cast<std::uint32_t>(text.size()));
    out += text;
}
inline void write_bytes(std::string& out, std::string_view bytes) {
    put(out, 0xc6, static_cast<std::uint32_t>(bytes.size()));
    out += bytes;
}
inline void write_array(std::string& out, std::size_t size) {
    if (size < 16)
        out += static_cast<char>(0x90 | size);
    else
        put(out, 0xdd, static_cast<std::uint32_t>(size));
}
inline void write_extension(std::string& out, std::int8_t code, std::string_view content) {
    put(out, 0xc9, static_cast<std::uint32_t>(content.size()));
    out += static_cast<char>(code);
    out += content;
}

struct Extension {
    std::int8_t code;
    std::string_view content;
};

// Reads one value after the other; each call names the type it expects.
class Reader {
public:
    explicit Reader(std::string_view bytes) : rest_(bytes) {}

    bool take_nil() {
        if (peek() != 0xc0) return false;
        rest_.remove_prefix(1);
        return true;
    }
    bool read_bool() {
        const unsigned char tag = next();
        if (tag != 0xc2 && tag != 0xc3) fail("a truth value");
        return tag == 0xc3;
    }
    // Python's integers, of which truth values are two.
    template <class Int>
    Int read_int() {
        const unsigned char tag = next();
        if (tag < 0x80) return fit<Int>(tag);
        switch (tag) {
            case 0xc2: return 0;
            case 0xc3: return 1;
            case 0xcc: return fit<Int>(number<std::uint8_t>());
            case 0xcd: return fit<Int>(number<std::uint16_t>());
            case 0xce: return fit<Int>(number<std::uint32_t>());
            case 0xcf: return fit<Int>(number<std::uint64_t>());
            case 0xd0: return fit<Int>(static_cast<std::int8_t>(number<std::uint8_t>()));
            case 0xd1: return fit<Int>(static_cast<std::int16_t>(number<std::uint16_t>()));
            case 0xd2: return fit<Int>(static_cast<std::int32_t>(number<std::uint32_t>()));
            case 0xd3: return fit<Int>(static_cast<std::int64_t>(number<std::uint64_t>()));
        }
        if (tag < 0xe0) fail("a whole number");
        return fit<Int>(static_cast<std::int8_t>(tag));
    }
    double read_float() {
        if (peek() != 0xcb) {
            if (peek() == 0xcf) return static_cast<double>(read_int<std::uint64_t>());
            return static_cast<double>(read_int<std::int64_t>());
        }
        next();
        return std::bit_cast<double>(number<std::uint64_t>());
    }
    std::string_view read_bytes() {
        switch (next()) {
            case 0xc4: return take(number<std::uint8_t>());
            case 0xc5: return take(number<std::uint16_t>());
            case 0xc6: return take(number<std::uint32_t>());
        }
        fail("bytes");
    }
    std::size_t read_array() {
        const unsigned char tag = next();
        if ((tag & 0xf0) == 0x90) return tag & 15;
        if (tag == 0xdc) return number<std::uint16_t>();
        if (tag == 0xdd) return number<std::uint32_t>();
        fail("a sequence");
    }
    Extension read_extension() {
        const unsigned char tag = next();
        std::size_t size = 0;
        if (tag >= 0xd4 && tag <= 0xd8)
            size = std::size_t{1} << (tag - 0xd4);
        else if (tag == 0xc7)
            size = number<std::uint8_t>();
        else
            fail("an object of the kernel");
        const auto code = static_cast<std::int8_t>(next());
        return {code, take(size)};
    }
    void end() const {
        if (!rest_.empty()) fail("fewer arguments");
    }

private:
    [[noreturn]] static void fail(const char* expected) {
        throw TypeError(std::string("the kernel expects ") + expected);
    }
    template <class Int, class Wide>
    static Int fit(Wide number) {
        if (!std::in_range<Int>(number)) fail("a number of another size");
        return static_cast<Int>(number);
    }
    unsigned char peek() const {
        if (rest_.empty()) fail("more arguments");
        return static_cast<unsigned char>(rest_.front());
    }
    unsigned char next() {
        const unsigned char byte = peek();
        rest_.remove_prefix(1);
        return byte;
    }
    std::string_view take(std::size_t size) {
        if (rest_.size() < size) fail("more bytes");
        const std::string_view taken = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return taken;
    }
    template <class Unsigned>
    Unsigned number() {
        Unsigned number = 0;
        for (const char byte : take(sizeof(Unsigned)))
            number = static_cast<Unsigned>(std::uint64_t{number} << 8 |
                                           static_cast<unsigned char>(byte));
        return number;
    }

    std::string_view rest_;
};

}  // namespace msgpack
