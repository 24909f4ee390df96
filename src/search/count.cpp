// Counting: the tree is cut near its root into jobs for threads, which share a table of what has
// been counted. Jobs with the same fingerprint are done once and counted several times.
#include <atomic>
#include <map>
#include <mutex>

#include "all_solutions.hpp"
#include "base/threads.hpp"
#include "component_counter.hpp"
#include "conflict_space.hpp"
#include "formula_free_search.hpp"
#include "plain9_space.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "weighted_search.hpp"

namespace sudoku_sat {

using namespace search;

namespace {

using Number = BigCount::Number;

constexpr std::size_t jobs_per_thread = 32;

/// A count on its way: what is wanted, and what has been found.
struct Task {
  const Puzzle& puzzle;
  const EnumerateOptions& options;
  const Limits& limits;
  Number enough;

  Number found = 0;  ///< a lower bound where a limit ended it
  std::optional<Limits::Reached> stopped = {};
};

/// What a further way to count finds. It is taken over at the end, even where a limit is that: what
/// was found before is found again.
struct Further {
  Task& task;
  Number found = 0;

  ~Further() { task.found = std::max(task.found, found); }
};

/// A node near the root.
struct Job {
  std::vector<std::pair<Cell, Value>> decisions;
  Number weight = 1;  ///< how many nodes it stands for
};

template <CountingSpace Space>
class Count {
 public:
  /// `models`: whether all solutions may be enumerated where rules turn out hard to satisfy.
  Count(Task& task, bool models)
      : task_(task),
        further_{task},
        models_(models),
        threads_(std::max(task.options.threads, 1U)),
        space_(*task.puzzle.board),
        givens_(in_counting_order(space_, task.puzzle.givens)),
        table_(task.options.table_bytes) {}

  /// Counts until there are enough. Returns the limit that ended it, if one did. Throws: Stopped.
  std::optional<Limits::Reached> run() {
    const Limits& limits = task_.limits;
    const std::optional<State> root = space_.start(givens_, limits);
    if (!root) return std::nullopt;
    cut(*root, limits);
    std::atomic<bool> abort = false;
    const auto stopped =
        threads_ == 1 ? work_alone(limits, abort)
                      : base::run_on_threads(
                            threads_, limits, abort,
                            [&](const Limits& inner) { work(inner, abort); }, [&] { tell(); });
    return by_models_ || add(0) >= task_.enough ? std::nullopt : stopped;
  }

 private:
  using State = typename Space::State;

  // One more level has at most N times as many states.
  static constexpr std::size_t max_bytes_cut = std::size_t{4} << 20;

  /// A job and where it begins.
  struct Start {
    Job job;
    State state;
  };

  /// Cuts the tree breadth first, until there are jobs for all threads; one thread needs one job.
  void cut(const State& root, const Limits& limits) {
    std::vector<Start> level{{Job{}, root}};
    const std::size_t wanted = threads_ == 1 ? 1 : jobs_per_thread * threads_;
    const auto open = [](const Start& start) { return !start.state.complete(); };
    const auto small = [&] { return level.size() * space_.state_bytes() < max_bytes_cut; };
    while (level.size() < wanted && small() && std::any_of(level.begin(), level.end(), open)) {
      limits.check();
      level = next_level(level);
    }
    for (Start& start : level) jobs_.push_back(std::move(start.job));
  }

  /// Equal states become one job.
  std::vector<Start> next_level(const std::vector<Start>& level) {
    std::vector<Start> next;
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::size_t> known;
    for (const Start& start : level) {
      for_each_child(start, [&](const Start& child) {
        const base::Fingerprint key = space_.key(child.state, child.state.open());
        const auto [place, fresh] = known.try_emplace({key.first, key.second}, next.size());
        if (fresh) {
          next.push_back(child);
        } else {
          Job& job = next[place->second].job;
          job.weight = Saturating::sum(job.weight, child.job.weight);
        }
      });
    }
    return next;
  }

  /// A complete state is its own child.
  template <class Visit>
  void for_each_child(const Start& start, Visit&& visit) {
    if (start.state.complete()) {
      visit(start);
      return;
    }
    branch_to_count(space_, start.state, start.state.open(), [&](Cell cell, Value value) {
      Start child(start);
      child.job.decisions.emplace_back(cell, value);
      if (child.state.decide(cell, value)) visit(child);
      return true;
    });
  }

  /// Adds to what has been found on all threads, and returns that.
  Number add(Number count) {
    const std::lock_guard lock(found_mutex_);
    if (!by_models_) further_.found = Saturating::sum(further_.found, count);
    return further_.found;
  }

  void tell() {
    if (task_.options.on_progress) task_.options.on_progress({add(0)});
  }

  /// On the calling thread: to start another one takes longer than a small count. Returns the limit
  /// that ended it, if one did.
  std::optional<Limits::Reached> work_alone(const Limits& limits, std::atomic<bool>& abort) {
    auto reached = Limits::Reached::none;
    const Limits own({}, &abort, [&] {
      tell();
      if (reached == Limits::Reached::none) reached = limits.reached();
      if (reached != Limits::Reached::none) abort = true;
    });
    try {
      work(own, abort);
    } catch (const Stopped&) {
      // Whoever set `abort` knows why.
    }
    return reached == Limits::Reached::none ? std::nullopt : std::optional(reached);
  }

  void work(const Limits& limits, std::atomic<bool>& abort) {
    const std::optional<State> root = space_.start(givens_, limits);
    if (!root) return;
    ComponentCounter<Space> counter(space_, *task_.puzzle.board, limits, table_, [&](Number found) {
      if (add(found) >= task_.enough) abort = true;
    });
    counter.count_otherwise([&] { return count_models(limits, abort); });
    for (std::size_t next = next_++; next < jobs_.size() && !abort; next = next_++) {
      State state = *root;
      for (const auto& [cell, value] : jobs_[next].decisions) state.decide(cell, value);
      counter.count(state, jobs_[next].weight,
                    Saturating::quotient(task_.enough, jobs_[next].weight));
    }
  }

  /// On the first thread that asks. Returns whether that was the whole count.
  bool count_models(const Limits& limits, std::atomic<bool>& abort) {
    const std::lock_guard lock(models_mutex_);
    if (!std::exchange(models_, false)) return by_models_;
    Number found = 0;
    if (!count_by_models(task_.puzzle, task_.enough, limits, found)) return false;
    const std::lock_guard found_lock(found_mutex_);
    further_.found = found;
    by_models_ = true;
    abort = true;
    return true;
  }

  Task& task_;
  Further further_;
  bool models_;
  std::mutex models_mutex_;
  bool by_models_ = false;  ///< what was found is the whole count, in another way
  unsigned threads_;
  Space space_;
  Grid givens_;  ///< those of the puzzle, or of one with as many solutions that is counted faster
  CountTable table_;
  std::vector<Job> jobs_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex found_mutex_;
};

bool keeps_givens(const Puzzle& puzzle, const Grid& grid) {
  for (Cell cell = 0; cell < puzzle.geometry().grid_cells(); ++cell) {
    if (puzzle.givens[cell] != 0 && puzzle.givens[cell] != grid[cell]) return false;
  }
  return true;
}

/// How many solutions the excluded grids are. Variables beside a grid are whatever they can be.
Number excluded_solutions(const Puzzle& puzzle, const EnumerateOptions& options,
                          const Limits& limits) {
  const auto beside = static_cast<std::ptrdiff_t>(puzzle.geometry().grid_cells());
  Number found = 0;
  for (Grid grid : excluded_grids(puzzle.geometry(), options)) {
    std::fill(grid.begin() + beside, grid.end(), Value{0});
    if (puzzle.geometry().variables() == 0) {
      found += verify(puzzle, grid) ? 0U : 1U;
    } else if (keeps_givens(puzzle, grid)) {
      found += count({puzzle.board, grid}, {.with_variables = options.with_variables}, limits)
                   .solutions.number;
    }
  }
  return found;
}

/// Few solutions are counted by plain search: threads, parts and their table pay later. No value
/// where the board is not the plain 9x9 one, or the tree is or looks too large.
std::optional<Number> count_by_cubes(const Puzzle& puzzle, Number enough, const Limits& limits) {
  if (!State9::fit_with_marks(*puzzle.board)) return std::nullopt;
  const auto wanted = static_cast<unsigned>(std::min(enough, Number{FormulaFreeSearch::no_limit}));
  const Vectors9& vectors = chosen_vectors9();
  // With pencil marks the other ways take longer.
  constexpr unsigned marked_cubes = 2'000'000;
  const unsigned largest = State9::fit(*puzzle.board) ? vectors.plain_cubes : marked_cubes;
  const auto found = FormulaFreeSearch::make(*puzzle.board)
                         ->search(puzzle.givens, wanted, limits, vectors.trial_cubes, largest);
  // So many may be more.
  if (!found.complete || found.solutions == FormulaFreeSearch::no_limit) return std::nullopt;
  return found.solutions;
}

/// Few solutions of a board with sums; no value if they are more, or if that takes long.
std::optional<Number> count_by_weights(const Task& task) {
  if (!task.puzzle.board->variables().empty()) return std::nullopt;
  const auto search = make_weighted_search(*task.puzzle.board);
  if (!search) return std::nullopt;
  constexpr unsigned few = 1000;
  const auto wanted = static_cast<unsigned>(std::min(task.enough, Number{few}));
  const auto found = search->search(task.puzzle.givens, wanted, task.limits, search->long_turn());
  const bool may_be_more = found.solutions == wanted && wanted < task.enough;
  if (!found.complete || may_be_more) return std::nullopt;
  return found.solutions;
}

/// Whether a search has found so many by now that a solver is not to go through them one by one.
bool are_many(Number found) {
  constexpr Number many = 10'000;
  return found > many;
}

/// Returns whether that was the count, or enough.
bool count_models(Task& task) {
  Further further{task};
  return count_by_models(task.puzzle, task.enough, task.limits, further.found);
}

/// On boards from about 32x32 on a node takes so long that a solver has found few solutions before
/// a search has found out that they are few; on those above 100x100 each solution takes it long
/// too.
bool suits_solver_first(const Puzzle& puzzle) {
  return puzzle.givens.size() > 1'000 && puzzle.givens.size() <= 10'000;
}
constexpr Number max_by_solver = 1000;

/// Returns whether that was the count, or enough.
bool are_few_by_solver(Task& task) {
  const bool all = grids_by_solver(task.puzzle, task.limits, [&](const Grid&) {
    return ++task.found < std::min(task.enough, max_by_solver);
  });
  return all || task.found >= task.enough;
}

/// Begins in the way that suits the kind of states.
template <CountingSpace Space>
void count_in(Task& task) {
  if constexpr (worth_trial_count<Space>) {
    const Space space(*task.puzzle.board);
    if (count_if_small(space, task.puzzle, task.enough, task.limits, task.found)) return;
    const bool many = are_many(task.found);
    if (!many && count_models(task)) return;
    task.stopped = Count<PropagationSpace>(task, many).run();
  } else if (const auto few = count_by_cubes(task.puzzle, task.enough, task.limits)) {
    task.found = *few;
  } else {
    if (suits_solver_first(task.puzzle) && are_few_by_solver(task)) return;
    task.stopped = Count<Space>(task, true).run();
  }
}

/// Grids, each once, whatever variables go with it. Throws: Stopped, SolverError.
void count_grids(Task& task) {
  grids_by_solver(task.puzzle, task.limits, [&](const Grid&) {
    ++task.found;
    if (task.options.on_progress) task.options.on_progress({task.found});
    return task.found < task.enough;
  });
}

/// On the kind of states that suits the board. Throws: Stopped, SolverError.
void count_on_board(Task& task) {
  if (!task.puzzle.board->variables().empty() && !task.options.with_variables) {
    return count_grids(task);
  }
  if (const auto few = count_by_weights(task)) {
    task.found = *few;
    return;
  }
  with_space<Plain9Space, ConflictSpace<4>, ConflictSpace<12>, ConflictSpace<16>>(
      *task.puzzle.board, [&]<class Space>() { count_in<Space>(task); });
}

}  // namespace

std::string to_string(const BigCount& count) {
  std::string digits;
  for (Number rest = count.number; rest != 0 || digits.empty(); rest /= 10) {
    digits.push_back(static_cast<char>('0' + static_cast<int>(rest % 10)));
  }
  std::reverse(digits.begin(), digits.end());
  return digits;
}

Counted count(const Puzzle& puzzle, const EnumerateOptions& options, const Limits& limits) {
  const Number left_out = excluded_solutions(puzzle, options, limits);
  // The count goes one beyond the limit, to know whether there are more.
  const Number enough =
      options.limit == 0 ? Saturating::most : Number{options.limit} + left_out + 1;
  Task task{puzzle, options, limits, enough};
  try {
    count_on_board(task);
  } catch (const Stopped& reason) {
    task.stopped = reason.why();
  }
  const Number found = task.found;
  if (found == Saturating::most) {
    throw SolverError("there are more solutions than 128 bits can count; --limit ends earlier");
  }
  Counted counted;
  counted.stopped = task.stopped;
  counted.complete = !counted.stopped && found < enough;
  counted.solutions.number = found < left_out ? 0 : found - left_out;
  if (options.limit != 0) {
    counted.solutions.number = std::min(counted.solutions.number, Number{options.limit});
  }
  return counted;
}

}  // namespace sudoku_sat
