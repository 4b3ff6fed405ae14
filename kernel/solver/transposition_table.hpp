// The solver's transposition table: what was proven about positions at the start of a trick.
//
// An entry is a fact about all positions of one class: the same player leads, the sides have
// captured the same number of bosses, every hand has the same number of cards of each suit, the
// same bosses and the Super Trump, and the highest cards of each suit, down to the lowest whose
// rank was relevant in the proof, have the same owners. All but the last condition form the key.
// The tricks won are a bound: a side that reaches a goal also reaches it with fewer tricks. An
// entry stores the relevant depth of each suit and a 64-bit hash of the key and the owners down to
// that depth; part of the key is stored as a tag to skip most comparisons. A comparison confuses
// two classes with a probability of about 10^-19.
//
// Lookups are random accesses, so memory dominates their cost: an entry has 16 bytes, and a bucket
// of four fills one cache line. The table starts small, because touching fresh memory costs more
// than a small search, and grows fourfold when half full.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "solver/state.hpp"

namespace yokai::solver {

// The relevant depth of each suit: 3 bits for the lowest relevant place, or 7 for none.
class Depths {
public:
    static constexpr std::uint32_t NONE = (1u << 21) - 1;

    // The same as a mask of the bit planes.
    static std::uint64_t mask(std::uint32_t depths) {
        return std::uint64_t(MASKS[depths & 511]) | std::uint64_t(MASKS[depths >> 9 & 511]) << 21 |
               std::uint64_t(MASKS[depths >> 18 & 7] & 127) << 42;
    }

private:
    static constexpr std::array<std::uint32_t, 512> MASKS = [] {
        std::array<std::uint32_t, 512> masks{};
        for (unsigned i = 0; i < 512; ++i)
            for (unsigned j = 0; j < 3; ++j)
                masks[i] |= (127u >> (i >> 3 * j & 7) << (i >> 3 * j & 7) & 127u) << 7 * j;
        return masks;
    }();
};

class TranspositionTable {
public:
    static constexpr int MIN_BITS = 16;

    explicit TranspositionTable(std::size_t memory) {
        max_bits_ = MIN_BITS;
        while (max_bits_ < 30 && (sizeof(Bucket) << (max_bits_ + 1)) <= memory) ++max_bits_;
        reset();
    }

    void reset() {
        bits_ = MIN_BITS;
        buckets_ = empty(bits_);
        used_ = 0;
        age_ = 1;
    }

    // Invalidates all entries: facts hold for one round only.
    void new_round() {
        used_ = 0;
        if (++age_ == 8) {
            std::fill_n(buckets_.get(), std::size_t{1} << bits_, Bucket{});
            age_ = 1;
        }
    }

    void prefetch(std::uint64_t key) const {
#if defined(__GNUC__)
        __builtin_prefetch(&buckets_[place(key)]);
#else
        (void)key;
#endif
    }

    // Whether the position is known to reach a rank (1) or not (0), or -1 if unknown. `tricks`: won
    // by side 0. Sets `depths` to the relevant depths of the fact.
    int find(std::uint64_t key, const Planes& planes, int rank, int tricks,
             std::uint32_t& depths) const {
        const std::uint64_t wanted = tag(key) | age_;
        for (const Entry& e : buckets_[place(key)].entries) {
            if ((e.rest ^ wanted) & (TAG | AGE)) continue;
            const int known = int(e.rest >> RANK_AT & 15);
            const bool reached = e.rest >> REACHED_AT & 1;
            const int counted = int(e.rest >> TRICKS_AT & 7);
            if (reached ? known < rank || counted < tricks : known > rank || counted > tricks)
                continue;
            const std::uint32_t d = std::uint32_t(e.rest >> DEPTHS_AT) & Depths::NONE;
            if (e.hash != hash(key, planes, Depths::mask(d))) continue;
            depths = d;
            return reached;
        }
        return -1;
    }

    // `left`: tricks to come; a full bucket replaces the entry with the fewest.
    void store(std::uint64_t key, const Planes& planes, std::uint32_t depths, int rank, int tricks,
               bool reached, int left) {
        if (used_ > (std::size_t{2} << bits_) && bits_ < max_bits_) grow();
        put(key, {hash(key, planes, Depths::mask(depths)),
                  tag(key) | age_ | std::uint64_t(rank) << RANK_AT |
                      std::uint64_t(reached) << REACHED_AT | std::uint64_t(left) << LEFT_AT |
                      std::uint64_t(tricks) << TRICKS_AT | std::uint64_t(depths) << DEPTHS_AT});
    }

private:
    // `rest`, from the lowest bit: age (3 bits), rank (4), reached (1), left (4), tricks of side 0
    // (3), depths (21), and bits 16 to 43 of the key as a tag; the bucket's index implies its
    // lowest bits.
    struct Entry {
        std::uint64_t hash = 0, rest = 0;
    };
    struct alignas(64) Bucket {
        Entry entries[4];
    };
    static constexpr int RANK_AT = 3, REACHED_AT = 7, LEFT_AT = 8, TRICKS_AT = 12, DEPTHS_AT = 15,
                         TAG_AT = 36;
    static constexpr std::uint64_t AGE = 7, TAG = ~std::uint64_t{0} << TAG_AT;

    static std::uint64_t tag(std::uint64_t key) { return key << (TAG_AT - MIN_BITS) & TAG; }
    std::size_t place(std::uint64_t key) const {
        return std::size_t(key & ((std::uint64_t{1} << bits_) - 1));
    }

    static std::uint64_t hash(std::uint64_t key, const Planes& p, std::uint64_t mask) {
        std::uint64_t h = key ^ mask * 0xd6e8feb86659fd93u;
        h = (h ^ h >> 32 ^ (p.owner0 & mask)) * 0x9e3779b97f4a7c15u;
        h = (h ^ h >> 32 ^ (p.owner1 & mask)) * 0xbf58476d1ce4e5b9u;
        h = (h ^ h >> 32 ^ (p.boss & mask)) * 0x94d049bb133111ebu;
        return h ^ h >> 32;
    }

    // With ordinary pages, nearly every lookup would miss the TLB.
    static constexpr std::align_val_t HUGE_PAGE{std::size_t{2} << 20};
    struct Free {
        void operator()(Bucket* buckets) const { ::operator delete[](buckets, HUGE_PAGE); }
    };
    using Buckets = std::unique_ptr<Bucket[], Free>;

    static Buckets empty(int bits) {
        const std::size_t n = std::size_t{1} << bits;
        void* memory = ::operator new[](n * sizeof(Bucket), HUGE_PAGE);
#if defined(__linux__)
        madvise(memory, n * sizeof(Bucket), MADV_HUGEPAGE);  // optional: the result is ignored
#endif
        Bucket* buckets = static_cast<Bucket*>(memory);
        std::uninitialized_fill_n(buckets, n, Bucket{});
        return Buckets(buckets);
    }

    void put(std::uint64_t key, const Entry& fact) {
        Bucket& bucket = buckets_[place(key)];
        Entry* victim = nullptr;
        int least = 100;
        for (Entry& e : bucket.entries) {
            const bool current = (e.rest & AGE) == age_;
            const int value = current ? int(e.rest >> LEFT_AT & 15) : -1;
            if (value < least) {
                least = value;
                victim = &e;
            }
        }
        if (least < 0) ++used_;
        *victim = fact;
    }

    void grow() {
        const int old_bits = bits_;
        const Buckets old = std::move(buckets_);
        bits_ = std::min(bits_ + 2, max_bits_);
        buckets_ = empty(bits_);
        used_ = 0;
        for (std::size_t i = 0; i < std::size_t{1} << old_bits; ++i)
            for (const Entry& e : old[i].entries)
                if ((e.rest & AGE) == age_)
                    put(e.rest >> TAG_AT << MIN_BITS | (i & ((1u << MIN_BITS) - 1)), e);
    }

    int bits_ = 0;
    int max_bits_ = 0;
    Buckets buckets_;
    std::size_t used_ = 0;
    std::uint64_t age_ = 1;
};

}  // namespace yokai::solver
