// The searching players, and duels between them on duplicate deals.
#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"
#include "rules/deal.hpp"
#include "search/compare.hpp"
#include "search/duel.hpp"

namespace yokai {

namespace {

Payoffs to_payoffs(const std::vector<std::vector<float>>& tables, const Rules& rules) {
    if (static_cast<int>(tables.size()) != rules.sides)
        refuse("there must be one table of payoffs for each side");
    Payoffs payoffs;
    for (std::size_t side = 0; side < tables.size(); ++side) {
        if (tables[side].size() != BINS) refuse("a table of payoffs has one number for each bin");
        for (int bin = 0; bin < BINS; ++bin) {
            const float value = tables[side][bin];
            if (!(value >= -1e6f && value <= 1e6f))
                refuse("a payoff is not a number of sensible size");
            payoffs.of[side][bin] = value;
        }
    }
    return payoffs;
}

nb::list search_choices(const InfoState& state, const SearchConfig& config,
                        const std::vector<std::vector<float>>& tables, std::uint64_t seed,
                        int leader) {
    if (!state.passing && state.round.turn != state.seat)
        refuse("it is not this seat's turn to play");
    if (leader < -1 || leader >= state.rules.players) refuse("there is no such seat");
    const Payoffs payoffs = to_payoffs(tables, state.rules);
    std::vector<ChoiceStats> choices;
    {
        nb::gil_scoped_release unlocked;
        choices = with_family(state.rules.family, [&]<Family F>() {
            return search<F>(state, config, payoffs, seed, leader);
        });
    }
    nb::list result;
    for (const ChoiceStats& stats : choices) {
        nb::list bins;
        for (int bin = 0; bin < BINS; ++bin)
            if (stats.bins[bin]) bins.append(nb::make_tuple(bin, stats.bins[bin]));
        result.append(
            nb::make_tuple(int{stats.card}, Masks(stats.given, stats.given + SEATS), bins));
    }
    return result;
}

std::vector<Candidate> to_candidates(const InfoState& state, const nb::bytes& cards,
                                     const std::vector<Masks>& passes) {
    std::vector<Candidate> candidates;
    if (state.passing) {
        if (cards.size()) refuse("the pass is not over");
        for (const Masks& given : passes) {
            check_pass(state, given);
            candidates.emplace_back();
            std::copy(given.begin(), given.end(), candidates.back().given);
        }
        return candidates;
    }
    if (state.round.turn != state.seat) refuse("it is not this seat's turn to play");
    if (!passes.empty()) refuse("the pass is over");
    Mask seen = 0;
    for (const Card card : to_cards(cards)) {
        if (card > 55 || !(legal(state.round) & bit(card) & ~seen))
            refuse("a candidate is not a legal card, or named twice");
        seen |= bit(card);
        candidates.push_back({card, {}});
    }
    return candidates;
}

// One byte, the bin of the outcome, for every candidate, block and world. Candidates are cards, or
// in the pass four masks each, one for each taker.
nb::bytes compare_choices(const InfoState& state, const SearchConfig& config,
                          const std::vector<std::vector<float>>& tables, std::uint64_t seed,
                          const nb::bytes& cards, const std::vector<Masks>& passes, int leader,
                          int blocks, std::uint64_t learn, std::uint64_t evaluate) {
    if (leader < -1 || leader >= state.rules.players) refuse("there is no such seat");
    if (blocks < 1 || blocks > 1000 || learn > 1'000'000 || evaluate < 1 || evaluate > 1'000'000)
        refuse("a limit is out of range");
    const Payoffs payoffs = to_payoffs(tables, state.rules);
    const std::vector<Candidate> candidates = to_candidates(state, cards, passes);
    std::vector<std::uint8_t> bins;
    {
        nb::gil_scoped_release unlocked;
        bins = with_family(state.rules.family, [&]<Family F>() {
            return compare<F>(state, config, payoffs, Comparison{blocks, learn, evaluate}, seed,
                              candidates, leader);
        });
    }
    return nb::bytes(reinterpret_cast<const char*>(bins.data()), bins.size());
}

// `one` against `other` on fresh deals, each played once with `one` on every side; packed outcomes
// ordered by deal.
nb::bytes duel(const Rules& rules, const SearchConfig& one, const SearchConfig& other,
               const std::vector<std::vector<float>>& tables, std::uint64_t seed,
               std::uint64_t first, std::size_t deals) {
    if (deals > 100'000'000) refuse("these are too many deals at once");
    const Payoffs payoffs = to_payoffs(tables, rules);
    std::vector<std::uint64_t> outcomes;
    {
        nb::gil_scoped_release unlocked;
        outcomes.reserve(deals * static_cast<std::size_t>(rules.sides));
        with_family(rules.family, [&]<Family F>() {
            for (std::size_t i = 0; i < deals; ++i) {
                Random random(seed, first + i);
                World world;
                const Card face_up = deal<F>(rules, world, random);
                const std::uint64_t round_seed = random.next();
                for (int side = 0; side < rules.sides; ++side) {
                    const SearchConfig* configs[SEATS] = {};
                    for (int seat = 0; seat < rules.players; ++seat)
                        configs[seat] = rules.side_of(seat) == side ? &one : &other;
                    outcomes.push_back(
                        play_duel_round<F>(rules, world, face_up, configs, payoffs, round_seed)
                            .packed());
                }
            }
        });
    }
    return words_to_bytes(outcomes);
}

}  // namespace

void bind_search(nb::module_& m) {
    m.attr("BINS") = BINS;
    nb::class_<SearchConfig>(m, "SearchConfig")
        .def("__init__",
             [](SearchConfig* self, const Weights& weights, bool random_playouts, float temperature,
                bool random_passes, std::uint64_t playouts, double seconds, bool belief,
                std::uint64_t worlds, int passes, bool tree, float exploration, float prior) {
                 if (!(temperature >= 0 && temperature < 1e6f) || !(prior >= 0 && prior < 1e6f))
                     refuse("a temperature is not negative");
                 if (!(seconds >= 0 && seconds < 1e6)) refuse("a time is not negative");
                 if (!(exploration >= 0 && exploration < 1e6f))
                     refuse("exploration is not negative");
                 if (playouts > 100'000'000) refuse("these are too many playouts at once");
                 if (worlds < 1 || worlds > 1'000'000 || passes < 0 || passes > 300)
                     refuse("a limit is out of range");
                 new (self) SearchConfig{
                     weights, random_playouts, temperature, random_passes, playouts,    seconds,
                     belief,  worlds,          passes,      tree,          exploration, prior};
             });
    m.def("search", &search_choices);
    m.def("compare", &compare_choices);
    m.def("duel", &duel);
}

}  // namespace yokai
