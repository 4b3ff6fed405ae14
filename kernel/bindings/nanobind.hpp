// nanobind, or in WebAssembly what stands in for it.
#pragma once

#if defined(__wasm__)
#include "wasm/nanobind.hpp"
#else
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>
#endif

namespace yokai {
namespace nb = nanobind;
}
