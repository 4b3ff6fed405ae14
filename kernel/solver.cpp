// The search behind solver.hpp. docs/solver.md explains the whole; in short:
//
// A question is "does side `asker` win with at least `need` points?", a search of an and-or tree.
// Outcomes are ranked 0 (side 1 wins with 7) to 13 (side 0 wins with 7), and a handful of questions
// pins the rank down. Between tricks a table of exact, rank-relative keys keeps what was proven.
#include "solver.hpp"

#include <algorithm>
#include <chrono>

#include "solver_table.hpp"

namespace yokai::solver {

namespace {

constexpr int RANKS = 14;  // of outcomes

constexpr int points_of_rank(int rank) { return rank >= 7 ? rank - 6 : rank - 7; }

struct PopCount8 {
    std::array<std::uint8_t, 256> of{};
    constexpr PopCount8() {
        for (unsigned i = 0; i < 256; ++i) of[i] = std::uint8_t(count(i));
    }
};
constexpr PopCount8 BITS;

constexpr int FIELD = 15;  // bits of a key for the owners of one suit: 2 a card, and a mark on top
constexpr Mask FIELD_MASK = 0x7fff;
constexpr std::array<int, SUITS> BOSS_SHIFT{45, 46, 48, 50, 53, 55, 57};
constexpr std::array<int, 4> CAPTURED_CODE{0, 1, 4, 9};  // by bosses of side 0; its stars are added

struct Stopped {};

// How often a kind of move refutes, and what it costs to find out, both smoothed.
struct Record {
    float cuts, cost;

    float promise() const { return cuts / cost; }
    void update(bool cut, float relative_cost, float rate) {
        cuts += ((cut ? 1.f : 0.f) - cuts) * rate;
        cost += (relative_cost - cost) * rate;
        if (cuts < 0.005f) cuts = 0.005f;
    }
};

struct Move {
    Card card;
    std::uint8_t wins;  // 0 does not beat the trick, 1 beats it, 2 beats it for good
    std::uint16_t kind;
    float promise;
};

Mask follow(Mask hand, int led) {
    const Mask f = hand & suit_mask(led);
    return f ? f : hand;
}

}  // namespace

class Solver::Search {
public:
    explicit Search(std::size_t memory) : table_(memory) {}

    Answer solve(const Position& p, Wanted wanted, Limits limits, const Progress& progress) {
        Answer answer;
        begin(limits, progress);
        known_ = {};
        try {
            known_ = worth(p, p.basic ? Proven{6, 7} : Proven{}, 7, &known_);
            answer.complete = true;
            if (wanted.cards) values_of_cards(p, answer);
            if (wanted.line) best_line(p, known_.lower, answer.line);
        } catch (const Stopped&) {
            answer.complete = false;
        }
        answer.value = bounds(known_, p.basic);
        if (wanted.cards && answer.cards.empty()) values_unknown(p, answer);
        answer.nodes = nodes_;
        answer.seconds = elapsed();
        return answer;
    }

    void forget() {
        table_.reset();
        round_ = {};
    }

private:
    using Clock = std::chrono::steady_clock;

    // --- limits ----------------------------------------------------------------------------------

    void begin(Limits limits, const Progress& progress) {
        nodes_ = 0;
        limits_ = limits;
        progress_ = progress ? &progress : nullptr;
        start_ = Clock::now();
        next_report_ = 0.1;
        next_check_ = 0;
    }
    double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    void check_limits() {
        next_check_ = nodes_ + 20000;
        if (limits_.nodes) {
            if (nodes_ >= limits_.nodes) throw Stopped{};
            next_check_ = std::min(next_check_, limits_.nodes);
        }
        const double now = elapsed();
        if (limits_.seconds > 0 && now >= limits_.seconds) throw Stopped{};
        if (progress_ && now >= next_report_) {
            next_report_ = now + 0.1;
            if (!(*progress_)(bounds(known_, basic_), nodes_)) throw Stopped{};
        }
    }

    static Bounds bounds(Proven p, bool basic) {
        if (basic) return {p.lower >= 7 ? 1 : -1, p.upper >= 7 ? 1 : -1};
        return {points_of_rank(p.lower), points_of_rank(p.upper)};
    }

    // --- questions -------------------------------------------------------------------------------

    // The exact rank of a position within `p`; `*out` follows what is proven on the way.
    Proven worth(const Position& pos, Proven p, int first, Proven* out) {
        *out = p;
        int question = std::clamp(first, p.lower + 1, p.upper);
        while (p.lower < p.upper) {
            if (reaches(pos, question)) {
                p.lower = question;
                question = first == 7 && question == 7 ? 10 : question + 1;
            } else {
                p.upper = question - 1;
                question = first == 7 && question == 7 ? 4 : question - 1;
            }
            *out = p;
            if (p.lower < p.upper) question = std::clamp(question, p.lower + 1, p.upper);
        }
        return p;
    }

    // Whether a position is worth at least this rank to side 0.
    bool reaches(const Position& p, int rank) {
        if (rank <= (p.basic ? 6 : 0)) return true;  // the lowest outcome there is
        if (rank > (p.basic ? 7 : RANKS - 1)) return false;
        set_up(p);
        rank_ = rank;
        asker_ = rank >= 7 ? 0 : 1;
        need_ = basic_ ? 0 : rank >= 7 ? rank - 6 : 8 - rank;
        bool yes;
        if (p.trick_size == 0) {
            yes = at_lead(p.leader);
        } else {
            const int led = suit_of(p.trick[0]);
            Card best = p.trick[0];
            int holder = p.leader;
            Mask caught = 0;
            for (int i = 0; i < p.trick_size; ++i) {
                trick_[i] = p.trick[i];
                caught |= bit(p.trick[i]) & PLAIN_BOSSES;
                if (beats_->table[led][best] & bit(p.trick[i])) {
                    best = p.trick[i];
                    holder = (p.leader + i) & 3;
                }
            }
            yes = in_trick(p.trick_size, p.to_act(), led, best, holder, caught);
        }
        return yes == (asker_ == 0);
    }

    // --- what is asked for beside the value ---------------------------------------------------------

    struct After {
        Position next;
        bool over;
        int rank;
    };

    After after(const Position& p, Card card) const {
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

    static Mask legal(const Position& p) {
        return legal_cards(p.hands[p.to_act()], p.trick_size == 0, p.trick_size ? suit_of(p.trick[0]) : 0);
    }

    // For each legal card the lowest card that is as good: the next ones of the same hand that no
    // other player's card can come between.
    std::vector<std::pair<Card, Card>> with_twins(const Position& p) {
        set_up(p);
        std::vector<std::pair<Card, Card>> result;
        Card best = NO_CARD;
        if (p.trick_size) {
            best = p.trick[0];
            for (int i = 1; i < p.trick_size; ++i)
                if (beats_->table[suit_of(p.trick[0])][best] & bit(p.trick[i])) best = p.trick[i];
            for (int i = 0; i < p.trick_size; ++i) trick_[i] = p.trick[i];
        }
        std::array<Card, 12> chosen;
        const Mask cards = legal(p);
        const int n = distinct(cards, p.to_act(), best, p.trick_size, chosen.data());
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

    void values_unknown(const Position& p, Answer& answer) {
        for (Mask m = legal(p); m;) answer.cards.push_back({pop_lowest(m), p.basic ? Bounds{-1, 1} : Bounds{}});
    }

    void values_of_cards(const Position& p, Answer& answer) {
        values_unknown(p, answer);
        const auto twins = with_twins(p);
        const bool maximise = (p.to_act() & 1) == 0;
        const int best = known_.lower;
        // No card is worth more to the mover than the position.
        Proven range = p.basic ? Proven{6, 7} : Proven{};
        (maximise ? range.upper : range.lower) = best;
        for (CardValue& v : answer.cards) v.value = bounds(range, p.basic);
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
                    worth(a.next, range, maximise ? best : best + 1, &r);
                } catch (const Stopped&) {
                    answer.cards[i].value = bounds(r, p.basic);
                    throw;
                }
            }
            answer.cards[i].value = bounds(r, p.basic);
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
                                  : maximise ? reaches(a.next, rank)
                                             : !reaches(a.next, rank + 1);
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

    // --- the state of a search --------------------------------------------------------------------

    struct Round {  // what all positions in the table have in common
        int trump = -1;
        Mask bosses = 0;
        int tricks = 0;
        bool basic = false;
        bool operator==(const Round&) const = default;
    };

    void set_up(const Position& p) {
        trump_ = p.trump;
        basic_ = p.basic;
        live_ = 0;
        for (int i = 0; i < 4; ++i) live_ |= hand_[i] = p.hands[i];
        left_ = count(p.hands[p.to_act()]);
        for (int i = 0; i < p.trick_size; ++i) live_ |= bit(p.trick[i]);
        const Mask bosses = (live_ & PLAIN_BOSSES) | p.bosses[0] | p.bosses[1];
        const Round round{p.trump, bosses, p.tricks[0] + p.tricks[1] + left_, p.basic};
        if (round != round_) {
            table_.new_round();
            round_ = round;
            beats_ = std::make_unique<Beats>(trump_);
            forget_order();
        }
        for (int s = 0; s < SUITS; ++s) stars_by_suit_[s] = basic_ || s == trump_ ? 0 : WHITE_STARS[s];
        for (int side = 0; side < 2; ++side) {
            caught_[side] = count(p.bosses[side]);
            stars_[side] = stars_in(p.bosses[side]);
            tricks_[side] = p.tricks[side];
        }
        all_stars_ = stars_in(bosses);
        lo_ = hi_ = 0;
        for (int s = 0; s < SUITS; ++s) {
            Mask owners = 0;
            int n = 0;
            for (Mask m = live_ & suit_mask(s); m; ++n) {
                const Card c = pop_lowest(m);
                int owner = 0;
                for (int i = 0; i < 4; ++i)
                    if (hand_[i] & bit(c)) owner = i;
                for (int i = 0; i < p.trick_size; ++i)
                    if (p.trick[i] == c) owner = (p.leader + i) & 3;
                owners |= Mask(owner) << 2 * n;
                if (c == boss_of(s)) boss_owner_[s] = owner;
            }
            owners |= Mask{1} << 2 * n;
            (s < 4 ? lo_ : hi_) |= owners << FIELD * (s & 3);
        }
    }

    void forget_order() {
        for (auto& a : by_card_)
            for (auto& b : a)
                for (auto& c : b)
                    for (int w = 0; w < 3; ++w) c[w] = {0.5f + 0.25f * w, 1};
        for (Record& r : by_kind_) r = {0.5f, 1};
        for (float& c : usual_cost_) c = 1;
    }

    int stars_in(Mask bosses) const {
        int n = 0;
        while (bosses) n += stars_by_suit_[suit_of(pop_lowest(bosses))];
        return n;
    }
    static int few(Mask m) {  // counts a set of at most a few cards
        int n = 0;
        for (; m; m &= m - 1) ++n;
        return n;
    }

    // Takes a card out of the owners' sequence of its suit: those above move down.
    void remove(Card c) {
        const int suit = suit_of(c);
        const int below = BITS.of[suit_byte(live_, suit) & ((1u << slot_of(c)) - 1)];
        Mask& word = suit < 4 ? lo_ : hi_;
        const int shift = FIELD * (suit & 3);
        const Mask upper = (FIELD_MASK << shift) & ~((Mask{1} << (shift + 2 * below)) - 1);
        word = (word & ~upper) | ((word & upper) >> 2 & upper);
        live_ &= ~bit(c);
    }

    // A position at the start of a trick. What is not in the key follows from it and `round_`.
    Key key(int leader) const {
        Key k{lo_, hi_};
        k.lo |= Mask(CAPTURED_CODE[caught_[0]] + stars_[0]) << 60;
        for (Mask m = live_ & PLAIN_BOSSES; m;) {
            // A boss's place among the others' cards of its suit; among its owner's it does not matter.
            const int s = suit_of(pop_lowest(m));
            const unsigned others = suit_byte(live_ & ~hand_[boss_owner_[s]], s);
            const int slot = boss_slot(s);
            unsigned place;
            if (s == 0 || s == 6)
                place = 1;  // always the highest, always the lowest
            else if (s <= 3)
                place = 1 + BITS.of[others >> (slot + 1)];
            else
                place = 1 + BITS.of[others & ((1u << slot) - 1)];
            k.hi |= Mask(place) << BOSS_SHIFT[s];
        }
        k.hi |= (live_ & 1) << 58 | Mask(tricks_[0]) << 59 | Mask(leader) << 62;
        return k;
    }

    // Legal cards but for those that are as good as a lower one: no other player's card between them.
    // Cards on the table are out of play, except the one that is winning.
    int distinct(Mask cards, int seat, Card best, int on_table, Card* out) const {
        Mask others = live_ & ~hand_[seat];
        for (int i = 0; i < on_table; ++i) others &= ~bit(trick_[i]);
        if (on_table) others |= bit(best);
        int n = 0;
        Mask last = 0;
        while (cards) {
            const Mask b = cards & -cards;
            const Card c = pop_lowest(cards);
            if (b & SPECIAL) {
                out[n++] = c;
                continue;
            }
            const bool twin = last && suit_of(lowest(last)) == suit_of(c) && !(others & (b - last));
            last = b;
            if (!twin) out[n++] = c;
        }
        return n;
    }

    // Whether no opponent of `side` still to play (from `seat`, the `n`-th of the trick) can beat a card.
    bool stands(Mask beating, int side, int n, int seat, int led) const {
        for (; n < 4; ++n, seat = (seat + 1) & 3)
            if ((seat & 1) != side && (follow(hand_[seat], led) & beating)) return false;
        return true;
    }

    // --- ordering of moves ------------------------------------------------------------------------

    int urgency(int side) const {
        return (caught_[side] == 3) | (caught_[1 - side] == 3) << 1 | (tricks_[side] >= 6) << 2 |
               (tricks_[1 - side] >= 6) << 3;
    }
    int nature(Card c, int led) const {
        const int suit = suit_of(c);
        return ((bit(c) & PLAIN_BOSSES) != 0) | (c == SUPER_TRUMP ? 3 : suit == trump_ ? 2 : suit == led ? 1 : 0) << 1;
    }
    static std::uint16_t kind(int n, int standing, int wins, int nature, int urgency) {
        return std::uint16_t((((n * 4 + standing) * 3 + wins) * 8 + nature) * 16 + urgency);
    }
    float promise(int n, int seat, Card c, int wins, int kind) const {
        return by_card_[n][seat][c][wins].promise() * by_kind_[kind].promise();
    }
    void learn(int n, int seat, const Move& m, bool cut, std::uint64_t cost, int ply) {
        float& usual = usual_cost_[ply];
        const float c = float(cost);
        usual += (c - usual) * 0.002f;
        const float relative = std::min(c / usual, 8.f) + 0.05f;
        by_card_[n][seat][m.card][m.wins].update(cut, relative, 0.03f);
        by_kind_[m.kind].update(cut, relative, 0.005f);
    }
    static void sort(Move* m, int n) {
        for (int i = 1; i < n; ++i) {
            const Move x = m[i];
            int j = i;
            for (; j > 0 && m[j - 1].promise < x.promise; --j) m[j] = m[j - 1];
            m[j] = x;
        }
    }

    // --- the search: each returns whether the asker gets what it needs ------------------------------

    bool at_lead(int leader) {
        if (all_stars_ - stars_[1 - asker_] < need_) return false;
        const Key k = key(leader);
        Proven p;
        if (table_.find(k, p)) {
            if (p.lower >= rank_) return asker_ == 0;
            if (p.upper < rank_) return asker_ != 0;
        }
        return search_lead(leader, k);
    }

    bool search_lead(int leader, const Key& k) {
        if (nodes_ >= next_check_) check_limits();
        const bool ours = (leader & 1) == asker_;
        Card cards[12];
        const int n = distinct(hand_[leader], leader, NO_CARD, 0, cards);
        Move moves[12];
        const int u = urgency(leader & 1);
        for (int i = 0; i < n; ++i) {
            const Card c = cards[i];
            const int led = suit_of(c);
            const int wins = stands(beats_->table[led][c], leader & 1, 1, (leader + 1) & 3, led) ? 2 : 1;
            const std::uint16_t kd = kind(0, 0, wins, nature(c, led), u);
            moves[i] = {c, std::uint8_t(wins), kd, promise(0, leader, c, wins, kd)};
        }
        sort(moves, n);
        bool result = !ours;
        for (int i = 0; i < n; ++i) {
            const Card c = moves[i].card;
            const std::uint64_t before = nodes_++;
            hand_[leader] &= ~bit(c);
            trick_[0] = c;
            const bool got = in_trick(1, (leader + 1) & 3, suit_of(c), c, leader, bit(c) & PLAIN_BOSSES);
            hand_[leader] |= bit(c);
            if (n > 1) learn(0, leader, moves[i], got == ours, nodes_ - before, left_ * 4);
            if (got == ours) {
                result = ours;
                break;
            }
        }
        const bool reached = result == (asker_ == 0);
        table_.store(k, reached ? Proven{rank_, RANKS - 1} : Proven{0, rank_ - 1}, left_);
        return result;
    }

    // What follows for the asker when `side` is sure of the trick: 1 yes, 0 no, -1 open.
    int decided(int side, int n, int seat, int led, Mask caught) const {
        const int bosses = caught_[side] + few(caught);
        const int stars = stars_[side] + stars_in(caught);
        if (bosses >= 4) {
            if (side != asker_) return 0;
            if (stars >= need_) return 1;
        }
        if (side != asker_ && all_stars_ - stars < need_) return 0;
        if (tricks_[side] == 6 && bosses < 4) {
            int more = 0, more_stars = 0;
            for (; n < 4; ++n, seat = (seat + 1) & 3)
                if (Mask m = follow(hand_[seat], led) & PLAIN_BOSSES) {
                    ++more;
                    int most = 0;
                    while (m) most = std::max(most, stars_by_suit_[suit_of(pop_lowest(m))]);
                    more_stars += most;
                }
            if (bosses + more < 4) {
                if (side == asker_) return 0;
                if (all_stars_ - stars - more_stars >= need_) return 1;
            }
        }
        return -1;
    }

    // `n` cards lie on the table, `best` of seat `holder` is winning, the bosses `caught` lie there.
    bool in_trick(int n, int seat, int led, Card best, int holder, Mask caught) {
        const auto& beats = beats_->table[led];
        const Mask beating = beats[best];
        const bool standing = stands(beating, holder & 1, n, seat, led);
        if (standing)
            if (const int d = decided(holder & 1, n, seat, led, caught); d >= 0) return d;
        Card cards[12];
        const int count = distinct(follow(hand_[seat], led), seat, best, n, cards);
        const int state = ((holder ^ seat) & 1 ? 0 : 2) + standing;
        if (n == 3) return last_seat(seat, led, beating, holder, caught, state, cards, count);

        const bool ours = (seat & 1) == asker_;
        Move moves[12];
        if (count == 1) {
            moves[0] = {cards[0], 0, 0, 0};
        } else {
            const int u = urgency(seat & 1);
            for (int i = 0; i < count; ++i) {
                const Card c = cards[i];
                int wins = 0;
                if (beating & bit(c)) wins = stands(beats[c], seat & 1, n + 1, (seat + 1) & 3, led) ? 2 : 1;
                const std::uint16_t kd = kind(n, state, wins, nature(c, led), u);
                moves[i] = {c, std::uint8_t(wins), kd, promise(n, seat, c, wins, kd)};
            }
            sort(moves, count);
        }
        for (int i = 0; i < count; ++i) {
            const Card c = moves[i].card;
            const std::uint64_t before = nodes_++;
            hand_[seat] &= ~bit(c);
            trick_[n] = c;
            const bool takes = beating >> c & 1;
            const bool got = in_trick(n + 1, (seat + 1) & 3, led, takes ? c : best, takes ? seat : holder,
                                      caught | (bit(c) & PLAIN_BOSSES));
            hand_[seat] |= bit(c);
            if (count > 1) learn(n, seat, moves[i], got == ours, nodes_ - before, left_ * 4 - n);
            if (got == ours) return ours;
        }
        return !ours;
    }

    // The last seat ends the trick with each card: look all of them up before searching any.
    bool last_seat(int seat, int led, Mask beating, int holder, Mask caught, int state, const Card* cards, int count) {
        struct Child {
            Key key;
            Move move;
            int winner;
        };
        const bool ours = (seat & 1) == asker_;
        const Mask lo = lo_, hi = hi_, live = live_;
        const Card t0 = trick_[0], t1 = trick_[1], t2 = trick_[2];
        remove(t0);
        remove(t1);
        remove(t2);
        const Mask lo3 = lo_, hi3 = hi_, live3 = live_;
        const int u = urgency(seat & 1);
        Child children[12];
        int n = 0;
        bool result = !ours;
        for (int i = 0; i < count; ++i) {
            const Card c = cards[i];
            ++nodes_;
            const bool takes = beating >> c & 1;
            const int winner = takes ? seat : holder, side = winner & 1;
            const Mask bosses = caught | (bit(c) & PLAIN_BOSSES);
            const int more = few(bosses), stars = stars_in(bosses);
            bool got;
            if (caught_[side] + more >= 4 || (tricks_[side] < 6 && left_ == 1)) {  // R20, R22
                got = side == asker_ && stars_[side] + stars >= need_;
            } else if (tricks_[side] == 6) {  // R21
                got = side != asker_ && all_stars_ - stars_[side] - stars >= need_;
            } else if (side != asker_ && all_stars_ - stars_[side] - stars < need_) {
                got = false;
            } else {
                Child& child = children[n++];
                remove(c);
                hand_[seat] &= ~bit(c);
                caught_[side] += more;
                stars_[side] += stars;
                ++tricks_[side];
                child.key = key(winner);
                table_.prefetch(child.key);
                caught_[side] -= more;
                stars_[side] -= stars;
                --tricks_[side];
                hand_[seat] |= bit(c);
                lo_ = lo3;
                hi_ = hi3;
                live_ = live3;
                const std::uint16_t kd = kind(3, state, takes, nature(c, led), u);
                child.move = {c, takes, kd, 0};
                child.winner = winner;
                continue;
            }
            if (got == ours) {
                result = ours;
                break;
            }
        }
        for (int i = 0; result != ours && i < n;) {
            Proven p;
            if (table_.find(children[i].key, p) && (p.lower >= rank_ || p.upper < rank_)) {
                if (((p.lower >= rank_) == (asker_ == 0)) == ours) result = ours;
                children[i] = children[--n];
            } else {
                ++i;
            }
        }
        if (result != ours && n > 1)
            for (int i = 0; i < n; ++i) {
                Move& m = children[i].move;
                m.promise = promise(3, seat, m.card, m.wins, m.kind);
            }
        for (int i = 0; result != ours && i < n; ++i) {
            int next = i;
            for (int j = i + 1; j < n; ++j)
                if (children[j].move.promise > children[next].move.promise) next = j;
            std::swap(children[i], children[next]);
            const Child& child = children[i];
            const Card c = child.move.card;
            const int side = child.winner & 1;
            const Mask bosses = caught | (bit(c) & PLAIN_BOSSES);
            const int more = few(bosses), stars = stars_in(bosses);
            const std::uint64_t before = nodes_;
            remove(c);
            hand_[seat] &= ~bit(c);
            caught_[side] += more;
            stars_[side] += stars;
            ++tricks_[side];
            --left_;
            const bool got = search_lead(child.winner, child.key);
            ++left_;
            caught_[side] -= more;
            stars_[side] -= stars;
            --tricks_[side];
            hand_[seat] |= bit(c);
            lo_ = lo3;
            hi_ = hi3;
            live_ = live3;
            if (count > 1) learn(3, seat, child.move, got == ours, nodes_ - before, left_ * 4 - 3);
            if (got == ours) result = ours;
        }
        trick_[0] = t0;
        trick_[1] = t1;
        trick_[2] = t2;
        lo_ = lo;
        hi_ = hi;
        live_ = live;
        return result;
    }

    static constexpr Mask SPECIAL = PLAIN_BOSSES | bit(SUPER_TRUMP);  // never as good as their neighbours

    Table table_;
    Round round_;
    std::unique_ptr<Beats> beats_;

    // the round as it stands in the search
    int trump_ = 0;
    bool basic_ = false;
    std::array<Mask, 4> hand_{};
    Mask live_ = 0;           // cards in hands and on the table
    Mask lo_ = 0, hi_ = 0;    // owners of the live cards, suit by suit in order of rank
    std::array<Card, 4> trick_{};
    std::array<int, 2> caught_{}, stars_{}, tricks_{};
    int all_stars_ = 0;
    int left_ = 0;            // tricks not yet complete
    std::array<int, SUITS> stars_by_suit_{}, boss_owner_{};

    // the question
    int rank_ = 0, asker_ = 0, need_ = 0;

    // what the search has learnt about moves
    Record by_card_[4][4][CARDS][3];
    Record by_kind_[4 * 4 * 3 * 8 * 16];
    float usual_cost_[64];

    std::uint64_t nodes_ = 0, next_check_ = 0;
    Limits limits_;
    const Progress* progress_ = nullptr;
    Clock::time_point start_;
    double next_report_ = 0;
    Proven known_;
};

Solver::Solver(std::size_t memory) : search_(std::make_unique<Search>(memory)) {}
Solver::~Solver() = default;

Answer Solver::solve(const Position& position, Wanted wanted, Limits limits, const Progress& progress) {
    return search_->solve(position, wanted, limits, progress);
}

void Solver::forget() { search_->forget(); }

}  // namespace yokai::solver
