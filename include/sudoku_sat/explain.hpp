// A puzzle's solution derived step by step, each step with a small set of reasons that imply it:
// constraints as people know them, givens, conclusions of earlier steps. See
// src/explain/explain.cpp.
//
// E. Gamba, B. Bogaerts, T. Guns: Efficiently explaining CSPs with unsatisfiable subset
// optimization, IJCAI 2021, whose steps these are.
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

/// A cell has a value, or does not have it.
struct Statement {
  Cell cell = 0;
  Value value = 0;
  bool holds = true;

  bool operator==(const Statement&) const = default;
};

/// "r1c1=5", "r1c1!=5".
std::string to_string(const Statement& statement, const Geometry& geometry);

/// A given or an earlier conclusion, as a reason.
struct Fact {
  Statement statement;
  std::size_t step = 0;  ///< number of the step that concluded it; 0: given
  /// Whether `step` counts the steps of the argument that the fact is used in, where 0 is an
  /// assumption.
  bool in_argument = false;

  bool operator==(const Fact&) const = default;
};

struct Case;

/// The facts and constraints together imply all conclusions, and each of them is needed. (Some may
/// be superfluous if there are more than 60, or if finding out would take long.)
struct Step {
  std::size_t number = 1;              ///< from 1
  std::string name;                    ///< its usual name: "hidden single"; empty if it has none
  std::vector<Statement> conclusions;  ///< at least one; values before exclusions
  std::vector<Fact> facts;
  std::vector<Reason> constraints;
  /// How the reasons lead to the first conclusion, if that is not obvious: the case that the
  /// opposite holds. Empty for other steps.
  ///
  /// In an argument each step has at most one conclusion, and one without any is a contradiction:
  /// the last of its case. One that has a case itself concludes that this case's assumption does
  /// not hold.
  std::vector<Case> cases = {};

  std::size_t size() const { return facts.size() + constraints.size(); }
};

/// What follows from an assumption, up to a contradiction. Steps of an argument are numbered from 1
/// in order, including those of inner cases.
struct Case {
  Statement assumption;
  std::vector<Step> steps;
};

/// Derives a puzzle's solution. Steps are the same on every machine.
class Explainer {
 public:
  /// Requires: no two givens conflict. Throws: SolverError if the board is too large.
  explicit Explainer(Puzzle puzzle, Limits limits = {});
  ~Explainer();
  Explainer(Explainer&&) noexcept;
  Explainer& operator=(Explainer&&) noexcept;

  /// The simplest next step; no value if nothing more can be concluded: the grid is complete, or
  /// the solutions differ in the rest. Throws: Stopped; Error if there is no solution.
  std::optional<Step> next();

  /// The values known so far, 0 elsewhere.
  const Grid& grid() const;
  bool complete() const;
  /// Whether the cell can still have the value, considering givens, conclusions so far, and what
  /// all-different constraints exclude directly.
  bool possible(Cell cell, Value value) const;
  /// The number of the step that concluded the statement, 0 if it is given; no value if it is not
  /// known.
  std::optional<std::size_t> known(const Statement& statement) const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// The last step and all steps that it depends on, directly or indirectly, in order, with their
/// numbers. Requires: steps numbered from 1 without gaps.
std::vector<Step> steps_behind_last(const std::vector<Step>& steps);

}  // namespace sudoku_sat
