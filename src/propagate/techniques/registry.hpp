// The techniques (see base/registry.inc).
#pragma once

#include "sudoku_sat/propagation.hpp"

#define REGISTRY_FILE "propagate/techniques/registry.def"
#define REGISTRY_TYPE Technique
#define REGISTRY_ENTRIES technique_entries
#include "base/registry.inc"
