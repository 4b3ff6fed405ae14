// The strategies of a seat that knows only what it sees.
#include <optional>

#include "bindings/bindings.hpp"
#include "strategies/strategies.hpp"

namespace yokai {

namespace {

using solver::Position;

std::vector<Position> make_worlds(const Position& known,
                                  const std::vector<std::array<Mask, 4>>& hands) {
    if (hands.empty()) throw nb::value_error("there is no world");
    std::vector<Position> worlds;
    const Mask own = hands.front()[known.to_act()];
    Mask all = 0;
    for (const Mask hand : hands.front()) all |= hand;
    for (const std::array<Mask, 4>& dealt : hands) {
        Position world = known;
        world.hands = dealt;
        if (const char* why = solver::why_invalid(world)) throw nb::value_error(why);
        if (dealt[known.to_act()] != own || (dealt[0] | dealt[1] | dealt[2] | dealt[3]) != all)
            throw nb::value_error("the worlds differ in more than the hidden hands");
        worlds.push_back(world);
    }
    return worlds;
}

}  // namespace

void bind_strategies(nb::module_& m) {
    m.def(
        "count_wins",
        [](const Position& known, const std::vector<std::array<Mask, 4>>& hands,
           std::uint64_t max_visits,
           std::size_t max_front) -> std::optional<std::vector<std::pair<int, int>>> {
            strategies::Search search(make_worlds(known, hands), max_visits, max_front);
            std::optional<std::vector<strategies::CardWins>> found;
            {
                nb::gil_scoped_release release;
                found = search.cards();
            }
            if (!found) return std::nullopt;
            std::vector<std::pair<int, int>> cards;
            for (const strategies::CardWins& one : *found) cards.emplace_back(one.card, one.worlds);
            return cards;
        },
        nb::arg("known"), nb::arg("hands"), nb::arg("max_visits"), nb::arg("max_front"));
}

}  // namespace yokai
