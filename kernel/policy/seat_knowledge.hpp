// What the acting seat knows about the hidden cards: its own hand, the cards it passed, and what is
// public. Nothing here reads another hand.
#pragma once

#include <array>

#include "policy/simd.hpp"
#include "rules/random.hpp"
#include "rules/round.hpp"

namespace yokai {

namespace detail {
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

// The number of bits set in a byte.
inline constexpr auto POPULATION = [] {
    std::array<std::uint8_t, 256> table{};
    for (unsigned i = 0; i < 256; ++i) table[i] = static_cast<std::uint8_t>(count(i));
    return table;
}();
// A set of suits as a word with the byte of each suit set to 0 or 1.
inline constexpr auto SPREAD = [] {
    std::array<std::uint64_t, 128> table{};
    for (unsigned suits = 0; suits < 128; ++suits)
        for (int suit = 0; suit < SUITS; ++suit)
            table[suits] |= std::uint64_t{suits >> suit & 1} << (8 * suit);
    return table;
}();

// NONE for all slots of a suit at once: counting the cards of a byte that are above the slot.
inline constexpr auto NONE_ABOVE = [] {
    std::array<std::array<FloatArray8, 256>, 4> table{};
    for (int m = 0; m < 4; ++m)
        for (unsigned cards = 0; cards < 256; ++cards)
            for (int slot = 0; slot < 8; ++slot)
                table[m][cards].of[slot] = NONE[m][count((cards >> slot) >> 1)];
    return table;
}();
}  // namespace detail

template <Family F>
class SeatKnowledge {
protected:
    SeatKnowledge(const Round& round, const Passes& passes)
        : round_(round), me_(round.turn), us_(side_of<F>(me_)), hand_(round.hands[me_]) {
        const Mask up = round.face_up == NO_CARD ? 0 : bit(round.face_up);
        unlocated_ = unseen_ = Rules{F}.deck() & ~(hand_ | round.played | up);
        for (int seat = 0; seat < PLAYERS<F>; ++seat) {
            if (F == Family::four && seat != (me_ ^ 2)) continue;  // cards go to the partner only
            known_[seat] = passes.given[me_][seat] & ~round.played;
            unlocated_ &= ~known_[seat];
        }
        unlocated_counts_ = detail::byte_counts(unlocated_);
        holders_ = (PLAYERS<F> - 1) * detail::ONES + detail::SPREAD[round.voids[me_]];
        for (int seat = 0; seat < PLAYERS<F>; ++seat) holders_ -= detail::SPREAD[round.voids[seat]];
        trump_mask_ = round.trump == NO_SUIT ? 0 : suit_mask(round.trump);
    }

    int seat_after(int steps) const {
        if constexpr (F == Family::three)
            return me_ + steps >= 3 ? me_ + steps - 3 : me_ + steps;
        else
            return (me_ + steps) & 3;
    }

    // The chance that a hand that may hold a suit has none of `n` unlocated cards of it.
    float none(int suit, int n) const { return detail::NONE[(holders_ >> (8 * suit)) & 0xff][n]; }
    int unlocated_in(int suit) const {
        return static_cast<int>((unlocated_counts_ >> (8 * suit)) & 0xff);
    }
    int unlocated_in(Mask cards, int suit) const {
        return detail::POPULATION[suit_byte(unlocated_ & cards, suit)];
    }

    const Round& round_;
    int me_, us_;
    Mask hand_;
    Mask unseen_;     // not in hand and not played
    Mask unlocated_;  // unseen, and not known to be in a certain hand
    Mask trump_mask_;
    Mask known_[SEATS] = {};          // cards passed to each seat and not yet played
    std::uint64_t unlocated_counts_;  // by suit, one byte each
    std::uint64_t holders_;  // the number of other hands that may hold a suit, one byte each
};

}  // namespace yokai
