// A small rule-based player: features of a card, times weights, the best sum plays.
//
// It decides from what the acting seat may know: its own hand, the cards it passed, and what is
// public (cards played, voids shown, tricks, captured bosses, seals). It reads no other hand, so it
// gives the same answer for a real round and for one rebuilt from a seat's view with the other hands
// left blank; a test holds it to that. Each ruleset family brings its own weights, and the weights
// are an argument of every call.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <type_traits>

#include "policy/simd.hpp"
#include "rules/playout.hpp"

namespace yokai {

// The features, in the order of the weights. The stake of a trick is shared by all decisions; what
// it costs to part with a card is weighed apart for a lead, for following suit and for a discard.
#define YOKAI_STAKE_FEATURES(X)                                                                 \
    X(boss_us_0) X(boss_us_1) X(boss_us_2)          /* a boss for us, by bosses we have */       \
    X(boss_them_0) X(boss_them_1) X(boss_them_2)    /* a boss for them, by bosses they have */   \
    X(star_us) X(star_them)                         /* its stars, trump's boss has none */       \
    X(win) X(lose)                                  /* the round is decided by this trick */     \
    X(trick_us_0) X(trick_us_1) X(trick_us_2) X(trick_us_3) X(trick_us_4) X(trick_us_5)          \
    X(trick_them_0) X(trick_them_1) X(trick_them_2) X(trick_them_3) X(trick_them_4) X(trick_them_5) \
    X(half_us) X(half_them)                         /* Seven Suitors: the first 7 of a pair */   \
    X(pair_us) X(pair_them)                         /* and the second, which seals */            \
    X(flush_us) X(flush_them)                       /* the suit's boss may fall from a hand */
#define YOKAI_CARD_FEATURES(X, context)                                                          \
    X(context##_boss) X(context##_star)             /* parting with a boss, its stars */          \
    X(context##_high_early) X(context##_high_middle) X(context##_high_late)  /* height, by tricks */ \
    X(context##_trump) X(context##_super_trump)                                                   \
    X(context##_last)                               /* the last card of a side suit */            \
    X(context##_guard)                              /* leaves a boss of ours with less cover */   \
    X(context##_length)                             /* cards of the suit in hand */               \
    X(context##_settled)                            /* nothing unseen can beat it in its suit */
#define YOKAI_LEAD_FEATURES(X)                                                                   \
    X(lead_their_void) X(lead_partner_void) X(lead_partner_boss) X(lead_chooses_trump)
#define YOKAI_PASS_FEATURES(X, context)                                                          \
    X(context##_boss) X(context##_star) X(context##_bare_boss) X(context##_high)                  \
    X(context##_low) X(context##_trump) X(context##_trump_high) X(context##_super_trump)          \
    X(context##_void) X(context##_short) X(context##_guard) X(context##_twin)

#define YOKAI_FEATURES(X)                                                                        \
    YOKAI_STAKE_FEATURES(X)                                                                      \
    YOKAI_CARD_FEATURES(X, lead) YOKAI_CARD_FEATURES(X, follow) YOKAI_CARD_FEATURES(X, discard)   \
    YOKAI_LEAD_FEATURES(X)                                                                       \
    YOKAI_PASS_FEATURES(X, give_friend) YOKAI_PASS_FEATURES(X, give_rival)

#define YOKAI_ENUM(name) F_##name,
enum Feature : int { YOKAI_FEATURES(YOKAI_ENUM) FEATURES };
#undef YOKAI_ENUM

#define YOKAI_NAME(name) #name,
inline constexpr const char* FEATURE_NAMES[] = {YOKAI_FEATURES(YOKAI_NAME)};
#undef YOKAI_NAME

inline constexpr int CARD_FEATURES = F_follow_boss - F_lead_boss;

struct Weights {
    float w[FEATURES];
};

// Sums a score; the explaining kind also keeps what each feature brought.
struct PlainSum {
    const float* w;
    float total = 0;
    void add(int feature, float value) { total += w[feature] * value; }
};
struct ExplainedSum {
    const float* w;
    float total = 0;
    std::array<float, FEATURES> parts{};
    void add(int feature, float value) {
        const float part = w[feature] * value;
        total += part;
        parts[feature] += part;
    }
};

namespace detail {
// NONE[m][n]: the chance that a hand holds none of n cards that lie in m hands alike.
inline constexpr auto NONE = [] {
    std::array<std::array<float, 64>, 4> table{};
    for (int m = 0; m < 4; ++m) {
        double chance = 1;
        for (auto& cell : table[m]) {
            cell = static_cast<float>(chance);
            chance *= m ? (m - 1.0) / m : 0.0;
        }
    }
    return table;
}();

// How many bits a byte has, and a set of suits spread out to a byte for each.
inline constexpr auto POPULATION = [] {
    std::array<std::uint8_t, 256> table{};
    for (unsigned i = 0; i < 256; ++i) table[i] = static_cast<std::uint8_t>(count(i));
    return table;
}();
inline constexpr auto SPREAD = [] {
    std::array<std::uint64_t, 128> table{};
    for (unsigned suits = 0; suits < 128; ++suits)
        for (int suit = 0; suit < SUITS; ++suit)
            table[suits] |= std::uint64_t{suits >> suit & 1} << (8 * suit);
    return table;
}();

// NONE for each slot of a suit at once: of the cards of a byte, those above the slot.
inline constexpr auto NONE_ABOVE = [] {
    std::array<std::array<EightFloats, 256>, 4> table{};
    for (int m = 0; m < 4; ++m)
        for (unsigned cards = 0; cards < 256; ++cards)
            for (int slot = 0; slot < 8; ++slot)
                table[m][cards].of[slot] = NONE[m][count((cards >> slot) >> 1)];
    return table;
}();
inline constexpr EightFloats HEIGHTS{{0, 1 / 7.0f, 2 / 7.0f, 3 / 7.0f, 4 / 7.0f, 5 / 7.0f, 6 / 7.0f, 1}};
}  // namespace detail

// What the acting seat knows, and how it values its cards.
//
// Playouts spend their time here, so what many cards share is worked out once: the chance of a ruff
// for each seat, the stake of the trick for a card that is no boss, and per suit, side by side in
// the bytes of one word, how many cards are loose and how many hands may hold them.
template <Family F>
class Judge {
public:
    Judge(const Round& round, const Rules& rules, const Passes& passes, const float* weights)
        : r_(round), rules_(rules), w_(weights), me_(round.turn), us_(side_of<F>(me_)),
          hand_(round.hands[me_]) {
        const Mask up = round.face_up == NO_CARD ? 0 : bit(round.face_up);
        loose_ = unseen_ = Rules{F}.deck() & ~(hand_ | round.played | up);
        for (int seat = 0; seat < PLAYERS<F>; ++seat) {
            if (F == Family::four && seat != (me_ ^ 2)) continue;  // only the partner was given cards
            known_[seat] = passes.given[me_][seat] & ~round.played;
            loose_ &= ~known_[seat];
        }
        loose_counts_ = detail::byte_counts(loose_);
        holders_ = (PLAYERS<F> - 1) * detail::ONES + detail::SPREAD[round.voids[me_]];
        for (int seat = 0; seat < PLAYERS<F>; ++seat) holders_ -= detail::SPREAD[round.voids[seat]];
        trump_mask_ = round.trump == NO_SUIT ? 0 : suit_mask(round.trump);
        if constexpr (F == Family::three) {
            // The rival the trick would go to, as far as one can tell.
            them_ = round.size && round.winning != me_ ? round.winning : next_seat<F>(me_);
            phase_ = phase_of(round.tricks[us_]);
        } else {
            them_ = us_ ^ 1;
            phase_ = F == Family::suitors ? 0 : phase_of(round.tricks[us_]);
        }
        if (round.size < PLAYERS<F> - 1) prepare_ruffs();
        if (round.size) prepare_trick();
        // The stake is linear in our chance: two numbers tell it for every card that is no boss.
        PlainSum won{weights}, lost{weights};
        stake_us(1, round.trick, won);
        stake_them(-1, round.trick, lost);
        flush_ = round.size && is_pending(round.led);
        won.add(F_flush_us, flush_);
        lost.add(F_flush_them, -flush_);
        stake_lost_ = lost.total;
        stake_gain_ = won.total - lost.total;
    }

    // The value of playing `card`, which must be legal.
    template <class Sum>
    void judge(Card card, Sum& sum) const {
        const int suit = suit_of(card);
        const bool boss = is_boss(card);
        float ours;
        int context;
        if (r_.size == 0) {
            context = F_lead_boss;
            ours = chance_leading(card);
            judge_lead(suit, sum);
        } else {
            context = suit == r_.led ? F_follow_boss : F_discard_boss;
            ours = strength(card, r_.led, r_.trump) > r_.best ? chance_ahead(card) : behind_;
        }
        const Mask cards = boss ? r_.trick | bit(card) : r_.trick;
        stake_us(ours, cards, sum);
        stake_them(ours - 1, cards, sum);
        pending(ours, r_.size ? r_.led : suit, sum);
        part_with(card, suit, boss, context, sum);
    }

    // The card with the highest value. Without noise it comes to the same as judging one card after
    // another, which a test checks; but what the cards of a suit share is worked out once, and all
    // slots of a suit are valued side by side.
    Card choose(float temperature, Random& random) const {
        if (temperature > 0) return choose_with_noise(temperature, random);
        Best best;
        const int seats = PLAYERS<F> - 1 - r_.size;  // still to play after us
        if (r_.size == 0) {
            for (Mask rest = hand_; rest;) {
                const int suit = suit_of(lowest(rest));
                rest &= ~suit_mask(suit);
                PlainSum shared{w_};
                judge_lead(suit, shared);
                const float falls = (unseen_ & BOSSES & suit_mask(suit)) != 0;
                shared.add(F_flush_them, -falls);
                const float gain = falls * (w_[F_flush_us] + w_[F_flush_them]);
                value_suit<F_lead_boss>(suit, chances<PLAYERS<F> - 1>(suit), shared.total, gain, best);
            }
        } else if (hand_ & suit_mask(r_.led)) {
            const Lanes ours = seats == 0 ? Lanes(1) : seats == 1 ? chances<1>(r_.led) : chances<2>(r_.led);
            value_suit<F_follow_boss>(r_.led, from(first_ahead(r_.led), ours, Lanes(behind_)), 0, 0, best);
        } else {
            for (Mask rest = hand_; rest;) {
                const int suit = suit_of(lowest(rest));
                rest &= ~suit_mask(suit);
                Lanes ours(behind_);
                if (suit == r_.trump) ours = from(first_ahead(suit), chances_of_ruff(seats), ours);
                value_suit<F_discard_boss>(suit, ours, 0, 0, best);
            }
        }
        return best.card();
    }

    // Noise whose largest sum picks as a softmax would; coarse steps keep it equal on every machine.
    static float gumbel(Random& random) {
        static const auto table = [] {
            std::array<float, 1024> noise{};
            for (int i = 0; i < 1024; ++i)
                noise[i] = static_cast<float>(
                    std::round(-std::log(-std::log((i + 0.5) / 1024.0)) * 4096) / 4096);
            return noise;
        }();
        return table[random.next() >> 54];
    }

private:
    static constexpr int phase_of(int tricks) { return tricks < 3 ? 0 : tricks < 5 ? 1 : 2; }

    int seat_after(int steps) const {
        if constexpr (F == Family::three)
            return me_ + steps >= 3 ? me_ + steps - 3 : me_ + steps;
        else
            return (me_ + steps) & 3;
    }

    // The chance that a hand holds none of `n` loose cards of a suit.
    float none(int suit, int n) const { return detail::NONE[(holders_ >> (8 * suit)) & 0xff][n]; }
    int loose_in(Mask cards, int suit) const {
        return detail::POPULATION[suit_byte(loose_ & cards, suit)];
    }

    // A trump, or the Super Trump, in `beating` at a seat that is out of the led suit.
    float ruffs(int seat, Mask beating) const {
        if (known_[seat] & beating) return 1;
        float lacks = 1;
        if (r_.trump != NO_SUIT && !(r_.voids[seat] >> r_.trump & 1))
            lacks = none(r_.trump, loose_in(beating, r_.trump));
        if (r_.trump != 0 && loose_ & beating & bit(SUPER_TRUMP) && !(r_.voids[seat] & 1))
            lacks *= none(0, 1);
        return 1 - lacks;
    }

    // For each seat still to play: the chance of a ruff when another suit than trump is led, and of the
    // Super Trump when trump is led.
    void prepare_ruffs() {
        const bool wary = r_.trump != 0 && loose_ & bit(SUPER_TRUMP);
        const float lacks_trump = none(r_.trump, (loose_counts_ >> (8 * r_.trump)) & 0xff);
        const float lacks_super_trump = wary ? none(0, 1) : 1.0f;
        for (int ahead = 1; ahead < PLAYERS<F> - r_.size; ++ahead) {
            const int seat = seat_after(ahead);
            const float trump[2] = {lacks_trump, 1.0f}, super_trump[2] = {lacks_super_trump, 1.0f};
            const float lacks = super_trump[r_.voids[seat] & 1];
            ruff_[0][seat] = 1 - trump[r_.voids[seat] >> r_.trump & 1] * lacks;
            ruff_[1][seat] = 1 - lacks;
            if (known_[seat] & (trump_mask_ | bit(SUPER_TRUMP))) [[unlikely]] {
                ruff_[0][seat] = 1;
                if (r_.trump != 0 && known_[seat] & bit(SUPER_TRUMP)) ruff_[1][seat] = 1;
            }
        }
    }

    Card choose_with_noise(float temperature, Random& random) const {
        float best = -1e30f;
        Card chosen = NO_CARD;
        for (Mask moves = legal(r_); moves;) {
            const Card card = pop_lowest(moves);
            PlainSum sum{w_};
            judge(card, sum);
            const float value = sum.total + temperature * gumbel(random);
            if (value > best) {
                best = value;
                chosen = card;
            }
        }
        return chosen;
    }

    // The best card so far. A value and its card are one number: the value's bits in an order in which
    // larger is better, but for the last six, which tell the card. So values a quarter of a millionth
    // apart count as equal, and of equals the higher card is taken.
    struct Best {
        Keys slots = Keys(std::numeric_limits<std::int32_t>::min());
        std::int32_t single = std::numeric_limits<std::int32_t>::min();

        static std::int32_t key(float value, Card card) {
            const auto bits = std::bit_cast<std::int32_t>(value);
            return ((bits ^ (bits >> 31 & 0x7fffffff)) & ~63) | card;
        }
        Card card() const { return static_cast<Card>(std::max(slots.largest(), single) & 63); }
    };

    // Values our cards of a suit, our chance with each being `ours`; `shared` and `gain` are added to
    // the stake.
    template <int context>
    void value_suit(int suit, Lanes ours, float shared, float gain, Best& best) const {
        const auto w = [this](int lead_feature) { return w_[lead_feature - F_lead_boss + context]; };
        const unsigned mine = suit_byte(hand_, suit), bosses = suit_byte(BOSSES, suit);
        const float length = detail::POPULATION[mine];
        const float kinds[3] = {0, w(F_lead_last), w(F_lead_trump)};
        const bool trump = suit == r_.trump;
        const float suited = shared + kinds[trump ? 2 : !(mine & (mine - 1))] + w(F_lead_length) * length;
        const float guards[2] = {0, w(F_lead_guard)};
        const float high = w_[F_lead_high_early - F_lead_boss + context + phase_];
        const int top = std::bit_width(suit_byte(unseen_, suit));
        const unsigned special = mine & (bosses | (suit == 0));
        const float lost = suited + stake_lost_ + guards[(mine & bosses) != 0];
        const Lanes value = Lanes(lost) + Lanes(gain + stake_gain_) * ours + Lanes(high) * Lanes(detail::HEIGHTS) +
                            from(top, Lanes(w(F_lead_settled)), Lanes(0));
        best.slots.raise(value, 8 * suit, mine & ~special);
        if (special & bosses) {
            for (unsigned rest = special & bosses; rest; rest &= rest - 1) {
                const Card card = static_cast<Card>(8 * suit + std::countr_zero(rest));
                PlainSum sum{w_};
                if constexpr (F == Family::suitors) {
                    judge(card, sum);  // a 7 and its foil do not beat each other
                } else {
                    const float chance = ours.at(slot_of(card));
                    sum.total = suited + high * HEIGHT[slot_of(card)] + (slot_of(card) >= top ? w(F_lead_settled) : 0.0f);
                    sum.add(context, 1);
                    if (!trump) sum.add(F_lead_star - F_lead_boss + context, stars(bit(card)));
                    stake_us(chance, r_.trick | bit(card), sum);
                    stake_them(chance - 1, r_.trick | bit(card), sum);
                    sum.add(F_flush_us, flush_ * chance);
                    sum.add(F_flush_them, flush_ * (chance - 1));
                }
                best.single = std::max(best.single, Best::key(sum.total, card));
            }
        }
        if (suit == 0 && mine & 1)
            best.single = std::max(best.single, Best::key(lost + gain + stake_gain_ + w(F_lead_super_trump), SUPER_TRUMP));
    }

    // The lowest slot of the led suit, or of trump, that beats the card that is winning.
    int first_ahead(int suit) const {
        const int winning = r_.plays[r_.winning];
        if (winning == SUPER_TRUMP) return 8;
        const int slot = (r_.best & 0x1f) + 1;
        if (suit_of(static_cast<Card>(winning)) != suit) return suit == r_.trump ? 0 : 8;
        return slot + (slot == boss_slot(suit) + 1);  // a foil does not beat its 7
    }

    // Our chance with a card of the led suit that goes ahead, for each slot, when so many seats are
    // still to play. A seat that may hold the suit fails to beat the card if it has none above, and
    // is not out of the suit with a trump.
    template <int seats>
    Lanes chances(int suit) const {
        const Lanes none = none_above(suit);
        const float out[2] = {this->none(suit, (loose_counts_ >> (8 * suit)) & 0xff), 1.0f};
        const float* ruff = ruff_[suit == r_.trump];
        const auto holds = [&](int ahead) {
            const int seat = seat_after(ahead);
            const unsigned is_void = r_.voids[seat] >> suit & 1;
            const float may = 1 - static_cast<float>(is_void);
            unsigned known = suit_byte(known_[seat], suit);
            if (!known) return Lanes(1 - may - out[is_void] * ruff[seat]) + Lanes(may) * none;
            if (suit == 0 && known & 1) known = 0x100;
            return from(std::bit_width(known), none, Lanes(0));
        };
        return together<seats>(holds);
    }
    // The same for a trump on another suit: a seat beats it only if it is out of that suit, too.
    Lanes chances_of_ruff(int seats) const {
        const Lanes none = none_above(r_.trump);
        const bool wary = r_.trump != 0 && loose_ & bit(SUPER_TRUMP);
        const auto holds = [&](int ahead) {
            const int seat = seat_after(ahead);
            float out = 1;  // of the led suit
            if (!(r_.voids[seat] >> r_.led & 1))
                out = known_[seat] & suit_mask(r_.led) ? 0.0f : this->none(r_.led, (loose_counts_ >> (8 * r_.led)) & 0xff);
            const float lacks = wary && !(r_.voids[seat] & 1) ? this->none(0, 1) : 1.0f;
            const Lanes free = r_.voids[seat] >> r_.trump & 1 ? Lanes(lacks) : Lanes(lacks) * none;
            const unsigned known = suit_byte(known_[seat], r_.trump) | (known_[seat] & bit(SUPER_TRUMP) ? 0x100u : 0u);
            return Lanes(1 - out) + Lanes(out) * from(std::bit_width(known), free, Lanes(0));
        };
        return seats == 0 ? Lanes(1) : seats == 1 ? together<1>(holds) : together<2>(holds);
    }
    template <int seats, class Holds>
    static Lanes together(const Holds& holds) {
        if constexpr (seats == 1) return holds(1);
        if constexpr (F == Family::three) return holds(1) * holds(2);
        const Lanes rivals = seats == 2 ? holds(1) : holds(1) * holds(3);
        return rivals + (Lanes(1) - rivals) * Lanes(RESCUE) * (Lanes(1) - holds(2));
    }
    // The chance that a hand that may hold cards of a suit has none above each slot; the lowest Wind
    // card is above all others.
    Lanes none_above(int suit) const {
        const int hands = static_cast<int>((holders_ >> (8 * suit)) & 0xff);
        const unsigned loose = suit_byte(loose_, suit);
        const Lanes none(detail::NONE_ABOVE[hands][loose]);
        return suit == 0 && loose & 1 ? none * Lanes(detail::NONE[hands][1]) : none;
    }

    // How likely `seat`, which is still to play, beats a card of the led suit: with one `above` it,
    // or with a ruff.
    float beats(int seat, int led, Mask above, float ruff) const {
        if (r_.voids[seat] >> led & 1) return ruff;
        if (known_[seat] & above) return 1;
        const float chance = 1 - none(led, loose_in(above, led));
        if (known_[seat] & suit_mask(led)) return chance;
        return chance + none(led, (loose_counts_ >> (8 * led)) & 0xff) * ruff;
    }

    // The same for whatever card is winning at present.
    float beaten(int seat, int led, Card card) const {
        if (card == SUPER_TRUMP) return 0;
        const int suit = suit_of(card);
        const Mask higher = above_in_suit(card);
        if (suit != led) return beats(seat, led, 0, ruffs(seat, higher | bit(SUPER_TRUMP)));
        if (led == 0) return beats(seat, led, higher | bit(SUPER_TRUMP), ruff_[led == r_.trump][seat]);
        return beats(seat, led, higher, ruff_[led == r_.trump][seat]);
    }

    static Mask above_in_suit(Card card) {
        const Mask higher = suit_mask(suit_of(card)) & ~((bit(card) << 1) - 1);
        if constexpr (F == Family::suitors) return higher & ~(is_boss(card) ? FOILS : 0);
        return higher;
    }

    // With the others' answers still to come: how likely our side ends up with the trick.
    float chance_leading(Card card) const {
        const int led = suit_of(card);
        if constexpr (F == Family::three) {
            return (1 - beaten(seat_after(1), led, card)) * (1 - beaten(seat_after(2), led, card));
        } else {
            const float holds =
                (1 - beaten(seat_after(1), led, card)) * (1 - beaten(seat_after(3), led, card));
            return holds + (1 - holds) * RESCUE * beaten(seat_after(2), led, card);
        }
    }

    // The same for a card that goes ahead in a trick begun by another.
    float chance_ahead(Card card) const {
        if (r_.size == PLAYERS<F> - 1) return 1;
        const float holds = 1 - beaten(seat_after(1), r_.led, card);  // a rival sits next
        if (F == Family::three || r_.size == 2) return holds;
        return holds + (1 - holds) * RESCUE * beaten(seat_after(2), r_.led, card);
    }

    // What a card that does not go ahead can still hope for.
    void prepare_trick() {
        if constexpr (F != Family::three) {
            const Card best = r_.plays[r_.winning];
            if (side_of<F>(r_.winning) == us_)
                behind_ = r_.size == 3 ? 1.0f : 1 - beaten(seat_after(1), r_.led, best);
            else
                behind_ = r_.size == 1 ? FRIEND * beaten(seat_after(2), r_.led, best) : 0.0f;
        }
    }

    // What the trick is worth to us for our chance to win it, and to them for theirs (negative).
    template <class Sum>
    void stake_us(float ours, Mask cards, Sum& sum) const {
        if constexpr (F == Family::suitors) {
            seals(us_, ours, cards & BOSSES, F_half_us, F_pair_us, sum);
            sum.add(F_trick_us_0, ours);
        } else {
            points(us_, ours, cards & BOSSES, F_boss_us_0, F_star_us, F_trick_us_0, F_win, F_lose, sum);
        }
    }
    template <class Sum>
    void stake_them(float theirs, Mask cards, Sum& sum) const {
        if constexpr (F == Family::suitors)
            seals(them_, theirs, cards & BOSSES, F_half_them, F_pair_them, sum);
        else
            points(them_, theirs, cards & BOSSES, F_boss_them_0, F_star_them, F_trick_them_0, F_lose, F_win, sum);
    }

    // One side of it under R20 and R21; `chance` is negative for theirs.
    template <class Sum>
    void points(int side, float chance, Mask bosses, int boss, int star, int trick, int good, int bad,
                Sum& sum) const {
        constexpr int goal = F == Family::three ? 3 : 4;
        if (bosses) {
            const int have = count(r_.captured[side]);
            const int taken = count(bosses);
            if (have + taken >= goal) {
                sum.add(good, chance);
                if (!rules_.basic) sum.add(star, chance * stars(bosses));
                return;
            }
            sum.add(boss + std::min(have, 2), chance * static_cast<float>(taken));
            if (!rules_.basic) sum.add(star, chance * stars(bosses));
        }
        const int tricks = r_.tricks[side];
        if (tricks >= 6)
            sum.add(bad, -chance);  // their seventh trick is our win, and the other way round
        else
            sum.add(trick + tricks, chance);
    }

    template <class Sum>
    void seals(int side, float chance, Mask bosses, int half, int pair, Sum& sum) const {
        while (bosses) {
            const Card card = pop_lowest(bosses);
            const int suit = suit_of(card);
            const unsigned sealed = r_.seals[side] | (rules_.short_game ? r_.seals[side ^ 1] : 0u);
            if (sealed >> suit & 1) continue;
            const Mask twin = suit_mask(suit) & BOSSES & ~bit(card);
            if (twin & (r_.captured[side] | r_.trick | bosses))
                sum.add(pair, chance);
            else if (!(twin & r_.captured[side ^ 1]))
                sum.add(half, chance);
        }
    }

    float stars(Mask bosses) const {
        int total = 0;
        bosses &= ~trump_mask_;
        while (bosses) {
            const int suit = suit_of(pop_lowest(bosses));
            total += WHITE_STARS[suit] + (F == Family::three ? BLACK_STARS[suit] : 0);
        }
        return static_cast<float>(total);
    }

    // A boss of the led suit that may still fall into this trick.
    template <class Sum>
    void pending(float ours, int led, Sum& sum) const {
        if (is_pending(led)) {
            sum.add(F_flush_us, ours);
            sum.add(F_flush_them, ours - 1);
        }
    }
    bool is_pending(int led) const {
        return r_.size < PLAYERS<F> - 1 && unseen_ & BOSSES & suit_mask(led);
    }

    template <class Sum>
    void judge_lead(int suit, Sum& sum) const {
        const int voids = (r_.voids[seat_after(1)] >> suit & 1) +
                          (r_.voids[seat_after(F == Family::three ? 2 : 3)] >> suit & 1);
        sum.add(F_lead_their_void, static_cast<float>(voids));
        if constexpr (F != Family::three) {
            const int partner = seat_after(2);
            sum.add(F_lead_partner_void, static_cast<float>(r_.voids[partner] >> suit & 1));
            sum.add(F_lead_partner_boss,
                    known_[partner] & BOSSES & suit_mask(suit) ? 1.0f : 0.0f);
        }
        if constexpr (F == Family::suitors)
            if (r_.trump == NO_SUIT)  // R53: the suit of the first lead is trump
                sum.add(F_lead_chooses_trump,
                        static_cast<float>(detail::POPULATION[suit_byte(hand_, suit)]) +
                            static_cast<float>(suit) * 0.25f);
    }

    // What it costs, or brings, to part with a card: first what depends on its suit alone.
    template <class Sum>
    void part_with_suit(int suit, int context, Sum& sum) const {
        const auto f = [context](int lead_feature) { return lead_feature - F_lead_boss + context; };
        const unsigned mine = suit_byte(hand_, suit);
        if (suit == r_.trump)
            sum.add(f(F_lead_trump), 1);
        else if (!(mine & (mine - 1)))
            sum.add(f(F_lead_last), 1);
        sum.add(f(F_lead_length), static_cast<float>(detail::POPULATION[mine]));
    }
    template <class Sum>
    void part_with(Card card, int suit, bool boss, int context, Sum& sum) const {
        const auto f = [context](int lead_feature) { return lead_feature - F_lead_boss + context; };
        part_with_suit(suit, context, sum);
        if (boss) {
            sum.add(f(F_lead_boss), 1);
            if (suit != r_.trump) sum.add(f(F_lead_star), stars(bit(card)));
        } else if (hand_ & BOSSES & suit_mask(suit)) {
            sum.add(f(F_lead_guard), 1);
        }
        if (card == SUPER_TRUMP) {
            sum.add(f(F_lead_super_trump), 1);
            return;
        }
        sum.add(f(F_lead_high_early) + phase_, HEIGHT[slot_of(card)]);
        const Mask higher = suit_mask(suit) & ~((bit(card) << 1) - 1);
        if (!(unseen_ & higher)) sum.add(f(F_lead_settled), 1);
    }

    static constexpr float HEIGHT[8] = {0, 1 / 7.0f, 2 / 7.0f, 3 / 7.0f, 4 / 7.0f, 5 / 7.0f, 6 / 7.0f, 1};
    static constexpr float RESCUE = 0.4f;  // the partner wins back a trick that was overtaken
    static constexpr float FRIEND = 0.7f;  // the partner beats a rival, as it can

    const Round& r_;
    const Rules& rules_;
    const float* w_;
    int me_, us_, them_, phase_;
    Mask hand_, unseen_, loose_, trump_mask_;
    std::uint64_t loose_counts_, holders_;  // a byte for each suit
    Mask known_[SEATS] = {};
    float ruff_[2][SEATS] = {};
    float behind_ = 0, flush_ = 0, stake_lost_ = 0, stake_gain_ = 0;
};

// The pass: the cards are chosen one after another, so that a void begun is a void finished.
template <Family F>
class Giver {
public:
    Giver(Mask hand, Card face_up, int seat, const float* weights)
        : hand_(hand), trump_(face_up == NO_CARD ? NO_SUIT : suit_of(face_up)), seat_(seat),
          w_(weights) {}

    template <class Sum>
    void judge(Mask hand, Card card, int taker, Sum& sum) const {
        const bool rival = F == Family::three || side_of<F>(taker) != side_of<F>(seat_);
        const int base = rival ? F_give_rival_boss : F_give_friend_boss;
        const auto f = [base](int feature) { return feature - F_give_friend_boss + base; };
        const int suit = suit_of(card);
        const Mask mine = hand & suit_mask(suit);
        const int length = detail::POPULATION[suit_byte(hand, suit)];
        if (is_boss(card)) {
            sum.add(f(F_give_friend_boss), 1);
            if (suit != trump_)
                sum.add(f(F_give_friend_star),
                        static_cast<float>(WHITE_STARS[suit] +
                                           (F == Family::three ? BLACK_STARS[suit] : 0)));
            if (length <= 2) sum.add(f(F_give_friend_bare_boss), 1);
            if constexpr (F == Family::suitors)
                if (mine & BOSSES & ~bit(card)) sum.add(f(F_give_friend_twin), 1);
        } else if (mine & BOSSES) {
            sum.add(f(F_give_friend_guard), 1);
        }
        if (card == SUPER_TRUMP) {
            sum.add(f(F_give_friend_super_trump), 1);
            return;
        }
        const float height = static_cast<float>(slot_of(card)) / 7;
        if (suit == trump_) {
            sum.add(f(F_give_friend_trump), 1);
            sum.add(f(F_give_friend_trump_high), height);
        } else {
            sum.add(f(F_give_friend_high), height);
            sum.add(f(F_give_friend_low), 1 - height);
            if (length == 1) sum.add(f(F_give_friend_void), 1);
            if (length <= 3) sum.add(f(F_give_friend_short), static_cast<float>(4 - length) / 3);
        }
    }

    // given[taker] for the whole pass.
    void choose(Mask given[SEATS], float temperature, Random& random) const {
        Mask hand = hand_, stale = hand_;
        float scores[56];
        for (int step = 0; step < 3; ++step) {
            // Partners give to each other, three players to the left; Seven Suitors begins with the
            // partner, who should have the first choice.
            const int taker = F == Family::four    ? (seat_ + 2) & 3
                              : F == Family::three ? next_seat<F>(seat_)
                                                   : (seat_ + (step == 0 ? 2 : step == 1 ? 1 : 3)) & 3;
            while (stale) {
                const Card card = pop_lowest(stale);
                PlainSum sum{w_};
                judge(hand, card, taker, sum);
                scores[card] = sum.total;
            }
            float best = -1e30f;
            Card chosen = NO_CARD;
            for (Mask rest = hand; rest;) {
                const Card card = pop_lowest(rest);
                const float score = scores[card] + (temperature > 0 ? temperature * Judge<F>::gumbel(random) : 0.0f);
                if (score > best) {
                    best = score;
                    chosen = card;
                }
            }
            given[taker] |= bit(chosen);
            hand ^= bit(chosen);
            // Only the suit given from looks different now, unless the next card is for a rival.
            stale = F == Family::suitors && step == 0 ? hand : hand & suit_mask(suit_of(chosen));
        }
    }

private:
    Mask hand_;
    int trump_;
    int seat_;
    const float* w_;
};

// The policy's card; a single legal card needs no thought.
template <Family F>
inline Card choose(const Round& round, const Rules& rules, const Passes& passes, const float* weights,
                   float temperature, Random& random) {
    const Mask moves = legal(round);
    if (!(moves & (moves - 1))) return lowest(moves);
    return Judge<F>(round, rules, passes, weights).choose(temperature, random);
}

template <Family F>
inline void play_by_policy(Round& round, const Rules& rules, const Passes& passes, const float* weights,
                           float temperature, Random& random) {
    while (round.end == End::none)
        apply<F>(round, rules, choose<F>(round, rules, passes, weights, temperature, random));
}

}  // namespace yokai
