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

// Who leads a later round: the winner of the last trick (R10), whoever leads a first round (R52),
// or the seats by turns (R66).
enum class LaterLeader : std::uint8_t { last_trick, as_first, turns };

struct EnvRules {
    Rules rules;
    bool whole_match = false;  // an episode is a match, not a round
    LaterLeader later_leader = LaterLeader::last_trick;
};

struct EnvGame {
    World world;
    Round round;
    Mask played_by[SEATS] = {};
    std::array<std::uint8_t, 56> trick_of = {};  // the number of the trick each card was played to
    std::uint8_t scores[SEATS] = {};             // by side; in Seven Suitors the number of seals
    std::uint8_t chosen = 0;                     // cards the passing seat has chosen
    std::uint8_t turn = 0;                       // the seat to act
    std::int8_t lead_from = -1;  // the seat that leads whatever the cards are (R10, R66), or -1
    std::int8_t opener = 0;      // the seat that led the round
    std::int8_t announced = -1;  // the seat that leads by the leader card (R9), once it is known
    bool passing = true;
    bool over = false;  // the episode is over
    std::uint64_t seed = 0;
    std::uint64_t deals = 0;  // how many deals of this seed have been used
    std::uint64_t luck = 0;   // state of the generator of random actions
};

// What the seat to act may choose: empty only when the episode is over.
inline Mask choices(const EnvGame& game) {
    if (game.over) return 0;
    if (game.passing) return game.world.dealt[game.turn] & ~game.world.passes.from(game.turn);
    return legal(game.round);
}

// Deal number `number` of a seed; `game` deals the same cards with `engine.random_deal`.
template <Family F>
Card numbered_deal(const Rules& rules, World& world, std::uint64_t seed, std::uint64_t number) {
    Random random(seed, number);
    world = World{};
    return deal<F>(rules, world, random);
}

namespace detail {

// All have passed.
inline void begin_play(EnvGame& game, const EnvRules& env) {
    const Round& dealt = game.round;
    int leader = game.lead_from;
    if (leader < 0)
        leader = game.announced =
            static_cast<std::int8_t>(first_leader(env.rules, game.world, dealt.face_up));
    game.round = start(env.rules, game.world, dealt.face_up, leader, dealt.seals);
    game.turn = static_cast<std::uint8_t>(leader);
    game.opener = static_cast<std::int8_t>(leader);
    game.passing = false;
}

}  // namespace detail

// Begins the pass of a round that has been dealt, or its play if nothing is passed.
inline void begin_dealt(EnvGame& game, const EnvRules& env, Card face_up) {
    const std::uint8_t seals[2] = {game.round.seals[0], game.round.seals[1]};
    game.round = start(env.rules, game.world, face_up, 0, seals);
    std::fill(std::begin(game.played_by), std::end(game.played_by), Mask{0});
    game.trick_of.fill(0);
    game.announced = -1;
    game.turn = game.chosen = 0;
    game.passing = true;
    if (env.rules.cards_passed == 0) detail::begin_play(game, env);
}

template <Family F>
void begin_round(EnvGame& game, const EnvRules& env) {
    begin_dealt(game, env, numbered_deal<F>(env.rules, game.world, game.seed, game.deals++));
}

// Who leads a first round, unless the cards decide it.
constexpr std::int8_t first_lead_from(const Rules& rules) {
    return rules.first_seat_leads ? 0 : -1;
}

template <Family F>
void begin_episode(EnvGame& game, const EnvRules& env) {
    game.round = Round{};
    std::fill(std::begin(game.scores), std::end(game.scores), std::uint8_t{0});
    game.lead_from = first_lead_from(env.rules);
    game.over = false;
    begin_round<F>(game, env);
}

namespace detail {

// The side that has won the match (R40, R41, R57, R58), or -1: of those tied, the first to the left
// of whoever won the last trick.
inline int match_winner(const EnvGame& game, const Rules& rules) {
    const int top = *std::max_element(game.scores, game.scores + rules.sides);
    if (top < rules.goal) return -1;
    int seat = game.round.last_winner;
    do seat = rules.next_seat(seat);
    while (game.scores[rules.side_of(seat)] != top);
    return rules.side_of(seat);
}

inline int next_lead_from(const EnvGame& game, const EnvRules& env) {
    switch (env.later_leader) {
        case LaterLeader::as_first: return first_lead_from(env.rules);
        case LaterLeader::turns: return env.rules.next_seat(game.opener);
        default: return game.round.last_winner;
    }
}

template <Family F>
void finish_round(EnvGame& game, const EnvRules& env, float* rewards) {
    const int sides = env.rules.sides;
    const Outcome result = outcome(game.round, env.rules);
    int gains[SEATS] = {};
    int total = 0;
    for (int side = 0; side < sides; ++side) {
        const int before = game.scores[side];
        const int after = env.rules.seals ? count(result.gains[side]) : before + result.gains[side];
        game.scores[side] = static_cast<std::uint8_t>(after);
        total += gains[side] = after - before;
    }
    const int others = sides - 1;
    if (!env.whole_match) {
        for (int seat = 0; seat < env.rules.players; ++seat) {
            const int mine = gains[env.rules.side_of(seat)];
            rewards[seat] = static_cast<float>(mine) - static_cast<float>(total - mine) / others;
        }
        game.over = true;
        return;
    }
    const int winner = match_winner(game, env.rules);
    if (winner < 0) {
        game.lead_from = static_cast<std::int8_t>(next_lead_from(game, env));
        begin_round<F>(game, env);
        return;
    }
    for (int seat = 0; seat < env.rules.players; ++seat)
        rewards[seat] =
            env.rules.side_of(seat) == winner ? 1.0f : -1.0f / static_cast<float>(others);
    game.over = true;
}

}  // namespace detail

// Takes a card from `choices`. `rewards` has a place for each seat; a reward is zero until the
// episode is over.
template <Family F>
void step(EnvGame& game, const EnvRules& env, Card card, float* rewards) {
    std::fill(rewards, rewards + env.rules.players, 0.0f);
    const int seat = game.turn;
    if (game.passing) {
        game.world.passes.given[seat][env.rules.recipient(seat, game.chosen)] |= bit(card);
        if (++game.chosen < env.rules.cards_passed) return;
        game.chosen = 0;
        if (++game.turn == env.rules.players) detail::begin_play(game, env);
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
