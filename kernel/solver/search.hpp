// The AND/OR search that decides one goal: does a side win with at least so many points? Facts
// proven about positions between tricks are kept in a transposition table.
//
// Outcomes are ranked from 0 (side 1 wins with 7 points) to 13 (side 0 wins with 7). solver.cpp
// decides which goals to search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "solver/limits.hpp"
#include "solver/move_ordering.hpp"
#include "solver/rank_relevance.hpp"
#include "solver/state.hpp"
#include "solver/termination.hpp"
#include "solver/transposition_table.hpp"

namespace yokai::solver {

inline constexpr int RANKS = 14;  // of outcomes

class Search {
public:
    Monitor monitor;

    explicit Search(std::size_t memory) : table_(memory), active_table_(&table_) {}

    // Whether a position is worth at least this rank to side 0. Throws SearchStopped.
    bool reaches(const Position& p, int rank);

    // Limits the number of moves searched at each node. A narrow search is fast but proves nothing,
    // so it uses a table of its own. WIDE removes the limit.
    static constexpr int WIDE = 12;
    void narrow(int width);

    void clear() {
        table_.reset();
        round_ = {};
    }

private:
    struct Round {  // what all positions in the table share
        int trump = -1;
        Mask bosses = 0;
        int tricks = 0;
        bool basic = false;
        bool operator==(const Round&) const = default;
    };

    void set_up(const Position& p);

    // Each returns whether the goal is reached, and sets `relevant_`.
    bool at_lead(int leader);
    bool search_lead(int leader, std::uint64_t key);
    bool in_trick(int n, int seat, int led, Card best, int winning_seat, Mask captured);
    bool last_seat(int seat, int led, Card best, Mask beating, int winning_seat, Mask captured,
                   int state, Mask legal, const Card* cards, int count);
    bool keep(std::uint64_t key, bool result);

    TranspositionTable table_;
    std::unique_ptr<TranspositionTable> narrow_table_;  // of narrow searches
    TranspositionTable* active_table_;                  // the table in use
    int width_ = WIDE;
    MoveOrdering ordering_;
    Round round_;
    std::unique_ptr<Beats> beats_;
    State now_;
    Goal goal_;
    Mask relevant_ = 0;  // the cards whose rank was relevant in the last result
};

}  // namespace yokai::solver
