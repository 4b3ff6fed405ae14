// The quick forms of the policy beside their plain twins, for tests.
#include "bindings/bindings.hpp"
#include "bindings/convert.hpp"
#include "policy/policy.hpp"
#include "reference/plain_likelihood.hpp"
#include "reference/plain_policy.hpp"
#include "reference/plain_tree.hpp"
#include "rules/deal.hpp"
#include "search/tree.hpp"
#include "worlds/likelihood.hpp"

namespace yokai {

namespace {

// How often both forms decided, and how often differently.
struct Count {
    std::uint64_t decisions = 0, differences = 0;

    void add(bool equal) {
        ++decisions;
        differences += !equal;
    }
};

template <Family F>
void compare_passes(const Rules& rules, World& world, Card face_up, const float* weights,
                    float temperature, Random& random, Count& count) {
    for (int seat = 0; seat < rules.players; ++seat) {
        Mask* given = world.passes.given[seat];
        Mask plain[SEATS] = {};
        Random same = random;
        PassScorer<F>(rules, world.dealt[seat], face_up, seat, weights)
            .choose(given, temperature, random);
        reference::choose_pass<F>(rules, world.dealt[seat], face_up, seat, weights, temperature,
                                  same, plain);
        count.add(std::equal(plain, plain + SEATS, given));
        count.add(detail::log_pass<F>(rules, world, face_up, seat, weights, 0.6f) ==
                  reference::log_pass<F>(rules, world, face_up, seat, weights, 0.6f));
    }
}

template <Family F>
void compare_plays(Round& round, const Rules& rules, const Passes& passes, const float* weights,
                   float temperature, Random& random, Count& count) {
    while (round.end == End::none) {
        const Mask moves = legal(round);
        if (moves & (moves - 1)) {
            const Card plain = reference::PlainChooser<F>(round, rules, passes, weights).choose();
            count.add(PlayChooser<F>(round, rules, passes, weights).choose() == plain);
            const PlayScorer<F> scorer(round, rules, passes, weights);
            PlayScores<F>(round, rules, passes, weights).for_each([&](Card card, float score) {
                PlainScore one_by_one{weights};
                scorer.add_score(card, one_by_one);
                count.add(one_by_one.total == score);
            });
        }
        apply<F>(round, rules, choose<F>(round, rules, passes, weights, temperature, random));
    }
}

// Only families have quick forms.
template <class Call>
void with_quick_family(Family family, Call&& call) {
    with_family(family, [&]<Family F>() {
        if constexpr (F == Family::other)
            refuse("these rules have no quick form");
        else
            call.template operator()<F>();
    });
}

// Plays rounds from fresh deals, every decision made in both forms. A temperature leads to
// positions that the policy would avoid.
nb::tuple compare_policies(const Rules& rules, const Weights& weights, float temperature,
                           std::uint64_t seed, std::size_t rounds) {
    check_temperature(temperature);
    Count count;
    {
        nb::gil_scoped_release unlocked;
        with_quick_family(rules.family, [&]<Family F>() {
            for (std::size_t i = 0; i < rounds; ++i) {
                Random random(seed, i);
                World world;
                const Card face_up = deal<F>(rules, world, random);
                compare_passes<F>(rules, world, face_up, weights.w, temperature, random, count);
                std::uint8_t seals[2] = {0, 0};
                if (F == Family::suitors && i & 1) {  // as in the middle of a match
                    seals[0] = random.next() & 0x15;
                    seals[1] = random.next() & 0x2a;
                }
                Round round =
                    start(rules, world, face_up, first_leader(rules, world, face_up), seals);
                compare_plays<F>(round, rules, world.passes, weights.w, temperature, random, count);
            }
        });
    }
    return nb::make_tuple(count.decisions, count.differences);
}

// Grows both trees in the same worlds, below a pass if that is to be chosen; without a leader, the
// cards decide who leads. Then both play in other worlds by what they learned.
template <Family F>
void compare_growth(const InfoState& state, const SearchConfig& config, const Payoffs& payoffs,
                    std::uint64_t seed, const Mask given[SEATS], Count& count) {
    const auto next_world = [&](WorldSource& source, Random& random) {
        World world = source.next();
        if (state.passing) {
            pass_others<F>(state, world, config, random);
            std::copy(given, given + SEATS, world.passes.given[state.seat]);
        }
        return world;
    };
    WorldSource source(state, seed, config.weighted_worlds(), config.weights.w, Deadline(0));
    Tree<F> tree(state, config, payoffs);
    reference::PlainTree<F> plain(state, config, payoffs);
    for (std::uint64_t i = 0; i < 2 * config.playouts; ++i) {
        Random random(seed, i);
        const World world = next_world(source, random);
        Random same = random;
        if (i < config.playouts) {
            count.add(tree.learn(world, random) == plain.learn(world, same));
            count.add(tree.first_tried() == plain.first_tried());
        } else {
            count.add(tree.follow(world, random) == plain.follow(world, same));
        }
    }
}

// Which payoffs are compared does not matter, so they are random.
nb::tuple compare_trees(const InfoState& state, const SearchConfig& config, std::uint64_t seed,
                        const Masks& given) {
    if (state.passing)
        check_pass(state, given);
    else if (state.round.turn != state.seat)
        refuse("it is not this seat's turn to play");
    Mask to[SEATS];
    to_seats(given, to);
    Payoffs payoffs;
    Random random(seed);
    for (auto& side : payoffs.of)
        for (float& payoff : side) payoff = static_cast<float>(random.unit());
    Count count;
    {
        nb::gil_scoped_release unlocked;
        with_family(state.rules.family, [&]<Family F>() {
            compare_growth<F>(state, config, payoffs, seed, to, count);
        });
    }
    return nb::make_tuple(count.decisions, count.differences);
}

// For each share of all weights, the index that has it.
std::vector<std::size_t> weighted_indices(const std::vector<double>& weights,
                                          const std::vector<double>& shares) {
    if (weights.empty()) refuse("there is nothing to draw");
    WeightedIndex by_weight;
    for (const double weight : weights) by_weight.add(weight);
    by_weight.index();
    std::vector<std::size_t> indices;
    for (const double share : shares) {
        if (!(share >= 0 && share < 1)) refuse("a share is below 1");
        indices.push_back(by_weight.at(share));
    }
    return indices;
}

}  // namespace

void bind_twins(nb::module_& m) {
    m.def("compare_policies", &compare_policies);
    m.def("compare_trees", &compare_trees);
    m.def("weighted_indices", &weighted_indices);
}

}  // namespace yokai
