// The kinds of full grids (see base/registry.inc).
#pragma once

#include "sudoku_sat/instances.hpp"

#define REGISTRY_FILE "instances/grids/registry.def"
#define REGISTRY_TYPE GridKind
#define REGISTRY_ENTRIES grid_entries
#include "base/registry.inc"
