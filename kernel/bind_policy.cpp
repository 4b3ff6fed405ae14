#include "bindings.hpp"

namespace yokai {

void bind_policy(nanobind::module_&) {}

}  // namespace yokai
