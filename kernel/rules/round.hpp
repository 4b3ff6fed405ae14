// A round in its play phase on bitboards, for any ruleset.
//
// The counterpart of `yokai_septet.game.round`, optimised for speed; R-numbers refer to
// docs/rules.md. Nothing here checks legality: the bindings check all input.
#pragma once

#include <array>
#include <cstdint>

#include "rules/ruleset.hpp"
#include "rules/world.hpp"

namespace yokai {

enum class End : std::uint8_t {
    none,       // the round goes on
    bosses,     // R20
    tricks,     // R21
    exhausted,  // R22; in Seven Suitors all tricks are played (R56)
    sealed,     // R57, R58: the match is over
};

struct Round {
    Mask hands[SEATS] = {};
    Mask played = 0;            // by anybody, the present trick included
    Mask captured[SEATS] = {};  // bosses, by side
    Mask trick = 0;             // the cards of the present trick
    std::uint8_t plays[SEATS] = {NO_CARD, NO_CARD, NO_CARD, NO_CARD};  // the trick, by seat
    std::uint8_t tricks[SEATS] = {};                                   // won, by side
    std::uint8_t voids[SEATS] = {};                                    // suits shown void, by seat
    std::uint8_t seals[2] = {};                                        // suits, by side
    std::uint8_t size = 0;                                             // cards in the present trick
    std::uint8_t turn = 0;                                             // the seat to act
    std::uint8_t winning = 0;    // the seat that is winning the present trick
    std::uint8_t best = 0;       // the strength of its card
    std::uint8_t led = NO_SUIT;  // the suit led in the present trick
    std::uint8_t trump = NO_SUIT;
    std::uint8_t last_winner = 0;
    Card face_up = NO_CARD;
    End end = End::none;

    constexpr int leader(int players) const { return (turn + players - size) % players; }
};

// How a card stands in a trick: the highest wins, and of equals (a 7 and its foil) the first
// played. 0 for a card that can't win.
constexpr int strength_of(Card card, int led, int trump) {
    if (card == SUPER_TRUMP) return 0xff;
    const int suit = suit_of(card), slot = slot_of(card) - is_foil(card);
    return suit == trump ? 0x40 + slot : suit == led ? 0x20 + slot : 0;
}

namespace detail {
// As a table, because a branch on a random card is guessed wrong half the time.
inline constexpr auto STRENGTHS = [] {
    std::array<std::array<std::array<std::uint8_t, 56>, 8>, 8> table{};
    for (int trump = 0; trump < 8; ++trump)
        for (int led = 0; led < 8; ++led)
            for (Card card = 0; card < 56; ++card)
                table[trump][led][card] = static_cast<std::uint8_t>(strength_of(card, led, trump));
    return table;
}();
}  // namespace detail

inline int strength(Card card, int led, int trump) { return detail::STRENGTHS[trump][led][card]; }

// The cards of a hand that may be played when this suit was led, without a branch (R11, R12).
constexpr Mask following(Mask hand, int led) {
    const Mask same = hand & suit_mask(led);
    return same | (hand & -static_cast<Mask>(same == 0));
}

// What may be played now. Empty only in a round that is over.
constexpr Mask legal(const Round& round) {
    const Mask hand = round.hands[round.turn];
    return round.size == 0 ? hand : following(hand, round.led);
}

namespace detail {

// R55–R58: the suits whose two 7s lie in `bosses`.
constexpr unsigned pairs(Mask bosses) {
    unsigned suits = 0;
    const Mask both = bosses & PLAIN_BOSSES & (bosses >> 1);
    for (int suit = 0; suit < SUITS; ++suit) suits |= ((both >> boss_of(suit)) & 1u) << suit;
    return suits;
}

template <Family F>
void finish_trick(Round& round, const Rules& any) {
    const Rules& rules = numbers<F>(any);
    const int winner = round.winning;
    const int side = side_of<F>(any, winner);
    const Mask bosses = round.trick & BOSSES;
    round.captured[side] |= bosses;
    ++round.tricks[side];
    round.last_winner = round.turn = static_cast<std::uint8_t>(winner);
    round.trick = 0;
    round.size = 0;
    round.led = NO_SUIT;
    round.best = 0;
    if (rules.seals) {
        if (bosses) {
            unsigned made = pairs(round.captured[side]);
            if (any.seals_once) made &= ~unsigned{round.seals[side ^ 1]};
            round.seals[side] |= static_cast<std::uint8_t>(made);
            if (count(round.seals[side]) >= any.goal) {
                round.end = End::sealed;
                return;
            }
        }
        if (!round.hands[winner]) round.end = End::exhausted;
    } else {
        // One question instead of three, for it is nearly always answered with no.
        const bool won = count(round.captured[side]) >= rules.bosses_to_win;
        const bool lost = round.tricks[side] >= rules.losing_trick;
        if (won | lost | !round.hands[winner]) [[unlikely]]
            round.end = won ? End::bosses : lost ? End::tricks : End::exhausted;
    }
}

}  // namespace detail

// Plays a legal card for the seat to act.
template <Family F>
inline void apply(Round& round, const Rules& rules, Card card) {
    const int seat = round.turn;
    const int suit = suit_of(card);
    round.hands[seat] ^= bit(card);
    round.played |= bit(card);
    round.trick |= bit(card);
    round.plays[seat] = card;
    if (round.size == 0) {
        round.led = static_cast<std::uint8_t>(suit);
        if (!numbers<F>(rules).has_face_up && round.trump == NO_SUIT)
            round.trump = static_cast<std::uint8_t>(suit);  // R53
    }
    round.voids[seat] |= static_cast<std::uint8_t>((suit != round.led) << round.led);
    const int s = strength(card, round.led, round.trump);
    const bool ahead = s > round.best;  // a card led is always ahead of nothing
    round.best = static_cast<std::uint8_t>(ahead ? s : round.best);
    round.winning = static_cast<std::uint8_t>(ahead ? seat : round.winning);
    round.turn = static_cast<std::uint8_t>(next_seat<F>(rules, seat));
    if (++round.size == numbers<F>(rules).players) detail::finish_trick<F>(round, rules);
}

inline void apply(Round& round, const Rules& rules, Card card) {
    with_family(rules.family, [&]<Family F>() { apply<F>(round, rules, card); });
}

// The play phase of a world whose passes are all made.
inline Round start(const Rules& rules, const World& world, Card face_up, int leader,
                   const std::uint8_t seals[2]) {
    Round round;
    for (int seat = 0; seat < rules.players; ++seat) round.hands[seat] = world.holding(seat);
    round.face_up = face_up;
    if (face_up != NO_CARD) round.trump = static_cast<std::uint8_t>(suit_of(face_up));
    round.turn = round.last_winner = static_cast<std::uint8_t>(leader);
    round.seals[0] = seals[0];
    round.seals[1] = seals[1];
    return round;
}

}  // namespace yokai
