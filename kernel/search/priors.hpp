// The policy's softmax over the legal cards, which a tree search takes as its prior.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "policy/policy.hpp"
#include "search/config.hpp"
#include "worlds/info_state.hpp"

namespace yokai {

// Priors, remembered by what they depend on, for most are asked for again. At a node of the tree
// all that is public follows from the seat to act: below a pass, worlds may differ in who leads.
// The rest is that seat's hand and the cards it passed; no other card matters to the policy.
template <Family F>
class Priors {
public:
    Priors(const InfoState& state, const SearchConfig& config) : state_(state), config_(config) {}

    // Fills `priors`, by card, for the seat to act at a node, which has a choice.
    void fill(int node, const Round& round, const Passes& passes, float priors[56]) {
        const float* prior = !state_.passing && round.turn == state_.seat
                                 ? of_own_node(node, round, passes)
                                 : of_hand(Key(node, state_.rules, round, passes), round, passes);
        for (Mask rest = legal(round); rest;) priors[pop_lowest(rest)] = *prior++;
    }

private:
    // Of the legal cards, lowest first.
    using List = std::array<float, MOST_CARDS<F>>;

    // To how many seats the printed games pass; others may pass to any.
    static constexpr int TAKERS = F == Family::other ? SEATS : F == Family::suitors ? 3 : 1;

    // All that a prior depends on. It is small, for most of them are not in the processor's cache.
    struct Key {
        Mask hand = 0;  // and the seat; no hand is empty
        Mask passed[TAKERS] = {};
        int node = 0;

        Key() = default;
        Key(int at, const Rules& rules, const Round& round, const Passes& passes)
            : hand(round.hands[round.turn] | std::uint64_t{round.turn} << 56), node(at) {
            for (int i = 0; i < TAKERS; ++i) {
                const int taker =
                    F == Family::other ? i : numbers<F>(rules).recipient(round.turn, i);
                passed[i] = passes.given[round.turn][taker] & ~round.played;
            }
        }
        bool operator==(const Key&) const = default;

        std::uint64_t hash() const {
            std::uint64_t mixed = hand + static_cast<std::uint64_t>(node) * 0x9e3779b97f4a7c15u;
            for (const Mask cards : passed) mixed = (mixed ^ cards) * 0xd1342543de82ef95u;
            return mixed;
        }
    };
    struct Entry {
        Key key;
        List priors;
    };

    // The viewer knows its own cards: one prior for all worlds.
    const float* of_own_node(int node, const Round& round, const Passes& passes) {
        const auto at = static_cast<std::size_t>(node);
        if (own_.size() <= at) own_.resize(2 * at + 1, NONE);
        if (own_[at] == NONE) {
            own_[at] = static_cast<int>(lists_.size());
            compute(round, passes, lists_.emplace_back());
        }
        return lists_[static_cast<std::size_t>(own_[at])].data();
    }

    // Other hands take turns in a table that grows with the tree.
    const float* of_hand(const Key& key, const Round& round, const Passes& passes) {
        if (static_cast<std::size_t>(key.node) >= table_.size() && table_.size() < LARGEST_TABLE)
            table_.assign(std::max<std::size_t>(2 * table_.size(), 64), Entry{});
        Entry& entry = table_[(key.hash() >> 32) & (table_.size() - 1)];
        if (entry.key != key) {
            entry.key = key;
            compute(round, passes, entry.priors);
        }
        return entry.priors.data();
    }

    void compute(const Round& round, const Passes& passes, List& priors) const {
        float top = -1e30f, sum = 0;
        std::size_t n = 0;
        PlayScores<F>(round, state_.rules, passes, config_.weights.w)
            .for_each([&](Card, float score) {
                priors[n++] = score;
                top = std::max(top, score);
            });
        for (std::size_t i = 0; i < n; ++i)
            sum += priors[i] = std::exp((priors[i] - top) / config_.prior);
        for (std::size_t i = 0; i < n; ++i) priors[i] /= sum;
    }

    static constexpr int NONE = -1;
    static constexpr std::size_t LARGEST_TABLE = 4096;

    const InfoState& state_;
    const SearchConfig& config_;
    std::vector<int> own_;  // by node, where in `lists_`
    std::vector<List> lists_;
    std::vector<Entry> table_;
};

}  // namespace yokai
