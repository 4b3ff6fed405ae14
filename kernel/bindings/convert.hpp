// Conversions and checks shared by the bindings.
#pragma once

#include "bindings/nanobind.hpp"
#include "bindings/open_round.hpp"
#include "policy/policy.hpp"
#include "rules/checks.hpp"
#include "worlds/info_state.hpp"

namespace yokai {

using Masks = std::vector<Mask>;

// One mask for each seat; missing seats are empty.
inline void to_seats(const Masks& masks, Mask out[SEATS]) {
    if (masks.size() > SEATS) refuse("there are at most four seats");
    for (int i = 0; i < SEATS; ++i) out[i] = i < static_cast<int>(masks.size()) ? masks[i] : 0;
}

// Sixteen masks, ordered by giver, then by taker.
inline Passes to_passes(const Masks& masks) {
    if (masks.size() != SEATS * SEATS) refuse("passes are sixteen masks");
    Passes passes;
    for (int i = 0; i < SEATS * SEATS; ++i) passes.given[i / SEATS][i % SEATS] = masks[i];
    return passes;
}

inline Masks from_passes(const Passes& passes) {
    return Masks(&passes.given[0][0], &passes.given[0][0] + SEATS * SEATS);
}

inline std::vector<Card> to_cards(const nb::bytes& bytes) {
    const auto* data = reinterpret_cast<const Card*>(bytes.c_str());
    return std::vector<Card>(data, data + bytes.size());
}

inline nb::bytes words_to_bytes(const std::vector<std::uint64_t>& words) {
    return nb::bytes(reinterpret_cast<const char*>(words.data()),
                     words.size() * sizeof(std::uint64_t));
}

// Rules as numbers, in the order of `Numbers`.
using RulesTuple = std::tuple<std::vector<int>, int, Mask, std::vector<int>, bool, bool, bool, int,
                              int, int, std::vector<int>, bool, bool, bool>;

inline Rules to_rules(const RulesTuple& tuple) {
    return make_rules(std::make_from_tuple<Numbers>(tuple));
}

inline RulesTuple from_rules(const Rules& rules) {
    std::vector<int> sides;
    for (int seat = 0; seat < rules.players; ++seat) sides.push_back(rules.side_of(seat));
    return {sides,
            rules.hand_size,
            rules.deck,
            {rules.pass_to, rules.pass_to + rules.cards_passed},
            rules.basic,
            rules.seals,
            rules.seals_once,
            rules.goal,
            rules.bosses_to_win,
            rules.losing_trick == NO_LOSING_TRICK ? 0 : rules.losing_trick,
            {rules.points, rules.points + SUITS},
            rules.holder,
            rules.first_seat_leads,
            rules.family != Family::other};
}

inline void check_temperature(float temperature) {
    if (!(temperature >= 0 && temperature < 1e6f)) refuse("a temperature is not negative");
}

// Refuses what the seat may not pass: a mask for each taker.
inline void check_pass(const InfoState& state, const Masks& given) {
    if (given.size() != SEATS) refuse("a candidate is four masks");
    Mask seen = 0;
    for (int taker = 0; taker < SEATS; ++taker) {
        const int n = taker < state.rules.players ? state.rules.passes(state.seat, taker) : 0;
        if (count(given[taker]) != n || given[taker] & seen ||
            given[taker] & ~state.round.hands[state.seat])
            refuse("a candidate is not a legal pass");
        seen |= given[taker];
    }
}

}  // namespace yokai
