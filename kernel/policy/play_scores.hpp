// The scores of all legal cards at once, the same as PlayScorer::add_score() gives one by one.
#pragma once

#include "policy/quick_odds.hpp"
#include "policy/quick_stakes.hpp"

namespace yokai {

template <Family F>
class PlayScores : QuickOdds<F> {
    using Base = QuickOdds<F>;
    using Base::behind_, Base::cards_ahead, Base::hand_, Base::round_, Base::suit_lengths,
        Base::trump_mask_, Base::unseen_;
    using typename Base::LeadOdds;

public:
    PlayScores(const Round& round, const Rules& rules, const Passes& passes, const float* weights)
        : Base(round, rules, passes),
          w_(weights),
          stakes_(round, rules, weights, false),
          without_boss_(stakes_, false),
          with_boss_(stakes_, true),
          unsettled_(detail::up_to_highest(unseen_)) {
        if constexpr (F != Family::suitors) {
            const int tricks = round.tricks[Base::us_];
            phase_ = (tricks >= 3) + (tricks >= 5);
        }
    }

    // Calls visit(card, score) for every legal card, lowest first.
    template <class Visit>
    void for_each(const Visit& visit) const {
        if (round_.size == 0) {
            const LeadOdds odds(*this);
            FloatArray8 leads;
            this->lead_shares(suit_lengths(), w_).store(leads);
            score<F_lead_boss>(
                hand_, leads,
                [&](Card card) { return card == SUPER_TRUMP ? 1 : odds.exact_chance(card); },
                visit);
            return;
        }
        const Mask follows = hand_ & suit_mask(round_.led);
        // The Super Trump beats every card, trumps those of other suits.
        const Mask ahead = cards_ahead(round_.led) | cards_ahead(round_.trump) | bit(SUPER_TRUMP);
        const auto chance = [&](Card card) {
            return ahead >> card & 1 ? this->chance_ahead(card) : behind_;
        };
        constexpr FloatArray8 no_leads{};
        if (follows)
            score<F_follow_boss>(follows, no_leads, chance, visit);
        else
            score<F_discard_boss>(hand_, no_leads, chance, visit);
    }

private:
    template <int context, class Chance, class Visit>
    void score(Mask cards, const FloatArray8& leads, const Chance& chance_of,
               const Visit& visit) const {
        const auto w = [&](int lead_feature) { return w_[lead_feature - F_lead_boss + context]; };
        FloatArray8 kinds, lengths, guards;
        const Int8 mine = suit_bytes(hand_);
        const Int8 single = (mine & (mine - Int8(1))) == Int8(0);
        select(suit_numbers() == Int8(round_.trump), Float8(w(F_lead_trump)),
               where(single, Float8(w(F_lead_last))))
            .store(kinds);
        (Float8(w(F_lead_length)) * suit_lengths()).store(lengths);
        where_not(suit_bytes(hand_ & BOSSES) == Int8(0), Float8(w(F_lead_guard))).store(guards);
        const float settled[2] = {w(F_lead_settled), 0};
        const float high = w_[F_lead_high_early - F_lead_boss + context + phase_];
        while (cards) {
            const Card card = pop_lowest(cards);
            const int suit = suit_of(card);
            const float chance = chance_of(card);
            const float flush = this->is_boss_pending(context == F_lead_boss ? suit : round_.led);
            float total = leads.of[suit], stars = 0;
            if (is_boss(card)) {
                stars = detail::STAR_SUMS<F>[(1u << suit) & ~(1u << round_.trump)];
                total = with_boss_.add(total, chance, bit(card), stars);
            } else {
                total = without_boss_.add(total, chance, 0, 0);
            }
            total += w_[F_flush_us] * (flush * chance);
            total += w_[F_flush_them] * (flush * (chance - 1));
            total += kinds.of[suit];
            total += lengths.of[suit];
            total += is_boss(card) ? w(F_lead_boss) : guards.of[suit];
            total += w(F_lead_star) * stars;
            if (card == SUPER_TRUMP) {
                total += w(F_lead_super_trump);
            } else {
                total += high * detail::HEIGHT[slot_of(card)];
                total += settled[unsettled_ >> card & 1];
            }
            visit(card, total);
        }
    }

    const float* w_;
    QuickStakes<F> stakes_;
    typename QuickStakes<F>::Linear without_boss_, with_boss_;
    Mask unsettled_;  // below an unseen card of the suit
    int phase_ = 0;   // early, middle or late in the round, by the tricks our side has won
};

}  // namespace yokai
