// Rounds: the rules, open rounds, perft, and random rounds for comparison with the reference rules.
#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"
#include "rules/deal.hpp"
#include "rules/outcome.hpp"
#include "rules/perft.hpp"
#include "solver/position.hpp"

namespace yokai {

namespace {

OpenRound make_open_round(const Rules& rules, const Masks& hands, Mask played,
                          const Masks& captured, const std::vector<int>& tricks,
                          const std::vector<int>& voids, const std::vector<int>& seals, int face_up,
                          int trump, int leader, nb::bytes trick, const Masks& passes) {
    OpenRound open{rules, {}, to_passes(passes)};
    Round& round = open.round;
    to_seats(hands, round.hands);
    to_seats(captured, round.captured);
    if (tricks.size() > SEATS || voids.size() > SEATS || seals.size() > 2)
        refuse("there are at most four seats");
    for (std::size_t i = 0; i < tricks.size(); ++i) {
        if (tricks[i] < 0 || tricks[i] > rules.hand_size)
            refuse("a side can't have won so many tricks");
        round.tricks[i] = static_cast<std::uint8_t>(tricks[i]);
    }
    for (std::size_t i = 0; i < voids.size(); ++i) round.voids[i] = voids[i] & 0x7f;
    for (std::size_t i = 0; i < seals.size(); ++i) round.seals[i] = seals[i] & 0x7f;
    const std::vector<Card> cards = to_cards(trick);
    const int players = rules.players;
    if (leader < 0 || leader >= players || static_cast<int>(cards.size()) >= players)
        refuse("there is no such seat");
    if (face_up < -1 || face_up > 55) refuse("there is no such card");
    if (trump < 0 || trump > NO_SUIT) refuse("there is no such suit");
    round.face_up = face_up < 0 ? NO_CARD : static_cast<Card>(face_up);
    round.trump = static_cast<std::uint8_t>(trump);
    round.turn = round.last_winner = static_cast<std::uint8_t>(leader);
    round.played = played;
    // Take back the cards of the present trick and replay them, which sets the derived fields.
    int seat = leader;
    for (const Card card : cards) {
        if (card > 55 || !(round.played & bit(card)))
            refuse("the trick's cards have not been played");
        round.played ^= bit(card);
        round.hands[seat] |= bit(card);
        seat = (seat + 1) % players;
    }
    check_round(rules, round);
    for (const Card card : cards) {
        if (!(legal(round) & bit(card))) refuse("a card of the trick does not follow suit");
        apply(round, rules, card);
    }
    check_round(rules, round);
    return open;
}

// A whole random round, card by card.
nb::tuple random_round(const Rules& rules, std::uint64_t seed) {
    return with_family(rules.family, [&]<Family F>() {
        Random random(seed);
        World world;
        const Card face_up = deal<F>(rules, world, random);
        for (int seat = 0; seat < rules.players; ++seat)
            pass_at_random<F>(rules, world, seat, random);
        const std::uint8_t seals[2] = {0, 0};
        const int leader = first_leader(rules, world, face_up);
        Round round = start(rules, world, face_up, leader, seals);
        nb::list plays;
        while (round.end == End::none) {
            const Mask moves = legal(round);
            const Card card = pick(moves, random);
            const int seat = round.turn;
            apply<F>(round, rules, card);
            plays.append(nb::make_tuple(seat, moves, card));
        }
        return nb::make_tuple(Masks(world.dealt, world.dealt + rules.players),
                              face_up == NO_CARD ? -1 : static_cast<int>(face_up),
                              from_passes(world.passes), leader, plays,
                              Masks(round.captured, round.captured + rules.sides),
                              outcome(round, rules).packed());
    });
}

}  // namespace

void bind_rounds(nb::module_& m) {
    nb::class_<Rules>(m, "Rules")
        .def("__init__",
             [](Rules* self, const RulesTuple& numbers) { new (self) Rules(to_rules(numbers)); })
        .def_prop_ro("specialised",
                     [](const Rules& rules) { return rules.family != Family::other; })
        .def_prop_ro("solvable", [](const Rules& rules) { return solver::can_solve(rules); })
        .def_ro("points_in_bins", &Rules::points_in_bins);

    nb::class_<OpenRound>(m, "OpenRound")
        .def("__init__",
             [](OpenRound* self, const Rules& rules, const Masks& hands, Mask played,
                const Masks& captured, const std::vector<int>& tricks,
                const std::vector<int>& voids, const std::vector<int>& seals, int face_up,
                int trump, int leader, nb::bytes trick, const Masks& passes) {
                 new (self)
                     OpenRound(make_open_round(rules, hands, played, captured, tricks, voids, seals,
                                               face_up, trump, leader, trick, passes));
             })
        .def_prop_ro("turn", [](const OpenRound& p) { return int{p.round.turn}; })
        .def_prop_ro("trump", [](const OpenRound& p) { return int{p.round.trump}; })
        .def_prop_ro("led", [](const OpenRound& p) { return int{p.round.led}; })
        .def_prop_ro("over", [](const OpenRound& p) { return p.round.end != End::none; })
        .def_prop_ro("played", [](const OpenRound& p) { return p.round.played; })
        .def_prop_ro("winning", [](const OpenRound& p) { return int{p.round.winning}; })
        .def_prop_ro("hands",
                     [](const OpenRound& p) {
                         return Masks(p.round.hands, p.round.hands + p.rules.players);
                     })
        .def_prop_ro("captured",
                     [](const OpenRound& p) {
                         return Masks(p.round.captured, p.round.captured + p.rules.sides);
                     })
        .def_prop_ro("tricks",
                     [](const OpenRound& p) {
                         return std::vector<int>(p.round.tricks, p.round.tricks + p.rules.sides);
                     })
        .def_prop_ro("voids",
                     [](const OpenRound& p) {
                         return std::vector<int>(p.round.voids, p.round.voids + p.rules.players);
                     })
        .def_prop_ro("outcome",
                     [](const OpenRound& p) { return outcome(p.round, p.rules).packed(); })
        .def("legal",
             [](const OpenRound& p) { return p.round.end == End::none ? legal(p.round) : Mask{0}; })
        .def("play",
             [](const OpenRound& p, int card) {
                 if (card < 0 || card > 55 || p.round.end != End::none ||
                     !(legal(p.round) & bit(static_cast<Card>(card))))
                     refuse("this card may not be played");
                 OpenRound next = p;
                 apply(next.round, next.rules, static_cast<Card>(card));
                 return next;
             })
        .def("perft", [](const OpenRound& p, int depth) {
            if (depth < 0) refuse("a depth is not negative");
            nb::gil_scoped_release unlocked;
            return with_family(p.rules.family,
                               [&]<Family F>() { return perft<F>(p.round, p.rules, depth); });
        });

    m.def("random_round", &random_round);
}

}  // namespace yokai
