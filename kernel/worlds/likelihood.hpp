// The likelihood of the other seats' actions in a world, if they choose by the policy.
#pragma once

#include <cmath>
#include <limits>

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
        sum +=
            scores[i] == top ? 1 : std::exp(static_cast<double>((scores[i] - top) / temperature));
    return static_cast<double>((scores[chosen] - top) / temperature) - std::log(sum);
}

// The softmax of the first card to pass, or of the next one when some are given. It shares with the
// one before what has not changed: the scores of other suits, and mostly their exponentials.
template <Family F>
class PassSoftmax {
public:
    PassSoftmax(const PassScorer<F>& scorer, Mask hand, int taker, float temperature)
        : scorer_(scorer), hand_(hand), taker_(taker), temperature_(temperature) {
        scorer.score_all(hand, taker, scores_);
        top_ = highest();
        add_up(hand);
    }

    PassSoftmax after(Card card) const {
        PassSoftmax next = *this;
        next.hand_ ^= bit(card);
        const Mask changed = next.hand_ & suit_mask(suit_of(card));
        scorer_.score_each(changed, next.hand_, taker_, next.scores_);
        next.top_ = next.highest();
        next.add_up(next.top_ == top_ ? changed : next.hand_);
        return next;
    }

    double log_chance(Card card) const {
        return static_cast<double>((scores_.of[card] - top_) / temperature_) - log_sum_;
    }

private:
    float highest() const {
        float top = -std::numeric_limits<float>::infinity();
        for (Mask rest = hand_; rest;) top = std::max(top, scores_.of[pop_lowest(rest)]);
        return top;
    }
    void add_up(Mask changed) {
        while (changed) {
            const Card card = pop_lowest(changed);
            exps_[card] = std::exp(static_cast<double>((scores_.of[card] - top_) / temperature_));
        }
        double sum = 0;
        for (Mask rest = hand_; rest;) sum += exps_[pop_lowest(rest)];
        log_sum_ = std::log(sum);
    }

    const PassScorer<F>& scorer_;
    Mask hand_;
    int taker_;
    float temperature_, top_;
    double log_sum_;
    typename PassScorer<F>::Scores scores_;
    double exps_[56];
};

// The log-probability that a seat passes `card` to `taker` first.
template <Family F>
double log_first_pass(const Rules& rules, const World& world, Card face_up, int seat, Card card,
                      int taker, const float* weights, float temperature) {
    const PassScorer<F> scorer(rules, world.dealt[seat], face_up, seat, weights);
    return PassSoftmax<F>(scorer, world.dealt[seat], taker, temperature).log_chance(card);
}

// The probability that the cards left to give go to these takers, chosen one after another in any
// order: for rules that no family has.
inline double chance_in_any_order(const PassScorer<Family::other>& scorer, Mask hand, Passes left,
                                  int seat, const int* takers, int steps, float temperature) {
    if (steps == 0) return 1;
    const PassSoftmax<Family::other> softmax(scorer, hand, *takers, temperature);
    double sum = 0;
    for (Mask rest = left.given[seat][*takers]; rest;) {
        const Card card = pop_lowest(rest);
        Passes fewer = left;
        fewer.given[seat][*takers] ^= bit(card);
        sum += std::exp(softmax.log_chance(card)) * chance_in_any_order(scorer, hand ^ bit(card),
                                                                        fewer, seat, takers + 1,
                                                                        steps - 1, temperature);
    }
    return sum;
}

// The log-probability of what a seat passes, or of what it passes to one `taker`, as if that had
// been chosen first: for rules that no family has.
inline double log_generic_pass(const Rules& rules, const World& world, Card face_up, int seat,
                               const float* weights, float temperature, int only_to = -1) {
    const PassScorer<Family::other> scorer(rules, world.dealt[seat], face_up, seat, weights);
    int takers[MOST_PASSED], steps = 0;
    for (int step = 0; step < rules.cards_passed; ++step) {
        const int taker = scorer.taker_at(step);
        if (only_to < 0 || taker == only_to) takers[steps++] = taker;
    }
    return std::log(std::max(chance_in_any_order(scorer, world.dealt[seat], world.passes, seat,
                                                 takers, steps, temperature),
                             1e-300));
}

// The log-probability of a seat's whole pass.
template <Family F>
double log_pass(const Rules& rules, const World& world, Card face_up, int seat,
                const float* weights, float temperature) {
    const Mask hand = world.dealt[seat];
    const auto& given = world.passes.given[seat];
    const PassScorer<F> scorer(rules, hand, face_up, seat, weights);
    if constexpr (F == Family::other) {
        return log_generic_pass(rules, world, face_up, seat, weights, temperature);
    } else if constexpr (F == Family::suitors) {
        double total = 0;
        Mask rest = hand;
        for (int step = 0; step < 3; ++step) {
            const int taker = scorer.taker_at(step);
            const Card card = lowest(given[taker]);
            total += PassSoftmax<F>(scorer, rest, taker, temperature).log_chance(card);
            rest ^= bit(card);
        }
        return total;
    } else {
        Mask set = given[scorer.taker_at(0)];
        const Card cards[3] = {pop_lowest(set), pop_lowest(set), pop_lowest(set)};
        // The six orders of choice share seven softmaxes.
        const PassSoftmax<F> first(scorer, hand, scorer.taker_at(0), temperature);
        const PassSoftmax<F> second[3] = {first.after(cards[0]), first.after(cards[1]),
                                          first.after(cards[2])};
        // By the card that is chosen last.
        const double third[3] = {second[1].after(cards[2]).log_chance(cards[0]),
                                 second[0].after(cards[2]).log_chance(cards[1]),
                                 second[0].after(cards[1]).log_chance(cards[2])};
        double sum = 0;
        for (int a = 0; a < 3; ++a)
            for (int b = 0; b < 3; ++b)
                if (a != b)
                    sum += std::exp(first.log_chance(cards[a]) + second[a].log_chance(cards[b]) +
                                    third[3 - a - b]);
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
            float scores[MOST_CARDS<F>] = {};
            int n = 0, chosen = 0;
            PlayScores<F>(round, state.rules, world.passes, weights)
                .for_each([&](Card card, float score) {
                    if (card == played) chosen = n;
                    scores[n++] = score;
                });
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
            for (int seat = 0; seat < state.rules.players; ++seat)
                if (seat != state.seat)
                    total += detail::log_pass<F>(state.rules, world, state.round.face_up, seat,
                                                 weights, temperature);
        detail::for_each_choice<F>(state, world, weights,
                                   [&](int, const float* scores, int n, int chosen) {
                                       total += detail::log_softmax(scores, n, chosen, temperature);
                                   });
        return total;
    });
}

}  // namespace yokai
