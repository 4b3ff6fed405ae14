// Playouts: many rounds in one call, from fresh deals or sampled worlds, without the interpreter
// lock.
#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"
#include "policy/random_player.hpp"
#include "rules/deal.hpp"
#include "rules/outcome.hpp"
#include "worlds/world_batch.hpp"

namespace yokai {

namespace {

// The player at each seat: the policy with these weights, or a random player if there are none.
struct Players {
    const float* at[SEATS] = {};
    bool all_random = true;

    Players(const std::vector<const Weights*>& weights, const Rules& rules) {
        if (static_cast<int>(weights.size()) != rules.players)
            refuse("there must be one player for each seat");
        for (std::size_t i = 0; i < weights.size(); ++i) {
            at[i] = weights[i] ? weights[i]->w : nullptr;
            if (at[i]) all_random = false;
        }
    }
};

template <Family F>
void pass(const Rules& rules, World& world, int seat, Card face_up, const Players& players,
          float temperature, Random& random) {
    if (players.at[seat])
        PassScorer<F>(rules, world.dealt[seat], face_up, seat, players.at[seat])
            .choose(world.passes.given[seat], temperature, random);
    else
        pass_at_random<F>(rules, world, seat, random);
}

template <Family F>
void play_out(Round& round, const Rules& rules, const Passes& passes, const Players& players,
              float temperature, Random& random) {
    if (players.all_random) return play_at_random<F>(round, rules, random);
    while (round.end == End::none) {
        const float* weights = players.at[round.turn];
        const Card card = weights ? choose<F>(round, rules, passes, weights, temperature, random)
                                  : pick(legal(round), random);
        apply<F>(round, rules, card);
    }
}

// Plays `rounds` whole rounds from fresh deals; returns packed outcomes and the number of
// decisions.
nb::tuple play_rounds(const Rules& rules, const std::vector<const Weights*>& weights,
                      float temperature, std::uint64_t seed, std::size_t rounds, int leader,
                      const std::vector<int>& sealed) {
    check_temperature(temperature);
    if (rounds > 100'000'000) refuse("these are too many rounds at once");
    if (leader < -1 || leader >= rules.players) refuse("there is no such seat");
    const Players players(weights, rules);
    std::uint8_t seals[2] = {0, 0};
    for (std::size_t i = 0; i < 2 && i < sealed.size(); ++i) seals[i] = sealed[i] & 0x7f;
    std::vector<std::uint64_t> outcomes;
    std::uint64_t decisions = 0;
    {
        nb::gil_scoped_release unlocked;
        outcomes.reserve(rounds);
        with_family(rules.family, [&]<Family F>() {
            for (std::size_t i = 0; i < rounds; ++i) {
                Random random(seed, i);  // the deal depends only on its number, not on the players
                World world;
                const Card face_up = players.all_random ? deal<F, true>(rules, world, random)
                                                        : deal<F>(rules, world, random);
                for (int seat = 0; seat < rules.players && !players.all_random; ++seat)
                    pass<F>(rules, world, seat, face_up, players, temperature, random);
                const int first = leader >= 0 ? leader : first_leader(rules, world, face_up);
                Round round = start(rules, world, face_up, first, seals);
                play_out<F>(round, rules, world.passes, players, temperature, random);
                outcomes.push_back(outcome(round, rules).packed());
                decisions += static_cast<std::uint64_t>(count(round.played)) + rules.players;
            }
        });
    }
    return nb::make_tuple(words_to_bytes(outcomes), decisions);
}

// Plays out every candidate card of the seat to act in every world; outcomes ordered by candidate.
nb::bytes playouts(const InfoState& state, const WorldBatch& worlds, nb::bytes candidates,
                   const std::vector<const Weights*>& weights, float temperature,
                   std::uint64_t seed) {
    check_temperature(temperature);
    worlds.check(state);
    if (state.passing) refuse("the pass is not over");
    const Players players(weights, state.rules);
    const std::vector<Card> cards = to_cards(candidates);
    if (!cards.empty() && state.round.turn != state.seat) refuse("it is not this seat's turn");
    for (const Card card : cards)
        if (card > 55 || !(legal(state.round) & bit(card)))
            refuse("a candidate is not a legal card");
    std::vector<std::uint64_t> outcomes;
    {
        nb::gil_scoped_release unlocked;
        const std::size_t columns = std::max<std::size_t>(cards.size(), 1);
        outcomes.resize(columns * worlds.list.size());
        with_family(state.rules.family, [&]<Family F>() {
            for (std::size_t w = 0; w < worlds.list.size(); ++w) {
                const World& world = worlds.list[w];
                const Round before = round_in(state, world);
                for (std::size_t c = 0; c < columns; ++c) {
                    Random random(seed, w);  // common random numbers for all candidates
                    Round round = before;
                    if (!cards.empty()) apply<F>(round, state.rules, cards[c]);
                    if (round.end == End::none)
                        play_out<F>(round, state.rules, world.passes, players, temperature, random);
                    outcomes[c * worlds.list.size() + w] = outcome(round, state.rules).packed();
                }
            }
        });
    }
    return words_to_bytes(outcomes);
}

// The same for passes; each candidate is four masks, one for each taker.
nb::bytes pass_playouts(const InfoState& state, const WorldBatch& worlds,
                        const std::vector<Masks>& candidates,
                        const std::vector<const Weights*>& weights, float temperature,
                        bool random_passes, std::uint64_t seed, int leader) {
    check_temperature(temperature);
    worlds.check(state);
    if (!state.passing) refuse("the pass is over");
    if (leader < -1 || leader >= state.rules.players) refuse("there is no such seat");
    const Players players(weights, state.rules);
    for (const Masks& given : candidates) check_pass(state, given);
    std::vector<std::uint64_t> outcomes(candidates.size() * worlds.list.size());
    {
        nb::gil_scoped_release unlocked;
        const Card face_up = state.round.face_up;
        with_family(state.rules.family, [&]<Family F>() {
            for (std::size_t w = 0; w < worlds.list.size(); ++w) {
                World base = worlds.list[w];
                base.passes = {};
                Random shared(seed, w);
                for (int seat = 0; seat < state.rules.players; ++seat) {
                    if (seat == state.seat) continue;
                    if (random_passes)
                        pass_at_random<F>(state.rules, base, seat, shared);
                    else
                        pass<F>(state.rules, base, seat, face_up, players, temperature, shared);
                }
                for (std::size_t c = 0; c < candidates.size(); ++c) {
                    Random random = shared;
                    World world = base;
                    for (int taker = 0; taker < SEATS; ++taker)
                        world.passes.given[state.seat][taker] = candidates[c][taker];
                    const int first =
                        leader >= 0 ? leader : first_leader(state.rules, world, face_up);
                    Round round = start(state.rules, world, face_up, first, state.round.seals);
                    play_out<F>(round, state.rules, world.passes, players, temperature, random);
                    outcomes[c * worlds.list.size() + w] = outcome(round, state.rules).packed();
                }
            }
        });
    }
    return words_to_bytes(outcomes);
}

// Plays out one open deal `n` times; `chosen` are the passes that are fixed, the other seats pass
// by their players' choice.
nb::bytes open_deal_playouts(const Rules& rules, const Masks& hands, int face_up_card,
                             const Masks& chosen, int leader, const std::vector<int>& sealed,
                             const std::vector<const Weights*>& weights, float temperature,
                             std::uint64_t seed, std::size_t n) {
    check_temperature(temperature);
    if (n > 100'000'000) refuse("these are too many playouts at once");
    if (leader < -1 || leader >= rules.players) refuse("there is no such seat");
    const Players players(weights, rules);
    if (face_up_card < -1 || face_up_card > 55) refuse("there is no such card");
    const Card face_up = face_up_card < 0 ? NO_CARD : static_cast<Card>(face_up_card);
    World open;
    to_seats(hands, open.dealt);
    open.passes = to_passes(chosen);
    for (int seat = 0; seat < rules.players; ++seat)
        if (open.passes.from(seat) && count(open.passes.from(seat)) != rules.cards_passed)
            refuse("a pass has the wrong number of cards");
    check_world(rules, open, face_up, false);
    std::uint8_t seals[2] = {0, 0};
    for (std::size_t i = 0; i < 2 && i < sealed.size(); ++i) seals[i] = sealed[i] & 0x7f;
    std::vector<std::uint64_t> outcomes(n);
    {
        nb::gil_scoped_release unlocked;
        with_family(rules.family, [&]<Family F>() {
            for (std::size_t i = 0; i < n; ++i) {
                Random random(seed, i);
                World world = open;
                for (int seat = 0; seat < rules.players; ++seat)
                    if (!open.passes.from(seat))
                        pass<F>(rules, world, seat, face_up, players, temperature, random);
                const int first = leader >= 0 ? leader : first_leader(rules, world, face_up);
                Round round = start(rules, world, face_up, first, seals);
                play_out<F>(round, rules, world.passes, players, temperature, random);
                outcomes[i] = outcome(round, rules).packed();
            }
        });
    }
    return words_to_bytes(outcomes);
}

// Plays out one open round `n` times.
nb::bytes open_round_playouts(const OpenRound& open, const std::vector<const Weights*>& weights,
                              float temperature, std::uint64_t seed, std::size_t n) {
    check_temperature(temperature);
    if (n > 100'000'000) refuse("these are too many playouts at once");
    const Players players(weights, open.rules);
    std::vector<std::uint64_t> outcomes(n);
    {
        nb::gil_scoped_release unlocked;
        with_family(open.rules.family, [&]<Family F>() {
            for (std::size_t i = 0; i < n; ++i) {
                Random random(seed, i);
                Round round = open.round;
                play_out<F>(round, open.rules, open.passes, players, temperature, random);
                outcomes[i] = outcome(round, open.rules).packed();
            }
        });
    }
    return words_to_bytes(outcomes);
}

}  // namespace

void bind_playouts(nb::module_& m) {
    m.def("play_rounds", &play_rounds);
    m.def("playouts", &playouts);
    m.def("pass_playouts", &pass_playouts);
    m.def("open_deal_playouts", &open_deal_playouts);
    m.def("open_round_playouts", &open_round_playouts);
}

}  // namespace yokai
