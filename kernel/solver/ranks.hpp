// Which ranks matter. Cards that are equal: of them only one is tried. Cards whose rank mattered in a
// proof: it needs the order of a suit's cards only down to the lowest of them. The search passes such
// cards upwards as a set; of each suit only the lowest counts.
#pragma once

#include <array>
#include <cstdint>

#include "solver/state.hpp"
#include "solver/table.hpp"

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

// A set of cards as the table keeps it, and back.
inline std::uint32_t depths_of(Mask mattered, const State& state) {
    std::uint32_t depths = Depths::NONE;
    while (mattered) {
        const Card c = lowest(mattered);
        const int suit = suit_of(c);
        mattered &= ~suit_mask(suit);
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

// The rank of the best card mattered if another card of its suit could have been higher.
inline Mask if_contested(Card best, Mask rivals) {
    return best != SUPER_TRUMP && (rivals & suit_mask(suit_of(best)) & ~bit(SUPER_TRUMP) & ~bit(best)) ? bit(best) : 0;
}

// Legal cards but for those that are as good as a lower one: no other player's card between them,
// or (if `merge`) both of suits that nobody else holds. Cards on the table are out of play, except the
// one that is winning; the suit that was led is not like others.
inline int distinct(const State& state, Mask cards, int seat, Card best, int on_table, Card* out, bool merge = true) {
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
        const bool twin = last && suit_of(lowest(last)) == suit_of(c) && !(others & (b - last));
        last = b;
        if (!twin) out[n++] = c;
    }
    return n;
}

// Cards that were left out as twins of a lower one stand for it: if theirs mattered, so does its.
inline Mask with_twins_of(Mask mattered, Mask cards, const Card* chosen, int n) {
    Mask left_out = cards;
    for (int i = 0; i < n; ++i) left_out &= ~bit(chosen[i]);
    while (left_out) {
        const Card twin = pop_lowest(left_out);
        const Mask same = mattered & suit_mask(suit_of(twin));
        if (!same || lowest(same) > twin) continue;
        Card first = NO_CARD;
        for (int i = 0; i < n; ++i)
            if (chosen[i] < twin && suit_of(chosen[i]) == suit_of(twin) && !(bit(chosen[i]) & SPECIAL)) first = chosen[i];
        if (first != NO_CARD) mattered |= bit(first);
    }
    return mattered;
}

// Of a hand's ordinary cards of one suit, all are as bad as one that failed without its rank having
// mattered, if theirs would not matter either.
struct Hopeless {
    std::array<Card, SUITS> below{};

    bool has(Card c) const { return c < below[suit_of(c)] && !(bit(c) & SPECIAL); }
    void failed(Card c, Mask mattered) {
        if (bit(c) & SPECIAL) return;
        const Mask same = mattered & suit_mask(suit_of(c));
        const Card limit = same ? lowest(same) : NO_CARD;
        if (c < limit && limit > below[suit_of(c)]) below[suit_of(c)] = limit;
    }
};

}  // namespace yokai::solver
