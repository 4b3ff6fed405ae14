// Learning environments need arrays and threads, which this build has not: their names are known,
// but nothing can be made of them.
#include "bindings/bindings.hpp"
#include "envs/observation.hpp"

namespace yokai {

namespace {
struct GameBatch {};
struct EnvRound {};
}  // namespace

void bind_envs(nb::module_& m) {
    m.attr("OBSERVATION_SIZE") = OBSERVATION_SIZE;
    nb::class_<GameBatch>(m, "GameBatch");
    nb::class_<EnvRound>(m, "EnvRound");
}

}  // namespace yokai
