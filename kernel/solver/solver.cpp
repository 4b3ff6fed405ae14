// Decides which goals are searched, and derives a position's value, all cards' values and an
// optimal line from the results.
#include "solver/solver.hpp"

#include <algorithm>

#include "solver/search.hpp"

namespace yokai::solver {

namespace {

constexpr int points_of_rank(int rank) { return rank >= 7 ? rank - 6 : rank - 7; }

// Bounds on the rank of the outcome.
struct RankBounds {
    int lower = 0;
    int upper = RANKS - 1;
};

RankBounds everything(bool basic) { return basic ? RankBounds{6, 7} : RankBounds{}; }

Bounds bounds(RankBounds p, bool basic) {
    if (basic) return {p.lower >= 7 ? 1 : -1, p.upper >= 7 ? 1 : -1};
    return {points_of_rank(p.lower), points_of_rank(p.upper)};
}

Mask legal(const Position& p) {
    return legal_cards(p.hands[p.to_act()], p.trick_size == 0,
                       p.trick_size ? suit_of(p.trick[0]) : 0);
}

struct Successor {
    Position next;
    bool over;
    int rank;
};

// The position after a card; `over` and the rank of the outcome if the round ended with it.
Successor after(const Position& p, Card card) {
    Successor a{p, false, 0};
    Position& n = a.next;
    n.hands[p.to_act()] &= ~bit(card);
    if (p.trick_size < 3) {
        n.trick[n.trick_size++] = card;
        return a;
    }
    const int led = suit_of(p.trick[0]);
    const std::array<Card, 4> cards{p.trick[0], p.trick[1], p.trick[2], card};
    int best = 0;
    Mask captured = 0;
    const Beats beats(p.trump);
    for (int i = 0; i < 4; ++i) {
        if (beats.table[led][cards[best]] & bit(cards[i])) best = i;
        captured |= bit(cards[i]) & PLAIN_BOSSES;
    }
    n.leader = (p.leader + best) & 3;
    n.trick_size = 0;
    const int side = n.leader & 1;
    n.bosses[side] |= captured;
    ++n.tricks[side];
    const Mask left = n.hands[0] | n.hands[1] | n.hands[2] | n.hands[3];
    int winner = -1;
    Mask prize = 0;
    if (count(n.bosses[side]) >= 4 || (n.tricks[side] < 7 && !left)) {
        winner = side;
        prize = n.bosses[side];
    } else if (n.tricks[side] == 7) {
        winner = 1 - side;
        prize = n.bosses[winner] | (left & PLAIN_BOSSES);
    }
    if (winner >= 0) {
        const int points = p.basic ? 1 : stars_of(prize, p.trump);
        a.over = true;
        a.rank = winner == 0 ? 6 + points : 7 - points;
    }
    return a;
}

// Each legal card with the lowest card equivalent to it: no other hand's card lies between them.
std::vector<std::pair<Card, Card>> with_equivalents(const Position& p) {
    State state;
    state.set_up(p);
    std::vector<std::pair<Card, Card>> result;
    Card best = NO_CARD;
    if (p.trick_size) {
        const Beats beats(p.trump);
        best = p.trick[0];
        for (int i = 1; i < p.trick_size; ++i)
            if (beats.table[suit_of(p.trick[0])][best] & bit(p.trick[i])) best = p.trick[i];
    }
    std::array<Card, 12> chosen;
    const Mask cards = legal(p);
    const int n =
        distinct_moves(state, cards, p.to_act(), best, p.trick_size, chosen.data(), false);
    Card equivalent = NO_CARD;
    Mask is_chosen = 0;
    for (int i = 0; i < n; ++i) is_chosen |= bit(chosen[i]);
    for (Mask m = cards; m;) {
        const Card c = pop_lowest(m);
        if (bit(c) & SPECIAL) {
            result.emplace_back(c, c);
        } else {
            if (is_chosen & bit(c)) equivalent = c;
            result.emplace_back(c, equivalent);
        }
    }
    return result;
}

}  // namespace

class Solver::Impl {
public:
    explicit Impl(std::size_t memory) : search_(memory) {}

    Solution solve(const Position& p, Request request, Limits limits, const Progress& progress) {
        Solution solution;
        basic_ = p.basic;
        search_.monitor.start(limits, progress);
        RankBounds value = everything(basic_);
        search_.monitor.proven = bounds(value, basic_);
        try {
            if (!basic_ && count(p.hands[p.to_act()]) >= MIN_CARDS_FOR_ESTIMATE)
                solve_rank(p, everything(basic_), narrow_estimate(p), Stepping::DOUBLING, value,
                           true);
            else
                solve_rank(p, everything(basic_), 7, Stepping::FROM_WINNER, value, true);
            solution.complete = true;
            if (request.cards) values_of_cards(p, value.lower, solution);
            if (request.line) best_line(p, value.lower, solution.line);
        } catch (const SearchStopped&) {
            solution.complete = false;
        }
        solution.value = bounds(value, basic_);
        if (request.cards && solution.cards.empty())
            values_unknown(p, everything(basic_), solution);
        solution.nodes = search_.monitor.nodes;
        solution.seconds = search_.monitor.elapsed();
        return solution;
    }

    void clear() { search_.clear(); }

private:
    // How far apart successive goals are.
    enum class Stepping {
        DOUBLING,     // from one, while the results stay the same: the first guess was wrong
        FROM_WINNER,  // three once, then one: four points are usual
    };

    // Finds the exact rank of a position within `range`; `out` always holds the bounds proven so
    // far.
    void solve_rank(const Position& pos, RankBounds range, int first, Stepping stepping,
                    RankBounds& out, bool report = false) {
        out = range;
        int rank = first, step = 1;
        bool before = false;
        for (bool asked = false;; asked = true) {
            if (report) search_.monitor.proven = bounds(out, basic_);
            if (out.lower >= out.upper) return;
            rank = std::clamp(rank, out.lower + 1, out.upper);
            const bool yes = search_.reaches(pos, rank);
            (yes ? out.lower : out.upper) = yes ? rank : rank - 1;
            if (stepping == Stepping::DOUBLING) step = asked && yes == before ? 2 * step : 1;
            if (stepping == Stepping::FROM_WINNER) step = asked ? 1 : 3;
            rank = yes ? out.lower + step : out.upper + 1 - step;
            before = yes;
        }
    }

    // With fewer cards an estimate costs more than it saves.
    static constexpr int MIN_CARDS_FOR_ESTIMATE = 9;

    // The rank of a position if only the three moves of highest priority are searched at each node.
    int narrow_estimate(const Position& p) {
        struct Narrow {
            Search& search;
            explicit Narrow(Search& s) : search(s) { search.narrow(3); }
            ~Narrow() { search.narrow(Search::WIDE); }
        };
        const Narrow narrow(search_);
        RankBounds rank;
        solve_rank(p, everything(basic_), 7, Stepping::FROM_WINNER, rank);
        return rank.lower;
    }

    void values_unknown(const Position& p, RankBounds range, Solution& solution) {
        for (Mask m = legal(p); m;)
            solution.cards.push_back({pop_lowest(m), bounds(range, basic_)});
    }

    void values_of_cards(const Position& p, int best, Solution& solution) {
        const auto equivalents = with_equivalents(p);
        const bool maximise = (p.to_act() & 1) == 0;
        // No card is worth more to the mover than the position.
        RankBounds range = everything(basic_);
        (maximise ? range.upper : range.lower) = best;
        values_unknown(p, range, solution);
        for (std::size_t i = 0; i < equivalents.size(); ++i) {
            if (equivalents[i].first != equivalents[i].second) {
                for (std::size_t j = 0; j < i; ++j)
                    if (solution.cards[j].card == equivalents[i].second)
                        solution.cards[i].value = solution.cards[j].value;
                continue;
            }
            const Successor a = after(p, equivalents[i].first);
            RankBounds r{a.rank, a.rank};
            if (!a.over) {
                // Search first whether the card is as good as the best one.
                r = range;
                try {
                    solve_rank(a.next, range, maximise ? best : best + 1, Stepping::DOUBLING, r);
                } catch (const SearchStopped&) {
                    solution.cards[i].value = bounds(r, basic_);
                    throw;
                }
            }
            solution.cards[i].value = bounds(r, basic_);
        }
    }

    void best_line(Position p, int rank, std::vector<Card>& line) {
        for (;;) {
            const bool maximise = (p.to_act() & 1) == 0;
            const auto equivalents = with_equivalents(p);
            bool found = false;
            for (const auto& [card, equivalent] : equivalents) {
                if (card != equivalent) continue;
                const Successor a = after(p, card);
                const bool good = a.over     ? a.rank == rank
                                  : maximise ? search_.reaches(a.next, rank)
                                             : !search_.reaches(a.next, rank + 1);
                if (!good) continue;
                line.push_back(card);
                if (a.over) return;
                p = a.next;
                found = true;
                break;
            }
            if (!found) return;  // unreachable: some card keeps the value
        }
    }

    Search search_;
    bool basic_ = false;
};

Solver::Solver(std::size_t memory) : impl_(std::make_unique<Impl>(memory)) {}
Solver::~Solver() = default;

Solution Solver::solve(const Position& position, Request request, Limits limits,
                       const Progress& progress) {
    return impl_->solve(position, request, limits, progress);
}

void Solver::clear() { impl_->clear(); }

}  // namespace yokai::solver
