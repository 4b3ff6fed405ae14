#include "bindings.hpp"

namespace yokai {

void bind_playouts(nanobind::module_&) {}

}  // namespace yokai
