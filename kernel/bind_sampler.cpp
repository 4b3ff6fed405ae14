#include "bindings.hpp"

namespace yokai {

void bind_sampler(nanobind::module_&) {}

}  // namespace yokai
