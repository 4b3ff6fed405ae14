// A batch of worlds that all agree with one sight. It remembers which, so that nobody mixes them up.
#pragma once

#include <vector>

#include "rules/position.hpp"
#include "worlds/sight.hpp"

namespace yokai {

// A fingerprint of what a sight says; worlds of one sight must not be played from another.
inline std::uint64_t identity(const Sight& sight) {
    std::uint64_t hash = 0x243f6a8885a308d3u;
    const auto mix = [&](std::uint64_t word) {
        hash ^= word;
        hash = split_mix(hash);
    };
    mix(static_cast<std::uint64_t>(sight.rules.family) | std::uint64_t{sight.rules.holder} << 8 |
        static_cast<std::uint64_t>(sight.seat) << 16 | std::uint64_t{sight.passing} << 24 |
        static_cast<std::uint64_t>(sight.opener) << 32 |
        std::uint64_t{sight.round.face_up} << 40);
    mix(sight.round.hands[sight.seat]);
    mix(sight.dealt);
    for (const auto& row : sight.passes.given)
        for (const Mask cards : row) mix(cards);
    for (const Card card : sight.plays) mix(card);
    return hash;
}

struct Worlds {
    std::vector<World> list;
    int players = 4;
    std::uint64_t of = 0;

    void check(const Sight& sight) const {
        if (of != identity(sight)) refuse("these worlds belong to another view");
    }
};

// Worlds made elsewhere: each must be whole and fit what the seat has seen.
inline Worlds worlds_from(const Sight& sight, std::vector<World> list) {
    const Rules& rules = sight.rules;
    for (const World& world : list) {
        check_world(rules, world, sight.round.face_up, !sight.passing);
        for (int seat = 0; seat < rules.players(); ++seat) {
            const Mask holding = sight.passing ? world.dealt[seat] : world.holding(seat);
            if (sight.played_by[seat] & ~holding) refuse("a world lacks a card that was played");
            if (seat == sight.seat && (holding & ~sight.played_by[seat]) != sight.round.hands[seat])
                refuse("a world gives the viewer another hand");
            const Mask left = holding & ~sight.played_by[seat];
            for (int suit = 0; suit < SUITS; ++suit)
                if (sight.round.voids[seat] >> suit & 1 && left & suit_mask(suit))
                    refuse("a world gives a seat a suit that it did not follow");
            for (int other = 0; other < rules.players(); ++other)
                if ((seat == sight.seat || other == sight.seat) &&
                    world.passes.given[seat][other] != sight.passes.given[seat][other])
                    refuse("a world has other passes than the viewer saw");
        }
    }
    return Worlds{std::move(list), rules.players(), identity(sight)};
}

}  // namespace yokai
