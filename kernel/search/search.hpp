// The searching players: which worlds they imagine, how they play them out, and what they count.
//
// A search begins from a seat's sight and ends with a tally for each candidate: how often every kind
// of outcome came. What an outcome is worth is the caller's business (points, or the chance to win
// the match from there) and comes as a table, one for each side.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "search/belief.hpp"
#include "search/clock.hpp"

namespace yokai {

// Outcomes in bins: all that matters for the rest of the match.
inline constexpr int BINS = 256;

// Four and three players: who won the last trick, whether it was a seventh too many, and the points
// of a winner. Seven Suitors: the seals of both sides, and who leads next.
inline int bin_of(const Outcome& outcome, const Rules& rules) {
    if (rules.family == Family::suitors)
        return (count(Mask{outcome.gains[0]}) * 8 + count(Mask{outcome.gains[1]})) * 4 + outcome.last_winner;
    const int points = std::max({outcome.gains[0], outcome.gains[1], outcome.gains[2]});
    return (outcome.end == End::tricks ? 48 : 0) + outcome.last_winner * 12 + std::min(points, 11);
}

// worth[side][bin], from 0 (the worst for this side) to 1.
struct Worth {
    float of[SEATS][BINS] = {};
};

struct Tally {
    Card card = NO_CARD;       // the candidate: a card, or what each seat is given
    Mask given[SEATS] = {};
    std::uint32_t n = 0;
    double total = 0;          // of the searching side's worth
    std::uint32_t bins[BINS] = {};

    double mean() const { return n ? total / n : 0; }
    void add(int bin, const float* worth) {
        ++n;
        ++bins[bin];
        total += static_cast<double>(worth[bin]);
    }
};

// How a player thinks. Playouts in all, shared by the candidates; none for the bare policy.
struct Mind {
    Weights weights{};
    bool random_playouts = false;
    float temperature = 0;        // of the policy in playouts
    std::uint64_t playouts = 0;
    double seconds = 0;           // 0: no limit
    bool belief = false;          // whether worlds are believed by what the others did, or all alike
    std::uint64_t worlds = 4000;  // with belief, so many are drawn and weighed, but no more than playouts
    int passes = 0;               // candidate passes; 0 passes as the policy does
    bool tree = false;            // information-set tree search instead of flat playouts
    float exploration = 0.7f;
    float prior = 0;              // tree: temperature of the policy as a prior; 0 for none

    std::uint64_t weighed() const { return belief ? std::min(worlds, playouts) : 0; }
};

namespace detail {

template <Family F>
void play_on(Round& round, const Rules& rules, const Passes& passes, const Mind& mind, Random& random) {
    if (mind.random_playouts)
        play_at_random<F>(round, rules, random);
    else
        play_by_policy<F>(round, rules, passes, mind.weights.w, mind.temperature, random);
}

template <Family F>
void search_flat(const Sight& sight, const Mind& mind, const Worth& worth, std::uint64_t seed, int leader,
                 std::vector<Tally>& tallies) {
    const Clock clock(mind.seconds);
    // Thinking about which worlds are likely may take a third of the time.
    const Clock early(mind.seconds / 3);
    const float* ours = worth.of[side_of<F>(sight.seat)];
    WorldSource source(sight, seed, mind.weighed(), mind.weights.w, early);
    // Sequential halving: every stage has the same share of the playouts, and only the better half of
    // the candidates goes on, so that most playouts tell the best ones apart.
    std::vector<Tally*> active;
    for (Tally& tally : tallies) active.push_back(&tally);
    const auto stages = static_cast<std::uint64_t>(std::bit_width(active.size() - 1));
    std::uint64_t w = 0;
    for (std::uint64_t stage = 0; stage < stages; ++stage) {
        const std::uint64_t rows = std::max<std::uint64_t>(1, mind.playouts / stages / active.size());
        for (std::uint64_t row = 0; row < rows; ++row, ++w) {
            if (w && (w & 7) == 0 && clock.over()) return;
            World world = source.next();
            Random luck(seed, w);
            if (sight.passing) {
                world.passes = {};
                for (int seat = 0; seat < PLAYERS<F>; ++seat) {
                    if (seat == sight.seat) continue;
                    Giver<F>(world.dealt[seat], sight.round.face_up, seat, mind.weights.w)
                        .choose(world.passes.given[seat], mind.temperature, luck);
                }
            }
            const Round before = round_in(sight, world);
            for (Tally* tally : active) {
                Random random = luck;  // the same luck for every candidate
                Round round = before;
                if (sight.passing) {
                    std::copy(tally->given, tally->given + SEATS, world.passes.given[sight.seat]);
                    const int first = leader >= 0 ? leader : first_leader(sight.rules, world, sight.round.face_up);
                    round = start(sight.rules, world, sight.round.face_up, first, sight.round.seals);
                } else {
                    apply<F>(round, sight.rules, tally->card);
                }
                if (round.end == End::none) play_on<F>(round, sight.rules, world.passes, mind, random);
                tally->add(bin_of(outcome(round, sight.rules), sight.rules), ours);
            }
        }
        std::stable_sort(active.begin(), active.end(), [](const Tally* a, const Tally* b) { return a->mean() > b->mean(); });
        active.resize((active.size() + 1) / 2);
    }
}

// Single-observer information-set tree search: one tree, another world in every iteration.
template <Family F>
class Tree {
public:
    Tree(const Sight& sight, const Mind& mind, const Worth& worth)
        : sight_(sight), mind_(mind), worth_(worth) {
        nodes_.emplace_back();
    }

    void search(std::uint64_t seed, std::vector<Tally>& tallies) {
        const Clock clock(mind_.seconds), early(mind_.seconds / 3);
        const float* ours = worth_.of[side_of<F>(sight_.seat)];
        WorldSource source(sight_, seed, mind_.weighed(), mind_.weights.w, early);
        for (std::uint64_t i = 0; i < mind_.playouts; ++i) {
            if (i && (i & 15) == 0 && clock.over()) break;
            const World world = source.next();
            Random random(seed, i);
            const int bin = iterate(world, random);
            const Card first = nodes_[static_cast<std::size_t>(path_[0])].card;
            for (Tally& tally : tallies)
                if (tally.card == first) tally.add(bin, ours);
        }
    }

private:
    struct Node {
        Card card = NO_CARD;
        std::uint8_t side = 0;   // whose choice led here
        std::uint32_t visits = 0, available = 0;
        float total = 0;
        int child = -1, sibling = -1;
    };

    int iterate(const World& world, Random& random) {
        Round round = round_in(sight_, world);
        path_.clear();
        int at = 0;
        while (round.end == End::none) {
            Mask untried = legal(round);
            const Mask moves = untried;
            float priors[56];
            const bool guided = mind_.prior > 0 && (moves & (moves - 1));
            if (guided) weigh(round, world.passes, moves, priors);
            int best = -1;
            float top = -1;
            for (int c = nodes_[at].child; c >= 0; c = nodes_[c].sibling) {
                Node& node = nodes_[c];
                if (!(moves & bit(node.card))) continue;
                untried &= ~bit(node.card);
                ++node.available;
                const float v = static_cast<float>(node.visits);
                const float n = static_cast<float>(node.available);
                const float score = node.total / v +
                                    (guided ? mind_.exploration * priors[node.card] * std::sqrt(n) / (1 + v)
                                            : mind_.exploration * std::sqrt(std::log(n) / v));
                if (score > top) {
                    top = score;
                    best = c;
                }
            }
            Card card;
            bool fresh = false;
            if (untried && guided) {
                // An untried card promises what its parent brought, and the policy's opinion of it.
                const float n = static_cast<float>(nodes_[at].visits + 1);
                const float hope = at ? 1 - nodes_[at].total / static_cast<float>(nodes_[at].visits) : 0.5f;
                Card favourite = NO_CARD;
                float score = -1;
                for (Mask rest = untried; rest;) {
                    const Card c = pop_lowest(rest);
                    const float s = std::min(hope, 0.6f) - 0.1f + mind_.exploration * priors[c] * std::sqrt(n);
                    if (s > score) {
                        score = s;
                        favourite = c;
                    }
                }
                fresh = best < 0 || score > top;
                card = fresh ? favourite : nodes_[best].card;
            } else {
                fresh = untried != 0;
                card = fresh ? pick(untried, random) : nodes_[best].card;
            }
            if (fresh) {
                best = static_cast<int>(nodes_.size());
                Node node;
                node.card = card;
                node.side = static_cast<std::uint8_t>(side_of<F>(round.turn));
                node.available = 1;
                node.sibling = nodes_[at].child;
                nodes_.push_back(node);
                nodes_[at].child = best;
            }
            apply<F>(round, sight_.rules, card);
            path_.push_back(best);
            at = best;
            if (fresh) break;
        }
        if (round.end == End::none) play_on<F>(round, sight_.rules, world.passes, mind_, random);
        const int bin = bin_of(outcome(round, sight_.rules), sight_.rules);
        ++nodes_[0].visits;
        for (const int i : path_) {
            Node& node = nodes_[i];
            ++node.visits;
            node.total += worth_.of[node.side][bin];
        }
        return bin;
    }

    // The policy's choice as chances.
    void weigh(const Round& round, const Passes& passes, Mask moves, float priors[56]) const {
        const Judge<F> judge(round, sight_.rules, passes, mind_.weights.w);
        float top = -1e30f, sum = 0;
        for (Mask rest = moves; rest;) {
            const Card card = pop_lowest(rest);
            PlainSum score{mind_.weights.w};
            judge.judge(card, score);
            priors[card] = score.total;
            top = std::max(top, score.total);
        }
        for (Mask rest = moves; rest;) {
            const Card card = pop_lowest(rest);
            sum += priors[card] = std::exp((priors[card] - top) / mind_.prior);
        }
        for (Mask rest = moves; rest;) priors[pop_lowest(rest)] /= sum;
    }

    const Sight& sight_;
    const Mind& mind_;
    const Worth& worth_;
    std::vector<Node> nodes_;
    std::vector<int> path_;
};

// Different passes, the policy's own first; the others are what it does when it errs.
template <Family F>
std::vector<Tally> pass_candidates(const Sight& sight, const Mind& mind, std::uint64_t seed) {
    std::vector<Tally> list;
    const Giver<F> giver(sight.round.hands[sight.seat], sight.round.face_up, sight.seat, mind.weights.w);
    Random random(seed, 0x70617373);
    for (int tries = 0; tries < 16 * std::max(mind.passes, 1) && static_cast<int>(list.size()) < std::max(mind.passes, 1);
         ++tries) {
        Tally tally;
        giver.choose(tally.given, tries == 0 ? 0.0f : 0.15f + 0.02f * static_cast<float>(tries), random);
        bool known = false;
        for (const Tally& other : list)
            known = known || std::equal(tally.given, tally.given + SEATS, other.given);
        if (!known) list.push_back(tally);
    }
    return list;
}

}  // namespace detail

// What the searching seat makes of each of its choices. In the pass, `leader` is who will lead, or -1
// in a first round.
template <Family F>
std::vector<Tally> think(const Sight& sight, const Mind& mind, const Worth& worth, std::uint64_t seed, int leader) {
    std::vector<Tally> tallies;
    if (sight.passing) {
        tallies = detail::pass_candidates<F>(sight, mind, seed);
    } else {
        for (Mask moves = legal(sight.round); moves;) {
            Tally tally;
            tally.card = pop_lowest(moves);
            tallies.push_back(tally);
        }
    }
    if (tallies.size() < 2 || mind.playouts == 0) return tallies;
    if (mind.tree && !sight.passing)
        detail::Tree<F>(sight, mind, worth).search(seed, tallies);
    else
        detail::search_flat<F>(sight, mind, worth, seed, leader, tallies);
    return tallies;
}

// The candidate that a mind chooses: the one tried most, of equals the best mean.
inline std::size_t best_of(const std::vector<Tally>& tallies) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < tallies.size(); ++i) {
        const Tally &a = tallies[i], &b = tallies[best];
        if (a.n > b.n || (a.n == b.n && a.mean() > b.mean())) best = i;
    }
    return best;
}

// Plays one first round from a deal between several minds, seat by seat; each sees only its sight.
template <Family F>
Outcome play_minds(const Rules& rules, const World& dealt, Card face_up, const Mind* const minds[SEATS],
                   const Worth& worth, std::uint64_t seed) {
    World world = dealt;
    const std::uint8_t none[2] = {0, 0};
    Passes chosen;
    for (int seat = 0; seat < PLAYERS<F>; ++seat) {
        const Mind& mind = *minds[seat];
        Random random(seed, static_cast<std::uint64_t>(seat));
        if (mind.passes > 1 && mind.playouts) {
            const Sight sight = make_sight(rules, seat, true, world.dealt[seat], world.dealt[seat], face_up, Passes{}, -1,
                                           0, 0, none, {});
            const auto tallies = think<F>(sight, mind, worth, random.next(), -1);
            const Tally& best = tallies[best_of(tallies)];
            std::copy(best.given, best.given + SEATS, chosen.given[seat]);
        } else {
            Giver<F>(world.dealt[seat], face_up, seat, mind.weights.w).choose(chosen.given[seat], 0, random);
        }
    }
    world.passes = chosen;
    const int leader = first_leader(rules, world, face_up);
    Round round = start(rules, world, face_up, leader, none);
    std::vector<Card> plays;
    while (round.end == End::none) {
        const int seat = round.turn;
        const Mind& mind = *minds[seat];
        const Mask moves = legal(round);
        Card card;
        Random random(seed, 100 + plays.size());
        if (!(moves & (moves - 1))) {
            card = lowest(moves);
        } else if (mind.playouts == 0) {
            card = Judge<F>(round, rules, world.passes, mind.weights.w).choose(0, random);
        } else {
            Passes known;
            for (int other = 0; other < PLAYERS<F>; ++other) {
                known.given[seat][other] = world.passes.given[seat][other];
                known.given[other][seat] = world.passes.given[other][seat];
            }
            const Sight sight = make_sight(rules, seat, false, round.hands[seat], world.dealt[seat], face_up, known, leader,
                                           leader, (1u << PLAYERS<F>) - 1, none, plays);
            const auto tallies = think<F>(sight, mind, worth, random.next(), -1);
            card = tallies[best_of(tallies)].card;
        }
        apply<F>(round, rules, card);
        plays.push_back(card);
    }
    return outcome(round, rules);
}

}  // namespace yokai
