// A seat's view in packed form, and the exact sampler of the worlds that agree with it.
#pragma once

#include <numeric>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include "rules/playout.hpp"

namespace yokai {

// What one seat knows of the present round. In `round` the other hands are blank.
struct Sight {
    Rules rules;
    int seat = 0;
    bool passing = false;        // the pass is not over
    int announced = -1;          // whom R9 named, in the first round
    int opener = 0;              // who led the first trick
    unsigned has_passed = 0;     // in the pass: the seats that have chosen
    Mask dealt = 0;              // the seat's own cards before the pass
    Passes passes;               // those it gave or was given
    std::vector<Card> plays;     // all cards played, in order
    Round round;
    Mask played_by[SEATS] = {};
    std::uint8_t seals[2] = {};  // before the round

    int cards_left(int other) const {
        return rules.hand_size() - count(played_by[other]);
    }
};

// Builds a sight by playing the public cards once more, and refuses what can't be.
inline Sight make_sight(const Rules& rules, int seat, bool passing, Mask hand, Mask dealt,
                        Card face_up, const Passes& passes, int announced, int opener,
                        unsigned has_passed, const std::uint8_t seals[2], const std::vector<Card>& plays) {
    const auto refuse = [](const char* why) { throw std::invalid_argument(why); };
    const int players = rules.players();
    const Mask deck = rules.deck();
    if (seat < 0 || seat >= players || opener < 0 || opener >= players || announced >= players)
        refuse("there is no such seat");
    if (rules.has_face_up() != (face_up != NO_CARD)) refuse("the face-up card does not fit the ruleset");
    if (face_up != NO_CARD && (face_up > 55 || !(bit(face_up) & deck))) refuse("the face-up card is not in the deck");
    const Mask up = face_up == NO_CARD ? 0 : bit(face_up);
    if (hand & ~deck || hand & up) refuse("the hand is not of this deck");
    if (passing && !plays.empty()) refuse("cards are played after the pass");

    Sight sight;
    sight.rules = rules;
    sight.seat = seat;
    sight.passing = passing;
    sight.announced = announced;
    sight.opener = opener;
    sight.has_passed = has_passed;
    sight.dealt = dealt;
    sight.passes = passes;
    sight.plays = plays;

    Round& round = sight.round;
    for (Mask& cards : round.hands) cards = ~Mask{0};  // never runs out, so nothing ends for lack of cards
    round.face_up = face_up;
    if (face_up != NO_CARD) round.trump = static_cast<std::uint8_t>(suit_of(face_up));
    round.turn = round.last_winner = static_cast<std::uint8_t>(opener);
    sight.seals[0] = round.seals[0] = seals[0] & 0x7f;
    sight.seals[1] = round.seals[1] = seals[1] & 0x7f;
    for (const Card card : plays) {
        if (card > 55 || !(bit(card) & deck) || bit(card) & (up | hand | round.played))
            refuse("a card was played that can't have been");
        if (round.end != End::none) refuse("cards were played after the end of the round");
        if (round.voids[round.turn] >> suit_of(card) & 1) refuse("a seat played a suit it had not followed");
        sight.played_by[round.turn] |= bit(card);
        apply(round, rules, card);
    }
    if (round.end != End::none) refuse("the round is over");
    for (Mask& cards : round.hands) cards = 0;
    round.hands[seat] = hand;
    for (int other = 0; other < players; ++other)
        if (sight.cards_left(other) < 0 || (other == round.turn && sight.cards_left(other) == 0))
            refuse("more cards were played than dealt");
    if (count(hand) != sight.cards_left(seat)) refuse("the hand has the wrong number of cards");
    for (int suit = 0; suit < SUITS; ++suit)
        for (int other = 0; other < players; ++other) {
            const Mask held = other == seat ? hand : passes.given[seat][other] & ~round.played;
            if (round.voids[other] >> suit & 1 && held & suit_mask(suit) && !passing)
                refuse("a seat did not follow a suit it holds");
        }

    Mask passed = 0;
    for (int giver = 0; giver < SEATS; ++giver)
        for (int taker = 0; taker < SEATS; ++taker) {
            const Mask cards = passes.given[giver][taker];
            if (!cards) continue;
            if (giver >= players || taker >= players || (giver != seat && taker != seat) ||
                count(cards) != rules.passes(giver, taker) || cards & ~deck || cards & (up | passed))
                refuse("the known passes don't fit the ruleset");
            passed |= cards;
        }
    const Mask holding = hand | sight.played_by[seat];
    const Mask before = passing ? holding : (holding & ~passes.to(seat)) | passes.from(seat);
    if (dealt != before || count(dealt) != rules.hand_size()) refuse("dealt hand, passes and hand disagree");
    if (passes.from(seat) & ~dealt) refuse("a passed card was not dealt");
    if (passing ? passes.to(seat) != 0 : passes.to(seat) & ~holding) refuse("a received card is missing");
    if (!passing) {
        if (count(passes.from(seat)) != 3 || count(passes.to(seat)) != 3) refuse("the pass is incomplete");
        for (int other = 0; other < players; ++other)
            for (int taker = 0; taker < players; ++taker)
                if (other != taker && passes.given[seat][taker] & sight.played_by[other])
                    refuse("a passed card was played by another seat");
    }
    return sight;
}

namespace detail {
constexpr std::uint64_t choose_count(int n, int k) {
    std::uint64_t ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * static_cast<std::uint64_t>(n - i) / static_cast<std::uint64_t>(i + 1);
    return n < k ? 0 : ways;
}
}  // namespace detail

// Draws worlds that agree with a sight. Every unseen card is placed in turn; a table counts, for
// each card and each number of free places, the ways to place the cards that follow. A world is
// thus one number below the count of all of them, unranked card by card: exactly uniform with
// Number = uint64_t, and weighted by a factor for every seat and card with Number = double.
//
// Why placing the cards after the pass is enough: given everybody's holdings after the pass, the
// others' passes among themselves are any cards of the taker's holding, so every placement has the
// same number of passes. The one exception is R9's card, if it was announced who was dealt it: the
// fewer ways to pass it from there to a place, the less that place weighs.
template <class Number>
class Sampler {
public:
    explicit Sampler(const Sight& sight, const double* weights = nullptr) : s_(sight) {
        const Rules& rules = s_.rules;
        const int players = rules.players();
        const Round& round = s_.round;
        Mask rest = rules.deck() & ~(round.hands[s_.seat] | round.played);
        if (round.face_up != NO_CARD) rest &= ~bit(round.face_up);
        int n_others = 0, capacity[3] = {0, 0, 0};
        for (int seat = 0; seat < players; ++seat) {
            if (seat == s_.seat) continue;
            known_[seat] = s_.passing ? 0 : s_.passes.given[s_.seat][seat] & ~round.played;
            rest &= ~known_[seat];
            others_[n_others] = seat;
            capacity[n_others++] = s_.cards_left(seat) - count(known_[seat]);
        }
        others_count_ = n_others;
        cards_ = count(rest);
        if (capacity[0] < 0 || capacity[1] < 0 || capacity[2] < 0 ||
            capacity[0] + capacity[1] + capacity[2] != cards_)
            return;  // no world; total() is 0
        for (int i = 0; i < 3; ++i) capacity_[i] = capacity[i];
        weigh_herald();

        int i = 0;
        for (Mask left = rest; left; ++i) {
            const Card card = pop_lowest(left);
            order_[i] = card;
            for (int k = 0; k < n_others; ++k) {
                const int seat = others_[k];
                Number weight = (round.voids[seat] >> suit_of(card) & 1) ? 0 : 1;
                if (card == herald_) weight *= static_cast<Number>(herald_weight_[seat]);
                if constexpr (std::is_floating_point_v<Number>)
                    if (weights) weight *= weights[seat * 56 + card];
                weight_[i][k] = weight;
            }
        }
        fill();
    }

    Number total() const { return total_; }
    // Worlds for each unit of the total: the passes that don't depend on the placement.
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
                rest = after;  // only rounding gets past the last block: stay at its end
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
    Number table(int card, int a, int b) const { return table_[(card * stride_a_ + a) * stride_b_ + b]; }

    // table(i, a, b): the ways to place cards i, i+1, … with a and b places free at the first two.
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

    // The ways to pass cards to this seat among the others, with and without R9's card's condition.
    std::uint64_t passes_to(int taker) const {
        std::uint64_t ways = 1;
        int from = s_.rules.hand_size() - s_.rules.passes(s_.seat, taker);
        for (int giver = 0; giver < s_.rules.players(); ++giver) {
            const int n = giver == s_.seat ? 0 : s_.rules.passes(giver, taker);
            ways *= detail::choose_count(from, n);
            from -= n;
        }
        return ways;
    }
    std::uint64_t herald_passes_to(int holder) const {
        int from = s_.rules.hand_size() - s_.rules.passes(s_.seat, holder) - 1;  // all but the card
        if (s_.announced != holder &&
            (s_.announced == s_.seat || s_.rules.passes(s_.announced, holder) == 0))
            return 0;
        std::uint64_t ways = 1;
        for (int giver = 0; giver < s_.rules.players(); ++giver) {
            int n = giver == s_.seat ? 0 : s_.rules.passes(giver, holder);
            if (giver == s_.announced && giver != holder) --n;  // it gave the card itself
            ways *= detail::choose_count(from, n);
            from -= n;
        }
        return ways;
    }

    void weigh_herald() {
        if (s_.passing) return;
        const int players = s_.rules.players();
        std::uint64_t all = 1;
        for (int seat = 0; seat < players; ++seat)
            if (seat != s_.seat) all *= passes_to(seat);
        passes_each_ = all;
        if (s_.announced < 0) return;
        const Card card = herald(s_.round.face_up);
        const Mask mine = s_.round.hands[s_.seat] | s_.played_by[s_.seat] | s_.passes.from(s_.seat);
        if (mine & bit(card)) return;  // what the seat itself had tells all
        if (s_.rules.holder) {
            herald_ = card;
            for (int seat = 0; seat < players; ++seat) herald_weight_[seat] = seat == s_.announced;
            return;
        }
        bound_ = card;
        std::uint64_t ways[SEATS] = {}, common = 0;
        for (int seat = 0; seat < players; ++seat) {
            if (seat == s_.seat) continue;
            ways[seat] = herald_passes_to(seat) * (all / passes_to(seat));
            if (s_.played_by[seat] & bit(card)) {
                passes_each_ = ways[seat];
                return;  // its place is known, only the passes are bound
            }
            common = std::gcd(common, ways[seat]);
        }
        herald_ = card;
        if (common == 0) common = 1;
        for (int seat = 0; seat < players; ++seat) herald_weight_[seat] = ways[seat] / common;
        passes_each_ = common;
    }

    // Adds dealt hands and passes to a placement of the unseen cards.
    World complete(const Placement& placement, Random& random) const {
        const int me = s_.seat, players = s_.rules.players();
        Mask holding[SEATS] = {};
        for (int seat = 0; seat < players; ++seat)
            holding[seat] = placement.at[seat] | known_[seat] | s_.played_by[seat];
        holding[me] = s_.round.hands[me] | s_.played_by[me];
        World world;
        world.passes = s_.passes;
        if (s_.passing) {
            for (int seat = 0; seat < players; ++seat) {
                world.dealt[seat] = holding[seat];
                if (seat == me || !(s_.has_passed >> seat & 1)) continue;
                with_family(s_.rules.family,
                            [&]<Family F>() { pass_at_random<F>(world, seat, random); });
            }
            return world;
        }
        for (int taker = 0; taker < players; ++taker) {
            if (taker == me) continue;
            Mask from = holding[taker] & ~s_.passes.given[me][taker];
            const bool bound = bound_ != NO_CARD && from & bit(bound_);
            if (bound) from ^= bit(bound_);
            for (int giver = 0; giver < players; ++giver) {
                int n = giver == me ? 0 : s_.rules.passes(giver, taker);
                if (n == 0) continue;
                Mask& given = world.passes.given[giver][taker];
                if (bound && giver == s_.announced) {
                    given = bit(bound_);
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

    Sight s_;
    int others_[3] = {0, 0, 0}, others_count_ = 0, cards_ = 0, capacity_[3] = {0, 0, 0};
    int stride_a_ = 0, stride_b_ = 0;
    Mask known_[SEATS] = {};
    Card order_[56] = {};
    Number weight_[56][3] = {};
    Card herald_ = NO_CARD;  // R9's card while its place is open,
    std::uint64_t herald_weight_[SEATS] = {1, 1, 1, 1};
    Card bound_ = NO_CARD;   // and while it is bound to have been dealt to the seat announced
    std::uint64_t passes_each_ = 1;
    Number total_ = 0;
    std::vector<Number> table_;
};

// The round of a world at the point where the sight is.
inline Round round_in(const Sight& sight, const World& world) {
    Round round = sight.round;
    for (int seat = 0; seat < sight.rules.players(); ++seat)
        round.hands[seat] = world.holding(seat) & ~round.played;
    return round;
}

}  // namespace yokai
