// A round in its play phase on bitboards, for all six rulesets; the pass and the first lead before it.
//
// The twin of `yokai_septet.game`: the same rules (the R-numbers are those of docs/rules), chosen for
// speed instead of for reading. Nothing here checks legality; the Python face does that.
#pragma once

#include <array>
#include <cstdint>

#include "rules/cards.hpp"

namespace yokai {

enum class Family : std::uint8_t { four, three, suitors };

// A ruleset as the kernel needs it. What the match does with points and seals is not its business,
// except that sealing may end a round (R57, R58).
struct Rules {
    Family family = Family::four;
    bool basic = false;       // R31 instead of R32/R33
    bool short_game = false;  // R58 instead of R57
    bool holder = false;      // R9: who holds the card after the pass leads, not who was dealt it

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

// The hidden state of a round in full: the dealt hands and the passes.
struct World {
    Mask dealt[SEATS] = {};
    Passes passes;

    constexpr Mask holding(int seat) const {  // after the pass
        return (dealt[seat] & ~passes.from(seat)) | passes.to(seat);
    }
};

enum class End : std::uint8_t {
    none,       // the round goes on
    bosses,     // R20
    tricks,     // R21
    exhausted,  // R22; in Seven Suitors all tricks are played (R56)
    sealed,     // R57, R58: the match is over
};

struct Round {
    Mask hands[SEATS] = {};
    Mask played = 0;             // by anybody, the present trick included
    Mask captured[SEATS] = {};   // bosses, by side
    Mask trick = 0;              // the cards of the present trick
    std::uint8_t plays[SEATS] = {NO_CARD, NO_CARD, NO_CARD, NO_CARD};  // the trick, by seat
    std::uint8_t tricks[SEATS] = {};                                   // won, by side
    std::uint8_t voids[SEATS] = {};                                    // suits shown void, by seat
    std::uint8_t seals[2] = {};                                        // suits, by side
    std::uint8_t size = 0;        // cards in the present trick
    std::uint8_t turn = 0;        // the seat to act
    std::uint8_t winning = 0;     // the seat that is winning the present trick
    std::uint8_t best = 0;        // the strength of its card
    std::uint8_t led = NO_SUIT;   // the suit led in the present trick
    std::uint8_t trump = NO_SUIT;
    std::uint8_t last_winner = 0;
    Card face_up = NO_CARD;
    End end = End::none;

    constexpr int leader(int players) const { return (turn + players - size) % players; }
};

// How a card stands in a trick: the highest wins, and of equals (a 7 and its foil) the first played.
// 0 for a card that can't win.
constexpr int strength_of(Card card, int led, int trump) {
    if (card == SUPER_TRUMP) return 0xff;
    const int suit = suit_of(card), slot = slot_of(card) - is_foil(card);
    return suit == trump ? 0x40 + slot : suit == led ? 0x20 + slot : 0;
}

namespace detail {
// As a table, because a branch on a random card is guessed wrong half the time.
inline constexpr auto STRENGTHS = [] {
    std::array<std::array<std::array<std::uint8_t, 56>, 8>, 8> table{};
    for (int trump = 0; trump < 8; ++trump)
        for (int led = 0; led < 8; ++led)
            for (Card card = 0; card < 56; ++card)
                table[trump][led][card] = static_cast<std::uint8_t>(strength_of(card, led, trump));
    return table;
}();
}  // namespace detail

inline int strength(Card card, int led, int trump) { return detail::STRENGTHS[trump][led][card]; }

// The cards of a hand that may be played when this suit was led, without a branch (R11, R12).
constexpr Mask following(Mask hand, int led) {
    const Mask same = hand & suit_mask(led);
    return same | (hand & -static_cast<Mask>(same == 0));
}

// What may be played now. Empty only in a round that is over.
constexpr Mask legal(const Round& round) {
    const Mask hand = round.hands[round.turn];
    return round.size == 0 ? hand : following(hand, round.led);
}

namespace detail {

// R55–R58: the suits whose two 7s lie in `bosses`.
constexpr unsigned pairs(Mask bosses) {
    unsigned suits = 0;
    const Mask both = bosses & PLAIN_BOSSES & (bosses >> 1);
    for (int suit = 0; suit < SUITS; ++suit) suits |= ((both >> boss_of(suit)) & 1u) << suit;
    return suits;
}

template <Family F>
void finish_trick(Round& round, const Rules& rules) {
    const int winner = round.winning;
    const int side = side_of<F>(winner);
    const Mask bosses = round.trick & BOSSES;
    round.captured[side] |= bosses;
    ++round.tricks[side];
    round.last_winner = round.turn = static_cast<std::uint8_t>(winner);
    round.trick = 0;
    round.size = 0;
    round.led = NO_SUIT;
    round.best = 0;
    if constexpr (F == Family::suitors) {
        if (bosses) {
            unsigned made = pairs(round.captured[side]);
            if (rules.short_game) made &= ~unsigned{round.seals[side ^ 1]};
            round.seals[side] |= static_cast<std::uint8_t>(made);
            if (count(round.seals[side]) >= (rules.short_game ? 4 : 7)) {
                round.end = End::sealed;
                return;
            }
        }
        if (!round.hands[winner]) round.end = End::exhausted;
    } else {
        // One question instead of three, for it is nearly always answered with no.
        const bool won = count(round.captured[side]) >= (F == Family::three ? 3 : 4);
        const bool lost = round.tricks[side] >= 7;
        if (won | lost | !round.hands[winner]) [[unlikely]]
            round.end = won ? End::bosses : lost ? End::tricks : End::exhausted;
    }
}

}  // namespace detail

// Plays a legal card for the seat to act.
template <Family F>
inline void apply(Round& round, const Rules& rules, Card card) {
    const int seat = round.turn;
    const int suit = suit_of(card);
    round.hands[seat] ^= bit(card);
    round.played |= bit(card);
    round.trick |= bit(card);
    round.plays[seat] = card;
    if (round.size == 0) {
        round.led = static_cast<std::uint8_t>(suit);
        if constexpr (F == Family::suitors)
            if (round.trump == NO_SUIT) round.trump = static_cast<std::uint8_t>(suit);  // R53
    }
    round.voids[seat] |= static_cast<std::uint8_t>((suit != round.led) << round.led);
    const int s = strength(card, round.led, round.trump);
    const bool ahead = s > round.best;  // a card led is always ahead of nothing
    round.best = static_cast<std::uint8_t>(ahead ? s : round.best);
    round.winning = static_cast<std::uint8_t>(ahead ? seat : round.winning);
    round.turn = static_cast<std::uint8_t>(next_seat<F>(seat));
    if (++round.size == PLAYERS<F>) detail::finish_trick<F>(round, rules);
}

inline void apply(Round& round, const Rules& rules, Card card) {
    switch (rules.family) {
        case Family::four: return apply<Family::four>(round, rules, card);
        case Family::three: return apply<Family::three>(round, rules, card);
        case Family::suitors: return apply<Family::suitors>(round, rules, card);
    }
}

// The card whose owner leads the first round (R9, R52).
constexpr Card herald(Card face_up) { return face_up == SUPER_TRUMP ? SNOW_KING : SUPER_TRUMP; }

// Who leads a first round; of the option `holder` it depends on the passes.
inline int first_leader(const Rules& rules, const World& world, Card face_up) {
    const Mask card = bit(herald(face_up));
    for (int seat = 0; seat < rules.players(); ++seat)
        if ((rules.holder ? world.holding(seat) : world.dealt[seat]) & card) return seat;
    return 0;
}

// The play phase of a world whose passes are all made.
inline Round start(const Rules& rules, const World& world, Card face_up, int leader,
                   const std::uint8_t seals[2]) {
    Round round;
    for (int seat = 0; seat < rules.players(); ++seat) round.hands[seat] = world.holding(seat);
    round.face_up = face_up;
    if (face_up != NO_CARD) round.trump = static_cast<std::uint8_t>(suit_of(face_up));
    round.turn = round.last_winner = static_cast<std::uint8_t>(leader);
    round.seals[0] = seals[0];
    round.seals[1] = seals[1];
    return round;
}

// What a finished round brings, in eight bytes.
struct Outcome {
    std::uint8_t gains[SEATS] = {};  // by side: points, or in Seven Suitors the suits sealed so far
    std::uint8_t winners = 0;        // sides as bits; in Seven Suitors only who won the match
    End end = End::none;
    std::uint8_t last_winner = 0;    // the seat that will lead the next round (R10)

    constexpr std::uint64_t packed() const {
        std::uint64_t word = 0;
        for (int side = 0; side < SEATS; ++side) word |= std::uint64_t{gains[side]} << (8 * side);
        return word | std::uint64_t{winners} << 32 | std::uint64_t(end) << 40 |
               std::uint64_t{last_winner} << 48;
    }
};

// R30–R34 for a round that is over.
inline Outcome outcome(const Round& round, const Rules& rules) {
    Outcome result;
    result.end = round.end;
    result.last_winner = round.last_winner;
    const int side = rules.side_of(round.last_winner);
    if (rules.family == Family::suitors) {
        if (round.end == End::sealed) result.winners = static_cast<std::uint8_t>(1u << side);
        result.gains[0] = round.seals[0];
        result.gains[1] = round.seals[1];
        return result;
    }
    const int sides = rules.sides();
    const bool loss = round.end == End::tricks;
    result.winners = static_cast<std::uint8_t>(loss ? ((1u << sides) - 1) & ~(1u << side) : 1u << side);
    for (int winner = 0; winner < sides; ++winner) {
        if (!(result.winners >> winner & 1)) continue;
        int points = 0;
        if (rules.basic) {
            points = 1;
        } else if (rules.family == Family::three && loss) {
            points = 3;
        } else {
            Mask bosses = round.captured[winner];
            if (loss)
                for (const Mask hand : round.hands) bosses |= hand & BOSSES;
            while (bosses) {
                const int suit = suit_of(pop_lowest(bosses));
                if (suit == round.trump) continue;
                points += WHITE_STARS[suit];
                if (rules.family == Family::three) points += BLACK_STARS[suit];
            }
        }
        result.gains[winner] = static_cast<std::uint8_t>(points);
    }
    return result;
}

}  // namespace yokai
