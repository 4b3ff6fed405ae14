// The rule-based policy: its features, its weights, and what it thinks of a seat's cards.
#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"

namespace yokai {

namespace {

Weights make_weights(const std::vector<float>& values) {
    if (values.size() != FEATURES) refuse("there must be one weight for each feature");
    Weights weights;
    for (int i = 0; i < FEATURES; ++i) {
        if (!(values[i] > -1e9f && values[i] < 1e9f)) refuse("a weight is not a number of sensible size");
        weights.w[i] = values[i];
    }
    return weights;
}

void check_temperature(float temperature) {
    if (!(temperature >= 0 && temperature < 1e6f)) refuse("a temperature is not negative");
}

// For each legal card its score and the part of every feature.
nb::list explain_play(const Rules& rules, const Round& round, const Passes& passes, const Weights& weights) {
    nb::list result;
    with_family(rules.family, [&]<Family F>() {
        const Judge<F> judge(round, rules, passes, weights.w);
        for (Mask moves = legal(round); moves;) {
            const Card card = pop_lowest(moves);
            ExplainedSum sum{weights.w};
            judge.judge(card, sum);
            result.append(nb::make_tuple(int{card}, sum.total, std::vector<float>(sum.parts.begin(), sum.parts.end())));
        }
    });
    return result;
}

nb::list explain_pass(const Sight& sight, const Weights& weights, int taker) {
    nb::list result;
    with_family(sight.rules.family, [&]<Family F>() {
        const Mask hand = sight.round.hands[sight.seat];
        const Giver<F> giver(hand, sight.round.face_up, sight.seat, weights.w);
        for (Mask rest = hand; rest;) {
            const Card card = pop_lowest(rest);
            ExplainedSum sum{weights.w};
            giver.judge(hand, card, taker, sum);
            result.append(nb::make_tuple(int{card}, sum.total, std::vector<float>(sum.parts.begin(), sum.parts.end())));
        }
    });
    return result;
}

}  // namespace

void bind_policy(nb::module_& m) {
    nb::list names;
    for (const char* name : FEATURE_NAMES) names.append(nb::str(name));
    m.attr("FEATURES") = nb::tuple(names);

    nb::class_<Weights>(m, "Weights").def("__init__", [](Weights* self, const std::vector<float>& values) {
        new (self) Weights(make_weights(values));
    });

    m.def("choose_play", [](const Sight& sight, const Weights& weights, float temperature, std::uint64_t seed) {
        check_temperature(temperature);
        if (sight.passing || sight.round.turn != sight.seat) refuse("it is not this seat's turn to play");
        Random random(seed);
        return with_family(sight.rules.family, [&]<Family F>() {
            return int{choose<F>(sight.round, sight.rules, sight.passes, weights.w, temperature, random)};
        });
    });
    m.def("explain_play", [](const Sight& sight, const Weights& weights) {
        if (sight.passing || sight.round.turn != sight.seat) refuse("it is not this seat's turn to play");
        return explain_play(sight.rules, sight.round, sight.passes, weights);
    });
    m.def("explain_position", [](const Position& position, const Weights& weights) {
        if (position.round.end != End::none) refuse("the round is over");
        return explain_play(position.rules, position.round, position.passes, weights);
    });
    m.def("choose_pass", [](const Sight& sight, const Weights& weights, float temperature, std::uint64_t seed) {
        check_temperature(temperature);
        if (!sight.passing) refuse("the pass is over");
        Random random(seed);
        Mask given[SEATS] = {};
        with_family(sight.rules.family, [&]<Family F>() {
            Giver<F>(sight.round.hands[sight.seat], sight.round.face_up, sight.seat, weights.w)
                .choose(given, temperature, random);
        });
        return Masks(given, given + SEATS);
    });
    m.def("explain_pass", [](const Sight& sight, const Weights& weights, int taker) {
        if (!sight.passing) refuse("the pass is over");
        if (taker < 0 || taker >= sight.rules.players() || sight.rules.passes(sight.seat, taker) == 0)
            refuse("no card is passed to this seat");
        return explain_pass(sight, weights, taker);
    });
}

}  // namespace yokai
