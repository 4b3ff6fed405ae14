// What a seat can win in when it knows only what it sees, and all other seats see everything.
//
// A strategy of the seat depends on its hand and on the cards played, never on the world. Each node
// returns the Pareto front of the sets of worlds that a strategy wins in (alpha-mu search by
// T. Cazenave and V. Ventos, to the end of the round): at the seat's turn the union over its cards;
// at an opponent's the intersections, for an opponent chooses in each world what refutes the
// strategy; at the partner's the unions, for the partner chooses in each world what helps it.
// Averaging the open-hand values of the worlds instead would let the seat choose by the world.
#pragma once

#include <array>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "reference/rules.hpp"
#include "strategies/front.hpp"

namespace yokai::strategies {

using solver::Position;
using solver::reference::legal;
using solver::reference::play;
using solver::reference::Successor;

struct CardWins {
    Card card;
    int worlds;
};

class Search {
public:
    // `worlds` are positions that differ in the hidden hands only, the seat to act being the one
    // that decides; the bindings check this.
    Search(std::vector<Position> worlds, std::uint64_t max_visits, std::size_t max_front)
        : worlds_(std::move(worlds)),
          seat_(worlds_.front().to_act()),
          visits_left_(max_visits),
          max_front_(max_front) {}

    // For every card of the seat, of twins the lowest, the most worlds that a strategy beginning
    // with it wins in; nothing if a limit was reached.
    std::optional<std::vector<CardWins>> cards() {
        std::vector<CardWins> found;
        try {
            for (const Card card : own_cards(worlds_.front())) {
                std::vector<Position> next;
                const Front front = after(worlds_, card, next);
                int best = 0;
                for (const Bits& set : front.sets) best = std::max(best, size_of(set));
                found.push_back({card, best});
            }
        } catch (const LimitReached&) {
            return std::nullopt;
        }
        return found;
    }

private:
    struct LimitReached {};

    // The legal cards of the seat, of twins the lowest: plain cards of one suit with nobody else's
    // card between them.
    std::vector<Card> own_cards(const Position& p) const {
        Mask live = 0;
        for (const Mask hand : p.hands) live |= hand;
        for (int i = 0; i < p.trick_size; ++i) live |= bit(p.trick[i]);
        const Mask others = live & ~p.hands[seat_];
        std::vector<Card> cards;
        Card last = NO_CARD;  // the last plain card taken
        for (Mask m = legal(p); m; m &= m - 1) {
            const Card card = lowest(m);
            const bool plain = !is_boss(card) && card != SUPER_TRUMP;
            if (plain && last != NO_CARD && suit_of(last) == suit_of(card)) {
                const Mask between = (bit(card) - 1) & ~((bit(last) << 1) - 1);
                if (!(between & others)) {
                    last = card;
                    continue;
                }
            }
            cards.push_back(card);
            if (plain) last = card;
        }
        return cards;
    }

    // The front after a card that is legal in all these worlds.
    Front after(const std::vector<Position>& worlds, Card card, std::vector<Position>& next) {
        if (worlds.size() > visits_left_) throw LimitReached{};
        visits_left_ -= worlds.size();
        next.clear();
        for (const Position& world : worlds) {
            Successor s = play(world, card);
            if (s.over) {  // every world ends alike: the table sees how
                const bool won = s.value > 0 == (seat_ % 2 == 0);
                return Front::of(won ? all_of(worlds.size()) : Bits(words_for(worlds.size())));
            }
            next.push_back(s.next);
        }
        return front_of(next);
    }

    Front front_of(const std::vector<Position>& worlds) {
        if (worlds.size() == 1) return Front::of(Bits{wins(worlds.front()) ? 1u : 0u});
        return worlds.front().trick_size == 0 ? without_lost(worlds) : front_at_turn(worlds);
    }

    // No strategy wins in a world that is lost with open cards: leave such worlds out.
    Front without_lost(const std::vector<Position>& worlds) {
        const std::size_t n = worlds.size();
        std::vector<Position> left;
        std::vector<std::size_t> index;
        for (std::size_t i = 0; i < n; ++i)
            if (wins(worlds[i])) {
                left.push_back(worlds[i]);
                index.push_back(i);
            }
        if (left.empty()) return Front::of(Bits(words_for(n)));
        if (left.size() == n) return front_at_turn(worlds);
        const Front below = left.size() == 1 ? Front::of(Bits{1}) : front_at_turn(left);
        Front front;
        for (const Bits& set : below.sets) {
            Bits here(words_for(n));
            spread(set, index, here);
            front.sets.push_back(std::move(here));
        }
        return front;
    }

    // Copies the bits of some worlds to their places among all worlds of the node.
    static void spread(const Bits& set, const std::vector<std::size_t>& index, Bits& here) {
        for (std::size_t j = 0; j < index.size(); ++j) {
            const std::uint64_t mark = std::uint64_t{1} << index[j] % 64;
            if (set[j / 64] >> j % 64 & 1)
                here[index[j] / 64] |= mark;
            else
                here[index[j] / 64] &= ~mark;
        }
    }

    Front front_at_turn(const std::vector<Position>& worlds) {
        const int turn = worlds.front().to_act();
        return turn == seat_ ? own_turn(worlds) : others_turn(worlds, turn % 2 == seat_ % 2);
    }

    Front own_turn(const std::vector<Position>& worlds) {
        Front front;
        const Bits everything = all_of(worlds.size());
        std::vector<Position> next;
        for (const Card card : own_cards(worlds.front())) {
            for (Bits& set : after(worlds, card, next).sets) {
                if (set == everything) return Front::of(std::move(set));
                front.add(std::move(set));
            }
            check(front);
        }
        return front;
    }

    Front others_turn(const std::vector<Position>& worlds, bool partner) {
        const std::size_t n = worlds.size();
        Mask possible = 0;
        std::vector<Mask> playable;
        playable.reserve(n);
        for (const Position& world : worlds) possible |= playable.emplace_back(legal(world));
        Front front = Front::of(partner ? Bits(words_for(n)) : all_of(n));
        std::vector<Position> where, next;
        std::vector<std::size_t> index;
        for (; possible; possible &= possible - 1) {
            const Card card = lowest(possible);
            where.clear();
            index.clear();
            for (std::size_t i = 0; i < n; ++i)
                if (playable[i] & bit(card)) {
                    where.push_back(worlds[i]);
                    index.push_back(i);
                }
            const Front below = after(where, card, next);
            Front combined;
            for (const Bits& set : below.sets) {
                Bits here = partner ? Bits(words_for(n)) : all_of(n);
                spread(set, index, here);
                for (const Bits& other : front.sets) {
                    Bits both = other;
                    for (std::size_t k = 0; k < both.size(); ++k)
                        both[k] = partner ? both[k] | here[k] : both[k] & here[k];
                    combined.add(std::move(both));
                }
                check(combined);
            }
            front = std::move(combined);
        }
        return front;
    }

    // Whether the seat's side wins a world with open cards: minimax with a table of the positions
    // between tricks.
    bool wins(const Position& p) {
        if (p.trick_size != 0) return wins_by_search(p);
        const Key key{p.hands[0], p.hands[1], p.hands[2], p.hands[3], score_of(p)};
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        const bool won = wins_by_search(p);
        if (known_.size() >= MOST_KNOWN) known_.clear();
        known_.emplace(key, won);
        return won;
    }

    bool wins_by_search(const Position& p) {
        if (visits_left_ == 0) throw LimitReached{};
        --visits_left_;
        const bool ours = p.to_act() % 2 == seat_ % 2;
        for (Mask m = legal(p); m; m &= m - 1) {
            const Successor s = play(p, lowest(m));
            const bool won = s.over ? s.value > 0 == (seat_ % 2 == 0) : wins(s.next);
            if (won == ours) return ours;
        }
        return !ours;
    }

    // Hands, leader, tricks and numbers of bosses: all that winning depends on between tricks.
    using Key = std::array<Mask, 5>;
    struct Hash {
        std::size_t operator()(const Key& key) const {
            Mask h = 0;
            for (const Mask word : key) {
                h = (h ^ word) * 0x9e3779b97f4a7c15ull;
                h ^= h >> 29;
            }
            return h;
        }
    };
    static constexpr std::size_t MOST_KNOWN = std::size_t{1} << 21;

    static Mask score_of(const Position& p) {
        return Mask(p.leader) | Mask(p.tricks[0]) << 2 | Mask(p.tricks[1]) << 5 |
               Mask(count(p.bosses[0])) << 8 | Mask(count(p.bosses[1])) << 11;
    }

    void check(const Front& front) const {
        if (front.sets.size() > max_front_) throw LimitReached{};
    }

    std::vector<Position> worlds_;
    int seat_;
    std::uint64_t visits_left_;
    std::size_t max_front_;
    std::unordered_map<Key, bool, Hash> known_;
};

}  // namespace yokai::strategies
