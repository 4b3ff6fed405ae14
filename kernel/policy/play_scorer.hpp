// Scores the legal cards of the acting seat: features times weights, the highest score plays.
#pragma once

#include <algorithm>
#include <limits>

#include "policy/noise.hpp"
#include "policy/trick_stakes.hpp"

namespace yokai {

template <Family F>
class PlayScorer : TrickStakes<F> {
    using Base = TrickStakes<F>;
    using Base::behind_, Base::boss_pending_, Base::hand_, Base::known_, Base::round_,
        Base::seat_after, Base::stake_gain_, Base::stake_lost_, Base::stars, Base::unseen_;

public:
    PlayScorer(const Round& round, const Rules& rules, const Passes& passes, const float* weights)
        : Base(round, rules, passes, weights), weights_(weights) {
        if constexpr (F != Family::suitors) {
            const int tricks = round.tricks[Base::us_];
            phase_ = tricks < 3 ? 0 : tricks < 5 ? 1 : 2;
        }
    }

    // Adds up the score of `card`, which must be legal.
    template <class Score>
    void add_score(Card card, Score& score) const {
        const int suit = suit_of(card);
        const bool boss = is_boss(card);
        float chance;
        int context;
        if (round_.size == 0) {
            context = F_lead_boss;
            chance = this->chance_leading(card);
            add_lead(suit, score);
        } else {
            context = suit == round_.led ? F_follow_boss : F_discard_boss;
            const bool ahead = strength(card, round_.led, round_.trump) > round_.best;
            chance = ahead ? this->chance_ahead(card) : behind_;
        }
        const Mask cards = boss ? round_.trick | bit(card) : round_.trick;
        this->add_our_stake(chance, cards, score);
        this->add_their_stake(chance - 1, cards, score);
        this->add_pending_boss(chance, round_.size ? round_.led : suit, score);
        add_card(card, suit, boss, context, score);
    }

    // The card with the highest score. Without noise, all slots of a suit are scored at once, and
    // what they share is computed once; a test holds the result equal to add_score().
    Card choose(float temperature, Random& random) const {
        if (temperature > 0) return choose_with_noise(temperature, random);
        Best best;
        const int seats = PLAYERS<F> - 1 - round_.size;  // still to play after us
        if (round_.size == 0) {
            for (Mask rest = hand_; rest;) {
                const int suit = suit_of(lowest(rest));
                rest &= ~suit_mask(suit);
                PlainScore shared{weights_};
                add_lead(suit, shared);
                const float pending = (unseen_ & BOSSES & suit_mask(suit)) != 0;
                shared.add(F_flush_them, -pending);
                const float gain = pending * (weights_[F_flush_us] + weights_[F_flush_them]);
                score_suit<F_lead_boss>(suit, this->template odds_in_suit<PLAYERS<F> - 1>(suit),
                                        shared.total, gain, best);
            }
        } else if (hand_ & suit_mask(round_.led)) {
            const Float8 chance = seats == 0   ? Float8(1)
                                  : seats == 1 ? this->template odds_in_suit<1>(round_.led)
                                               : this->template odds_in_suit<2>(round_.led);
            score_suit<F_follow_boss>(round_.led,
                                      blend(this->first_ahead(round_.led), chance, Float8(behind_)),
                                      0, 0, best);
        } else {
            for (Mask rest = hand_; rest;) {
                const int suit = suit_of(lowest(rest));
                rest &= ~suit_mask(suit);
                Float8 chance(behind_);
                if (suit == round_.trump)
                    chance = blend(this->first_ahead(suit), this->odds_of_ruff(seats), chance);
                score_suit<F_discard_boss>(suit, chance, 0, 0, best);
            }
        }
        return best.card();
    }

private:
    static constexpr float HEIGHT[8] = {0,        1 / 7.0f, 2 / 7.0f, 3 / 7.0f,
                                        4 / 7.0f, 5 / 7.0f, 6 / 7.0f, 1};
    static constexpr FloatArray8 HEIGHTS{
        {0, 1 / 7.0f, 2 / 7.0f, 3 / 7.0f, 4 / 7.0f, 5 / 7.0f, 6 / 7.0f, 1}};

    Card choose_with_noise(float temperature, Random& random) const {
        float best = -1e30f;
        Card chosen = NO_CARD;
        for (Mask moves = legal(round_); moves;) {
            const Card card = pop_lowest(moves);
            PlainScore score{weights_};
            add_score(card, score);
            const float value = score.total + temperature * gumbel(random);
            if (value > best) {
                best = value;
                chosen = card;
            }
        }
        return chosen;
    }

    // The best card so far.
    struct Best {
        MaxKeys8 slots = MaxKeys8(std::numeric_limits<std::int32_t>::min());
        std::int32_t single = std::numeric_limits<std::int32_t>::min();

        void update(float value, Card card) { single = std::max(single, sort_key(value, card)); }
        Card card() const { return static_cast<Card>(std::max(slots.largest(), single) & 63); }
    };

    // Scores our cards of a suit; `chance` is our chance with each of them, `shared` is added to
    // all scores, and `gain` to the stakes.
    template <int context>
    void score_suit(int suit, Float8 chance, float shared, float gain, Best& best) const {
        const auto w = [this](int lead_feature) {
            return weights_[lead_feature - F_lead_boss + context];
        };
        const unsigned mine = suit_byte(hand_, suit), bosses = suit_byte(BOSSES, suit);
        const float length = detail::POPULATION[mine];
        const float kinds[3] = {0, w(F_lead_last), w(F_lead_trump)};
        const bool trump = suit == round_.trump;
        const float suited =
            shared + kinds[trump ? 2 : !(mine & (mine - 1))] + w(F_lead_length) * length;
        const float guards[2] = {0, w(F_lead_guard)};
        const float high = weights_[F_lead_high_early - F_lead_boss + context + phase_];
        const int top = std::bit_width(suit_byte(unseen_, suit));
        const unsigned special = mine & (bosses | (suit == 0));
        const float lost = suited + stake_lost_ + guards[(mine & bosses) != 0];
        const Float8 value = Float8(lost) + Float8(gain + stake_gain_) * chance +
                             Float8(high) * Float8(HEIGHTS) +
                             blend(top, Float8(w(F_lead_settled)), Float8(0));
        best.slots.update(value, 8 * suit, mine & ~special);
        for (unsigned rest = special & bosses; rest; rest &= rest - 1) {
            const Card card = static_cast<Card>(8 * suit + std::countr_zero(rest));
            PlainScore score{weights_};
            if constexpr (F == Family::suitors) {
                add_score(card, score);  // a 7 and its foil do not beat each other
            } else {
                const float ours = chance.at(slot_of(card));
                score.total = suited + high * HEIGHT[slot_of(card)] +
                              (slot_of(card) >= top ? w(F_lead_settled) : 0.0f);
                score.add(context, 1);
                if (!trump) score.add(F_lead_star - F_lead_boss + context, stars(bit(card)));
                this->add_our_stake(ours, round_.trick | bit(card), score);
                this->add_their_stake(ours - 1, round_.trick | bit(card), score);
                score.add(F_flush_us, boss_pending_ * ours);
                score.add(F_flush_them, boss_pending_ * (ours - 1));
            }
            best.update(score.total, card);
        }
        if (suit == 0 && mine & 1)
            best.update(lost + gain + stake_gain_ + w(F_lead_super_trump), SUPER_TRUMP);
    }

    template <class Score>
    void add_lead(int suit, Score& score) const {
        const int voids = (round_.voids[seat_after(1)] >> suit & 1) +
                          (round_.voids[seat_after(F == Family::three ? 2 : 3)] >> suit & 1);
        score.add(F_lead_their_void, static_cast<float>(voids));
        if constexpr (F != Family::three) {
            const int partner = seat_after(2);
            score.add(F_lead_partner_void, static_cast<float>(round_.voids[partner] >> suit & 1));
            score.add(F_lead_partner_boss,
                      known_[partner] & BOSSES & suit_mask(suit) ? 1.0f : 0.0f);
        }
        if constexpr (F == Family::suitors)
            if (round_.trump == NO_SUIT)  // R53: the suit of the first lead is trump
                score.add(F_lead_chooses_trump,
                          static_cast<float>(detail::POPULATION[suit_byte(hand_, suit)]) +
                              static_cast<float>(suit) * 0.25f);
    }

    // The cost of giving up a card.
    template <class Score>
    void add_card(Card card, int suit, bool boss, int context, Score& score) const {
        const auto f = [context](int lead_feature) { return lead_feature - F_lead_boss + context; };
        const unsigned mine = suit_byte(hand_, suit);
        if (suit == round_.trump)
            score.add(f(F_lead_trump), 1);
        else if (!(mine & (mine - 1)))
            score.add(f(F_lead_last), 1);
        score.add(f(F_lead_length), static_cast<float>(detail::POPULATION[mine]));
        if (boss) {
            score.add(f(F_lead_boss), 1);
            if (suit != round_.trump) score.add(f(F_lead_star), stars(bit(card)));
        } else if (hand_ & BOSSES & suit_mask(suit)) {
            score.add(f(F_lead_guard), 1);
        }
        if (card == SUPER_TRUMP) {
            score.add(f(F_lead_super_trump), 1);
            return;
        }
        score.add(f(F_lead_high_early) + phase_, HEIGHT[slot_of(card)]);
        const Mask higher = suit_mask(suit) & ~((bit(card) << 1) - 1);
        if (!(unseen_ & higher)) score.add(f(F_lead_settled), 1);
    }

    const float* weights_;
    int phase_ = 0;  // early, middle or late in the round, by the tricks our side has won
};

}  // namespace yokai
