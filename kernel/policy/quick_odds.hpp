// The odds of trick_odds.hpp for all cards of a suit, or all suits, without branches on the card.
#pragma once

#include <algorithm>

#include "policy/features.hpp"
#include "policy/trick_odds.hpp"

namespace yokai {

template <Family F>
class QuickOdds : protected TrickOdds<F> {
    using Base = TrickOdds<F>;

protected:
    using Base::hand_, Base::holders_, Base::known_, Base::none, Base::RESCUE, Base::round_,
        Base::ruff_, Base::seat_after, Base::trump_mask_, Base::unlocated_, Base::unlocated_in;
    static constexpr int OTHERS = PLAYERS<F> - 1;

    QuickOdds(const Round& round, const Rules& rules, const Passes& passes)
        : Base(round, rules, passes) {}

    Float8 suit_lengths() const { return to_float(suit_bytes(detail::byte_counts(hand_))); }

    // What leading each suit is worth by itself.
    Float8 lead_shares(Float8 lengths, const float* weights) const {
        Float8 shares = Float8(0) + Float8(weights[F_lead_their_void]) *
                                        (Float8(voids_after(1)) + Float8(voids_after(OTHERS)));
        if constexpr (F != Family::three) {
            const Mask known_bosses = known_[seat_after(2)] & BOSSES;
            shares = shares + Float8(weights[F_lead_partner_void]) * Float8(voids_after(2));
            shares = shares + where_not(suit_bytes(known_bosses) == Int8(0),
                                        Float8(weights[F_lead_partner_boss]));
        }
        if constexpr (F == Family::suitors)
            if (round_.trump == NO_SUIT)  // R53: the suit of the first lead is trump
                shares = shares + Float8(weights[F_lead_chooses_trump]) *
                                      (lengths + to_float(suit_numbers()) * Float8(0.25f));
        return shares;
    }

    // The suits that a seat has shown void, 1 for each.
    const FloatArray8& voids_after(int steps) const {
        return detail::SUIT_ONES[round_.voids[seat_after(steps)]];
    }

    // The cards of the led suit, or of trump, that beat the winning card.
    Mask cards_ahead(int suit) const {
        const Card winning = round_.plays[round_.winning];
        if (winning == SUPER_TRUMP) return 0;
        if (suit_of(winning) != suit) return suit == round_.trump ? suit_mask(suit) : 0;
        const Mask above = suit_mask(suit) & ~((bit(winning) << 1) - 1);
        return is_boss(winning) ? above & ~FOILS : above;  // a foil does not beat its 7
    }

    // We may have passed cards to this seat.
    static constexpr bool may_know(int steps) {
        return F == Family::suitors || steps == (F == Family::four ? 2 : 1);
    }
    // The cards that a seat beats for sure with one we know of, if their suit is led.
    static Mask surely_beaten(Mask known) {
        return detail::up_to_highest(known) | (known & bit(SUPER_TRUMP) ? suit_mask(0) : 0);
    }

    // Our side's chance, from those of each seat still to play to hold back.
    static float combined(float first, float second, float third) {
        if constexpr (F == Family::three) return first * second;
        const float opponents = first * third;
        return opponents + (1 - opponents) * RESCUE * (1 - second);
    }

    // The chance that a hand that may hold a suit has no card above a card; the Super Trump, in the
    // lowest slot of Wind, is above all others.
    struct NoneAbove {
        const float* of;
        unsigned unlocated;
        float wind;

        NoneAbove(const QuickOdds& seen, int suit)
            : of(detail::NONE_OF[suit_byte(seen.holders_, suit)].data()),
              unlocated(suit_byte(seen.unlocated_, suit)),
              wind(suit == 0 && unlocated & 1 ? of[1] : 1.0f) {}
        float operator()(Card card) const { return of[unlocated >> slot_of(card) >> 1] * wind; }
    };

    // A seat still to play to a suit that we follow: it fails to beat a card if it has none above
    // it and cannot ruff.
    struct SeatInSuit {
        float is_void, ruffs;
        Mask beaten;

        SeatInSuit(const QuickOdds& seen, const NoneAbove& none, int steps) {
            const int seat = seen.seat_after(steps), led = seen.round_.led;
            const Mask known = may_know(steps) ? seen.known_[seat] : 0;
            is_void = static_cast<float>(seen.round_.voids[seat] >> led & 1);
            ruffs = known & suit_mask(led) ? 0.0f
                                           : std::max(none.of[none.unlocated], is_void) *
                                                 seen.ruff_[led == seen.round_.trump][seat];
            beaten = may_know(steps) ? surely_beaten(known) : 0;
        }
        float holds(Card card, float none_above) const {
            return (std::max(none_above, is_void) - ruffs) * UNLESS[beaten >> card & 1];
        }
    };

    // A seat still to play when we ruff: it beats a trump only if it is out of the led suit.
    struct SeatToOverruff {
        float out, lacks_super_trump, is_void;
        Mask beaten = 0;

        SeatToOverruff(const QuickOdds& seen, int steps) {
            const Round& round = seen.round_;
            const int seat = seen.seat_after(steps);
            const unsigned voids = round.voids[seat];
            const Mask known = may_know(steps) ? seen.known_[seat] : 0;
            const bool super_trump_out = round.trump != 0 && seen.unlocated_ & bit(SUPER_TRUMP);
            out = 1;
            if (!(voids >> round.led & 1))
                out = known & suit_mask(round.led)
                          ? 0.0f
                          : seen.none(round.led, seen.unlocated_in(round.led));
            lacks_super_trump = super_trump_out && !(voids & 1) ? seen.none(0, 1) : 1.0f;
            is_void = static_cast<float>(voids >> round.trump & 1);
            if (may_know(steps))
                beaten = known & bit(SUPER_TRUMP) ? seen.trump_mask_ : detail::up_to_highest(known);
        }
        float holds(Card card, float none_above) const {
            const float free = lacks_super_trump * std::max(none_above, is_void);
            return (1 - out) + out * (free * UNLESS[beaten >> card & 1]);
        }
    };

    // The odds of every card that we may lead: SeatInSuit for all suits and seats.
    class LeadOdds {
    public:
        explicit LeadOdds(const QuickOdds& seen) : seen_(seen) {
            float out[SUITS];
            for (int suit = 0; suit < SUITS; ++suit) {
                none_[suit] = detail::NONE_OF[suit_byte(seen.holders_, suit)].data();
                out[suit] = none_[suit][suit_byte(seen.unlocated_, suit)];
            }
            if (seen.unlocated_ & bit(SUPER_TRUMP)) wind_.of[0] = none_[0][1];
            const Float8 outs(detail::Float4{out[0], out[1], out[2], out[3]},
                              detail::Float4{out[4], out[5], out[6], 1});
            const Int8 trump = suit_numbers() == Int8(seen.round_.trump);
            for (int i = 0; i < OTHERS; ++i) {
                const int seat = seen.seat_after(i + 1);
                Float8 ruff =
                    select(trump, Float8(seen.ruff_[1][seat]), Float8(seen.ruff_[0][seat]));
                if (may_know(i + 1)) {
                    const Mask known = seen.known_[seat];
                    ruff = where(suit_bytes(known) == Int8(0), ruff);
                    beaten_[i] = surely_beaten(known);
                }
                voids_[i] = &seen.voids_after(i + 1);
                (max(outs, Float8(*voids_[i])) * ruff).store(ruffs_[i]);
            }
        }

        float chance(Card card) const {
            const int suit = suit_of(card);
            const unsigned above = suit_byte(seen_.unlocated_, suit) >> slot_of(card) >> 1;
            const float none = none_[suit][above] * wind_.of[suit];
            float holds[3] = {1, 1, 1};
            for (int i = 0; i < OTHERS; ++i) {
                holds[i] = std::max(none, voids_[i]->of[suit]) - ruffs_[i].of[suit];
                if (may_know(i + 1)) holds[i] *= UNLESS[beaten_[i] >> card & 1];
            }
            return combined(holds[0], holds[1], holds[2]);
        }

        // The same, summed up and rounded as chance_leading() does. In Seven Suitors a 7 and its
        // foil do not beat each other.
        float exact_chance(Card card) const {
            const int suit = suit_of(card);
            const unsigned foil = F == Family::suitors && (PLAIN_BOSSES >> card & 1);
            const auto above = [&](Mask cards) {
                const unsigned byte = suit_byte(cards, suit);
                return ((byte >> slot_of(card) >> 1) & ~foil) << 1 | (suit == 0 ? byte & 1 : 0u);
            };
            const float none = none_[suit][above(seen_.unlocated_)];
            float beats[OTHERS];
            for (int i = 0; i < OTHERS; ++i) {
                beats[i] = 1 - std::max(none, voids_[i]->of[suit]) + ruffs_[i].of[suit];
                if (may_know(i + 1) && above(seen_.known_[seen_.seat_after(i + 1)])) beats[i] = 1;
            }
            const float holds = (1 - beats[0]) * (1 - beats[OTHERS - 1]);
            if constexpr (F == Family::three) return holds;
            return holds + (1 - holds) * RESCUE * beats[1];
        }

    private:
        const QuickOdds& seen_;
        const float* none_[8];              // NONE_OF, by suit
        const FloatArray8* voids_[OTHERS];  // by seat and suit
        FloatArray8 ruffs_[OTHERS];
        FloatArray8 wind_{{1, 1, 1, 1, 1, 1, 1, 1}};  // the chance to lack the Super Trump
        Mask beaten_[OTHERS] = {};
    };

private:
    static constexpr float UNLESS[2] = {1, 0};
};

}  // namespace yokai
