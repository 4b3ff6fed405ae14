// Detects that a round is decided (R20, R21, R22): by a complete trick, by the last cards, or by a
// trick that one side is sure to take before it is complete.
#pragma once

#include <algorithm>

#include "solver/rank_relevance.hpp"
#include "solver/state.hpp"

namespace yokai::solver {

// The question a search answers: does `side` win with at least this many points? 0 points: does it
// win?
struct Goal {
    int side = 0, points = 0;

    // The goal on a scale that is independent of the stars captured so far: 7 means that side 0
    // wins, higher ranks additional stars of side 0, lower ranks additional stars of side 1.
    int rank(const State& s) const {
        const int more = std::max(0, points - s.stars[side]);
        return side == 0 ? 7 + more : 7 - more;
    }
};

enum : int { UNDECIDED = -1, NO = 0, YES = 1 };

// The result when `side` has just taken a trick with these bosses and their stars.
inline int after_trick(const State& s, Goal goal, int side, int bosses, int stars) {
    if (s.captured[side] + bosses >= 4 || (s.tricks[side] < 6 && s.left == 1))  // R20, R22
        return side == goal.side && s.stars[side] + stars >= goal.points;
    if (s.tricks[side] == 6)  // R21
        return side != goal.side && s.all_stars - s.stars[side] - stars >= goal.points;
    if (side != goal.side && s.all_stars - s.stars[side] - stars < goal.points) return NO;
    return UNDECIDED;
}

// The result, if certain, for a side with six tricks whose opponents cannot reach seven. It can win
// only by a single trick with all the bosses it still needs, each from a different hand. Otherwise
// it loses by its seventh trick, or takes no trick and leaves all other bosses to its opponents.
// `left`: tricks to come.
inline int after_six_tricks(const State& s, Goal goal, int left) {
    for (int side = 0; side < 2; ++side) {
        if (s.tricks[side] != 6 || s.tricks[1 - side] + left > 6) continue;
        int hands = 0;
        for (Mask hand : s.hand) hands += (hand & PLAIN_BOSSES) != 0;
        if (s.captured[side] + hands >= 4) continue;
        if (side == goal.side) return NO;
        if (s.stars[goal.side] >= goal.points) return YES;  // it may win no more than these
    }
    return UNDECIDED;
}

// Restricts what the seats still to play may add to a trick; by default any legal card.
struct Plan {
    int taker = -1;           // this seat takes the trick for its side
    Mask sure = 0;            // with one of these cards
    Mask ducking = ~Mask{0};  // the opponents play one of these cards
};

// The result when `side` is sure to take the trick. Of the seats still to play (from `seat`, the
// `n`-th of the trick), those of the side may add a boss each; the opponents add one only if forced
// to.
inline int decided_by_sure_trick(const State& s, Goal goal, int side, int n, int seat, int led,
                                 Mask captured, Plan plan = {}) {
    const bool seventh = s.tricks[side] == 6;
    int bosses = s.captured[side] + count_few(captured);
    int stars = s.stars[side] + s.stars_in(captured);
    if (!seventh && bosses < n &&
        (side == goal.side || s.all_stars - stars - 2 * (4 - n) >= goal.points))
        return UNDECIDED;  // one boss from each seat would not be enough
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
        if (side != goal.side) return NO;
        if (stars >= goal.points) return YES;
        return seventh ? NO : UNDECIDED;
    }
    if (seventh) return side != goal.side && s.all_stars - stars >= goal.points;
    if (side != goal.side && s.all_stars - stars < goal.points) return NO;
    return UNDECIDED;
}

// Whether a side decides the round in its favour by letting `partner` take the trick with a card
// that no opponent can beat. One card has been played, and `seat` plays next.
inline bool settled_by_partner(const State& s, const Beats& beats, Goal goal, int partner, int seat,
                               Card best, Mask captured, Mask& relevant) {
    const int led = suit_of(best), side = partner & 1;
    const auto& beaten_by = beats.table[led];
    Mask opponents = 0;
    for (int i = 0; i < 3; ++i)
        if (((seat + i) & 1) != side) opponents |= follow(s.hand[(seat + i) & 3], led);
    Plan plan;
    plan.taker = partner;
    for (Mask m = follow(s.hand[partner], led) & beaten_by[best]; m;) {
        const Card c = pop_lowest(m);
        if (!(opponents & beaten_by[c])) plan.sure |= bit(c);
    }
    if (!plan.sure ||
        decided_by_sure_trick(s, goal, side, 1, seat, led, captured, plan) != (side == goal.side))
        return false;
    relevant = 0;
    while (plan.sure)
        relevant |= relevant_if_contested(pop_lowest(plan.sure), opponents | bit(best));
    return true;
}

// Whether a side decides the round in its favour by forcing the seventh trick on its opponents: all
// its seats still to play can play below the best card, and an opponent has played that card or
// must beat it.
inline bool settled_by_ducking(const State& s, const Beats& beats, Goal goal, int side, int n,
                               int seat, int led, Card best, int winning_seat, Mask captured,
                               Mask& relevant) {
    if (s.tricks[1 - side] != 6) return false;
    Plan plan;
    plan.ducking = ~beats.table[led][best];
    bool taken = (winning_seat & 1) != side;
    for (int i = n; i < 4; ++i) {
        const int other = (seat + i - n) & 3;
        if (follow(s.hand[other], led) & plan.ducking) continue;
        if ((other & 1) == side) return false;
        taken = true;
    }
    if (!taken || decided_by_sure_trick(s, goal, 1 - side, n, seat, led, captured, plan) !=
                      (side == goal.side))
        return false;
    relevant = relevant_if_contested(best, s.live.cards);
    return true;
}

// The result when each hand has one card left and `side` has just taken a trick with these bosses
// and stars; `relevant` is set to the card whose rank is relevant.
inline bool last_trick(const State& s, const Beats& beats, Goal goal, int leader, int side,
                       int bosses, int stars, Mask& relevant) {
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
    relevant = relevant_if_contested(best, cards);
    const int last = winner & 1;
    const Mask captured = cards & PLAIN_BOSSES;
    if (last == side) {
        bosses += count_few(captured);
        stars += s.stars_in(captured);
    } else {
        bosses = count_few(captured);
        stars = s.stars_in(captured);
    }
    if (s.captured[last] + bosses < 4 && s.tricks[last] + (last == side) == 6)
        return last != goal.side && s.all_stars - s.stars[last] - stars >= goal.points;  // R21
    return last == goal.side && s.stars[last] + stars >= goal.points;                    // R20, R22
}

}  // namespace yokai::solver
