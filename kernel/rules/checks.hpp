// Input checks: refuses rules, worlds and rounds that the kernel cannot handle safely.
#pragma once

#include <stdexcept>
#include <vector>

#include "rules/round.hpp"

namespace yokai {

[[noreturn]] inline void refuse(const char* why) { throw std::invalid_argument(why); }

// A ruleset as it is passed in.
struct Numbers {
    std::vector<int> sides;  // of every seat
    int hand_size = 0;
    Mask deck = 0;
    std::vector<int> pass_to;
    bool basic = false, seals = false, seals_once = false;
    int goal = 0, bosses_to_win = 0;
    int losing_trick = 0;  // 0 for none
    std::vector<int> boss_points;
    bool holder = false, first_seat_leads = false;
    bool specialised = true;  // whether to take the code of a family, if the numbers are its own
};

// The rules of these numbers; refuses those that the kernel cannot play, and says which it can.
inline Rules make_rules(const Numbers& given) {
    const auto small = [](int number, int least, int most, const char* why) {
        if (number < least || number > most) refuse(why);
        return static_cast<std::uint8_t>(number);
    };
    Rules rules;
    const int players = static_cast<int>(given.sides.size());
    rules.players = small(players, 2, SEATS, "it plays with two to four players");
    rules.partners = given.sides == std::vector<int>{0, 1, 0, 1};
    for (int seat = 0; seat < players && !rules.partners; ++seat)
        if (given.sides[static_cast<std::size_t>(seat)] != seat)
            refuse("it knows partners opposite each other, or everybody alone");
    rules.sides = rules.partners ? 2 : rules.players;
    if (given.deck & ~DECK_56) refuse("there is no such card");
    rules.hand_size = small(given.hand_size, 1, count(given.deck) / players,
                            "the deck is too small for the hands");
    rules.deck = given.deck;
    const int left = count(given.deck) - players * given.hand_size;
    if (left > 1) refuse("the deal leaves no card over, or one, the face-up card");
    rules.has_face_up = left == 1;
    if (given.pass_to.size() > MOST_PASSED ||
        static_cast<int>(given.pass_to.size()) > given.hand_size)
        refuse("a player passes at most five cards");
    std::uint8_t pass_to[MOST_PASSED] = {};
    for (std::size_t i = 0; i < given.pass_to.size(); ++i)
        pass_to[i] = small(given.pass_to[i], 1, players - 1, "cards are passed to other players");
    detail::set_pass(rules, pass_to, static_cast<int>(given.pass_to.size()));
    rules.basic = given.basic;
    rules.seals = given.seals;
    rules.seals_once = given.seals_once;
    if (rules.seals && rules.sides != 2) refuse("two sides collect seals");
    rules.goal = small(given.goal, 1, 0xff, "a match is to 1 to 255 points");
    rules.bosses_to_win = small(given.bosses_to_win, 1, 14, "1 to 14 bosses win a round");
    rules.losing_trick = given.losing_trick == 0
                             ? NO_LOSING_TRICK
                             : small(given.losing_trick, 1, NO_LOSING_TRICK,
                                     "a side loses with its first to 254th trick");
    if (given.boss_points.size() != SUITS) refuse("there are points for seven bosses");
    std::uint8_t points[SUITS] = {};
    for (int suit = 0; suit < SUITS; ++suit)
        points[suit] = small(given.boss_points[static_cast<std::size_t>(suit)], 0, 31,
                             "a boss has 0 to 31 points");
    detail::set_points(rules, points);
    if (rules.most_points() > 31) refuse("a round brings a side 31 points at most");
    rules.points_in_bins = rules.most_points() < 12 ? 12 : 32;
    rules.holder = given.holder;
    rules.first_seat_leads = given.first_seat_leads;
    rules.family = given.specialised ? family_with(rules) : Family::other;
    return rules;
}

// A world whose cards are the ruleset's deck, dealt and passed as its rules say.
inline void check_world(const Rules& rules, const World& world, Card face_up, bool with_passes) {
    const int players = rules.players;
    Mask seen = 0;
    if (rules.has_face_up != (face_up != NO_CARD))
        refuse("the face-up card does not fit the ruleset");
    if (face_up != NO_CARD) {
        if (face_up > 55) refuse("there is no such card");
        seen = bit(face_up);
    }
    for (int seat = 0; seat < SEATS; ++seat) {
        if (world.dealt[seat] & seen) refuse("a card is in two places");
        seen |= world.dealt[seat];
        if (count(world.dealt[seat]) != (seat < players ? rules.hand_size : 0))
            refuse("a hand has the wrong number of cards");
    }
    if (seen & ~rules.deck) refuse("a card is not in the deck");
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
    const int players = rules.players;
    const Mask deck = rules.deck;
    if (round.turn >= players || round.size >= players) refuse("there is no such seat");
    if (round.trump > NO_SUIT || (rules.has_face_up && round.trump == NO_SUIT))
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
