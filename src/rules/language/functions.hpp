// The functions and names of the language, in tables by topic. Each has two implementations side by
// side that share nothing: one for the compiler, which makes expressions, and one for the
// evaluator, which makes numbers. A new function needs an entry here, one in src/referee, and a
// line in puzzles/README.md.
#pragma once

#include <limits>

#include "items.hpp"
#include "meaning.hpp"

namespace sudoku_sat::rule::language {

using Arguments = std::vector<Meaning>;
using Parts = std::vector<Expression>;

/// A function's arguments as the compiler has them. Throws: InputError if one is of the wrong kind.
struct Call {
  Meanings& meanings;
  const Syntax& syntax;
  const Arguments& arguments;

  Expression number(std::size_t i) const { return meanings.number(arguments[i], syntax.parts[i]); }
  Expression truth(std::size_t i) const { return meanings.truth(arguments[i], syntax.parts[i]); }
  const Arguments& list(std::size_t i) const {
    return meanings.list(arguments[i], syntax.parts[i]);
  }
  Cell cell(std::size_t i) const { return meanings.cell(arguments[i], syntax.parts[i]); }
  std::int64_t known(std::size_t i, std::int64_t least, std::int64_t most) const {
    return meanings.known(arguments[i], syntax.parts[i], least, most);
  }
  Parts numbers_in(std::size_t i) const { return in(i, Meaning::Kind::number); }
  Parts truths_in(std::size_t i) const { return in(i, Meaning::Kind::truth); }
  /// Of all arguments.
  Parts numbers() const { return meanings.flat(arguments, syntax, Meaning::Kind::number); }
  Parts truths() const { return meanings.flat(arguments, syntax, Meaning::Kind::truth); }
  [[noreturn]] void fail(const std::string& what) const { meanings.fail(syntax, what); }

  Expressions& graph() const { return meanings.expressions(); }
  const Geometry& geometry() const { return meanings.geometry(); }
  Meaning constant(std::int64_t value) const { return Meaning::number(graph().constant(value)); }
  /// A number, or a truth, of these parts.
  Meaning number_of(Op op, Parts parts) const {
    return Meaning::number(graph().make({op, 0, std::move(parts)}));
  }
  Meaning truth_of(Op op, Parts parts) const {
    return Meaning::truth(graph().make({op, 0, std::move(parts)}));
  }

 private:
  Parts in(std::size_t i, Meaning::Kind kind) const {
    return meanings.flat({arguments[i]}, syntax.parts[i], kind);
  }
};

inline constexpr std::size_t any_number = std::numeric_limits<std::size_t>::max();

/// A function, and how many arguments it may have; none at all for names like "rows", which have no
/// parentheses.
struct Function {
  std::string_view name;
  std::size_t least;
  std::size_t most;
  Meaning (*compile)(const Call&);
  Evaluate evaluate;  ///< null: the evaluator itself has it
};

/// Numbers and truths made from others.
std::span<const Function> number_functions();
/// Parts of lists, and lists made from others.
std::span<const Function> list_functions();
/// Lists of the board.
std::span<const Function> board_functions();

/// Null if there is none.
const Function* find_function(std::string_view name);
std::vector<std::string_view> function_names();

}  // namespace sudoku_sat::rule::language
