// The content of both documents of a family: numbers by size and encoding, how the boards were
// made.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include "base/json.hpp"

#include "plan.hpp"

namespace sudoku_sat::cli {

/// The instances of one size and formulation.
struct FamilyRow {
  std::size_t count = 0;
  std::uint64_t variables = 0;  ///< at most
  std::uint64_t clauses = 0;    ///< at most
  std::string min_open = "1";
  std::string max_open = "0";
  std::map<std::string, std::size_t> expected;
};

/// By size and encoding.
std::map<std::pair<int, std::string>, FamilyRow> rows_of(const base::Json& manifest);

/// "20 satisfiable, 1 unknown"
std::string expected_text(const FamilyRow& row);

/// How the boards were made, in sentences.
std::string made_text(const FamilyPlan& plan);

/// Where the kinds of grids and holes come from.
std::string source_text(const FamilyPlan& plan);

/// The meaning of the instances' names.
extern const std::string_view instance_names;

}  // namespace sudoku_sat::cli
