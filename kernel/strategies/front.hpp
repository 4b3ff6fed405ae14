// Sets of worlds as bits, and Pareto fronts of them: what the strategies of a node can win in.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "rules/cards.hpp"

namespace yokai::strategies {

using Bits = std::vector<std::uint64_t>;  // bit i: the i-th world of the node

inline std::size_t words_for(std::size_t worlds) { return (worlds + 63) / 64; }

inline Bits all_of(std::size_t worlds) {
    Bits bits(words_for(worlds), ~std::uint64_t{0});
    if (worlds % 64) bits.back() = (std::uint64_t{1} << worlds % 64) - 1;
    return bits;
}

inline bool covers(const Bits& a, const Bits& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if (b[i] & ~a[i]) return false;
    return true;
}

inline int size_of(const Bits& bits) {
    int n = 0;
    for (const std::uint64_t word : bits) n += count(word);
    return n;
}

// Sets of worlds of which none contains another: each is won in by some strategy, and every
// strategy wins in a subset of one.
struct Front {
    std::vector<Bits> sets;

    static Front of(Bits only) { return {{std::move(only)}}; }

    void add(Bits candidate) {
        for (const Bits& set : sets)
            if (covers(set, candidate)) return;
        std::erase_if(sets, [&](const Bits& set) { return covers(candidate, set); });
        sets.push_back(std::move(candidate));
    }
};

}  // namespace yokai::strategies
