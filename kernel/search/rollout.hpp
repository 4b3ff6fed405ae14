// Playing a round to its end, and the pass before it, as the search is configured to.
#pragma once

#include "policy/policy.hpp"
#include "policy/random_player.hpp"
#include "search/config.hpp"
#include "worlds/info_state.hpp"

namespace yokai {

template <Family F>
void roll_out(Round& round, const Rules& rules, const Passes& passes, const SearchConfig& config,
              Random& random) {
    if (config.random_playouts)
        play_at_random<F>(round, rules, random);
    else
        play_by_policy<F>(round, rules, passes, config.weights.w, config.temperature, random);
}

// In the pass: the other seats choose by the policy, or at random.
template <Family F>
void pass_others(const InfoState& state, World& world, const SearchConfig& config, Random& random) {
    world.passes = {};
    for (int seat = 0; seat < state.rules.players; ++seat) {
        if (seat == state.seat) continue;
        if (config.random_passes) {
            pass_at_random<F>(state.rules, world, seat, random);
            continue;
        }
        PassScorer<F>(state.rules, world.dealt[seat], state.round.face_up, seat, config.weights.w)
            .choose(world.passes.given[seat], config.temperature, random);
    }
}

// The round after the pass, of a world in which all have chosen; without a `leader`, the cards
// decide who leads.
inline Round round_after_pass(const InfoState& state, const World& world, int leader) {
    const Card face_up = state.round.face_up;
    const int first = leader >= 0 ? leader : first_leader(state.rules, world, face_up);
    return start(state.rules, world, face_up, first, state.round.seals);
}

}  // namespace yokai
