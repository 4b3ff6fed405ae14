// Which ranks are relevant. Of equivalent cards only one is searched. A proof depends on the order
// of a suit's cards only down to the lowest card whose rank was relevant; the search returns these
// cards as a set, of which only the lowest of each suit counts.
#pragma once

#include <array>
#include <cstdint>

#include "solver/state.hpp"
#include "solver/transposition_table.hpp"

namespace yokai::solver {

// The n-th lowest bit of a byte.
struct NthBit8 {
    std::uint8_t of[256][8]{};
    constexpr NthBit8() {
        for (unsigned i = 0; i < 256; ++i) {
            int n = 0;
            for (unsigned j = 0; j < 8; ++j)
                if (i >> j & 1) of[i][n++] = std::uint8_t(j);
        }
    }
};
inline constexpr NthBit8 NTH;

// Converts a set of relevant cards to the form that the table stores, and back.
inline std::uint32_t depths_of(Mask relevant, const State& state) {
    std::uint32_t depths = Depths::NONE;
    while (relevant) {
        const Card c = lowest(relevant);
        const int suit = suit_of(c);
        relevant &= ~suit_mask(suit);
        depths ^= (state.below(c) ^ 7u) << 3 * suit;
    }
    return depths;
}
inline Mask cards_of(std::uint32_t depths, Mask live) {
    Mask cards = 0;
    depths ^= Depths::NONE;
    for (int s = 0; depths; ++s, depths >>= 3)
        if (depths & 7) cards |= bit(Card(8 * s + NTH.of[ranked(live, s)][(depths & 7) ^ 7]));
    return cards;
}

// The rank of the best card is relevant if another card of its suit could have been higher.
inline Mask relevant_if_contested(Card best, Mask opponents) {
    return best != SUPER_TRUMP &&
                   (opponents & suit_mask(suit_of(best)) & ~bit(SUPER_TRUMP) & ~bit(best))
               ? bit(best)
               : 0;
}

// Legal cards without those that are equivalent to a lower one: no other hand's card lies between
// them, or (if `merge`) both are of suits that no other hand holds. Cards of the present trick no
// longer separate cards, except the one that is winning. The led suit is never merged.
inline int distinct_moves(const State& state, Mask cards, int seat, Card best, int on_table,
                          Card* out, bool merge = true) {
    Mask others = state.live.cards & ~state.hand[seat];
    for (int i = 0; i < on_table; ++i) others &= ~bit(state.trick[i]);
    Mask lone = 0;
    if (merge) {
        const Mask held = suits_held(others) >> 7;
        lone = cards & ~(held * 0xff) & ~suit_mask(state.trump) & ~SPECIAL;
        if (on_table) lone &= ~suit_mask(suit_of(state.trick[0]));
        cards &= ~(lone & (lone - 1));  // all but the first
    }
    if (on_table) others |= bit(best);
    int n = 0;
    Mask last = 0;
    while (cards) {
        const Mask b = cards & -cards;
        const Card c = pop_lowest(cards);
        if (b & SPECIAL) {
            out[n++] = c;
            continue;
        }
        const bool equivalent =
            last && suit_of(lowest(last)) == suit_of(c) && !(others & (b - last));
        last = b;
        if (!equivalent) out[n++] = c;
    }
    return n;
}

// If the rank of a card that was left out as equivalent is relevant, so is that of the card
// searched in its place.
inline Mask with_equivalents_of(Mask relevant, Mask cards, const Card* chosen, int n) {
    Mask left_out = cards;
    for (int i = 0; i < n; ++i) left_out &= ~bit(chosen[i]);
    while (left_out) {
        const Card equivalent = pop_lowest(left_out);
        const Mask same = relevant & suit_mask(suit_of(equivalent));
        if (!same || lowest(same) > equivalent) continue;
        Card first = NO_CARD;
        for (int i = 0; i < n; ++i)
            if (chosen[i] < equivalent && suit_of(chosen[i]) == suit_of(equivalent) &&
                !(bit(chosen[i]) & SPECIAL))
                first = chosen[i];
        if (first != NO_CARD) relevant |= bit(first);
    }
    return relevant;
}

// If a card failed and its rank was not relevant, all other ordinary cards of its hand and suit
// whose rank would not be relevant either fail, too.
struct FailedRanks {
    std::array<Card, SUITS> below{};

    bool covers(Card c) const { return c < below[suit_of(c)] && !(bit(c) & SPECIAL); }
    void add(Card c, Mask relevant) {
        if (bit(c) & SPECIAL) return;
        const Mask same = relevant & suit_mask(suit_of(c));
        const Card limit = same ? lowest(same) : NO_CARD;
        if (c < limit && limit > below[suit_of(c)]) below[suit_of(c)] = limit;
    }
};

}  // namespace yokai::solver
