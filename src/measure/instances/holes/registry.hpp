// The ways to choose the open cells (see base/registry.inc).
#pragma once

#include "sudoku_sat/measure.hpp"

#define REGISTRY_FILE "measure/instances/holes/registry.def"
#define REGISTRY_TYPE HoleKind
#define REGISTRY_ENTRIES hole_entries
#include "base/registry.inc"
