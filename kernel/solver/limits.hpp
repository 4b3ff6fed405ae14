// When a search must stop: after so many nodes or seconds, or when whoever follows its progress says so.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "solver/solver.hpp"

namespace yokai::solver {

struct Stopped {};  // thrown through the search

class Watch {
public:
    std::uint64_t nodes = 0;  // cards tried
    Bounds proven;            // what is reported as progress

    void start(const Limits& limits, const Progress& progress) {
        limits_ = limits;
        progress_ = progress ? &progress : nullptr;
        start_ = Clock::now();
        next_report_ = 0.1;
        nodes = next_check_ = 0;
    }

    double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    // To be called often; throws Stopped.
    void check() {
        if (nodes >= next_check_) check_now();
    }

private:
    using Clock = std::chrono::steady_clock;

    void check_now() {
        next_check_ = nodes + 20000;
        if (limits_.nodes) {
            if (nodes >= limits_.nodes) throw Stopped{};
            next_check_ = std::min(next_check_, limits_.nodes);
        }
        const double now = elapsed();
        if (limits_.seconds > 0 && now >= limits_.seconds) throw Stopped{};
        if (progress_ && now >= next_report_) {
            next_report_ = now + 0.1;
            if (!(*progress_)(proven, nodes)) throw Stopped{};
        }
    }

    Limits limits_;
    const Progress* progress_ = nullptr;
    Clock::time_point start_;
    double next_report_ = 0;
    std::uint64_t next_check_ = 0;
};

}  // namespace yokai::solver
