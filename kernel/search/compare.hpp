// An even comparison of choices, for reviewing a decision: the same worlds and the same random
// numbers for every choice, bad ones included, and a tree of its own below each.
#pragma once

#include <vector>

#include "search/tree.hpp"

namespace yokai {

struct Comparison {
    int blocks = 1;              // independent repetitions, each with its own worlds and trees
    std::uint64_t learn = 0;     // worlds that each tree learns in; 0 plays on by the policy
    std::uint64_t evaluate = 1;  // other worlds in which each block plays by what it learned
};

// A card, or in the pass what each taker is given.
struct Candidate {
    Card card = NO_CARD;
    Mask given[SEATS] = {};
};

// The bin of every evaluation, ordered by candidate, block and world. Worlds of one block are
// independent of those it learned in, and of all other blocks: the spread between blocks is the
// whole error. In the pass, `leader` is the seat that will lead, or -1 if the cards decide it.
template <Family F>
std::vector<std::uint8_t> compare(const InfoState& state, const SearchConfig& config,
                                  const Payoffs& payoffs, const Comparison& effort,
                                  std::uint64_t seed, const std::vector<Candidate>& candidates,
                                  int leader) {
    const Deadline never(0);
    const std::uint64_t weighted = config.belief ? config.worlds : 0;
    const std::size_t row = static_cast<std::size_t>(effort.blocks) * effort.evaluate;
    std::vector<std::uint8_t> bins(candidates.size() * row);
    for (int block = 0; block < effort.blocks; ++block) {
        Random seeds(seed, static_cast<std::uint64_t>(block));
        std::vector<Tree<F>> trees;
        for (const Candidate& one : candidates)
            trees.emplace_back(state, config, payoffs, one.card, leader);
        // Calls visit(candidate, number, world, random) for every candidate in `n` new worlds.
        const auto in_worlds = [&](std::uint64_t n, auto&& visit) {
            const std::uint64_t own_seed = seeds.next();
            if (!n) return;
            WorldSource worlds(state, own_seed, weighted, config.weights.w, never);
            for (std::uint64_t i = 0; i < n; ++i) {
                World world = worlds.next();
                Random shared(own_seed, i);
                if (state.passing) pass_others<F>(state, world, config, shared);
                for (std::size_t c = 0; c < candidates.size(); ++c) {
                    if (state.passing)
                        std::copy(candidates[c].given, candidates[c].given + SEATS,
                                  world.passes.given[state.seat]);
                    Random random = shared;
                    visit(c, i, world, random);
                }
            }
        };
        in_worlds(effort.learn, [&](std::size_t c, std::uint64_t, const World& world,
                                    Random& random) { trees[c].learn(world, random); });
        in_worlds(effort.evaluate,
                  [&](std::size_t c, std::uint64_t i, const World& world, Random& random) {
                      bins[c * row + static_cast<std::size_t>(block) * effort.evaluate + i] =
                          static_cast<std::uint8_t>(trees[c].follow(world, random));
                  });
    }
    return bins;
}

}  // namespace yokai
