// Dealing and passing at random.
#pragma once

#include <array>

#include "rules/random.hpp"
#include "rules/world.hpp"

namespace yokai {

namespace detail {

// The cards of a deck in order.
struct Deck {
    std::array<Card, 56> cards{};

    constexpr explicit Deck(Mask deck) {
        for (int i = 0; deck; ++i) cards[i] = pop_lowest(deck);
    }
};
template <Family F>
inline constexpr Deck DECK{RULES<F>.deck};

template <Family F>
constexpr Deck deck_of(const Rules& rules) {
    if constexpr (F == Family::other)
        return Deck(rules.deck);
    else
        return DECK<F>;
}

}  // namespace detail

// Shuffles and deals; the card left over is the face-up card (R7, R50). With `pass`, every seat
// also passes the first cards it was dealt: in a shuffled deck no choice is more random.
template <Family F, bool pass = false>
inline Card deal(const Rules& any, World& world, Random& random) {
    const Rules& rules = numbers<F>(any);
    std::array<Card, 56> order = detail::deck_of<F>(any).cards;
    int left = count(rules.deck);
    const auto draw = [&] {
        const std::uint32_t k = random.below(static_cast<std::uint32_t>(left));
        const Mask card = bit(order[k]);
        order[k] = order[--left];
        return card;
    };
    for (int seat = 0; seat < rules.players; ++seat) {
        Mask hand = 0;
        if constexpr (pass)
            for (int taker = 0; taker < rules.players; ++taker) {
                Mask given = 0;
                for (int n = rules.passes(seat, taker); n > 0; --n) given |= draw();
                world.passes.given[seat][taker] = given;
                hand |= given;
            }
        for (int i = pass ? rules.cards_passed : 0; i < rules.hand_size; ++i) hand |= draw();
        world.dealt[seat] = hand;
    }
    return rules.has_face_up ? order[0] : NO_CARD;
}

template <Family F>
inline void pass_at_random(const Rules& any, World& world, int seat, Random& random) {
    const Rules& rules = numbers<F>(any);
    Mask hand = world.dealt[seat];
    for (int taker = 0; taker < rules.players; ++taker) {
        const int n = rules.passes(seat, taker);
        if (n == 0) continue;
        const Mask cards = pick_several(hand, n, random);
        hand ^= cards;
        world.passes.given[seat][taker] = cards;
    }
}

}  // namespace yokai
