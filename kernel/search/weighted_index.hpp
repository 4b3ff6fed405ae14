// Draws by weight without a binary search.
#pragma once

#include <vector>

namespace yokai {

class WeightedIndex {
public:
    void add(double weight) { sums_.push_back(sums_.empty() ? weight : sums_.back() + weight); }

    // To be called when all weights are added.
    void index() {
        const double n = static_cast<double>(sums_.size());
        std::size_t i = 0;
        for (std::size_t step = 0; step < sums_.size(); ++step)
            starts_.push_back(i = after(i, static_cast<double>(step) / n * sums_.back()));
    }

    // The first index whose sum of weights exceeds this share of all, for 0 <= share < 1. Search
    // starts at the answer for the nearest lower of as many even steps as there are weights.
    std::size_t at(double share) const {
        const double sum = share * sums_.back();
        const auto step = static_cast<std::size_t>(share * static_cast<double>(starts_.size()));
        std::size_t i = starts_[step];
        while (i > 0 && sums_[i - 1] > sum) --i;  // the step was rounded up
        return after(i, sum);
    }

private:
    // The first index from `i` on whose sum exceeds this one, or the last.
    std::size_t after(std::size_t i, double sum) const {
        while (i + 1 < sums_.size() && !(sums_[i] > sum)) ++i;
        return i;
    }

    std::vector<double> sums_;
    std::vector<std::size_t> starts_;
};

}  // namespace yokai
