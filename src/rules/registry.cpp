// The table of rules, made of registry.def.
#include "registry.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const Rule* const> rules() { return rule_entries::table; }

const Rule* find_rule(std::string_view name) { return find_in(rules(), name); }

const Rule& rule_named(std::string_view name) { return find_by_name(rules(), "rule", name); }

}  // namespace sudoku_sat
