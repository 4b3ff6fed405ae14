// PlayScores and PlayChooser for rules that no family has: every card is scored by PlayScorer.
#pragma once

#include <algorithm>
#include <limits>

#include "policy/play_chooser.hpp"
#include "policy/play_scorer.hpp"
#include "policy/play_scores.hpp"

namespace yokai {

template <>
class PlayScores<Family::other> {
public:
    PlayScores(const Round& round, const Rules& rules, const Passes& passes, const float* weights)
        : moves_(legal(round)), weights_(weights), scorer_(round, rules, passes, weights) {}

    // Calls visit(card, score) for every legal card, lowest first.
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (Mask rest = moves_; rest;) {
            const Card card = pop_lowest(rest);
            PlainScore score{weights_};
            scorer_.add_score(card, score);
            visit(card, score.total);
        }
    }

private:
    Mask moves_;
    const float* weights_;
    PlayScorer<Family::other> scorer_;
};

template <>
class PlayChooser<Family::other> {
public:
    PlayChooser(const Round& round, const Rules& rules, const Passes& passes, const float* weights)
        : scores_(round, rules, passes, weights) {}

    Card choose() const {
        std::int32_t best = std::numeric_limits<std::int32_t>::min();
        scores_.for_each(
            [&](Card card, float score) { best = std::max(best, sort_key(score, card)); });
        return static_cast<Card>(best & 63);
    }

private:
    PlayScores<Family::other> scores_;
};

}  // namespace yokai
