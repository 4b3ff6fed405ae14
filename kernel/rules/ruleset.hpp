// A ruleset as numbers, and the families of rulesets that have code of their own.
//
// The kernel knows no ruleset by name. Rules whose numbers are those of a family of the printed
// games take the code that is specialised for it; all others take the generic code, which reads
// every number when it needs it. Both follow the same rules: tests play the printed games in both.
#pragma once

#include <algorithm>
#include <cstdint>

#include "rules/cards.hpp"

namespace yokai {

// The specialised code: partners at four hands, three players alone, Seven Suitors; and the generic
// code for any other numbers.
enum class Family : std::uint8_t { four, three, suitors, other };

inline constexpr int MOST_PASSED = 5;
inline constexpr int NO_LOSING_TRICK = 0xff;
inline constexpr int POINTS_AFTER_LOSING_TRICK = 3;  // of each winner, if there are several (R33)

// The match score is kept outside the kernel, except that sealing may end a round (R57, R58).
struct Rules {
    Family family = Family::four;   // whose code plays by these rules
    bool basic = false;             // R31 instead of R32/R33
    bool seals = false;             // R55–R58 instead of R20–R34
    bool seals_once = false;        // R58 instead of R57
    bool partners = true;           // seats 0 and 2 against 1 and 3; else everybody alone
    bool has_face_up = true;        // R7: its suit is trump; else that of the first card led (R53)
    bool holder = false;            // R9: whoever holds the card after the pass leads, not the seat
                                    // dealt it
    bool first_seat_leads = false;  // R66: seat 0 leads the first round; no card decides it
    std::uint8_t players = 4;
    std::uint8_t sides = 2;
    std::uint8_t hand_size = 12;
    std::uint8_t bosses_to_win = 4;          // R20
    std::uint8_t losing_trick = 7;           // R21
    std::uint8_t goal = 7;                   // R31–R33, R57, R58
    std::uint8_t cards_passed = 0;           // by each seat (R8, R51)
    std::uint8_t pass_to[MOST_PASSED] = {};  // seats clockwise, for each card
    std::uint8_t passed[SEATS][SEATS] = {};  // how many, by giver and taker
    std::uint8_t points[SUITS] = {};         // of each suit's boss (R2)
    float stars[8] = {};  // the same on the scale of the printed games, for the policy's weights
    std::uint8_t points_in_bins = 12;  // how many points a search tells apart, from 0 on
    Mask deck = DECK_49;

    // How many cards `giver` passes to `taker` (R8, R51).
    constexpr int passes(int giver, int taker) const { return passed[giver][taker]; }
    // The seat that gets the i-th card a seat passes.
    constexpr int recipient(int seat, int i) const { return (seat + pass_to[i]) % players; }
    constexpr int side_of(int seat) const { return partners ? seat & 1 : seat; }
    constexpr int next_seat(int seat) const { return seat + 1 == players ? 0 : seat + 1; }
    constexpr bool is_rival(int seat, int other) const { return side_of(seat) != side_of(other); }

    // The most points that one side can score in a round: with two sides the loser's bosses go to
    // the winner (R21), else a side has those before its deciding trick and that trick's.
    constexpr int most_points() const {
        if (basic || seals) return 1;
        int worth[2 * SUITS] = {}, bosses = 0, total = 0;
        for (Mask rest = deck & BOSSES; rest;) worth[bosses++] = points[suit_of(pop_lowest(rest))];
        std::sort(worth, worth + bosses, [](int a, int b) { return a > b; });
        if (sides > 2) bosses = std::min(bosses, bosses_to_win - 1 + players);
        for (int i = 0; i < bosses; ++i) total += worth[i];
        return sides == 2 ? total : std::max(total, POINTS_AFTER_LOSING_TRICK);
    }
};

namespace detail {

constexpr void set_pass(Rules& rules, const std::uint8_t* pass_to, int cards) {
    rules.cards_passed = static_cast<std::uint8_t>(cards);
    std::copy(pass_to, pass_to + cards, rules.pass_to);
    for (int giver = 0; giver < rules.players; ++giver)
        for (int i = 0; i < cards; ++i) ++rules.passed[giver][rules.recipient(giver, i)];
}

constexpr void set_points(Rules& rules, const std::uint8_t* points) {
    // Tuned weights know bosses of 7 stars in all with partners, and of 12 alone (R2).
    const int tuned = rules.partners ? 7 : 12;
    int total = 0;
    for (int suit = 0; suit < SUITS; ++suit) total += rules.points[suit] = points[suit];
    for (int suit = 0; suit < SUITS; ++suit)
        rules.stars[suit] =
            total == tuned || total == 0
                ? static_cast<float>(points[suit])
                : static_cast<float>(points[suit] * tuned) / static_cast<float>(total);
}

constexpr Rules rules_of_family(Family family) {
    Rules rules;
    rules.family = family;
    std::uint8_t pass_to[3] = {2, 2, 2};
    std::uint8_t points[SUITS] = {};
    for (int suit = 0; suit < SUITS; ++suit) points[suit] = WHITE_STARS[suit];
    if (family == Family::three) {
        rules.partners = false;
        rules.players = rules.sides = 3;
        rules.hand_size = 16;
        rules.bosses_to_win = 3;
        std::fill(pass_to, pass_to + 3, std::uint8_t{1});
        for (int suit = 0; suit < SUITS; ++suit) points[suit] += BLACK_STARS[suit];
    } else if (family == Family::suitors) {
        rules.seals = true;
        rules.has_face_up = false;
        rules.hand_size = 14;
        for (int i = 0; i < 3; ++i) pass_to[i] = static_cast<std::uint8_t>(i + 1);
        rules.deck = DECK_56;
    }
    set_pass(rules, pass_to, 3);
    set_points(rules, points);
    return rules;
}

}  // namespace detail

// The numbers of a family that has code of its own.
template <Family F>
    requires(F != Family::other)
inline constexpr Rules RULES = detail::rules_of_family(F);

// The numbers as code for a family sees them: constants, or for the generic code what they are.
template <Family F>
constexpr const Rules& numbers(const Rules& rules) {
    if constexpr (F == Family::other)
        return rules;
    else
        return RULES<F>;
}

// The most cards of a hand.
template <Family F>
inline constexpr int MOST_CARDS = F == Family::other ? 28 : 16;
template <Family F>
inline constexpr int PLAYERS = RULES<F>.players;
template <Family F>
constexpr int side_of(const Rules& rules, int seat) {
    if constexpr (F == Family::other) return rules.side_of(seat);
    return F == Family::three ? seat : seat & 1;
}
template <Family F>
constexpr int next_seat(const Rules& rules, int seat) {
    if constexpr (F == Family::other) return rules.next_seat(seat);
    return F == Family::three ? (seat == 2 ? 0 : seat + 1) : (seat + 1) & 3;
}

// How near a side is to the losing trick, and to the bosses that win, on the scale that the
// policy's weights are tuned for: six tricks are one short of losing, and partners with three
// bosses, or a player alone with two, one short of winning.
inline constexpr int ONE_TRICK_SHORT = 6;
template <Family F>
constexpr int tricks_on_scale(const Rules& rules, int tricks) {
    if constexpr (F != Family::other) return tricks;
    return std::max(0, tricks + ONE_TRICK_SHORT + 1 - rules.losing_trick);
}
template <Family F>
constexpr int bosses_on_scale(const Rules& rules, int bosses) {
    if constexpr (F != Family::other) return bosses;
    return std::max(0, bosses + (rules.partners ? 4 : 3) - rules.bosses_to_win);
}

// The family whose numbers these are. Scoring, goal and leader are read as numbers by all code.
constexpr Family family_with(const Rules& rules) {
    const auto same = [&](const Rules& known) {
        return rules.players == known.players && rules.partners == known.partners &&
               rules.seals == known.seals && rules.has_face_up == known.has_face_up &&
               rules.hand_size == known.hand_size && rules.deck == known.deck &&
               (rules.seals || (rules.bosses_to_win == known.bosses_to_win &&
                                rules.losing_trick == known.losing_trick)) &&
               rules.cards_passed == known.cards_passed &&
               std::equal(rules.pass_to, rules.pass_to + rules.cards_passed, known.pass_to) &&
               std::equal(rules.points, rules.points + SUITS, known.points);
    };
    if (same(RULES<Family::four>)) return Family::four;
    if (same(RULES<Family::three>)) return Family::three;
    if (same(RULES<Family::suitors>)) return Family::suitors;
    return Family::other;
}

// Calls `call.template operator()<Family>()` for a family chosen at run time.
template <class Call>
decltype(auto) with_family(Family family, Call&& call) {
    switch (family) {
        case Family::three: return call.template operator()<Family::three>();
        case Family::suitors: return call.template operator()<Family::suitors>();
        case Family::other: return call.template operator()<Family::other>();
        default: return call.template operator()<Family::four>();
    }
}

}  // namespace yokai
