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

/// What the constraints of this name, without a side, say in a clause about a clue: "odd and even
/// values alternate". Empty if no rule has a text for that.
std::string_view in_short(std::string_view constraints);

/// The rule with data that it proposes for `solution`; without any if it finds none there.
/// Requires: it proposes data.
RuleUse proposed_use(const Rule& rule, const Geometry& geometry, const Grid& solution,
                     Random& random);

}  // namespace sudoku_sat::rule
