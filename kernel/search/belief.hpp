// The worlds that a search plays in: uniform ones, or ones weighted by the other seats' actions.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "search/deadline.hpp"
#include "search/weighted_index.hpp"
#include "worlds/likelihood.hpp"
#include "worlds/sampler.hpp"

namespace yokai {

namespace detail {

// How closely a player follows the policy is unknown, so each seat's temperature is marginalised
// over a uniform prior on these. Plays of a seat that follows the policy are informative; those of
// a seat that does not have little effect.
inline constexpr float TEMPERATURES[] = {0.7f, 1.5f, 3, 8};
inline constexpr float PASS_TEMPERATURE = 0.6f;

// The log-likelihood of the cards passed to the viewer. Passes between other seats are left out: in
// a sampled world they are random, and would only add noise.
template <Family F>
double log_received(const InfoState& state, const World& world, const float* weights) {
    double total = 0;
    for (int giver = 0; giver < state.rules.players; ++giver) {
        const Mask given = world.passes.given[giver][state.seat];
        if (giver == state.seat || !given) continue;
        if constexpr (F == Family::other) {
            total += log_generic_pass(state.rules, world, state.round.face_up, giver, weights,
                                      PASS_TEMPERATURE, state.seat);
        } else if constexpr (F == Family::suitors) {
            // One of three cards to three seats, scored as if it had been chosen first.
            total += log_first_pass<F>(state.rules, world, state.round.face_up, giver,
                                       lowest(given), state.seat, weights, PASS_TEMPERATURE);
        } else {
            total += log_pass<F>(state.rules, world, state.round.face_up, giver, weights,
                                 PASS_TEMPERATURE);
        }
    }
    return total;
}

}  // namespace detail

// The log-weight of a world: the log-likelihood of what the viewer has received and seen played.
inline double log_weight(const InfoState& state, const World& world, const float* weights) {
    return with_family(state.rules.family, [&]<Family F>() {
        constexpr std::size_t N = std::size(detail::TEMPERATURES);
        double played[SEATS][N] = {};
        detail::for_each_choice<F>(
            state, world, weights, [&](int seat, const float* scores, int n, int chosen) {
                for (std::size_t i = 0; i < N; ++i)
                    played[seat][i] +=
                        detail::log_softmax(scores, n, chosen, detail::TEMPERATURES[i]);
            });
        double total = detail::log_received<F>(state, world, weights);
        for (int seat = 0; seat < state.rules.players; ++seat) {
            const double top = *std::max_element(played[seat], played[seat] + N);
            double sum = 0;
            for (const double log : played[seat]) sum += std::exp(log - top);
            total += top + std::log(sum);
        }
        return total;
    });
}

// An endless source of worlds: fresh uniform ones, or draws by weight from a fixed number of them.
class WorldSource {
public:
    // `weighted`: how many worlds are drawn and weighted at the start; 0 for uniform worlds.
    WorldSource(const InfoState& state, std::uint64_t seed, std::uint64_t weighted,
                const float* weights, const Deadline& deadline)
        : sampler_(state), random_(seed, 0x776f726c64) {
        if (!(sampler_.total() > 0)) refuse("no world agrees with this view");
        if (weighted && !state.passing) draw_weighted(state, weighted, weights, deadline);
    }

    World next() {
        if (drawn_.empty()) return sampler_.draw(random_);
        // Independent draws; systematic resampling would correlate them with their order.
        return drawn_[by_weight_.at(random_.unit())];
    }

private:
    void draw_weighted(const InfoState& state, std::uint64_t n, const float* weights,
                       const Deadline& deadline) {
        std::vector<double> logs;
        double top = -1e300;
        for (std::uint64_t i = 0; i < n; ++i) {
            if ((i & 63) == 63 && deadline.expired()) break;
            drawn_.push_back(sampler_.draw(random_));
            logs.push_back(log_weight(state, drawn_.back(), weights));
            top = std::max(top, logs.back());
        }
        // Nobody plays exactly by the policy: temper the weights until enough effective samples
        // remain.
        const double enough = static_cast<double>(logs.size()) / MAX_CONCENTRATION;
        double exponent = 1;
        for (int i = 0; i < 12 && effective_samples(logs, top, exponent) < enough; ++i)
            exponent *= 0.7;
        for (const double log : logs) by_weight_.add(std::exp(exponent * (log - top)));
        by_weight_.index();
    }

    static constexpr double MAX_CONCENTRATION = 30;  // samples for each effective sample

    // Kish's effective sample size.
    static double effective_samples(const std::vector<double>& logs, double top, double exponent) {
        double sum = 0, square = 0;
        for (const double log : logs) {
            const double weight = std::exp(exponent * (log - top));
            sum += weight;
            square += weight * weight;
        }
        return sum * sum / square;
    }

    Sampler<std::uint64_t> sampler_;
    Random random_;
    std::vector<World> drawn_;
    WeightedIndex by_weight_;  // of the worlds drawn
};

}  // namespace yokai
