// The rules (see base/registry.inc).
#pragma once

#include "sudoku_sat/rule.hpp"

#define REGISTRY_FILE "rules/registry.def"
#define REGISTRY_TYPE Rule
#define REGISTRY_ENTRIES rule_entries
#include "base/registry.inc"

namespace sudoku_sat::rule {

/// The rule's place in the table, from 0; after all others if it is in no table, like those of
/// tests.
std::size_t rank_of(const Rule& rule);

}  // namespace sudoku_sat::rule
