#include "solver/search.hpp"

#include <utility>

namespace yokai::solver {

bool Search::reaches(const Position& p, int rank) {
    if (rank <= (p.basic ? 6 : 0)) return true;  // the lowest outcome
    if (rank > (p.basic ? 7 : RANKS - 1)) return false;
    set_up(p);
    goal_.side = rank >= 7 ? 0 : 1;
    goal_.points = p.basic || rank == 7 ? 0 : rank >= 7 ? rank - 6 : 8 - rank;
    bool yes;
    if (p.trick_size == 0) {
        yes = at_lead(p.leader);
    } else {
        const int led = suit_of(p.trick[0]);
        Card best = p.trick[0];
        int winning_seat = p.leader;
        Mask captured = 0;
        for (int i = 0; i < p.trick_size; ++i) {
            captured |= bit(p.trick[i]) & PLAIN_BOSSES;
            if (beats_->table[led][best] & bit(p.trick[i])) {
                best = p.trick[i];
                winning_seat = (p.leader + i) & 3;
            }
        }
        yes = in_trick(p.trick_size, p.to_act(), led, best, winning_seat, captured);
    }
    return yes == (goal_.side == 0);
}

void Search::narrow(int width) {
    width_ = width;
    active_table_ = &table_;
    if (width == WIDE) return;
    if (narrow_table_)
        narrow_table_->new_round();
    else
        narrow_table_ = std::make_unique<TranspositionTable>(std::size_t{64} << 20);
    active_table_ = narrow_table_.get();
}

void Search::set_up(const Position& p) {
    now_.set_up(p);
    const Round round{p.trump, State::all_bosses(p), p.tricks[0] + p.tricks[1] + now_.left,
                      p.basic};
    if (round != round_) {
        table_.new_round();
        ordering_.new_round();
        beats_ = std::make_unique<Beats>(p.trump);
        round_ = round;
    }
}

bool Search::keep(std::uint64_t key, bool result) {
    active_table_->store(key, now_.live.planes, depths_of(relevant_, now_), goal_.rank(now_),
                         now_.tricks[0], result == (goal_.side == 0), now_.left);
    return result;
}

bool Search::at_lead(int leader) {
    relevant_ = 0;
    if (now_.all_stars - now_.stars[1 - goal_.side] < goal_.points) return false;
    const std::uint64_t key = now_.key(leader);
    std::uint32_t depths;
    const int known =
        active_table_->find(key, now_.live.planes, goal_.rank(now_), now_.tricks[0], depths);
    return known >= 0 ? known == (goal_.side == 0) : search_lead(leader, key);
}

bool Search::search_lead(int leader, std::uint64_t key) {
    monitor.check();
    const bool ours = (leader & 1) == goal_.side;
    const int side = leader & 1, second = (leader + 1) & 3;
    Card cards[12];
    const int n = distinct_moves(now_, now_.hand[leader], leader, NO_CARD, 0, cards);
    Move moves[12];
    const int urgency = MoveClass::urgency(now_, side);
    for (int i = 0; i < n; ++i) {
        const Card c = cards[i];
        const int led = suit_of(c);
        const auto& beats = beats_->table[led];
        int wins = 1;
        if (now_.is_unbeatable(beats[c], side, 1, second, led)) {
            wins = 2;
            if (decided_by_sure_trick(now_, goal_, side, 1, second, led, bit(c) & PLAIN_BOSSES) ==
                ours) {
                ++monitor.nodes;
                relevant_ = relevant_if_contested(c, now_.opponents_to_play(side, 1, second));
                return keep(key, ours);
            }
        }
        const int prospect = wins == 2 ? 0 : MoveClass::lead_prospect(now_, beats, leader, c);
        if (prospect == 1) wins = 0;
        const Mask boss = bit(c) & PLAIN_BOSSES;
        if ((wins < 2 && settled_by_ducking(now_, *beats_, goal_, side, 1, second, led, c, leader,
                                            boss, relevant_)) ||
            (prospect == 1 && settled_by_partner(now_, *beats_, goal_, (leader + 2) & 3, second, c,
                                                 boss, relevant_))) {
            ++monitor.nodes;
            return keep(key, ours);
        }
        moves[i] = {
            c, std::uint8_t(wins),
            MoveClass::index(0, prospect, wins, MoveClass::card_kind(now_, c, led), urgency)};
        moves[i].priority = ordering_.priority(now_, 0, leader, moves[i]);
    }
    sort(moves, n);
    FailedRanks failed;
    Mask relevant = 0;
    int tried = 0;
    for (int i = 0; i < n; ++i) {
        const Card c = moves[i].card;
        if (failed.covers(c)) continue;
        if (tried++ == width_) break;
        const std::uint64_t before = monitor.nodes++;
        now_.hand[leader] &= ~bit(c);
        now_.trick[0] = c;
        const bool got = in_trick(1, second, suit_of(c), c, leader, bit(c) & PLAIN_BOSSES);
        now_.hand[leader] |= bit(c);
        if (n > 1) ordering_.learn(now_, 0, leader, moves[i], got == ours, monitor.nodes - before);
        if (got == ours) return keep(key, ours);
        relevant |= relevant_;
        failed.add(c, relevant_);
    }
    relevant_ = with_equivalents_of(relevant, now_.hand[leader], cards, n);
    return keep(key, !ours);
}

// `n` cards of the trick have been played, `best` by `winning_seat` is winning, and `captured` are
// the bosses among them.
bool Search::in_trick(int n, int seat, int led, Card best, int winning_seat, Mask captured) {
    const auto& beats = beats_->table[led];
    const Mask beating = beats[best];
    const bool standing = now_.is_unbeatable(beating, winning_seat & 1, n, seat, led);
    if (standing)
        if (const int d =
                decided_by_sure_trick(now_, goal_, winning_seat & 1, n, seat, led, captured);
            d != UNDECIDED) {
            relevant_ = relevant_if_contested(
                best, now_.on_table(n) | now_.opponents_to_play(winning_seat & 1, n, seat));
            return d;
        }
    Card cards[12];
    const Mask legal = follow(now_.hand[seat], led);
    const int count = distinct_moves(now_, legal, seat, best, n, cards);
    const bool partner_may_take = n == 1 && (follow(now_.hand[(seat + 2) & 3], led) & beating);
    const int state =
        standing | ((winning_seat ^ seat) & 1) << 1 | (captured != 0) << 2 | partner_may_take << 3;
    if (n == 3)
        return last_seat(seat, led, best, beating, winning_seat, captured, state, legal, cards,
                         count);

    const bool ours = (seat & 1) == goal_.side;
    const int side = seat & 1, next = (seat + 1) & 3;
    Move moves[12];
    if (count == 1) {
        moves[0] = {cards[0], 0, 0};
    } else {
        if (settled_by_ducking(now_, *beats_, goal_, side, n, seat, led, best, winning_seat,
                               captured, relevant_) ||
            (partner_may_take && settled_by_partner(now_, *beats_, goal_, (seat + 2) & 3, seat,
                                                    best, captured, relevant_))) {
            ++monitor.nodes;
            return ours;
        }
        const int urgency = MoveClass::urgency(now_, side);
        for (int i = 0; i < count; ++i) {
            const Card c = cards[i];
            int wins = 0;
            if (beating & bit(c)) {
                wins = 1;
                if (now_.is_unbeatable(beats[c], side, n + 1, next, led)) {
                    wins = 2;
                    const Mask bosses = captured | (bit(c) & PLAIN_BOSSES);
                    if (decided_by_sure_trick(now_, goal_, side, n + 1, next, led, bosses) ==
                        ours) {
                        ++monitor.nodes;
                        relevant_ = relevant_if_contested(
                            c, now_.on_table(n) | now_.opponents_to_play(side, n + 1, next));
                        return ours;
                    }
                }
            }
            moves[i] = {
                c, std::uint8_t(wins),
                MoveClass::index(n, state, wins, MoveClass::card_kind(now_, c, led), urgency)};
            moves[i].priority = ordering_.priority(now_, n, seat, moves[i]);
        }
        sort(moves, count);
    }
    FailedRanks failed;
    Mask relevant = 0;
    int tried = 0;
    for (int i = 0; i < count; ++i) {
        const Card c = moves[i].card;
        if (failed.covers(c)) continue;
        if (tried++ == width_) break;
        const std::uint64_t before = monitor.nodes++;
        now_.hand[seat] &= ~bit(c);
        now_.trick[n] = c;
        const bool takes = beating >> c & 1;
        const bool got = in_trick(n + 1, next, led, takes ? c : best, takes ? seat : winning_seat,
                                  captured | (bit(c) & PLAIN_BOSSES));
        now_.hand[seat] |= bit(c);
        if (count > 1)
            ordering_.learn(now_, n, seat, moves[i], got == ours, monitor.nodes - before);
        if (got == ours) return ours;
        relevant |= relevant_;
        failed.add(c, relevant_);
    }
    relevant_ = with_equivalents_of(relevant, legal, cards, count);
    return !ours;
}

// Every card of the last seat completes the trick: look all successors up before searching any.
bool Search::last_seat(int seat, int led, Card best, Mask beating, int winning_seat, Mask captured,
                       int state, Mask legal, const Card* cards, int count) {
    struct Child {
        std::uint64_t key;
        LiveCards live;
        Move move;
        int winner;
        int bosses, stars;  // captured with the trick
        int rank, tricks;   // for the lookup
        Mask relevant;      // in this trick
    };
    const bool ours = (seat & 1) == goal_.side;
    const LiveCards before_trick = now_.live;
    const std::array<Card, 4> trick = now_.trick;
    const Mask table = now_.on_table(3);
    for (int i = 0; i < 3; ++i) now_.remove(trick[i]);
    const LiveCards before_card = now_.live;
    const int urgency = MoveClass::urgency(now_, seat & 1);
    Child children[12];
    int n = 0;
    bool result = !ours;
    Mask relevant = 0;
    FailedRanks failed;
    for (int i = 0; i < count; ++i) {
        const Card c = cards[i];
        ++monitor.nodes;
        const bool takes = beating >> c & 1;
        const int winner = takes ? seat : winning_seat, side = winner & 1;
        const Mask bosses = captured | (bit(c) & PLAIN_BOSSES);
        const int more = count_few(bosses), stars = now_.stars_in(bosses);
        Mask mine = relevant_if_contested(takes ? c : best, table | bit(c));
        int got = after_trick(now_, goal_, side, more, stars);
        if (got == UNDECIDED) {
            now_.hand[seat] &= ~bit(c);
            if (now_.left == 2) {
                got = last_trick(now_, *beats_, goal_, winner, side, more, stars, relevant_);
                mine |= relevant_;
            } else {
                now_.add_trick(side, more, stars);
                got = after_six_tricks(now_, goal_, now_.left - 1);
                if (got == UNDECIDED) {
                    Child& child = children[n++];
                    now_.remove(c);
                    child.key = now_.key(winner);
                    active_table_->prefetch(child.key);
                    child.live = now_.live;
                    now_.live = before_card;
                    child.move = {c, takes,
                                  MoveClass::index(3, state, takes,
                                                   MoveClass::card_kind(now_, c, led), urgency)};
                    child.winner = winner;
                    child.bosses = more;
                    child.stars = stars;
                    child.rank = goal_.rank(now_);
                    child.tricks = now_.tricks[0];
                    child.relevant = mine;
                }
                now_.remove_trick(side, more, stars);
            }
            now_.hand[seat] |= bit(c);
            if (got == UNDECIDED) continue;
        }
        if (got == ours) {
            result = ours;
            relevant_ = mine;
            break;
        }
        relevant |= mine;
        failed.add(c, mine);
    }
    for (int i = 0; result != ours && i < n;) {
        const Child& child = children[i];
        std::uint32_t depths;
        const int known =
            active_table_->find(child.key, child.live.planes, child.rank, child.tricks, depths);
        if (known < 0) {
            ++i;
            continue;
        }
        const Mask these = child.relevant | cards_of(depths, child.live.cards);
        if ((known == (goal_.side == 0)) == ours) {
            result = ours;
            relevant_ = these;
        } else {
            relevant |= these;
            failed.add(child.move.card, these);
        }
        children[i] = children[--n];
    }
    int tried = 0;
    if (result != ours && n > 1)
        for (int i = 0; i < n; ++i) {
            Move& m = children[i].move;
            m.priority = ordering_.priority(now_, 3, seat, m);
        }
    for (int i = 0; result != ours && i < n; ++i) {
        int next = i;
        for (int j = i + 1; j < n; ++j)
            if (children[j].move.priority > children[next].move.priority) next = j;
        std::swap(children[i], children[next]);
        const Child& child = children[i];
        const Card c = child.move.card;
        if (failed.covers(c)) continue;
        if (tried++ == width_) break;
        const int side = child.winner & 1;
        const std::uint64_t before = monitor.nodes;
        now_.live = child.live;
        now_.hand[seat] &= ~bit(c);
        now_.add_trick(side, child.bosses, child.stars);
        --now_.left;
        const bool got = search_lead(child.winner, child.key);
        ++now_.left;
        now_.remove_trick(side, child.bosses, child.stars);
        now_.hand[seat] |= bit(c);
        now_.trick = trick;
        if (count > 1)
            ordering_.learn(now_, 3, seat, child.move, got == ours, monitor.nodes - before);
        relevant_ |= child.relevant;
        if (got == ours) {
            result = ours;
        } else {
            relevant |= relevant_;
            failed.add(c, relevant_);
        }
    }
    if (result != ours) relevant_ = with_equivalents_of(relevant, legal, cards, count);
    now_.live = before_trick;
    return result;
}

}  // namespace yokai::solver
