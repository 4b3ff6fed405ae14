// Playouts: many rounds a call, from fresh deals or from sampled worlds, the interpreter lock released.
#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"
#include "worlds/worlds.hpp"

namespace yokai {

namespace {

// Who plays at each seat: the policy with these weights, or at random for none.
struct Players {
    const float* at[SEATS] = {};
    bool all_random = true;

    Players(const std::vector<const Weights*>& weights, const Rules& rules) {
        if (static_cast<int>(weights.size()) != rules.players()) refuse("there must be one player for each seat");
        for (std::size_t i = 0; i < weights.size(); ++i) {
            at[i] = weights[i] ? weights[i]->w : nullptr;
            if (at[i]) all_random = false;
        }
    }
};

template <Family F>
void pass(World& world, int seat, Card face_up, const Players& players, float temperature, Random& random) {
    if (players.at[seat])
        Giver<F>(world.dealt[seat], face_up, seat, players.at[seat])
            .choose(world.passes.given[seat], temperature, random);
    else
        pass_at_random<F>(world, seat, random);
}

template <Family F>
void play_out(Round& round, const Rules& rules, const Passes& passes, const Players& players, float temperature,
              Random& random) {
    if (players.all_random) return play_at_random<F>(round, rules, random);
    while (round.end == End::none) {
        const float* weights = players.at[round.turn];
        const Card card = weights ? choose<F>(round, rules, passes, weights, temperature, random)
                                  : pick(legal(round), random);
        apply<F>(round, rules, card);
    }
}

void check_temperature(float temperature) {
    if (!(temperature >= 0 && temperature < 1e6f)) refuse("a temperature is not negative");
}

// `rounds` whole rounds from fresh deals: a packed outcome for each, and the number of decisions.
nb::tuple play_rounds(const Rules& rules, const std::vector<const Weights*>& weights, float temperature,
                      std::uint64_t seed, std::size_t rounds, int leader, const std::vector<int>& sealed) {
    check_temperature(temperature);
    if (rounds > 100'000'000) refuse("these are too many rounds at once");
    if (leader < -1 || leader >= rules.players()) refuse("there is no such seat");
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
                Random random(seed, i);  // a deal depends on its number alone, whoever plays it
                World world;
                const Card face_up = players.all_random ? deal<F, true>(world, random) : deal<F>(world, random);
                for (int seat = 0; seat < PLAYERS<F> && !players.all_random; ++seat)
                    pass<F>(world, seat, face_up, players, temperature, random);
                const int first = leader >= 0 ? leader : first_leader(rules, world, face_up);
                Round round = start(rules, world, face_up, first, seals);
                play_out<F>(round, rules, world.passes, players, temperature, random);
                outcomes.push_back(outcome(round, rules).packed());
                decisions += static_cast<std::uint64_t>(count(round.played)) + PLAYERS<F>;
            }
        });
    }
    return nb::make_tuple(words_to_bytes(outcomes), decisions);
}

// Every candidate card of the seat to act in every world; candidate by candidate.
nb::bytes playouts(const Sight& sight, const Worlds& worlds, nb::bytes candidates,
                   const std::vector<const Weights*>& weights, float temperature, std::uint64_t seed) {
    check_temperature(temperature);
    worlds.check(sight);
    if (sight.passing) refuse("the pass is not over");
    const Players players(weights, sight.rules);
    const std::vector<Card> cards = to_cards(candidates);
    if (!cards.empty() && sight.round.turn != sight.seat) refuse("it is not this seat's turn");
    for (const Card card : cards)
        if (card > 55 || !(legal(sight.round) & bit(card))) refuse("a candidate is not a legal card");
    std::vector<std::uint64_t> outcomes;
    {
        nb::gil_scoped_release unlocked;
        const std::size_t columns = std::max<std::size_t>(cards.size(), 1);
        outcomes.resize(columns * worlds.list.size());
        with_family(sight.rules.family, [&]<Family F>() {
            for (std::size_t w = 0; w < worlds.list.size(); ++w) {
                const World& world = worlds.list[w];
                const Round before = round_in(sight, world);
                for (std::size_t c = 0; c < columns; ++c) {
                    Random random(seed, w);  // the same luck for every candidate
                    Round round = before;
                    if (!cards.empty()) apply<F>(round, sight.rules, cards[c]);
                    if (round.end == End::none)
                        play_out<F>(round, sight.rules, world.passes, players, temperature, random);
                    outcomes[c * worlds.list.size() + w] = outcome(round, sight.rules).packed();
                }
            }
        });
    }
    return words_to_bytes(outcomes);
}

// The same for passes: each candidate is four masks, what every seat is given.
nb::bytes pass_playouts(const Sight& sight, const Worlds& worlds, const std::vector<Masks>& candidates,
                        const std::vector<const Weights*>& weights, float temperature, std::uint64_t seed,
                        int leader) {
    check_temperature(temperature);
    worlds.check(sight);
    if (!sight.passing) refuse("the pass is over");
    if (leader < -1 || leader >= sight.rules.players()) refuse("there is no such seat");
    const Players players(weights, sight.rules);
    for (const Masks& given : candidates) {
        if (given.size() != SEATS) refuse("a candidate is four masks");
        Mask seen = 0;
        for (int taker = 0; taker < SEATS; ++taker) {
            const int n = taker < sight.rules.players() ? sight.rules.passes(sight.seat, taker) : 0;
            if (count(given[taker]) != n || given[taker] & seen || given[taker] & ~sight.round.hands[sight.seat])
                refuse("a candidate is not a legal pass");
            seen |= given[taker];
        }
    }
    std::vector<std::uint64_t> outcomes(candidates.size() * worlds.list.size());
    {
        nb::gil_scoped_release unlocked;
        const Card face_up = sight.round.face_up;
        with_family(sight.rules.family, [&]<Family F>() {
            for (std::size_t w = 0; w < worlds.list.size(); ++w) {
                World base = worlds.list[w];
                base.passes = {};
                Random luck(seed, w);
                for (int seat = 0; seat < PLAYERS<F>; ++seat)
                    if (seat != sight.seat) pass<F>(base, seat, face_up, players, temperature, luck);
                for (std::size_t c = 0; c < candidates.size(); ++c) {
                    Random random = luck;
                    World world = base;
                    for (int taker = 0; taker < SEATS; ++taker) world.passes.given[sight.seat][taker] = candidates[c][taker];
                    const int first = leader >= 0 ? leader : first_leader(sight.rules, world, face_up);
                    Round round = start(sight.rules, world, face_up, first, sight.round.seals);
                    play_out<F>(round, sight.rules, world.passes, players, temperature, random);
                    outcomes[c * worlds.list.size() + w] = outcome(round, sight.rules).packed();
                }
            }
        });
    }
    return words_to_bytes(outcomes);
}

// From one open position: `n` playouts of it.
nb::bytes position_playouts(const Position& position, const std::vector<const Weights*>& weights, float temperature,
                            std::uint64_t seed, std::size_t n) {
    check_temperature(temperature);
    if (n > 100'000'000) refuse("these are too many playouts at once");
    const Players players(weights, position.rules);
    std::vector<std::uint64_t> outcomes(n);
    {
        nb::gil_scoped_release unlocked;
        with_family(position.rules.family, [&]<Family F>() {
            for (std::size_t i = 0; i < n; ++i) {
                Random random(seed, i);
                Round round = position.round;
                play_out<F>(round, position.rules, position.passes, players, temperature, random);
                outcomes[i] = outcome(round, position.rules).packed();
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
    m.def("position_playouts", &position_playouts);
}

}  // namespace yokai
