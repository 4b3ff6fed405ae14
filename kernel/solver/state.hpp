// The round as it stands in the middle of a search, in the form that makes the search quick: hands as
// bits, the owners of each suit's cards in order of rank, and a hash that moves with every card. What
// the search does with it, and what it proves, is not here.
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

// Random numbers for the hash of hands: one for each owner of a card of a suit, a boss, the ace.
struct Numbers {
    std::uint64_t of[4][3 * SUITS]{};
    constexpr Numbers() {
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
inline constexpr Numbers NUMBERS;

inline constexpr Mask SPECIAL = PLAIN_BOSSES | bit(SUPER_TRUMP);  // never as good as their neighbours

constexpr Mask follow(Mask hand, int led) {
    const Mask f = hand & suit_mask(led);
    return f ? f : hand;
}

constexpr int few(Mask m) {  // counts a set of at most a few cards
    int n = 0;
    for (; m; m &= m - 1) ++n;
    return n;
}

// The top bit of the byte of every suit that has a card.
constexpr Mask suits_held(Mask cards) {
    constexpr Mask LOW7 = 0x007f7f7f7f7f7f7fu;
    return (((cards & LOW7) + LOW7) | cards) & ~LOW7 & ((Mask{1} << 56) - 1);
}

// The place of a card among the cards of its suit that are not the ace.
constexpr unsigned ranked(Mask cards, int suit) { return suit_byte(cards & ~bit(SUPER_TRUMP), suit); }

// The live cards, suit by suit in order of rank, without the Super Trump: 7 bits a suit.
struct Planes {
    static constexpr int FIELD = 7;
    static constexpr Mask FIELD_MASK = 0x7f;

    std::uint64_t owner0, owner1;  // the two bits of the seat that holds the card
    std::uint64_t boss;            // whether it is a boss
};

// The live cards, in every form that changes when one goes.
struct Live {
    Mask cards = 0;           // in hands and on the table
    Planes planes{};
    std::uint64_t hash = 0;   // of the hands but for ranks: a sum over the cards
};

struct State {
    int trump = 0;
    bool basic = false;
    std::array<int, SUITS> stars_by_suit{};
    int all_stars = 0;

    std::array<Mask, 4> hand{};
    Live live;
    std::array<std::uint64_t, CARDS> number{};  // of each card in the hash
    std::array<Card, 4> trick{};
    std::array<int, 2> caught{}, stars{}, tricks{};  // bosses, their stars, and tricks of each side
    int left = 0;                                    // tricks not yet complete

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
            caught[side] = count(p.bosses[side]);
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
                const int what = c == SUPER_TRUMP ? 2 * SUITS : bit(c) & PLAIN_BOSSES ? SUITS + s : s;
                number[c] = NUMBERS.of[owner][what];
                live.hash += number[c];
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

    // How many live cards of its suit are below a card.
    unsigned below(Card c) const { return BITS.of[ranked(live.cards, suit_of(c)) & ((1u << slot_of(c)) - 1)]; }

    // Takes a card out of play: those above it in its suit move down.
    void remove(Card c) {
        live.hash -= number[c];
        if (c != SUPER_TRUMP) {
            const int first = Planes::FIELD * suit_of(c);
            const Mask upper = (Planes::FIELD_MASK << first) & ~((Mask{1} << (first + below(c))) - 1);
            for (Mask* plane : {&live.planes.owner0, &live.planes.owner1, &live.planes.boss})
                *plane = (*plane & ~upper) | ((*plane & upper) >> 1 & upper);
        }
        live.cards &= ~bit(c);
    }

    // A position at the start of a trick but for the ranks. What is not in it is the same all round.
    std::uint64_t key(int leader) const {
        const std::uint64_t rest = std::uint64_t(leader | caught[0] << 2);
        std::uint64_t h = with_lone_suits_merged(live.hash) ^ (rest + 1) * 0x9e3779b97f4a7c15u;
        h = (h ^ h >> 32) * 0xbf58476d1ce4e5b9u;
        h = (h ^ h >> 29) * 0x94d049bb133111ebu;
        return h ^ h >> 32;
    }

    // A side takes a trick with these bosses and their stars; and takes it back.
    void take(int side, int bosses, int won_stars) {
        caught[side] += bosses;
        stars[side] += won_stars;
        ++tricks[side];
    }
    void untake(int side, int bosses, int won_stars) {
        caught[side] -= bosses;
        stars[side] -= won_stars;
        --tricks[side];
    }

    Mask on_table(int n) const {
        Mask m = 0;
        for (int i = 0; i < n; ++i) m |= bit(trick[i]);
        return m;
    }

    // The hands of the opponents of `side` still to play (from `seat`, the `n`-th of the trick).
    Mask rivals_to_come(int side, int n, int seat) const {
        Mask m = 0;
        for (; n < 4; ++n, seat = (seat + 1) & 3)
            if ((seat & 1) != side) m |= hand[seat];
        return m;
    }

    // Whether none of them can beat a card.
    bool stands(Mask beating, int side, int n, int seat, int led) const {
        for (; n < 4; ++n, seat = (seat + 1) & 3)
            if ((seat & 1) != side && (follow(hand[seat], led) & beating)) return false;
        return true;
    }

private:
    // The suits, but for trump, that one hand alone holds are all alike: nobody else can follow or
    // lead them, so only how many such cards the hand has matters, and which of them are bosses. Here
    // their cards are counted as cards of one common suit.
    std::uint64_t with_lone_suits_merged(std::uint64_t h) const {
        const Mask a = suits_held(hand[0]), b = suits_held(hand[1]), c = suits_held(hand[2]), d = suits_held(hand[3]);
        const Mask shared = (a & b) | (c & d) | ((a | b) & (c | d));
        for (Mask lone = (a | b | c | d) & ~shared & ~suit_mask(trump); lone; lone &= lone - 1) {
            const int suit = std::countr_zero(lone) >> 3;
            const Mask top = lone & -lone;
            const int owner = a & top ? 0 : b & top ? 1 : c & top ? 2 : 3;
            const unsigned cards = suit_byte(hand[owner] & ~SPECIAL, suit);
            h += BITS.of[cards] * (NUMBERS.of[owner][2 * SUITS + 1] - NUMBERS.of[owner][suit]);
        }
        return h;
    }
};

}  // namespace yokai::solver
