// An even comparison of choices, for reviewing a decision: the same worlds and the same random
// numbers for every choice, bad ones included, and a tree of its own below each.
#pragma once

#include <vector>

#include "search/tree.hpp"

namespace yokai {

struct Comparison {
    int blocks = 1;  // repetitions, each with trees of its own, evaluated in its own worlds
    std::uint64_t learn = 0;     // worlds that each tree learns in; 0 plays on by the policy
    std::uint64_t evaluate = 1;  // other worlds in which each block plays by what it learned
};

// A card, or in the pass what each taker is given.
struct Candidate {
    Card card = NO_CARD;
    Mask given[SEATS] = {};
};

// The bin of every evaluation, ordered by candidate, block and world. A block learns in the worlds
// of all the others and is evaluated in its own (cross-fitting): to weight worlds is dear, and a
// tree that learns in few of them plays as if it knew the hidden cards. In the pass, `leader` is
// the seat that will lead, or -1 if the cards decide it.
template <Family F>
std::vector<std::uint8_t> compare(const InfoState& state, const SearchConfig& config,
                                  const Payoffs& payoffs, const Comparison& effort,
                                  std::uint64_t seed, const std::vector<Candidate>& candidates,
                                  int leader) {
    const Deadline never(0);
    const std::uint64_t weighted = config.belief ? config.worlds : 0;
    const auto blocks = static_cast<std::size_t>(effort.blocks);
    Random seeds(seed, 0);
    std::vector<WorldSource> sources;
    for (std::size_t i = 0; i < std::max<std::size_t>(blocks, 2); ++i)
        sources.emplace_back(state, seeds.next(), weighted, config.weights.w, never);
    std::vector<std::uint8_t> bins(candidates.size() * blocks * effort.evaluate);
    for (std::size_t block = 0; block < blocks; ++block) {
        std::vector<Tree<F>> trees;
        for (const Candidate& one : candidates)
            trees.emplace_back(state, config, payoffs, one.card, leader);
        // Calls visit(candidate, world, random) for every candidate in the same world.
        const auto in_world = [&](World world, Random shared, auto&& visit) {
            if (state.passing) pass_others<F>(state, world, config, shared);
            for (std::size_t c = 0; c < candidates.size(); ++c) {
                if (state.passing)
                    std::copy(candidates[c].given, candidates[c].given + SEATS,
                              world.passes.given[state.seat]);
                Random random = shared;
                visit(c, world, random);
            }
        };
        const std::uint64_t learning = seeds.next(), evaluating = seeds.next();
        for (std::uint64_t i = 0; i < effort.learn; ++i) {
            const std::size_t other = block + 1 + i % (sources.size() - 1);
            in_world(sources[other % sources.size()].next(), Random(learning, i),
                     [&](std::size_t c, const World& world, Random& random) {
                         trees[c].learn(world, random);
                     });
        }
        for (std::uint64_t i = 0; i < effort.evaluate; ++i)
            in_world(sources[block].next(), Random(evaluating, i),
                     [&](std::size_t c, const World& world, Random& random) {
                         bins[(c * blocks + block) * effort.evaluate + i] =
                             static_cast<std::uint8_t>(trees[c].follow(world, random));
                     });
    }
    return bins;
}

}  // namespace yokai
