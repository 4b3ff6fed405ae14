// The solver's transposition table: positions at the start of a trick, and the bounds proven for them.
//
// Keys are exact, never hashes that might collide. A key has 128 bits and an entry too, because an
// entry's place in the table already tells some bits of the key, and those make room for the bounds.
// Four entries share a cache line. The table starts small, since touching fresh memory costs more than
// a small search, and grows fourfold when half full.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace yokai::solver {

struct Key {
    std::uint64_t lo, hi;  // hi is never 0
};

// Bounds as ranks of outcomes, 0 (side 1 wins with 7) to 13 (side 0 wins with 7).
struct Proven {
    int lower = 0;
    int upper = 13;
};

class Table {
public:
    static constexpr int MIN_BITS = 16;

    explicit Table(std::size_t memory) {
        max_bits_ = MIN_BITS;
        while (max_bits_ < 32 && (sizeof(Line) << (max_bits_ + 1)) <= memory) ++max_bits_;
        reset();
    }

    void reset() {
        bits_ = MIN_BITS;
        lines_.reset(new Line[std::size_t{1} << bits_]());
        used_ = 0;
        age_ = 0;
    }

    // Positions of another round (another trump suit, say) share no values with those stored so far.
    void new_round() {
        used_ = 0;
        if (++age_ == 16) {
            std::fill_n(lines_.get(), std::size_t{1} << bits_, Line{});
            age_ = 0;
        }
    }

    void prefetch(const Key& key) const {
#if defined(__GNUC__)
        __builtin_prefetch(&lines_[place(key)]);
#else
        (void)key;
#endif
    }

    bool find(const Key& key, Proven& out) const {
        const Line& line = lines_[place(key)];
        const std::uint64_t rest = key.lo >> bits_;
        for (const Entry& e : line.entries)
            if (e.hi == key.hi && e.lo >> 16 == rest && (e.lo >> 12 & 15) == age_) {
                out.lower = int(e.lo & 15);
                out.upper = int(e.lo >> 4 & 15);
                return true;
            }
        return false;
    }

    // `depth` (tricks left) decides what stays when a line is full.
    void store(const Key& key, Proven p, int depth) {
        if (used_ > (std::size_t{2} << bits_) && bits_ < max_bits_) grow();
        Line& line = lines_[place(key)];
        const std::uint64_t rest = key.lo >> bits_;
        Entry* victim = nullptr;
        int least = 100;
        for (Entry& e : line.entries) {
            const bool current = e.hi != 0 && (e.lo >> 12 & 15) == age_;
            if (current && e.hi == key.hi && e.lo >> 16 == rest) {
                p.lower = std::max(p.lower, int(e.lo & 15));
                p.upper = std::min(p.upper, int(e.lo >> 4 & 15));
                victim = &e;
                least = 0;
                break;
            }
            const int worth = current ? int(e.lo >> 8 & 15) : -1;
            if (worth < least) {
                least = worth;
                victim = &e;
            }
        }
        if (least < 0) ++used_;
        victim->hi = key.hi;
        victim->lo = rest << 16 | age_ << 12 | std::uint64_t(depth) << 8 | std::uint64_t(p.upper) << 4 |
                     std::uint64_t(p.lower);
    }

private:
    struct Entry {
        std::uint64_t hi = 0;
        std::uint64_t lo = 0;  // the key's upper bits, age 4, depth 4, upper 4, lower 4
    };
    struct alignas(64) Line {
        Entry entries[4];
    };

    // What the stored bits of a key contribute to its place; the low bits of `lo` are xored to it, so
    // that place and stored bits together give the key back.
    static std::uint64_t scatter(std::uint64_t hi, std::uint64_t rest, int bits) {
        std::uint64_t h = hi ^ rest * 0x9e3779b97f4a7c15u;
        h *= 0xbf58476d1ce4e5b9u;
        h ^= h >> 32;
        h *= 0x94d049bb133111ebu;
        return h >> (64 - bits);
    }
    std::uint64_t low_bits() const { return (std::uint64_t{1} << bits_) - 1; }
    std::size_t place(const Key& key) const {
        return std::size_t((key.lo & low_bits()) ^ scatter(key.hi, key.lo >> bits_, bits_));
    }

    void grow() {
        const int old_bits = bits_;
        const std::unique_ptr<Line[]> old = std::move(lines_);
        bits_ = std::min(bits_ + 2, max_bits_);
        lines_.reset(new Line[std::size_t{1} << bits_]());
        used_ = 0;
        for (std::size_t i = 0; i < std::size_t{1} << old_bits; ++i)
            for (const Entry& e : old[i].entries) {
                if (e.hi == 0 || (e.lo >> 12 & 15) != age_) continue;
                const std::uint64_t rest = e.lo >> 16;
                const std::uint64_t low = i ^ scatter(e.hi, rest, old_bits);
                store({rest << old_bits | low, e.hi}, {int(e.lo & 15), int(e.lo >> 4 & 15)}, int(e.lo >> 8 & 15));
            }
    }

    int bits_ = 0;
    int max_bits_ = 0;
    std::unique_ptr<Line[]> lines_;
    std::size_t used_ = 0;
    std::uint64_t age_ = 0;
};

}  // namespace yokai::solver
