// Hidden worlds: a seat's information state, and the number and samples of consistent worlds.
#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"
#include "search/belief.hpp"
#include "worlds/sampler.hpp"
#include "worlds/world_batch.hpp"

namespace yokai {

namespace {

nb::tuple unpack_world(const World& world, int players) {
    return nb::make_tuple(Masks(world.dealt, world.dealt + players), from_passes(world.passes));
}

}  // namespace

void bind_worlds(nb::module_& m) {
    nb::class_<InfoState>(m, "InfoState")
        .def("__init__",
             [](InfoState* self, const Rules& rules, int seat, bool passing, Mask hand, Mask dealt,
                int face_up, const Masks& passes, int announced, int opening_leader,
                unsigned has_passed, const std::vector<int>& seals, nb::bytes plays) {
                 if (face_up < -1 || face_up > 55) refuse("there is no such card");
                 std::uint8_t sealed[2] = {0, 0};
                 for (std::size_t i = 0; i < 2 && i < seals.size(); ++i)
                     sealed[i] = seals[i] & 0x7f;
                 new (self) InfoState(make_info_state(
                     rules, seat, passing, hand, dealt,
                     face_up < 0 ? NO_CARD : static_cast<Card>(face_up), to_passes(passes),
                     announced, opening_leader, has_passed, sealed, to_cards(plays)));
             })
        .def_prop_ro("turn", [](const InfoState& s) { return int{s.round.turn}; })
        .def_prop_ro("legal", [](const InfoState& s) {
            return s.passing || s.round.turn != s.seat ? Mask{0} : legal(s.round);
        });

    nb::class_<WorldBatch>(m, "WorldBatch")
        .def("__init__",
             [](WorldBatch* self, const InfoState& state,
                const std::vector<std::tuple<Masks, Masks>>& worlds) {
                 new (self) WorldBatch(make_batch(state, [&] {
                     std::vector<World> list;
                     for (const auto& [dealt, passes] : worlds) {
                         World world;
                         to_seats(dealt, world.dealt);
                         world.passes = to_passes(passes);
                         list.push_back(world);
                     }
                     return list;
                 }()));
             })
        .def("__len__", [](const WorldBatch& w) { return w.list.size(); })
        .def("at",
             [](const WorldBatch& w, std::size_t i) {
                 if (i >= w.list.size()) refuse("there is no such world");
                 return unpack_world(w.list[i], w.players);
             })
        .def("chosen", [](const WorldBatch& w, const std::vector<std::size_t>& which) {
            WorldBatch chosen{{}, w.players, w.state_fingerprint};
            for (const std::size_t i : which) {
                if (i >= w.list.size()) refuse("there is no such world");
                chosen.list.push_back(w.list[i]);
            }
            return chosen;
        });

    // The number of consistent worlds as (placements, worlds for each placement).
    m.def("count_worlds", [](const InfoState& state) {
        const Sampler<std::uint64_t> sampler(state);
        return std::tuple(sampler.total(), sampler.passes_each());
    });
    m.def("sample_worlds", [](const InfoState& state, std::size_t n, std::uint64_t seed,
                              const std::optional<std::vector<double>>& weights) {
        if (n > 10'000'000) refuse("these are too many worlds at once");
        if (weights) {
            if (weights->size() != SEATS * 56)
                refuse("weights are 56 numbers for each of four seats");
            for (const double weight : *weights)
                if (!(weight >= 0 && weight <= 1e6))
                    refuse("a weight lies between 0 and a million");
        }
        nb::gil_scoped_release unlocked;
        Random random(seed);
        WorldBatch worlds{{}, state.rules.players, fingerprint(state)};
        worlds.list.reserve(n);
        const auto draw = [&](const auto& sampler) {
            if (!(sampler.total() > 0)) refuse("no world agrees with this view");
            for (std::size_t i = 0; i < n; ++i) worlds.list.push_back(sampler.draw(random));
        };
        if (weights)
            draw(Sampler<double>(state, weights->data()));
        else
            draw(Sampler<std::uint64_t>(state));
        return worlds;
    });
    m.def("log_likelihoods", [](const InfoState& state, const WorldBatch& worlds,
                                const Weights& weights, float temperature, bool with_passes) {
        if (!(temperature > 0 && temperature < 1e6f)) refuse("a temperature is positive");
        worlds.check(state);
        nb::gil_scoped_release unlocked;
        std::vector<double> result;
        result.reserve(worlds.list.size());
        for (const World& world : worlds.list)
            result.push_back(log_likelihood(state, world, weights.w, temperature, with_passes));
        return result;
    });
    m.def("log_weights",
          [](const InfoState& state, const WorldBatch& worlds, const Weights& weights) {
              worlds.check(state);
              if (state.passing) refuse("nothing has been passed or played yet");
              nb::gil_scoped_release unlocked;
              std::vector<double> result;
              result.reserve(worlds.list.size());
              for (const World& world : worlds.list)
                  result.push_back(log_weight(state, world, weights.w));
              return result;
          });
}

}  // namespace yokai
