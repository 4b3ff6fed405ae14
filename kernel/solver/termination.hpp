// When a round is decided (R20, R21, R22): by the trick that ended, by the last cards, by a trick that a
// side is sure of, or can make sure of, before it ends.
#pragma once

#include <algorithm>

#include "solver/ranks.hpp"
#include "solver/state.hpp"

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

// What is certain, before the next trick, about a side with six tricks whose opponents cannot get seven. It
// wins only by one trick with all the bosses that it still needs, each from another hand. Else it loses by
// its seventh trick, or takes none and leaves every other boss to its opponents. `left`: tricks to come.
inline int at_six(const State& s, Question q, int left) {
    for (int side = 0; side < 2; ++side) {
        if (s.tricks[side] != 6 || s.tricks[1 - side] + left > 6) continue;
        int hands = 0;
        for (Mask hand : s.hand) hands += (hand & PLAIN_BOSSES) != 0;
        if (s.caught[side] + hands >= 4) continue;
        if (side == q.asker) return NO;
        if (s.stars[q.asker] >= q.need) return YES;  // it may win with no more than it has
    }
    return OPEN;
}

// What those still to play may add to a trick: any legal card, unless their side's plan says otherwise.
struct Plan {
    int taker = -1;               // of the side that is sure of the trick: this seat takes it
    Mask sure = 0;                // with one of these
    Mask ducking = ~Mask{0};      // its opponents play one of these
};

// What follows when `side` is sure of the trick. Of the seats still to play (from `seat`, the `n`-th of
// the trick), those of the side may add a boss each; the others add one only if they hold nothing else
// to play.
inline int decided(const State& s, Question q, int side, int n, int seat, int led, Mask caught, Plan plan = {}) {
    const bool seventh = s.tricks[side] == 6;
    int bosses = s.caught[side] + few(caught);
    int stars = s.stars[side] + s.stars_in(caught);
    if (!seventh && bosses < n && (side == q.asker || s.all_stars - stars - 2 * (4 - n) >= q.need))
        return OPEN;  // one boss a seat is not enough
    for (; n < 4; ++n, seat = (seat + 1) & 3) {
        const bool forced = (seat & 1) != side;
        Mask cards = follow(s.hand[seat], led);
        if (forced) cards &= plan.ducking;
        if (seat == plan.taker) cards &= plan.sure;
        Mask m = cards & PLAIN_BOSSES;
        if (!m || (forced && m != cards)) continue;
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

// Whether a side settles the question its way by letting the partner of the seat that acts (or led) take
// the trick with a card that no opponent can beat. One card lies there, and `seat` is to play the next.
inline bool settled_by_partner(const State& s, const Beats& beats, Question q, int partner, int seat, Card best,
                               Mask caught, Mask& mattered) {
    const int led = suit_of(best), side = partner & 1;
    const auto& beaten_by = beats.table[led];
    Mask rivals = 0;
    for (int i = 0; i < 3; ++i)
        if (((seat + i) & 1) != side) rivals |= follow(s.hand[(seat + i) & 3], led);
    Plan plan;
    plan.taker = partner;
    for (Mask m = follow(s.hand[partner], led) & beaten_by[best]; m;) {
        const Card c = pop_lowest(m);
        if (!(rivals & beaten_by[c])) plan.sure |= bit(c);
    }
    if (!plan.sure || decided(s, q, side, 1, seat, led, caught, plan) != (side == q.asker)) return false;
    mattered = 0;
    while (plan.sure) mattered |= if_contested(pop_lowest(plan.sure), rivals | bit(best));
    return true;
}

// Whether a side settles the question its way by pushing the other side's seventh trick on it: all its
// seats still to play can duck under the best card, and an opponent holds that one or must beat it.
inline bool settled_by_ducking(const State& s, const Beats& beats, Question q, int side, int n, int seat, int led,
                               Card best, int holder, Mask caught, Mask& mattered) {
    if (s.tricks[1 - side] != 6) return false;
    Plan plan;
    plan.ducking = ~beats.table[led][best];
    bool taken = (holder & 1) != side;
    for (int i = n; i < 4; ++i) {
        const int other = (seat + i - n) & 3;
        if (follow(s.hand[other], led) & plan.ducking) continue;
        if ((other & 1) == side) return false;
        taken = true;
    }
    if (!taken || decided(s, q, 1 - side, n, seat, led, caught, plan) != (side == q.asker)) return false;
    mattered = if_contested(best, s.live.cards);
    return true;
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
