// Shared by the lines of needs: what is ruled out, by what, and how to phrase it. Each excluded
// place or value is named with the first of the step's facts that rules it out; those with the same
// cause are named together.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "causes.hpp"
#include "lists.hpp"
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
  NeedLines(const Step& step, const Board& board)
      : step_(step), board_(board), causes_(step, board) {
    told_.constraints.assign(step.constraints.size(), false);
    told_.facts.assign(step.facts.size(), false);
  }

  const Step& step() const { return step_; }
  const Board& board() const { return board_; }
  const Causes& causes() const { return causes_; }
  Told take() { return std::move(told_); }

  /// A line for the constraint.
  Words& begin(std::size_t constraint) {
    note_constraint(constraint);
    return told_.lines.emplace_back();
  }

  void note_constraint(std::size_t constraint) { told_.constraints[constraint] = true; }
  /// What rules the statement out; the next line will name it.
  std::optional<Cause> noted_cause(const Statement& out) {
    const std::optional<Cause> cause = causes_.of(out);
    if (cause && cause->fact) told_.facts[*cause->fact] = true;
    if (cause && cause->constraint) note_constraint(*cause->constraint);
    return cause;
  }

  template <class Item>
  std::vector<Item>& items_of(RuledOut<Item>& all, const Cause& cause) const {
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& known) {
      return causes_.same(known.first, cause);
    });
    if (found != all.end()) return found->second;
    return all.emplace_back(cause, std::vector<Item>()).second;
  }

  bool concludes(const Statement& statement) const {
    const auto& all = step_.conclusions;
    return std::find(all.begin(), all.end(), statement) != all.end();
  }

  std::string name(Cell cell) const { return board_.geometry().name(cell); }
  std::string label(const Cause& cause) const { return causes_.label(causes_.constraint(cause)); }
  /// Whether the relation allows the value of the cell with that of its other cell.
  bool allows(const Reason& reason, Cell cell, Value value, Value of_other) const {
    const PairRelation& pair = board_.relations()[reason.number];
    return pair.first == cell ? pair.relation->allows(value, of_other)
                              : pair.relation->allows(of_other, value);
  }

  /// Facts by their numbers.
  void say_facts(Words& words, const std::vector<std::size_t>& numbers) const {
    std::vector<const Fact*> facts;
    for (const std::size_t number : numbers) facts.push_back(&step_.facts[number]);
    sudoku_sat::cli::say_facts(words, facts, board_);
  }

  /// What rules out values of the cell, by unit: "row 2 has r2c1=1 and r2c9=4".
  void say_sources(Words& words, Cell cell, const RuledOut<Value>& ruled_out) const {
    std::vector<std::pair<std::uint32_t, std::vector<std::size_t>>> units;
    std::vector<const Fact*> exclusions;
    std::vector<Cause> others;
    for (const auto& [cause, values] : ruled_out) {
      if (!causes_.is(cause, Reason::Kind::once) || is_move(causes_.constraint(cause))) {
        if (cause.constraint) others.push_back(cause);
        if (!cause.constraint) exclusions.push_back(&step_.facts[*cause.fact]);
        continue;
      }
      const std::uint32_t unit = causes_.constraint(cause).number;
      auto place = std::find_if(units.begin(), units.end(),
                                [&](const auto& known) { return known.first == unit; });
      if (place == units.end()) place = units.insert(units.end(), {unit, {}});
      place->second.push_back(*cause.fact);
    }
    Commas next(words);
    for (const auto& [unit, facts] : units) {
      next();
      say(words, board_.all_different()[unit].name() + " has");
      say_facts(words, facts);
    }
    for (const Cause& cause : others) {
      next();
      say_limit(words, cell, cause);
    }
    if (exclusions.empty()) return;
    next();
    sudoku_sat::cli::say_facts(words, exclusions, board_);
  }

  static void say_left(Words& words, const std::string& what) {
    words.back().after = ":";
    say(words, what + " is left");
  }

 private:
  /// "r2c7=1 leaves only 4 (the V between them)", "r1c6 is 2, 4, 6 or 8 (even)", "r2c3=5"
  void say_limit(Words& words, Cell cell, const Cause& cause) const {
    if (!cause.fact) {
      const std::vector<Value>& values = board_.allowed()[causes_.constraint(cause).number].values;
      return say(words, fmt::format("{} is {} ({})", name(cell),
                                    listed(values, "or", cell, board_.geometry()), label(cause)));
    }
    const Fact& fact = step_.facts[*cause.fact];
    say_fact(words, fact, board_);
    if (causes_.is(cause, Reason::Kind::once)) {
      const Reason& move = causes_.constraint(cause);
      const int number = board_.geometry().number_in(cell, move.value);
      return say(words, fmt::format("rules out {} ({})", number,
                                    board_.all_different()[move.number].name()));
    }
    if (!causes_.is(cause, Reason::Kind::relation)) return;
    const Value known = fact.statement.value;
    std::vector<Value> out;
    std::vector<Value> left;
    for (Value value = 1; value <= board_.size(); ++value) {
      (allows_with_twins(cause, cell, value, known) ? left : out).push_back(value);
    }
    if (left.empty()) {
      say(words, "leaves nothing");
    } else if (out.size() < left.size()) {
      say(words, "rules out " + listed(out, "and", cell, board_.geometry()));
    } else {
      say(words, "leaves only " + listed(left, "or", cell, board_.geometry()));
    }
    say(words, "(" + label(cause) + ")");
  }

  /// Relations of the same cells with the same name are one clue on the paper.
  bool allows_with_twins(const Cause& cause, Cell cell, Value value, Value of_other) const {
    const auto cells = [&](const Reason& reason) {
      const PairRelation& pair = board_.relations()[reason.number];
      return std::minmax(pair.first, pair.second);
    };
    const Reason& one = causes_.constraint(cause);
    return std::all_of(
        step_.constraints.begin(), step_.constraints.end(), [&](const Reason& other) {
          const bool twin = other.kind == Reason::Kind::relation && cells(other) == cells(one) &&
                            causes_.label(other) == causes_.label(one);
          return !twin || allows(other, cell, value, of_other);
        });
  }

  /// Whether it is a move from cell to cell, which has no name of its own: "anti-knight".
  bool is_move(const Reason& once) const {
    const AllDifferent& constraint = board_.all_different()[once.number];
    return constraint.number == 0 && constraint.cells.size() == 2;
  }

  const Step& step_;
  const Board& board_;
  Causes causes_;
  Told told_;
};

}  // namespace sudoku_sat::cli
