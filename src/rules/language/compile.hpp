// Statements as primitive constraints.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "sudoku_sat/rule.hpp"
#include "syntax.hpp"

namespace sudoku_sat::rule::language {

/// Whether the independent check evaluates statements again, or uses the constraints that they have
/// become, as for rules written in C++.
enum class Verified { by_statements, by_constraints };

/// The names of a program's constraints.
struct Names {
  ConstraintName name;    ///< of all of them
  bool numbered = false;  ///< each has a number, and the label of its statement
  Verified verified = Verified::by_statements;
};

/// Appends the constraints of statements, call after call. Parts of the same shape (the same
/// expression of other cells) share their relation or diagram. Both must outlive it.
class StatementAdder : NotCopied {
 public:
  StatementAdder(const Geometry& geometry, Constraints& out);
  ~StatementAdder();

  /// Throws: InputError if a statement is wrong, can't be satisfied by any values, or is too large.
  void add(const Program& program, const Names& names);

  struct Shared;  ///< see compile.cpp

 private:
  std::unique_ptr<Shared> shared_;
};

/// A part of a rule that is written in the language.
struct Written {
  std::string text;
  std::string label = {};  ///< of a statement
};

/// Appends the rule's own statements, then those of its entries, which may use its variables and
/// definitions. If there is a name, all constraints have it. Throws: InputError, at an entry or at
/// the rule.
void add_written(const Geometry& geometry, const RuleUse& use, std::span<const Written> lines,
                 Constraints& out, const ConstraintName* name = nullptr);

}  // namespace sudoku_sat::rule::language
