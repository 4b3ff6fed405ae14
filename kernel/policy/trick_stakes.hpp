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
    using Base::round_, Base::trump_mask_, Base::unseen_, Base::us_;

    TrickStakes(const Round& round, const Rules& rules, const Passes& passes, const float* weights)
        : Base(round, passes), rules_(rules) {
        // With three players, the opponent that the trick would go to is a guess.
        if constexpr (F == Family::three)
            them_ =
                round.size && round.winning != Base::me_ ? round.winning : next_seat<F>(Base::me_);
        else
            them_ = us_ ^ 1;
        // The stakes are linear in our chance, so two numbers suffice for all cards but bosses.
        PlainScore won{weights}, lost{weights};
        add_our_stake(1, round.trick, won);
        add_their_stake(-1, round.trick, lost);
        boss_pending_ = round.size && is_boss_pending(round.led);
        won.add(F_flush_us, boss_pending_);
        lost.add(F_flush_them, -boss_pending_);
        stake_lost_ = lost.total;
        stake_gain_ = won.total - lost.total;
    }

    // The value of the trick to us, times our chance to win it.
    template <class Score>
    void add_our_stake(float chance, Mask cards, Score& score) const {
        if constexpr (F == Family::suitors) {
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
        if constexpr (F == Family::suitors)
            add_seals(them_, chance, cards & BOSSES, F_half_them, F_pair_them, score);
        else
            add_points(them_, chance, cards & BOSSES, F_boss_them_0, F_star_them, F_trick_them_0,
                       F_lose, F_win, score);
    }

    // A boss of the led suit may still be played to this trick.
    bool is_boss_pending(int led) const {
        return round_.size < PLAYERS<F> - 1 && unseen_ & BOSSES & suit_mask(led);
    }
    template <class Score>
    void add_pending_boss(float chance, int led, Score& score) const {
        if (is_boss_pending(led)) {
            score.add(F_flush_us, chance);
            score.add(F_flush_them, chance - 1);
        }
    }

    float stars(Mask bosses) const {
        int total = 0;
        bosses &= ~trump_mask_;
        while (bosses) {
            const int suit = suit_of(pop_lowest(bosses));
            total += WHITE_STARS[suit] + (F == Family::three ? BLACK_STARS[suit] : 0);
        }
        return static_cast<float>(total);
    }

    float boss_pending_ = 0;
    float stake_lost_ = 0;  // the stakes of a trick that we lose, for a card that is no boss,
    float stake_gain_ = 0;  // and the difference if we win it

private:
    // The stakes of one side under R20 and R21.
    template <class Score>
    void add_points(int side, float chance, Mask bosses, int boss, int star, int trick, int good,
                    int bad, Score& score) const {
        constexpr int goal = F == Family::three ? 3 : 4;
        if (bosses) {
            const int have = count(round_.captured[side]);
            const int taken = count(bosses);
            if (have + taken >= goal) {
                score.add(good, chance);
                if (!rules_.basic) score.add(star, chance * stars(bosses));
                return;
            }
            score.add(boss + std::min(have, 2), chance * static_cast<float>(taken));
            if (!rules_.basic) score.add(star, chance * stars(bosses));
        }
        const int tricks = round_.tricks[side];
        if (tricks >= 6)
            score.add(bad, -chance);  // a seventh trick loses the round
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
                round_.seals[side] | (rules_.short_game ? round_.seals[side ^ 1] : 0u);
            if (sealed >> suit & 1) continue;
            const Mask twin = suit_mask(suit) & BOSSES & ~bit(card);
            if (twin & (round_.captured[side] | round_.trick | bosses))
                score.add(pair, chance);
            else if (!(twin & round_.captured[side ^ 1]))
                score.add(half, chance);
        }
    }

    const Rules& rules_;
    int them_;
};

}  // namespace yokai
