// What the acting seat knows about the hidden cards: its own hand, the cards it passed, and what is
// public. Nothing here reads another hand.
#pragma once

#include "policy/tables.hpp"
#include "rules/random.hpp"
#include "rules/round.hpp"

namespace yokai {

template <Family F>
class SeatKnowledge {
protected:
    SeatKnowledge(const Round& round, const Rules& rules, const Passes& passes)
        : round_(round),
          rules_(rules),
          me_(round.turn),
          us_(side_of<F>(rules, me_)),
          hand_(round.hands[me_]) {
        const Mask up = round.face_up == NO_CARD ? 0 : bit(round.face_up);
        unlocated_ = unseen_ = numbers<F>(rules).deck & ~(hand_ | round.played | up);
        for (int seat = 0; seat < players(); ++seat) {
            if (F == Family::four && seat != (me_ ^ 2)) continue;  // cards go to the partner only
            known_[seat] = passes.given[me_][seat] & ~round.played;
            unlocated_ &= ~known_[seat];
        }
        unlocated_counts_ = detail::byte_counts(unlocated_);
        holders_ = static_cast<std::uint64_t>(players() - 1) * detail::ONES +
                   detail::SPREAD[round.voids[me_]];
        for (int seat = 0; seat < players(); ++seat) holders_ -= detail::SPREAD[round.voids[seat]];
        trump_mask_ = round.trump == NO_SUIT ? 0 : suit_mask(round.trump);
    }

    int players() const { return numbers<F>(rules_).players; }
    bool has_partner() const { return numbers<F>(rules_).partners; }
    int seat_after(int steps) const {
        if constexpr (F == Family::four || F == Family::suitors) return (me_ + steps) & 3;
        return me_ + steps >= players() ? me_ + steps - players() : me_ + steps;
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
    const Rules& rules_;
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
