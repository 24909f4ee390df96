// A step that was found: where players look for it first, what they call it, which of its reasons
// are needed and what else these imply.
#pragma once

#include "group_solver.hpp"
#include "groups.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::explain {

/// What shows a conclusion at once, in the order in which players look.
enum class FirstSight { full_house, naked_single, in_box, in_line, other };

/// A unit that the grid fills but for the cell.
std::optional<std::uint32_t> last_of_unit(Cell cell, const Board& board, const Grid& grid);

/// A step's reasons: those below `reasons.size()` are constraints, the others facts.
struct StepSource {
  const Board& board;
  const std::vector<Reason>& reasons;
  const ClausesByReason& clauses;  ///< of all reasons
  const std::vector<Fact>& facts;  ///< number reasons.size() + i
};

/// What shows the conclusion, by the constraints among the groups that it follows from in one
/// clause.
FirstSight first_sight(const Statement& conclusion, const Groups& groups, const StepSource& source,
                       const Grid& grid);

/// Whether the cell may hold the value, as far as is known before the step.
using Possible = std::function<bool(Cell, Value)>;

/// "naked single", "hidden pair", "X-wing", ...; empty if the reasons have no such shape.
std::string step_name(const Step& step, const Board& board, const Possible& possible);

/// Whether a value follows from constraints made of clauses other than those that its pattern
/// tells: from what is excluded without a step. The sentence of the pattern would not say why.
bool is_by_clues(const Step& step, const std::vector<Reason>& told);

/// Whether the name is of a chain that is best told as an argument.
bool is_told_as_argument(std::string_view name);

/// The name of a step that is shown as this argument: "nested chains" if the argument contains
/// further suppositions. `name`: what the step would be called otherwise.
std::string name_by_argument(std::string_view name, const Case& argument);

/// Which of a step's reasons are needed, and what else they imply.
class StepReasons {
 public:
  /// Those of the groups; what the source refers to and the limits must outlive it.
  StepReasons(const StepSource& source, Groups groups, const Limits& limits);

  /// Leaves out what the conclusions do without. Returns false if the reasons don't imply all of
  /// them. Throws: Stopped.
  bool try_to_minimise(std::span<const Lit> conclusions);
  /// The same for one. Throws: SolverError if the reasons don't imply it; Stopped.
  void minimise(Lit conclusion);

  /// Those that are left.
  Groups groups() const;

  /// The conclusion, and the open literals that the groups imply too, as far as that is seen in a
  /// moment: values first. Throws: Stopped.
  std::vector<Lit> implied(Lit conclusion, const std::function<bool(Lit)>& open);

 private:
  Groups one_by_one(std::span<const Lit> conclusions);
  std::vector<Lit> mentioned() const;
  GroupSolver& solver();

  StepSource source_;
  Statements statements_;
  Groups all_;
  const Limits& limits_;
  std::optional<GroupSolver> solver_;  ///< from the first question
  Groups left_;                        ///< places in all_
};

}  // namespace sudoku_sat::explain
