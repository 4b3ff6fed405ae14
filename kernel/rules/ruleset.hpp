// The rulesets as the kernel knows them: three families of rules, and the options within a family.
#pragma once

#include <cstdint>

#include "rules/cards.hpp"

namespace yokai {

enum class Family : std::uint8_t { four, three, suitors };

// The match score is kept outside the kernel, except that sealing may end a round (R57, R58).
struct Rules {
    Family family = Family::four;
    bool basic = false;       // R31 instead of R32/R33
    bool short_game = false;  // R58 instead of R57
    bool holder =
        false;  // R9: the seat holding the card after the pass leads, not the seat dealt it

    constexpr int players() const { return family == Family::three ? 3 : 4; }
    constexpr int hand_size() const {
        return family == Family::four ? 12 : family == Family::three ? 16 : 14;
    }
    constexpr int sides() const { return family == Family::three ? 3 : 2; }
    constexpr Mask deck() const { return family == Family::suitors ? DECK_56 : DECK_49; }
    constexpr bool has_face_up() const { return family != Family::suitors; }
    constexpr int cards_passed() const { return 3; }
    // How many cards `giver` passes to `taker` (R8, R51).
    constexpr int passes(int giver, int taker) const {
        if (giver == taker) return 0;
        if (family == Family::four) return (giver ^ taker) == 2 ? 3 : 0;
        if (family == Family::three) return taker == (giver + 1) % 3 ? 3 : 0;
        return 1;
    }
    constexpr int side_of(int seat) const { return family == Family::three ? seat : seat & 1; }
};

template <Family F>
inline constexpr int PLAYERS = F == Family::three ? 3 : 4;
template <Family F>
constexpr int side_of(int seat) {
    return F == Family::three ? seat : seat & 1;
}
template <Family F>
constexpr int next_seat(int seat) {
    return F == Family::three ? (seat == 2 ? 0 : seat + 1) : (seat + 1) & 3;
}

// Calls `call.template operator()<Family>()` for a family chosen at run time.
template <class Call>
decltype(auto) with_family(Family family, Call&& call) {
    switch (family) {
        case Family::three: return call.template operator()<Family::three>();
        case Family::suitors: return call.template operator()<Family::suitors>();
        default: return call.template operator()<Family::four>();
    }
}

}  // namespace yokai
