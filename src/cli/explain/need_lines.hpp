// Shared by the lines of needs: what is ruled out, by what, and how to phrase it. See
// need_lines.cpp.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "causes.hpp"
#include "needs.hpp"
#include "words.hpp"

namespace sudoku_sat::cli {

/// What the causes of a line rule out, in the order of the causes.
template <class Item>
using RuledOut = std::vector<std::pair<Cause, std::vector<Item>>>;

/// A colon before the first part of a line, commas before the others.
class Commas {
 public:
  explicit Commas(Words& words) : words_(words) {}
  void operator()() { words_.back().after = std::exchange(first_, false) ? ":" : ","; }

 private:
  Words& words_;
  bool first_ = true;
};

/// The lines of a step so far, and how to make more.
class NeedLines {
 public:
  /// Both must outlive it.
  NeedLines(const Step& step, const Board& board);

  const Step& step() const { return step_; }
  const Board& board() const { return board_; }
  const Causes& causes() const { return causes_; }
  Told take() { return std::move(told_); }

  /// A line for the constraint.
  Words& begin(std::size_t constraint);
  void note_constraint(std::size_t constraint) { told_.constraints[constraint] = true; }
  /// What rules the statement out; the next line will name it.
  std::optional<Cause> noted_cause(const Statement& out);

  template <class Item>
  std::vector<Item>& items_of(RuledOut<Item>& all, const Cause& cause) const {
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& known) {
      return causes_.same(known.first, cause);
    });
    if (found != all.end()) return found->second;
    return all.emplace_back(cause, std::vector<Item>()).second;
  }

  bool concludes(const Statement& statement) const;
  std::string name(Cell cell) const { return board_.geometry().name(cell); }
  std::string label(const Cause& cause) const { return causes_.label(causes_.constraint(cause)); }
  /// Whether the relation allows the value of the cell with that of its other cell.
  bool allows(const Reason& reason, Cell cell, Value value, Value of_other) const;

  /// Facts by their numbers.
  void say_facts(Words& words, const std::vector<std::size_t>& numbers) const;
  /// What rules out values of the cell, by unit: "row 2 has r2c1=1 and r2c9=4".
  void say_sources(Words& words, Cell cell, const RuledOut<Value>& ruled_out) const;
  static void say_left(Words& words, const std::string& what);

 private:
  void say_limit(Words& words, Cell cell, const Cause& cause) const;
  bool allows_with_twins(const Cause& cause, Cell cell, Value value, Value of_other) const;
  bool is_move(const Reason& once) const;

  const Step& step_;
  const Board& board_;
  Causes causes_;
  Told told_;
};

}  // namespace sudoku_sat::cli
