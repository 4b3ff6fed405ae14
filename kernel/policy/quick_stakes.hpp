// What the present trick is worth, for choosing a card: the sums of trick_stakes.hpp as few
// numbers.
#pragma once

#include <algorithm>

#include "policy/features.hpp"
#include "policy/tables.hpp"
#include "rules/round.hpp"

namespace yokai {

// The stakes are linear in our chance, so two numbers suffice for all cards but bosses.
template <Family F>
class QuickStakes {
public:
    QuickStakes(const Round& round, const Rules& rules, const float* weights, bool boss_pending)
        : round_(round),
          rules_(rules),
          w_(weights),
          us_(side_of<F>(rules, round.turn)),
          pending_(boss_pending) {
        // With three players, the opponent that the trick would go to is a guess.
        if constexpr (F == Family::three)
            them_ = round.size && round.winning != us_ ? round.winning : next_seat<F>(rules, us_);
        else
            them_ = us_ ^ 1;
        const Mask bosses = round.trick & BOSSES;
        float won;
        if constexpr (F == Family::suitors) {
            won = add_seals(us_, 1, bosses, F_half_us, F_pair_us, 0) + w_[F_trick_us_0];
            lost_ = add_seals(them_, -1, bosses, F_half_them, F_pair_them, 0);
        } else if (bosses) {
            const unsigned suits = detail::suits_of_bosses(bosses);
            taken_ = detail::POPULATION[suits];
            stars_ = detail::STAR_SUMS<F>[suits & ~(1u << round.trump)];
            won = ours(0).add(0, 1, stars_);
            lost_ = theirs(0).add(0, -1, stars_);
        } else {
            won = trick_factor(us_, F_trick_us_0, F_lose);
            lost_ = -trick_factor(them_, F_trick_them_0, F_win);
        }
        won += w_[F_flush_us] * pending_;
        lost_ -= w_[F_flush_them] * pending_;
        gain_ = won - lost_;
    }

    // The stakes of a trick that we lose, for a card that is no boss,
    float lost() const { return lost_; }
    // and the difference if we win it.
    float gain() const { return gain_; }

    // The stakes of one side, as factors of its chance.
    struct Side {
        float boss, taken, star, trick;

        float add(float total, float chance, float stars) const {
            total += boss * (chance * taken);
            total += star * (chance * stars);
            return total + trick * chance;
        }
    };
    // The stakes of a trick as it is, or with one boss more, ours.
    class Linear {
    public:
        Linear(const QuickStakes& stakes, bool with_boss) : stakes_(stakes) {
            if constexpr (F != Family::suitors) {
                ours_ = stakes.ours(with_boss);
                theirs_ = stakes.theirs(with_boss);
            }
        }
        // Adds them up for our chance. `boss` is ours, if any, and `stars` are its own.
        float add(float total, float chance, Mask boss, float stars) const {
            if constexpr (F == Family::suitors) {
                const Mask bosses = (stakes_.round_.trick & BOSSES) | boss;
                total = stakes_.add_seals(stakes_.us_, chance, bosses, F_half_us, F_pair_us, total);
                total += stakes_.w_[F_trick_us_0] * chance;
                return stakes_.add_seals(stakes_.them_, chance - 1, bosses, F_half_them,
                                         F_pair_them, total);
            } else {
                total = ours_.add(total, chance, stakes_.stars_ + stars);
                return theirs_.add(total, chance - 1, stakes_.stars_ + stars);
            }
        }

    private:
        const QuickStakes& stakes_;
        Side ours_{}, theirs_{};
    };

private:
    // A trick more: a step towards the seventh, which loses the round.
    float trick_factor(int side, int trick, int bad) const {
        const int tricks = round_.tricks[side];
        return tricks >= ONE_TRICK_SHORT ? -w_[bad] : w_[trick + tricks];
    }
    // R20 and R21, with `more` bosses than are in the trick.
    Side side(int side, int more, int boss, int star, int trick, int good, int bad) const {
        constexpr int goal = RULES<F>.bosses_to_win;
        const int have = detail::POPULATION[detail::suits_of_bosses(round_.captured[side])];
        const int taken = taken_ + more;
        const float stars = rules_.basic ? 0.0f : w_[star];
        if (have + taken >= goal) return {w_[good], 1, stars, 0};
        return {w_[boss + std::min(have, 2)], static_cast<float>(taken), stars,
                trick_factor(side, trick, bad)};
    }
    Side ours(int more) const {
        return side(us_, more, F_boss_us_0, F_star_us, F_trick_us_0, F_win, F_lose);
    }
    Side theirs(int more) const {
        return side(them_, more, F_boss_them_0, F_star_them, F_trick_them_0, F_lose, F_win);
    }
    // The 7s of a trick in Seven Suitors.
    float add_seals(int side, float chance, Mask bosses, int half, int pair, float total) const {
        const unsigned sealed =
            round_.seals[side] | (rules_.seals_once ? round_.seals[side ^ 1] : 0u);
        while (bosses) {
            const Card card = pop_lowest(bosses);
            const Mask twin = suit_mask(suit_of(card)) & BOSSES & ~bit(card);
            const bool pairs = twin & (round_.captured[side] | round_.trick | bosses);
            const bool gone = twin & round_.captured[side ^ 1];
            const float worth = pairs ? w_[pair] : gone ? 0.0f : w_[half];
            total += (sealed >> suit_of(card) & 1 ? 0.0f : worth) * chance;
        }
        return total;
    }

    const Round& round_;
    const Rules& rules_;
    const float* w_;
    int us_, them_;
    int taken_ = 0;    // bosses in the trick
    float stars_ = 0;  // and their stars
    float pending_, lost_, gain_;
};

}  // namespace yokai
