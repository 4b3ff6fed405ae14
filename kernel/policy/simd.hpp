// Eight numbers as two SIMD vectors of four, which every processor we build for has (SSE2, NEON,
// WebAssembly): one for each suit, and one to spare.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace yokai {

struct alignas(16) FloatArray8 {
    float of[8];
};

namespace detail {
using Float4 = float __attribute__((vector_size(16)));
using Int4 = std::int32_t __attribute__((vector_size(16)));
}  // namespace detail

struct Float8 {
    detail::Float4 low, high;

    Float8(detail::Float4 l, detail::Float4 h) : low(l), high(h) {}
    explicit Float8(float all) : low{all, all, all, all}, high(low) {}
    explicit Float8(const FloatArray8& floats) {
        std::memcpy(&low, floats.of, sizeof low);
        std::memcpy(&high, floats.of + 4, sizeof high);
    }
    void store(FloatArray8& floats) const {
        std::memcpy(floats.of, &low, sizeof low);
        std::memcpy(floats.of + 4, &high, sizeof high);
    }
    friend Float8 operator+(Float8 a, Float8 b) { return {a.low + b.low, a.high + b.high}; }
    friend Float8 operator-(Float8 a, Float8 b) { return {a.low - b.low, a.high - b.high}; }
    friend Float8 operator*(Float8 a, Float8 b) { return {a.low * b.low, a.high * b.high}; }
    friend Float8 operator/(Float8 a, Float8 b) { return {a.low / b.low, a.high / b.high}; }
};

inline Float8 max(Float8 a, Float8 b) {
    return {a.low > b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
}

// A comparison gives -1 for yes and 0 for no.
struct Int8 {
    detail::Int4 low, high;

    Int8(detail::Int4 l, detail::Int4 h) : low(l), high(h) {}
    explicit Int8(std::int32_t all) : low{all, all, all, all}, high(low) {}
    friend Int8 operator+(Int8 a, Int8 b) { return {a.low + b.low, a.high + b.high}; }
    friend Int8 operator-(Int8 a, Int8 b) { return {a.low - b.low, a.high - b.high}; }
    friend Int8 operator&(Int8 a, Int8 b) { return {a.low & b.low, a.high & b.high}; }
    friend Int8 operator==(Int8 a, Int8 b) { return {a.low == b.low, a.high == b.high}; }
    friend Int8 operator<(Int8 a, Int8 b) { return {a.low < b.low, a.high < b.high}; }
    friend Int8 operator>(Int8 a, Int8 b) { return {a.low > b.low, a.high > b.high}; }
};

// `a` where the mask says yes, and `b` where it says no.
inline Int8 select(Int8 mask, Int8 a, Int8 b) {
    return {(mask.low & a.low) | (~mask.low & b.low), (mask.high & a.high) | (~mask.high & b.high)};
}
inline Float8 select(Int8 mask, Float8 a, Float8 b) {
    const Int8 bits = select(mask, Int8((detail::Int4)a.low, (detail::Int4)a.high),
                             Int8((detail::Int4)b.low, (detail::Int4)b.high));
    return {(detail::Float4)bits.low, (detail::Float4)bits.high};
}
// The values where the mask says yes, or no, and 0 elsewhere.
inline Float8 where(Int8 mask, Float8 values) {
    return {(detail::Float4)(mask.low & (detail::Int4)values.low),
            (detail::Float4)(mask.high & (detail::Int4)values.high)};
}
inline Float8 where_not(Int8 mask, Float8 values) { return where({~mask.low, ~mask.high}, values); }

inline Float8 to_float(Int8 a) {
    return {__builtin_convertvector(a.low, detail::Float4),
            __builtin_convertvector(a.high, detail::Float4)};
}

inline Int8 suit_numbers() { return {detail::Int4{0, 1, 2, 3}, detail::Int4{4, 5, 6, 7}}; }
// The cards in the lowest slot of each suit.
inline Int8 lowest_cards() { return {detail::Int4{0, 8, 16, 24}, detail::Int4{32, 40, 48, 56}}; }

// The bytes of a word. It goes from register to register: a vector read from memory just after half
// of it was written would have to wait.
inline Int8 suit_bytes(std::uint64_t word) {
    using Bytes = std::uint8_t __attribute__((vector_size(16)));
    using Shorts = std::uint16_t __attribute__((vector_size(16)));
    using Longs = std::uint64_t __attribute__((vector_size(16)));
    const Bytes bytes = (Bytes)Longs{word, 0};
    const Shorts shorts = (Shorts)__builtin_shufflevector(bytes, Bytes{}, 0, 16, 1, 17, 2, 18, 3,
                                                          19, 4, 20, 5, 21, 6, 22, 7, 23);
    return {(detail::Int4)__builtin_shufflevector(shorts, Shorts{}, 0, 8, 1, 9, 2, 10, 3, 11),
            (detail::Int4)__builtin_shufflevector(shorts, Shorts{}, 4, 12, 5, 13, 6, 14, 7, 15)};
}

// An integer that orders like the float.
inline std::int32_t order_of(float value) {
    std::int32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return bits ^ (bits >> 31 & 0x7fffffff);
}

// A float and a card packed into an integer that orders like the float; the card replaces the
// lowest six bits. Values less than about 2^-17 of their size apart therefore compare equal, and
// the higher card is the larger key.
inline std::int32_t sort_key(float value, int card) { return (order_of(value) & ~63) | card; }
inline Int8 sort_keys(Float8 values, Int8 cards) {
    const auto four = [](detail::Float4 floats, detail::Int4 low_bits) {
        const auto bits = (detail::Int4)floats;
        return ((bits ^ (bits >> 31 & 0x7fffffff)) & ~63) | low_bits;
    };
    return {four(values.low, cards.low), four(values.high, cards.high)};
}

inline std::int32_t largest(Int8 a) {
    const detail::Int4 four = a.low > a.high ? a.low : a.high;
    return std::max(std::max(four[0], four[1]), std::max(four[2], four[3]));
}

}  // namespace yokai
