// The constraint families (see base/registry.inc).
#pragma once

#include "sudoku_sat/encoding.hpp"

#define REGISTRY_FILE "encode/registry.def"
#define REGISTRY_TYPE Family
#define REGISTRY_ENTRIES family_entries
#include "base/registry.inc"
