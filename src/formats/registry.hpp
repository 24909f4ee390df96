// The formats by their names (see base/registry.inc).
#pragma once

#include "sudoku_sat/formats.hpp"

#define REGISTRY_FILE "formats/registry.def"
#define REGISTRY_TYPE Format
#define REGISTRY_ENTRIES format_entries
#include "base/registry.inc"
