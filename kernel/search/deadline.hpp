// A time limit.
#pragma once

#include <algorithm>
#include <chrono>

namespace yokai {

class Deadline {
public:
    // 0 seconds: no limit.
    explicit Deadline(double seconds)
        : limited_(seconds > 0),
          end_(std::chrono::steady_clock::now() +
               std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                   std::chrono::duration<double>(std::min(seconds, 1e6)))) {}
    bool expired() const { return limited_ && std::chrono::steady_clock::now() >= end_; }

private:
    bool limited_;
    std::chrono::steady_clock::time_point end_;
};

}  // namespace yokai
