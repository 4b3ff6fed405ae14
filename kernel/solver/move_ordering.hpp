// Move ordering: the priority of a move is how often similar moves refuted, divided by the cost of
// searching them. Statistics are kept for the seat's card and for the class of the move; cards that
// refuted recently in similar places get a bonus (killer moves). Everything is learnt during the
// search, and affects only its speed.
#pragma once

#include <algorithm>
#include <cstdint>

#include "solver/state.hpp"

namespace yokai::solver {

struct Move {
    Card card;
    std::uint8_t wins;  // 0: does not beat the trick; 1: beats it; 2: is unbeatable
    std::uint16_t move_class;
    float priority = 0;
};

inline void sort(Move* m, int n) {
    for (int i = 1; i < n; ++i) {
        const Move x = m[i];
        int j = i;
        for (; j > 0 && m[j - 1].priority < x.priority; --j) m[j] = m[j - 1];
        m[j] = x;
    }
}

// The classes of moves, by place in the trick (0 for the lead), state of the trick and kind of
// card.
class MoveClass {
public:
    static constexpr int URGENCIES = 16, CARD_KINDS = 8, WINS = 3, STATES = 16;
    static constexpr int NUMBER = 4 * STATES * WINS * CARD_KINDS * URGENCIES;

    static std::uint16_t index(int place, int state, int wins, int card_kind, int urgency) {
        return std::uint16_t((((place * STATES + state) * WINS + wins) * CARD_KINDS + card_kind) *
                                 URGENCIES +
                             urgency);
    }

    // Whether either side is one boss or one trick from the end, as seen from `side`.
    static int urgency(const State& s, int side) {
        return (s.captured[side] == 3) | (s.captured[1 - side] == 3) << 1 |
               (s.tricks[side] >= 6) << 2 | (s.tricks[1 - side] >= 6) << 3;
    }
    static int card_kind(const State& s, Card c, int led) {
        const int suit = suit_of(c);
        return ((bit(c) & PLAIN_BOSSES) != 0) | (c == SUPER_TRUMP  ? 3
                                                 : suit == s.trump ? 2
                                                 : suit == led     ? 1
                                                                   : 0)
                                                    << 1;
    }
    // For a lead that the opponents can beat: 1 if the partner is sure to take the trick, 2 if only
    // the last seat can beat it, otherwise 0.
    static int lead_prospect(const State& s, const std::array<Mask, CARDS>& beats, int leader,
                             Card c) {
        const int led = suit_of(c);
        const Mask next = follow(s.hand[(leader + 1) & 3], led),
                   last = follow(s.hand[(leader + 3) & 3], led);
        for (Mask m = follow(s.hand[(leader + 2) & 3], led) & beats[c]; m;)
            if (!((next | last) & beats[pop_lowest(m)])) return 1;
        return next & beats[c] ? 0 : 2;
    }
};

class MoveOrdering {
public:
    // The statistics of the classes are kept: they hold for every round.
    void new_round() {
        for (auto& a : by_card_)
            for (auto& b : a)
                for (auto& c : b)
                    for (int w = 0; w < 3; ++w) c[w] = Record(0.5f + 0.25f * float(w));
        for (float& c : usual_cost_) c = 1;
        std::fill_n(&recent_[0][0][0][0], sizeof recent_, NO_CARD);
        std::fill_n(&after_last_[0][0], sizeof after_last_, NO_CARD);
        std::fill_n(&after_lead_[0][0][0], sizeof after_lead_, NO_CARD);
    }

    // The priority of a move as the `n`-th of the trick.
    float priority(const State& s, int n, int seat, const Move& m) const {
        float p = by_card_[n][seat][m.card][m.wins].priority * by_class_[m.move_class].priority;
        const auto& recent = recent_[s.left][n][seat];
        if (recent[0] == m.card)
            p *= 2;
        else if (recent[1] == m.card)
            p *= 1.2f;
        if (n > 0 && after_last_[n][s.trick[n - 1]] == m.card) p *= 2;
        if (n > 1 && after_lead_[n][s.trick[0]][seat] == m.card) p *= 2;
        return p;
    }

    // `cut`: whether the move refuted; `cost`: the nodes it took.
    void learn(const State& s, int n, int seat, const Move& m, bool cut, std::uint64_t cost) {
        if (s.left <= TOO_LATE_TO_LEARN) return;
        float& usual = usual_cost_[s.left * 4 - n];
        const float c = float(cost);
        usual += (c - usual) * 0.002f;
        const float relative = std::min(c / usual, 8.f) + 0.05f;
        by_card_[n][seat][m.card][m.wins].update(cut, relative, 0.03f);
        by_class_[m.move_class].update(cut, relative, 0.0005f);
        if (!cut) return;
        auto& recent = recent_[s.left][n][seat];
        if (recent[0] != m.card) {
            recent[1] = recent[0];
            recent[0] = m.card;
        }
        if (n > 0) after_last_[n][s.trick[n - 1]] = m.card;
        if (n > 1) after_lead_[n][s.trick[0]][seat] = m.card;
    }

private:
    // The last tricks are most of the tree and unlike the rest; their statistics would swamp those
    // that the expensive nodes above them need.
    static constexpr int TOO_LATE_TO_LEARN = 4;

    // Exponentially smoothed cut rate and relative cost.
    struct Record {
        float cuts, cost;
        float priority;      // cuts / cost, read more often than it changes
        float rate = 0.25f;  // the learning rate: high at first

        Record(float cuts = 0.5f) : cuts(cuts), cost(1), priority(cuts) {}
        void update(bool cut, float relative_cost, float least_rate) {
            rate = std::max(rate / (1 + rate), least_rate);
            cuts += ((cut ? 1.f : 0.f) - cuts) * rate;
            cost += (relative_cost - cost) * rate;
            if (cuts < 0.005f) cuts = 0.005f;
            priority = cuts / cost;
        }
    };

    Record by_card_[4][4][CARDS][3];  // by place in the trick, seat, card, and whether it wins
    Record by_class_[MoveClass::NUMBER];
    Card recent_[13][4][4][2];      // the last two refutations, by tricks left, place and seat
    Card after_last_[4][CARDS];     // refutations by place and previous card
    Card after_lead_[4][CARDS][4];  // refutations by place, card led and seat
    float usual_cost_[64];          // by tricks left and place
};

}  // namespace yokai::solver
