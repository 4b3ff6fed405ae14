// The likelihood of a pass with every softmax computed anew: the reference for
// worlds/likelihood.hpp.
#pragma once

#include <algorithm>
#include <cmath>

#include "policy/pass_scorer.hpp"
#include "rules/world.hpp"

namespace yokai::reference {

// The log-probability of one choice under a softmax of the scores.
inline double log_softmax(const float* scores, int n, int chosen, float temperature) {
    float top = scores[0];
    for (int i = 1; i < n; ++i) top = std::max(top, scores[i]);
    double sum = 0;
    for (int i = 0; i < n; ++i)
        sum += std::exp(static_cast<double>((scores[i] - top) / temperature));
    return static_cast<double>((scores[chosen] - top) / temperature) - std::log(sum);
}

// The log-probability of choosing these cards to pass first, in this order.
template <Family F>
double log_pass_in_order(const Rules& rules, const World& world, Card face_up, int seat,
                         const Card* cards, const int* takers, int steps, const float* weights,
                         float temperature) {
    const PassScorer<F> scorer(rules, world.dealt[seat], face_up, seat, weights);
    Mask hand = world.dealt[seat];
    double total = 0;
    for (int step = 0; step < steps; ++step) {
        float scores[16] = {};
        int n = 0, chosen = 0;
        for (Mask rest = hand; rest; ++n) {
            const Card card = pop_lowest(rest);
            PlainScore score{weights};
            scorer.add_score(hand, card, takers[step], score);
            if (card == cards[step]) chosen = n;
            scores[n] = score.total;
        }
        total += log_softmax(scores, n, chosen, temperature);
        hand ^= bit(cards[step]);
    }
    return total;
}

template <Family F>
double log_pass(const Rules& rules, const World& world, Card face_up, int seat,
                const float* weights, float temperature) {
    const auto& given = world.passes.given[seat];
    if constexpr (F == Family::suitors) {
        const int takers[3] = {(seat + 2) & 3, (seat + 1) & 3, (seat + 3) & 3};
        const Card cards[3] = {lowest(given[takers[0]]), lowest(given[takers[1]]),
                               lowest(given[takers[2]])};
        return log_pass_in_order<F>(rules, world, face_up, seat, cards, takers, 3, weights,
                                    temperature);
    } else {
        const int taker = F == Family::four ? (seat + 2) & 3 : next_seat<F>(rules, seat);
        const int takers[3] = {taker, taker, taker};
        Mask set = given[taker];
        Card cards[3] = {pop_lowest(set), pop_lowest(set), pop_lowest(set)};
        double sum = 0;  // over all orders of choice
        do {
            sum += std::exp(log_pass_in_order<F>(rules, world, face_up, seat, cards, takers, 3,
                                                 weights, temperature));
        } while (std::next_permutation(cards, cards + 3));
        return std::log(std::max(sum, 1e-300));
    }
}

}  // namespace yokai::reference
