// Listing in the order of the search tree: the calling thread searches, or hands on the solutions
// that other threads find.
//
// On several threads (OrderedListing) each takes the first piece of the search tree that nobody has
// taken, and stores its solutions. A piece that turns out to be large is left after some thousand
// nodes: what remains of it becomes new pieces, which take its place in the order. So threads have
// work all the time, without knowing beforehand which part of the tree is large, and only the
// solutions of some pieces have to be kept until they are taken.
#include "sudoku_sat/enumerate.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>

#include "all_solutions.hpp"
#include "base/threads.hpp"
#include "solution_tree.hpp"
#include "solvers/board_solver.hpp"

namespace sudoku_sat {

using namespace search;

namespace {

constexpr std::uint64_t max_nodes = 4000;
// How often a waiting thread looks for an interrupt, which wakes no thread.
constexpr std::chrono::milliseconds moment(10);

class OrderedListing {
 public:
  /// `wanted`: whether a solution is listed; called on the threads that find solutions, possibly at
  /// the same time. Puzzle and `wanted` must outlive it.
  OrderedListing(const Puzzle& puzzle, unsigned threads,
                 const std::function<bool(const Grid&)>& wanted)
      : puzzle_(puzzle), wanted_(wanted), max_ahead_(8 * std::size_t{threads}), pieces_(1) {}

  /// The work of one thread, until nothing is left. Throws: Stopped.
  void work(const Limits& limits) {
    const std::unique_ptr<SolutionTree> tree = SolutionTree::make(puzzle_.board, limits);
    tree->grow(puzzle_.givens);
    tree->pause_after(max_nodes);
    std::vector<Branch> rest;
    while (const std::optional<Place> place = next(limits)) {
      rest.clear();
      search(**place, *tree, rest);
      finish(*place, rest);
    }
  }

  /// Hands on solutions that have been found and are next in the order, until `visit` returns
  /// false; then returns false.
  bool take(const std::function<bool(const Grid&)>& visit) {
    Grid grid(puzzle_.givens.size());
    const auto size = static_cast<std::ptrdiff_t>(grid.size());
    while (true) {
      std::list<Piece> first;
      {
        const std::lock_guard lock(mutex_);
        if (pieces_.empty() || pieces_.front().state != Piece::State::done) return true;
        first.splice(first.begin(), pieces_, pieces_.begin());
        changed_.notify_all();
      }
      const std::vector<Value>& found = first.front().found;
      for (auto next = found.begin(); next != found.end(); next += size) {
        grid.assign(next, next + size);
        if (!visit(grid)) return false;
      }
    }
  }

  /// Whether all has been taken.
  bool finished() {
    const std::lock_guard lock(mutex_);
    return pieces_.empty();
  }

 private:
  /// A piece of the tree, and its solutions once it has been searched.
  struct Piece {
    std::optional<Branch> branch;  ///< no value: the whole tree
    enum class State { waiting, searched, done } state = State::waiting;
    std::vector<Value> found = {};  ///< grids, one after the other
  };
  using Place = std::list<Piece>::iterator;

  /// The next piece to search, waiting for one if necessary; no value once all have been searched.
  /// Throws: Stopped.
  std::optional<OrderedListing::Place> next(const Limits& limits) {
    std::unique_lock lock(mutex_);
    while (waiting_ + searched_ > 0) {
      limits.check();
      if (const std::optional<Place> place = first_waiting()) {
        (*place)->state = Piece::State::searched;
        --waiting_;
        ++searched_;
        return place;
      }
      changed_.wait_for(lock, moment);
    }
    return std::nullopt;
  }

  std::optional<OrderedListing::Place> first_waiting() {
    if (waiting_ == 0) return std::nullopt;
    std::size_t ahead = 0;
    for (Place place = pieces_.begin(); place != pieces_.end() && ahead < max_ahead_; ++place) {
      if (place->state == Piece::State::waiting) return place;
      // Pieces without solutions, of which there are many, take no memory.
      if (place->state == Piece::State::searched || !place->found.empty()) ++ahead;
    }
    return std::nullopt;
  }

  void finish(Place place, std::vector<Branch>& rest) {
    const std::lock_guard lock(mutex_);
    place->state = Piece::State::done;
    --searched_;
    waiting_ += rest.size();
    const Place next = std::next(place);
    for (Branch& branch : rest) pieces_.insert(next, Piece{std::move(branch)});
    changed_.notify_all();
  }

  void search(Piece& piece, SolutionTree& tree, std::vector<Branch>& rest) {
    const SolutionTree::OnSolution visit = [&](const Grid& grid) {
      if (wanted_(grid)) piece.found.insert(piece.found.end(), grid.begin(), grid.end());
      return true;
    };
    const bool whole = tree.search(visit, piece.branch ? &*piece.branch : nullptr);
    if (!whole) rest = tree.remaining();
  }

  const Puzzle& puzzle_;
  const std::function<bool(const Grid&)>& wanted_;
  std::size_t max_ahead_;
  std::list<Piece> pieces_;  ///< in the tree's order
  std::size_t waiting_ = 1;
  std::size_t searched_ = 0;  ///< pieces that are being searched
  std::mutex mutex_;
  std::condition_variable changed_;
};

/// Hands solutions on, up to the limit.
class Lister {
 public:
  Lister(const Puzzle& puzzle, const EnumerateOptions& options,
         const std::function<void(const Grid&)>& on_solution)
      : puzzle_(puzzle),
        options_(options),
        excluded_(excluded_grids(puzzle.geometry(), options)),
        on_solution_(on_solution) {}

  /// Whether the solution is to be listed. Throws: SolverError if it breaks a rule.
  bool wanted(const Grid& grid) const {
    if (excluded_.contains(grid)) return false;
    solvers::require_solution(puzzle_, grid, "what was found");
    return true;
  }

  /// False if that was the last one wanted.
  bool add(const Grid& grid) {
    ++found_;
    on_solution_(grid);
    if (options_.on_progress) options_.on_progress({found_});
    return options_.limit == 0 || found_ < options_.limit;
  }

  std::uint64_t found() const { return found_; }

 private:
  const Puzzle& puzzle_;
  const EnumerateOptions& options_;
  const std::set<Grid, LessOnGrid> excluded_;
  const std::function<void(const Grid&)>& on_solution_;
  std::uint64_t found_ = 0;
};

/// Lists on the calling thread. Returns whether it went to the end.
bool list(const Puzzle& puzzle, const Limits& limits, Lister& lister) {
  const auto visit = [&](const Grid& grid) { return !lister.wanted(grid) || lister.add(grid); };
  if (!puzzle.board->variables().empty()) return grids_by_solver(puzzle, limits, visit);
  const std::unique_ptr<SolutionTree> tree = SolutionTree::make(puzzle.board, limits);
  tree->grow(puzzle.givens);
  return tree->search(visit);
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
