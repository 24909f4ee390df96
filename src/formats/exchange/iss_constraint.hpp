// What a constraint of the Interactive Sudoku Solver is made of, the forms in which its arguments
// come, and the names that it has for rules.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exchange_puzzle.hpp"

namespace sudoku_sat {

struct IssName;

/// A constraint with its arguments, and where its entries go.
struct IssConstraint {
  const IssName& known;
  std::string place;
  std::vector<std::string> args;
  ExchangePuzzle& out;

  void add(const std::string& entry) const;
  /// "r1c1" of "R1C1". Throws: TextError.
  std::string cell(const std::string& text) const;
  /// The cells from argument `first` on. Throws: TextError where there are none.
  std::vector<std::string> cells(std::size_t first = 0) const;
  /// The same with spaces between them.
  std::string joined(std::size_t first = 0) const;
};

struct IssName {
  std::string_view name;
  std::string_view rule;
  /// False: the rule can't say it.
  bool (*read)(const IssConstraint&);
  std::string_view head = {};  ///< what the rule's entry begins with, or the whole entry
};

/// Forms: they add an entry of the rule, or say that the rule can't say it. Throw: TextError.
namespace iss_forms {

bool flag(const IssConstraint& constraint);
bool cells(const IssConstraint& constraint);
/// A number and cells; "0" is none where the rule may do without.
bool number(const IssConstraint& constraint);
bool number_or_none(const IssConstraint& constraint);
/// What is only known for three classes.
bool thirds(const IssConstraint& constraint);
/// All pairs of neighbours among the cells, the earlier one first.
bool pairs(const IssConstraint& constraint);
bool arrow(const IssConstraint& constraint);
bool pill(const IssConstraint& constraint);
bool values(const IssConstraint& constraint);
bool quad(const IssConstraint& constraint);
bool groups(const IssConstraint& constraint);
bool indexing(const IssConstraint& constraint);
bool diagonal(const IssConstraint& constraint);
bool line_clue(const IssConstraint& constraint);
bool side_clues(const IssConstraint& constraint);
/// The start of a diagonal tells its direction.
bool little_killer(const IssConstraint& constraint);

}  // namespace iss_forms

/// A further name is a line of its table. A name may have several rules: the first one that can say
/// it counts.
std::span<const IssName> iss_names();

}  // namespace sudoku_sat
