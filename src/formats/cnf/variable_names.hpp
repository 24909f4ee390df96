// What the comments of a foreign formula call its variables: "c 5 x_1_1_5", "c var 1 = S(1,1,1)",
// "c 12 -> r1c2=3", "c MAP 7 1 2 3". Every program has a form of its own, so no form is looked for:
// the comments that differ in nothing but their numbers are taken together, and the columns of
// these numbers show what they are. The variable is the one that never repeats; rows, columns and
// values are distinguished by the words before them, otherwise by the clauses.
#pragma once

#include <array>
#include <map>

#include "numbering.hpp"

namespace sudoku_sat::format {

/// What a formula's comments say.
struct NamedVariables {
  Geometry geometry;
  std::vector<Var> numbers;  ///< of the standard variables; beyond the formula's: it has none
  Grid fixed;                ///< values of cells without variables
  std::string example;       ///< one of the comments
};

/// The numbers of a comment; those that it lacks are 0.
using NumberRow = std::array<int, 4>;
/// Those of the row, the column and the value.
using NumberColumns = std::array<std::size_t, 3>;

class VariableNames {
 public:
  /// Takes a comment without "c ".
  void add(std::string_view comment);

  /// No value: the comments name no variables, or the clauses contradict them. `variables`: of the
  /// formula.
  std::optional<NamedVariables> meaning(const ClauseSample& sample,
                                        const std::optional<Geometry>& wanted,
                                        std::uint64_t variables) const;

 private:
  struct Form {
    std::size_t columns;
    std::string example;
    std::vector<NumberRow> rows;
  };
  using Forms = std::map<std::string, Form, std::less<>>;

  const Forms::value_type* most_frequent() const;
  void add_fixed(const NumberColumns& order, const NumberColumns& offsets,
                 NamedVariables& found) const;

  Forms forms_;  ///< by the comment with '#' for each number
  std::size_t rows_ = 0;
};

}  // namespace sudoku_sat::format
