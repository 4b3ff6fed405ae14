// Dealing, and playing a round to its end at random.
#pragma once

#include "rules/random.hpp"
#include "rules/round.hpp"

namespace yokai {

// Shuffles and deals; the card left over is the face-up card (R7, R50). With `pass`, every seat also
// passes the first cards it was dealt: in a shuffled deck no choice is more random.
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

// Plays a whole trick at random. It keeps only what the outcome needs: the voids and the order of
// play are not up to date afterwards.
template <Family F, bool quick_bits>
inline void play_trick_at_random(Round& round, const Rules& rules, Random& random) {
    int seat = round.turn;
    const std::uint64_t luck[2] = {random.next(), random.next()};  // 32 bits for each card
    const Card first = pick<quick_bits>(round.hands[seat], static_cast<std::uint32_t>(luck[0]));
    round.hands[seat] ^= bit(first);
    Mask trick = bit(first);
    const int led = suit_of(first);
    if constexpr (F == Family::suitors)
        if (round.trump == NO_SUIT) round.trump = static_cast<std::uint8_t>(led);  // R53
    const auto& strengths = detail::STRENGTHS[round.trump][led];
    int best = strengths[first], winning = seat;
    for (int i = 1; i < PLAYERS<F>; ++i) {
        seat = next_seat<F>(seat);
        const Mask hand = round.hands[seat];
        const auto bits = static_cast<std::uint32_t>(luck[i >> 1] >> (32 * (i & 1)));
        const Card card = pick<quick_bits>(following(hand, led), bits);
        round.hands[seat] = hand ^ bit(card);
        trick |= bit(card);
        const int power = strengths[card];
        winning = power > best ? seat : winning;
        best = power > best ? power : best;
    }
    round.played |= trick;
    round.trick = trick;
    round.winning = static_cast<std::uint8_t>(winning);
    detail::finish_trick<F>(round, rules);
}

// Plays on at random to the end.
template <Family F>
inline void play_at_random(Round& round, const Rules& rules, Random& random) {
    while (round.end == End::none && round.size)
        apply<F>(round, rules, pick(legal(round), random));
    if (has_quick_bits())
        while (round.end == End::none) play_trick_at_random<F, true>(round, rules, random);
    else
        while (round.end == End::none) play_trick_at_random<F, false>(round, rules, random);
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
