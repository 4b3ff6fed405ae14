// Hidden worlds: a seat's sight, how many worlds agree with it, and samples of them.
#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"
#include "search/belief.hpp"
#include "worlds/worlds.hpp"

namespace yokai {

namespace {

nb::tuple unpack_world(const World& world, int players) {
    return nb::make_tuple(Masks(world.dealt, world.dealt + players), from_passes(world.passes));
}

}  // namespace

void bind_sampler(nb::module_& m) {
    nb::class_<Sight>(m, "Sight")
        .def("__init__",
             [](Sight* self, const Rules& rules, int seat, bool passing, Mask hand, Mask dealt,
                int face_up, const Masks& passes, int announced, int opener, unsigned has_passed,
                const std::vector<int>& seals, nb::bytes plays) {
                 if (face_up < -1 || face_up > 55) refuse("there is no such card");
                 std::uint8_t sealed[2] = {0, 0};
                 for (std::size_t i = 0; i < 2 && i < seals.size(); ++i) sealed[i] = seals[i] & 0x7f;
                 new (self) Sight(make_sight(rules, seat, passing, hand, dealt,
                                             face_up < 0 ? NO_CARD : static_cast<Card>(face_up), to_passes(passes),
                                             announced, opener, has_passed, sealed, to_cards(plays)));
             })
        .def_prop_ro("turn", [](const Sight& s) { return int{s.round.turn}; })
        .def_prop_ro("legal", [](const Sight& s) {
            return s.passing || s.round.turn != s.seat ? Mask{0} : legal(s.round);
        });

    nb::class_<Worlds>(m, "Worlds")
        .def("__init__",
             [](Worlds* self, const Sight& sight, const std::vector<std::tuple<Masks, Masks>>& worlds) {
                 new (self) Worlds(worlds_from(sight, [&] {
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
        .def("__len__", [](const Worlds& w) { return w.list.size(); })
        .def("at", [](const Worlds& w, std::size_t i) {
            if (i >= w.list.size()) refuse("there is no such world");
            return unpack_world(w.list[i], w.players);
        })
        .def("chosen", [](const Worlds& w, const std::vector<std::size_t>& which) {
            Worlds chosen{{}, w.players, w.of};
            for (const std::size_t i : which) {
                if (i >= w.list.size()) refuse("there is no such world");
                chosen.list.push_back(w.list[i]);
            }
            return chosen;
        });

    // How many worlds agree: (placements, worlds for each).
    m.def("count_worlds", [](const Sight& sight) {
        const Sampler<std::uint64_t> sampler(sight);
        return std::tuple(sampler.total(), sampler.passes_each());
    });
    m.def("sample_worlds", [](const Sight& sight, std::size_t n, std::uint64_t seed,
                              const std::optional<std::vector<double>>& weights) {
        if (n > 10'000'000) refuse("these are too many worlds at once");
        if (weights) {
            if (weights->size() != SEATS * 56) refuse("weights are 56 numbers for each of four seats");
            for (const double weight : *weights)
                if (!(weight >= 0 && weight <= 1e6)) refuse("a weight lies between 0 and a million");
        }
        nb::gil_scoped_release unlocked;
        Random random(seed);
        Worlds worlds{{}, sight.rules.players(), identity(sight)};
        worlds.list.reserve(n);
        const auto draw = [&](const auto& sampler) {
            if (!(sampler.total() > 0)) refuse("no world agrees with this view");
            for (std::size_t i = 0; i < n; ++i) worlds.list.push_back(sampler.draw(random));
        };
        if (weights)
            draw(Sampler<double>(sight, weights->data()));
        else
            draw(Sampler<std::uint64_t>(sight));
        return worlds;
    });
    m.def("log_likelihoods", [](const Sight& sight, const Worlds& worlds, const Weights& weights,
                                float temperature, bool with_passes) {
        if (!(temperature > 0 && temperature < 1e6f)) refuse("a temperature is positive");
        worlds.check(sight);
        nb::gil_scoped_release unlocked;
        std::vector<double> result;
        result.reserve(worlds.list.size());
        for (const World& world : worlds.list)
            result.push_back(log_likelihood(sight, world, weights.w, temperature, with_passes));
        return result;
    });
    m.def("log_credits", [](const Sight& sight, const Worlds& worlds, const Weights& weights) {
        worlds.check(sight);
        if (sight.passing) refuse("nothing has been passed or played yet");
        nb::gil_scoped_release unlocked;
        std::vector<double> result;
        result.reserve(worlds.list.size());
        for (const World& world : worlds.list) result.push_back(log_credit(sight, world, weights.w));
        return result;
    });
}

}  // namespace yokai
