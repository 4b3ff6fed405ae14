// A game as a sequence of single-card decisions, which is what learning environments step.
//
// Seat after seat passes its cards one by one, unseen by the others; then the tricks are played. An
// episode is one round, or a whole match. The counterpart of `yokai_septet.envs.decisions`.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "rules/deal.hpp"
#include "rules/outcome.hpp"

namespace yokai {

struct EnvRules {
    Rules rules;
    bool whole_match = false;  // an episode is a match, not a round
    bool ace_leads = false;    // R52: the leader card decides every round

    // R31–R33, R57, R58: the points or seals that win a match.
    constexpr int goal() const {
        if (rules.family == Family::suitors) return rules.short_game ? 4 : 7;
        return rules.basic ? 2 : 7;
    }
};

struct EnvGame {
    World world;
    Round round;
    Mask played_by[SEATS] = {};
    std::array<std::uint8_t, 56> trick_of = {};  // the number of the trick each card was played to
    std::uint8_t scores[SEATS] = {};             // by side; in Seven Suitors the number of seals
    std::uint8_t chosen = 0;                     // cards the passing seat has chosen
    std::uint8_t turn = 0;                       // the seat to act
    std::int8_t lead_from = -1;  // the seat that leads because of the round before (R10), or -1
    std::int8_t announced = -1;  // the seat that leads by the leader card (R9), once it is known
    bool passing = true;
    bool over = false;  // the episode is over
    std::uint64_t seed = 0;
    std::uint64_t deals = 0;  // how many deals of this seed have been used
    std::uint64_t luck = 0;   // state of the generator of random actions
};

// The seat that gets the i-th card a seat passes (R8, R51).
template <Family F>
constexpr int recipient(int seat, int i) {
    if (F == Family::four) return seat ^ 2;
    if (F == Family::three) return next_seat<F>(seat);
    return (seat + 1 + i) & 3;
}

// What the seat to act may choose: empty only when the episode is over.
inline Mask choices(const EnvGame& game) {
    if (game.over) return 0;
    if (game.passing) return game.world.dealt[game.turn] & ~game.world.passes.from(game.turn);
    return legal(game.round);
}

// Deal number `number` of a seed; `game` deals the same cards with `engine.random_deal`.
template <Family F>
Card numbered_deal(World& world, std::uint64_t seed, std::uint64_t number) {
    Random random(seed, number);
    world = World{};
    return deal<F>(world, random);
}

// Begins the pass of a round that has been dealt.
template <Family F>
void begin_dealt(EnvGame& game, Card face_up) {
    const std::uint8_t seals[2] = {game.round.seals[0], game.round.seals[1]};
    game.round = start(Rules{F}, game.world, face_up, 0, seals);
    std::fill(std::begin(game.played_by), std::end(game.played_by), Mask{0});
    game.trick_of.fill(0);
    game.announced = -1;
    game.turn = game.chosen = 0;
    game.passing = true;
}

template <Family F>
void begin_round(EnvGame& game) {
    begin_dealt<F>(game, numbered_deal<F>(game.world, game.seed, game.deals++));
}

template <Family F>
void begin_episode(EnvGame& game) {
    game.round = Round{};
    std::fill(std::begin(game.scores), std::end(game.scores), std::uint8_t{0});
    game.lead_from = -1;
    game.over = false;
    begin_round<F>(game);
}

namespace detail {

template <Family F>
void begin_play(EnvGame& game, const EnvRules& env) {
    const Round& dealt = game.round;
    int leader = game.lead_from;
    if (leader < 0)
        leader = game.announced =
            static_cast<std::int8_t>(first_leader(env.rules, game.world, dealt.face_up));
    game.round = start(env.rules, game.world, dealt.face_up, leader, dealt.seals);
    game.turn = static_cast<std::uint8_t>(leader);
    game.passing = false;
}

// The side that has won the match (R40, R41, R57, R58), or -1.
template <Family F>
int match_winner(const EnvGame& game, const EnvRules& env) {
    const int sides = env.rules.sides();
    const int top = *std::max_element(game.scores, game.scores + sides);
    if (top < env.goal()) return -1;
    const int left = side_of<F>(next_seat<F>(game.round.last_winner));
    if (F == Family::three && game.scores[left] == top) return left;  // if tied (R41)
    return static_cast<int>(std::find(game.scores, game.scores + sides, top) - game.scores);
}

template <Family F>
void finish_round(EnvGame& game, const EnvRules& env, float* rewards) {
    const int sides = env.rules.sides();
    const Outcome result = outcome(game.round, env.rules);
    int gains[SEATS] = {};
    int total = 0;
    for (int side = 0; side < sides; ++side) {
        const int before = game.scores[side];
        const int after =
            F == Family::suitors ? count(result.gains[side]) : before + result.gains[side];
        game.scores[side] = static_cast<std::uint8_t>(after);
        total += gains[side] = after - before;
    }
    const int others = sides - 1;
    if (!env.whole_match) {
        for (int seat = 0; seat < PLAYERS<F>; ++seat) {
            const int mine = gains[side_of<F>(seat)];
            rewards[seat] = static_cast<float>(mine) - static_cast<float>(total - mine) / others;
        }
        game.over = true;
        return;
    }
    const int winner = match_winner<F>(game, env);
    if (winner < 0) {
        game.lead_from =
            env.ace_leads ? std::int8_t{-1} : static_cast<std::int8_t>(game.round.last_winner);
        begin_round<F>(game);
        return;
    }
    for (int seat = 0; seat < PLAYERS<F>; ++seat)
        rewards[seat] = side_of<F>(seat) == winner ? 1.0f : -1.0f / static_cast<float>(others);
    game.over = true;
}

}  // namespace detail

// Takes a card from `choices`. `rewards` has a place for each seat; a reward is zero until the
// episode is over.
template <Family F>
void step(EnvGame& game, const EnvRules& env, Card card, float* rewards) {
    std::fill(rewards, rewards + PLAYERS<F>, 0.0f);
    const int seat = game.turn;
    if (game.passing) {
        game.world.passes.given[seat][recipient<F>(seat, game.chosen)] |= bit(card);
        if (++game.chosen < env.rules.cards_passed()) return;
        game.chosen = 0;
        if (++game.turn == PLAYERS<F>) detail::begin_play<F>(game, env);
        return;
    }
    Round& round = game.round;
    game.played_by[seat] |= bit(card);
    game.trick_of[card] =
        static_cast<std::uint8_t>(1 + round.tricks[0] + round.tricks[1] + round.tricks[2]);
    apply<F>(round, env.rules, card);
    game.turn = round.turn;
    if (round.end != End::none) detail::finish_round<F>(game, env, rewards);
}

}  // namespace yokai
