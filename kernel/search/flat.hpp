// Flat Monte Carlo: every choice is played out in the same worlds.
#pragma once

#include <algorithm>
#include <bit>
#include <vector>

#include "search/belief.hpp"
#include "search/payoffs.hpp"
#include "search/rollout.hpp"

namespace yokai {

template <Family F>
void search_flat(const InfoState& state, const SearchConfig& config, const Payoffs& payoffs,
                 std::uint64_t seed, int leader, std::vector<ChoiceStats>& choices) {
    const Deadline deadline(config.seconds);
    const Deadline belief_deadline(config.seconds / 3);
    const float* ours = payoffs.of[state.rules.side_of(state.seat)];
    WorldSource source(state, seed, config.weighted_worlds(), config.weights.w, belief_deadline);
    // Sequential halving: every stage gets the same share of the playouts, and only the better half
    // of the choices advances to the next one.
    std::vector<ChoiceStats*> active;
    for (ChoiceStats& stats : choices) active.push_back(&stats);
    const auto stages = static_cast<std::uint64_t>(std::bit_width(active.size() - 1));
    std::uint64_t w = 0;
    for (std::uint64_t stage = 0; stage < stages; ++stage) {
        const std::uint64_t rows =
            std::max<std::uint64_t>(1, config.playouts / stages / active.size());
        for (std::uint64_t row = 0; row < rows; ++row, ++w) {
            if (w && (w & 7) == 0 && deadline.expired()) return;
            World world = source.next();
            Random shared(seed, w);
            if (state.passing) pass_others<F>(state, world, config, shared);
            const Round before = round_in(state, world);
            for (ChoiceStats* stats : active) {
                Random random = shared;  // common random numbers for all choices
                Round round = before;
                if (state.passing) {
                    std::copy(stats->given, stats->given + SEATS, world.passes.given[state.seat]);
                    round = round_after_pass(state, world, leader);
                } else {
                    apply<F>(round, state.rules, stats->card);
                }
                if (round.end == End::none)
                    roll_out<F>(round, state.rules, world.passes, config, random);
                stats->add(bin_of(outcome(round, state.rules), state.rules), ours);
            }
        }
        std::stable_sort(
            active.begin(), active.end(),
            [](const ChoiceStats* a, const ChoiceStats* b) { return a->mean() > b->mean(); });
        active.resize((active.size() + 1) / 2);
    }
}

}  // namespace yokai
