// Minimax over every legal card: the reference for small positions.
#pragma once

#include <algorithm>

#include "reference/rules.hpp"

namespace yokai::solver::reference {

inline int minimax(const Position& p) {
    const bool maximise = (p.to_act() & 1) == 0;
    int best = maximise ? -8 : 8;
    for (Mask m = legal(p); m; m &= m - 1) {
        const Successor s = play(p, lowest(m));
        const int v = s.over ? s.value : minimax(s.next);
        best = maximise ? std::max(best, v) : std::min(best, v);
    }
    return best;
}

}  // namespace yokai::solver::reference
