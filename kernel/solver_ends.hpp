// When a round is decided: by the trick that ended, by the last cards, or by a trick that a side is
// sure of before it ends (R20, R21, R22).
#pragma once

#include <algorithm>

#include "solver_ranks.hpp"
#include "solver_state.hpp"

namespace yokai::solver {

// "Does side `asker` win with at least `need` points?" With `need` 0: does it win?
struct Question {
    int asker = 0, need = 0;

    // On a scale that does not depend on the stars captured so far: 7 asks who wins, above that how many
    // more stars side 0 gains, below how many side 1 gains.
    int rank(const State& s) const {
        const int more = std::max(0, need - s.stars[asker]);
        return asker == 0 ? 7 + more : 7 - more;
    }
};

enum : int { OPEN = -1, NO = 0, YES = 1 };

// What follows when `side` has just taken a trick with these bosses and their stars.
inline int after_trick(const State& s, Question q, int side, int bosses, int stars) {
    if (s.caught[side] + bosses >= 4 || (s.tricks[side] < 6 && s.left == 1))  // R20, R22
        return side == q.asker && s.stars[side] + stars >= q.need;
    if (s.tricks[side] == 6)  // R21
        return side != q.asker && s.all_stars - s.stars[side] - stars >= q.need;
    if (side != q.asker && s.all_stars - s.stars[side] - stars < q.need) return NO;
    return OPEN;
}

// What follows when `side` is sure of the trick. Of the seats still to play (from `seat`, the `n`-th of
// the trick), those of the side may add a boss each; the others add one only if they hold nothing else
// to play.
inline int decided(const State& s, Question q, int side, int n, int seat, int led, Mask caught) {
    const bool seventh = s.tricks[side] == 6;
    int bosses = s.caught[side] + few(caught);
    int stars = s.stars[side] + s.stars_in(caught);
    if (!seventh && bosses < n && (side == q.asker || s.all_stars - stars - 2 * (4 - n) >= q.need))
        return OPEN;  // one boss a seat is not enough
    for (; n < 4; ++n, seat = (seat + 1) & 3) {
        const Mask cards = follow(s.hand[seat], led);
        Mask m = cards & PLAIN_BOSSES;
        if (!m) continue;
        const bool forced = (seat & 1) != side;
        if (forced && m != cards) continue;
        ++bosses;
        int worth = forced ? 2 : 0;
        while (m) {
            const int w = s.stars_by_suit[suit_of(pop_lowest(m))];
            worth = forced ? std::min(worth, w) : std::max(worth, w);
        }
        stars += worth;
    }
    if (bosses >= 4) {
        if (side != q.asker) return NO;
        if (stars >= q.need) return YES;
        return seventh ? NO : OPEN;
    }
    if (seventh) return side != q.asker && s.all_stars - stars >= q.need;
    if (side != q.asker && s.all_stars - stars < q.need) return NO;
    return OPEN;
}

// The answer when one card each is left and `side` has just taken a trick with these bosses and stars;
// `mattered`: the card whose rank did.
inline bool last_trick(const State& s, const Beats& beats, Question q, int leader, int side, int bosses, int stars,
                       Mask& mattered) {
    Card best = lowest(s.hand[leader]);
    const auto& beaten_by = beats.table[suit_of(best)];
    int winner = leader;
    for (int i = 1; i < 4; ++i) {
        const int seat = (leader + i) & 3;
        const Card c = lowest(s.hand[seat]);
        if (beaten_by[best] >> c & 1) {
            best = c;
            winner = seat;
        }
    }
    const Mask cards = s.hand[0] | s.hand[1] | s.hand[2] | s.hand[3];
    mattered = if_contested(best, cards);
    const int last = winner & 1;
    const Mask caught = cards & PLAIN_BOSSES;
    if (last == side) {
        bosses += few(caught);
        stars += s.stars_in(caught);
    } else {
        bosses = few(caught);
        stars = s.stars_in(caught);
    }
    if (s.caught[last] + bosses < 4 && s.tricks[last] + (last == side) == 6)
        return last != q.asker && s.all_stars - s.stars[last] - stars >= q.need;  // R21
    return last == q.asker && s.stars[last] + stars >= q.need;                    // R20, R22
}

}  // namespace yokai::solver
