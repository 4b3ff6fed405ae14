// The rules of the four-player game for the reference solvers, written for clarity. Values are
// signed points for seats 0 and 2.
#pragma once

#include <array>

#include "solver/position.hpp"

namespace yokai::solver::reference {

// The position after a card; `over` and `value` if the round ended with it.
struct Successor {
    Position next;
    bool over = false;
    int value = 0;
};

inline int signed_points(const Position& p, int side, Mask bosses) {
    const int points = p.basic ? 1 : stars_of(bosses, p.trump);
    return side == 0 ? points : -points;
}

inline Successor play(const Position& p, Card card) {
    Successor s{p};
    Position& n = s.next;
    const int seat = p.to_act();
    n.hands[seat] &= ~bit(card);
    if (p.trick_size < 3) {
        n.trick[n.trick_size++] = card;
        return s;
    }
    const std::array<Card, 4> cards{p.trick[0], p.trick[1], p.trick[2], card};
    const int led = suit_of(cards[0]);
    auto power = [&](Card c) {  // R13
        if (c == SUPER_TRUMP) return 1000;
        if (suit_of(c) == p.trump) return 100 + c;
        return suit_of(c) == led ? 1 + (c & 7) : 0;
    };
    int best = 0;
    Mask taken = 0;
    for (int i = 0; i < 4; ++i) {
        if (power(cards[i]) > power(cards[best])) best = i;
        taken |= bit(cards[i]);
    }
    const int winner = (p.leader + best) & 3, side = winner & 1;
    n.leader = winner;
    n.trick_size = 0;
    n.trick = {};
    n.bosses[side] |= taken & PLAIN_BOSSES;
    n.tricks[side]++;
    const Mask left = n.hands[0] | n.hands[1] | n.hands[2] | n.hands[3];
    if (count(n.bosses[side]) >= 4 || (n.tricks[side] < 7 && !left)) {  // R20, R22
        s.over = true;
        s.value = signed_points(n, side, n.bosses[side]);
    } else if (n.tricks[side] == 7) {  // R21
        s.over = true;
        s.value = signed_points(n, 1 - side, n.bosses[1 - side] | (left & PLAIN_BOSSES));
    }
    return s;
}

inline Mask legal(const Position& p) {
    return legal_cards(p.hands[p.to_act()], p.trick_size == 0,
                       p.trick_size ? suit_of(p.trick[0]) : 0);
}

}  // namespace yokai::solver::reference
