// Gumbel noise: adding it to scores and taking the maximum samples from their softmax.
#pragma once

#include <array>
#include <cmath>

#include "rules/random.hpp"

namespace yokai {

// Quantised, so that the values are the same on every platform.
inline float gumbel(Random& random) {
    static const auto table = [] {
        std::array<float, 1024> noise{};
        for (int i = 0; i < 1024; ++i)
            noise[i] = static_cast<float>(
                std::round(-std::log(-std::log((i + 0.5) / 1024.0)) * 4096) / 4096);
        return noise;
    }();
    return table[random.next() >> 54];
}

}  // namespace yokai
