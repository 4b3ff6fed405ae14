// The exact open-hand solver: what a position of the standard four-player game is worth when all hands
// are known and both sides play their best. Values are signed points for seats 0 and 2 (R31, R32).
//
// Every number it returns is proven: when a limit stops the search, it returns the bounds proven so
// far. A Solver keeps its table, so that the next card or the next world of the same round is quicker.
// A Solver is not safe to use from two threads at once; two Solvers are. docs/solver.md tells how it
// works and what each technique brought.
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

struct Answer {
    Bounds value;
    std::vector<CardValue> cards;  // every legal card, ascending; empty unless asked for
    std::vector<Card> line;        // best play from here on; as far as the limits allowed
    std::uint64_t nodes = 0;
    double seconds = 0;
    bool complete = false;  // everything that was asked for is exact
};

struct Wanted {
    bool cards = false;
    bool line = false;
};

// Called a few times a second while the search runs; `false` stops it like a limit.
using Progress = std::function<bool(const Bounds& value, std::uint64_t nodes)>;

class Solver {
public:
    // At least 8 MB; the table starts small and grows up to this.
    explicit Solver(std::size_t memory = std::size_t{256} << 20);
    ~Solver();

    // The position must be valid: why_invalid(position) == nullptr.
    Answer solve(const Position& position, Wanted wanted = {}, Limits limits = {}, const Progress& progress = {});

    void forget();  // empty the table

private:
    class Work;
    std::unique_ptr<Work> work_;
};

}  // namespace yokai::solver
