// The search of a seat's choices from its information state: statistics for each of them.
#pragma once

#include <algorithm>
#include <vector>

#include "search/flat.hpp"
#include "search/tree.hpp"

namespace yokai {

// Distinct passes: the policy's own, then samples of its softmax at rising temperatures.
template <Family F>
std::vector<ChoiceStats> pass_candidates(const InfoState& state, const SearchConfig& config,
                                         std::uint64_t seed) {
    std::vector<ChoiceStats> list;
    const PassScorer<F> scorer(state.rules, state.round.hands[state.seat], state.round.face_up,
                               state.seat, config.weights.w);
    Random random(seed, 0x70617373);
    const std::size_t wanted = static_cast<std::size_t>(std::max(config.passes, 1));
    for (std::size_t tries = 0; tries < 16 * wanted && list.size() < wanted; ++tries) {
        ChoiceStats stats;
        scorer.choose(stats.given, tries == 0 ? 0.0f : 0.15f + 0.02f * static_cast<float>(tries),
                      random);
        bool known = false;
        for (const ChoiceStats& other : list)
            known = known || std::equal(stats.given, stats.given + SEATS, other.given);
        if (!known) list.push_back(stats);
    }
    return list;
}

// Searches all choices of the seat: its legal cards, or candidate passes. In the pass, `leader` is
// the seat that will lead, or -1 if the cards decide it.
template <Family F>
std::vector<ChoiceStats> search(const InfoState& state, const SearchConfig& config,
                                const Payoffs& payoffs, std::uint64_t seed, int leader) {
    std::vector<ChoiceStats> choices;
    if (state.passing) {
        choices = pass_candidates<F>(state, config, seed);
    } else {
        for (Mask moves = legal(state.round); moves;) {
            ChoiceStats stats;
            stats.card = pop_lowest(moves);
            choices.push_back(stats);
        }
    }
    if (choices.size() < 2 || config.playouts == 0) return choices;
    if (config.tree && !state.passing)
        search_tree<F>(state, config, payoffs, seed, choices);
    else
        search_flat<F>(state, config, payoffs, seed, leader, choices);
    return choices;
}

// The choice with the most playouts, and of equals the one with the best mean.
inline std::size_t best_of(const std::vector<ChoiceStats>& choices) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < choices.size(); ++i) {
        const ChoiceStats &a = choices[i], &b = choices[best];
        if (a.n > b.n || (a.n == b.n && a.mean() > b.mean())) best = i;
    }
    return best;
}

}  // namespace yokai
