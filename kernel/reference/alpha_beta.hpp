// Plain alpha-beta with a rank-relative hash table at the start of each trick: the reference for
// larger positions, and the baseline of the benchmark.
#pragma once

#include <algorithm>
#include <array>
#include <unordered_map>

#include "reference/rules.hpp"

namespace yokai::solver::reference {

class AlphaBeta {
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

    // The owners of each suit's cards in order of rank, the places of the live bosses, and the
    // score.
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
        for (int i = n - 1; i >= 0; --i) {  // high suits and ranks first
            ++nodes;
            const Successor s = play(p, cards[i]);
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
