// The exact open-hand solver: the value of a position of the standard four-player game when all
// hands are known and both sides play optimally. Values are signed points for seats 0 and 2 (R31,
// R32).
//
// All results are proven: when a limit stops the search, the result holds the bounds proven so far.
// A Solver keeps its transposition table between calls, so the next card, or another world of the
// same round, is solved faster. A Solver is not thread-safe; each thread needs its own.
// docs/solver.md describes the techniques and what each contributes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "solver/position.hpp"

namespace yokai::solver {

struct Bounds {
    int lower = -7;
    int upper = 7;

    bool exact() const { return lower == upper; }
};

struct CardValue {
    Card card;
    Bounds value;
};

struct Limits {
    std::uint64_t nodes = 0;  // cards tried; 0 means no limit
    double seconds = 0;       // 0 means no limit
};

struct Solution {
    Bounds value;
    std::vector<CardValue> cards;  // every legal card, ascending; empty unless requested
    std::vector<Card> line;        // optimal play from here on, as far as the limits allow
    std::uint64_t nodes = 0;
    double seconds = 0;
    bool complete = false;  // everything requested is exact
};

struct Request {
    bool cards = false;
    bool line = false;
};

// Called a few times a second during the search; returning `false` stops it like a limit.
using Progress = std::function<bool(const Bounds& value, std::uint64_t nodes)>;

class Solver {
public:
    // `memory`: at least 8 MB. The table starts small and grows up to this size.
    explicit Solver(std::size_t memory = std::size_t{256} << 20);
    ~Solver();

    // The position must be valid: why_invalid(position) == nullptr.
    Solution solve(const Position& position, Request request = {}, Limits limits = {},
                   const Progress& progress = {});

    void clear();  // empty the table

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace yokai::solver
