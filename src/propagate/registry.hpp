// The reductions (see base/registry.inc).
#pragma once

#include "sudoku_sat/propagation.hpp"

#define REGISTRY_FILE "propagate/registry.def"
#define REGISTRY_TYPE Reduction
#define REGISTRY_ENTRIES reduction_entries
#include "base/registry.inc"
