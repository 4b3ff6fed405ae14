// An even comparison of cards, for reviewing a decision: the same worlds and the same random
// numbers for every card, bad ones included, and a tree of its own below each.
#pragma once

#include <vector>

#include "search/tree.hpp"

namespace yokai {

struct Comparison {
    int blocks = 1;              // independent repetitions, each with its own worlds and trees
    std::uint64_t learn = 0;     // worlds that each tree learns in; 0 plays on by the policy
    std::uint64_t evaluate = 1;  // other worlds in which each block plays by what it learned
};

// The bin of every evaluation, ordered by card, block and world. Worlds of one block are
// independent of those it learned in, and of all other blocks: the spread between blocks is the
// whole error.
template <Family F>
std::vector<std::uint8_t> compare(const InfoState& state, const SearchConfig& config,
                                  const Payoffs& payoffs, const Comparison& effort,
                                  std::uint64_t seed, const std::vector<Card>& cards) {
    const Deadline never(0);
    const std::uint64_t weighted = config.belief ? config.worlds : 0;
    const auto source = [&](std::uint64_t own_seed) {
        return WorldSource(state, own_seed, weighted, config.weights.w, never);
    };
    const std::size_t row = static_cast<std::size_t>(effort.blocks) * effort.evaluate;
    std::vector<std::uint8_t> bins(cards.size() * row);
    for (int block = 0; block < effort.blocks; ++block) {
        Random seeds(seed, static_cast<std::uint64_t>(block));
        const std::uint64_t learning_seed = seeds.next(), evaluation_seed = seeds.next();
        std::vector<Tree<F>> trees;
        for (const Card card : cards) trees.emplace_back(state, config, payoffs, card);
        if (effort.learn) {
            WorldSource worlds = source(learning_seed);
            for (std::uint64_t i = 0; i < effort.learn; ++i) {
                const World world = worlds.next();
                for (Tree<F>& tree : trees) {
                    Random random(learning_seed, i);
                    tree.learn(world, random);
                }
            }
        }
        WorldSource worlds = source(evaluation_seed);
        for (std::uint64_t i = 0; i < effort.evaluate; ++i) {
            const World world = worlds.next();
            for (std::size_t c = 0; c < cards.size(); ++c) {
                Random random(evaluation_seed, i);
                bins[c * row + static_cast<std::size_t>(block) * effort.evaluate + i] =
                    static_cast<std::uint8_t>(trees[c].follow(world, random));
            }
        }
    }
    return bins;
}

}  // namespace yokai
