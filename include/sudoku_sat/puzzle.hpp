// Puzzles, the names of their cells, the check of a grid by the rules alone, and a board's
// constraints as a person states them.
#pragma once

#include "sudoku_sat/board.hpp"

namespace sudoku_sat {

// A puzzle is a value: a board and its givens. A board is a geometry with primitive constraints,
// which are all that encoders, reductions and verification know. Rows, columns and boxes are rules
// like any other; a rule never emits clauses but adds primitive constraints. Boards are shared and
// never change, so a stream of a million puzzles needs only one.

/// A rule that a board was made with, as text, as in a puzzle file.
struct RuleText {
  std::string name;
  std::vector<std::string> entries;  ///< its data

  bool operator==(const RuleText&) const = default;
};

/// Lists of numbers by cell, one after the other in memory.
class CellLists {
 public:
  /// `cells_of(i)`, for i = 0..count-1, are the cells whose lists have the number i.
  template <class CellsOf>
  CellLists(std::size_t cells, std::size_t count, CellsOf&& cells_of) : first_(cells + 1) {
    for (std::size_t i = 0; i < count; ++i) {
      for (const Cell cell : cells_of(i)) ++first_[cell + 1];
    }
    for (std::size_t cell = 0; cell < cells; ++cell) first_[cell + 1] += first_[cell];
    numbers_.resize(first_.back());
    std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
    for (std::size_t i = 0; i < count; ++i) {
      for (const Cell cell : cells_of(i)) numbers_[next[cell]++] = static_cast<std::uint32_t>(i);
    }
  }

  /// Ascending.
  std::span<const std::uint32_t> of(Cell cell) const {
    return {numbers_.data() + first_[cell], numbers_.data() + first_[cell + 1]};
  }

 private:
  std::vector<std::size_t> first_;
  std::vector<std::uint32_t> numbers_;
};

/// A geometry with its primitive constraints. Boards never change, and puzzles share them.
class Board : NotCopied {
 public:
  /// A diagram and its cells: a sequence, or a sum of three or more cells.
  struct DiagramOf {
    const std::vector<Cell>* cells;
    std::shared_ptr<const Diagram> diagram;
    const Sum* sum = nullptr;
    const Sequence* sequence = nullptr;  ///< one of the two
    bool distinct = false;  ///< the cells hold different values, and the diagram relies on that

    const ConstraintName& called() const {
      return sum != nullptr ? static_cast<const ConstraintName&>(*sum) : *sequence;
    }
    std::string name() const { return called().name(); }
    /// The cells in their order on the board.
    const std::vector<Cell>& cells_on_board() const {
      return sum != nullptr ? sum->cells : sequence->cells_on_board();
    }
  };

  /// Constraints are kept in the order given, because conflicts name the first one that is broken.
  /// `standard` says that they are the rows, columns and boxes and nothing else, so that the sizes
  /// of formulas follow from the geometry. Throws: UsageError if a sum is too large for a diagram.
  Board(const Geometry& geometry, Constraints constraints, std::vector<RuleText> rules = {},
        bool standard = false);
  Board(const Geometry& geometry, std::vector<AllDifferent> constraints, bool standard = false);

  const Geometry& geometry() const { return geometry_; }
  int size() const { return geometry_.size(); }
  std::size_t cells() const { return geometry_.cells(); }
  bool standard() const { return standard_; }

  /// The rules that the board was made with, besides those on by default.
  const std::vector<RuleText>& rules() const { return rules_; }
  const Constraints& constraints() const { return constraints_; }
  const std::vector<AllDifferent>& all_different() const { return constraints_.all_different; }

  /// Whether all its constraints are all-different ones.
  bool only_all_different() const {
    return allowed_.empty() && relations_.empty() && diagrams_.empty() && formulas().empty();
  }

  /// Whether the other board has the same geometry and the same constraints in the same order.
  bool same_rules(const Board& other) const;

  /// The numbers of the all-different constraints that contain `cell`, ascending.
  std::span<const std::uint32_t> constraints_of(Cell cell) const { return memberships_.of(cell); }

  /// The units that contain `cell`, as indices in units().
  std::span<const std::uint32_t> units_of(Cell cell) const { return unit_memberships_.of(cell); }
  /// For each unit, its number among the all-different constraints.
  const std::vector<std::uint32_t>& units() const { return units_; }

  /// The cells of the all-different constraint with this number. (Those of all constraints lie one
  /// after the other in memory.)
  std::span<const Cell> cells_of(std::uint32_t constraint) const {
    return std::span(cells_).subspan(begin_[constraint],
                                     begin_[constraint + 1] - begin_[constraint]);
  }

  /// Whether each value must occur in this constraint's cells.
  bool is_unit(std::uint32_t constraint) const {
    return begin_[constraint + 1] - begin_[constraint] == static_cast<std::size_t>(size());
  }
  /// The same for a constraint itself.
  bool is_unit(const AllDifferent& constraint) const {
    return constraint.cells.size() == static_cast<std::size_t>(size());
  }

  /// The other cells that share an all-different constraint with `cell`, ascending, once each.
  std::vector<Cell> peers(Cell cell) const;

  /// The constraints on what single cells may hold, including sums of one cell.
  const std::vector<Allowed>& allowed() const { return allowed_; }

  /// The relations between the values of two cells, including sums of two cells.
  const std::vector<PairRelation>& relations() const { return relations_; }
  /// The indices of those that contain `cell`.
  std::span<const std::uint32_t> relations_of(Cell cell) const {
    return relation_memberships_.of(cell);
  }

  const std::vector<DiagramOf>& diagrams() const { return diagrams_; }
  /// The indices of those that contain `cell`.
  std::span<const std::uint32_t> diagrams_of(Cell cell) const {
    return diagram_memberships_.of(cell);
  }

  const std::vector<ClauseConstraint>& formulas() const { return constraints_.formulas; }
  /// The indices of those that contain `cell`.
  std::span<const std::uint32_t> formulas_of(Cell cell) const {
    return formula_memberships_.of(cell);
  }

  /// The numbers and Booleans besides the grid.
  const std::vector<Variable>& variables() const { return constraints_.variables; }

 private:
  Geometry geometry_;
  Constraints constraints_;
  std::vector<RuleText> rules_;
  bool standard_;
  CellLists memberships_;
  std::vector<std::size_t> begin_;  ///< per constraint, where its cells begin
  std::vector<Cell> cells_;         ///< constraint by constraint
  std::vector<std::uint32_t> units_;
  CellLists unit_memberships_;
  std::vector<Allowed> allowed_;
  std::vector<PairRelation> relations_;
  std::vector<DiagramOf> diagrams_;
  CellLists relation_memberships_;
  CellLists diagram_memberships_;
  CellLists formula_memberships_;
};

/// A board and its givens.
struct Puzzle {
  std::shared_ptr<const Board> board;
  Grid givens;  ///< one value for each cell of the board

  const Geometry& geometry() const { return board->geometry(); }
  std::size_t given_count() const;
  /// The cells of the givens, ascending.
  std::vector<Cell> given_cells() const {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < givens.size(); ++cell) {
      if (givens[cell] != 0) cells.push_back(cell);
    }
    return cells;
  }
};

/// Whether two grids are the same, ignoring their variables.
bool same_grid(const Geometry& geometry, const Grid& first, const Grid& second);

// Names of cells, written and read: r1c2 is the second cell of row 1, r1c2=5 that cell with a
// value, r1c1-r1c5 a straight run of cells. Errors say where they are and what would be right.

/// "r1c2" for row 0 and column 1. For the name of a cell, see Geometry::name.
std::string place_name(const Origin& place);

/// "r1c2 r2c3 r5c3", as CellReader reads them back.
std::string cells_text(const Geometry& geometry, const std::vector<Cell>& cells);

/// The name of a constraint in a sentence that has both cells: "the white dot between them" instead
/// of "the white dot between r1c1 and r1c2".
std::string name_beside_cells(std::string name, Cell first, Cell second, const Geometry& geometry);

/// Reads a text from left to right: cells, values and separators.
class CellReader {
 public:
  /// `position` is that of the text's first character. Text and geometry must outlive the reader.
  CellReader(std::string_view text, const Position& position, const Geometry& geometry)
      : text_(text), begin_of_text_(position), geometry_(geometry) {}

  /// Whether nothing but spaces is left.
  bool at_end();
  /// The next character that is not a space, 0 at the end.
  char peek();
  /// Takes `sign` if it comes next.
  bool take(char sign);
  /// Takes `sign`. Throws: InputError unless it comes next; `example` shows what the whole should
  /// look like.
  void expect(char sign, std::string_view example);
  /// Throws: InputError unless nothing but white space is left.
  void expect_end();

  /// Reads "r1c2", whether or not the board has such a cell. Rows and columns of the result count
  /// from 0; "r0" gives -1.
  Origin place();
  /// Reads "r1c2". Throws: InputError if the board has no such cell.
  Cell cell();
  /// Reads all cells up to the end, or up to the first character that can't begin one: "r1c1 r2c2",
  /// and straight runs "r1c1-r1c5" and "r7c1-r1c7" with all cells between, each once. Throws:
  /// InputError if there are fewer than `least`.
  std::vector<Cell> cells(std::size_t least = 1);
  /// The same, but cells must fill the rest of the text; position() is then that of the first cell.
  std::vector<Cell> only_cells(std::size_t least = 1);

  /// Whether a number comes next.
  bool at_number();
  /// Reads a number. Throws: InputError unless one from `least` to `most` comes next.
  int number(int least, int most);
  /// Reads a value of the board: a number, or a letter as in a grid.
  Value value();
  /// Reads letters and dashes; may be empty.
  std::string_view word();
  /// Reads up to the next space.
  std::string_view token();

  /// Where the last thing read begins.
  Position position() const;
  /// Throws: InputError at position().
  [[noreturn]] void fail(const std::string& what) const;

  const Geometry& geometry() const { return geometry_; }

 protected:
  /// The offset of the last thing read; set it if several things are read as one.
  std::size_t begin() const { return begin_; }
  void set_begin(std::size_t begin) { begin_ = begin; }

 private:
  void skip();
  std::optional<int> digits();
  void append_run(Cell from, Cell to, std::vector<Cell>& cells) const;

  std::string_view text_;
  Position begin_of_text_;
  const Geometry& geometry_;
  std::size_t next_ = 0;
  std::size_t begin_ = 0;  ///< of what was read last
};

// The independent check of a grid: by the rules alone, without clauses, variables or a solver.
// Every solution that the program returns has passed this check.

/// Two cells whose values a constraint forbids together: most often the same value twice.
struct Conflict {
  Cell first;  ///< the smaller number
  Cell second;
  Value value;              ///< of the first cell
  std::string rule;         ///< name of the first constraint that is broken: "row 1"
  Value second_value = {};  ///< of the second cell, if it has another value; else 0

  bool operator==(const Conflict&) const = default;
};

/// At most this many pairs are listed; a large board of equal values has billions.
inline constexpr std::size_t max_conflicts = 1'000'000;

/// All conflicting pairs of cells of `grid`, one entry for each pair, in reading order. Empty cells
/// (0) conflict with nothing. Stops at `most` pairs. Requires: a value for each cell, none above N.
std::vector<Conflict> conflicts(const Board& board, const Grid& grid,
                                std::size_t most = max_conflicts);

/// "r1c1 and r1c7 both have 8 (row 1)", "r1c1=4 and r1c2=5 (non-consecutive)"
std::string to_string(const Conflict& conflict, const Geometry& geometry);

/// Why a grid is not a solution, or part of one.
struct Violation {
  enum class Kind {
    cell_count,  ///< the grid has `found` cells instead of `expected`
    range,       ///< the cell has `found`, the largest value is `expected`
    given,       ///< the cell has `found`, `expected` is given
    conflict,    ///< of two cells
    allowed,     ///< the cell may not have its value
    sum,         ///< the cells don't have the sum `expected`
    sequence,    ///< the cells' values break the rule
    empty,       ///< the cell is empty
  };
  Kind kind;
  std::vector<Cell> cells = {};    ///< those in trouble, in the constraint's order
  std::vector<Value> values = {};  ///< of these cells in the grid
  std::string rule = {};           ///< name of the constraint that is broken: "row 1"
  std::size_t found = 0;
  std::int64_t expected = 0;

  bool operator==(const Violation&) const = default;
};

/// "r1c1 and r1c7 both have 8 (row 1)", "r1c2 has 5, but 4 is given"
std::string to_string(const Violation& violation, const Geometry& geometry);

/// What is wrong with the filled cells of `grid` as part of a solution of `puzzle`; no value if
/// nothing is. Looks, in this order, for a wrong number of cells, a value out of range, a changed
/// given, a conflict, a value that its cell may not have, and a broken constraint of several cells
/// that are all filled.
std::optional<Violation> violation(const Puzzle& puzzle, const Grid& grid);

/// What is wrong with `grid` as a solution of `puzzle`: a violation or an empty cell.
std::optional<Violation> verify(const Puzzle& puzzle, const Grid& grid);

// The constraints of a board as a person states them, one by one: "r3c4 has a value", "row 5 has 7
// only once", "the 13-cage at r2c5". Each is a group of clauses, so that a solver can find out on
// which of them a conclusion depends (group-oriented minimal unsatisfiable subsets: Liffiton &
// Sakallah, JAR 2008).

/// A constraint of a board as a person states it: a group of clauses.
struct Reason {
  enum class Kind {
    value,      ///< the cell has a value
    one_value,  ///< the cell has one value only
    place,      ///< the value is somewhere in a unit
    once,       ///< the value is in an all-different constraint only once
    allowed,    ///< what the cell may hold, whatever other cells hold
    relation,   ///< a relation of two cells
    diagram,    ///< a sum or a sequence
    formula,    ///< a constraint made of clauses: connected cells, large counts
  };
  Kind kind;
  /// The cell (value, one_value), or the index in the board's all_different() (place, once),
  /// allowed(), relations(), diagrams() or formulas().
  std::uint32_t number;
  Value value = 0;  ///< for place and once

  bool operator==(const Reason&) const = default;
};

/// All reasons of the board: those of cells first, then of all-different constraints, then all
/// others.
std::vector<Reason> reasons_of(const Board& board);

/// "r3c4 has a value", "row 5 has a 7", "row 5 has 7 only once", "even: r1c1 is 2, 4, 6 or 8",
/// "r1c1 and r1c2 differ by 1 (the white dot between them)", "the sandwich of column 3 is 0, and
/// its values differ".
std::string to_string(const Reason& reason, const Board& board);

/// The number or Boolean besides the grid that the cell is, or of which it is a digit; null for a
/// cell of the grid and one without a name.
const Variable* variable_at(const Board& board, Cell cell);

/// The variable of which the cell is one of several digits; null if there is none. Texts for people
/// name the variable, never its digits.
const Variable* variable_of_digit(const Board& board, Cell cell);

/// The name for people: "r1c1"; for each digit of t, "t".
std::string spoken_name(const Board& board, Cell cell);

/// These names, separated by blanks, each once.
std::string spoken_names(const Board& board, std::span<const Cell> cells);

/// The statement that the cell holds one of these values, or none of them: "r1c1=5", "r1c1!=2,3".
/// For a digit, what this says about the number, as the language writes it: "t<=16", "t not in
/// {5..8, 21..24}", "t mod 4 = 3". Requires: at least one value.
std::string spoken(const Board& board, Cell cell, std::span<const Value> values, bool holds);

/// "a 7", "an 8": the article as the number is spoken.
std::string with_article(int number);

/// The meaning of a usual relation: "less", "sum" with 10, "difference" with 1, "factor" with 2.
/// See src/cli/manual/explain.md for all of them.
struct RelationMeaning {
  std::string_view name;
  int number = 0;  ///< 0: none
};
/// The meaning of this relation; no value if it is not a usual one.
std::optional<RelationMeaning> meaning_of(const PairRelation& pair, const Geometry& geometry);

/// The cells that the reason is about, in their order on the board.
std::vector<Cell> cells_of(const Reason& reason, const Board& board);

}  // namespace sudoku_sat
