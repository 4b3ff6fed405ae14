// The policy's choices, made card by card: the reference for the quick ones of `policy`. The sums
// are made in the same order, so that they round alike.
#pragma once

#include <algorithm>
#include <limits>

#include "policy/pass_scorer.hpp"
#include "policy/play_scorer.hpp"

namespace yokai::reference {

// PlayChooser without SIMD, and without anything shared between cards.
template <Family F>
class PlainChooser : TrickStakes<F> {
    using Base = TrickStakes<F>;
    using Base::behind_, Base::hand_, Base::holders_, Base::known_, Base::none, Base::RESCUE,
        Base::round_, Base::ruff_, Base::seat_after, Base::unlocated_, Base::unlocated_in,
        Base::unseen_;

public:
    PlainChooser(const Round& round, const Rules& rules, const Passes& passes, const float* weights)
        : Base(round, rules, passes), scorer_(round, rules, passes, weights), weights_(weights) {}

    Card choose() const {
        std::int32_t best = std::numeric_limits<std::int32_t>::min();
        for (Mask moves = legal(round_); moves;) {
            const Card card = pop_lowest(moves);
            best = std::max(best, sort_key(value(card), card));
        }
        return static_cast<Card>(best & 63);
    }

private:
    float value(Card card) const {
        const int suit = suit_of(card);
        const bool leads = round_.size == 0;
        PlainScore score{weights_};
        if (F == Family::suitors && is_boss(card)) {
            scorer_.add_score(card, score);
            return score.total;
        }
        const int context = leads                ? F_lead_boss
                            : suit == round_.led ? F_follow_boss
                                                 : F_discard_boss;
        const auto f = [context](int lead_feature) { return lead_feature - F_lead_boss + context; };
        float gain = 0;
        if (leads) {
            scorer_.add_lead(suit, score);
            if (this->is_boss_pending(suit)) {
                score.add(F_flush_them, -1);
                gain = weights_[F_flush_us] + weights_[F_flush_them];
            }
        }
        const unsigned mine = suit_byte(hand_, suit);
        if (suit == round_.trump)
            score.add(f(F_lead_trump), 1);
        else if (!(mine & (mine - 1)))
            score.add(f(F_lead_last), 1);
        score.add(f(F_lead_length), static_cast<float>(count(mine)));
        if (is_boss(card)) {
            add_height(card, context, score);
            score.add(f(F_lead_boss), 1);
            score.add(f(F_lead_star), this->stars(bit(card)));
            const float ours = chance(card);
            this->add_our_stake(ours, round_.trick | bit(card), score);
            this->add_their_stake(ours - 1, round_.trick | bit(card), score);
            if (!leads) this->add_pending_boss(ours, round_.led, score);
            return score.total;
        }
        const Stakes stakes = trick_stakes();
        score.total += stakes.lost;
        if (hand_ & BOSSES & suit_mask(suit)) score.add(f(F_lead_guard), 1);
        if (card == SUPER_TRUMP)
            return score.total + gain + stakes.gain + weights_[f(F_lead_super_trump)];
        score.total += (gain + stakes.gain) * chance(card);
        add_height(card, context, score);
        return score.total;
    }

    void add_height(Card card, int context, PlainScore& score) const {
        const auto f = [context](int lead_feature) { return lead_feature - F_lead_boss + context; };
        const int tricks = round_.tricks[Base::us_];
        const int phase = F == Family::suitors || tricks < 3 ? 0 : tricks < 5 ? 1 : 2;
        score.add(f(F_lead_high_early) + phase, static_cast<float>(slot_of(card)) / 7);
        if (!(suit_byte(unseen_, suit_of(card)) >> slot_of(card))) score.add(f(F_lead_settled), 1);
    }

    // What the trick is worth without a boss of ours: if we lose it, and how much more if we win.
    struct Stakes {
        float lost, gain;
    };
    Stakes trick_stakes() const {
        PlainScore won{weights_}, lost{weights_};
        this->add_our_stake(1, round_.trick, won);
        this->add_their_stake(-1, round_.trick, lost);
        if (round_.size && this->is_boss_pending(round_.led)) {
            won.add(F_flush_us, 1);
            lost.add(F_flush_them, -1);
        }
        return {lost.total, won.total - lost.total};
    }

    // Our chance to win the trick.
    float chance(Card card) const {
        const int seats = PLAYERS<F> - 1 - round_.size;
        if (round_.size && strength(card, round_.led, round_.trump) <= round_.best) return behind_;
        if (seats == 0) return 1;
        const auto holds = [&](int steps) {
            const int seat = seat_after(steps);
            return round_.size == 0 || suit_of(card) == round_.led ? holds_in_suit(seat, card)
                                                                   : holds_ruff(seat, card);
        };
        if (seats == 1) return holds(1);
        if (F == Family::three) return holds(1) * holds(2);
        const float opponents = seats == 2 ? holds(1) : holds(1) * holds(3);
        return opponents + (1 - opponents) * RESCUE * (1 - holds(2));
    }
    // The chance that a seat does not beat a card of the led suit: it has none above it and cannot
    // ruff.
    float holds_in_suit(int seat, Card card) const {
        const int suit = suit_of(card);
        if (const unsigned known = suit_byte(known_[seat], suit))
            return known >> slot_of(card) || (suit == 0 && known & 1) ? 0 : none_above(card);
        const float ruff = ruff_[suit == round_.trump][seat];
        if (round_.voids[seat] >> suit & 1) return 1 - ruff;
        return none_above(card) - none(suit, unlocated_in(suit)) * ruff;
    }
    // The same for a trump that ruffs: the seat beats it only if it is out of the led suit.
    float holds_ruff(int seat, Card card) const {
        const unsigned voids = round_.voids[seat];
        float out = 1;
        if (!(voids >> round_.led & 1))
            out = known_[seat] & suit_mask(round_.led) ? 0
                                                       : none(round_.led, unlocated_in(round_.led));
        float free = 1;
        if (round_.trump != 0 && unlocated_ & bit(SUPER_TRUMP) && !(voids & 1)) free = none(0, 1);
        if (!(voids >> round_.trump & 1)) free *= none_above(card);
        if (suit_byte(known_[seat], round_.trump) >> slot_of(card) ||
            known_[seat] & bit(SUPER_TRUMP))
            free = 0;
        return 1 - out + out * free;
    }
    // The chance that a hand that may hold the suit has no card above this one.
    float none_above(Card card) const {
        const int suit = suit_of(card);
        const unsigned cards = suit_byte(unlocated_, suit);
        const float above = none(suit, count(cards >> slot_of(card) >> 1));
        return suit == 0 && cards & 1 ? above * none(0, 1) : above;
    }

    PlayScorer<F> scorer_;
    const float* weights_;
};

// PassScorer::choose() with every card scored anew.
template <Family F>
void choose_pass(const Rules& rules, Mask hand, Card face_up, int seat, const float* weights,
                 float temperature, Random& random, Mask given[SEATS]) {
    const PassScorer<F> scorer(rules, hand, face_up, seat, weights);
    for (int step = 0; step < 3; ++step) {
        const int taker = scorer.taker_at(step);
        float best = -1e30f;
        Card chosen = NO_CARD;
        for (Mask rest = hand; rest;) {
            const Card card = pop_lowest(rest);
            PlainScore score{weights};
            scorer.add_score(hand, card, taker, score);
            if (temperature > 0) score.total += temperature * gumbel(random);
            if (score.total > best) {
                best = score.total;
                chosen = card;
            }
        }
        given[taker] |= bit(chosen);
        hand ^= bit(chosen);
    }
}

}  // namespace yokai::reference
