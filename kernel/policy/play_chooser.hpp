// The card with the highest score, found without scoring each card from scratch.
//
// Playouts spend most of their time here. What the cards of a suit share is computed for all suits
// at once, one SIMD lane each, and then every card costs a few operations; what does not apply adds
// 0 instead of being branched around. The sums are those of reference/plain_chooser.hpp in the same
// order, so that they round alike: a test holds every choice equal to its.
#pragma once

#include <algorithm>
#include <limits>

#include "policy/quick_odds.hpp"
#include "policy/quick_stakes.hpp"

namespace yokai {

template <Family F>
class PlayChooser : QuickOdds<F> {
    using Base = QuickOdds<F>;
    using Base::behind_, Base::cards_ahead, Base::combined, Base::hand_, Base::OTHERS, Base::round_,
        Base::trump_mask_, Base::unseen_, Base::suit_lengths;
    using typename Base::LeadOdds, typename Base::NoneAbove, typename Base::SeatInSuit,
        typename Base::SeatToOverruff;

public:
    PlayChooser(const Round& round, const Rules& rules, const Passes& passes, const float* weights)
        : Base(round, rules, passes),
          w_(weights),
          flush_(round.size && this->is_boss_pending(round.led)),
          stakes_(round, rules, weights, flush_),
          unsettled_(detail::up_to_highest(unseen_)) {
        if constexpr (F != Family::suitors) {
            const int tricks = round.tricks[Base::us_];
            phase_ = (tricks >= 3) + (tricks >= 5);
        }
    }

    // Kept out of line: in a playout's loop it would leave no registers to the loop.
    [[gnu::noinline]] Card choose() const {
        if (round_.size == 0) return lead();
        return hand_ & suit_mask(round_.led) ? follow() : discard();
    }

private:
    static constexpr Mask SPECIAL = BOSSES | bit(SUPER_TRUMP);

    struct Best {
        std::int32_t key = std::numeric_limits<std::int32_t>::min();

        void update(float value, Card card) { key = std::max(key, sort_key(value, card)); }
        Card card() const { return static_cast<Card>(key & 63); }
    };

    // A number for each suit, or the same for all.
    struct BySuit {
        const FloatArray8& floats;
        float operator()(int suit) const { return floats.of[suit]; }
    };
    struct Same {
        float all;
        float operator()(int) const { return all; }
    };

    // The weight of a feature that leads, discards and cards that follow suit have each their own
    // of.
    template <int context>
    float w(int lead_feature) const {
        return w_[lead_feature - F_lead_boss + context];
    }
    template <int context>
    float high() const {
        return w_[F_lead_high_early - F_lead_boss + context + phase_];
    }

    Card lead() const {
        constexpr int context = F_lead_boss;
        const Float8 lengths = suit_lengths();
        const Float8 shared = this->lead_shares(lengths, w_);
        const Int8 settled_bosses = suit_bytes(unseen_ & BOSSES) == Int8(0);
        const float flush = w_[F_flush_us] + w_[F_flush_them];
        const Float8 suited8 =
            suited<context>(shared - where_not(settled_bosses, Float8(w_[F_flush_them])), lengths);
        FloatArray8 suited, lost, gain, leads;
        suited8.store(suited);
        this->lost<context>(suited8).store(lost);
        (where_not(settled_bosses, Float8(flush)) + Float8(stakes_.gain())).store(gain);
        const LeadOdds odds(*this);
        Best best;
        score_plain<context>(
            hand_ & ~SPECIAL, BySuit{lost}, BySuit{gain},
            [&](Card card) { return odds.chance(card); }, best);
        if constexpr (F == Family::suitors) {
            shared.store(leads);
            score_bosses<context>(
                hand_ & BOSSES, BySuit{leads}, [&](Card card) { return odds.exact_chance(card); },
                best);
        } else {
            score_bosses<context>(
                hand_ & BOSSES, BySuit{suited}, [&](Card card) { return odds.chance(card); }, best);
        }
        const bool wind_pending = unseen_ & BOSSES & suit_mask(0);
        score_super_trump<context>(hand_, lost.of[0], wind_pending ? flush : 0.0f, best);
        return best.card();
    }

    Card follow() const {
        constexpr int context = F_follow_boss;
        const int led = round_.led;
        const Mask cards = hand_ & suit_mask(led), ahead = cards_ahead(led);
        const float kinds[2] = {0, w<context>(F_lead_trump)},
                    guards[2] = {0, w<context>(F_lead_guard)};
        const float length = detail::POPULATION[suit_byte(hand_, led)];
        const float suited =
            (0.0f + kinds[led == round_.trump]) + w<context>(F_lead_length) * length;
        const float lost = suited + stakes_.lost() + guards[(cards & BOSSES) != 0];
        Best best;
        const auto score = [&](const auto& odds) {
            score_suit<context>(cards, ahead, suited, lost, odds, best);
        };
        if (round_.size == OTHERS || !(cards & ahead)) {
            score([](Card) { return 1.0f; });
        } else {
            const NoneAbove none_above(*this, led);
            const SeatInSuit first(*this, none_above, 1);
            if (round_.size == OTHERS - 1) {
                score([&](Card card) { return first.holds(card, none_above(card)); });
            } else {
                const SeatInSuit second(*this, none_above, 2);
                score([&](Card card) {
                    const float none = none_above(card);
                    return combined(first.holds(card, none), second.holds(card, none), 1);
                });
            }
        }
        score_super_trump<context>(cards, lost, 0, best);
        return best.card();
    }

    Card discard() const {
        constexpr int context = F_discard_boss;
        const Float8 suited8 = suited<context>(Float8(0), suit_lengths());
        const Float8 lost8 = this->lost<context>(suited8);
        FloatArray8 suited, lost;
        suited8.store(suited);
        lost8.store(lost);
        Best best;
        const Mask side = hand_ & ~(SPECIAL | trump_mask_);
        const auto behind = [&](Card) { return behind_; };
        if (high<context>() >= 0 && w<context>(F_lead_settled) >= 0)
            best.key = best_of_highest<context>(side, lost8);
        else
            score_plain<context>(side, BySuit{lost}, Same{stakes_.gain()}, behind, best);
        if constexpr (F == Family::suitors)
            score_bosses<context>(hand_ & BOSSES & ~trump_mask_, Same{0}, behind, best);
        else
            score_bosses<context>(hand_ & BOSSES & ~trump_mask_, BySuit{suited}, behind, best);
        if (hand_ & trump_mask_) ruff(suited.of[round_.trump], lost.of[round_.trump], best);
        score_super_trump<context>(hand_, lost.of[0], 0, best);
        return best.card();
    }

    // Scores our trumps where we are out of the led suit.
    void ruff(float suited, float lost, Best& best) const {
        const int trump = round_.trump;
        const Mask cards = hand_ & trump_mask_, ahead = cards_ahead(trump);
        const auto score = [&](const auto& odds) {
            score_suit<F_discard_boss>(cards, ahead, suited, lost, odds, best);
        };
        if (round_.size == OTHERS || !(cards & ahead)) {
            score([](Card) { return 1.0f; });
        } else {
            const NoneAbove none_above(*this, trump);
            const SeatToOverruff first(*this, 1);
            if (round_.size == OTHERS - 1) {
                score([&](Card card) { return first.holds(card, none_above(card)); });
            } else {
                const SeatToOverruff second(*this, 2);
                score([&](Card card) {
                    const float none = none_above(card);
                    return combined(first.holds(card, none), second.holds(card, none), 1);
                });
            }
        }
    }

    // Scores our cards of one suit in a trick that another seat has led; `odds` are those of cards
    // that take the lead.
    template <int context, class Odds>
    void score_suit(Mask cards, Mask ahead, float suited, float lost, const Odds& odds,
                    Best& best) const {
        const auto chance = [&](Card card) {
            const float chances[2] = {behind_, odds(card)};
            return chances[ahead >> card & 1];
        };
        score_plain<context>(cards & ~SPECIAL, Same{lost}, Same{stakes_.gain()}, chance, best);
        if constexpr (F == Family::suitors)
            score_bosses<context>(
                cards & BOSSES, Same{0},
                [&](Card card) { return ahead >> card & 1 ? this->chance_ahead(card) : behind_; },
                best);
        else
            score_bosses<context>(cards & BOSSES, Same{suited}, chance, best);
    }

    // Scores cards that are neither bosses nor the Super Trump.
    template <int context, class Lost, class Gain, class Chance>
    void score_plain(Mask cards, const Lost& lost, const Gain& gain, const Chance& chance,
                     Best& best) const {
        const float settled[2] = {w<context>(F_lead_settled), 0}, high = this->high<context>();
        while (cards) {
            const Card card = pop_lowest(cards);
            const int suit = suit_of(card);
            best.update(lost(suit) + gain(suit) * chance(card) +
                            high * detail::HEIGHT[slot_of(card)] + settled[unsettled_ >> card & 1],
                        card);
        }
    }

    // The same if only cards of side suits are discarded that do not take the lead, and a higher
    // card never scores less: then the highest of each suit is enough.
    template <int context>
    std::int32_t best_of_highest(Mask cards, Float8 lost) const {
        const Int8 slots = suit_bytes(detail::byte_counts(detail::up_to_highest(cards))) - Int8(1);
        const Int8 settled = suit_bytes(cards) > suit_bytes(unseen_);
        const Float8 values = lost + Float8(stakes_.gain() * behind_) +
                              Float8(high<context>()) * (to_float(slots) / Float8(7)) +
                              where(settled, Float8(w<context>(F_lead_settled)));
        return largest(select(slots < Int8(0), Int8(std::numeric_limits<std::int32_t>::min()),
                              sort_keys(values, lowest_cards() + slots)));
    }

    // Scores bosses; `shared` is what comes first in the sum.
    template <int context, class Shared, class Chance>
    void score_bosses(Mask bosses, const Shared& shared, const Chance& chance_of,
                      Best& best) const {
        if (!bosses) return;
        const typename QuickStakes<F>::Linear stakes(stakes_, true);
        const float settled[2] = {w<context>(F_lead_settled), 0};
        do {
            const Card card = pop_lowest(bosses);
            const int suit = suit_of(card);
            const float chance = chance_of(card);
            const float stars = detail::STAR_SUMS<F>[(1u << suit) & ~(1u << round_.trump)];
            const float height = high<context>() * detail::HEIGHT[slot_of(card)];
            const auto add_stakes = [&](float total) {
                const float flush = context == F_lead_boss ? may_flush(suit) : flush_;
                total = stakes.add(total, chance, bit(card), stars);
                total += w_[F_flush_us] * (flush * chance);
                return total + w_[F_flush_them] * (flush * (chance - 1));
            };
            float total = shared(suit);
            if constexpr (F == Family::suitors) {
                const unsigned mine = suit_byte(hand_, suit);
                const float kinds[3] = {0, w<context>(F_lead_last), w<context>(F_lead_trump)};
                total = add_stakes(total);
                total += kinds[suit == round_.trump ? 2 : !(mine & (mine - 1))];
                total += w<context>(F_lead_length) * static_cast<float>(detail::POPULATION[mine]);
                total += w<context>(F_lead_boss);
                total += w<context>(F_lead_star) * stars;
                total += height;
                total += settled[unsettled_ >> card & 1];
            } else {
                total = total + height + settled[unsettled_ >> card & 1];
                total += w<context>(F_lead_boss);
                total += w<context>(F_lead_star) * stars;
                total = add_stakes(total);
            }
            best.update(total, card);
        } while (bosses);
    }
    // Whether another boss of the suit we lead may fall into the trick: only in Seven Suitors.
    float may_flush(int suit) const {
        return F == Family::suitors && (unseen_ & BOSSES & suit_mask(suit)) != 0;
    }

    template <int context>
    void score_super_trump(Mask cards, float lost, float gain, Best& best) const {
        if (cards & bit(SUPER_TRUMP))
            best.update(lost + gain + stakes_.gain() + w<context>(F_lead_super_trump), SUPER_TRUMP);
    }

    // What the cards of each suit share: the lead, trump or the last card of a suit, its length.
    template <int context>
    Float8 suited(Float8 lead, Float8 lengths) const {
        const Int8 mine = suit_bytes(hand_);
        const Int8 single = (mine & (mine - Int8(1))) == Int8(0);
        const Float8 kinds =
            select(suit_numbers() == Int8(round_.trump), Float8(w<context>(F_lead_trump)),
                   where(single, Float8(w<context>(F_lead_last))));
        return lead + kinds + Float8(w<context>(F_lead_length)) * lengths;
    }
    // The same for cards that are no bosses, with the stakes of a lost trick.
    template <int context>
    Float8 lost(Float8 suited) const {
        return suited + Float8(stakes_.lost()) +
               where_not(suit_bytes(hand_ & BOSSES) == Int8(0), Float8(w<context>(F_lead_guard)));
    }

    const float* w_;
    float flush_;  // 1 if the led suit's boss may still be played to the trick
    QuickStakes<F> stakes_;
    Mask unsettled_;  // below an unseen card of the suit
    int phase_ = 0;   // early, middle or late in the round, by the tricks our side has won
};

}  // namespace yokai
