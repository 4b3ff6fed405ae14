// The search of an and-or tree that answers one question about a position: "does side `asker` win with
// at least `need` points?" Between tricks a table keeps what was proven about classes of positions.
//
// Outcomes are ranked from 0 (side 1 wins with 7 points) to 13 (side 0 wins with 7). Which questions to
// ask, and what follows from the answers, is the business of solver.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "solver/termination.hpp"
#include "solver/limits.hpp"
#include "solver/order.hpp"
#include "solver/ranks.hpp"
#include "solver/state.hpp"
#include "solver/table.hpp"

namespace yokai::solver {

inline constexpr int RANKS = 14;  // of outcomes

class Search {
public:
    Watch watch;

    explicit Search(std::size_t memory) : table_(memory), facts_(&table_) {}

    // Whether a position is worth at least this rank to side 0. Throws Stopped.
    bool reaches(const Position& p, int rank);

    // Try at most so many moves in each place from now on: a narrow search answers quickly, but proves
    // nothing, and keeps what it finds to itself. WIDE ends it.
    static constexpr int WIDE = 12;
    void narrow(int width);

    void forget() {
        table_.reset();
        round_ = {};
    }

private:
    struct Round {  // what all positions in the table have in common
        int trump = -1;
        Mask bosses = 0;
        int tricks = 0;
        bool basic = false;
        bool operator==(const Round&) const = default;
    };

    void set_up(const Position& p);

    // Each returns whether the asker gets what it needs, and leaves in `mattered_` whose rank mattered.
    bool at_lead(int leader);
    bool search_lead(int leader, std::uint64_t key);
    bool in_trick(int n, int seat, int led, Card best, int holder, Mask caught);
    bool last_seat(int seat, int led, Card best, Mask beating, int holder, Mask caught, int state, Mask legal,
                   const Card* cards, int count);
    bool keep(std::uint64_t key, bool result);

    Table table_;
    std::unique_ptr<Table> hearsay_;  // what narrow searches found
    Table* facts_;                    // the one in use
    int width_ = WIDE;
    Order order_;
    Round round_;
    std::unique_ptr<Beats> beats_;
    State now_;
    Question question_;
    Mask mattered_ = 0;  // the cards whose rank mattered in what was searched last
};

}  // namespace yokai::solver
