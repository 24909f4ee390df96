// A rule that is a text (README.md has its form): fields about the rule itself, and about the
// figures of its data. The text is cut into fields when the rule is first requested; the fields are
// read when the rule is first used.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "by_hand.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/parts/sides.hpp"
#include "sudoku_sat/rule.hpp"
#include "texts.hpp"

namespace sudoku_sat::rule {

/// What an entry names.
enum class FigureShape {
  line,       ///< cells in an order, which may be closed where the rule allows that
  cage,       ///< cells in no order, with different values
  group,      ///< cells in no order
  groups,     ///< two and more of them, with ':' between
  each_cell,  ///< cells, each of them a figure
  all_cells,  ///< cells; those of all entries are one figure
  counted,    ///< a number, or a cell that holds it, and the line that it belongs to
  clues,      ///< a side of the board, and a number or '.' for each line that begins there
  signs,      ///< a word or a number, and pairs of neighbours; or "all given"
  of_board,   ///< no entries: groups of cells of each grid
  pairs,      ///< no entries: all pairs of cells some steps apart
};

/// The numbers before an entry's cells.
enum class FigureNumbers {
  none,
  optional,  ///< one, or the usual one
  one,
  several,      ///< one at least
  cell_or_one,  ///< one, or a cell (`FigureShape::counted`)
};

/// "N mod 3 = 0 -- {N} values are not ...": what must hold, and the message if it doesn't, with
/// expressions in braces.
struct Requirement {
  std::string condition;
  std::string message;
};

/// A line of the rule's statements, in the puzzle files' language.
struct RuleLine {
  std::string text;
  std::string label = {};      ///< of a statement
  std::string condition = {};  ///< on the board; empty: always
};

/// A mark of each figure: "outline ≠#".
struct MarkForm {
  std::size_t kind;  ///< in the table of draw.cpp
  std::string text;  ///< '#' means the figure's numbers
};

/// No value if nothing is drawn like this.
std::optional<MarkForm> mark_form(std::string_view text);

/// A sign between two neighbours: "white -- white dot -- abs(a - b) = 1 -- white dot".
struct SignForm {
  std::string word;  ///< before the cells of an entry; empty: a number is, if any
  std::string name;  ///< "white dot"
  std::string condition;
  MarkForm mark;
};

/// How figures are found in a solution.
struct Proposal {
  enum class Length {
    drawn,   ///< from the shortest to the longest, each as likely
    coins,   ///< longer with probability 1/2, one cell after the other
    longest  ///< as long as they get
  };

  std::size_t shortest = 3;  ///< cells of a proposed line or group
  std::size_t longest = 6;   ///< 0: N
  Length length = Length::drawn;
  bool growing = false;      ///< a line satisfies the rule only if its beginnings do
  bool straight = false;     ///< cells side by side, not across corners
  bool fitting = false;      ///< for single cells: all that satisfy the rule are taken
  std::size_t figures = 0;   ///< at most this many; 0: the usual number of lines
  std::size_t further = 0;   ///< up to this many more, at random
  std::string numbers = {};  ///< a figure's numbers, as an expression
  std::string same = {};     ///< groups that agree in this are combined
};

inline constexpr ByHand nothing_by_hand{};

/// The text's fields about figures.
struct FigureRule {
  std::string name;  ///< "zipper", of the constraints
  /// "the cage of #", # being the numbers; {first} and {last} are cells. Without these the cells
  /// follow it.
  std::string label;
  std::string loop_label;        ///< of closed lines; empty: the same
  std::string word;              ///< "slow", which may precede an entry
  std::string one_label;         ///< of a clue of 1; empty: the same
  std::vector<Side> sides = {};  ///< of clues
  std::vector<SignForm> signs = {};
  std::string absence;                 ///< "no dot", between neighbours without a sign
  std::string figures_of_grid;         ///< an expression: a list of lists of cells
  std::vector<CellOffset> steps = {};  ///< of pairs
  FigureShape shape = FigureShape::line;
  bool closed = false;    ///< whether lines may be closed
  std::size_t least = 2;  ///< cells of a figure, at least
  std::string form;       ///< an entry, as errors show it
  FigureNumbers numbers = FigureNumbers::none;
  std::string usual;                      ///< the number if none is given
  std::vector<std::string> range = {};    ///< the least and the largest number
  int further_digits = 0;                 ///< more than a row has cells, 0 not counted
  std::vector<Requirement> board = {};    ///< on the board
  std::vector<Requirement> require = {};  ///< on each figure
  bool different = false;                 ///< whether the values of a figure differ, as in a cage
  std::vector<RuleLine> says = {};
  const ByHand* by_hand = &nothing_by_hand;
  bool verified = true;  ///< whether `verify` evaluates the statements
  std::vector<MarkForm> marks = {};
  Proposal proposal = {};
};

/// A field of a rule's text: "summary: no value twice".
struct RuleField {
  std::string_view name;
  std::vector<std::string> lines;
  Position position;
};

/// A rule of a text, which must outlive it: its views are of the text, or of its own fields.
struct WrittenRule : Rule {
  std::vector<RuleField> fields;
  std::string_view in_short;     ///< "odd and even values alternate"; may be empty
  std::string_view constraints;  ///< their name, if it is not that of the rule
  const ByHand* by_hand = &nothing_by_hand;

  /// Throws: InputError, at the place in the text.
  const FigureRule& figures() const;

 private:
  mutable std::once_flag once_;
  mutable std::optional<FigureRule> figures_;
};

/// The parts of a text that ", " separates.
std::vector<std::string_view> parts_listed(std::string_view text);

/// Whether a rule's text may have a field of that name.
bool is_field(std::string_view name);

/// Finds the rule of a name that is on by default.
using FindRule = const Rule* (*)(std::string_view name);

/// The rules of a text, which must outlive them. `find` finds the rules that they replace. Throws:
/// InputError, with the file's name and the line.
std::vector<std::unique_ptr<WrittenRule>> read_rules(std::string_view text, const std::string& file,
                                                     FindRule find);
/// Likewise one of a file's rules.
std::unique_ptr<WrittenRule> read_rule(const TextOfRule& text, FindRule find);

// The functions that Rule calls.

void apply_written(const Geometry& geometry, const RuleUse& use, Constraints& out);
std::vector<std::string> propose_written(const Rule& rule, const Geometry& geometry,
                                         const Grid& solution, Random& random);
/// The board with the digits 0 to N, or to N + 1, N rows of N cells with N boxes. Throws:
/// InputError if another shape, several grids or other values were requested.
Geometry shape_from_zero(const Geometry& plain, const RuleUse& use);

}  // namespace sudoku_sat::rule
