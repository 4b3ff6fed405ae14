// The search behind solver.hpp. docs/solver.md explains the whole; in short:
//
// A question is "does side `asker` win with at least `need` points?", a search of an and-or tree.
// Outcomes are ranked 0 (side 1 wins with 7) to 13 (side 0 wins with 7), and a handful of questions
// pins the rank down. Between tricks a table keeps what was proven about classes of positions.
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

// The n-th lowest bit of a byte.
struct NthBit8 {
    std::uint8_t of[256][8]{};
    constexpr NthBit8() {
        for (unsigned i = 0; i < 256; ++i) {
            int n = 0;
            for (unsigned j = 0; j < 8; ++j)
                if (i >> j & 1) of[i][n++] = std::uint8_t(j);
        }
    }
};
constexpr NthBit8 NTH;

// Random numbers for the hash of hands: one for each owner of a card of a suit, a boss, the ace.
struct Numbers {
    std::uint64_t of[4][3 * SUITS]{};
    constexpr Numbers() {
        std::uint64_t state = 0x5eed0f7ea5e75e7eu;
        for (auto& seat : of)
            for (auto& number : seat) {
                std::uint64_t z = state += 0x9e3779b97f4a7c15u;
                z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
                z = (z ^ z >> 27) * 0x94d049bb133111ebu;
                number = z ^ z >> 31;
            }
    }
};
constexpr Numbers NUMBERS;

constexpr int FIELD = 7;  // bits of a plane for one suit
constexpr Mask FIELD_MASK = 0x7f;

// The place of a card among the cards of its suit that are not the ace.
constexpr unsigned ranked(Mask cards, int suit) { return suit_byte(cards & ~bit(SUPER_TRUMP), suit); }

// Bounds as ranks of outcomes.
struct Proven {
    int lower = 0;
    int upper = RANKS - 1;
};

struct Stopped {};

// How often a kind of move refutes, and what it costs to find out, both smoothed.
struct Record {
    float cuts, cost;
    float promise;   // cuts / cost, read more often than it changes
    float rate = 0.25f;  // of learning: high at first

    Record(float cuts = 0.5f) : cuts(cuts), cost(1), promise(cuts) {}
    void update(bool cut, float relative_cost, float least_rate) {
        rate = std::max(rate / (1 + rate), least_rate);
        cuts += ((cut ? 1.f : 0.f) - cuts) * rate;
        cost += (relative_cost - cost) * rate;
        if (cuts < 0.005f) cuts = 0.005f;
        promise = cuts / cost;
    }
};

constexpr Mask SPECIAL = PLAIN_BOSSES | bit(SUPER_TRUMP);  // never as good as their neighbours

struct Move {
    Card card;
    std::uint8_t wins;  // 0 does not beat the trick, 1 beats it, 2 beats it for good
    std::uint16_t kind;
    float promise = 0;
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
        if (p.lower >= p.upper) return p;
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
        need_ = basic_ || rank == 7 ? 0 : rank >= 7 ? rank - 6 : 8 - rank;
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
        const int n = distinct(cards, p.to_act(), best, p.trick_size, chosen.data(), false);
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
        planes_ = {};
        hash_ = 0;
        for (int s = 0; s < SUITS; ++s) {
            int n = 0;
            for (Mask m = live_ & suit_mask(s); m;) {
                const Card c = pop_lowest(m);
                int owner = 0;
                for (int i = 0; i < 4; ++i)
                    if (hand_[i] & bit(c)) owner = i;
                for (int i = 0; i < p.trick_size; ++i)
                    if (p.trick[i] == c) owner = (p.leader + i) & 3;
                const int what = c == SUPER_TRUMP ? 2 * SUITS : bit(c) & PLAIN_BOSSES ? SUITS + s : s;
                number_[c] = NUMBERS.of[owner][what];
                hash_ += number_[c];
                if (c == SUPER_TRUMP) continue;
                const int at = FIELD * s + n++;
                planes_.owner0 |= Mask(owner & 1) << at;
                planes_.owner1 |= Mask(owner >> 1) << at;
                planes_.boss |= Mask(c == boss_of(s)) << at;
            }
        }
    }

    void forget_order() {
        for (auto& a : by_card_)
            for (auto& b : a)
                for (auto& c : b)
                    for (int w = 0; w < 3; ++w) c[w] = Record(0.5f + 0.25f * float(w));
        for (float& c : usual_cost_) c = 1;
        std::fill_n(&recent_[0][0][0][0], sizeof recent_, NO_CARD);
        std::fill_n(&after_last_[0][0], sizeof after_last_, NO_CARD);
        std::fill_n(&after_lead_[0][0][0], sizeof after_lead_, NO_CARD);
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

    // The upper part of a suit's field in the planes, from a card on.
    Mask field_from(Card c) const {
        const int suit = suit_of(c);
        const int below = BITS.of[ranked(live_, suit) & ((1u << slot_of(c)) - 1)];
        return (FIELD_MASK << FIELD * suit) & ~((Mask{1} << (FIELD * suit + below)) - 1);
    }

    // Takes a card out of the planes: those above it in its suit move down.
    void remove(Card c) {
        hash_ -= number_[c];
        if (c != SUPER_TRUMP) {
            const Mask upper = field_from(c);
            for (Mask* plane : {&planes_.owner0, &planes_.owner1, &planes_.boss})
                *plane = (*plane & ~upper) | ((*plane & upper) >> 1 & upper);
        }
        live_ &= ~bit(c);
    }

    // The suits, but for trump, that one hand alone holds are all alike: nobody else can follow or
    // lead them, so only how many such cards the hand has matters, and which of them are bosses. Here
    // their cards are counted as cards of one common suit.
    std::uint64_t with_lone_suits_merged(std::uint64_t h) const {
        const Mask a = suits_held(hand_[0]), b = suits_held(hand_[1]), c = suits_held(hand_[2]), d = suits_held(hand_[3]);
        const Mask shared = (a & b) | (c & d) | ((a | b) & (c | d));
        for (Mask lone = (a | b | c | d) & ~shared & ~suit_mask(trump_); lone; lone &= lone - 1) {
            const int suit = std::countr_zero(lone) >> 3;
            const Mask top = lone & -lone;
            const int owner = a & top ? 0 : b & top ? 1 : c & top ? 2 : 3;
            const unsigned cards = suit_byte(hand_[owner] & ~SPECIAL, suit);
            h += BITS.of[cards] * (NUMBERS.of[owner][2 * SUITS + 1] - NUMBERS.of[owner][suit]);
        }
        return h;
    }
    // The top bit of the byte of every suit that has a card.
    static Mask suits_held(Mask cards) {
        constexpr Mask LOW7 = 0x007f7f7f7f7f7f7fu;
        return (((cards & LOW7) + LOW7) | cards) & ~LOW7 & ((Mask{1} << 56) - 1);
    }

    // A position at the start of a trick but for the ranks. What is not in it follows from `round_`.
    std::uint64_t key(int leader) const {
        const std::uint64_t rest = std::uint64_t(leader | caught_[0] << 2);
        std::uint64_t h = with_lone_suits_merged(hash_) ^ (rest + 1) * 0x9e3779b97f4a7c15u;
        h = (h ^ h >> 32) * 0xbf58476d1ce4e5b9u;
        h = (h ^ h >> 29) * 0x94d049bb133111ebu;
        return h ^ h >> 32;
    }

    // --- which ranks mattered ---------------------------------------------------------------------
    // A proof needs the order of a suit's cards only down to the lowest one whose rank mattered. The
    // search passes such cards upwards as a set; of each suit only the lowest counts.

    std::uint32_t depths(Mask mattered) const {
        std::uint32_t depths = Depths::NONE;
        while (mattered) {
            const Card c = lowest(mattered);
            const int suit = suit_of(c);
            mattered &= ~suit_mask(suit);
            const unsigned below = BITS.of[ranked(live_, suit) & ((1u << slot_of(c)) - 1)];
            depths ^= (below ^ 7u) << 3 * suit;
        }
        return depths;
    }

    static Mask cards_of_depths(std::uint32_t depths, Mask live) {
        Mask cards = 0;
        depths ^= Depths::NONE;
        for (int s = 0; depths; ++s, depths >>= 3)
            if (depths & 7) cards |= bit(Card(8 * s + NTH.of[ranked(live, s)][(depths & 7) ^ 7]));
        return cards;
    }

    // The rank of the best card mattered if another card of its suit could have been higher.
    static Mask if_contested(Card best, Mask rivals) {
        return best != SUPER_TRUMP && (rivals & suit_mask(suit_of(best)) & ~bit(SUPER_TRUMP) & ~bit(best)) ? bit(best) : 0;
    }
    Mask rivals_to_come(int side, int n, int seat) const {
        Mask m = 0;
        for (; n < 4; ++n, seat = (seat + 1) & 3)
            if ((seat & 1) != side) m |= hand_[seat];
        return m;
    }
    Mask on_table(int n) const {
        Mask m = 0;
        for (int i = 0; i < n; ++i) m |= bit(trick_[i]);
        return m;
    }

    // Cards that were left out as twins of a lower one stand for it: if theirs mattered, so does its.
    static Mask with_twins_of(Mask mattered, Mask cards, const Card* chosen, int n) {
        Mask left_out = cards;
        for (int i = 0; i < n; ++i) left_out &= ~bit(chosen[i]);
        while (left_out) {
            const Card twin = pop_lowest(left_out);
            const Mask same = mattered & suit_mask(suit_of(twin));
            if (!same || lowest(same) > twin) continue;
            Card first = NO_CARD;
            for (int i = 0; i < n; ++i)
                if (chosen[i] < twin && suit_of(chosen[i]) == suit_of(twin) && !(bit(chosen[i]) & SPECIAL)) first = chosen[i];
            if (first != NO_CARD) mattered |= bit(first);
        }
        return mattered;
    }

    // Of a hand's ordinary cards of one suit, all are as bad as one that failed without its rank
    // having mattered, if theirs would not matter either.
    struct Hopeless {
        std::array<Card, SUITS> below{};

        bool has(Card c) const { return c < below[suit_of(c)] && !(bit(c) & SPECIAL); }
        void failed(Card c, Mask mattered) {
            if (bit(c) & SPECIAL) return;
            const Mask same = mattered & suit_mask(suit_of(c));
            const Card limit = same ? lowest(same) : NO_CARD;
            if (c < limit && limit > below[suit_of(c)]) below[suit_of(c)] = limit;
        }
    };

    // Legal cards but for those that are as good as a lower one: no other player's card between them,
    // or both of suits that nobody else holds. Cards on the table are out of play, except the one that
    // is winning; the suit that was led is not like others.
    int distinct(Mask cards, int seat, Card best, int on_table, Card* out, bool merge = true) const {
        Mask others = live_ & ~hand_[seat];
        for (int i = 0; i < on_table; ++i) others &= ~bit(trick_[i]);
        Mask lone = 0;
        if (merge) {
            const Mask held = suits_held(others) >> 7;
            lone = cards & ~(held * 0xff) & ~suit_mask(trump_) & ~SPECIAL;
            if (on_table) lone &= ~suit_mask(suit_of(trick_[0]));
            cards &= ~(lone & (lone - 1));  // all but the first
        }
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
    // By promise: how often such a move refutes, divided by what it costs to find out. "Such a move" is
    // the seat's card, and the kind of move; cards that refuted lately in like places get a bonus.

    static constexpr int URGENCIES = 16, NATURES = 8, WINS = 3, STATES = 16;

    static int kind(int n, int state, int wins, int nature, int urgency) {
        return (((n * STATES + state) * WINS + wins) * NATURES + nature) * URGENCIES + urgency;
    }
    int urgency(int side) const {
        return (caught_[side] == 3) | (caught_[1 - side] == 3) << 1 | (tricks_[side] >= 6) << 2 |
               (tricks_[1 - side] >= 6) << 3;
    }
    int nature(Card c, int led) const {
        const int suit = suit_of(c);
        return ((bit(c) & PLAIN_BOSSES) != 0) | (c == SUPER_TRUMP ? 3 : suit == trump_ ? 2 : suit == led ? 1 : 0) << 1;
    }
    // What becomes of a lead that the opponents can beat: 1 if the partner can take the trick for
    // sure, 2 if only the last seat can beat it, else 0.
    int prospect(int leader, Card c, int led) const {
        const auto& beats = beats_->table[led];
        const Mask next = follow(hand_[(leader + 1) & 3], led), last = follow(hand_[(leader + 3) & 3], led);
        for (Mask m = follow(hand_[(leader + 2) & 3], led) & beats[c]; m;)
            if (!((next | last) & beats[pop_lowest(m)])) return 1;
        return next & beats[c] ? 0 : 2;
    }
    float promise(int n, int seat, const Move& m) const {
        float p = by_card_[n][seat][m.card][m.wins].promise * by_kind_[m.kind].promise;
        const auto& recent = recent_[left_][n][seat];
        if (recent[0] == m.card)
            p *= 2;
        else if (recent[1] == m.card)
            p *= 1.2f;
        if (n > 0 && after_last_[n][trick_[n - 1]] == m.card) p *= 2;
        if (n > 1 && after_lead_[n][trick_[0]][seat] == m.card) p *= 2;
        return p;
    }
    // The last tricks are most of the tree and unlike the rest: what they teach would drown what the
    // expensive nodes above them need.
    static constexpr int TOO_LATE_TO_LEARN = 4;

    void learn(int n, int seat, const Move& m, bool cut, std::uint64_t cost) {
        if (left_ <= TOO_LATE_TO_LEARN) return;
        float& usual = usual_cost_[left_ * 4 - n];
        const float c = float(cost);
        usual += (c - usual) * 0.002f;
        const float relative = std::min(c / usual, 8.f) + 0.05f;
        by_card_[n][seat][m.card][m.wins].update(cut, relative, 0.03f);
        by_kind_[m.kind].update(cut, relative, 0.0005f);
        if (!cut) return;
        auto& recent = recent_[left_][n][seat];
        if (recent[0] != m.card) {
            recent[1] = recent[0];
            recent[0] = m.card;
        }
        if (n > 0) after_last_[n][trick_[n - 1]] = m.card;
        if (n > 1) after_lead_[n][trick_[0]][seat] = m.card;
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
        mattered_ = 0;
        if (all_stars_ - stars_[1 - asker_] < need_) return false;
        const std::uint64_t k = key(leader);
        std::uint32_t depths;
        if (const int known = table_.find(k, planes_, asked(), tricks_[0], depths); known >= 0) return known == (asker_ == 0);
        return search_lead(leader, k);
    }

    bool search_lead(int leader, std::uint64_t k) {
        if (nodes_ >= next_check_) check_limits();
        const bool ours = (leader & 1) == asker_;
        Card cards[12];
        const int n = distinct(hand_[leader], leader, NO_CARD, 0, cards);
        Move moves[12];
        const int u = urgency(leader & 1);
        for (int i = 0; i < n; ++i) {
            const Card c = cards[i];
            const int led = suit_of(c);
            int wins = 1;
            if (stands(beats_->table[led][c], leader & 1, 1, (leader + 1) & 3, led)) {
                wins = 2;
                if (decided(leader & 1, 1, (leader + 1) & 3, led, bit(c) & PLAIN_BOSSES) == ours) {
                    ++nodes_;
                    mattered_ = if_contested(c, rivals_to_come(leader & 1, 1, (leader + 1) & 3));
                    return keep(k, ours);
                }
            }
            const int fate = wins == 2 ? 0 : prospect(leader, c, led);
            if (fate == 1) wins = 0;
            moves[i] = {c, std::uint8_t(wins), std::uint16_t(kind(0, fate, wins, nature(c, led), u))};
            moves[i].promise = promise(0, leader, moves[i]);
        }
        sort(moves, n);
        Hopeless hopeless;
        Mask mattered = 0;
        for (int i = 0; i < n; ++i) {
            const Card c = moves[i].card;
            if (hopeless.has(c)) continue;
            const std::uint64_t before = nodes_++;
            hand_[leader] &= ~bit(c);
            trick_[0] = c;
            const bool got = in_trick(1, (leader + 1) & 3, suit_of(c), c, leader, bit(c) & PLAIN_BOSSES);
            hand_[leader] |= bit(c);
            if (n > 1) learn(0, leader, moves[i], got == ours, nodes_ - before);
            if (got == ours) return keep(k, ours);
            mattered |= mattered_;
            hopeless.failed(c, mattered_);
        }
        mattered_ = with_twins_of(mattered, hand_[leader], cards, n);
        return keep(k, !ours);
    }

    // The question, on a scale that does not depend on the stars captured so far: 7 asks who wins, above
    // that how many more stars side 0 gains, below how many side 1 gains.
    int asked() const {
        const int more = std::max(0, need_ - stars_[asker_]);
        return asker_ == 0 ? 7 + more : 7 - more;
    }

    bool keep(std::uint64_t k, bool result) {
        table_.store(k, planes_, depths(mattered_), asked(), tricks_[0], result == (asker_ == 0), left_);
        return result;
    }

    // What follows for the asker when `side` is sure of the trick: 1 yes, 0 no, -1 open. Of the seats
    // still to play (from `seat`, the `n`-th of the trick), those of the side may add a boss each; the
    // others add one only if they hold nothing else to play.
    int decided(int side, int n, int seat, int led, Mask caught) const {
        const bool seventh = tricks_[side] == 6;
        int bosses = caught_[side] + few(caught);
        int stars = stars_[side] + stars_in(caught);
        if (!seventh && bosses < n && (side == asker_ || all_stars_ - stars - 2 * (4 - n) >= need_))
            return -1;  // one boss a seat is not enough
        for (; n < 4; ++n, seat = (seat + 1) & 3) {
            const Mask cards = follow(hand_[seat], led);
            Mask m = cards & PLAIN_BOSSES;
            if (!m) continue;
            const bool forced = (seat & 1) != side;
            if (forced && m != cards) continue;
            ++bosses;
            int worth = forced ? 2 : 0;
            while (m) {
                const int w = stars_by_suit_[suit_of(pop_lowest(m))];
                worth = forced ? std::min(worth, w) : std::max(worth, w);
            }
            stars += worth;
        }
        if (bosses >= 4) {
            if (side != asker_) return 0;
            if (stars >= need_) return 1;
            return seventh ? 0 : -1;
        }
        if (seventh) return side != asker_ && all_stars_ - stars >= need_;
        if (side != asker_ && all_stars_ - stars < need_) return 0;
        return -1;
    }

    // `n` cards lie on the table, `best` of seat `holder` is winning, the bosses `caught` lie there.
    bool in_trick(int n, int seat, int led, Card best, int holder, Mask caught) {
        const auto& beats = beats_->table[led];
        const Mask beating = beats[best];
        const bool standing = stands(beating, holder & 1, n, seat, led);
        if (standing)
            if (const int d = decided(holder & 1, n, seat, led, caught); d >= 0) {
                mattered_ = if_contested(best, on_table(n) | rivals_to_come(holder & 1, n, seat));
                return d;
            }
        Card cards[12];
        const Mask legal = follow(hand_[seat], led);
        const int count = distinct(legal, seat, best, n, cards);
        const bool partner_may_take = n == 1 && (follow(hand_[(seat + 2) & 3], led) & beating);
        const int state = standing | ((holder ^ seat) & 1) << 1 | (caught != 0) << 2 | partner_may_take << 3;
        if (n == 3) return last_seat(seat, led, best, beating, holder, caught, state, legal, cards, count);

        const bool ours = (seat & 1) == asker_;
        Move moves[12];
        if (count == 1) {
            moves[0] = {cards[0], 0, 0};
        } else {
            const int u = urgency(seat & 1);
            for (int i = 0; i < count; ++i) {
                const Card c = cards[i];
                int wins = 0;
                if (beating & bit(c)) {
                    wins = 1;
                    if (stands(beats[c], seat & 1, n + 1, (seat + 1) & 3, led)) {
                        wins = 2;
                        if (decided(seat & 1, n + 1, (seat + 1) & 3, led, caught | (bit(c) & PLAIN_BOSSES)) == ours) {
                            ++nodes_;
                            mattered_ = if_contested(c, on_table(n) | rivals_to_come(seat & 1, n + 1, (seat + 1) & 3));
                            return ours;
                        }
                    }
                }
                moves[i] = {c, std::uint8_t(wins), std::uint16_t(kind(n, state, wins, nature(c, led), u))};
                moves[i].promise = promise(n, seat, moves[i]);
            }
            sort(moves, count);
        }
        Hopeless hopeless;
        Mask mattered = 0;
        for (int i = 0; i < count; ++i) {
            const Card c = moves[i].card;
            if (hopeless.has(c)) continue;
            const std::uint64_t before = nodes_++;
            hand_[seat] &= ~bit(c);
            trick_[n] = c;
            const bool takes = beating >> c & 1;
            const bool got = in_trick(n + 1, (seat + 1) & 3, led, takes ? c : best, takes ? seat : holder,
                                      caught | (bit(c) & PLAIN_BOSSES));
            hand_[seat] |= bit(c);
            if (count > 1) learn(n, seat, moves[i], got == ours, nodes_ - before);
            if (got == ours) return ours;
            mattered |= mattered_;
            hopeless.failed(c, mattered_);
        }
        mattered_ = with_twins_of(mattered, legal, cards, count);
        return !ours;
    }

    // One card each is left, and `side` has just taken a trick with these bosses and stars.
    bool last_trick(int leader, int side, int bosses, int stars) {
        const Card lead = lowest(hand_[leader]);
        const auto& beats = beats_->table[suit_of(lead)];
        Card best = lead;
        int winner = leader;
        for (int i = 1; i < 4; ++i) {
            const int seat = (leader + i) & 3;
            const Card c = lowest(hand_[seat]);
            if (beats[best] >> c & 1) {
                best = c;
                winner = seat;
            }
        }
        const Mask cards = hand_[0] | hand_[1] | hand_[2] | hand_[3];
        mattered_ = if_contested(best, cards);
        const int last = winner & 1;
        const Mask caught = cards & PLAIN_BOSSES;
        if (last == side) {
            bosses += few(caught);
            stars += stars_in(caught);
        } else {
            bosses = few(caught);
            stars = stars_in(caught);
        }
        if (caught_[last] + bosses < 4 && tricks_[last] + (last == side) == 6)
            return last != asker_ && all_stars_ - stars_[last] - stars >= need_;  // R21
        return last == asker_ && stars_[last] + stars >= need_;                   // R20, R22
    }

    // The last seat ends the trick with each card: look all of them up before searching any.
    bool last_seat(int seat, int led, Card best, Mask beating, int holder, Mask caught, int state, Mask legal,
                   const Card* cards, int count) {
        struct Child {
            std::uint64_t key;
            Planes planes;
            std::uint64_t hash;
            Move move;
            int winner;
            int asked, tricks;
            Mask mattered;  // in this trick
        };
        const bool ours = (seat & 1) == asker_;
        const Planes planes = planes_;
        const std::uint64_t hash = hash_;
        const Mask live = live_;
        const std::array<Card, 4> trick = trick_;
        const Mask table = on_table(3);
        for (int i = 0; i < 3; ++i) remove(trick[i]);
        const Planes planes3 = planes_;
        const std::uint64_t hash3 = hash_;
        const Mask live3 = live_;
        const int u = urgency(seat & 1);
        Child children[12];
        int n = 0;
        bool result = !ours;
        Mask mattered = 0;
        Hopeless hopeless;
        for (int i = 0; i < count; ++i) {
            const Card c = cards[i];
            ++nodes_;
            const bool takes = beating >> c & 1;
            const int winner = takes ? seat : holder, side = winner & 1;
            const Mask bosses = caught | (bit(c) & PLAIN_BOSSES);
            const int more = few(bosses), stars = stars_in(bosses);
            Mask mine = if_contested(takes ? c : best, table | bit(c));
            bool got;
            if (caught_[side] + more >= 4 || (tricks_[side] < 6 && left_ == 1)) {  // R20, R22
                got = side == asker_ && stars_[side] + stars >= need_;
            } else if (tricks_[side] == 6) {  // R21
                got = side != asker_ && all_stars_ - stars_[side] - stars >= need_;
            } else if (side != asker_ && all_stars_ - stars_[side] - stars < need_) {
                got = false;
            } else if (left_ == 2) {
                hand_[seat] &= ~bit(c);
                got = last_trick(winner, side, more, stars);
                hand_[seat] |= bit(c);
                mine |= mattered_;
            } else {
                Child& child = children[n++];
                remove(c);
                caught_[side] += more;
                stars_[side] += stars;
                ++tricks_[side];
                hand_[seat] &= ~bit(c);
                child.key = key(winner);
                hand_[seat] |= bit(c);
                table_.prefetch(child.key);
                child.planes = planes_;
                child.hash = hash_;
                child.asked = asked();
                child.tricks = tricks_[0];
                caught_[side] -= more;
                stars_[side] -= stars;
                --tricks_[side];
                planes_ = planes3;
                hash_ = hash3;
                live_ = live3;
                child.move = {c, takes, std::uint16_t(kind(3, state, takes, nature(c, led), u))};
                child.winner = winner;
                child.mattered = mine;
                continue;
            }
            if (got == ours) {
                result = ours;
                mattered_ = mine;
                break;
            }
            mattered |= mine;
            hopeless.failed(c, mine);
        }
        for (int i = 0; result != ours && i < n;) {
            const Child& child = children[i];
            std::uint32_t depths;
            const int known = table_.find(child.key, child.planes, child.asked, child.tricks, depths);
            if (known < 0) {
                ++i;
                continue;
            }
            const Card c = child.move.card;
            const Mask these = child.mattered | cards_of_depths(depths, live3 & ~bit(c));
            if ((known == (asker_ == 0)) == ours) {
                result = ours;
                mattered_ = these;
            } else {
                mattered |= these;
                hopeless.failed(c, these);
            }
            children[i] = children[--n];
        }
        if (result != ours && n > 1)
            for (int i = 0; i < n; ++i) {
                Move& m = children[i].move;
                m.promise = promise(3, seat, m);
            }
        for (int i = 0; result != ours && i < n; ++i) {
            int next = i;
            for (int j = i + 1; j < n; ++j)
                if (children[j].move.promise > children[next].move.promise) next = j;
            std::swap(children[i], children[next]);
            const Child& child = children[i];
            const Card c = child.move.card;
            if (hopeless.has(c)) continue;
            const int side = child.winner & 1;
            const Mask bosses = caught | (bit(c) & PLAIN_BOSSES);
            const int more = few(bosses), stars = stars_in(bosses);
            const std::uint64_t before = nodes_;
            planes_ = child.planes;
            hash_ = child.hash;
            live_ = live3 & ~bit(c);
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
            trick_ = trick;
            if (count > 1) learn(3, seat, child.move, got == ours, nodes_ - before);
            mattered_ |= child.mattered;
            if (got == ours) {
                result = ours;
            } else {
                mattered |= mattered_;
                hopeless.failed(c, mattered_);
            }
        }
        if (result != ours) mattered_ = with_twins_of(mattered, legal, cards, count);
        planes_ = planes;
        hash_ = hash;
        live_ = live;
        return result;
    }

    Table table_;
    Round round_;
    std::unique_ptr<Beats> beats_;

    // the round as it stands in the search
    int trump_ = 0;
    bool basic_ = false;
    std::array<Mask, 4> hand_{};
    Mask live_ = 0;           // cards in hands and on the table
    Planes planes_{};
    std::uint64_t hash_ = 0;  // of the hands but for ranks: a sum over the live cards
    std::array<std::uint64_t, CARDS> number_{};
    Mask mattered_ = 0;       // the cards whose rank mattered in what was searched last
    std::array<Card, 4> trick_{};
    std::array<int, 2> caught_{}, stars_{}, tricks_{};
    int all_stars_ = 0;
    int left_ = 0;            // tricks not yet complete
    std::array<int, SUITS> stars_by_suit_{};

    // the question
    int rank_ = 0, asker_ = 0, need_ = 0;

    // what the search has learnt about moves
    Record by_card_[4][4][CARDS][3];
    Record by_kind_[4 * STATES * WINS * NATURES * URGENCIES];
    Card recent_[13][4][4][2];     // the last two that refuted: by tricks left, place in the trick, seat
    Card after_last_[4][CARDS];    // by place and the card before
    Card after_lead_[4][CARDS][4]; // by place, the card led, and seat
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
