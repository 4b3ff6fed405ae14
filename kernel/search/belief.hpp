// Which worlds a searching player believes in: all that agree with its sight alike, or the more the
// better they explain what the others did.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "search/clock.hpp"
#include "worlds/likelihood.hpp"

namespace yokai {

namespace detail {

// How closely the others follow the policy is not known: each of these temperatures is thought as
// likely of each of them, and what a seat plays tells which one fits it. So whoever plays as the
// policy does is read closely, and whoever plays otherwise is not misread.
inline constexpr float TEMPERATURES[] = {0.7f, 1.5f, 3, 8};
inline constexpr float PASS_TEMPERATURE = 0.6f;

// The logarithm of the chance that the viewer would have been given the cards it was given. The
// passes among the others are not judged: a drawn world has any, which would drown the rest.
template <Family F>
double log_received(const Sight& sight, const World& world, const float* weights) {
    double total = 0;
    for (int giver = 0; giver < PLAYERS<F>; ++giver) {
        const Mask given = world.passes.given[giver][sight.seat];
        if (giver == sight.seat || !given) continue;
        if constexpr (F == Family::suitors) {
            // One card of three to three takers; judged as if it had been the first.
            const Card card = lowest(given);
            total += log_pass_in_order<F>(world, sight.round.face_up, giver, &card, &sight.seat, 1, weights,
                                          PASS_TEMPERATURE);
        } else {
            total += log_pass<F>(world, sight.round.face_up, giver, weights, PASS_TEMPERATURE);
        }
    }
    return total;
}

}  // namespace detail

// The logarithm of how well a world explains what the viewer has received and seen played.
inline double log_credit(const Sight& sight, const World& world, const float* weights) {
    return with_family(sight.rules.family, [&]<Family F>() {
        constexpr std::size_t N = std::size(detail::TEMPERATURES);
        double played[SEATS][N] = {};
        detail::each_choice<F>(sight, world, weights, [&](int seat, const float* scores, int n, int chosen) {
            for (std::size_t i = 0; i < N; ++i)
                played[seat][i] += detail::log_share(scores, n, chosen, detail::TEMPERATURES[i]);
        });
        double total = detail::log_received<F>(sight, world, weights);
        for (int seat = 0; seat < PLAYERS<F>; ++seat) {
            const double top = *std::max_element(played[seat], played[seat] + N);
            double sum = 0;
            for (const double log : played[seat]) sum += std::exp(log - top);
            total += top + std::log(sum);
        }
        return total;
    });
}

// Worlds without end: uniform ones, or a number of them drawn again and again by what they explain.
class WorldSource {
public:
    // `weighed` worlds are drawn at first, 0 for none.
    WorldSource(const Sight& sight, std::uint64_t seed, std::uint64_t weighed, const float* weights, const Clock& clock)
        : sampler_(sight), random_(seed, 0x776f726c64) {
        if (!(sampler_.total() > 0)) refuse("no world agrees with this view");
        if (weighed && !sight.passing) believe(sight, weighed, weights, clock);
    }

    World next() {
        if (drawn_.empty()) return sampler_.draw(random_);
        // Systematic resampling would favour the order; a draw by weight keeps the luck independent.
        const double at = random_.unit() * sums_.back();
        const auto found = std::upper_bound(sums_.begin(), sums_.end(), at);
        return drawn_[std::min<std::size_t>(static_cast<std::size_t>(found - sums_.begin()), drawn_.size() - 1)];
    }

private:
    void believe(const Sight& sight, std::uint64_t n, const float* weights, const Clock& clock) {
        std::vector<double> logs;
        double top = -1e300;
        for (std::uint64_t i = 0; i < n; ++i) {
            if ((i & 63) == 63 && clock.over()) break;
            drawn_.push_back(sampler_.draw(random_));
            logs.push_back(log_credit(sight, drawn_.back(), weights));
            top = std::max(top, logs.back());
        }
        // Nobody plays exactly as the policy does: believe only as far as enough worlds are left.
        const double enough = static_cast<double>(logs.size()) / ENOUGH;
        double trust = 1;
        for (int step = 0; step < 12 && effective(logs, top, trust) < enough; ++step) trust *= 0.7;
        double sum = 0;
        for (const double log : logs) sums_.push_back(sum += std::exp(trust * (log - top)));
    }

    static constexpr double ENOUGH = 30;  // the weights must leave as much as a thirtieth of the worlds

    // How many equally likely worlds would tell as much.
    static double effective(const std::vector<double>& logs, double top, double trust) {
        double sum = 0, square = 0;
        for (const double log : logs) {
            const double weight = std::exp(trust * (log - top));
            sum += weight;
            square += weight * weight;
        }
        return sum * sum / square;
    }

    Sampler<std::uint64_t> sampler_;
    Random random_;
    std::vector<World> drawn_;
    std::vector<double> sums_;
};

}  // namespace yokai
