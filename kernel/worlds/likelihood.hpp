// The likelihood of the other seats' actions in a world, if they choose by the policy.
#pragma once

#include <cmath>

#include "policy/policy.hpp"
#include "worlds/info_state.hpp"

namespace yokai {

namespace detail {

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
double log_pass_in_order(const World& world, Card face_up, int seat, const Card* cards,
                         const int* takers, int steps, const float* weights, float temperature) {
    const PassScorer<F> scorer(world.dealt[seat], face_up, seat, weights);
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
double log_pass(const World& world, Card face_up, int seat, const float* weights,
                float temperature) {
    const auto& given = world.passes.given[seat];
    if constexpr (F == Family::suitors) {
        const int takers[3] = {(seat + 2) & 3, (seat + 1) & 3, (seat + 3) & 3};
        const Card cards[3] = {lowest(given[takers[0]]), lowest(given[takers[1]]),
                               lowest(given[takers[2]])};
        return log_pass_in_order<F>(world, face_up, seat, cards, takers, 3, weights, temperature);
    } else {
        const int taker = F == Family::four ? (seat + 2) & 3 : next_seat<F>(seat);
        const int takers[3] = {taker, taker, taker};
        Mask set = given[taker];
        Card cards[3] = {pop_lowest(set), pop_lowest(set), pop_lowest(set)};
        double sum = 0;  // over all orders of choice
        do {
            sum += std::exp(
                log_pass_in_order<F>(world, face_up, seat, cards, takers, 3, weights, temperature));
        } while (std::next_permutation(cards, cards + 3));
        return std::log(std::max(sum, 1e-300));
    }
}

// Calls visit(seat, scores, n, chosen) for every choice among n > 1 cards that another seat has
// made: the policy's scores in this world, and the index of the card chosen.
template <Family F, class Visit>
void for_each_choice(const InfoState& state, const World& world, const float* weights,
                     Visit&& visit) {
    const std::uint8_t seals[2] = {state.seals[0], state.seals[1]};
    Round round = start(state.rules, world, state.round.face_up, state.opening_leader, seals);
    for (const Card played : state.plays) {
        const Mask moves = legal(round);
        if (round.turn != state.seat && (moves & (moves - 1))) {
            const PlayScorer<F> scorer(round, state.rules, world.passes, weights);
            float scores[16] = {};
            int n = 0, chosen = 0;
            for (Mask rest = moves; rest; ++n) {
                const Card card = pop_lowest(rest);
                PlainScore score{weights};
                scorer.add_score(card, score);
                if (card == played) chosen = n;
                scores[n] = score.total;
            }
            visit(round.turn, scores, n, chosen);
        }
        apply<F>(round, state.rules, played);
    }
}

}  // namespace detail

// The log-likelihood of the other seats' passes and plays.
inline double log_likelihood(const InfoState& state, const World& world, const float* weights,
                             float temperature, bool with_passes) {
    return with_family(state.rules.family, [&]<Family F>() {
        double total = 0;
        if (with_passes && !state.passing)
            for (int seat = 0; seat < PLAYERS<F>; ++seat)
                if (seat != state.seat)
                    total +=
                        detail::log_pass<F>(world, state.round.face_up, seat, weights, temperature);
        detail::for_each_choice<F>(state, world, weights,
                                   [&](int, const float* scores, int n, int chosen) {
                                       total += detail::log_softmax(scores, n, chosen, temperature);
                                   });
        return total;
    });
}

}  // namespace yokai
