// Playing a round to its end, as the search is configured to.
#pragma once

#include "policy/policy.hpp"
#include "policy/random_player.hpp"
#include "search/config.hpp"

namespace yokai {

template <Family F>
void roll_out(Round& round, const Rules& rules, const Passes& passes, const SearchConfig& config,
              Random& random) {
    if (config.random_playouts)
        play_at_random<F>(round, rules, random);
    else
        play_by_policy<F>(round, rules, passes, config.weights.w, config.temperature, random);
}

}  // namespace yokai
