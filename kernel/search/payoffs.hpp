// What a search counts and maximises: outcomes in bins, and the payoff of each bin to each side.
// The caller chooses the payoffs, for example points, or the chance to win the match.
#pragma once

#include <algorithm>

#include "rules/outcome.hpp"

namespace yokai {

// The number of bins; outcomes in one bin have the same consequences for the rest of the match.
inline constexpr int BINS = 256;

// The winner of the last trick, whether it was the losing trick, and the points of a winner. With
// seals: those of both sides, and the winner of the last trick.
inline int bin_of(const Outcome& outcome, const Rules& rules) {
    if (rules.seals)
        return (count(Mask{outcome.gains[0]}) * 8 + count(Mask{outcome.gains[1]})) * 4 +
               outcome.last_winner;
    const int points =
        std::max({outcome.gains[0], outcome.gains[1], outcome.gains[2], outcome.gains[3]});
    const int seat = outcome.last_winner + (outcome.end == End::tricks ? SEATS : 0);
    return seat * rules.points_in_bins + points;
}

// of[side][bin]: from 0 (the worst for this side) to 1.
struct Payoffs {
    float of[SEATS][BINS] = {};
};

// The playouts of one choice: a card, or a pass.
struct ChoiceStats {
    Card card = NO_CARD;
    Mask given[SEATS] = {};
    std::uint32_t n = 0;
    double total = 0;  // payoff of the searching side, summed up
    std::uint32_t bins[BINS] = {};

    double mean() const { return n ? total / n : 0; }
    void add(int bin, const float* payoff) {
        ++n;
        ++bins[bin];
        total += static_cast<double>(payoff[bin]);
    }
};

}  // namespace yokai
