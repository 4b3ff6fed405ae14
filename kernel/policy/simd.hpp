// Numbers for the eight slots of a suit, side by side: two vectors of four, which every processor we
// build for has (SSE2, NEON).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace yokai {

struct alignas(16) EightFloats {
    float of[8];
};

namespace detail {
using Four = float __attribute__((vector_size(16)));
using FourKeys = std::int32_t __attribute__((vector_size(16)));
inline constexpr FourKeys SLOTS[2] = {{0, 1, 2, 3}, {4, 5, 6, 7}};
inline constexpr FourKeys SLOT_BITS[2] = {{1, 2, 4, 8}, {16, 32, 64, 128}};
}  // namespace detail

struct Lanes {
    detail::Four low, high;

    Lanes(detail::Four l, detail::Four h) : low(l), high(h) {}
    explicit Lanes(float all) : low(detail::Four{} + all), high(low) {}
    explicit Lanes(const EightFloats& floats) {
        std::memcpy(&low, floats.of, sizeof low);
        std::memcpy(&high, floats.of + 4, sizeof high);
    }
    float at(int slot) const {
        EightFloats floats;
        std::memcpy(floats.of, &low, sizeof low);
        std::memcpy(floats.of + 4, &high, sizeof high);
        return floats.of[slot];
    }
    friend Lanes operator+(Lanes a, Lanes b) { return {a.low + b.low, a.high + b.high}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {a.low - b.low, a.high - b.high}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {a.low * b.low, a.high * b.high}; }
};

// `there` from the n-th slot on, `below` before it.
inline Lanes from(int n, Lanes there, Lanes below) {
    return {detail::SLOTS[0] >= n ? there.low : below.low, detail::SLOTS[1] >= n ? there.high : below.high};
}

// Values in an order in which larger is better, their last six bits telling whose they are.
struct Keys {
    detail::FourKeys low, high;

    explicit Keys(std::int32_t all) : low(detail::FourKeys{} + all), high(low) {}

    // Takes over the values of the slots in `mine` that are better; `first` is the card of slot 0.
    void raise(Lanes values, int first, unsigned mine) {
        low = better(low, values.low, detail::SLOTS[0] + first, detail::SLOT_BITS[0], mine);
        high = better(high, values.high, detail::SLOTS[1] + first, detail::SLOT_BITS[1], mine);
    }
    std::int32_t largest() const {
        const detail::FourKeys four = low > high ? low : high;
        return std::max(std::max(four[0], four[1]), std::max(four[2], four[3]));
    }

private:
    static detail::FourKeys better(detail::FourKeys old, detail::Four values, detail::FourKeys cards,
                                   detail::FourKeys bits, unsigned mine) {
        detail::FourKeys keys;
        std::memcpy(&keys, &values, sizeof keys);
        keys = ((keys ^ (keys >> 31 & 0x7fffffff)) & ~63) | cards;
        const detail::FourKeys take = ((bits & static_cast<std::int32_t>(mine)) != 0) & (keys > old);
        return take ? keys : old;
    }
};

}  // namespace yokai
