// How well a world explains what the others did, if they choose as the policy does: the weight that
// turns uniform worlds into likely ones.
#pragma once

#include <cmath>

#include "policy/policy.hpp"
#include "worlds/sight.hpp"

namespace yokai {

namespace detail {

// The logarithm of a softmax's share of one score.
inline double log_share(const float* scores, int n, int chosen, float temperature) {
    float top = scores[0];
    for (int i = 1; i < n; ++i) top = std::max(top, scores[i]);
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += std::exp(static_cast<double>((scores[i] - top) / temperature));
    return static_cast<double>((scores[chosen] - top) / temperature) - std::log(sum);
}

// The chance of passing these cards first, in this order of choice, one card a step.
template <Family F>
double log_pass_in_order(const World& world, Card face_up, int seat, const Card* cards, const int* takers, int steps,
                         const float* weights, float temperature) {
    const Giver<F> giver(world.dealt[seat], face_up, seat, weights);
    Mask hand = world.dealt[seat];
    double total = 0;
    for (int step = 0; step < steps; ++step) {
        float scores[16] = {};
        int n = 0, chosen = 0;
        for (Mask rest = hand; rest; ++n) {
            const Card card = pop_lowest(rest);
            PlainSum sum{weights};
            giver.judge(hand, card, takers[step], sum);
            if (card == cards[step]) chosen = n;
            scores[n] = sum.total;
        }
        total += log_share(scores, n, chosen, temperature);
        hand ^= bit(cards[step]);
    }
    return total;
}

template <Family F>
double log_pass(const World& world, Card face_up, int seat, const float* weights, float temperature) {
    const auto& given = world.passes.given[seat];
    if constexpr (F == Family::suitors) {
        const int takers[3] = {(seat + 2) & 3, (seat + 1) & 3, (seat + 3) & 3};
        const Card cards[3] = {lowest(given[takers[0]]), lowest(given[takers[1]]), lowest(given[takers[2]])};
        return log_pass_in_order<F>(world, face_up, seat, cards, takers, 3, weights, temperature);
    } else {
        const int taker = F == Family::four ? (seat + 2) & 3 : next_seat<F>(seat);
        const int takers[3] = {taker, taker, taker};
        Mask set = given[taker];
        Card cards[3] = {pop_lowest(set), pop_lowest(set), pop_lowest(set)};
        double sum = 0;  // any order gives the same three cards
        do {
            sum += std::exp(log_pass_in_order<F>(world, face_up, seat, cards, takers, 3, weights, temperature));
        } while (std::next_permutation(cards, cards + 3));
        return std::log(std::max(sum, 1e-300));
    }
}

// Calls see(seat, scores, n, chosen) for every choice that another seat has made among n cards: the
// policy's opinion of each in this world, and which one it was.
template <Family F, class See>
void each_choice(const Sight& sight, const World& world, const float* weights, See&& see) {
    const std::uint8_t seals[2] = {sight.seals[0], sight.seals[1]};
    Round round = start(sight.rules, world, sight.round.face_up, sight.opener, seals);
    for (const Card played : sight.plays) {
        const Mask moves = legal(round);
        if (round.turn != sight.seat && (moves & (moves - 1))) {
            const Judge<F> judge(round, sight.rules, world.passes, weights);
            float scores[16] = {};
            int n = 0, chosen = 0;
            for (Mask rest = moves; rest; ++n) {
                const Card card = pop_lowest(rest);
                PlainSum sum{weights};
                judge.judge(card, sum);
                if (card == played) chosen = n;
                scores[n] = sum.total;
            }
            see(round.turn, scores, n, chosen);
        }
        apply<F>(round, sight.rules, played);
    }
}

}  // namespace detail

// The logarithm of the chance that the others would have passed and played as they did.
inline double log_likelihood(const Sight& sight, const World& world, const float* weights, float temperature,
                             bool with_passes) {
    return with_family(sight.rules.family, [&]<Family F>() {
        double total = 0;
        if (with_passes && !sight.passing)
            for (int seat = 0; seat < PLAYERS<F>; ++seat)
                if (seat != sight.seat)
                    total += detail::log_pass<F>(world, sight.round.face_up, seat, weights, temperature);
        detail::each_choice<F>(sight, world, weights, [&](int, const float* scores, int n, int chosen) {
            total += detail::log_share(scores, n, chosen, temperature);
        });
        return total;
    });
}

}  // namespace yokai
