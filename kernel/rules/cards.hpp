// Cards and sets of cards as bits: the layout that every other file of the kernel stands on.
//
// A card is a small index, a set of cards one 64-bit mask. Each suit is one byte of the mask; slots
// ascend by rank, and the foil copy of a 7 sits directly after its 7. The 49-card deck never sets
// foil bits. `yokai_septet.game` uses the same layout, so masks cross the border unchanged.
#pragma once

#include <bit>
#include <cstdint>

namespace yokai {

using Card = std::uint8_t;   // 8 * suit + slot, 0..55
using Mask = std::uint64_t;  // a set of cards: bit `card`

inline constexpr int SUITS = 7;  // W E C L D F S
inline constexpr int SEATS = 4;  // room for the largest table
inline constexpr Card NO_CARD = 0xff;
inline constexpr int NO_SUIT = 7;

inline constexpr Card SUPER_TRUMP = 0;  // WA (R3)
inline constexpr Card SNOW_KING = 55;   // S13, which stands in for WA when WA lies face up (R9)

constexpr int suit_of(Card card) { return card >> 3; }
constexpr int slot_of(Card card) { return card & 7; }
constexpr int boss_slot(int suit) { return 6 - suit; }
constexpr Card boss_of(int suit) { return static_cast<Card>(8 * suit + boss_slot(suit)); }
constexpr Card foil_of(int suit) { return static_cast<Card>(boss_of(suit) + 1); }

constexpr Mask bit(Card card) { return Mask{1} << card; }
constexpr Mask suit_mask(int suit) { return Mask{0xff} << (8 * suit); }

// The cards of one suit as a byte.
constexpr unsigned suit_byte(Mask cards, int suit) { return (cards >> (8 * suit)) & 0xff; }

namespace detail {
constexpr Mask all_bosses(bool foil) {
    Mask mask = 0;
    for (int suit = 0; suit < SUITS; ++suit) mask |= bit(foil ? foil_of(suit) : boss_of(suit));
    return mask;
}
}  // namespace detail

inline constexpr Mask PLAIN_BOSSES = detail::all_bosses(false);
inline constexpr Mask FOILS = detail::all_bosses(true);
inline constexpr Mask BOSSES = PLAIN_BOSSES | FOILS;
inline constexpr Mask DECK_56 = (Mask{1} << 56) - 1;
inline constexpr Mask DECK_49 = DECK_56 & ~FOILS;

constexpr bool is_boss(Card card) { return (BOSSES >> card) & 1; }
constexpr bool is_foil(Card card) { return (FOILS >> card) & 1; }

constexpr int rank_of(Card card) {
    const int suit = suit_of(card), slot = slot_of(card);
    return slot <= boss_slot(suit) ? suit + 1 + slot : suit + slot;
}

// How many cards. The x86-64 baseline has no population count, and the library's fallback is a
// call.
constexpr int count(Mask cards) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    cards -= (cards >> 1) & 0x5555555555555555u;
    cards = (cards & 0x3333333333333333u) + ((cards >> 2) & 0x3333333333333333u);
    cards = (cards + (cards >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return static_cast<int>((cards * 0x0101010101010101u) >> 56);
#else
    return std::popcount(cards);
#endif
}

// The lowest card of a set that is not empty.
constexpr Card lowest(Mask cards) { return static_cast<Card>(std::countr_zero(cards)); }

// Takes the lowest card out of a set that is not empty.
constexpr Card pop_lowest(Mask& cards) {
    const Card card = lowest(cards);
    cards &= cards - 1;
    return card;
}

// A boss's worth in stars (R2): white ones always, black ones only with three players.
inline constexpr std::uint8_t WHITE_STARS[SUITS] = {0, 0, 1, 1, 1, 2, 2};
inline constexpr std::uint8_t BLACK_STARS[SUITS] = {0, 1, 0, 1, 1, 1, 1};

}  // namespace yokai
