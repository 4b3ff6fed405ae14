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
}  // namespace detail

// What the acting seat knows, and how it values its cards.
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
        trump_mask_ = round.trump == NO_SUIT ? 0 : suit_mask(round.trump);
        if constexpr (F == Family::three) {
            // The rival the trick would go to, as far as one can tell.
            them_ = round.size && round.winning != me_ ? round.winning : next_seat<F>(me_);
        } else {
            them_ = us_ ^ 1;
        }
        if (round.size) prepare_trick();
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
            judge_lead(card, suit, sum);
        } else {
            context = suit == r_.led ? F_follow_boss : F_discard_boss;
            ours = strength(card, r_.led, r_.trump) > r_.best ? chance_ahead(card) : behind_;
        }
        stake(ours, boss ? r_.trick | bit(card) : r_.trick, sum);
        pending(ours, r_.size ? r_.led : suit, sum);
        part_with(card, suit, boss, context, sum);
    }

    Card choose(float temperature, Random& random) const {
        Mask moves = legal(r_);
        if (!(moves & (moves - 1))) return lowest(moves);
        float best = -1e30f;
        Card chosen = NO_CARD;
        while (moves) {
            const Card card = pop_lowest(moves);
            PlainSum sum{w_};
            judge(card, sum);
            if (temperature > 0) sum.total += temperature * gumbel(random);
            if (sum.total > best) {
                best = sum.total;
                chosen = card;
            }
        }
        return chosen;
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
    // The chance that a hand holds none of these cards, all of them of one suit and not located.
    float none(Mask cards, int suit) const {
        return detail::NONE[hands_with(suit)][count(cards)];
    }
    // How many other hands may hold a suit.
    int hands_with(int suit) const {
        int hands = PLAYERS<F>;
        for (int seat = 0; seat < PLAYERS<F>; ++seat) hands -= r_.voids[seat] >> suit & 1;
        return hands - !(r_.voids[me_] >> suit & 1);
    }

    // A trump, or the Super Trump, in `beating` at a seat that is out of the led suit.
    float ruffs(int seat, Mask beating) const {
        if (known_[seat] & beating) return 1;
        Mask trumps = loose_ & beating & trump_mask_;
        if (r_.trump != NO_SUIT && r_.voids[seat] >> r_.trump & 1) trumps = 0;
        float lacks = trumps ? none(trumps, r_.trump) : 1.0f;
        if (loose_ & beating & ~trump_mask_ & bit(SUPER_TRUMP) && !(r_.voids[seat] & 1))
            lacks *= none(bit(SUPER_TRUMP), 0);
        return 1 - lacks;
    }

    // How likely `seat`, which is still to play, can beat a card: `above` in the led suit, or
    // `beating` once it is out of that suit.
    float beats(int seat, int led, Mask above, Mask beating) const {
        if (r_.voids[seat] >> led & 1) return beating & unseen_ ? ruffs(seat, beating) : 0.0f;
        if (known_[seat] & above) return 1;
        const Mask suit = loose_ & suit_mask(led);
        float chance = 1 - none(suit & above, led);
        if ((beating & unseen_) && !(known_[seat] & suit_mask(led)))
            chance += none(suit, led) * ruffs(seat, beating);
        return chance;
    }

    // The same for a card that is winning at present, by what it is.
    float beaten(int seat, int led, Card card) const {
        if (card == SUPER_TRUMP) return 0;
        const int suit = suit_of(card);
        const Mask higher = suit_mask(suit) & ~((bit(card) << 1) - 1) &
                            ~(F == Family::suitors && is_boss(card) ? bit(card) << 1 & FOILS : 0);
        if (suit == led) {
            const Mask above = higher | (led == 0 ? bit(SUPER_TRUMP) : 0);
            const Mask beating =
                (led == r_.trump ? 0 : trump_mask_) | (led == 0 ? 0 : bit(SUPER_TRUMP));
            return beats(seat, led, above, beating);
        }
        return beats(seat, led, 0, higher | bit(SUPER_TRUMP));  // a trump on a side suit
    }

    // With the others' answers still to come: how likely our side ends up with the trick.
    float chance_leading(Card card) const {
        const int led = suit_of(card);
        const int next = next_seat<F>(me_);
        if constexpr (F == Family::three) {
            return (1 - beaten(next, led, card)) * (1 - beaten(next_seat<F>(next), led, card));
        } else {
            const float holds =
                (1 - beaten(next, led, card)) * (1 - beaten((me_ + 3) & 3, led, card));
            return holds + (1 - holds) * RESCUE * beaten((me_ + 2) & 3, led, card);
        }
    }

    // The same for a card that goes ahead in a trick begun by another.
    float chance_ahead(Card card) const {
        const int next = next_seat<F>(me_);
        if (r_.size == PLAYERS<F> - 1) return 1;
        if constexpr (F == Family::three) {
            return 1 - beaten(next, r_.led, card);
        } else {
            const float holds = 1 - beaten(next, r_.led, card);  // a rival sits next
            if (r_.size == 2) return holds;
            return holds + (1 - holds) * RESCUE * beaten((me_ + 2) & 3, r_.led, card);
        }
    }

    // What a card that does not go ahead can still hope for.
    void prepare_trick() {
        if constexpr (F == Family::three) {
            behind_ = 0;
        } else {
            const Card best = r_.plays[r_.winning];
            if (side_of<F>(r_.winning) == us_) {
                behind_ = r_.size == 3 ? 1.0f : 1 - beaten(next_seat<F>(me_), r_.led, best);
            } else {
                behind_ = r_.size == 1 ? FRIEND * beaten((me_ + 2) & 3, r_.led, best) : 0.0f;
            }
        }
    }

    // What the trick is worth to either side, for our chance to win it.
    template <class Sum>
    void stake(float ours, Mask cards, Sum& sum) const {
        const Mask bosses = cards & BOSSES;
        if constexpr (F == Family::suitors) {
            if (bosses) {
                seals(us_, ours, bosses, F_half_us, F_pair_us, sum);
                seals(them_, ours - 1, bosses, F_half_them, F_pair_them, sum);
            }
            sum.add(F_trick_us_0, ours);
        } else {
            points(us_, ours, bosses, F_boss_us_0, F_star_us, F_trick_us_0, F_win, F_lose, sum);
            points(them_, ours - 1, bosses, F_boss_them_0, F_star_them, F_trick_them_0, F_lose,
                   F_win, sum);
        }
    }

    // One side of it under R20 and R21; `chance` is negative for theirs.
    template <class Sum>
    void points(int side, float chance, Mask bosses, int boss, int star, int trick, int good, int bad,
                Sum& sum) const {
        constexpr int goal = F == Family::three ? 3 : 4;
        const int have = count(r_.captured[side]);
        if (bosses) {
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
        if (r_.size < PLAYERS<F> - 1 && unseen_ & BOSSES & suit_mask(led)) {
            sum.add(F_flush_us, ours);
            sum.add(F_flush_them, ours - 1);
        }
    }

    template <class Sum>
    void judge_lead(Card card, int suit, Sum& sum) const {
        const int next = next_seat<F>(me_);
        if constexpr (F == Family::three) {
            sum.add(F_lead_their_void,
                    static_cast<float>((r_.voids[next] >> suit & 1) +
                                       (r_.voids[next_seat<F>(next)] >> suit & 1)));
        } else {
            const int partner = (me_ + 2) & 3;
            sum.add(F_lead_their_void, static_cast<float>((r_.voids[next] >> suit & 1) +
                                                          (r_.voids[(me_ + 3) & 3] >> suit & 1)));
            sum.add(F_lead_partner_void, static_cast<float>(r_.voids[partner] >> suit & 1));
            sum.add(F_lead_partner_boss,
                    known_[partner] & BOSSES & suit_mask(suit) ? 1.0f : 0.0f);
        }
        if constexpr (F == Family::suitors)
            if (r_.trump == NO_SUIT)  // R53: the suit of the first lead is trump
                sum.add(F_lead_chooses_trump,
                        static_cast<float>(count(hand_ & suit_mask(suit))) +
                            static_cast<float>(suit) * 0.25f - (card == SUPER_TRUMP ? 2.0f : 0.0f));
    }

    template <class Sum>
    void part_with(Card card, int suit, bool boss, int context, Sum& sum) const {
        const auto f = [context](int lead_feature) { return lead_feature - F_lead_boss + context; };
        const Mask mine = hand_ & suit_mask(suit);
        if (boss) {
            sum.add(f(F_lead_boss), 1);
            if (suit != r_.trump) sum.add(f(F_lead_star), stars(bit(card)));
        } else if (mine & BOSSES) {
            sum.add(f(F_lead_guard), 1);
        }
        if (card == SUPER_TRUMP) {
            sum.add(f(F_lead_super_trump), 1);
            return;
        }
        const int tricks = F == Family::suitors ? 0 : r_.tricks[us_];
        const int phase = tricks < 3 ? 0 : tricks < 5 ? 1 : 2;
        sum.add(f(F_lead_high_early) + phase, HEIGHT[slot_of(card)]);
        if (suit == r_.trump) {
            sum.add(f(F_lead_trump), 1);
        } else if (!(mine & (mine - 1))) {
            sum.add(f(F_lead_last), 1);
        }
        sum.add(f(F_lead_length), static_cast<float>(count(mine)));
        const Mask higher = suit_mask(suit) & ~((bit(card) << 1) - 1);
        if (!(unseen_ & higher)) sum.add(f(F_lead_settled), 1);
    }

    static constexpr float HEIGHT[8] = {0, 1 / 7.0f, 2 / 7.0f, 3 / 7.0f, 4 / 7.0f, 5 / 7.0f, 6 / 7.0f, 1};
    static constexpr float RESCUE = 0.4f;  // the partner wins back a trick that was overtaken
    static constexpr float FRIEND = 0.7f;  // the partner beats a rival, as it can

    const Round& r_;
    const Rules& rules_;
    const float* w_;
    int me_, us_, them_;
    Mask hand_, unseen_, loose_, trump_mask_;
    Mask known_[SEATS] = {};
    float behind_ = 0;
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
        const int length = count(mine);
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
        Mask hand = hand_;
        for (int step = 0; step < 3; ++step) {
            // Partners give to each other, three players to the left; Seven Suitors begins with the
            // partner, who should have the first choice.
            const int taker = F == Family::four    ? (seat_ + 2) & 3
                              : F == Family::three ? next_seat<F>(seat_)
                                                   : (seat_ + (step == 0 ? 2 : step == 1 ? 1 : 3)) & 3;
            float best = -1e30f;
            Card chosen = NO_CARD;
            for (Mask rest = hand; rest;) {
                const Card card = pop_lowest(rest);
                PlainSum sum{w_};
                judge(hand, card, taker, sum);
                if (temperature > 0) sum.total += temperature * Judge<F>::gumbel(random);
                if (sum.total > best) {
                    best = sum.total;
                    chosen = card;
                }
            }
            given[taker] |= bit(chosen);
            hand ^= bit(chosen);
        }
    }

private:
    Mask hand_;
    int trump_;
    int seat_;
    const float* w_;
};

template <Family F>
inline void play_by_policy(Round& round, const Rules& rules, const Passes& passes, const float* weights,
                           float temperature, Random& random) {
    while (round.end == End::none)
        apply<F>(round, rules, Judge<F>(round, rules, passes, weights).choose(temperature, random));
}

}  // namespace yokai
