// What is behind solver.hpp: which questions are put to the search, and what follows from its answers:
// a position's value, every card's value, and a best line.
#include "solver/solver.hpp"

#include <algorithm>

#include "solver/search.hpp"

namespace yokai::solver {

namespace {

constexpr int points_of_rank(int rank) { return rank >= 7 ? rank - 6 : rank - 7; }

// Bounds as ranks of outcomes.
struct Proven {
    int lower = 0;
    int upper = RANKS - 1;
};

Proven everything(bool basic) { return basic ? Proven{6, 7} : Proven{}; }

Bounds bounds(Proven p, bool basic) {
    if (basic) return {p.lower >= 7 ? 1 : -1, p.upper >= 7 ? 1 : -1};
    return {points_of_rank(p.lower), points_of_rank(p.upper)};
}

Mask legal(const Position& p) {
    return legal_cards(p.hands[p.to_act()], p.trick_size == 0, p.trick_size ? suit_of(p.trick[0]) : 0);
}

struct After {
    Position next;
    bool over;
    int rank;
};

// The position after a card; `over` and its rank when the round ended with it.
After after(const Position& p, Card card) {
    After a{p, false, 0};
    Position& n = a.next;
    n.hands[p.to_act()] &= ~bit(card);
    if (p.trick_size < 3) {
        n.trick[n.trick_size++] = card;
        return a;
    }
    const int led = suit_of(p.trick[0]);
    const std::array<Card, 4> cards{p.trick[0], p.trick[1], p.trick[2], card};
    int best = 0;
    Mask caught = 0;
    const Beats beats(p.trump);
    for (int i = 0; i < 4; ++i) {
        if (beats.table[led][cards[best]] & bit(cards[i])) best = i;
        caught |= bit(cards[i]) & PLAIN_BOSSES;
    }
    n.leader = (p.leader + best) & 3;
    n.trick_size = 0;
    const int side = n.leader & 1;
    n.bosses[side] |= caught;
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

// For each legal card the lowest card that is as good: the next ones of the same hand that no
// other player's card can come between.
std::vector<std::pair<Card, Card>> with_twins(const Position& p) {
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
    const int n = distinct(state, cards, p.to_act(), best, p.trick_size, chosen.data(), false);
    Card twin = NO_CARD;
    Mask is_chosen = 0;
    for (int i = 0; i < n; ++i) is_chosen |= bit(chosen[i]);
    for (Mask m = cards; m;) {
        const Card c = pop_lowest(m);
        if (bit(c) & SPECIAL) {
            result.emplace_back(c, c);
        } else {
            if (is_chosen & bit(c)) twin = c;
            result.emplace_back(c, twin);
        }
    }
    return result;
}

}  // namespace

class Solver::Work {
public:
    explicit Work(std::size_t memory) : search_(memory) {}

    Answer solve(const Position& p, Wanted wanted, Limits limits, const Progress& progress) {
        Answer answer;
        basic_ = p.basic;
        search_.watch.start(limits, progress);
        Proven value = everything(basic_);
        search_.watch.proven = bounds(value, basic_);
        try {
            if (!basic_ && count(p.hands[p.to_act()]) >= WORTH_A_GUESS)
                worth(p, everything(basic_), guess(p), Steps::DOUBLING, value, true);
            else
                worth(p, everything(basic_), 7, Steps::FROM_WHO_WINS, value, true);
            answer.complete = true;
            if (wanted.cards) values_of_cards(p, value.lower, answer);
            if (wanted.line) best_line(p, value.lower, answer.line);
        } catch (const Stopped&) {
            answer.complete = false;
        }
        answer.value = bounds(value, basic_);
        if (wanted.cards && answer.cards.empty()) values_unknown(p, everything(basic_), answer);
        answer.nodes = search_.watch.nodes;
        answer.seconds = search_.watch.elapsed();
        return answer;
    }

    void forget() { search_.forget(); }

private:
    // How the questions go on after the first.
    enum class Steps {
        ONE,
        DOUBLING,       // while the answers stay the same: the guess was wrong
        FROM_WHO_WINS,  // by three once, then by one: four points are usual
    };

    // The exact rank of a position within `range`; `out` follows what is proven on the way.
    void worth(const Position& pos, Proven range, int first, Steps steps, Proven& out, bool report = false) {
        out = range;
        int question = first, step = 1;
        bool before = false;
        for (bool asked = false;; asked = true) {
            if (report) search_.watch.proven = bounds(out, basic_);
            if (out.lower >= out.upper) return;
            question = std::clamp(question, out.lower + 1, out.upper);
            const bool yes = search_.reaches(pos, question);
            (yes ? out.lower : out.upper) = yes ? question : question - 1;
            if (steps == Steps::DOUBLING) step = asked && yes == before ? 2 * step : 1;
            if (steps == Steps::FROM_WHO_WINS) step = asked ? 1 : 3;
            question = yes ? out.lower + step : out.upper + 1 - step;
            before = yes;
        }
    }

    // With fewer cards a guess costs more than it saves.
    static constexpr int WORTH_A_GUESS = 9;

    // The rank of a position if only the three most promising moves are tried in each place.
    int guess(const Position& p) {
        struct Narrow {
            Search& search;
            explicit Narrow(Search& s) : search(s) { search.narrow(3); }
            ~Narrow() { search.narrow(Search::WIDE); }
        };
        const Narrow narrow(search_);
        Proven rank;
        worth(p, everything(basic_), 7, Steps::FROM_WHO_WINS, rank);
        return rank.lower;
    }

    void values_unknown(const Position& p, Proven range, Answer& answer) {
        for (Mask m = legal(p); m;) answer.cards.push_back({pop_lowest(m), bounds(range, basic_)});
    }

    void values_of_cards(const Position& p, int best, Answer& answer) {
        const auto twins = with_twins(p);
        const bool maximise = (p.to_act() & 1) == 0;
        // No card is worth more to the mover than the position.
        Proven range = everything(basic_);
        (maximise ? range.upper : range.lower) = best;
        values_unknown(p, range, answer);
        for (std::size_t i = 0; i < twins.size(); ++i) {
            if (twins[i].first != twins[i].second) {
                for (std::size_t j = 0; j < i; ++j)
                    if (answer.cards[j].card == twins[i].second) answer.cards[i].value = answer.cards[j].value;
                continue;
            }
            const After a = after(p, twins[i].first);
            Proven r{a.rank, a.rank};
            if (!a.over) {
                // Ask the mover's way first: "is it as good as the best card?"
                r = range;
                try {
                    worth(a.next, range, maximise ? best : best + 1, Steps::ONE, r);
                } catch (const Stopped&) {
                    answer.cards[i].value = bounds(r, basic_);
                    throw;
                }
            }
            answer.cards[i].value = bounds(r, basic_);
        }
    }

    void best_line(Position p, int rank, std::vector<Card>& line) {
        for (;;) {
            const bool maximise = (p.to_act() & 1) == 0;
            const auto twins = with_twins(p);
            bool found = false;
            for (const auto& [card, twin] : twins) {
                if (card != twin) continue;
                const After a = after(p, card);
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
            if (!found) return;  // cannot happen: some card keeps the value
        }
    }

    Search search_;
    bool basic_ = false;
};

Solver::Solver(std::size_t memory) : work_(std::make_unique<Work>(memory)) {}
Solver::~Solver() = default;

Answer Solver::solve(const Position& position, Wanted wanted, Limits limits, const Progress& progress) {
    return work_->solve(position, wanted, limits, progress);
}

void Solver::forget() { work_->forget(); }

}  // namespace yokai::solver
