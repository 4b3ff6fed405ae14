// The features of a decision, their weights, and the score that is their product.
#pragma once

#include <array>

namespace yokai {

// The features, in the order of the weights. The stakes of a trick are the same for all decisions;
// the cost of giving up a card has separate weights for a lead, for following suit and for a
// discard.
// clang-format off
#define YOKAI_STAKE_FEATURES(X)                                                                    \
    X(boss_us_0) X(boss_us_1) X(boss_us_2)          /* a boss for us, by bosses we have */         \
    X(boss_them_0) X(boss_them_1) X(boss_them_2)    /* a boss for them, by bosses they have */     \
    X(star_us) X(star_them)                         /* its stars, trump's boss has none */         \
    X(win) X(lose)                                  /* the round is decided by this trick */       \
    X(trick_us_0) X(trick_us_1) X(trick_us_2) X(trick_us_3) X(trick_us_4) X(trick_us_5)            \
    X(trick_them_0) X(trick_them_1) X(trick_them_2)                                                \
    X(trick_them_3) X(trick_them_4) X(trick_them_5)                                                \
    X(half_us) X(half_them)                         /* Seven Suitors: the first 7 of a pair */     \
    X(pair_us) X(pair_them)                         /* and the second, which seals */              \
    X(flush_us) X(flush_them)                       /* the suit's boss may still be played */
#define YOKAI_CARD_FEATURES(X, context)                                                            \
    X(context##_boss) X(context##_star)             /* giving up a boss, its stars */              \
    X(context##_high_early) X(context##_high_middle) X(context##_high_late)  /* by tricks won */   \
    X(context##_trump) X(context##_super_trump)                                                    \
    X(context##_last)                               /* the last card of a side suit */             \
    X(context##_guard)                              /* leaves a boss of ours with less cover */    \
    X(context##_length)                             /* cards of the suit in hand */                \
    X(context##_settled)                            /* nothing unseen can beat it in its suit */
#define YOKAI_LEAD_FEATURES(X)                                                                     \
    X(lead_their_void) X(lead_partner_void) X(lead_partner_boss) X(lead_chooses_trump)
#define YOKAI_PASS_FEATURES(X, context)                                                            \
    X(context##_boss) X(context##_star) X(context##_bare_boss) X(context##_high)                   \
    X(context##_low) X(context##_trump) X(context##_trump_high) X(context##_super_trump)           \
    X(context##_void) X(context##_short) X(context##_guard) X(context##_twin)

#define YOKAI_FEATURES(X)                                                                          \
    YOKAI_STAKE_FEATURES(X)                                                                        \
    YOKAI_CARD_FEATURES(X, lead) YOKAI_CARD_FEATURES(X, follow) YOKAI_CARD_FEATURES(X, discard)    \
    YOKAI_LEAD_FEATURES(X)                                                                         \
    YOKAI_PASS_FEATURES(X, give_friend) YOKAI_PASS_FEATURES(X, give_rival)
// clang-format on

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

// A score as it is summed up; ExplainedScore also keeps the contribution of each feature.
struct PlainScore {
    const float* w;
    float total = 0;
    void add(int feature, float value) { total += w[feature] * value; }
};
struct ExplainedScore {
    const float* w;
    float total = 0;
    std::array<float, FEATURES> parts{};
    void add(int feature, float value) {
        const float part = w[feature] * value;
        total += part;
        parts[feature] += part;
    }
};

}  // namespace yokai
