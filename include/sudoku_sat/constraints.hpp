// Primitive constraints: all that encoders, reductions and the independent check know of a puzzle's
// rules. A rule never emits clauses; it rewrites itself into these, so that each rule goes with
// each encoding. Every constraint has the name of its rule and a number, for messages.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sudoku_sat/diagram.hpp"
#include "sudoku_sat/geometry.hpp"

namespace sudoku_sat {

/// "row 1"; the rule alone where the number is 0, as of rules that hold for each pair of
/// neighbours.
inline std::string constraint_name(const std::string& rule, int number) {
  return number == 0 ? rule : rule + " " + std::to_string(number);
}

/// The cells hold distinct values. With N cells it is a unit: each value is somewhere in it.
struct AllDifferent {
  std::string rule;         ///< "row", "column", "box"
  int number = 1;           ///< which one of its rule, from 1; 0: it has no number
  std::vector<Cell> cells;  ///< no cell twice

  /// "row 1"
  std::string name() const { return constraint_name(rule, number); }

  bool operator==(const AllDifferent&) const = default;
};

/// The cell holds one of some values.
struct Allowed {
  std::string rule;
  int number = 1;
  Cell cell = 0;
  std::vector<Value> values;  ///< ascending, each once; perhaps none

  std::string name() const { return constraint_name(rule, number); }
};

/// Which pairs of values two cells may hold: a matrix of bits, shared by all pairs of cells that it
/// is said of.
class ValueRelation {
 public:
  /// allows(v, w) for v, w = 1..size.
  template <class Allows>
  ValueRelation(int size, Allows&& allows) : ValueRelation(size) {
    for (int first = 1; first <= size; ++first) {
      for (int second = 1; second <= size; ++second) {
        if (allows(first, second)) add(first, second);
      }
    }
  }

  int size() const { return size_; }
  bool allows(int first, int second) const {
    return (seconds(first)[static_cast<std::size_t>(second - 1) / 64] >>
                (static_cast<unsigned>(second - 1) % 64) &
            1U) != 0;
  }
  /// What the second cell may hold beside `first`, value v at bit (v-1) % 64 of word (v-1) / 64.
  std::span<const std::uint64_t> seconds(int first) const { return row(seconds_, first); }
  /// Likewise what the first cell may hold.
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

/// The values of two cells stand in a relation.
struct PairRelation {
  std::string rule;
  int number = 1;
  Cell first = 0;
  Cell second = 0;  ///< another cell than the first
  std::shared_ptr<const ValueRelation> relation;

  std::string name() const { return constraint_name(rule, number); }
};

/// The sum of coefficient * value over the cells is the total.
struct Sum {
  std::string rule;
  int number = 1;
  std::vector<Cell> cells;        ///< no cell twice, one at least
  std::vector<int> coefficients;  ///< one for each cell; empty: 1 for all
  int total = 0;

  std::string name() const { return constraint_name(rule, number); }
  int coefficient(std::size_t index) const {
    return coefficients.empty() ? 1 : coefficients[index];
  }
};

/// The values of the cells, in this order, are a sequence that a diagram allows. `holds` says the
/// same in the rule's own words, without diagram: for the independent check. Of sequences that
/// all-different constraints forbid anyway, the two may differ.
struct Sequence {
  std::string rule;
  int number = 1;
  std::vector<Cell> cells;  ///< no cell twice, one at least
  std::shared_ptr<const Diagram> diagram;
  std::function<bool(std::span<const Value>)> holds;

  std::string name() const { return constraint_name(rule, number); }
};

/// What a picture shows of a rule.
struct Mark {
  enum class Kind {
    line,         ///< a thin line through the cells' centres
    thick_line,   ///< a thick one, pale
    thermometer,  ///< a thick one with a bulb at the first cell
    arrow,        ///< a line with a head at the last cell
    circle,     ///< a ring around the cells' centres (an outline of them, where there are several)
    square,     ///< a pale square in each cell
    shade,      ///< the cells' background
    outline,    ///< a dashed border of the cells, with `text` in the first one's corner
    white_dot,  ///< between two neighbours
    black_dot,  ///< likewise
    text,       ///< `text` between two neighbours, or at the corner where four cells meet
    outside,    ///< `text` beside the board: at cells[0], as seen from there away from cells[1]
    values,     ///< `values`, small, in each of the cells that is empty
  };
  Kind kind;
  std::vector<Cell> cells;
  std::string text = {};
  std::vector<Value> values = {};
};

/// All of a board, in the order in which rules added them.
struct Constraints {
  std::vector<AllDifferent> all_different = {};
  std::vector<Allowed> allowed = {};
  std::vector<PairRelation> relations = {};
  std::vector<Sum> sums = {};
  std::vector<Sequence> sequences = {};
  std::vector<Mark> marks = {};
};

}  // namespace sudoku_sat
