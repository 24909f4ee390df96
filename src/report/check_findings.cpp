// For a puzzle with a solution: redundant givens and differences; for one without: cores and
// repairs. A limit or a solver's failure ends the work; earlier findings are kept.
#include "check_findings.hpp"

#include <fmt/format.h>

#include "answers.hpp"
#include "job.hpp"
#include "mark_findings.hpp"
#include "redundant_rules.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat::report {

namespace {

Names names_of(const Subset& subset, const PuzzleSubsets& subsets) {
  Names names;
  for (const std::uint32_t item : subset) names.push_back(subsets.name(item));
  return names;
}

class FindingsSearch {
 public:
  FindingsSearch(const PuzzleInput& input, const Outcome& outcome, const CheckRequest& request,
                 const Limits& limits, const PuzzleSubsets::OnProgress& on_progress)
      : puzzle_(*input.puzzle),
        entries_(input.entries),
        outcome_(outcome),
        request_(request),
        limits_(limits),
        on_progress_(on_progress) {}

  CheckFindings run() {
    try {
      if (const auto problem = problem_in([&] { find(); }, Interrupts::told)) {
        found_.failed = problem->failed;
        found_.undecided = !problem->failed;
        found_.reason = problem->reason;
      }
    } catch (const Error& error) {
      found_.failed = true;
      found_.reason = error.what();
    }
    return std::move(found_);
  }

 private:
  void find() {
    const bool solved = outcome_.status == Status::solved;
    if (request_.all) found_.cores.emplace().complete = solved;
    if (request_.repairs) found_.repairs.emplace().complete = solved;
    if (solved && request_.redundant) {
      found_.cells = redundant_givens(puzzle_, limits_);
      found_.redundant = given_names(found_.cells, puzzle_.givens);
      if (request_.with_rules()) add_redundant_rules();
    }
    if (solved && request_.differences) find_differences();
    if (request_.entries) find_wrong_entries();
    const bool clash = outcome_.status == Status::inconsistent;
    const bool trouble = clash || outcome_.status == Status::unsatisfiable;
    if (trouble && request_.subsets()) find_subsets(clash);
  }

  /// With several solutions it is not known whether an entry changes them.
  void add_redundant_rules() {
    if (outcome_.uniqueness != Uniqueness::unique) {
      found_.reason = "rules are checked only if there is one solution";
      return;
    }
    found_.redundant_clues = true;
    for (std::string& name : redundant_rules(puzzle_, *outcome_.solution, limits_)) {
      found_.redundant->push_back(std::move(name));
    }
  }

  void find_wrong_entries() {
    found_.entries = judge_entries(puzzle_, entries_, outcome_, limits_);
    for (const WrongEntry& wrong : found_.entries->wrong) found_.cells.push_back(wrong.cell);
    const std::vector<Cell>& together = found_.entries->together;
    found_.cells.insert(found_.cells.end(), together.begin(), together.end());
  }

  void find_subsets(bool clash) {
    // Pairs of givens that clash are cores, and have been reported already.
    const bool core = !clash || request_.smallest || request_.with_rules();
    if (!core && !request_.all && !request_.repairs) return;
    if (!clash && blame_marks()) return;
    PuzzleSubsets subsets(puzzle_, request_.parts, limits_);
    if (subsets.consistent()) {
      throw SolverError("the solver says that there is no solution, but there is one");
    }
    if (core) set_core(subsets.core(), subsets);
    if (request_.smallest) {
      set_core(subsets.smallest_core(), subsets);
      found_.smallest = true;
    }
    if (request_.all) found_.cores = named(subsets.cores(request_.limit, on_progress_), subsets);
    if (request_.repairs) found_.repairs = named(subsets.repairs(0, on_progress_), subsets);
  }

  /// Where the marks are wrong, which the outcome's reason says then, no given is to blame.
  bool blame_marks() {
    std::optional<MarkBlame> blame = blamed_marks(puzzle_, limits_);
    if (!blame) return false;
    found_.core.emplace();
    if (request_.with_rules()) found_.core = std::move(blame->names);
    found_.cells = std::move(blame->cells);
    return true;
  }

  void set_core(const Subset& core, const PuzzleSubsets& subsets) {
    found_.core = names_of(core, subsets);
    found_.cells.clear();
    for (const std::uint32_t item : core) {
      if (const auto cell = subsets.given(item)) found_.cells.push_back(*cell);
    }
    if (core.empty()) found_.reason = "the rules leave none, whatever is given";
  }

  NamedSubsets named(const ListedSubsets& listed, const PuzzleSubsets& subsets) {
    NamedSubsets named{.sets = {}, .complete = listed.complete};
    for (const Subset& subset : listed.sets) named.sets.push_back(names_of(subset, subsets));
    if (listed.stopped) stop(*listed.stopped);
    return named;
  }

  void find_differences() {
    const TrueCandidates values = true_candidates(puzzle_, {}, limits_);
    found_.differences.emplace();
    std::vector<Cell> differing;
    for (Cell cell = 0; cell < values.size(); ++cell) {
      if (values[cell].size() < 2) continue;
      differing.push_back(cell);
      found_.cells.push_back(cell);
      found_.differences->push_back(
          {cell, puzzle_.geometry().name(cell), numbers_of(values[cell], puzzle_.geometry())});
    }
    const FurtherGivens further = further_givens(puzzle_, *outcome_.solution, differing, limits_);
    found_.missing = MissingGivens{.names = given_names(further.cells, further.solution),
                                   .least = further.least,
                                   .of_all = further.of_all,
                                   .many = further.many};
    if (further.stopped) stop(*further.stopped);
  }

  Names given_names(const std::vector<Cell>& cells, const Grid& values) const {
    const Puzzle named{puzzle_.board, values};
    Names names;
    for (const Cell cell : cells) names.push_back(given_name(named, cell));
    return names;
  }

  void stop(Limits::Reached why) {
    found_.undecided = true;
    found_.reason = Stopped(why).what();
  }

  const Puzzle& puzzle_;
  const Grid& entries_;
  const Outcome& outcome_;
  const CheckRequest& request_;
  const Limits& limits_;
  const PuzzleSubsets::OnProgress& on_progress_;
  CheckFindings found_;
};

PuzzleSubsets::Parts parts_of(const app::OptionValues& options) {
  using Parts = PuzzleSubsets::Parts;
  const bool clues = options.has("with-clues");
  if (clues) return Parts::givens_and_clues;
  return options.has("with-rules") ? Parts::givens_and_rules : Parts::givens;
}

}  // namespace

CheckRequest check_request(const app::OptionValues& options) {
  CheckRequest request{.smallest = options.has("smallest"),
                       .all = options.has("all"),
                       .repairs = options.has("repairs"),
                       .parts = parts_of(options),
                       .differences = options.has("differences"),
                       .redundant = options.has("redundant"),
                       .entries = options.get("entries") == "check"};
  request.limit = static_cast<std::size_t>(options.number("all").value_or(0));
  return request;
}

void set_check_options(const app::OptionValues& options, const CheckRequest& request,
                       SolveOptions& solve) {
  // The search for a core also detects a wrong answer of another solver.
  solve.core = !request.subsets() || !solve.solver.by_default();
  solve.core_despite_unproved_answer = true;
  solve.unique = solve.unique || request.differences || request.entries ||
                 (request.redundant && request.with_rules());
  solve.unique_if_quick = !options.has("satisfiable");
}

CheckFindings find_more(const PuzzleInput& input, const Outcome& outcome,
                        const CheckRequest& request, const Limits& limits,
                        const PuzzleSubsets::OnProgress& on_progress) {
  return FindingsSearch(input, outcome, request, limits, on_progress).run();
}

void note(const CheckFindings& findings, base::ExitStatus& status) {
  if (findings.failed) status.add_failure();
  if (findings.undecided) status.add_undecided();
  if (findings.entries && findings.entries->any_wrong()) status.add_unsolvable();
}

}  // namespace sudoku_sat::report
