// What a part of a statement denotes for the compiler: a number or a truth that depends on cells,
// or a list of these. Lists, loops and definitions are gone when the compiler is done.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "expression.hpp"
#include "syntax.hpp"

namespace sudoku_sat::rule::language {

struct Meaning {
  enum class Kind { number, truth, list };

  Kind kind;
  Expression expression = 0;
  std::vector<Meaning> list = {};

  static Meaning number(Expression expression) { return {Kind::number, expression}; }
  static Meaning truth(Expression expression) { return {Kind::truth, expression}; }
  static Meaning of(std::vector<Meaning> list) { return {Kind::list, 0, std::move(list)}; }
};

/// "a number", "a truth", "a list"
std::string_view name(Meaning::Kind kind);

struct LookFunction;

/// The meaning of statements on a board.
class Meanings {
 public:
  /// All of them must outlive it.
  Meanings(const Geometry& geometry, const Program& program, Expressions& expressions,
           const std::vector<Variable>& variables)
      : geometry_(geometry), program_(program), expressions_(expressions), variables_(variables) {}

  /// The truth that the statement requires. Throws: InputError if a part is of the wrong kind (not
  /// a truth, not a number), a name is unknown, or the statement, written out, is too long.
  Expression of(const Statement& statement);

  /// A declaration's subject: a thing for each variable, null for a single one; the variables'
  /// possible numbers, none for truths.
  struct Declared {
    std::vector<Meaning> of = {};
    bool single = false;
    std::vector<std::int64_t> numbers = {};
  };
  /// Throws: InputError, likewise.
  Declared of(const Declaration& declaration);

  /// Appends the statement's marks if all of it consists of calls of definitions that are drawn, in
  /// loops or one after the other. Returns whether it does. Throws: InputError if something is
  /// drawn that can't be.
  bool draw(const Statement& statement, std::vector<Mark>& marks);
  /// Throws: InputError if the text after `draw NAME =` is not a look, whether it is used or not.
  void require_looks();

  // Building blocks of functions (functions.cpp).

  const Geometry& geometry() const { return geometry_; }
  Expressions& expressions() { return expressions_; }
  /// Throws: InputError at the part.
  [[noreturn]] void fail(const Syntax& part, const std::string& what) const;
  Expression number(const Meaning& meaning, const Syntax& part) const;
  Expression truth(const Meaning& meaning, const Syntax& part) const;
  const std::vector<Meaning>& list(const Meaning& meaning, const Syntax& part) const;
  /// A number within these bounds that doesn't depend on cells.
  std::int64_t known(const Meaning& meaning, const Syntax& part, std::int64_t least,
                     std::int64_t most) const;
  /// The cell that a number is.
  Cell cell(const Meaning& meaning, const Syntax& part) const;
  /// The numbers (truths) of a list, or those that are given one by one; nested lists are
  /// flattened.
  std::vector<Expression> flat(const std::vector<Meaning>& meanings, const Syntax& part,
                               Meaning::Kind kind) const;
  /// The automaton of the pattern, or of the steps, that stand as `part`.
  std::shared_ptr<Automaton> automaton(const Syntax& part, bool of_steps = false);

 private:
  /// The names that a part may use.
  struct Scope {
    const RuleEntry* entry;
    std::size_t definitions;
    std::vector<std::pair<std::string, Meaning>> names = {};
  };

  Meaning meaning(const Syntax& part);
  Meaning cells(const Syntax& part);
  Meaning named(const Syntax& part);
  Meaning call(const Syntax& part);
  Meaning each(const Syntax& part);
  void bind(const Syntax& part, const Meaning& item);
  Meaning chain(const Syntax& part);
  Meaning of_truths(const Syntax& part);
  Meaning of_numbers(const Syntax& part);
  Meaning comparisons(const Syntax& part);
  Expression comparison(const std::string& sign, Expression first, Expression second);
  Expression membership(Expression number, const Meaning& set, const Syntax& part);
  std::optional<Meaning> variable(const Syntax& part);
  Meaning value_of(const Variable& variable);
  Meaning apply(const Definition& definition, std::vector<Meaning> arguments, const Syntax& part);
  /// Calls `body` for each item of the loop, with its names bound.
  void for_each_item(const Syntax& each, const std::function<void()>& body);
  Scope scope_of(const Definition& definition, std::vector<Meaning> arguments) const;
  bool draw(const Syntax& part, std::vector<Mark>& marks);
  bool draw_call(const Syntax& part, std::vector<Mark>& marks);
  bool draw_look(const Syntax& look, std::vector<Mark>& marks);
  const LookFunction& look_of(const Syntax& look) const;
  bool add_cells(const Syntax& part, std::vector<Cell>& cells);
  std::vector<std::int64_t> values_of(const std::string& name, const Syntax& part);
  std::string cell_in_capitals(std::string_view word) const;
  [[noreturn]] void unknown(const Syntax& part) const;

  const Geometry& geometry_;
  const Program& program_;
  Expressions& expressions_;
  const std::vector<Variable>& variables_;
  std::map<std::pair<bool, std::string>, std::shared_ptr<Automaton>> automata_;
  Scope scope_ = {};
  std::size_t steps_ = 0;
  int depth_ = 0;
};

// Variables that a program declares, as cells besides the grid.

/// Appends the variables and the constraints that keep them in their ranges; the graph learns their
/// ranges too. Throws: InputError if a declaration is wrong, or there are too many variables.
void declare(const Geometry& geometry, const Program& program, Expressions& graph,
             Constraints& out);

/// The number of the first cell after those of the variables so far.
Cell next_cell(const Geometry& geometry, const std::vector<Variable>& variables);

/// The geometry with the names of all variables.
Geometry named_geometry(const Geometry& geometry, const std::vector<Variable>& variables);

}  // namespace sudoku_sat::rule::language
