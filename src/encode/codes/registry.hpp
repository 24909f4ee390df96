// The value codes (see base/registry.inc).
#pragma once

#include "sudoku_sat/encoding.hpp"

#define REGISTRY_FILE "encode/codes/registry.def"
#define REGISTRY_TYPE ValueCode
#define REGISTRY_ENTRIES code_entries
#include "base/registry.inc"
