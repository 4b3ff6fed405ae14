// Tables of what the policy looks up instead of computing: a branch on a random card is guessed
// wrong half the time.
#pragma once

#include <array>
#include <cstdint>

#include "policy/simd.hpp"
#include "rules/cards.hpp"
#include "rules/ruleset.hpp"

namespace yokai::detail {

// NONE[m][n]: the chance that a hand holds none of n cards, each of which is equally likely to be
// in any of m hands.
inline constexpr auto NONE = [] {
    std::array<std::array<float, 64>, 4> table{};
    for (int m = 0; m < 4; ++m) {
        double chance = 1;
        for (auto& cell : table[m]) {
            cell = static_cast<float>(chance);
            chance *= m ? (m - 1.0) / m : 0.0;
        }
    }
    return table;
}();
// The same for the cards of a byte.
inline constexpr auto NONE_OF = [] {
    std::array<std::array<float, 256>, 4> table{};
    for (int m = 0; m < 4; ++m)
        for (unsigned cards = 0; cards < 256; ++cards) table[m][cards] = NONE[m][count(cards)];
    return table;
}();

// The number of bits set in a byte.
inline constexpr auto POPULATION = [] {
    std::array<std::uint8_t, 256> table{};
    for (unsigned i = 0; i < 256; ++i) table[i] = static_cast<std::uint8_t>(count(i));
    return table;
}();

// A set of suits as a word with the byte of each suit set to 0 or 1,
inline constexpr auto SPREAD = [] {
    std::array<std::uint64_t, 128> table{};
    for (unsigned suits = 0; suits < 128; ++suits)
        for (int suit = 0; suit < SUITS; ++suit)
            table[suits] |= std::uint64_t{suits >> suit & 1} << (8 * suit);
    return table;
}();
// and as a float for each suit, 0 or 1. NO_SUIT has a place, too.
inline constexpr auto SUIT_ONES = [] {
    std::array<FloatArray8, 256> table{};
    for (unsigned suits = 0; suits < 256; ++suits)
        for (int suit = 0; suit < 8; ++suit)
            table[suits].of[suit] = static_cast<float>(suits >> suit & 1);
    return table;
}();

// A boss's stars, by suit,
template <Family F>
inline constexpr FloatArray8 STARS = [] {
    FloatArray8 table{};
    for (int suit = 0; suit < SUITS; ++suit) table.of[suit] = RULES<F>.stars[suit];
    return table;
}();
// and the sum for a set of suits.
template <Family F>
inline constexpr auto STAR_SUMS = [] {
    std::array<float, 128> table{};
    for (unsigned suits = 0; suits < 128; ++suits)
        for (int suit = 0; suit < SUITS; ++suit)
            if (suits >> suit & 1) table[suits] += STARS<F>.of[suit];
    return table;
}();

// The suits of a set of bosses without foils: each boss is seven bits above the one before, and the
// multiplication moves them together.
constexpr unsigned suits_of_bosses(Mask bosses) {
    return ((bosses >> 6) * 0x0104104104100000u >> 56) & 0x7f;
}

// A card's height in its suit.
inline constexpr float HEIGHT[8] = {0,        1 / 7.0f, 2 / 7.0f, 3 / 7.0f,
                                    4 / 7.0f, 5 / 7.0f, 6 / 7.0f, 1};

// In every suit, the highest card of the set and all slots below it.
constexpr Mask up_to_highest(Mask cards) {
    cards |= (cards >> 1) & 0x7f7f7f7f7f7f7f7fu;
    cards |= (cards >> 2) & 0x3f3f3f3f3f3f3f3fu;
    return cards | ((cards >> 4) & 0x0f0f0f0f0f0f0f0fu);
}

}  // namespace yokai::detail
