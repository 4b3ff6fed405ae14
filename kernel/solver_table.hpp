// The solver's transposition table: what was proven about positions at the start of a trick.
//
// An entry is a fact about all positions of one class: the same player leads, the sides have the same
// tricks, bosses and stars, every hand has the same number of cards of each suit, the same bosses and
// the Super Trump, and the highest cards of each suit, down to the lowest whose rank mattered in the
// proof, belong to the same players. What the first part says is in a 64-bit hash, of which an entry
// and its place keep all bits; the ranks are compared themselves.
//
// The table starts small, since touching fresh memory costs more than a small search, and grows
// fourfold when half full.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace yokai::solver {

// The live cards, suit by suit in order of rank, without the Super Trump: 7 bits a suit.
struct Planes {
    std::uint64_t owner0, owner1;  // the two bits of the seat that holds the card
    std::uint64_t boss;            // whether it is a boss
};

class Table {
public:
    static constexpr int MIN_BITS = 16;

    explicit Table(std::size_t memory) {
        max_bits_ = MIN_BITS;
        while (max_bits_ < 30 && (sizeof(Bucket) << (max_bits_ + 1)) <= memory) ++max_bits_;
        reset();
    }

    void reset() {
        bits_ = MIN_BITS;
        buckets_.reset(new Bucket[std::size_t{1} << bits_]());
        used_ = 0;
        age_ = 1;
    }

    // Positions of another round (another trump suit, say) share no facts with those stored so far.
    void new_round() {
        used_ = 0;
        if (++age_ == 8) {
            std::fill_n(buckets_.get(), std::size_t{1} << bits_, Bucket{});
            age_ = 1;
        }
    }

    void prefetch(std::uint64_t hash) const {
#if defined(__GNUC__)
        const char* at = reinterpret_cast<const char*>(&buckets_[place(hash)]);
        __builtin_prefetch(at);
        __builtin_prefetch(at + 64);
#else
        (void)hash;
#endif
    }

    // Whether the position is known to reach a rank (1) or not (0), or -1; `mask`: what mattered.
    int find(std::uint64_t hash, const Planes& p, int rank, std::uint64_t& mask) const {
        const std::uint64_t t0 = tag0(hash), t1 = tag1(hash), t2 = tag2(hash), t3 = tag3(hash) | age_ << 49;
        for (const Entry& e : buckets_[place(hash)].entries) {
            const std::uint64_t m = e.mask & LOW;
            const std::uint64_t differs = ((e.owner0 ^ p.owner0 ^ t1) & (m | ~LOW)) |
                                          ((e.owner1 ^ p.owner1 ^ t2) & (m | ~LOW)) | ((e.boss ^ p.boss) & m) |
                                          ((e.mask ^ t0) & ~LOW) | ((e.boss ^ t3) & AGE_AND_TAG);
            if (differs) continue;
            const int known = int(e.boss >> 52 & 15);
            const bool reached = e.boss >> 56 & 1;
            if (reached ? known >= rank : known <= rank) {
                mask = m;
                return reached;
            }
        }
        return -1;
    }

    // `depth` (tricks left) decides what stays when a bucket is full.
    void store(std::uint64_t hash, const Planes& p, std::uint64_t mask, int rank, bool reached, int depth) {
        if (used_ > (std::size_t{2} << bits_) && bits_ < max_bits_) grow();
        put(hash, {mask | tag0(hash), (p.owner0 & mask) | tag1(hash), (p.owner1 & mask) | tag2(hash),
                   (p.boss & mask) | tag3(hash) | age_ << 49 | std::uint64_t(rank) << 52 | std::uint64_t(reached) << 56 |
                       std::uint64_t(depth) << 57});
    }

private:
    // The upper 15 bits of the words: of the first three, bits 19 to 63 of the hash; of `boss`, age 3,
    // rank 4, reached 1, depth 4, and bits 16 to 18 of the hash. The place tells the lowest bits.
    struct Entry {
        std::uint64_t mask = 0, owner0 = 0, owner1 = 0, boss = 0;
    };
    struct alignas(64) Bucket {
        Entry entries[4];
    };
    static constexpr std::uint64_t LOW = (std::uint64_t{1} << 49) - 1;
    static constexpr std::uint64_t AGE_AND_TAG = std::uint64_t{7} << 49 | std::uint64_t{7} << 61;

    static std::uint64_t tag0(std::uint64_t h) { return h & ~LOW; }
    static std::uint64_t tag1(std::uint64_t h) { return (h << 15) & ~LOW; }
    static std::uint64_t tag2(std::uint64_t h) { return (h << 30) & ~LOW; }
    static std::uint64_t tag3(std::uint64_t h) { return (h >> 16 & 7) << 61; }
    std::size_t place(std::uint64_t h) const { return std::size_t(h & ((std::uint64_t{1} << bits_) - 1)); }

    void put(std::uint64_t hash, const Entry& fact) {
        Bucket& bucket = buckets_[place(hash)];
        Entry* victim = nullptr;
        int least = 100;
        for (Entry& e : bucket.entries) {
            const bool current = (e.boss >> 49 & 7) == age_;
            const int worth = current ? int(e.boss >> 57 & 15) : -1;
            if (worth < least) {
                least = worth;
                victim = &e;
            }
        }
        if (least < 0) ++used_;
        *victim = fact;
    }

    void grow() {
        const int old_bits = bits_;
        const std::unique_ptr<Bucket[]> old = std::move(buckets_);
        bits_ = std::min(bits_ + 2, max_bits_);
        buckets_.reset(new Bucket[std::size_t{1} << bits_]());
        used_ = 0;
        for (std::size_t i = 0; i < std::size_t{1} << old_bits; ++i)
            for (const Entry& e : old[i].entries) {
                if ((e.boss >> 49 & 7) != age_) continue;
                const std::uint64_t hash = (e.mask & ~LOW) | (e.owner0 & ~LOW) >> 15 | (e.owner1 & ~LOW) >> 30 |
                                           e.boss >> 61 << 16 | i;
                put(hash, e);
            }
    }

    int bits_ = 0;
    int max_bits_ = 0;
    std::unique_ptr<Bucket[]> buckets_;
    std::size_t used_ = 0;
    std::uint64_t age_ = 1;
};

}  // namespace yokai::solver
