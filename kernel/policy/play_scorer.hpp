// Scores the legal cards of the acting seat: features times weights.
#pragma once

#include "policy/trick_stakes.hpp"

namespace yokai {

template <Family F>
class PlayScorer : TrickStakes<F> {
    using Base = TrickStakes<F>;
    using Base::behind_, Base::hand_, Base::has_partner, Base::known_, Base::players, Base::round_,
        Base::rules_, Base::seat_after, Base::stars, Base::unseen_;

public:
    PlayScorer(const Round& round, const Rules& rules, const Passes& passes, const float* weights)
        : Base(round, rules, passes), weights_(weights) {
        if (!numbers<F>(rules).seals) {
            const int tricks = tricks_on_scale<F>(rules, round.tricks[Base::us_]);
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

    // What leading a suit is worth by itself.
    template <class Score>
    void add_lead(int suit, Score& score) const {
        int voids = 0;
        for (int steps = 1; steps < players(); steps += has_partner() ? 2 : 1)
            voids += round_.voids[seat_after(steps)] >> suit & 1;
        score.add(F_lead_their_void, static_cast<float>(voids));
        if (has_partner()) {
            const int partner = seat_after(2);
            score.add(F_lead_partner_void, static_cast<float>(round_.voids[partner] >> suit & 1));
            score.add(F_lead_partner_boss,
                      known_[partner] & BOSSES & suit_mask(suit) ? 1.0f : 0.0f);
        }
        if (!numbers<F>(rules_).has_face_up && round_.trump == NO_SUIT)
            score.add(F_lead_chooses_trump,  // R53: the suit of the first lead is trump
                      static_cast<float>(detail::POPULATION[suit_byte(hand_, suit)]) +
                          static_cast<float>(suit) * 0.25f);
    }

private:
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
        score.add(f(F_lead_high_early) + phase_, detail::HEIGHT[slot_of(card)]);
        const Mask higher = suit_mask(suit) & ~((bit(card) << 1) - 1);
        if (!(unseen_ & higher)) score.add(f(F_lead_settled), 1);
    }

    const float* weights_;
    int phase_ = 0;  // early, middle or late in the round, by the tricks our side has won
};

}  // namespace yokai
