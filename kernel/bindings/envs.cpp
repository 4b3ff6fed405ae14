// Learning environments: many games stepped at once, into arrays that the caller owns.
#include <nanobind/ndarray.h>

#include <optional>

#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"
#include "envs/game_batch.hpp"

namespace yokai {

namespace {

template <class T, class Shape>
using Array = nb::ndarray<T, Shape, nb::c_contig, nb::device::cpu>;
template <class T>
using Vector = Array<T, nb::ndim<1>>;
template <class T>
using Rows = Array<T, nb::ndim<2>>;
using Holders = Array<std::int8_t, nb::ndim<3>>;       // (games, seats, cards)
using WorldHolders = Array<std::int8_t, nb::ndim<4>>;  // (games, worlds, seats, cards)

template <class T>
T* column(const GameBatch& batch, const Vector<T>& array) {
    if (array.shape(0) != batch.size()) refuse("an array has the wrong length");
    return array.data();
}

template <class T>
T* rows(const GameBatch& batch, const Rows<T>& array, std::size_t width) {
    if (array.shape(0) != batch.size() || array.shape(1) != width)
        refuse("an array has the wrong shape");
    return array.data();
}

BatchArrays to_batch_arrays(const GameBatch& batch, const Rows<std::int8_t>& observations,
                            const Rows<std::int8_t>& masks, const Vector<std::int64_t>& seats) {
    return {rows(batch, observations, OBSERVATION_SIZE), rows(batch, masks, ACTIONS),
            column(batch, seats)};
}

const EnvGame& game_at(const GameBatch& batch, std::size_t i) {
    if (i >= batch.size()) refuse("there is no such game");
    return batch.game(i);
}

// Returns the first game whose action is not a choice, having changed nothing, or -1.
std::int64_t step_batch(GameBatch& batch, const Vector<const std::int64_t>& actions,
                        const Rows<float>& rewards, const Vector<float>& acting_rewards,
                        const Vector<bool>& terminated, const Rows<std::int8_t>& final_observations,
                        const Rows<std::int8_t>& observations, const Rows<std::int8_t>& masks,
                        const Vector<std::int64_t>& seats) {
    const BatchArrays next = to_batch_arrays(batch, observations, masks, seats);
    const auto players = static_cast<std::size_t>(batch.env().rules.players);
    const StepArrays made{rows(batch, rewards, players), column(batch, acting_rewards),
                          column(batch, terminated),
                          rows(batch, final_observations, OBSERVATION_SIZE)};
    const std::int64_t* const chosen = column(batch, actions);
    nb::gil_scoped_release unlocked;
    const std::size_t illegal = batch.first_illegal(chosen);
    if (illegal < batch.size()) return static_cast<std::int64_t>(illegal);
    batch.step(chosen, made, next);
    return -1;
}

void check_holders(const auto& array, std::size_t games) {
    const std::size_t last = array.ndim() - 1;
    if (array.shape(0) != games || array.shape(last - 1) != SEATS || array.shape(last) != ACTIONS)
        refuse("an array has the wrong shape");
}

void observe(const EnvGame& game, const Rules& rules, int seat,
             const Vector<std::int8_t>& observation) {
    if (seat < 0 || seat >= rules.players || observation.shape(0) != OBSERVATION_SIZE)
        refuse("there is no such seat, or the array has the wrong length");
    with_family(rules.family,
                [&]<Family F>() { write_observation<F>(game, rules, seat, observation.data()); });
}

// Hands, trump, leader, trick, tricks and bosses by side, for the solver; None if it cannot solve
// this game.
nb::object open_position_at(const GameBatch& batch, std::size_t i) {
    const EnvGame& game = game_at(batch, i);
    const Rules& rules = batch.env().rules;
    if (!solver::can_solve(rules) || game.passing || game.over) return nb::none();
    const solver::Position p = open_position(game, rules);
    const std::vector<int> trick(p.trick.begin(), p.trick.begin() + p.trick_size);
    return nb::make_tuple(p.hands, p.trump, p.leader, trick, p.tricks, p.bosses);
}

void check_observable(const Rules& rules) {
    if (rules.sides > OBSERVED_SIDES || rules.hand_size > 16 || rules.cards_passed > 3 ||
        rules.goal > 69)
        refuse("an observation has room for 3 sides, 16 tricks, 3 cards passed and 100 points");
}

// One round of a given deal, as decisions.
struct EnvRound {
    EnvRules env;
    EnvGame game;
    float rewards[SEATS] = {};
    std::vector<int> taken;  // all actions so far

    EnvRound(const Rules& rules, const Masks& dealt, int face_up) : env{rules} {
        if (face_up < -1 || face_up > 55) refuse("there is no such card");
        const Card up = face_up < 0 ? NO_CARD : static_cast<Card>(face_up);
        to_seats(dealt, game.world.dealt);
        check_world(rules, game.world, up, false);
        check_observable(rules);
        game.lead_from = first_lead_from(rules);
        begin_dealt(game, env, up);
    }

    int turn() const { return game.over ? -1 : game.turn; }

    // The seat to act next, or -1 when the round is over; None if the action is not a choice.
    std::optional<int> choose(std::int64_t action) {
        if (action < 0 || action >= ACTIONS || !(choices(game) >> action & 1)) return {};
        with_family(env.rules.family,
                    [&]<Family F>() { step<F>(game, env, static_cast<Card>(action), rewards); });
        taken.push_back(static_cast<int>(action));
        return turn();
    }

    std::vector<int> actions() const {
        std::vector<int> list;
        for (Mask left = choices(game); left;) list.push_back(pop_lowest(left));
        return list;
    }
};

// A pickled round is its rules, its deal and its actions.
using KeptRound = std::tuple<RulesTuple, Masks, int, std::vector<int>>;

KeptRound keep(const EnvRound& round) {
    const Rules& rules = round.env.rules;
    const Mask* const dealt = round.game.world.dealt;
    const Card up = round.game.round.face_up;
    return {from_rules(rules), Masks(dealt, dealt + rules.players), up == NO_CARD ? -1 : up,
            round.taken};
}

void restore(EnvRound& round, const KeptRound& kept) {
    const auto& [rules, dealt, face_up, taken] = kept;
    new (&round) EnvRound(to_rules(rules), dealt, face_up);
    for (const int action : taken)
        if (!round.choose(action)) refuse("an action of a kept round is not legal");
}

nb::tuple random_deal(const Rules& rules, std::uint64_t seed, std::uint64_t number) {
    World world;
    const Card face_up = with_family(
        rules.family, [&]<Family F>() { return numbered_deal<F>(rules, world, seed, number); });
    return nb::make_tuple(Masks(world.dealt, world.dealt + rules.players),
                          face_up == NO_CARD ? -1 : static_cast<int>(face_up));
}

}  // namespace

void bind_envs(nb::module_& m) {
    m.attr("OBSERVATION_SIZE") = OBSERVATION_SIZE;
    nb::class_<GameBatch>(m, "GameBatch")
        .def("__init__",
             [](GameBatch* self, const Rules& rules, bool whole_match, int later_leader,
                std::size_t games, int threads, bool autoreset) {
                 check_observable(rules);
                 if (later_leader < 0 || later_leader > 2) refuse("there is no such leader");
                 if (games < 1 || games > 10'000'000) refuse("there are 1 to 10,000,000 games");
                 if (threads < 1 || threads > 1024) refuse("there are 1 to 1024 threads");
                 const EnvRules env{rules, whole_match, static_cast<LaterLeader>(later_leader)};
                 new (self) GameBatch(env, games, threads, autoreset);
             })
        .def("seed",
             [](GameBatch& batch, const Vector<const std::uint64_t>& seeds) {
                 batch.seed(column(batch, seeds));
             })
        .def("begin", [](GameBatch& batch) { batch.begin(); })
        .def("write",
             [](GameBatch& batch, const Rows<std::int8_t>& observations,
                const Rows<std::int8_t>& masks, const Vector<std::int64_t>& seats) {
                 batch.write(to_batch_arrays(batch, observations, masks, seats));
             })
        .def("step", &step_batch)
        .def("choose_at_random",
             [](GameBatch& batch, const Vector<std::int64_t>& actions) {
                 batch.choose_at_random(column(batch, actions));
             })
        .def("observe",
             [](const GameBatch& batch, std::size_t i, int seat,
                const Vector<std::int8_t>& observation) {
                 observe(game_at(batch, i), batch.env().rules, seat, observation);
             })
        .def("holders",
             [](GameBatch& batch, const Holders& holders) {
                 check_holders(holders, batch.size());
                 batch.write_holders(holders.data());
             })
        .def("worlds",
             [](GameBatch& batch, std::uint64_t seed, const WorldHolders& worlds) {
                 check_holders(worlds, batch.size());
                 nb::gil_scoped_release unlocked;
                 batch.write_worlds(worlds.shape(1), seed, worlds.data());
             })
        .def("position", &open_position_at)
        .def("turn", [](const GameBatch& batch, std::size_t i) { return game_at(batch, i).turn; })
        .def("over", [](const GameBatch& batch, std::size_t i) { return game_at(batch, i).over; })
        .def("choices",
             [](const GameBatch& batch, std::size_t i) { return choices(game_at(batch, i)); })
        .def("deals",
             [](const GameBatch& batch, std::size_t i) { return game_at(batch, i).deals; });
    nb::class_<EnvRound>(m, "EnvRound")
        .def(nb::init<const Rules&, const Masks&, int>())
        .def("__deepcopy__", [](const EnvRound& round, nb::handle) { return EnvRound(round); })
        .def("__getstate__", &keep)
        .def("__setstate__", &restore)
        .def_prop_ro("turn", &EnvRound::turn)
        .def("choose", &EnvRound::choose)
        .def("actions", &EnvRound::actions)
        .def("rewards",
             [](const EnvRound& round) {
                 const int players = round.env.rules.players;
                 return std::vector<float>(round.rewards, round.rewards + players);
             })
        .def("observe",
             [](const EnvRound& round, int seat, const Vector<std::int8_t>& observation) {
                 observe(round.game, round.env.rules, seat, observation);
             });
    m.def("random_deal", &random_deal);
}

}  // namespace yokai
