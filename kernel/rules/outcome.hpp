// The outcome of a finished round: its winners and points, or the seals (R30–R34, R55–R58).
#pragma once

#include <cstdint>

#include "rules/round.hpp"

namespace yokai {

// What a finished round brings, in eight bytes.
struct Outcome {
    std::uint8_t gains[SEATS] = {};  // by side: points, or in Seven Suitors the suits sealed so far
    std::uint8_t winners = 0;        // sides as bits; in Seven Suitors only who won the match
    End end = End::none;
    std::uint8_t last_winner = 0;  // leads the next round, unless a card decides it (R10, R52)

    constexpr std::uint64_t packed() const {
        std::uint64_t word = 0;
        for (int side = 0; side < SEATS; ++side) word |= std::uint64_t{gains[side]} << (8 * side);
        return word | std::uint64_t{winners} << 32 | std::uint64_t(end) << 40 |
               std::uint64_t{last_winner} << 48;
    }
};

// R30–R34 for a round that is over.
inline Outcome outcome(const Round& round, const Rules& rules) {
    Outcome result;
    result.end = round.end;
    result.last_winner = round.last_winner;
    const int side = rules.side_of(round.last_winner);
    if (rules.seals) {
        if (round.end == End::sealed) result.winners = static_cast<std::uint8_t>(1u << side);
        result.gains[0] = round.seals[0];
        result.gains[1] = round.seals[1];
        return result;
    }
    const int sides = rules.sides;
    const bool loss = round.end == End::tricks;
    result.winners =
        static_cast<std::uint8_t>(loss ? ((1u << sides) - 1) & ~(1u << side) : 1u << side);
    for (int winner = 0; winner < sides; ++winner) {
        if (!(result.winners >> winner & 1)) continue;
        int points = 0;
        if (rules.basic) {
            points = 1;
        } else if (sides > 2 && loss) {
            points = POINTS_AFTER_LOSING_TRICK;
        } else {
            Mask bosses = round.captured[winner];
            if (loss)
                for (const Mask hand : round.hands) bosses |= hand & BOSSES;
            while (bosses) {
                const int suit = suit_of(pop_lowest(bosses));
                if (suit != round.trump) points += rules.points[suit];
            }
        }
        result.gains[winner] = static_cast<std::uint8_t>(points);
    }
    return result;
}

}  // namespace yokai
