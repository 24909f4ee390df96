// The primitive constraints that rules become; together with a geometry they make a board.
#pragma once

#include <map>
#include <optional>
#include <variant>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/geometry.hpp"

namespace sudoku_sat {

// Decision diagrams: the sequences of values that the cells of a constraint may have. There is a
// layer of nodes before each cell and one after the last, and an edge for each value that a node
// allows for its cell. A sequence is allowed if its edges lead from the only node of the first
// layer to the only node of the last. Rules about the order of the cells (visible skyscrapers, the
// values between two others) and about sums are such diagrams, so encoders and reductions that
// handle diagrams handle all of these.
//
// H. Andersen, T. Hadzic, J. Hooker, P. Tiedemann: A constraint store based on multivalued decision
// diagrams, CP 2007; G. Pesant: A regular language membership constraint, CP 2004.

/// The sequences of values that the cells of a constraint may have, as a layered graph.
class Diagram {
 public:
  /// A value that a node allows for its cell, and the node it leads to.
  struct Edge {
    std::uint32_t from;  ///< a node of the layer before the cell
    std::uint32_t to;    ///< a node of the layer after it
    Value value;

    auto operator<=>(const Edge&) const = default;
  };

  /// `layers`: the edges of each cell. Sequences begin at node 0 of the first layer and may end at
  /// any node of the last. Edges on no such path are removed, and equivalent nodes are merged.
  explicit Diagram(std::vector<std::vector<Edge>> layers);

  std::size_t cells() const { return edges_.size(); }
  /// The number of nodes of the layer before cell `layer`; of the last layer for `layer` = cells().
  /// The first and the last layer have one node.
  std::size_t nodes(std::size_t layer) const { return nodes_[layer]; }
  /// The edges of cell `layer`, sorted; a node has at most one for each value.
  std::span<const Edge> edges(std::size_t layer) const { return edges_[layer]; }
  /// Those of one node of the layer before it, at least one.
  std::span<const Edge> edges(std::size_t layer, std::size_t node) const {
    const std::uint32_t* const first = first_edges_[layer].data() + node;
    return {edges_[layer].data() + first[0], first[1] - first[0]};
  }
  std::size_t edge_count() const;

  /// Whether no sequence is allowed.
  bool impossible() const { return impossible_; }
  /// Whether these values, in the order of the cells, are a path. Requires: a value for each cell.
  bool allows(std::span<const Value> values) const;

 private:
  std::vector<std::vector<Edge>> edges_;
  std::vector<std::vector<std::uint32_t>> first_edges_;  ///< of each node, and where the last ends
  std::vector<std::size_t> nodes_;
  bool impossible_ = false;
};

/// Throws: UsageError if a diagram with this many edges would not fit in memory.
void require_small_diagram(std::size_t edges);

/// The cost of making an edge, in steps of poll_limits().
inline constexpr std::size_t steps_of_edge = 16;

/// The diagram of an automaton that reads the cells one by one. It begins in state `start`;
/// `step(layer, state, value)` is the state after cell `layer` (from 0) with `value` (1..size), no
/// value if that is not allowed; `accept(state)` decides whether the state after the last cell is
/// allowed. States are compared with <. Throws: UsageError if the diagram would be too large.
template <class State, class Step, class Accept>
Diagram make_diagram(std::size_t cells, int size, const State& start, Step&& step,
                     Accept&& accept) {
  std::vector<std::vector<Diagram::Edge>> layers(cells);
  std::map<State, std::uint32_t> now{{start, 0}};
  std::size_t total = 0;
  for (std::size_t layer = 0; layer < cells; ++layer) {
    std::map<State, std::uint32_t> next;
    for (const auto& [state, from] : now) {
      for (int value = 1; value <= size; ++value) {
        poll_limits(steps_of_edge);
        const std::optional<State> to = step(layer, state, value);
        if (!to || (layer + 1 == cells && !accept(*to))) continue;
        const auto number = next.try_emplace(*to, static_cast<std::uint32_t>(next.size()));
        layers[layer].push_back({from, number.first->second, static_cast<Value>(value)});
        require_small_diagram(++total);
      }
    }
    now = std::move(next);
  }
  return Diagram(std::move(layers));
}

// Primitive constraints: all that encoders, reductions and the independent check know about a
// puzzle's rules. A rule never emits clauses; it rewrites itself into these constraints, so each
// rule works with each encoding.

/// The name of a constraint. Its rule and a number identify it for the program; a label, if there
/// is one, describes it to people as it appears on the board.
struct ConstraintName {
  std::string rule;  ///< "row", "grid 2 box", "cage"
  int number = 1;    ///< which constraint of its rule, from 1; 0: it has no number
  std::string label = {};
  /// The label without the cells at its end that tell apart what was made of one statement; empty
  /// if there are none.
  std::string brief = {};

  /// "row 1"; only the rule if the number is 0, as for rules about all pairs of neighbours.
  std::string key() const { return number == 0 ? rule : rule + " " + std::to_string(number); }
  /// The label, "the 15-cage at r2c5"; "row 1" if there is none.
  std::string name() const { return label.empty() ? key() : label; }

  bool operator==(const ConstraintName&) const = default;
};

/// What a unit is on the board, whatever it is called: "grid 2 row" is a row.
enum class UnitKind {
  other,  ///< a cage, a diagonal, an extra region, ...
  row,
  column,
  box,     ///< a rectangle of R by C cells
  region,  ///< a region that replaces a box
};

/// A row or a column.
inline bool is_line(UnitKind kind) { return kind == UnitKind::row || kind == UnitKind::column; }
/// A box, or a region that replaces it.
inline bool is_region(UnitKind kind) { return kind == UnitKind::box || kind == UnitKind::region; }

/// The cells hold distinct values. With N cells it is a unit: each value occurs in it.
struct AllDifferent : ConstraintName {
  std::vector<Cell> cells;  ///< no cell twice
  UnitKind kind = UnitKind::other;

  bool operator==(const AllDifferent&) const = default;
};

/// The cell holds one of some values.
struct Allowed : ConstraintName {
  Cell cell = 0;
  std::vector<Value> values;  ///< ascending, each once; may be empty
};

/// The allowed pairs of values of two cells: a matrix of bits, shared by all pairs of cells that it
/// applies to.
class ValueRelation {
 public:
  /// The pairs (v, w) for which allows(v, w) holds, with v, w = 1..size.
  template <class Allows>
  ValueRelation(int size, Allows&& allows) : ValueRelation(size) {
    for (int first = 1; first <= size; ++first) {
      for (int second = 1; second <= size; ++second) {
        poll_limits();
        if (allows(first, second)) add(first, second);
      }
    }
  }

  int size() const { return size_; }
  /// Whether the two cells may have these values, each from 1 to size().
  bool allows(int first, int second) const {
    return (seconds(first)[static_cast<std::size_t>(second - 1) / 64] >>
                (static_cast<unsigned>(second - 1) % 64) &
            1U) != 0;
  }
  /// The values of the second cell if the first has `first`: value v is bit (v-1) % 64 of word
  /// (v-1) / 64.
  std::span<const std::uint64_t> seconds(int first) const { return row(seconds_, first); }
  /// The values of the first cell if the second has `second`, likewise.
  std::span<const std::uint64_t> firsts(int second) const { return row(firsts_, second); }

 private:
  explicit ValueRelation(int size);
  void add(int first, int second);
  std::span<const std::uint64_t> row(const std::vector<std::uint64_t>& rows, int value) const {
    return std::span(rows).subspan(static_cast<std::size_t>(value - 1) * words_, words_);
  }

  int size_;
  std::size_t words_;
  std::vector<std::uint64_t> seconds_;
  std::vector<std::uint64_t> firsts_;
};

/// A relation holds between the values of two cells.
struct PairRelation : ConstraintName {
  Cell first = 0;
  Cell second = 0;  ///< another cell than `first`
  std::shared_ptr<const ValueRelation> relation;
};

/// The sum of coefficient * number over the cells is the total. A cell's number is what its value
/// is written as.
struct Sum : ConstraintName {
  std::vector<Cell> cells;        ///< at least one, no cell twice
  std::vector<int> coefficients;  ///< one for each cell; empty: 1 for all
  int total = 0;

  /// The coefficient of the cell with this index; 1 by default.
  int coefficient(std::size_t index) const {
    return coefficients.empty() ? 1 : coefficients[index];
  }
};

/// The values of the cells, in this order, are a sequence that a diagram allows. `holds` decides
/// the same by the rule itself, without the diagram, for the independent check. The two may differ
/// on sequences that all-different constraints forbid anyway.
struct Sequence : ConstraintName {
  std::vector<Cell> cells;  ///< at least one, no cell twice
  std::shared_ptr<const Diagram> diagram;
  std::function<bool(std::span<const Value>)> holds;
  std::vector<int> clue = {};   ///< the numbers shown on the board, if any
  std::vector<Cell> line = {};  ///< the cells in their order on the board, if that differs
  bool distinct = false;        ///< the diagram relies on cells that hold different values
  std::string statement = {};   ///< its source, if rule and clue don't determine it

  const std::vector<Cell>& cells_on_board() const { return line.empty() ? cells : line; }
};

// What clauses mean, where a person could follow it.

/// The places that hold are connected by edges, and there are at most `most` of them (0: any
/// number).
struct Connected {
  /// It holds if its cell has one of the values; always if it has no cell.
  struct Place {
    std::optional<Cell> cell = {};
    std::vector<Value> values = {};
  };

  std::vector<Place> places = {};
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges = {};  ///< of places
  std::uint32_t most = 0;
};

/// No two of the pairs of cells have the same two values.
struct DifferentPairs {
  std::vector<std::pair<Cell, Cell>> pairs = {};
  bool complete = false;  ///< one for each pair of values, so every pair of values occurs
};

/// A cell has at most one more than the greatest value before it, or than `start`.
struct InOrder {
  std::vector<Cell> cells = {};
  Value start = 0;
};

/// What the clauses of a constraint mean; no meaning that a person could follow: monostate.
using FormulaMeaning = std::variant<std::monostate, Connected, DifferentPairs, InOrder>;

/// Clauses about the values of cells and about additional Booleans. For constraints that are too
/// large for a diagram or not about values one by one: connected cells, counts over a whole board.
/// Once all its cells have values, unit propagation must find a contradiction or a value for each
/// Boolean: the Booleans are functions of the cells, so that each solution is one model. The rule
/// that makes one also adds a Check with its meaning.
struct ClauseConstraint : ConstraintName {
  /// "cells[cell] holds the value" or, if the value is 0, "Boolean number `atom` is true"; or the
  /// negation of this.
  struct Literal {
    std::uint32_t atom = 0;  ///< an index in `cells`, or the number of a Boolean, from 0
    Value value = 0;
    bool holds = true;

    Literal operator-() const { return {atom, value, !holds}; }
    auto operator<=>(const Literal&) const = default;
  };

  std::vector<Cell> cells;  ///< no cell twice
  std::uint32_t booleans = 0;
  std::vector<Literal> literals = {};    ///< clause after clause
  std::vector<std::uint32_t> ends = {};  ///< where each clause ends
  std::string statement = {};            ///< what it was made of
  std::vector<int> clue = {};            ///< the numbers shown on the board, if any
  std::vector<Cell> line = {};  ///< the cells of a clue beside the board, starting at the clue
  FormulaMeaning meaning = {};

  std::size_t clauses() const { return ends.size(); }
  /// Its literals. Requires: index < clauses().
  std::span<const Literal> clause(std::size_t index) const {
    const std::size_t begin = index == 0 ? 0 : ends[index - 1];
    return std::span(literals).subspan(begin, ends[index] - begin);
  }
  /// Adds a clause without repeated literals, or nothing if it is a tautology: SAT competitions
  /// refuse formulas with such clauses.
  void add(std::span<const Literal> clause);
};

/// The literals, each once, in order; no value if one is the negation of another.
std::optional<std::vector<ClauseConstraint::Literal>> without_repeats(
    std::span<const ClauseConstraint::Literal> literals);

/// A condition on the whole grid, only for the independent check: encoders and propagation use
/// constraints with the same meaning.
struct Check : ConstraintName {
  std::vector<Cell> cells;                               ///< those on which it depends
  std::function<bool(const std::vector<Value>&)> holds;  ///< for grids with these filled
};

/// What a picture shows for a rule.
struct Mark {
  enum class Kind {
    line,         ///< a thin line through the cells' centres
    thick_line,   ///< a thick one, pale
    thermometer,  ///< a thick one with a bulb at the first cell
    arrow,        ///< a line with a head at the last cell
    circle,       ///< a ring around the cell's centre; around all centres if there are several
    disc,         ///< a pale disc in each cell
    square,       ///< a pale square in each cell
    shade,        ///< the cells' background, in the colour of their group
    outline,      ///< a dashed border of the cells, with `text` in the first one's corner
    white_dot,    ///< between two neighbours
    black_dot,    ///< likewise
    text,         ///< `text` between two neighbours, or at the corner where four cells meet
    outside,      ///< `text` beside the board: one step from cells[0], away from cells[1]
    values,       ///< `values`, small, in empty cells
    digits,       ///< if cells[0] holds values[0], it shows what the other cells hold instead
    region,       ///< if cells[0] holds values[0], the other cells are separated from the rest
    unused,       ///< a cell with values[0] is not part of the puzzle: dark, without a value
  };
  Kind kind;
  std::vector<Cell> cells;
  std::string text = {};  ///< a slow thermometer also has one
  std::vector<Value> values = {};
  std::string rule = {};  ///< its name; make_board writes it
  int group = 0;          ///< marks of a rule with the same number belong together; 0: none
  bool numbered = false;  ///< the places of a group's cells count
  /// The entry of its rule that it draws completely, if that is a statement.
  std::string statement = {};
};

/// An unknown of a rule besides the cells: whether a cell is shaded, which region it is in, an
/// unknown sum. A solution has a value for it; one grid may allow several.
struct Variable {
  std::string name;   ///< "t", "shaded(r1c1)"
  std::string group;  ///< "shaded": what it was declared as
  /// The digits, the first one the most significant, of number - least. A cell with value v is the
  /// digit v - 1, and the base is N. Cells of variables are numbered after those of the grid.
  std::vector<Cell> cells;
  std::int64_t least = 0;
  std::int64_t most = 1;
  bool truth = false;           ///< 1 is true, 0 is false
  std::optional<Cell> of = {};  ///< the cell that it is about
};

/// The constraints and marks of a board, in the order in which rules added them.
struct Constraints {
  std::vector<AllDifferent> all_different = {};
  std::vector<Allowed> allowed = {};
  std::vector<PairRelation> relations = {};
  std::vector<Sum> sums = {};
  std::vector<Sequence> sequences = {};
  std::vector<ClauseConstraint> formulas = {};
  std::vector<Check> checks = {};
  std::vector<Mark> marks = {};
  std::vector<Variable> variables = {};
};

/// A variable's number in a grid of all cells. Requires: all cells are filled.
std::int64_t number_of(const Variable& variable, int size, const std::vector<Value>& grid);

}  // namespace sudoku_sat
