// Scores the cards that a seat may pass.
#pragma once

#include <limits>

#include "policy/features.hpp"
#include "policy/noise.hpp"
#include "policy/seat_knowledge.hpp"

namespace yokai {

// The cards are chosen one at a time, each with regard to those chosen before: a suit that is one
// card short of a void is completed.
template <Family F>
class PassScorer {
public:
    PassScorer(const Rules& rules, Mask hand, Card face_up, int seat, const float* weights)
        : rules_(rules),
          hand_(hand),
          trump_(face_up == NO_CARD ? NO_SUIT : suit_of(face_up)),
          seat_(seat),
          weights_(weights) {}

    // Partners pass to each other, three players to the left; in Seven Suitors, and wherever cards
    // go to several players, those for the partner are chosen first.
    int taker_at(int step) const {
        if constexpr (F == Family::four) return (seat_ + 2) & 3;
        if constexpr (F == Family::three) return next_seat<F>(rules_, seat_);
        if constexpr (F == Family::suitors)
            return (seat_ + (step == 0 ? 2 : step == 1 ? 1 : 3)) & 3;
        for (const bool rival : {false, true})
            for (int i = 0; i < rules_.cards_passed; ++i) {
                const int taker = rules_.recipient(seat_, i);
                if (rules_.is_rival(seat_, taker) == rival && step-- == 0) return taker;
            }
        return seat_;  // not reached: there are as many steps as cards
    }

    // Adds up the score of passing `card` of the remaining `hand` to `taker`.
    template <class Score>
    void add_score(Mask hand, Card card, int taker, Score& score) const {
        const bool opponent = side_of<F>(rules_, taker) != side_of<F>(rules_, seat_);
        const int base = opponent ? F_give_rival_boss : F_give_friend_boss;
        const auto f = [base](int feature) { return feature - F_give_friend_boss + base; };
        const int suit = suit_of(card);
        const Mask mine = hand & suit_mask(suit);
        const int length = detail::POPULATION[suit_byte(hand, suit)];
        if (is_boss(card)) {
            score.add(f(F_give_friend_boss), 1);
            if (suit != trump_) score.add(f(F_give_friend_star), numbers<F>(rules_).stars[suit]);
            if (length <= 2) score.add(f(F_give_friend_bare_boss), 1);
            if (numbers<F>(rules_).seals)
                if (mine & BOSSES & ~bit(card)) score.add(f(F_give_friend_twin), 1);
        } else if (mine & BOSSES) {
            score.add(f(F_give_friend_guard), 1);
        }
        if (card == SUPER_TRUMP) {
            score.add(f(F_give_friend_super_trump), 1);
            return;
        }
        const float height = static_cast<float>(slot_of(card)) / 7;
        if (suit == trump_) {
            score.add(f(F_give_friend_trump), 1);
            score.add(f(F_give_friend_trump_high), height);
        } else {
            score.add(f(F_give_friend_high), height);
            score.add(f(F_give_friend_low), 1 - height);
            if (length == 1) score.add(f(F_give_friend_void), 1);
            if (length <= 3) score.add(f(F_give_friend_short), static_cast<float>(4 - length) / 3);
        }
    }

    struct Scores {
        float of[56];
    };

    void score_each(Mask cards, Mask hand, int taker, Scores& scores) const {
        while (cards) {
            const Card card = pop_lowest(cards);
            PlainScore score{weights_};
            add_score(hand, card, taker, score);
            scores.of[card] = score.total;
        }
    }

    // The same for the whole hand: what the cards of a suit share is computed for all suits at
    // once, and what does not apply adds 0.
    void score_all(Mask hand, int taker, Scores& scores) const
        requires(F != Family::other)
    {
        const bool opponent = side_of<F>(rules_, taker) != side_of<F>(rules_, seat_);
        const float* weights = weights_ + (opponent ? F_give_rival_boss : F_give_friend_boss);
        const auto w = [&](int feature) { return weights[feature - F_give_friend_boss]; };
        const Int8 lengths = suit_bytes(detail::byte_counts(hand)),
                   bosses = suit_bytes(hand & BOSSES);
        const Int8 trump = suit_numbers() == Int8(trump_);

        const Float8 is_trump = where(trump, Float8(w(F_give_friend_trump)));
        const Float8 guards = where_not(bosses == Int8(0), Float8(w(F_give_friend_guard)));
        Float8 gives_boss =
            Float8(0) + Float8(w(F_give_friend_boss)) +
            Float8(w(F_give_friend_star)) * where_not(trump, Float8(detail::STARS<F>)) +
            where(lengths < Int8(3), Float8(w(F_give_friend_bare_boss)));
        if constexpr (F == Family::suitors)
            gives_boss = gives_boss + where_not((bosses & (bosses - Int8(1))) == Int8(0),
                                                Float8(w(F_give_friend_twin)));
        FloatArray8 kinds[2], high, low, voids, shorts;  // kinds: by whether it is a boss
        (Float8(0) + guards + is_trump).store(kinds[0]);
        (gives_boss + is_trump).store(kinds[1]);
        select(trump, Float8(w(F_give_friend_trump_high)), Float8(w(F_give_friend_high)))
            .store(high);
        where_not(trump, Float8(w(F_give_friend_low))).store(low);
        where_not(trump, where(lengths == Int8(1), Float8(w(F_give_friend_void)))).store(voids);
        const Float8 shortness = to_float(Int8(4) - lengths) / Float8(3);
        where_not(trump, where(lengths < Int8(4), Float8(w(F_give_friend_short)) * shortness))
            .store(shorts);

        for (Mask rest = hand; rest;) {
            const Card card = pop_lowest(rest);
            const int suit = suit_of(card);
            const float height = detail::HEIGHT[slot_of(card)];
            scores.of[card] = kinds[is_boss(card)].of[suit] + high.of[suit] * height +
                              low.of[suit] * (1 - height) + voids.of[suit] + shorts.of[suit];
        }
        score_each(hand & bit(SUPER_TRUMP), hand, taker, scores);  // it has no height
    }

    void score_all(Mask hand, int taker, Scores& scores) const
        requires(F == Family::other)
    {
        score_each(hand, hand, taker, scores);
    }

    // Fills given[taker] with the whole pass. Kept out of line: it is large, and called once a
    // seat.
    [[gnu::noinline]] void choose(Mask given[SEATS], float temperature, Random& random) const {
        Mask hand = hand_;
        Scores scores;
        bool were_rivals = false;
        for (int step = 0; step < numbers<F>(rules_).cards_passed; ++step) {
            const int taker = taker_at(step);
            const bool are_rivals = side_of<F>(rules_, taker) != side_of<F>(rules_, seat_);
            // Only scores of the same suit change, unless this is the first card for an opponent.
            if (step == 0 || are_rivals != were_rivals) score_all(hand, taker, scores);
            were_rivals = are_rivals;
            const Card chosen = temperature > 0 ? best_with_noise(hand, scores, temperature, random)
                                                : best(hand, scores);
            given[taker] |= bit(chosen);
            hand ^= bit(chosen);
            score_each(hand & suit_mask(suit_of(chosen)), hand, taker, scores);
        }
    }

private:
    // The lowest card with the highest score.
    static Card best(Mask cards, const Scores& scores) {
        std::int64_t top = std::numeric_limits<std::int64_t>::min();
        while (cards) {
            const Card card = pop_lowest(cards);
            top = std::max(top, std::int64_t{order_of(scores.of[card])} * 64 + (63 - card));
        }
        return static_cast<Card>(63 - (top & 63));
    }
    static Card best_with_noise(Mask cards, const Scores& scores, float temperature,
                                Random& random) {
        float best = -1e30f;
        Card chosen = NO_CARD;
        while (cards) {
            const Card card = pop_lowest(cards);
            const float score = scores.of[card] + temperature * gumbel(random);
            if (score > best) {
                best = score;
                chosen = card;
            }
        }
        return chosen;
    }

    const Rules& rules_;
    Mask hand_;
    int trump_;
    int seat_;
    const float* weights_;
};

}  // namespace yokai
