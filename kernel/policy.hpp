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
#include <type_traits>

#include "playout.hpp"

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
        const Mask trumps = trump_mask_ | bit(SUPER_TRUMP);
        if (round.size < PLAYERS<F> - 1 && round.led != round.trump)
            for (int ahead = 1; ahead < PLAYERS<F> - round.size; ++ahead) {
                const int seat = seat_after(ahead);
                ruff_[seat] = ruffs(seat, trumps);
            }
        if (round.size) prepare_trick();
        // The stake is linear in our chance: two numbers tell it for every card that is no boss.
        PlainSum won{weights}, lost{weights};
        stake_us(1, round.trick, won);
        stake_them(-1, round.trick, lost);
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

    // The card with the highest value. It comes to the same as judging one card after another, which
    // a test checks; but what the cards of a suit share is worked out once, and the loops over plain
    // cards do without branches that depend on the cards.
    Card choose(float temperature, Random& random) const {
        Best best{temperature, random};
        Mask moves = legal(r_);
        for (Mask special = moves & (BOSSES | bit(SUPER_TRUMP)); special;) {
            const Card card = pop_lowest(special);
            PlainSum sum{w_};
            judge(card, sum);
            best.offer(card, sum.total);
        }
        moves &= ~(BOSSES | bit(SUPER_TRUMP));
        while (moves) {
            const int suit = suit_of(lowest(moves));
            unsigned cards = suit_byte(moves, suit);
            moves &= ~suit_mask(suit);
            const int led = r_.size ? r_.led : suit;
            const int context = r_.size == 0 ? F_lead_boss : suit == led ? F_follow_boss : F_discard_boss;
            PlainSum shared{w_};
            if (r_.size == 0) judge_lead(suit, shared);
            part_with_suit(suit, context, shared);
            if (hand_ & BOSSES & suit_mask(suit)) shared.add(F_lead_guard - F_lead_boss + context, 1);
            float lost = shared.total + stake_lost_, gain = stake_gain_;
            if (is_pending(led)) {
                lost -= w_[F_flush_them];
                gain += w_[F_flush_us] + w_[F_flush_them];
            }
            const float high = w_[F_lead_high_early - F_lead_boss + context + phase_];
            const float settled = w_[F_lead_settled - F_lead_boss + context];
            const unsigned unseen = suit_byte(unseen_, suit);
            const auto each = [&](auto chance) {
                do {
                    const int slot = std::countr_zero(cards);
                    cards &= cards - 1;
                    const float top = unseen >> slot ? 0.0f : settled;
                    const float value = lost + chance(slot) * gain + high * HEIGHT[slot] + top;
                    best.offer(static_cast<Card>(8 * suit + slot), value);
                } while (cards);
            };
            if (r_.size && suit != led && suit != r_.trump) {
                each([&](int) { return behind_; });
            } else if (suit != led || r_.size == PLAYERS<F> - 1) {
                each([&](int slot) {
                    const Card card = static_cast<Card>(8 * suit + slot);
                    return strength(card, led, r_.trump) > r_.best ? chance_ahead(card) : behind_;
                });
            } else {
                const Odds odds = odds_of(suit);
                each([&](int slot) {
                    const int power = strength(static_cast<Card>(8 * suit + slot), led, r_.trump);
                    const float ahead = odds.ours(slot);
                    return power > r_.best ? ahead : behind_;
                });
            }
        }
        return best.card;
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

    struct Best {
        float temperature;
        Random& random;
        float value = -1e30f;
        Card card = NO_CARD;

        void offer(Card other, float other_value) {
            if (temperature > 0) other_value += temperature * gumbel(random);
            const bool better = other_value > value;
            value = better ? other_value : value;
            card = better ? other : card;
        }
    };

    // Our chance with a card of the led suit that goes ahead, by its slot: `chance_leading` and
    // `chance_ahead` for a whole suit. For each seat still to play, the chance that it does not beat
    // the card is a + b * none(loose cards above), or nothing if a card above is known to be there.
    struct Odds {
        const float* none = nullptr;
        unsigned loose = 0, super_trump = 0;
        unsigned known[3] = {0, 0, 0};
        float a[3] = {1, 1, 1}, b[3] = {0, 0, 0};
        bool partner = false;

        float ours(int slot) const {
            const float n = none[detail::POPULATION[loose >> slot] + super_trump];
            float holds[3];
            for (int i = 0; i < 3; ++i) holds[i] = known[i] >> slot ? 0.0f : a[i] + b[i] * n;
            const float rivals = holds[0] * holds[2];
            if (F == Family::three || !partner) return rivals * holds[1];
            return rivals + (1 - rivals) * RESCUE * (1 - holds[1]);
        }
    };
    Odds odds_of(int suit) const {
        Odds odds;
        odds.none = detail::NONE[(holders_ >> (8 * suit)) & 0xff].data();
        odds.loose = suit_byte(loose_, suit);
        if (suit == 0) {  // the lowest Wind card is above all others
            odds.super_trump = odds.loose & 1;
            odds.loose &= ~1u;
        }
        const float out = odds.none[(loose_counts_ >> (8 * suit)) & 0xff];
        const int left = PLAYERS<F> - 1 - r_.size;
        odds.partner = F != Family::three && left >= 2;
        for (int i = 0; i < left; ++i) {
            const int seat = seat_after(i + 1);
            const float ruff = suit != r_.trump ? ruff_[seat] : suit ? ruffs(seat, bit(SUPER_TRUMP)) : 0.0f;
            const bool is_void = r_.voids[seat] >> suit & 1;
            unsigned known = suit_byte(known_[seat], suit);
            odds.a[i] = is_void ? 1 - ruff : known ? 0.0f : -out * ruff;
            odds.b[i] = is_void ? 0.0f : 1.0f;
            if (suit == 0 && known & 1) known |= 0x100;
            odds.known[i] = known;
        }
        return odds;
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
        if (led == 0) return beats(seat, led, higher | bit(SUPER_TRUMP), led == r_.trump ? 0 : ruff_[seat]);
        return beats(seat, led, higher, led == r_.trump ? ruffs(seat, bit(SUPER_TRUMP)) : ruff_[seat]);
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
    float ruff_[SEATS] = {};
    float behind_ = 0, stake_lost_ = 0, stake_gain_ = 0;
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
