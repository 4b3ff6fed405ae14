// What each subject contributes to the module `yokai_septet.engine._kernel`: one function, one
// file.
#pragma once

#include "bindings/nanobind.hpp"

namespace yokai {

void bind_rounds(nanobind::module_& m);
void bind_playouts(nanobind::module_& m);
void bind_policy(nanobind::module_& m);
void bind_worlds(nanobind::module_& m);
void bind_search(nanobind::module_& m);
void bind_solver(nanobind::module_& m);
void bind_envs(nanobind::module_& m);
void bind_strategies(nanobind::module_& m);
void bind_twins(nanobind::module_& m);

}  // namespace yokai
