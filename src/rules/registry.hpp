// The rules (see base/registry.inc).
#pragma once

#include "sudoku_sat/rule.hpp"

#define REGISTRY_FILE "rules/registry.def"
#define REGISTRY_TYPE Rule
#define REGISTRY_ENTRIES rule_entries
#include "base/registry.inc"

namespace sudoku_sat::rule {

/// Where the rule stands in the table, from 0; after all others where it is in no table, as those
/// that tests have.
std::size_t rank_of(const Rule& rule);

}  // namespace sudoku_sat::rule
