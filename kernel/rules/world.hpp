// The hidden state of a round: the dealt hands and the passes.
#pragma once

#include "rules/cards.hpp"
#include "rules/ruleset.hpp"

namespace yokai {

// given[giver][taker]: the cards passed.
struct Passes {
    Mask given[SEATS][SEATS] = {};

    constexpr Mask from(int giver) const {
        return given[giver][0] | given[giver][1] | given[giver][2] | given[giver][3];
    }
    constexpr Mask to(int taker) const {
        return given[0][taker] | given[1][taker] | given[2][taker] | given[3][taker];
    }
};

struct World {
    Mask dealt[SEATS] = {};
    Passes passes;

    // The hand after the pass.
    constexpr Mask holding(int seat) const {
        return (dealt[seat] & ~passes.from(seat)) | passes.to(seat);
    }
};

// The card whose owner leads the first round, or every round if the option says so (R9, R52).
constexpr Card leader_card(Card face_up) {
    return face_up == SUPER_TRUMP ? SNOW_KING : SUPER_TRUMP;
}

// The seat that leads a round whose leader is decided by the leader card; under the option `holder`
// it depends on the passes.
inline int first_leader(const Rules& rules, const World& world, Card face_up) {
    if (rules.first_seat_leads) return 0;
    const Mask card = bit(leader_card(face_up));
    for (int seat = 0; seat < rules.players; ++seat)
        if ((rules.holder ? world.holding(seat) : world.dealt[seat]) & card) return seat;
    return 0;
}

}  // namespace yokai
