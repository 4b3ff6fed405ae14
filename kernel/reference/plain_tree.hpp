// A search tree that remembers nothing but its nodes: the reference for search/tree.hpp. Priors are
// scored card by card whenever they are needed, and children are a list.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "policy/play_scorer.hpp"
#include "search/payoffs.hpp"
#include "search/rollout.hpp"

namespace yokai::reference {

template <Family F>
class PlainTree {
public:
    PlainTree(const InfoState& state, const SearchConfig& config, const Payoffs& payoffs,
              Card first = NO_CARD, int leader = -1)
        : state_(state), config_(config), payoffs_(payoffs), first_(first), leader_(leader) {
        nodes_.emplace_back();
    }

    // One iteration: selects, adds a node, plays out and counts. Returns the bin of the outcome.
    int learn(const World& world, Random& random) {
        Round round = begin(world);
        path_.clear();
        if (round.end == End::none) descend(round, world, random);
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

    // The first card of the last iteration.
    Card first_tried() const { return nodes_[static_cast<std::size_t>(path_[0])].card; }

    // Plays by what was learned, without learning more: the card that was selected most often when
    // it could be played, as long as it was tried often enough, and then the policy.
    int follow(const World& world, Random& random) const {
        Round round = begin(world);
        for (int at = 0; round.end == End::none;) {
            const Mask moves = legal(round);
            int best = -1;
            float top = 0;
            for (int c = nodes_[at].child; c >= 0; c = nodes_[c].sibling) {
                const Node& node = nodes_[c];
                if (!(moves & bit(node.card)) || node.visits < TRIED_ENOUGH) continue;
                const float share =
                    static_cast<float>(node.visits) / static_cast<float>(node.available);
                if (share > top) {
                    top = share;
                    best = c;
                }
            }
            if (best < 0) break;
            apply<F>(round, state_.rules, nodes_[best].card);
            at = best;
        }
        if (round.end == End::none) roll_out<F>(round, state_.rules, world.passes, config_, random);
        return bin_of(outcome(round, state_.rules), state_.rules);
    }

private:
    static constexpr std::uint32_t TRIED_ENOUGH = 8;

    struct Node {
        Card card = NO_CARD;
        std::uint8_t side = 0;  // that made this choice
        std::uint32_t visits = 0, available = 0;
        float total = 0;
        int child = -1, sibling = -1;
    };

    Round begin(const World& world) const {
        if (state_.passing) return round_after_pass(state_, world, leader_);
        Round round = round_in(state_, world);
        if (first_ != NO_CARD) apply<F>(round, state_.rules, first_);
        return round;
    }

    // Selects moves down to a new node, or to the end of the round.
    void descend(Round& round, const World& world, Random& random) {
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
                node.side = static_cast<std::uint8_t>(side_of<F>(state_.rules, round.turn));
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
    }

    // The policy's softmax over the legal cards.
    void fill_priors(const Round& round, const Passes& passes, Mask moves, float priors[56]) const {
        float top = -1e30f, sum = 0;
        const PlayScorer<F> scorer(round, state_.rules, passes, config_.weights.w);
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
    Card first_;
    int leader_;  // of the round, or -1 if the cards decide it
    std::vector<Node> nodes_;
    std::vector<int> path_;
};

}  // namespace yokai::reference
