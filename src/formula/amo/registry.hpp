// The at-most-one methods (see base/registry.inc).
#pragma once

#include "sudoku_sat/formula.hpp"

#define REGISTRY_FILE "formula/amo/registry.def"
#define REGISTRY_TYPE AmoMethod
#define REGISTRY_ENTRIES amo_entries
#include "base/registry.inc"
