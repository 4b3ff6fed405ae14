// The state of the round during a search, in a form that is fast to update: hands as bits, the
// owners of each suit's cards in order of rank, and an incremental hash.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "solver/position.hpp"

namespace yokai::solver {

struct PopCount8 {
    std::array<std::uint8_t, 256> of{};
    constexpr PopCount8() {
        for (unsigned i = 0; i < 256; ++i) of[i] = std::uint8_t(count(i));
    }
};
inline constexpr PopCount8 BITS;

// Random numbers for the hash of the hands: for each owner, one for a card of each suit, for each
// boss, for the Super Trump, and for a card of a suit that no other hand holds.
struct ZobristNumbers {
    std::uint64_t of[4][3 * SUITS]{};
    constexpr ZobristNumbers() {
        std::uint64_t state = 0x5eed0f7ea5e75e7eu;
        for (auto& seat : of)
            for (auto& number : seat) {
                std::uint64_t z = state += 0x9e3779b97f4a7c15u;
                z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
                z = (z ^ z >> 27) * 0x94d049bb133111ebu;
                number = z ^ z >> 31;
            }
    }
};
inline constexpr ZobristNumbers ZOBRIST;

inline constexpr Mask SPECIAL =
    PLAIN_BOSSES | bit(SUPER_TRUMP);  // never equivalent to another card

constexpr Mask follow(Mask hand, int led) {
    const Mask f = hand & suit_mask(led);
    return f ? f : hand;
}

constexpr int count_few(Mask m) {  // the size of a set of few cards
    int n = 0;
    for (; m; m &= m - 1) ++n;
    return n;
}

// The top bit of the byte of every suit that occurs in the set.
constexpr Mask suits_held(Mask cards) {
    constexpr Mask LOW7 = 0x007f7f7f7f7f7f7fu;
    return (((cards & LOW7) + LOW7) | cards) & ~LOW7 & ((Mask{1} << 56) - 1);
}

// The cards of a suit without the Super Trump, as a byte.
constexpr unsigned ranked(Mask cards, int suit) {
    return suit_byte(cards & ~bit(SUPER_TRUMP), suit);
}

// Bit planes of the live cards without the Super Trump: 7 bits for each suit, in order of rank.
struct Planes {
    static constexpr int FIELD = 7;
    static constexpr Mask FIELD_MASK = 0x7f;

    std::uint64_t owner0, owner1;  // the two bits of the seat that holds the card
    std::uint64_t boss;            // whether it is a boss
};

// The live cards, in all representations that change when a card is removed.
struct LiveCards {
    Mask cards = 0;  // in hands and on the table
    Planes planes{};
    std::uint64_t hash = 0;  // of the hands without ranks: a sum over the cards
};

struct State {
    int trump = 0;
    bool basic = false;
    std::array<int, SUITS> stars_by_suit{};
    int all_stars = 0;

    std::array<Mask, 4> hand{};
    LiveCards live;
    std::array<std::uint64_t, CARDS> zobrist{};  // the term of each card in the hash
    std::array<Card, 4> trick{};
    std::array<int, 2> captured{}, stars{},
        tricks{};  // bosses, their stars, and tricks of each side
    int left = 0;  // tricks not yet complete

    void set_up(const Position& p) {
        trump = p.trump;
        basic = p.basic;
        live = {};
        for (int i = 0; i < 4; ++i) live.cards |= hand[i] = p.hands[i];
        left = count(p.hands[p.to_act()]);
        for (int i = 0; i < p.trick_size; ++i) {
            trick[i] = p.trick[i];
            live.cards |= bit(p.trick[i]);
        }
        for (int s = 0; s < SUITS; ++s) stars_by_suit[s] = basic || s == trump ? 0 : WHITE_STARS[s];
        for (int side = 0; side < 2; ++side) {
            captured[side] = count(p.bosses[side]);
            stars[side] = stars_in(p.bosses[side]);
            tricks[side] = p.tricks[side];
        }
        all_stars = stars_in(all_bosses(p));
        for (int s = 0; s < SUITS; ++s) {
            int n = 0;
            for (Mask m = live.cards & suit_mask(s); m;) {
                const Card c = pop_lowest(m);
                int owner = 0;
                for (int i = 0; i < 4; ++i)
                    if (hand[i] & bit(c)) owner = i;
                for (int i = 0; i < p.trick_size; ++i)
                    if (p.trick[i] == c) owner = (p.leader + i) & 3;
                const int what = c == SUPER_TRUMP        ? 2 * SUITS
                                 : bit(c) & PLAIN_BOSSES ? SUITS + s
                                                         : s;
                zobrist[c] = ZOBRIST.of[owner][what];
                live.hash += zobrist[c];
                if (c == SUPER_TRUMP) continue;
                const int at = Planes::FIELD * s + n++;
                live.planes.owner0 |= Mask(owner & 1) << at;
                live.planes.owner1 |= Mask(owner >> 1) << at;
                live.planes.boss |= Mask(c == boss_of(s)) << at;
            }
        }
    }

    static Mask all_bosses(const Position& p) {
        Mask cards = p.hands[0] | p.hands[1] | p.hands[2] | p.hands[3];
        for (int i = 0; i < p.trick_size; ++i) cards |= bit(p.trick[i]);
        return (cards & PLAIN_BOSSES) | p.bosses[0] | p.bosses[1];
    }

    int stars_in(Mask bosses) const {
        int n = 0;
        while (bosses) n += stars_by_suit[suit_of(pop_lowest(bosses))];
        return n;
    }

    // The number of live cards of the suit below a card.
    unsigned below(Card c) const {
        return BITS.of[ranked(live.cards, suit_of(c)) & ((1u << slot_of(c)) - 1)];
    }

    // Removes a card from the live cards; higher cards of its suit move down in the planes.
    void remove(Card c) {
        live.hash -= zobrist[c];
        if (c != SUPER_TRUMP) {
            const int first = Planes::FIELD * suit_of(c);
            const Mask upper =
                (Planes::FIELD_MASK << first) & ~((Mask{1} << (first + below(c))) - 1);
            for (Mask* plane : {&live.planes.owner0, &live.planes.owner1, &live.planes.boss})
                *plane = (*plane & ~upper) | ((*plane & upper) >> 1 & upper);
        }
        live.cards &= ~bit(c);
    }

    // The key of a position at the start of a trick, without ranks. Everything left out of it is
    // the same for all positions of the round.
    std::uint64_t key(int leader) const {
        const std::uint64_t rest = std::uint64_t(leader | captured[0] << 2);
        std::uint64_t h =
            with_sole_owner_suits_merged(live.hash) ^ (rest + 1) * 0x9e3779b97f4a7c15u;
        h = (h ^ h >> 32) * 0xbf58476d1ce4e5b9u;
        h = (h ^ h >> 29) * 0x94d049bb133111ebu;
        return h ^ h >> 32;
    }

    // Adds a trick with its bosses and their stars to a side, and removes it again.
    void add_trick(int side, int bosses, int won_stars) {
        captured[side] += bosses;
        stars[side] += won_stars;
        ++tricks[side];
    }
    void remove_trick(int side, int bosses, int won_stars) {
        captured[side] -= bosses;
        stars[side] -= won_stars;
        --tricks[side];
    }

    Mask on_table(int n) const {
        Mask m = 0;
        for (int i = 0; i < n; ++i) m |= bit(trick[i]);
        return m;
    }

    // The hands of the opponents of `side` still to play (from `seat`, the `n`-th of the trick).
    Mask opponents_to_play(int side, int n, int seat) const {
        Mask m = 0;
        for (; n < 4; ++n, seat = (seat + 1) & 3)
            if ((seat & 1) != side) m |= hand[seat];
        return m;
    }

    // Whether none of those opponents can beat a card.
    bool is_unbeatable(Mask beating, int side, int n, int seat, int led) const {
        for (; n < 4; ++n, seat = (seat + 1) & 3)
            if ((seat & 1) != side && (follow(hand[seat], led) & beating)) return false;
        return true;
    }

private:
    // Side suits that only one hand holds are interchangeable: nobody else can follow or lead them,
    // so only their number of cards and their bosses matter. Here their cards count as cards of one
    // common suit.
    std::uint64_t with_sole_owner_suits_merged(std::uint64_t h) const {
        const Mask a = suits_held(hand[0]), b = suits_held(hand[1]), c = suits_held(hand[2]),
                   d = suits_held(hand[3]);
        const Mask shared = (a & b) | (c & d) | ((a | b) & (c | d));
        for (Mask lone = (a | b | c | d) & ~shared & ~suit_mask(trump); lone; lone &= lone - 1) {
            const int suit = std::countr_zero(lone) >> 3;
            const Mask top = lone & -lone;
            const int owner = a & top ? 0 : b & top ? 1 : c & top ? 2 : 3;
            const unsigned cards = suit_byte(hand[owner] & ~SPECIAL, suit);
            h += BITS.of[cards] * (ZOBRIST.of[owner][2 * SUITS + 1] - ZOBRIST.of[owner][suit]);
        }
        return h;
    }
};

}  // namespace yokai::solver
