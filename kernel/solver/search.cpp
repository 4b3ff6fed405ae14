#include "solver/search.hpp"

#include <utility>

namespace yokai::solver {

bool Search::reaches(const Position& p, int rank) {
    if (rank <= (p.basic ? 6 : 0)) return true;  // the lowest outcome there is
    if (rank > (p.basic ? 7 : RANKS - 1)) return false;
    set_up(p);
    question_.asker = rank >= 7 ? 0 : 1;
    question_.need = p.basic || rank == 7 ? 0 : rank >= 7 ? rank - 6 : 8 - rank;
    bool yes;
    if (p.trick_size == 0) {
        yes = at_lead(p.leader);
    } else {
        const int led = suit_of(p.trick[0]);
        Card best = p.trick[0];
        int holder = p.leader;
        Mask caught = 0;
        for (int i = 0; i < p.trick_size; ++i) {
            caught |= bit(p.trick[i]) & PLAIN_BOSSES;
            if (beats_->table[led][best] & bit(p.trick[i])) {
                best = p.trick[i];
                holder = (p.leader + i) & 3;
            }
        }
        yes = in_trick(p.trick_size, p.to_act(), led, best, holder, caught);
    }
    return yes == (question_.asker == 0);
}

void Search::narrow(int width) {
    width_ = width;
    facts_ = &table_;
    if (width == WIDE) return;
    if (hearsay_)
        hearsay_->new_round();
    else
        hearsay_ = std::make_unique<Table>(std::size_t{64} << 20);
    facts_ = hearsay_.get();
}

void Search::set_up(const Position& p) {
    now_.set_up(p);
    const Round round{p.trump, State::all_bosses(p), p.tricks[0] + p.tricks[1] + now_.left, p.basic};
    if (round != round_) {
        table_.new_round();
        order_.new_round();
        beats_ = std::make_unique<Beats>(p.trump);
        round_ = round;
    }
}

bool Search::keep(std::uint64_t key, bool result) {
    facts_->store(key, now_.live.planes, depths_of(mattered_, now_), question_.rank(now_), now_.tricks[0],
                 result == (question_.asker == 0), now_.left);
    return result;
}

bool Search::at_lead(int leader) {
    mattered_ = 0;
    if (now_.all_stars - now_.stars[1 - question_.asker] < question_.need) return false;
    const std::uint64_t key = now_.key(leader);
    std::uint32_t depths;
    const int known = facts_->find(key, now_.live.planes, question_.rank(now_), now_.tricks[0], depths);
    return known >= 0 ? known == (question_.asker == 0) : search_lead(leader, key);
}

bool Search::search_lead(int leader, std::uint64_t key) {
    watch.check();
    const bool ours = (leader & 1) == question_.asker;
    const int side = leader & 1, second = (leader + 1) & 3;
    Card cards[12];
    const int n = distinct(now_, now_.hand[leader], leader, NO_CARD, 0, cards);
    Move moves[12];
    const int urgency = Kind::urgency(now_, side);
    for (int i = 0; i < n; ++i) {
        const Card c = cards[i];
        const int led = suit_of(c);
        const auto& beats = beats_->table[led];
        int wins = 1;
        if (now_.stands(beats[c], side, 1, second, led)) {
            wins = 2;
            if (decided(now_, question_, side, 1, second, led, bit(c) & PLAIN_BOSSES) == ours) {
                ++watch.nodes;
                mattered_ = if_contested(c, now_.rivals_to_come(side, 1, second));
                return keep(key, ours);
            }
        }
        const int fate = wins == 2 ? 0 : Kind::prospect(now_, beats, leader, c);
        if (fate == 1) wins = 0;
        const Mask boss = bit(c) & PLAIN_BOSSES;
        if ((wins < 2 && settled_by_ducking(now_, *beats_, question_, side, 1, second, led, c, leader, boss, mattered_)) ||
            (fate == 1 && settled_by_partner(now_, *beats_, question_, (leader + 2) & 3, second, c, boss, mattered_))) {
            ++watch.nodes;
            return keep(key, ours);
        }
        moves[i] = {c, std::uint8_t(wins), Kind::of(0, fate, wins, Kind::nature(now_, c, led), urgency)};
        moves[i].promise = order_.promise(now_, 0, leader, moves[i]);
    }
    sort(moves, n);
    Hopeless hopeless;
    Mask mattered = 0;
    int tried = 0;
    for (int i = 0; i < n; ++i) {
        const Card c = moves[i].card;
        if (hopeless.has(c)) continue;
        if (tried++ == width_) break;
        const std::uint64_t before = watch.nodes++;
        now_.hand[leader] &= ~bit(c);
        now_.trick[0] = c;
        const bool got = in_trick(1, second, suit_of(c), c, leader, bit(c) & PLAIN_BOSSES);
        now_.hand[leader] |= bit(c);
        if (n > 1) order_.learn(now_, 0, leader, moves[i], got == ours, watch.nodes - before);
        if (got == ours) return keep(key, ours);
        mattered |= mattered_;
        hopeless.failed(c, mattered_);
    }
    mattered_ = with_twins_of(mattered, now_.hand[leader], cards, n);
    return keep(key, !ours);
}

// `n` cards lie on the table, `best` of seat `holder` is winning, the bosses `caught` lie there.
bool Search::in_trick(int n, int seat, int led, Card best, int holder, Mask caught) {
    const auto& beats = beats_->table[led];
    const Mask beating = beats[best];
    const bool standing = now_.stands(beating, holder & 1, n, seat, led);
    if (standing)
        if (const int d = decided(now_, question_, holder & 1, n, seat, led, caught); d != OPEN) {
            mattered_ = if_contested(best, now_.on_table(n) | now_.rivals_to_come(holder & 1, n, seat));
            return d;
        }
    Card cards[12];
    const Mask legal = follow(now_.hand[seat], led);
    const int count = distinct(now_, legal, seat, best, n, cards);
    const bool partner_may_take = n == 1 && (follow(now_.hand[(seat + 2) & 3], led) & beating);
    const int state = standing | ((holder ^ seat) & 1) << 1 | (caught != 0) << 2 | partner_may_take << 3;
    if (n == 3) return last_seat(seat, led, best, beating, holder, caught, state, legal, cards, count);

    const bool ours = (seat & 1) == question_.asker;
    const int side = seat & 1, next = (seat + 1) & 3;
    Move moves[12];
    if (count == 1) {
        moves[0] = {cards[0], 0, 0};
    } else {
        if (settled_by_ducking(now_, *beats_, question_, side, n, seat, led, best, holder, caught, mattered_) ||
            (partner_may_take &&
             settled_by_partner(now_, *beats_, question_, (seat + 2) & 3, seat, best, caught, mattered_))) {
            ++watch.nodes;
            return ours;
        }
        const int urgency = Kind::urgency(now_, side);
        for (int i = 0; i < count; ++i) {
            const Card c = cards[i];
            int wins = 0;
            if (beating & bit(c)) {
                wins = 1;
                if (now_.stands(beats[c], side, n + 1, next, led)) {
                    wins = 2;
                    const Mask bosses = caught | (bit(c) & PLAIN_BOSSES);
                    if (decided(now_, question_, side, n + 1, next, led, bosses) == ours) {
                        ++watch.nodes;
                        mattered_ = if_contested(c, now_.on_table(n) | now_.rivals_to_come(side, n + 1, next));
                        return ours;
                    }
                }
            }
            moves[i] = {c, std::uint8_t(wins), Kind::of(n, state, wins, Kind::nature(now_, c, led), urgency)};
            moves[i].promise = order_.promise(now_, n, seat, moves[i]);
        }
        sort(moves, count);
    }
    Hopeless hopeless;
    Mask mattered = 0;
    int tried = 0;
    for (int i = 0; i < count; ++i) {
        const Card c = moves[i].card;
        if (hopeless.has(c)) continue;
        if (tried++ == width_) break;
        const std::uint64_t before = watch.nodes++;
        now_.hand[seat] &= ~bit(c);
        now_.trick[n] = c;
        const bool takes = beating >> c & 1;
        const bool got =
            in_trick(n + 1, next, led, takes ? c : best, takes ? seat : holder, caught | (bit(c) & PLAIN_BOSSES));
        now_.hand[seat] |= bit(c);
        if (count > 1) order_.learn(now_, n, seat, moves[i], got == ours, watch.nodes - before);
        if (got == ours) return ours;
        mattered |= mattered_;
        hopeless.failed(c, mattered_);
    }
    mattered_ = with_twins_of(mattered, legal, cards, count);
    return !ours;
}

// The last seat ends the trick with each card: look all of them up before searching any.
bool Search::last_seat(int seat, int led, Card best, Mask beating, int holder, Mask caught, int state, Mask legal,
                       const Card* cards, int count) {
    struct Child {
        std::uint64_t key;
        Live live;
        Move move;
        int winner;
        int bosses, stars;  // caught with the trick
        int rank, tricks;   // what the table is asked
        Mask mattered;      // in this trick
    };
    const bool ours = (seat & 1) == question_.asker;
    const Live before_trick = now_.live;
    const std::array<Card, 4> trick = now_.trick;
    const Mask table = now_.on_table(3);
    for (int i = 0; i < 3; ++i) now_.remove(trick[i]);
    const Live before_card = now_.live;
    const int urgency = Kind::urgency(now_, seat & 1);
    Child children[12];
    int n = 0;
    bool result = !ours;
    Mask mattered = 0;
    Hopeless hopeless;
    for (int i = 0; i < count; ++i) {
        const Card c = cards[i];
        ++watch.nodes;
        const bool takes = beating >> c & 1;
        const int winner = takes ? seat : holder, side = winner & 1;
        const Mask bosses = caught | (bit(c) & PLAIN_BOSSES);
        const int more = few(bosses), stars = now_.stars_in(bosses);
        Mask mine = if_contested(takes ? c : best, table | bit(c));
        int got = after_trick(now_, question_, side, more, stars);
        if (got == OPEN) {
            now_.hand[seat] &= ~bit(c);
            if (now_.left == 2) {
                got = last_trick(now_, *beats_, question_, winner, side, more, stars, mattered_);
                mine |= mattered_;
            } else {
                now_.take(side, more, stars);
                got = at_six(now_, question_, now_.left - 1);
                if (got == OPEN) {
                    Child& child = children[n++];
                    now_.remove(c);
                    child.key = now_.key(winner);
                    facts_->prefetch(child.key);
                    child.live = now_.live;
                    now_.live = before_card;
                    child.move = {c, takes, Kind::of(3, state, takes, Kind::nature(now_, c, led), urgency)};
                    child.winner = winner;
                    child.bosses = more;
                    child.stars = stars;
                    child.rank = question_.rank(now_);
                    child.tricks = now_.tricks[0];
                    child.mattered = mine;
                }
                now_.untake(side, more, stars);
            }
            now_.hand[seat] |= bit(c);
            if (got == OPEN) continue;
        }
        if (got == ours) {
            result = ours;
            mattered_ = mine;
            break;
        }
        mattered |= mine;
        hopeless.failed(c, mine);
    }
    for (int i = 0; result != ours && i < n;) {
        const Child& child = children[i];
        std::uint32_t depths;
        const int known = facts_->find(child.key, child.live.planes, child.rank, child.tricks, depths);
        if (known < 0) {
            ++i;
            continue;
        }
        const Mask these = child.mattered | cards_of(depths, child.live.cards);
        if ((known == (question_.asker == 0)) == ours) {
            result = ours;
            mattered_ = these;
        } else {
            mattered |= these;
            hopeless.failed(child.move.card, these);
        }
        children[i] = children[--n];
    }
    int tried = 0;
    if (result != ours && n > 1)
        for (int i = 0; i < n; ++i) {
            Move& m = children[i].move;
            m.promise = order_.promise(now_, 3, seat, m);
        }
    for (int i = 0; result != ours && i < n; ++i) {
        int next = i;
        for (int j = i + 1; j < n; ++j)
            if (children[j].move.promise > children[next].move.promise) next = j;
        std::swap(children[i], children[next]);
        const Child& child = children[i];
        const Card c = child.move.card;
        if (hopeless.has(c)) continue;
        if (tried++ == width_) break;
        const int side = child.winner & 1;
        const std::uint64_t before = watch.nodes;
        now_.live = child.live;
        now_.hand[seat] &= ~bit(c);
        now_.take(side, child.bosses, child.stars);
        --now_.left;
        const bool got = search_lead(child.winner, child.key);
        ++now_.left;
        now_.untake(side, child.bosses, child.stars);
        now_.hand[seat] |= bit(c);
        now_.trick = trick;
        if (count > 1) order_.learn(now_, 3, seat, child.move, got == ours, watch.nodes - before);
        mattered_ |= child.mattered;
        if (got == ours) {
            result = ours;
        } else {
            mattered |= mattered_;
            hopeless.failed(c, mattered_);
        }
    }
    if (result != ours) mattered_ = with_twins_of(mattered, legal, cards, count);
    now_.live = before_trick;
    return result;
}

}  // namespace yokai::solver
