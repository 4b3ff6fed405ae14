// Scores the cards that a seat may pass.
#pragma once

#include "policy/features.hpp"
#include "policy/noise.hpp"
#include "policy/seat_knowledge.hpp"

namespace yokai {

// The cards are chosen one at a time, each with regard to those chosen before: a suit that is one
// card short of a void is completed.
template <Family F>
class PassScorer {
public:
    PassScorer(Mask hand, Card face_up, int seat, const float* weights)
        : hand_(hand),
          trump_(face_up == NO_CARD ? NO_SUIT : suit_of(face_up)),
          seat_(seat),
          weights_(weights) {}

    // Adds up the score of passing `card` of the remaining `hand` to `taker`.
    template <class Score>
    void add_score(Mask hand, Card card, int taker, Score& score) const {
        const bool opponent = F == Family::three || side_of<F>(taker) != side_of<F>(seat_);
        const int base = opponent ? F_give_rival_boss : F_give_friend_boss;
        const auto f = [base](int feature) { return feature - F_give_friend_boss + base; };
        const int suit = suit_of(card);
        const Mask mine = hand & suit_mask(suit);
        const int length = detail::POPULATION[suit_byte(hand, suit)];
        if (is_boss(card)) {
            score.add(f(F_give_friend_boss), 1);
            if (suit != trump_)
                score.add(f(F_give_friend_star),
                          static_cast<float>(WHITE_STARS[suit] +
                                             (F == Family::three ? BLACK_STARS[suit] : 0)));
            if (length <= 2) score.add(f(F_give_friend_bare_boss), 1);
            if constexpr (F == Family::suitors)
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

    // Fills given[taker] with the whole pass.
    void choose(Mask given[SEATS], float temperature, Random& random) const {
        Mask hand = hand_, outdated = hand_;
        float scores[56];
        for (int step = 0; step < 3; ++step) {
            // Partners pass to each other, three players to the left; in Seven Suitors the card for
            // the partner is chosen first.
            const int taker = F == Family::four    ? (seat_ + 2) & 3
                              : F == Family::three ? next_seat<F>(seat_)
                                                   : (seat_ + (step == 0   ? 2
                                                               : step == 1 ? 1
                                                                           : 3)) &
                                                         3;
            while (outdated) {
                const Card card = pop_lowest(outdated);
                PlainScore score{weights_};
                add_score(hand, card, taker, score);
                scores[card] = score.total;
            }
            float best = -1e30f;
            Card chosen = NO_CARD;
            for (Mask rest = hand; rest;) {
                const Card card = pop_lowest(rest);
                const float score =
                    scores[card] + (temperature > 0 ? temperature * gumbel(random) : 0.0f);
                if (score > best) {
                    best = score;
                    chosen = card;
                }
            }
            given[taker] |= bit(chosen);
            hand ^= bit(chosen);
            // Only scores of the same suit change, unless the next card is for an opponent.
            outdated = F == Family::suitors && step == 0 ? hand : hand & suit_mask(suit_of(chosen));
        }
    }

private:
    Mask hand_;
    int trump_;
    int seat_;
    const float* weights_;
};

}  // namespace yokai
