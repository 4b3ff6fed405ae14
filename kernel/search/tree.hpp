// Single-observer information-set Monte Carlo tree search (SO-ISMCTS): one tree, and a new world in
// every iteration. Moves are selected by UCB, or by PUCT with the policy as prior.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "search/belief.hpp"
#include "search/payoffs.hpp"
#include "search/rollout.hpp"

namespace yokai {

template <Family F>
class TreeSearch {
public:
    TreeSearch(const InfoState& state, const SearchConfig& config, const Payoffs& payoffs)
        : state_(state), config_(config), payoffs_(payoffs) {
        nodes_.emplace_back();
    }

    void search(std::uint64_t seed, std::vector<ChoiceStats>& choices) {
        const Deadline deadline(config_.seconds), belief_deadline(config_.seconds / 3);
        const float* ours = payoffs_.of[side_of<F>(state_.seat)];
        WorldSource source(state_, seed, config_.weighted_worlds(), config_.weights.w,
                           belief_deadline);
        for (std::uint64_t i = 0; i < config_.playouts; ++i) {
            if (i && (i & 15) == 0 && deadline.expired()) break;
            const World world = source.next();
            Random random(seed, i);
            const int bin = iterate(world, random);
            const Card first = nodes_[static_cast<std::size_t>(path_[0])].card;
            for (ChoiceStats& stats : choices)
                if (stats.card == first) stats.add(bin, ours);
        }
    }

private:
    struct Node {
        Card card = NO_CARD;
        std::uint8_t side = 0;  // that made this choice
        std::uint32_t visits = 0, available = 0;
        float total = 0;
        int child = -1, sibling = -1;
    };

    int iterate(const World& world, Random& random) {
        Round round = round_in(state_, world);
        path_.clear();
        int at = 0;
        while (round.end == End::none) {
            Mask untried = legal(round);
            const Mask moves = untried;
            float priors[56];
            const bool has_prior = config_.prior > 0 && (moves & (moves - 1));
            if (has_prior) fill_priors(round, world.passes, moves, priors);
            int best = -1;
            float top = -1;
            for (int c = nodes_[at].child; c >= 0; c = nodes_[c].sibling) {
                Node& node = nodes_[c];
                if (!(moves & bit(node.card))) continue;
                untried &= ~bit(node.card);
                ++node.available;
                const float v = static_cast<float>(node.visits);
                const float n = static_cast<float>(node.available);
                const float score =
                    node.total / v +
                    (has_prior ? config_.exploration * priors[node.card] * std::sqrt(n) / (1 + v)
                               : config_.exploration * std::sqrt(std::log(n) / v));
                if (score > top) {
                    top = score;
                    best = c;
                }
            }
            Card card;
            bool fresh = false;
            if (untried && has_prior) {
                // First-play urgency: an untried card is valued by its parent's mean and its prior.
                const float n = static_cast<float>(nodes_[at].visits + 1);
                const float parent =
                    at ? 1 - nodes_[at].total / static_cast<float>(nodes_[at].visits) : 0.5f;
                Card favourite = NO_CARD;
                float score = -1;
                for (Mask rest = untried; rest;) {
                    const Card c = pop_lowest(rest);
                    const float s = std::min(parent, 0.6f) - 0.1f +
                                    config_.exploration * priors[c] * std::sqrt(n);
                    if (s > score) {
                        score = s;
                        favourite = c;
                    }
                }
                fresh = best < 0 || score > top;
                card = fresh ? favourite : nodes_[best].card;
            } else {
                fresh = untried != 0;
                card = fresh ? pick(untried, random) : nodes_[best].card;
            }
            if (fresh) {
                best = static_cast<int>(nodes_.size());
                Node node;
                node.card = card;
                node.side = static_cast<std::uint8_t>(side_of<F>(round.turn));
                node.available = 1;
                node.sibling = nodes_[at].child;
                nodes_.push_back(node);
                nodes_[at].child = best;
            }
            apply<F>(round, state_.rules, card);
            path_.push_back(best);
            at = best;
            if (fresh) break;
        }
        if (round.end == End::none) roll_out<F>(round, state_.rules, world.passes, config_, random);
        const int bin = bin_of(outcome(round, state_.rules), state_.rules);
        ++nodes_[0].visits;
        for (const int i : path_) {
            Node& node = nodes_[i];
            ++node.visits;
            node.total += payoffs_.of[node.side][bin];
        }
        return bin;
    }

    // The policy's softmax over the legal cards.
    void fill_priors(const Round& round, const Passes& passes, Mask moves, float priors[56]) const {
        const PlayScorer<F> scorer(round, state_.rules, passes, config_.weights.w);
        float top = -1e30f, sum = 0;
        for (Mask rest = moves; rest;) {
            const Card card = pop_lowest(rest);
            PlainScore score{config_.weights.w};
            scorer.add_score(card, score);
            priors[card] = score.total;
            top = std::max(top, score.total);
        }
        for (Mask rest = moves; rest;) {
            const Card card = pop_lowest(rest);
            sum += priors[card] = std::exp((priors[card] - top) / config_.prior);
        }
        for (Mask rest = moves; rest;) priors[pop_lowest(rest)] /= sum;
    }

    const InfoState& state_;
    const SearchConfig& config_;
    const Payoffs& payoffs_;
    std::vector<Node> nodes_;
    std::vector<int> path_;
};

}  // namespace yokai
