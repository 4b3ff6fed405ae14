// The searching players, and duplicate deals between them: the quick arena for tuning.
#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"
#include "search/search.hpp"

namespace yokai {

namespace {

Worth to_worth(const std::vector<std::vector<float>>& tables, const Rules& rules) {
    if (static_cast<int>(tables.size()) != rules.sides()) refuse("there must be one table of worth for each side");
    Worth worth;
    for (std::size_t side = 0; side < tables.size(); ++side) {
        if (tables[side].size() != BINS) refuse("a table of worth has one number for each bin");
        for (int bin = 0; bin < BINS; ++bin) {
            const float value = tables[side][bin];
            if (!(value >= -1e6f && value <= 1e6f)) refuse("a worth is not a number of sensible size");
            worth.of[side][bin] = value;
        }
    }
    return worth;
}

nb::list think_from(const Sight& sight, const Mind& mind, const std::vector<std::vector<float>>& tables,
                    std::uint64_t seed, int leader) {
    if (!sight.passing && sight.round.turn != sight.seat) refuse("it is not this seat's turn to play");
    if (leader < -1 || leader >= sight.rules.players()) refuse("there is no such seat");
    const Worth worth = to_worth(tables, sight.rules);
    std::vector<Tally> tallies;
    {
        nb::gil_scoped_release unlocked;
        tallies = with_family(sight.rules.family,
                              [&]<Family F>() { return think<F>(sight, mind, worth, seed, leader); });
    }
    nb::list result;
    for (const Tally& tally : tallies) {
        nb::list bins;
        for (int bin = 0; bin < BINS; ++bin)
            if (tally.bins[bin]) bins.append(nb::make_tuple(bin, tally.bins[bin]));
        result.append(nb::make_tuple(int{tally.card}, Masks(tally.given, tally.given + SEATS), bins));
    }
    return result;
}

// `one` against `other` on fresh deals, each played with the sides swapped, or with `one` on every
// seat of three: packed outcomes, deal by deal.
nb::bytes duel(const Rules& rules, const Mind& one, const Mind& other, const std::vector<std::vector<float>>& tables,
               std::uint64_t seed, std::uint64_t first, std::size_t deals) {
    if (deals > 100'000'000) refuse("these are too many deals at once");
    const Worth worth = to_worth(tables, rules);
    std::vector<std::uint64_t> outcomes;
    {
        nb::gil_scoped_release unlocked;
        outcomes.reserve(deals * static_cast<std::size_t>(rules.sides()));
        with_family(rules.family, [&]<Family F>() {
            for (std::size_t i = 0; i < deals; ++i) {
                Random random(seed, first + i);
                World world;
                const Card face_up = deal<F>(world, random);
                const std::uint64_t luck = random.next();
                for (int side = 0; side < rules.sides(); ++side) {
                    const Mind* minds[SEATS] = {};
                    for (int seat = 0; seat < PLAYERS<F>; ++seat) minds[seat] = side_of<F>(seat) == side ? &one : &other;
                    outcomes.push_back(play_minds<F>(rules, world, face_up, minds, worth, luck).packed());
                }
            }
        });
    }
    return words_to_bytes(outcomes);
}

}  // namespace

void bind_search(nb::module_& m) {
    m.attr("BINS") = BINS;
    nb::class_<Mind>(m, "Mind").def(
        "__init__", [](Mind* self, const Weights& weights, bool random_playouts, float temperature,
                       std::uint64_t playouts, double seconds, bool belief, std::uint64_t worlds, int passes,
                       bool tree, float exploration, float prior) {
            if (!(temperature >= 0 && temperature < 1e6f) || !(prior >= 0 && prior < 1e6f))
                refuse("a temperature is not negative");
            if (!(seconds >= 0 && seconds < 1e6)) refuse("a time is not negative");
            if (!(exploration >= 0 && exploration < 1e6f)) refuse("exploration is not negative");
            if (playouts > 100'000'000) refuse("these are too many playouts at once");
            if (worlds < 1 || worlds > 1'000'000 || passes < 0 || passes > 300) refuse("a limit is out of range");
            new (self) Mind{weights, random_playouts, temperature, playouts, seconds, belief, worlds, passes,
                            tree, exploration, prior};
        });
    m.def("think", &think_from);
    m.def("duel", &duel);
}

}  // namespace yokai
