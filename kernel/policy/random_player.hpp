// Playing a round to its end at random.
#pragma once

#include "rules/random.hpp"
#include "rules/round.hpp"

namespace yokai {

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
    if (!numbers<F>(rules).has_face_up && round.trump == NO_SUIT)
        round.trump = static_cast<std::uint8_t>(led);  // R53
    const auto& strengths = detail::STRENGTHS[round.trump][led];
    int best = strengths[first], winning = seat;
    for (int i = 1; i < numbers<F>(rules).players; ++i) {
        seat = next_seat<F>(rules, seat);
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
    while (round.end == End::none && round.size) apply<F>(round, rules, pick(legal(round), random));
    if (has_quick_bits())
        while (round.end == End::none) play_trick_at_random<F, true>(round, rules, random);
    else
        while (round.end == End::none) play_trick_at_random<F, false>(round, rules, random);
}

}  // namespace yokai
