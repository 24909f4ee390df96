// Which of a step's reasons are needed, and what else they imply. See step_reasons.cpp.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "argument.hpp"
#include "group_solver.hpp"
#include "statements.hpp"

namespace sudoku_sat {

class StepReasons {
 public:
  /// Those of the groups; the source and the limits must outlive it.
  StepReasons(const ArgumentSource& source, Groups groups, const Limits& limits);

  /// Leaves out what the conclusion does without. Throws: SolverError where the reasons don't imply
  /// the conclusion; Stopped.
  void minimise(Lit conclusion);

  /// Those that are left.
  Groups groups() const;

  /// The conclusion, and the open literals that the groups imply too, as far as that is seen in a
  /// moment: values first. Throws: Stopped.
  std::vector<Lit> implied(Lit conclusion, const std::function<bool(Lit)>& open);

 private:
  std::vector<Lit> mentioned() const;

  const ArgumentSource& source_;
  Statements statements_;
  Groups all_;
  GroupSolver solver_;
  Groups left_;  ///< places in all_
};

}  // namespace sudoku_sat
