// Single-observer information-set Monte Carlo tree search (SO-ISMCTS): one tree, and a new world in
// every iteration. Moves are selected by UCB, or by PUCT with the policy as prior.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "search/belief.hpp"
#include "search/payoffs.hpp"
#include "search/priors.hpp"
#include "search/rollout.hpp"

namespace yokai {

// The tree below an information state, or below one choice made in it: a card played (`first`), or
// a pass, which every world given must contain.
template <Family F>
class Tree {
public:
    Tree(const InfoState& state, const SearchConfig& config, const Payoffs& payoffs,
         Card first = NO_CARD, int leader = -1)
        : state_(state),
          config_(config),
          payoffs_(payoffs),
          first_(first),
          leader_(leader),
          priors_(state, config) {
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
            node.mean = node.total / static_cast<float>(node.visits);
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
            for (int c = nodes_[at].last_child(); c >= nodes_[at].first_child; --c) {
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

    // The children of a node lie side by side, in the order in which they were tried.
    struct Node {
        Card card = NO_CARD;
        std::uint8_t side = 0;                // that made this choice
        std::uint8_t children = 0, room = 0;  // how many there are, and may be
        std::uint32_t visits = 0, available = 0;
        float total = 0, mean = 0;
        int first_child = 0;
        int id = 0;  // stays when the node is moved

        int last_child() const { return first_child + children - 1; }
    };

    // Adds a child that was just tried, and returns where it is. The other children may move.
    int add_child(int parent, Card card, int side) {
        if (nodes_[parent].children == nodes_[parent].room) make_room(parent);
        Node& node = nodes_[parent];
        ++node.children;
        Node& child = nodes_[node.last_child()];
        child.card = card;
        child.side = static_cast<std::uint8_t>(side);
        child.available = 1;
        child.id = ++last_id_;
        return node.last_child();
    }
    void make_room(int parent) {
        const Node node = nodes_[parent];
        const std::size_t room = node.room ? 2u * node.room : 1, end = nodes_.size();
        nodes_.resize(end + room);
        std::copy_n(nodes_.data() + node.first_child, node.children, nodes_.data() + end);
        nodes_[parent].first_child = static_cast<int>(end);
        nodes_[parent].room = static_cast<std::uint8_t>(room);
    }

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
            if (has_prior) priors_.fill(nodes_[at].id, round, world.passes, priors);
            int best = -1;
            float top = -1;
            for (int c = nodes_[at].last_child(); c >= nodes_[at].first_child; --c) {
                Node& node = nodes_[c];
                if (!(moves & bit(node.card))) continue;
                untried &= ~bit(node.card);
                ++node.available;
                const float v = static_cast<float>(node.visits);
                const float n = static_cast<float>(node.available);
                const float score =
                    node.mean +
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
                const float parent = at ? 1 - nodes_[at].mean : 0.5f;
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
            if (fresh) best = add_child(at, card, side_of<F>(state_.rules, round.turn));
            apply<F>(round, state_.rules, card);
            path_.push_back(best);
            at = best;
            if (fresh) break;
        }
    }

    const InfoState& state_;
    const SearchConfig& config_;
    const Payoffs& payoffs_;
    Card first_;
    int leader_;  // of the round, or -1 if the cards decide it
    Priors<F> priors_;
    std::vector<Node> nodes_;  // the root, and the children of each node side by side
    int last_id_ = 0;
    std::vector<int> path_;
};

template <Family F>
void search_tree(const InfoState& state, const SearchConfig& config, const Payoffs& payoffs,
                 std::uint64_t seed, std::vector<ChoiceStats>& choices) {
    const Deadline deadline(config.seconds), belief_deadline(config.seconds / 3);
    const float* ours = payoffs.of[state.rules.side_of(state.seat)];
    WorldSource source(state, seed, config.weighted_worlds(), config.weights.w, belief_deadline);
    Tree<F> tree(state, config, payoffs);
    for (std::uint64_t i = 0; i < config.playouts; ++i) {
        if (i && (i & 15) == 0 && deadline.expired()) break;
        const World world = source.next();
        Random random(seed, i);
        const int bin = tree.learn(world, random);
        for (ChoiceStats& stats : choices)
            if (stats.card == tree.first_tried()) stats.add(bin, ours);
    }
}

}  // namespace yokai
