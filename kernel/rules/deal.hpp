// Dealing and passing at random.
#pragma once

#include <array>

#include "rules/random.hpp"
#include "rules/world.hpp"

namespace yokai {

// Shuffles and deals; the card left over is the face-up card (R7, R50). With `pass`, every seat
// also passes the first cards it was dealt: in a shuffled deck no choice is more random.
template <Family F, bool pass = false>
inline Card deal(World& world, Random& random) {
    constexpr Rules rules{F};
    constexpr int cards = count(rules.deck());
    constexpr auto deck = [] {
        std::array<Card, cards> list{};
        Mask rest = Rules{F}.deck();
        for (auto& card : list) card = pop_lowest(rest);
        return list;
    }();
    std::array<Card, cards> order = deck;
    int left = cards;
    const auto draw = [&] {
        const std::uint32_t k = random.below(static_cast<std::uint32_t>(left));
        const Mask card = bit(order[k]);
        order[k] = order[--left];
        return card;
    };
    for (int seat = 0; seat < PLAYERS<F>; ++seat) {
        Mask hand = 0;
        if constexpr (pass)
            for (int taker = 0; taker < PLAYERS<F>; ++taker) {
                Mask given = 0;
                for (int n = rules.passes(seat, taker); n > 0; --n) given |= draw();
                world.passes.given[seat][taker] = given;
                hand |= given;
            }
        for (int i = pass ? rules.cards_passed() : 0; i < rules.hand_size(); ++i) hand |= draw();
        world.dealt[seat] = hand;
    }
    return rules.has_face_up() ? order[0] : NO_CARD;
}

template <Family F>
inline void pass_at_random(World& world, int seat, Random& random) {
    constexpr Rules rules{F};
    Mask hand = world.dealt[seat];
    for (int taker = 0; taker < PLAYERS<F>; ++taker) {
        const int n = rules.passes(seat, taker);
        if (n == 0) continue;
        const Mask cards = pick_several(hand, n, random);
        hand ^= cards;
        world.passes.given[seat][taker] = cards;
    }
}

}  // namespace yokai
