// A batch of worlds that are consistent with one information state, identified by a fingerprint.
#pragma once

#include <vector>

#include "rules/checks.hpp"
#include "worlds/info_state.hpp"

namespace yokai {

// Worlds of one information state must not be played from another.
inline std::uint64_t fingerprint(const InfoState& state) {
    std::uint64_t hash = 0x243f6a8885a308d3u;
    const auto mix = [&](std::uint64_t word) {
        hash ^= word;
        hash = split_mix(hash);
    };
    mix(static_cast<std::uint64_t>(state.rules.family) | std::uint64_t{state.rules.holder} << 8 |
        static_cast<std::uint64_t>(state.seat) << 16 | std::uint64_t{state.passing} << 24 |
        static_cast<std::uint64_t>(state.opening_leader) << 32 |
        std::uint64_t{state.round.face_up} << 40);
    mix(state.rules.deck);
    mix(state.round.hands[state.seat]);
    mix(state.dealt);
    for (const auto& row : state.passes.given)
        for (const Mask cards : row) mix(cards);
    for (const Card card : state.plays) mix(card);
    return hash;
}

struct WorldBatch {
    std::vector<World> list;
    int players = 4;
    std::uint64_t state_fingerprint = 0;

    void check(const InfoState& state) const {
        if (state_fingerprint != fingerprint(state)) refuse("these worlds belong to another view");
    }
};

// A batch of given worlds; each must be complete and consistent with the information state.
inline WorldBatch make_batch(const InfoState& state, std::vector<World> list) {
    const Rules& rules = state.rules;
    for (const World& world : list) {
        check_world(rules, world, state.round.face_up, !state.passing);
        for (int seat = 0; seat < rules.players; ++seat) {
            const Mask holding = state.passing ? world.dealt[seat] : world.holding(seat);
            if (state.played_by[seat] & ~holding) refuse("a world lacks a card that was played");
            if (seat == state.seat && (holding & ~state.played_by[seat]) != state.round.hands[seat])
                refuse("a world gives the viewer another hand");
            const Mask left = holding & ~state.played_by[seat];
            for (int suit = 0; suit < SUITS; ++suit)
                if (state.round.voids[seat] >> suit & 1 && left & suit_mask(suit))
                    refuse("a world gives a seat a suit that it did not follow");
            for (int other = 0; other < rules.players; ++other)
                if ((seat == state.seat || other == state.seat) &&
                    world.passes.given[seat][other] != state.passes.given[seat][other])
                    refuse("a world has other passes than the viewer saw");
        }
    }
    return WorldBatch{std::move(list), rules.players, fingerprint(state)};
}

}  // namespace yokai
