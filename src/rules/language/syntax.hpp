// Statements of the puzzle files' language as trees, as they are written: nothing is looked up yet.
// The compiler (compile.hpp) and the independent evaluator (evaluate.hpp) both begin here and share
// only the parsers of statements and patterns, so that each finds the other's errors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule::language {

struct Syntax {
  enum class Kind {
    number,  ///< `number`
    cells,   ///< "r1c1", or a run "r1c1-r1c5": `cells`
    text,    ///< a regular expression between quotation marks: `word`
    name,    ///< a parameter, a definition without parameters, or a list of the board: `word`
    call,    ///< a definition or a function: `word`, with `parts`; "not a" and "if a then b" too
    chain,   ///< `parts` with `operators` of one strength between them, from left to right
    each,    ///< "x in source where condition: body": `names`, parts = source, condition, body
  };

  Kind kind;
  std::size_t offset = 0;  ///< in the entry, from 0
  std::int64_t number = 0;
  std::string word = {};
  std::vector<Cell> cells = {};
  std::vector<Syntax> parts = {};
  std::vector<std::string> operators = {};
  std::vector<std::string> names = {};
};

/// "let zipper(line) = ..."
struct Definition {
  std::string name;
  std::vector<std::string> parameters;
  Syntax body;
  RuleEntry entry;
  std::size_t earlier = 0;  ///< the number of definitions before it, which it may use
};

/// "draw cage(total, line) = outline(line, total)": how calls of a definition look on the board.
/// Its name and parameters are those of the definition.
struct Drawing {
  Definition look;
};

/// "var shaded of cells", "var t in 1..20": one variable, or one for each thing of a list.
struct Declaration {
  std::string name;
  std::vector<Syntax> of;     ///< the list, if any
  std::vector<Syntax> range;  ///< its numbers; none: a truth
  RuleEntry entry;
  std::size_t earlier = 0;  ///< the number of definitions before it
};

/// What must hold.
struct Statement {
  Syntax tree;
  RuleEntry entry;
  std::size_t definitions = 0;  ///< as `earlier`
  std::string label = {};       ///< its name for people; empty: its text between quotation marks
};

struct Program {
  std::vector<Definition> definitions;
  std::map<std::string, std::size_t> definition_of;  ///< by name: its place among them
  std::vector<Drawing> drawings;
  std::vector<Declaration> declarations;
  std::vector<Statement> statements;
};

/// The definition of that name among the first `count`; null if there is none.
const Definition* find_definition(const Program& program, std::size_t count,
                                  const std::string& name);

/// The look of the definition's calls; null if nothing is drawn.
const Drawing* find_drawing(const Program& program, const std::string& name);

using ParsedEntry = std::variant<Declaration, Definition, Drawing, Statement>;

/// Whether the language itself has a function or a list of that name.
bool is_own_name(std::string_view word);

/// One entry by itself. Throws: InputError, at the character where what stands there can't be.
ParsedEntry parse_entry(const RuleEntry& entry, const Geometry& geometry);

/// Parses the entries of a rule in the language and adds them to `program`. Throws: InputError, at
/// the first wrong character.
Program parse_program(const Geometry& geometry, const std::vector<RuleEntry>& entries,
                      Program program = {});

/// How deep a statement may be nested, in parentheses and in indices such as `a[i][j]`.
inline constexpr int max_depth = 100;

}  // namespace sudoku_sat::rule::language
