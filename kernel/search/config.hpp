// The parameters of a searching player.
#pragma once

#include <algorithm>
#include <cstdint>

#include "policy/features.hpp"

namespace yokai {

struct SearchConfig {
    Weights weights{};
    bool random_playouts = false;
    float temperature = 0;        // of the policy in playouts
    bool random_passes = false;   // the other seats pass any cards, not the policy's
    std::uint64_t playouts = 0;   // shared by all choices; 0 plays by the policy alone
    double seconds = 0;           // 0: no limit
    bool belief = false;          // weight worlds by the other seats' actions, instead of uniformly
    std::uint64_t worlds = 4000;  // with belief: how many are weighted, at most `playouts`
    int passes = 0;               // candidate passes; 0 passes by the policy
    bool tree = false;            // information-set tree search instead of flat playouts
    float exploration = 0.7f;
    float prior = 0;  // tree: temperature of the policy as prior; 0: no prior

    std::uint64_t weighted_worlds() const { return belief ? std::min(worlds, playouts) : 0; }
};

}  // namespace yokai
