// The rules (see base/registry.inc).
#pragma once

#include "sudoku_sat/rule.hpp"

#define REGISTRY_FILE "rules/registry.def"
#define REGISTRY_TYPE Rule
#define REGISTRY_ENTRIES rule_entries
#include "base/registry.inc"
