// Listing in the order of the search tree: the calling thread searches, or hands on the solutions
// that other threads find.
#include "sudoku_sat/enumerate.hpp"

#include <algorithm>
#include <atomic>
#include <unordered_set>

#include "base/fingerprint.hpp"
#include "base/threads.hpp"
#include "by_solver.hpp"
#include "listing.hpp"
#include "solvers/board_solver.hpp"

namespace sudoku_sat {

using namespace search;

namespace {

struct GridHash {
  std::size_t operator()(const Grid& grid) const {
    base::Fingerprint hash;
    for (const Value value : grid) hash.first = hash.first * 0x9E3779B97F4A7C15U + value;
    return static_cast<std::size_t>(base::mixed(hash.first));
  }
};

/// Hands solutions on, up to the limit.
class Lister {
 public:
  Lister(const Puzzle& puzzle, const EnumerateOptions& options,
         const std::function<void(const Grid&)>& on_solution)
      : puzzle_(puzzle), options_(options), on_solution_(on_solution) {
    for (const Grid& grid : options.excluded) excluded_.insert(without_variables(grid));
  }

  /// Whether the solution is to be listed. Throws: SolverError where it breaks a rule.
  bool wanted(const Grid& grid) const {
    if (!excluded_.empty() && excluded_.contains(without_variables(grid))) return false;
    solvers::require_solution(puzzle_, grid, "what was found");
    return true;
  }

  /// False where that was the last one wanted.
  bool add(const Grid& grid) {
    ++found_;
    on_solution_(grid);
    if (options_.on_progress) options_.on_progress({found_});
    return options_.limit == 0 || found_ < options_.limit;
  }

  std::uint64_t found() const { return found_; }

 private:
  /// As excluded solutions are read: they have no variables.
  Grid without_variables(const Grid& grid) const {
    Grid result = grid;
    const std::size_t cells = puzzle_.geometry().grid_cells();
    std::fill(result.begin() + static_cast<std::ptrdiff_t>(cells), result.end(), Value{0});
    return result;
  }

  const Puzzle& puzzle_;
  const EnumerateOptions& options_;
  std::unordered_set<Grid, GridHash> excluded_;
  const std::function<void(const Grid&)>& on_solution_;
  std::uint64_t found_ = 0;
};

/// Lists on the calling thread. Returns whether it went to the end.
bool list(const Puzzle& puzzle, const Limits& limits, Lister& lister) {
  const auto visit = [&](const Grid& grid) { return !lister.wanted(grid) || lister.add(grid); };
  if (!puzzle.board->variables().empty()) return grids_by_solver(puzzle, limits, visit);
  SolutionTree tree(puzzle.board, limits);
  tree.grow(puzzle.givens);
  return tree.search(visit);
}

bool list_on_threads(const Puzzle& puzzle, unsigned threads, const Limits& limits, Lister& lister,
                     std::optional<Limits::Reached>& stopped) {
  const std::function<bool(const Grid&)> wanted = [&](const Grid& grid) {
    return lister.wanted(grid);
  };
  OrderedListing listing(puzzle, threads, wanted);
  std::atomic<bool> abort = false;
  bool enough = false;
  const auto take = [&] {
    enough = enough || !listing.take([&](const Grid& grid) { return lister.add(grid); });
    if (enough) abort = true;
  };
  stopped = base::run_on_threads(
      threads, limits, abort, [&](const Limits& inner) { listing.work(inner); }, take);
  if (stopped && !enough) return false;
  stopped.reset();
  take();
  return !enough && listing.finished();
}

}  // namespace

Enumerated enumerate(const Puzzle& puzzle, const EnumerateOptions& options, const Limits& limits,
                     const std::function<void(const Grid&)>& on_solution) {
  Lister lister(puzzle, options, on_solution);
  Enumerated result;
  try {
    const bool on_threads = options.threads > 1 && puzzle.board->variables().empty();
    result.complete = on_threads
                          ? list_on_threads(puzzle, options.threads, limits, lister, result.stopped)
                          : list(puzzle, limits, lister);
  } catch (const Stopped& stopped) {
    result.stopped = stopped.why();
  }
  result.solutions = lister.found();
  return result;
}

std::vector<Grid> solutions(const Puzzle& puzzle, const EnumerateOptions& options,
                            const Limits& limits) {
  std::vector<Grid> grids;
  const Enumerated listed =
      enumerate(puzzle, options, limits, [&](const Grid& grid) { grids.push_back(grid); });
  if (listed.stopped) throw Stopped(*listed.stopped);
  return grids;
}

}  // namespace sudoku_sat
