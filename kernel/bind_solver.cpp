// The exact solver's Python names.
#include "bindings.hpp"

namespace yokai {

void bind_solver(nanobind::module_&) {}

}  // namespace yokai
