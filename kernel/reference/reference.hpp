// Slow, plain solvers that are easy to believe: the yardsticks of the solver in tests and bench.
//   brute_force   minimax over every legal card, nothing else
//   plain         alpha-beta with a rank-relative hash table at the start of each trick
// Values are signed points for seats 0 and 2.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "solver/position.hpp"

namespace yokai::solver::reference {

// The position after a card; `over` and `value` when the round ended with it.
struct Step {
    Position next;
    bool over = false;
    int value = 0;
};

inline int signed_points(const Position& p, int side, Mask bosses) {
    const int points = p.basic ? 1 : stars_of(bosses, p.trump);
    return side == 0 ? points : -points;
}

inline Step play(const Position& p, Card card) {
    Step s{p};
    Position& n = s.next;
    const int seat = p.to_act();
    n.hands[seat] &= ~bit(card);
    if (p.trick_size < 3) {
        n.trick[n.trick_size++] = card;
        return s;
    }
    const std::array<Card, 4> cards{p.trick[0], p.trick[1], p.trick[2], card};
    const int led = suit_of(cards[0]);
    auto power = [&](Card c) {  // R13
        if (c == SUPER_TRUMP) return 1000;
        if (suit_of(c) == p.trump) return 100 + c;
        return suit_of(c) == led ? 1 + (c & 7) : 0;
    };
    int best = 0;
    Mask taken = 0;
    for (int i = 0; i < 4; ++i) {
        if (power(cards[i]) > power(cards[best])) best = i;
        taken |= bit(cards[i]);
    }
    const int winner = (p.leader + best) & 3, side = winner & 1;
    n.leader = winner;
    n.trick_size = 0;
    n.trick = {};
    n.bosses[side] |= taken & PLAIN_BOSSES;
    n.tricks[side]++;
    const Mask left = n.hands[0] | n.hands[1] | n.hands[2] | n.hands[3];
    if (count(n.bosses[side]) >= 4 || (n.tricks[side] < 7 && !left)) {  // R20, R22
        s.over = true;
        s.value = signed_points(n, side, n.bosses[side]);
    } else if (n.tricks[side] == 7) {  // R21
        s.over = true;
        s.value = signed_points(n, 1 - side, n.bosses[1 - side] | (left & PLAIN_BOSSES));
    }
    return s;
}

inline Mask legal(const Position& p) {
    return legal_cards(p.hands[p.to_act()], p.trick_size == 0, p.trick_size ? suit_of(p.trick[0]) : 0);
}

inline int brute_force(const Position& p) {
    const bool maximise = (p.to_act() & 1) == 0;
    int best = maximise ? -8 : 8;
    for (Mask m = legal(p); m; m &= m - 1) {
        const Step s = play(p, lowest(m));
        const int v = s.over ? s.value : brute_force(s.next);
        best = maximise ? std::max(best, v) : std::min(best, v);
    }
    return best;
}

class Plain {
public:
    std::uint64_t nodes = 0;

    int solve(const Position& p) {
        table_.clear();
        nodes = 0;
        return search(p, -8, 8);
    }

private:
    struct Key {
        std::array<Mask, 3> w;
        bool operator==(const Key&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Key& k) const {
            Mask h = 0;
            for (Mask w : k.w) {
                h = (h ^ w) * 0x9e3779b97f4a7c15ull;
                h ^= h >> 29;
            }
            return h;
        }
    };
    struct Bounds {
        std::int8_t lower = -8, upper = 8;
    };

    // Owners in order of rank, suit by suit; where the live bosses stand; the rest of the state.
    static Key key_of(const Position& p) {
        Key k{};
        const Mask live = p.hands[0] | p.hands[1] | p.hands[2] | p.hands[3];
        for (int s = 0; s < SUITS; ++s) {
            Mask seq = 1;
            int boss = 7;
            int n = 0;
            for (Mask m = live & suit_mask(s); m; m &= m - 1, ++n) {
                const Card c = lowest(m);
                int owner = 0;
                while (!(p.hands[owner] & bit(c))) ++owner;
                seq = seq << 2 | Mask(owner);
                if (c == boss_of(s)) boss = n;
            }
            k.w[s / 3] |= (seq << 3 | Mask(boss)) << (18 * (s % 3));
        }
        k.w[2] |= Mask(p.leader) << 18 | Mask(p.tricks[0]) << 20 | Mask(p.tricks[1]) << 23 |
                  Mask(count(p.bosses[0])) << 26 | Mask(stars_of(p.bosses[0], p.trump)) << 29 |
                  Mask(count(p.bosses[1])) << 33 | Mask(stars_of(p.bosses[1], p.trump)) << 36 |
                  Mask(live & bit(SUPER_TRUMP)) << 40;
        return k;
    }

    int search(const Position& p, int alpha, int beta) {
        const bool maximise = (p.to_act() & 1) == 0;
        Key key{};
        if (p.trick_size == 0) {
            key = key_of(p);
            if (auto it = table_.find(key); it != table_.end()) {
                if (it->second.lower >= beta) return it->second.lower;
                if (it->second.upper <= alpha) return it->second.upper;
                if (it->second.lower == it->second.upper) return it->second.lower;
                alpha = std::max(alpha, int(it->second.lower));
                beta = std::min(beta, int(it->second.upper));
            }
        }
        const int a0 = alpha, b0 = beta;
        int best = maximise ? -8 : 8;
        std::array<Card, 12> cards;
        int n = 0;
        for (Mask m = legal(p); m; m &= m - 1) cards[n++] = lowest(m);
        for (int i = n - 1; i >= 0; --i) {  // strong suits and ranks first
            ++nodes;
            const Step s = play(p, cards[i]);
            const int v = s.over ? s.value : search(s.next, alpha, beta);
            if (maximise) {
                best = std::max(best, v);
                alpha = std::max(alpha, best);
            } else {
                best = std::min(best, v);
                beta = std::min(beta, best);
            }
            if (alpha >= beta) break;
        }
        if (p.trick_size == 0) {
            Bounds& b = table_[key];
            if (best >= b0)
                b.lower = std::max<int>(b.lower, best);
            else if (best <= a0)
                b.upper = std::min<int>(b.upper, best);
            else
                b.lower = b.upper = std::int8_t(best);
        }
        return best;
    }

    std::unordered_map<Key, Bounds, Hash> table_;
};

}  // namespace yokai::solver::reference
