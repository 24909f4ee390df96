// The kinds of full grids (see base/registry.inc).
#pragma once

#include "sudoku_sat/measure.hpp"

#define REGISTRY_FILE "measure/instances/grids/registry.def"
#define REGISTRY_TYPE GridKind
#define REGISTRY_ENTRIES grid_entries
#include "base/registry.inc"
