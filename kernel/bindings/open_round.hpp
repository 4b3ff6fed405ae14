// A round in its play phase with all hands known, together with its rules and passes.
#pragma once

#include "rules/round.hpp"

namespace yokai {

struct OpenRound {
    Rules rules;
    Round round;
    Passes passes;
};

}  // namespace yokai
