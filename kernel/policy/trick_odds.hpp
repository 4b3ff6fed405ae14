// The chance that the acting seat's side wins the present trick with a card, estimated from the
// unseen cards and the hands that may hold them.
#pragma once

#include "policy/seat_knowledge.hpp"

namespace yokai {

// Playouts spend most of their time here, so everything that several cards share is computed once:
// the chance of a ruff for each seat, and the odds of all slots of a suit in one SIMD value.
template <Family F>
class TrickOdds : protected SeatKnowledge<F> {
    using Base = SeatKnowledge<F>;

protected:
    using Base::hand_, Base::holders_, Base::known_, Base::me_, Base::none, Base::round_,
        Base::seat_after, Base::trump_mask_, Base::unlocated_, Base::unlocated_in, Base::us_;

    TrickOdds(const Round& round, const Passes& passes) : Base(round, passes) {
        if (round.size < PLAYERS<F> - 1) prepare_ruffs();
        if (round.size) prepare_trick();
    }

    // Leading `card`.
    float chance_leading(Card card) const {
        const int led = suit_of(card);
        if constexpr (F == Family::three) {
            return (1 - beaten(seat_after(1), led, card)) * (1 - beaten(seat_after(2), led, card));
        } else {
            const float holds =
                (1 - beaten(seat_after(1), led, card)) * (1 - beaten(seat_after(3), led, card));
            return holds + (1 - holds) * RESCUE * beaten(seat_after(2), led, card);
        }
    }

    // Taking the lead in a trick that another seat has led, with `card`.
    float chance_ahead(Card card) const {
        if (round_.size == PLAYERS<F> - 1) return 1;
        const float holds = 1 - beaten(seat_after(1), round_.led, card);  // an opponent plays next
        if (F == Family::three || round_.size == 2) return holds;
        return holds + (1 - holds) * RESCUE * beaten(seat_after(2), round_.led, card);
    }

    // The lowest slot of the led suit, or of trump, that beats the winning card.
    int first_ahead(int suit) const {
        const int winning = round_.plays[round_.winning];
        if (winning == SUPER_TRUMP) return 8;
        const int slot = (round_.best & 0x1f) + 1;
        if (suit_of(static_cast<Card>(winning)) != suit) return suit == round_.trump ? 0 : 8;
        return slot + (slot == boss_slot(suit) + 1);  // a foil does not beat its 7
    }

    // The odds of each slot of the led suit when `seats` seats are still to play. A seat that may
    // hold the suit fails to beat a card if it has none above it and cannot ruff.
    template <int seats>
    Float8 odds_in_suit(int suit) const {
        const Float8 none_above = this->none_above(suit);
        const float out[2] = {none(suit, unlocated_in(suit)), 1.0f};
        const float* ruff = ruff_[suit == round_.trump];
        const auto holds = [&](int ahead) {
            const int seat = seat_after(ahead);
            const unsigned is_void = round_.voids[seat] >> suit & 1;
            const float may = 1 - static_cast<float>(is_void);
            unsigned known = suit_byte(known_[seat], suit);
            if (!known)
                return Float8(1 - may - out[is_void] * ruff[seat]) + Float8(may) * none_above;
            if (suit == 0 && known & 1) known = 0x100;
            return blend(std::bit_width(known), none_above, Float8(0));
        };
        return combined<seats>(holds);
    }

    // The odds of each slot of trump when ruffing: a seat beats it only if it is out of the led
    // suit.
    Float8 odds_of_ruff(int seats) const {
        const Float8 none_above = this->none_above(round_.trump);
        const bool super_trump_out = round_.trump != 0 && unlocated_ & bit(SUPER_TRUMP);
        const auto holds = [&](int ahead) {
            const int seat = seat_after(ahead);
            float out = 1;  // the chance that the seat is out of the led suit
            if (!(round_.voids[seat] >> round_.led & 1))
                out = known_[seat] & suit_mask(round_.led)
                          ? 0.0f
                          : none(round_.led, unlocated_in(round_.led));
            const float lacks = super_trump_out && !(round_.voids[seat] & 1) ? none(0, 1) : 1.0f;
            const Float8 free =
                round_.voids[seat] >> round_.trump & 1 ? Float8(lacks) : Float8(lacks) * none_above;
            const unsigned known = suit_byte(known_[seat], round_.trump) |
                                   (known_[seat] & bit(SUPER_TRUMP) ? 0x100u : 0u);
            return Float8(1 - out) + Float8(out) * blend(std::bit_width(known), free, Float8(0));
        };
        return seats == 0 ? Float8(1) : seats == 1 ? combined<1>(holds) : combined<2>(holds);
    }

    // The chance of a card that does not take the lead: our partner may still win the trick.
    float behind_ = 0;

private:
    static constexpr float RESCUE = 0.4f;   // our partner wins back a trick that was overtaken
    static constexpr float PARTNER = 0.7f;  // our partner beats an opponent's card when it can

    // For each seat still to play: the chance of a ruff when a side suit is led, and of the Super
    // Trump when trump is led.
    void prepare_ruffs() {
        const bool super_trump_out = round_.trump != 0 && unlocated_ & bit(SUPER_TRUMP);
        const float lacks_trump = none(round_.trump, unlocated_in(round_.trump));
        const float lacks_super_trump = super_trump_out ? none(0, 1) : 1.0f;
        for (int ahead = 1; ahead < PLAYERS<F> - round_.size; ++ahead) {
            const int seat = seat_after(ahead);
            const float trump[2] = {lacks_trump, 1.0f}, super_trump[2] = {lacks_super_trump, 1.0f};
            const float lacks = super_trump[round_.voids[seat] & 1];
            ruff_[0][seat] = 1 - trump[round_.voids[seat] >> round_.trump & 1] * lacks;
            ruff_[1][seat] = 1 - lacks;
            if (known_[seat] & (trump_mask_ | bit(SUPER_TRUMP))) [[unlikely]] {
                ruff_[0][seat] = 1;
                if (round_.trump != 0 && known_[seat] & bit(SUPER_TRUMP)) ruff_[1][seat] = 1;
            }
        }
    }

    void prepare_trick() {
        if constexpr (F != Family::three) {
            const Card best = round_.plays[round_.winning];
            if (side_of<F>(round_.winning) == us_)
                behind_ = round_.size == 3 ? 1.0f : 1 - beaten(seat_after(1), round_.led, best);
            else
                behind_ =
                    round_.size == 1 ? PARTNER * beaten(seat_after(2), round_.led, best) : 0.0f;
        }
    }

    template <int seats, class Holds>
    static Float8 combined(const Holds& holds) {
        if constexpr (seats == 1) return holds(1);
        if constexpr (F == Family::three) return holds(1) * holds(2);
        const Float8 opponents = seats == 2 ? holds(1) : holds(1) * holds(3);
        return opponents + (Float8(1) - opponents) * Float8(RESCUE) * (Float8(1) - holds(2));
    }

    // The chance that a hand that may hold a suit has no card above each slot; the Super Trump, in
    // the lowest slot of Wind, is above all others.
    Float8 none_above(int suit) const {
        const int hands = static_cast<int>((holders_ >> (8 * suit)) & 0xff);
        const unsigned cards = suit_byte(unlocated_, suit);
        const Float8 none(detail::NONE_ABOVE[hands][cards]);
        return suit == 0 && cards & 1 ? none * Float8(detail::NONE[hands][1]) : none;
    }

    // The chance that a seat that is out of the led suit holds a trump, or the Super Trump, in
    // `beating`.
    float ruffs(int seat, Mask beating) const {
        if (known_[seat] & beating) return 1;
        float lacks = 1;
        if (round_.trump != NO_SUIT && !(round_.voids[seat] >> round_.trump & 1))
            lacks = none(round_.trump, unlocated_in(beating, round_.trump));
        if (round_.trump != 0 && unlocated_ & beating & bit(SUPER_TRUMP) &&
            !(round_.voids[seat] & 1))
            lacks *= none(0, 1);
        return 1 - lacks;
    }

    // The chance that a seat still to play beats a card of the led suit: with a card in `above`, or
    // with a ruff.
    float beats(int seat, int led, Mask above, float ruff) const {
        if (round_.voids[seat] >> led & 1) return ruff;
        if (known_[seat] & above) return 1;
        const float chance = 1 - none(led, unlocated_in(above, led));
        if (known_[seat] & suit_mask(led)) return chance;
        return chance + none(led, unlocated_in(led)) * ruff;
    }

    // The chance that a seat still to play beats `card`, of any suit.
    float beaten(int seat, int led, Card card) const {
        if (card == SUPER_TRUMP) return 0;
        const int suit = suit_of(card);
        const Mask higher = above_in_suit(card);
        if (suit != led) return beats(seat, led, 0, ruffs(seat, higher | bit(SUPER_TRUMP)));
        const float ruff = ruff_[led == round_.trump][seat];
        return beats(seat, led, led == 0 ? higher | bit(SUPER_TRUMP) : higher, ruff);
    }

    static Mask above_in_suit(Card card) {
        const Mask higher = suit_mask(suit_of(card)) & ~((bit(card) << 1) - 1);
        if constexpr (F == Family::suitors) return higher & ~(is_boss(card) ? FOILS : 0);
        return higher;
    }

    float ruff_[2][SEATS] = {};  // by whether trump is led, and by seat
};

}  // namespace yokai
