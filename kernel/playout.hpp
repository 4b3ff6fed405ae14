// Dealing, and playing a round to its end at random.
#pragma once

#include "random.hpp"
#include "round.hpp"

namespace yokai {

// Shuffles and deals; the card left over is the face-up card (R7, R50).
template <Family F>
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
    for (int seat = 0; seat < PLAYERS<F>; ++seat) {
        Mask hand = 0;
        for (int i = 0; i < rules.hand_size(); ++i) {
            const std::uint32_t k = random.below(static_cast<std::uint32_t>(left));
            hand |= bit(order[k]);
            order[k] = order[--left];
        }
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

template <Family F>
inline void play_at_random(Round& round, const Rules& rules, Random& random) {
    const auto play = [&]() __attribute__((always_inline)) {
        apply<F>(round, rules, pick(legal(round), random));
    };
    while (round.end == End::none) {
        if (round.size == 0) {  // whole tricks in a row, so that nothing is asked about their size
            play();
            play();
            play();
            if constexpr (PLAYERS<F> == 4) play();
        } else {
            play();
        }
    }
}

// The number of ways to play `depth` more cards; a round that ends earlier counts once.
template <Family F>
std::uint64_t perft(const Round& round, const Rules& rules, int depth) {
    if (depth == 0 || round.end != End::none) return 1;
    std::uint64_t total = 0;
    for (Mask moves = legal(round); moves;) {
        Round next = round;
        apply<F>(next, rules, pop_lowest(moves));
        total += perft<F>(next, rules, depth - 1);
    }
    return total;
}

// Calls `f.template operator()<Family>()` for the family chosen at run time.
template <class Call>
decltype(auto) with_family(Family family, Call&& call) {
    switch (family) {
        case Family::three: return call.template operator()<Family::three>();
        case Family::suitors: return call.template operator()<Family::suitors>();
        default: return call.template operator()<Family::four>();
    }
}

}  // namespace yokai
