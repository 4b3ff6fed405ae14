// Whole rounds between differently configured players, without leaving the kernel.
#pragma once

#include <algorithm>
#include <vector>

#include "search/search.hpp"

namespace yokai {

// Plays a first round; each seat decides from its information state alone.
template <Family F>
Outcome play_duel_round(const Rules& rules, const World& dealt, Card face_up,
                        const SearchConfig* const configs[SEATS], const Payoffs& payoffs,
                        std::uint64_t seed) {
    World world = dealt;
    const std::uint8_t none[2] = {0, 0};
    Passes chosen;
    for (int seat = 0; seat < rules.players; ++seat) {
        const SearchConfig& config = *configs[seat];
        Random random(seed, static_cast<std::uint64_t>(seat));
        if (config.passes > 1 && config.playouts) {
            const InfoState state =
                make_info_state(rules, seat, true, world.dealt[seat], world.dealt[seat], face_up,
                                Passes{}, -1, 0, 0, none, {});
            const auto choices = search<F>(state, config, payoffs, random.next(), -1);
            const ChoiceStats& best = choices[best_of(choices)];
            std::copy(best.given, best.given + SEATS, chosen.given[seat]);
        } else {
            PassScorer<F>(rules, world.dealt[seat], face_up, seat, config.weights.w)
                .choose(chosen.given[seat], 0, random);
        }
    }
    world.passes = chosen;
    const int leader = first_leader(rules, world, face_up);
    Round round = start(rules, world, face_up, leader, none);
    const unsigned all_passed = (1u << rules.players) - 1;
    std::vector<Card> plays;
    while (round.end == End::none) {
        const int seat = round.turn;
        const SearchConfig& config = *configs[seat];
        const Mask moves = legal(round);
        Card card;
        Random random(seed, 100 + plays.size());
        if (!(moves & (moves - 1))) {
            card = lowest(moves);
        } else if (config.playouts == 0) {
            card = PlayChooser<F>(round, rules, world.passes, config.weights.w).choose();
        } else {
            Passes known;
            for (int other = 0; other < rules.players; ++other) {
                known.given[seat][other] = world.passes.given[seat][other];
                known.given[other][seat] = world.passes.given[other][seat];
            }
            const InfoState state =
                make_info_state(rules, seat, false, round.hands[seat], world.dealt[seat], face_up,
                                known, leader, leader, all_passed, none, plays);
            const auto choices = search<F>(state, config, payoffs, random.next(), -1);
            card = choices[best_of(choices)].card;
        }
        apply<F>(round, rules, card);
        plays.push_back(card);
    }
    return outcome(round, rules);
}

}  // namespace yokai
