// Input checks: refuses rules, worlds and rounds that the kernel cannot handle safely.
#pragma once

#include <stdexcept>

#include "rules/round.hpp"

namespace yokai {

[[noreturn]] inline void refuse(const char* why) { throw std::invalid_argument(why); }

inline Rules make_rules(int family, bool basic, bool short_game, bool holder) {
    if (family < 0 || family > 2) refuse("there is no such ruleset family");
    return Rules{static_cast<Family>(family), basic, short_game, holder};
}

// A world whose cards are the ruleset's deck, dealt and passed as its rules say.
inline void check_world(const Rules& rules, const World& world, Card face_up, bool with_passes) {
    const int players = rules.players();
    Mask seen = 0;
    if (rules.has_face_up() != (face_up != NO_CARD))
        refuse("the face-up card does not fit the ruleset");
    if (face_up != NO_CARD) {
        if (face_up > 55) refuse("there is no such card");
        seen = bit(face_up);
    }
    for (int seat = 0; seat < SEATS; ++seat) {
        if (world.dealt[seat] & seen) refuse("a card is in two places");
        seen |= world.dealt[seat];
        if (count(world.dealt[seat]) != (seat < players ? rules.hand_size() : 0))
            refuse("a hand has the wrong number of cards");
    }
    if (seen & ~rules.deck()) refuse("a card is not in the deck");
    for (int giver = 0; giver < SEATS; ++giver) {
        Mask given = 0;
        for (int taker = 0; taker < SEATS; ++taker) {
            const Mask cards = world.passes.given[giver][taker];
            const int n = giver < players && taker < players ? rules.passes(giver, taker) : 0;
            if ((with_passes || cards) && count(cards) != n)
                refuse("a pass has the wrong number of cards");
            if (cards & given || cards & ~world.dealt[giver])
                refuse("a passed card is not in the hand");
            given |= cards;
        }
    }
}

// Refuses a round that could lead the kernel astray: whatever else it is, the cards must add up.
inline void check_round(const Rules& rules, const Round& round) {
    const int players = rules.players();
    const Mask deck = rules.deck();
    if (round.turn >= players || round.size >= players) refuse("there is no such seat");
    if (round.trump > NO_SUIT || (rules.has_face_up() && round.trump == NO_SUIT))
        refuse("there is no such suit");
    if (round.face_up != NO_CARD && (round.face_up > 55 || !(deck & bit(round.face_up))))
        refuse("there is no such card");
    Mask seen = round.face_up == NO_CARD ? 0 : bit(round.face_up);
    if (seen & round.played || round.played & ~deck) refuse("a card is in two places");
    seen |= round.played;
    const int left = count(round.hands[round.turn]);
    if (left == 0) refuse("the round is over");
    for (int seat = 0; seat < SEATS; ++seat) {
        const Mask hand = round.hands[seat];
        if (hand & seen || hand & ~deck) refuse("a card is in two places");
        seen |= hand;
        const int behind =
            (round.turn + players - seat) % players;  // seats that have played already
        const int expected = seat >= players ? 0 : left - (behind >= 1 && behind <= round.size);
        if (count(hand) != expected) refuse("a hand has the wrong number of cards");
    }
    Mask captured = 0;
    for (int side = 0; side < SEATS; ++side) {
        if (round.captured[side] & captured || round.captured[side] & ~BOSSES)
            refuse("a boss is captured twice");
        captured |= round.captured[side];
    }
    if (captured & ~round.played) refuse("a captured boss has not been played");
}

}  // namespace yokai
