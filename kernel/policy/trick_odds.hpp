// The chance that the acting seat's side wins the present trick with a card, estimated from the
// unseen cards and the hands that may hold them.
#pragma once

#include "policy/seat_knowledge.hpp"

namespace yokai {

template <Family F>
class TrickOdds : protected SeatKnowledge<F> {
    using Base = SeatKnowledge<F>;

protected:
    using Base::hand_, Base::holders_, Base::known_, Base::has_partner, Base::me_, Base::none,
        Base::players, Base::round_, Base::rules_, Base::seat_after, Base::trump_mask_,
        Base::unlocated_, Base::unlocated_in, Base::unseen_, Base::us_;

    TrickOdds(const Round& round, const Rules& rules, const Passes& passes)
        : Base(round, rules, passes) {
        if (round.size < players() - 1) prepare_ruffs();
        if (round.size) prepare_trick();
    }

    // Leading `card`.
    float chance_leading(Card card) const {
        const int led = suit_of(card);
        if (!has_partner()) return unbeaten(1, led, card);
        const float holds =
            (1 - beaten(seat_after(1), led, card)) * (1 - beaten(seat_after(3), led, card));
        return holds + (1 - holds) * RESCUE * beaten(seat_after(2), led, card);
    }

    // Taking the lead in a trick that another seat has led, with `card`.
    float chance_ahead(Card card) const {
        if (round_.size == players() - 1) return 1;
        const float holds = 1 - beaten(seat_after(1), round_.led, card);  // an opponent plays next
        if (!has_partner()) return holds * unbeaten(2, round_.led, card);
        if (round_.size == 2) return holds;
        return holds + (1 - holds) * RESCUE * beaten(seat_after(2), round_.led, card);
    }

    // A boss of the led suit may still be played to this trick.
    bool is_boss_pending(int led) const {
        return round_.size < players() - 1 && unseen_ & BOSSES & suit_mask(led);
    }

    static constexpr float RESCUE = 0.4f;  // our partner wins back a trick that was overtaken

    // The chance of a card that does not take the lead: our partner may still win the trick.
    float behind_ = 0;
    float ruff_[2][SEATS] = {};  // of a ruff, by whether trump is led, and by seat

private:
    static constexpr float PARTNER = 0.7f;  // our partner beats an opponent's card when it can

    // For each seat still to play: the chance of a ruff when a side suit is led, and of the Super
    // Trump when trump is led.
    void prepare_ruffs() {
        const bool super_trump_out = round_.trump != 0 && unlocated_ & bit(SUPER_TRUMP);
        const float lacks_trump = none(round_.trump, unlocated_in(round_.trump));
        const float lacks_super_trump = super_trump_out ? none(0, 1) : 1.0f;
        for (int ahead = 1; ahead < players() - round_.size; ++ahead) {
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
        if (!has_partner()) return;
        const Card best = round_.plays[round_.winning];
        if (side_of<F>(rules_, round_.winning) == us_)
            behind_ = round_.size == 3 ? 1.0f : 1 - beaten(seat_after(1), round_.led, best);
        else
            behind_ = round_.size == 1 ? PARTNER * beaten(seat_after(2), round_.led, best) : 0.0f;
    }

    // Playing alone: the chance that no seat still to play beats `card`, from the one so many
    // places away on.
    float unbeaten(int steps, int led, Card card) const {
        float chance = 1;
        for (; steps < players() - round_.size; ++steps)
            chance *= 1 - beaten(seat_after(steps), led, card);
        return chance;
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
        if constexpr (F == Family::suitors || F == Family::other)
            return higher & ~(is_boss(card) ? FOILS : 0);
        return higher;
    }
};

}  // namespace yokai
