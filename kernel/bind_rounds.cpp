#include "bindings.hpp"

namespace yokai {

void bind_rounds(nanobind::module_&) {}

}  // namespace yokai
