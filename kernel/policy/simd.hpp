// One float for each of the eight slots of a suit, as two SIMD vectors of four, which every
// processor we build for has (SSE2, NEON).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace yokai {

struct alignas(16) FloatArray8 {
    float of[8];
};

namespace detail {
using Float4 = float __attribute__((vector_size(16)));
using Int4 = std::int32_t __attribute__((vector_size(16)));
inline constexpr Int4 SLOTS[2] = {{0, 1, 2, 3}, {4, 5, 6, 7}};
inline constexpr Int4 SLOT_BITS[2] = {{1, 2, 4, 8}, {16, 32, 64, 128}};
}  // namespace detail

struct Float8 {
    detail::Float4 low, high;

    Float8(detail::Float4 l, detail::Float4 h) : low(l), high(h) {}
    explicit Float8(float all) : low(detail::Float4{} + all), high(low) {}
    explicit Float8(const FloatArray8& floats) {
        std::memcpy(&low, floats.of, sizeof low);
        std::memcpy(&high, floats.of + 4, sizeof high);
    }
    float at(int slot) const {
        FloatArray8 floats;
        std::memcpy(floats.of, &low, sizeof low);
        std::memcpy(floats.of + 4, &high, sizeof high);
        return floats.of[slot];
    }
    friend Float8 operator+(Float8 a, Float8 b) { return {a.low + b.low, a.high + b.high}; }
    friend Float8 operator-(Float8 a, Float8 b) { return {a.low - b.low, a.high - b.high}; }
    friend Float8 operator*(Float8 a, Float8 b) { return {a.low * b.low, a.high * b.high}; }
};

// Slots below `first` from `below`, the others from `others`.
inline Float8 blend(int first, Float8 others, Float8 below) {
    return {detail::SLOTS[0] >= first ? others.low : below.low,
            detail::SLOTS[1] >= first ? others.high : below.high};
}

// A float and a card packed into an integer that orders like the float; the card replaces the
// lowest six bits. Values less than about 2^-17 of their size apart therefore compare equal, and
// the higher card is the larger key.
inline std::int32_t sort_key(float value, int card) {
    std::int32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return ((bits ^ (bits >> 31 & 0x7fffffff)) & ~63) | card;
}

// The largest sort key of each slot.
struct MaxKeys8 {
    detail::Int4 low, high;

    explicit MaxKeys8(std::int32_t all) : low(detail::Int4{} + all), high(low) {}

    // Updates the slots in `mask` with the keys of `values`; `first` is the card of slot 0.
    void update(Float8 values, int first, unsigned mask) {
        low = larger(low, values.low, detail::SLOTS[0] + first, detail::SLOT_BITS[0], mask);
        high = larger(high, values.high, detail::SLOTS[1] + first, detail::SLOT_BITS[1], mask);
    }
    std::int32_t largest() const {
        const detail::Int4 four = low > high ? low : high;
        return std::max(std::max(four[0], four[1]), std::max(four[2], four[3]));
    }

private:
    static detail::Int4 larger(detail::Int4 old, detail::Float4 values, detail::Int4 cards,
                               detail::Int4 bits, unsigned mask) {
        detail::Int4 keys;
        std::memcpy(&keys, &values, sizeof keys);
        keys = ((keys ^ (keys >> 31 & 0x7fffffff)) & ~63) | cards;
        const detail::Int4 take = ((bits & static_cast<std::int32_t>(mask)) != 0) & (keys > old);
        return take ? keys : old;
    }
};

}  // namespace yokai
