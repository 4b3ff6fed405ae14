// A seat's information state: all that it knows of the round being played.
#pragma once

#include <vector>

#include "rules/checks.hpp"
#include "rules/round.hpp"

namespace yokai {

// What one seat knows of the present round. In `round` the other hands are empty.
struct InfoState {
    Rules rules;
    int seat = 0;
    bool passing = false;     // the pass is not over
    int announced = -1;       // the seat that leads by the leader card (R9, R52), or -1
    int opening_leader = 0;   // of the first trick
    unsigned has_passed = 0;  // in the pass: the seats that have chosen
    Mask dealt = 0;           // the seat's cards before the pass
    Passes passes;            // those that the seat gave or received
    std::vector<Card> plays;  // all cards played, in order
    Round round;
    Mask played_by[SEATS] = {};
    std::uint8_t seals[2] = {};  // before the round

    int cards_left(int other) const { return rules.hand_size - count(played_by[other]); }
};

// Builds an information state by replaying the public cards; refuses impossible input.
inline InfoState make_info_state(const Rules& rules, int seat, bool passing, Mask hand, Mask dealt,
                                 Card face_up, const Passes& passes, int announced,
                                 int opening_leader, unsigned has_passed,
                                 const std::uint8_t seals[2], const std::vector<Card>& plays) {
    const int players = rules.players;
    const Mask deck = rules.deck;
    if (seat < 0 || seat >= players || opening_leader < 0 || opening_leader >= players ||
        announced >= players)
        refuse("there is no such seat");
    if (rules.has_face_up != (face_up != NO_CARD))
        refuse("the face-up card does not fit the ruleset");
    if (face_up != NO_CARD && (face_up > 55 || !(bit(face_up) & deck)))
        refuse("the face-up card is not in the deck");
    const Mask up = face_up == NO_CARD ? 0 : bit(face_up);
    if (hand & ~deck || hand & up) refuse("the hand is not of this deck");
    if (passing && !plays.empty()) refuse("cards are played after the pass");

    InfoState state;
    state.rules = rules;
    state.seat = seat;
    state.passing = passing;
    state.announced = announced;
    state.opening_leader = opening_leader;
    state.has_passed = has_passed;
    state.dealt = dealt;
    state.passes = passes;
    state.plays = plays;

    Round& round = state.round;
    for (Mask& cards : round.hands)
        cards = ~Mask{0};  // never empty, so the replay cannot end early
    round.face_up = face_up;
    if (face_up != NO_CARD) round.trump = static_cast<std::uint8_t>(suit_of(face_up));
    round.turn = round.last_winner = static_cast<std::uint8_t>(opening_leader);
    state.seals[0] = round.seals[0] = seals[0] & 0x7f;
    state.seals[1] = round.seals[1] = seals[1] & 0x7f;
    for (const Card card : plays) {
        if (card > 55 || !(bit(card) & deck) || bit(card) & (up | hand | round.played))
            refuse("a card was played that can't have been");
        if (round.end != End::none) refuse("cards were played after the end of the round");
        if (round.voids[round.turn] >> suit_of(card) & 1)
            refuse("a seat played a suit it had not followed");
        state.played_by[round.turn] |= bit(card);
        apply(round, rules, card);
    }
    if (round.end != End::none) refuse("the round is over");
    for (Mask& cards : round.hands) cards = 0;
    round.hands[seat] = hand;
    for (int other = 0; other < players; ++other)
        if (state.cards_left(other) < 0 || (other == round.turn && state.cards_left(other) == 0))
            refuse("more cards were played than dealt");
    if (count(hand) != state.cards_left(seat)) refuse("the hand has the wrong number of cards");
    for (int suit = 0; suit < SUITS; ++suit)
        for (int other = 0; other < players; ++other) {
            const Mask held = other == seat ? hand : passes.given[seat][other] & ~round.played;
            if (round.voids[other] >> suit & 1 && held & suit_mask(suit) && !passing)
                refuse("a seat did not follow a suit it holds");
        }

    Mask passed = 0;
    for (int giver = 0; giver < SEATS; ++giver)
        for (int taker = 0; taker < SEATS; ++taker) {
            const Mask cards = passes.given[giver][taker];
            if (!cards) continue;
            if (giver >= players || taker >= players || (giver != seat && taker != seat) ||
                count(cards) != rules.passes(giver, taker) || cards & ~deck ||
                cards & (up | passed))
                refuse("the known passes don't fit the ruleset");
            passed |= cards;
        }
    const Mask holding = hand | state.played_by[seat];
    const Mask before = passing ? holding : (holding & ~passes.to(seat)) | passes.from(seat);
    if (dealt != before || count(dealt) != rules.hand_size)
        refuse("dealt hand, passes and hand disagree");
    if (passes.from(seat) & ~dealt) refuse("a passed card was not dealt");
    if (passing ? passes.to(seat) != 0 : passes.to(seat) & ~holding)
        refuse("a received card is missing");
    if (!passing) {
        if (count(passes.from(seat)) != rules.cards_passed ||
            count(passes.to(seat)) != rules.cards_passed)
            refuse("the pass is incomplete");
        for (int other = 0; other < players; ++other)
            for (int taker = 0; taker < players; ++taker)
                if (other != taker && passes.given[seat][taker] & state.played_by[other])
                    refuse("a passed card was played by another seat");
    }
    return state;
}

// The round of a world at the point of the information state.
inline Round round_in(const InfoState& state, const World& world) {
    Round round = state.round;
    for (int seat = 0; seat < state.rules.players; ++seat)
        round.hands[seat] = world.holding(seat) & ~round.played;
    return round;
}

}  // namespace yokai
