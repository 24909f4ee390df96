#include "puzzle_changes.hpp"

#include "job.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

namespace {

Change minimize(PuzzleInput& input, const Limits& limits, base::ExitStatus& status) {
  Change change{"minimal"};
  const auto problem = problem_in([&] {
    if (std::optional<Puzzle> less = irreducible(*input.puzzle, limits)) {
      input.puzzle = std::move(*less);
    } else {
      status.add_unsolvable();
      change = {"unsatisfiable", "there is no solution"};
    }
  });
  if (!problem) return change;
  problem->add_to(status);
  return {"unknown", problem->reason};
}

Change canonicalize(PuzzleInput& input, base::ExitStatus& status) {
  try {
    input.puzzle = canonical_form(*input.puzzle);
    return {"canonical"};
  } catch (const Error& error) {
    status.add_failure();
    return {"unknown", error.what()};
  }
}

}  // namespace

Change PuzzleChanges::make(PuzzleInput& input, const Limits& limits,
                           base::ExitStatus& status) const {
  Change change;
  if (minimize_) change = minimize(input, limits, status);
  if (canonical_ && !change.failed()) change = canonicalize(input, status);
  return change;
}

void Sameness::add_to(base::Json& json) const {
  json["same_as"] = first ? base::Json(*first) : base::Json(nullptr);
  if (!first) json["reason"] = reason;
}

Sameness SamePuzzles::compare(const Puzzle& puzzle, std::size_t index, base::ExitStatus& status) {
  try {
    return {first_.try_emplace(canonical_form(puzzle).givens, index).first->second};
  } catch (const Error& error) {
    status.add_failure();
    return {std::nullopt, error.what()};
  }
}

}  // namespace sudoku_sat::report
