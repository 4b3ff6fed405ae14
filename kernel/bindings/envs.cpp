// Learning environments: many games stepped at once, into arrays that the caller owns.
#include <nanobind/ndarray.h>

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
    const auto players = static_cast<std::size_t>(batch.env().rules.players());
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

nb::tuple random_deal(const Rules& rules, std::uint64_t seed, std::uint64_t number) {
    World world;
    const Card face_up = with_family(
        rules.family, [&]<Family F>() { return numbered_deal<F>(world, seed, number); });
    return nb::make_tuple(Masks(world.dealt, world.dealt + rules.players()),
                          face_up == NO_CARD ? -1 : static_cast<int>(face_up));
}

}  // namespace

void bind_envs(nb::module_& m) {
    m.attr("OBSERVATION_SIZE") = OBSERVATION_SIZE;
    nb::class_<GameBatch>(m, "GameBatch")
        .def("__init__",
             [](GameBatch* self, const Rules& rules, bool whole_match, bool ace_leads,
                std::size_t games, int threads, bool autoreset) {
                 if (games < 1 || games > 10'000'000) refuse("there are 1 to 10,000,000 games");
                 if (threads < 1 || threads > 1024) refuse("there are 1 to 1024 threads");
                 new (self) GameBatch({rules, whole_match, ace_leads}, games, threads, autoreset);
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
                 const EnvGame& game = game_at(batch, i);
                 if (seat < 0 || seat >= batch.env().rules.players() ||
                     observation.shape(0) != OBSERVATION_SIZE)
                     refuse("there is no such seat, or the array has the wrong length");
                 with_family(batch.env().rules.family, [&]<Family F>() {
                     write_observation<F>(game, seat, observation.data());
                 });
             })
        .def("turn", [](const GameBatch& batch, std::size_t i) { return game_at(batch, i).turn; })
        .def("over", [](const GameBatch& batch, std::size_t i) { return game_at(batch, i).over; })
        .def("choices",
             [](const GameBatch& batch, std::size_t i) { return choices(game_at(batch, i)); })
        .def("deals",
             [](const GameBatch& batch, std::size_t i) { return game_at(batch, i).deals; });
    m.def("random_deal", &random_deal);
}

}  // namespace yokai
