// What a seat may know, as a vector of bytes: docs/environments.md has the layout as a table, and
// `yokai_septet.envs.layout` as data. Seats and sides are counted clockwise from the observer.
#pragma once

#include <cstring>

#include "envs/env_game.hpp"

namespace yokai {

inline constexpr int ACTIONS = 56;  // a card's index
inline constexpr int OBSERVATION_SIZE = 1056;
inline constexpr int OBSERVED_SIDES = 3;

namespace detail {

// A byte of a mask as eight bytes of 0 or 1.
inline constexpr auto BIT_BYTES = [] {
    std::array<std::array<std::int8_t, 8>, 256> table{};
    for (int byte = 0; byte < 256; ++byte)
        for (int slot = 0; slot < 8; ++slot)
            table[byte][slot] = static_cast<std::int8_t>(byte >> slot & 1);
    return table;
}();

class Writer {
public:
    explicit Writer(std::int8_t* out) : at_(out) {}

    void cards(Mask set) {
        for (int suit = 0; suit < SUITS; ++suit, at_ += 8)
            std::memcpy(at_, BIT_BYTES[suit_byte(set, suit)].data(), 8);
    }
    void suits(unsigned bits) {
        std::memcpy(at_, BIT_BYTES[bits & 0x7f].data(), SUITS);
        at_ += SUITS;
    }
    void suit(int suit) { suits(suit == NO_SUIT ? 0u : 1u << suit); }
    void seat(int relative) {  // one of four, or none if negative
        std::memset(at_, 0, SEATS);
        if (relative >= 0) at_[relative] = 1;
        at_ += SEATS;
    }
    void number(int value) { *at_++ = static_cast<std::int8_t>(value); }
    void bytes(const std::uint8_t* from, std::size_t n) {
        std::memcpy(at_, from, n);
        at_ += n;
    }
    void zeros(std::size_t n) {
        std::memset(at_, 0, n);
        at_ += n;
    }

private:
    std::int8_t* at_;
};

}  // namespace detail

inline void write_mask(Mask choices, std::int8_t* out) { detail::Writer(out).cards(choices); }

// What `seat` may know. When the episode is over, only scores and seals are left.
template <Family F>
void write_observation(const EnvGame& game, const Rules& rules, int seat, std::int8_t* out) {
    const int players = numbers<F>(rules).players, sides = numbers<F>(rules).sides;
    const Round& round = game.round;
    const auto at = [=](int away) {
        const int other = seat + away;
        return other < players ? other : other - players;
    };
    const auto away = [=](int other) {
        return other < 0 ? -1 : (other - seat + players) % players;
    };
    const auto side_at = [&](int away) { return (side_of<F>(rules, seat) + away) % sides; };
    const bool live = !game.over;
    detail::Writer to(out);

    if (live) {
        to.cards(round.hands[seat]);
        for (int i = 1; i < SEATS; ++i)
            to.cards(i < players ? game.world.passes.given[seat][at(i)] : 0);
        for (int i = 1; i < SEATS; ++i)
            to.cards(i < players && !game.passing ? game.world.passes.given[at(i)][seat] : 0);
        for (int i = 0; i < SEATS; ++i) to.cards(i < players ? game.played_by[at(i)] : 0);
        for (int i = 0; i < SEATS; ++i)
            to.cards(i < players ? game.played_by[at(i)] & round.trick : 0);
        to.bytes(game.trick_of.data(), game.trick_of.size());
        to.cards(round.face_up == NO_CARD ? 0 : bit(round.face_up));
        to.suit(round.trump);
        to.suit(round.led);
        for (int i = 0; i < SEATS; ++i) to.suits(i < players ? round.voids[at(i)] : 0);
        for (int i = 0; i < OBSERVED_SIDES; ++i) {
            const Mask bosses = i < sides ? round.captured[side_at(i)] : 0;
            for (int suit = 0; suit < SUITS; ++suit)
                to.number(static_cast<int>(bosses >> boss_of(suit) & 1) +
                          static_cast<int>(bosses >> foil_of(suit) & 1));
        }
    } else {
        to.zeros(17 * ACTIONS + 2 * SUITS + SEATS * SUITS + OBSERVED_SIDES * SUITS);
    }
    for (int i = 0; i < OBSERVED_SIDES; ++i)
        to.suits(numbers<F>(rules).seals && i < sides ? round.seals[side_at(i)] : 0);
    for (int i = 0; i < OBSERVED_SIDES; ++i)
        to.number(live && i < sides ? round.tricks[side_at(i)] : 0);
    for (int i = 0; i < OBSERVED_SIDES; ++i) to.number(i < sides ? game.scores[side_at(i)] : 0);
    to.seat(live ? away(game.announced) : -1);
    to.seat(live ? away(game.lead_from) : -1);
    to.seat(live && !game.passing ? away(round.leader(players)) : -1);
    to.number(live && game.passing);
    to.number(live && game.passing ? rules.cards_passed - count(game.world.passes.from(seat)) : 0);
}

}  // namespace yokai
