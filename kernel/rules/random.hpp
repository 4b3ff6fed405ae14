// Seeded randomness, the same on every platform. Every caller brings its own generator: the kernel
// keeps no state between calls, so any number of threads may be in it at once.
#pragma once

#include <array>
#include <cstdint>

#include "rules/cards.hpp"

namespace yokai {

// SplitMix64: turns any seed, however poor, into well mixed words.
constexpr std::uint64_t split_mix(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

// xoshiro256++ (Blackman and Vigna, public domain): quick, and good far beyond our needs.
class Random {
public:
    explicit Random(std::uint64_t seed, std::uint64_t stream = 0) {
        std::uint64_t state = seed ^ (stream * 0xd1342543de82ef95u + stream);
        for (auto& word : s_) word = split_mix(state);
    }

    std::uint64_t next() {
        const std::uint64_t result = rotl(s_[0] + s_[3], 23) + s_[0];
        const std::uint64_t t = s_[1] << 17;
        s_[2] ^= s_[0];
        s_[3] ^= s_[1];
        s_[1] ^= s_[2];
        s_[0] ^= s_[3];
        s_[2] ^= t;
        s_[3] = rotl(s_[3], 45);
        return result;
    }

    // Exactly uniform in 0..n-1 for n > 0 (Lemire's multiplication with rejection).
    std::uint32_t below(std::uint32_t n) {
        std::uint64_t m = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(m) < n) [[unlikely]] {
            const std::uint32_t limit = -n % n;
            while (static_cast<std::uint32_t>(m) < limit) m = (next() >> 32) * n;
        }
        return static_cast<std::uint32_t>(m >> 32);
    }

    // The same for numbers of 64 bits: masks and rejects, for n may be close to 2^64.
    std::uint64_t below64(std::uint64_t n) {
        const std::uint64_t mask = n <= 1 ? 0 : ~std::uint64_t{0} >> std::countl_zero(n - 1);
        for (;;) {
            const std::uint64_t x = next() & mask;
            if (x < n) return x;
        }
    }

    // In [0, 1), a multiple of 2^-53.
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    static constexpr std::uint64_t rotl(std::uint64_t x, int k) {
        return (x << k) | (x >> (64 - k));
    }
    std::uint64_t s_[4];
};

namespace detail {
// SELECT_IN_BYTE[k][byte]: where the k-th set bit of a byte is.
inline constexpr auto SELECT_IN_BYTE = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (int byte = 0; byte < 256; ++byte) {
        int k = 0;
        for (int slot = 0; slot < 8; ++slot)
            if (byte >> slot & 1) table[k++][byte] = static_cast<std::uint8_t>(slot);
    }
    return table;
}();
inline constexpr std::uint64_t ONES = 0x0101010101010101u;
inline constexpr std::uint64_t HIGHS = 0x8080808080808080u;
// Byte i holds the number of cards in byte i.
constexpr std::uint64_t byte_counts(Mask cards) {
    cards -= (cards >> 1) & 0x5555555555555555u;
    cards = (cards & 0x3333333333333333u) + ((cards >> 2) & 0x3333333333333333u);
    return (cards + (cards >> 4)) & 0x0f0f0f0f0f0f0f0fu;
}
// Byte i holds the number of cards in bytes 0..i; the top byte is the whole count.
constexpr std::uint64_t running_counts(Mask cards) { return byte_counts(cards) * ONES; }
constexpr Card select(Mask cards, std::uint64_t running, unsigned k) {
    const std::uint64_t at_most = ((k * ONES | HIGHS) - running) & HIGHS;
    const unsigned place = static_cast<unsigned>(((at_most >> 7) * ONES) >> 56) * 8;
    const unsigned rank = k - (((running << 8) >> place) & 0xff);
    return static_cast<Card>(place + SELECT_IN_BYTE[rank][(cards >> place) & 0xff]);
}
}  // namespace detail

// One card of a set that is not empty, each with the same chance.
inline Card pick(Mask cards, Random& random) {
    const std::uint64_t running = detail::running_counts(cards);
    const unsigned n = static_cast<unsigned>(running >> 56);
    return detail::select(cards, running, random.below(n));
}

// Whether this processor finds the k-th bit of a word in one quick step (`pdep` of BMI2; the first
// two generations of Zen have it, but slow). Asked at run time: the build stays portable.
#if defined(__x86_64__) && defined(__GNUC__)
#define YOKAI_HAS_PDEP 1
inline bool has_quick_bits() {
    static const bool yes = __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
                            !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
    return yes;
}
#else
inline bool has_quick_bits() { return false; }
#endif

// The same by 32 random bits alone: a card's chance is off by less than 2^-28, which no playout
// feels. Both ways find the same card.
template <bool quick_bits>
inline Card pick(Mask cards, std::uint32_t luck) {
#ifdef YOKAI_HAS_PDEP
    if constexpr (quick_bits) {
        std::uint64_t n, found;
        asm("popcntq %1, %0" : "=r"(n) : "r"(cards) : "cc");
        asm("pdepq %2, %1, %0"
            : "=r"(found)
            : "r"(std::uint64_t{1} << (n * luck >> 32)), "r"(cards));
        return lowest(found);
    }
#endif
    const std::uint64_t running = detail::running_counts(cards);
    const std::uint64_t k = (running >> 56) * luck >> 32;
    return detail::select(cards, running, static_cast<unsigned>(k));
}

// `n` cards of a set that holds at least n, each subset with the same chance.
inline Mask pick_several(Mask cards, int n, Random& random) {
    Mask chosen = 0;
    for (; n > 0; --n) {
        const Mask card = bit(pick(cards, random));
        chosen |= card;
        cards ^= card;
    }
    return chosen;
}

}  // namespace yokai
