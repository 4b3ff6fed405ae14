// What is known of a game beyond the acting seat's observation: who holds each card, in truth and
// in sampled worlds, and the position with open hands, for the solver. Targets for learning.
#pragma once

#include "envs/observation.hpp"
#include "solver/position.hpp"
#include "worlds/sampler.hpp"

namespace yokai {

inline constexpr std::size_t HOLDERS_SIZE = SEATS * ACTIONS;

// The cards of each seat as 0 or 1, from `seat` on clockwise; with three players the last is empty.
inline void write_holders(const Rules& rules, const Mask* hands, int seat, std::int8_t* out) {
    const int players = rules.players;
    detail::Writer to(out);
    for (int away = 0; away < SEATS; ++away)
        to.cards(away < players ? hands[(seat + away) % players] : 0);
}

// What the seat to act knows, without the order of the plays, which a `Sampler` does not need.
inline InfoState known_to_actor(const EnvGame& game, const Rules& rules) {
    const int seat = game.turn;
    InfoState state;
    state.rules = rules;
    state.seat = seat;
    state.passing = game.passing;
    state.announced = game.announced;
    state.has_passed = (1u << seat) - 1;  // in the pass: seats choose one after another
    state.dealt = game.world.dealt[seat];
    state.round = game.round;
    for (int other = 0; other < SEATS; ++other) {
        state.played_by[other] = game.played_by[other];
        if (other == seat) continue;
        state.round.hands[other] = 0;
        if (game.passing) continue;  // a pass that is not complete is no fact yet
        state.passes.given[seat][other] = game.world.passes.given[seat][other];
        state.passes.given[other][seat] = game.world.passes.given[other][seat];
    }
    return state;
}

inline void write_worlds(const EnvGame& game, const Rules& rules, std::size_t n, std::uint64_t seed,
                         std::int8_t* out) {
    const Sampler<std::uint64_t> sampler(known_to_actor(game, rules));
    Random random(seed);
    for (std::size_t i = 0; i < n; ++i, out += HOLDERS_SIZE) {
        const World world = sampler.draw(random);
        Mask hands[SEATS];
        for (int seat = 0; seat < SEATS; ++seat)
            hands[seat] =
                game.passing ? world.dealt[seat] : world.holding(seat) & ~game.round.played;
        write_holders(rules, hands, game.turn, out);
    }
}

// The game must be one of four players, in play.
inline solver::Position open_position(const EnvGame& game, const Rules& rules) {
    const Round& round = game.round;
    solver::Position position;
    position.trump = round.trump;
    position.leader = round.leader(SEATS);
    position.trick_size = round.size;
    position.basic = rules.basic;
    for (int i = 0; i < round.size; ++i)
        position.trick[i] = round.plays[(position.leader + i) % SEATS];
    for (int side = 0; side < 2; ++side) {
        position.tricks[side] = round.tricks[side];
        position.bosses[side] = round.captured[side];
    }
    for (int seat = 0; seat < SEATS; ++seat) position.hands[seat] = round.hands[seat];
    return position;
}

}  // namespace yokai
