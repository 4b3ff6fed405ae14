// The rule-based policy: its features, its weights, and its scores of a seat's choices.
#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"

namespace yokai {

namespace {

Weights make_weights(const std::vector<float>& values) {
    if (values.size() != FEATURES) refuse("there must be one weight for each feature");
    Weights weights;
    for (int i = 0; i < FEATURES; ++i) {
        if (!(values[i] > -1e9f && values[i] < 1e9f))
            refuse("a weight is not a number of sensible size");
        weights.w[i] = values[i];
    }
    return weights;
}

// The score of each legal card, with the contribution of every feature.
nb::list explain_play(const Rules& rules, const Round& round, const Passes& passes,
                      const Weights& weights) {
    nb::list result;
    with_family(rules.family, [&]<Family F>() {
        const PlayScorer<F> scorer(round, rules, passes, weights.w);
        for (Mask moves = legal(round); moves;) {
            const Card card = pop_lowest(moves);
            ExplainedScore score{weights.w};
            scorer.add_score(card, score);
            result.append(
                nb::make_tuple(int{card}, score.total,
                               std::vector<float>(score.parts.begin(), score.parts.end())));
        }
    });
    return result;
}

nb::list explain_pass(const InfoState& state, const Weights& weights, int taker) {
    nb::list result;
    with_family(state.rules.family, [&]<Family F>() {
        const Mask hand = state.round.hands[state.seat];
        const PassScorer<F> scorer(state.rules, hand, state.round.face_up, state.seat, weights.w);
        for (Mask rest = hand; rest;) {
            const Card card = pop_lowest(rest);
            ExplainedScore score{weights.w};
            scorer.add_score(hand, card, taker, score);
            result.append(
                nb::make_tuple(int{card}, score.total,
                               std::vector<float>(score.parts.begin(), score.parts.end())));
        }
    });
    return result;
}

}  // namespace

void bind_policy(nb::module_& m) {
    nb::list names;
    for (const char* name : FEATURE_NAMES) names.append(nb::str(name));
    m.attr("FEATURES") = nb::tuple(names);

    nb::class_<Weights>(m, "Weights")
        .def("__init__", [](Weights* self, const std::vector<float>& values) {
            new (self) Weights(make_weights(values));
        });

    m.def("choose_play", [](const InfoState& state, const Weights& weights, float temperature,
                            std::uint64_t seed) {
        check_temperature(temperature);
        if (state.passing || state.round.turn != state.seat)
            refuse("it is not this seat's turn to play");
        Random random(seed);
        return with_family(state.rules.family, [&]<Family F>() {
            return int{
                choose<F>(state.round, state.rules, state.passes, weights.w, temperature, random)};
        });
    });
    m.def("explain_play", [](const InfoState& state, const Weights& weights) {
        if (state.passing || state.round.turn != state.seat)
            refuse("it is not this seat's turn to play");
        return explain_play(state.rules, state.round, state.passes, weights);
    });
    m.def("explain_open_round", [](const OpenRound& open, const Weights& weights) {
        if (open.round.end != End::none) refuse("the round is over");
        return explain_play(open.rules, open.round, open.passes, weights);
    });
    m.def("choose_pass", [](const InfoState& state, const Weights& weights, float temperature,
                            std::uint64_t seed) {
        check_temperature(temperature);
        if (!state.passing) refuse("the pass is over");
        Random random(seed);
        Mask given[SEATS] = {};
        with_family(state.rules.family, [&]<Family F>() {
            PassScorer<F>(state.rules, state.round.hands[state.seat], state.round.face_up,
                          state.seat, weights.w)
                .choose(given, temperature, random);
        });
        return Masks(given, given + SEATS);
    });
    m.def("explain_pass", [](const InfoState& state, const Weights& weights, int taker) {
        if (!state.passing) refuse("the pass is over");
        if (taker < 0 || taker >= state.rules.players || state.rules.passes(state.seat, taker) == 0)
            refuse("no card is passed to this seat");
        return explain_pass(state, weights, taker);
    });
}

}  // namespace yokai
