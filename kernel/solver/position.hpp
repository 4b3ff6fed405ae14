// The input of the open-hand solvers: a round of the standard four-player game with all hands
// known.
#pragma once

#include <array>

#include "rules/ruleset.hpp"

namespace yokai::solver {

inline constexpr int CARDS = 56;  // indices; the 49-card deck leaves the foil slots empty

struct Position {
    std::array<Mask, 4> hands{};
    int trump = 0;
    int leader = 0;               // of the trick in progress
    std::array<Card, 3> trick{};  // cards on the table, from the leader on
    int trick_size = 0;
    std::array<int, 2> tricks{};   // won per side
    std::array<Mask, 2> bosses{};  // captured per side
    bool basic = false;

    int to_act() const { return (leader + trick_size) & 3; }
};

// Whether rules are those of the standard four-player game in all that the solvers rely on; the
// deck and the hands may be smaller.
constexpr bool can_solve(const Rules& rules) {
    const Rules& known = RULES<Family::four>;
    return rules.partners && !rules.seals && rules.has_face_up &&
           rules.bosses_to_win == known.bosses_to_win && rules.losing_trick == known.losing_trick &&
           rules.hand_size <= known.hand_size && !(rules.deck & ~known.deck) &&
           !(PLAIN_BOSSES & ~rules.deck) &&
           std::equal(rules.points, rules.points + SUITS, known.points);
}

// The legal cards of a hand (R11, R12).
constexpr Mask legal_cards(Mask hand, bool leading, int led) {
    Mask follow = leading ? 0 : hand & suit_mask(led);
    return follow ? follow : hand;
}

// table[led][card]: the cards that beat `card` while it is winning the trick (R13).
struct Beats {
    std::array<std::array<Mask, CARDS>, SUITS> table{};

    explicit Beats(int trump) {
        for (int led = 0; led < SUITS; ++led)
            for (Card card = 0; card < CARDS; ++card) {
                const int suit = suit_of(card);
                const Mask higher = suit_mask(suit) & ~((bit(card) << 1) - 1);
                Mask m;
                if (card == SUPER_TRUMP)
                    m = 0;
                else if (suit == trump)
                    m = higher | bit(SUPER_TRUMP);
                else if (suit == led)
                    m = higher | suit_mask(trump) | bit(SUPER_TRUMP);
                else
                    m = suit_mask(led) | suit_mask(trump) | bit(SUPER_TRUMP);
                table[led][card] = m & ~bit(card);
            }
    }
};

inline int stars_of(Mask bosses, int trump) {
    int n = 0;
    for (int s = 0; s < SUITS; ++s)
        if (s != trump && (bosses & bit(boss_of(s)))) n += WHITE_STARS[s];
    return n;
}

// Why a position cannot be solved, or nullptr. The search relies on these checks.
inline const char* why_invalid(const Position& p) {
    if (p.trump < 0 || p.trump >= SUITS) return "trump must be a suit from 0 to 6";
    if (p.leader < 0 || p.leader > 3) return "leader must be a seat from 0 to 3";
    if (p.trick_size < 0 || p.trick_size > 3) return "a trick in progress holds 0 to 3 cards";
    Mask seen = 0;
    for (Mask h : p.hands) {
        if (h & ~DECK_49) return "a hand holds a card that is not in the 49-card deck";
        if (h & seen) return "a card is in two places";
        seen |= h;
    }
    for (int i = 0; i < p.trick_size; ++i) {
        const Card c = p.trick[i];
        if (c >= CARDS || !(bit(c) & DECK_49)) return "a played card is not in the 49-card deck";
        if (bit(c) & seen) return "a card is in two places";
        seen |= bit(c);
    }
    const int cards = count(p.hands[p.to_act()]);
    if (cards == 0) return "nobody has a card to play";
    if (cards > 12) return "a hand holds more than 12 cards";
    for (int i = 0; i < 4; ++i) {
        const int seat = (p.leader + i) & 3;
        if (count(p.hands[seat]) != cards - (i < p.trick_size ? 1 : 0))
            return "the hands do not have the sizes that the trick asks for";
    }
    for (int i = 1; i < p.trick_size; ++i) {
        const int led = suit_of(p.trick[0]);
        if (suit_of(p.trick[i]) != led && (p.hands[(p.leader + i) & 3] & suit_mask(led)))
            return "a player on the table has not followed suit";
    }
    for (int side = 0; side < 2; ++side) {
        if (p.tricks[side] < 0 || p.tricks[side] > 6)
            return "a side has won 0 to 6 tricks while the round runs";
        if (p.bosses[side] & ~PLAIN_BOSSES) return "a captured card is not a boss";
        if (count(p.bosses[side]) > 3) return "a side with four bosses has already won";
        if (p.bosses[side] & seen) return "a card is in two places";
        seen |= p.bosses[side];
        if (p.tricks[side] == 0 && p.bosses[side])
            return "a side without a trick cannot hold a boss";
    }
    if (PLAIN_BOSSES & ~seen & ~bit(boss_of(p.trump)))
        return "a boss is missing (only the trump boss can be the face-up card)";
    return nullptr;
}

}  // namespace yokai::solver
