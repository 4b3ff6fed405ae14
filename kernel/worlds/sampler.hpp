// The exact sampler of the worlds that are consistent with an information state.
#pragma once

#include <numeric>
#include <type_traits>
#include <vector>

#include "rules/deal.hpp"
#include "worlds/info_state.hpp"

namespace yokai {

namespace detail {
constexpr std::uint64_t choose_count(int n, int k) {
    std::uint64_t ways = 1;
    for (int i = 0; i < k; ++i)
        ways = ways * static_cast<std::uint64_t>(n - i) / static_cast<std::uint64_t>(i + 1);
    return n < k ? 0 : ways;
}
}  // namespace detail

// Draws worlds that are consistent with an information state. The unseen cards are placed one by
// one; a table counts, for each card and each number of free places, the ways to place the
// remaining cards. A world is therefore a number below the total count, unranked card by card:
// exactly uniform with Number = uint64_t, and weighted by a factor for each seat and card with
// Number = double.
//
// It is enough to place the cards as they lie after the pass: given those holdings, the cards
// passed to a seat may be any of its cards, so every placement has the same number of possible
// passes. The exception is the leader card (R9), if the seat that was dealt it is announced: a
// place has the weight of the number of passes that bring the card there.
template <class Number>
class Sampler {
public:
    explicit Sampler(const InfoState& state, const double* weights = nullptr) : state_(state) {
        const Rules& rules = state_.rules;
        const int players = rules.players;
        const Round& round = state_.round;
        Mask rest = rules.deck & ~(round.hands[state_.seat] | round.played);
        if (round.face_up != NO_CARD) rest &= ~bit(round.face_up);
        int n_others = 0, capacity[3] = {0, 0, 0};
        for (int seat = 0; seat < players; ++seat) {
            if (seat == state_.seat) continue;
            known_[seat] =
                state_.passing ? 0 : state_.passes.given[state_.seat][seat] & ~round.played;
            rest &= ~known_[seat];
            others_[n_others] = seat;
            capacity[n_others++] = state_.cards_left(seat) - count(known_[seat]);
        }
        others_count_ = n_others;
        cards_ = count(rest);
        if (capacity[0] < 0 || capacity[1] < 0 || capacity[2] < 0 ||
            capacity[0] + capacity[1] + capacity[2] != cards_)
            return;  // no consistent world: total() is 0
        for (int i = 0; i < 3; ++i) capacity_[i] = capacity[i];
        weigh_leader_card();

        int i = 0;
        for (Mask left = rest; left; ++i) {
            const Card card = pop_lowest(left);
            order_[i] = card;
            for (int k = 0; k < n_others; ++k) {
                const int seat = others_[k];
                Number weight = (round.voids[seat] >> suit_of(card) & 1) ? 0 : 1;
                if (card == leader_card_) weight *= static_cast<Number>(leader_card_weight_[seat]);
                if constexpr (std::is_floating_point_v<Number>)
                    if (weights) weight *= weights[seat * 56 + card];
                weight_[i][k] = weight;
            }
        }
        fill();
    }

    Number total() const { return total_; }
    // The number of worlds for each unit of the total: passes that don't depend on the placement.
    std::uint64_t passes_each() const { return passes_each_; }

    World draw(Random& random) const {
        if constexpr (std::is_floating_point_v<Number>)
            return complete(placed(random.unit() * total_), random);
        else
            return complete(placed(random.below64(total_)), random);
    }

    struct Placement {
        Mask at[SEATS] = {};
    };

    // The placement with this number, below total().
    Placement placed(Number r) const {
        Mask at[3] = {0, 0, 0};
        int free[3] = {capacity_[0], capacity_[1], capacity_[2]};
        for (int i = 0; i < cards_; ++i) {
            int chosen = 0;
            Number rest = 0;
            for (int k = 0; k < 3; ++k) {
                if (free[k] == 0) continue;
                const Number weight = weight_[i][k];
                const Number after = table(i + 1, free[0] - (k == 0), free[1] - (k == 1));
                const Number block = weight * after;
                if (!(block > 0)) continue;
                chosen = k;
                if (r < block) {
                    if constexpr (std::is_floating_point_v<Number>)
                        rest = r / weight;
                    else
                        rest = weight == 1 ? r : r % after;
                    break;
                }
                r -= block;
                rest = after;  // reached only by rounding errors past the last block
            }
            r = rest;
            at[chosen] |= bit(order_[i]);
            --free[chosen];
        }
        Placement result;
        for (int k = 0; k < others_count_; ++k) result.at[others_[k]] = at[k];
        return result;
    }

private:
    Number& table(int card, int a, int b) { return table_[(card * stride_a_ + a) * stride_b_ + b]; }
    Number table(int card, int a, int b) const {
        return table_[(card * stride_a_ + a) * stride_b_ + b];
    }

    // table(i, a, b): the ways to place cards i, i+1, … with a and b places free at the first two
    // seats.
    void fill() {
        stride_a_ = capacity_[0] + 1;
        stride_b_ = capacity_[1] + 1;
        table_.assign(static_cast<std::size_t>(cards_ + 1) * stride_a_ * stride_b_, Number{0});
        table(cards_, 0, 0) = 1;
        for (int i = cards_ - 1; i >= 0; --i)
            for (int a = 0; a <= capacity_[0]; ++a)
                for (int b = 0; b <= capacity_[1]; ++b) {
                    const int c = cards_ - i - a - b;
                    if (c < 0 || c > capacity_[2]) continue;
                    Number ways = 0;
                    if (a) ways += weight_[i][0] * table(i + 1, a - 1, b);
                    if (b) ways += weight_[i][1] * table(i + 1, a, b - 1);
                    if (c) ways += weight_[i][2] * table(i + 1, a, b);
                    table(i, a, b) = ways;
                }
        total_ = table(0, capacity_[0], capacity_[1]);
    }

    // The number of ways in which the other seats may have passed cards to `taker`.
    std::uint64_t passes_to(int taker) const {
        std::uint64_t ways = 1;
        int from = state_.rules.hand_size - state_.rules.passes(state_.seat, taker);
        for (int giver = 0; giver < state_.rules.players; ++giver) {
            const int n = giver == state_.seat ? 0 : state_.rules.passes(giver, taker);
            ways *= detail::choose_count(from, n);
            from -= n;
        }
        return ways;
    }
    // The same for `holder`, if it holds the leader card and that was dealt to the announced seat.
    std::uint64_t leader_card_passes_to(int holder) const {
        // All cards but those from the viewer and the leader card.
        int from = state_.rules.hand_size - state_.rules.passes(state_.seat, holder) - 1;
        if (state_.announced != holder &&
            (state_.announced == state_.seat || state_.rules.passes(state_.announced, holder) == 0))
            return 0;
        std::uint64_t ways = 1;
        for (int giver = 0; giver < state_.rules.players; ++giver) {
            int n = giver == state_.seat ? 0 : state_.rules.passes(giver, holder);
            if (giver == state_.announced && giver != holder) --n;  // it passed the leader card
            ways *= detail::choose_count(from, n);
            from -= n;
        }
        return ways;
    }

    void weigh_leader_card() {
        if (state_.passing) return;
        const int players = state_.rules.players;
        std::uint64_t all = 1;
        for (int seat = 0; seat < players; ++seat)
            if (seat != state_.seat) all *= passes_to(seat);
        passes_each_ = all;
        if (state_.announced < 0) return;
        const Card card = leader_card(state_.round.face_up);
        const Mask mine = state_.round.hands[state_.seat] | state_.played_by[state_.seat] |
                          state_.passes.from(state_.seat);
        if (mine & bit(card)) return;  // the announcement adds nothing
        if (state_.rules.holder) {
            leader_card_ = card;
            for (int seat = 0; seat < players; ++seat)
                leader_card_weight_[seat] = seat == state_.announced;
            return;
        }
        dealt_to_announced_ = card;
        std::uint64_t ways[SEATS] = {}, common = 0;
        for (int seat = 0; seat < players; ++seat) {
            if (seat == state_.seat) continue;
            ways[seat] = leader_card_passes_to(seat) * (all / passes_to(seat));
            if (state_.played_by[seat] & bit(card)) {
                passes_each_ = ways[seat];
                return;  // its place is known; only the passes are restricted
            }
            common = std::gcd(common, ways[seat]);
        }
        leader_card_ = card;
        if (common == 0) common = 1;
        for (int seat = 0; seat < players; ++seat) leader_card_weight_[seat] = ways[seat] / common;
        passes_each_ = common;
    }

    // Completes a placement of the unseen cards with dealt hands and passes.
    World complete(const Placement& placement, Random& random) const {
        const int me = state_.seat, players = state_.rules.players;
        Mask holding[SEATS] = {};
        for (int seat = 0; seat < players; ++seat)
            holding[seat] = placement.at[seat] | known_[seat] | state_.played_by[seat];
        holding[me] = state_.round.hands[me] | state_.played_by[me];
        World world;
        world.passes = state_.passes;
        if (state_.passing) {
            for (int seat = 0; seat < players; ++seat) {
                world.dealt[seat] = holding[seat];
                if (seat == me || !(state_.has_passed >> seat & 1)) continue;
                with_family(state_.rules.family, [&]<Family F>() {
                    pass_at_random<F>(state_.rules, world, seat, random);
                });
            }
            return world;
        }
        for (int taker = 0; taker < players; ++taker) {
            if (taker == me) continue;
            Mask from = holding[taker] & ~state_.passes.given[me][taker];
            const bool restricted =
                dealt_to_announced_ != NO_CARD && from & bit(dealt_to_announced_);
            if (restricted) from ^= bit(dealt_to_announced_);
            for (int giver = 0; giver < players; ++giver) {
                int n = giver == me ? 0 : state_.rules.passes(giver, taker);
                if (n == 0) continue;
                Mask& given = world.passes.given[giver][taker];
                if (restricted && giver == state_.announced) {
                    given = bit(dealt_to_announced_);
                    --n;
                }
                const Mask picked = pick_several(from, n, random);
                from ^= picked;
                given |= picked;
            }
        }
        for (int seat = 0; seat < players; ++seat)
            world.dealt[seat] = (holding[seat] & ~world.passes.to(seat)) | world.passes.from(seat);
        return world;
    }

    InfoState state_;
    int others_[3] = {0, 0, 0}, others_count_ = 0, cards_ = 0, capacity_[3] = {0, 0, 0};
    int stride_a_ = 0, stride_b_ = 0;
    Mask known_[SEATS] = {};
    Card order_[56] = {};
    Number weight_[56][3] = {};
    Card leader_card_ = NO_CARD;  // set if it is unseen: its places have these weights
    std::uint64_t leader_card_weight_[SEATS] = {1, 1, 1, 1};
    Card dealt_to_announced_ = NO_CARD;  // set if it must have been dealt to the announced seat
    std::uint64_t passes_each_ = 1;
    Number total_ = 0;
    std::vector<Number> table_;
};

}  // namespace yokai
