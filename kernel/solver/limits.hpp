// Stops a search at its limit of nodes or time, or when the progress callback asks for it.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "solver/solver.hpp"

namespace yokai::solver {

struct SearchStopped {};  // thrown to unwind the search

class Monitor {
public:
    std::uint64_t nodes = 0;  // cards tried
    Bounds proven;            // reported as progress

    void start(const Limits& limits, const Progress& progress) {
        limits_ = limits;
        progress_ = progress ? &progress : nullptr;
        start_ = Clock::now();
        next_report_ = 0.1;
        nodes = next_check_ = 0;
    }

    double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    // Must be called often; throws SearchStopped.
    void check() {
        if (nodes >= next_check_) check_now();
    }

private:
    using Clock = std::chrono::steady_clock;

    void check_now() {
        next_check_ = nodes + 20000;
        if (limits_.nodes) {
            if (nodes >= limits_.nodes) throw SearchStopped{};
            next_check_ = std::min(next_check_, limits_.nodes);
        }
        const double now = elapsed();
        if (limits_.seconds > 0 && now >= limits_.seconds) throw SearchStopped{};
        if (progress_ && now >= next_report_) {
            next_report_ = now + 0.1;
            if (!(*progress_)(proven, nodes)) throw SearchStopped{};
        }
    }

    Limits limits_;
    const Progress* progress_ = nullptr;
    Clock::time_point start_;
    double next_report_ = 0;
    std::uint64_t next_check_ = 0;
};

}  // namespace yokai::solver
