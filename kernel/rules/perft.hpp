// Perft: counts of move sequences, compared with the reference rules in tests.
#pragma once

#include "rules/round.hpp"

namespace yokai {

// The number of ways to play `depth` more cards; a round that ends earlier counts once.
template <Family F>
std::uint64_t perft(const Round& round, const Rules& rules, int depth) {
    if (depth == 0 || round.end != End::none) return 1;
    std::uint64_t total = 0;
    for (Mask moves = legal(round); moves;) {
        Round next = round;
        apply<F>(next, rules, pop_lowest(moves));
        total += perft<F>(next, rules, depth - 1);
    }
    return total;
}

}  // namespace yokai
