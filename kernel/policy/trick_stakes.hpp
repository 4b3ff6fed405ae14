// What the present trick is worth to either side: bosses, stars, the way to seven tricks, seals.
#pragma once

#include <algorithm>

#include "policy/features.hpp"
#include "policy/trick_odds.hpp"

namespace yokai {

template <Family F>
class TrickStakes : protected TrickOdds<F> {
    using Base = TrickOdds<F>;

protected:
    using Base::has_partner, Base::me_, Base::round_, Base::rules_, Base::trump_mask_, Base::us_;

    TrickStakes(const Round& round, const Rules& rules, const Passes& passes)
        : Base(round, rules, passes) {
        // Playing alone, the opponent that the trick would go to is a guess.
        if (has_partner())
            them_ = us_ ^ 1;
        else
            them_ = round.size && round.winning != me_ ? round.winning : next_seat<F>(rules, me_);
    }

    // The value of the trick to us, times our chance to win it.
    template <class Score>
    void add_our_stake(float chance, Mask cards, Score& score) const {
        if (numbers<F>(rules_).seals) {
            add_seals(us_, chance, cards & BOSSES, F_half_us, F_pair_us, score);
            score.add(F_trick_us_0, chance);
        } else {
            add_points(us_, chance, cards & BOSSES, F_boss_us_0, F_star_us, F_trick_us_0, F_win,
                       F_lose, score);
        }
    }
    // The value of the trick to them, times their chance, which is passed as a negative number.
    template <class Score>
    void add_their_stake(float chance, Mask cards, Score& score) const {
        if (numbers<F>(rules_).seals)
            add_seals(them_, chance, cards & BOSSES, F_half_them, F_pair_them, score);
        else
            add_points(them_, chance, cards & BOSSES, F_boss_them_0, F_star_them, F_trick_them_0,
                       F_lose, F_win, score);
    }

    template <class Score>
    void add_pending_boss(float chance, int led, Score& score) const {
        if (this->is_boss_pending(led)) {
            score.add(F_flush_us, chance);
            score.add(F_flush_them, chance - 1);
        }
    }

    float stars(Mask bosses) const {
        float total = 0;
        for (bosses &= ~trump_mask_; bosses;)
            total += numbers<F>(rules_).stars[suit_of(pop_lowest(bosses))];
        return total;
    }

private:
    // The stakes of one side under R20 and R21.
    template <class Score>
    void add_points(int side, float chance, Mask bosses, int boss, int star, int trick, int good,
                    int bad, Score& score) const {
        if (bosses) {
            const int have = count(round_.captured[side]);
            const int taken = count(bosses);
            if (have + taken >= numbers<F>(rules_).bosses_to_win) {
                score.add(good, chance);
                if (!rules_.basic) score.add(star, chance * stars(bosses));
                return;
            }
            score.add(boss + std::min(bosses_on_scale<F>(rules_, have), 2),
                      chance * static_cast<float>(taken));
            if (!rules_.basic) score.add(star, chance * stars(bosses));
        }
        const int tricks = tricks_on_scale<F>(rules_, round_.tricks[side]);
        if (tricks >= ONE_TRICK_SHORT)
            score.add(bad, -chance);  // this trick loses the round
        else
            score.add(trick + tricks, chance);
    }

    // The stakes of one side in Seven Suitors.
    template <class Score>
    void add_seals(int side, float chance, Mask bosses, int half, int pair, Score& score) const {
        while (bosses) {
            const Card card = pop_lowest(bosses);
            const int suit = suit_of(card);
            const unsigned sealed =
                round_.seals[side] | (rules_.seals_once ? round_.seals[side ^ 1] : 0u);
            if (sealed >> suit & 1) continue;
            const Mask twin = suit_mask(suit) & BOSSES & ~bit(card);
            if (twin & (round_.captured[side] | round_.trick | bosses))
                score.add(pair, chance);
            else if (!(twin & round_.captured[side ^ 1]))
                score.add(half, chance);
        }
    }

    int them_;
};

}  // namespace yokai
