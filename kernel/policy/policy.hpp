// The rule-based policy: features of a card times weights, the highest sum plays.
//
// It decides from what the acting seat may know: its own hand, the cards it passed, and public
// information (cards played, voids shown, tricks, captured bosses, seals). It reads no other hand,
// so it gives the same answer for a real round and for one rebuilt from a seat's view with the
// other hands empty; a test checks this. Each ruleset family has its own weights, passed to every
// call.
#pragma once

#include "policy/generic_scores.hpp"
#include "policy/pass_scorer.hpp"

namespace yokai {

// The card with the highest score and noise added to it: a sample of the softmax.
template <Family F>
inline Card choose_with_noise(const Round& round, const Rules& rules, const Passes& passes,
                              const float* weights, float temperature, Random& random) {
    float best = -1e30f;
    Card chosen = NO_CARD;
    PlayScores<F>(round, rules, passes, weights).for_each([&](Card card, float score) {
        const float value = score + temperature * gumbel(random);
        if (value > best) {
            best = value;
            chosen = card;
        }
    });
    return chosen;
}

// The card that the policy plays.
template <Family F>
inline Card choose(const Round& round, const Rules& rules, const Passes& passes,
                   const float* weights, float temperature, Random& random) {
    const Mask moves = legal(round);
    if (!(moves & (moves - 1))) return lowest(moves);
    if (temperature > 0)
        return choose_with_noise<F>(round, rules, passes, weights, temperature, random);
    return PlayChooser<F>(round, rules, passes, weights).choose();
}

template <Family F>
inline void play_by_policy(Round& round, const Rules& rules, const Passes& passes,
                           const float* weights, float temperature, Random& random) {
    while (round.end == End::none)
        apply<F>(round, rules, choose<F>(round, rules, passes, weights, temperature, random));
}

}  // namespace yokai
