// Merges the results of a puzzle's parts into the output of one process. Solutions of parts are not
// trusted: each is checked by the rules, and lists may not have one twice.
#include <fmt/format.h>

#include "base/exit_status.hpp"
#include "base/whole_file.hpp"
#include "cubes.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::parts {

namespace {

using Entry = Results::Entry;

// A grid of the largest board takes eight.
constexpr std::size_t max_line_bytes = std::size_t{16} << 20;

[[noreturn]] void reject_solution(const std::string& file, const std::string& why) {
  throw InputError({file}, "no solution: " + why);
}

class CubeMerge {
 public:
  CubeMerge(const PartsDirectory& parts, Results& results, Output& out)
      : parts_(parts),
        results_(results),
        out_(out),
        work_(cube_work(parts.manifest(), parts.manifest_file())),
        solutions_(work_.puzzle) {}

  int run() {
    switch (work_.purpose) {
      case Purpose::solve:
      case Purpose::unique:
        return solve();
      case Purpose::unsat:
        return decide();
      case Purpose::list:
        return list();
      default:
        return count();
    }
  }

 private:
  static bool has_solution(const Entry& entry) {
    return entry.whole() && (entry.receipt->status == base::ExitStatus::done ||
                             entry.receipt->status == base::ExitStatus::several);
  }

  std::string text_of(const Entry& entry) {
    results_.next();
    return base::read_whole(parts_.result(entry.part), max_line_bytes);
  }

  /// The cells of a solution, without variables. Throws: InputError if the line isn't a solution.
  Grid solution(std::string_view line, std::size_t part) {
    Grid grid = solutions_.read(line, parts_.result(part));
    grid.resize(work_.puzzle.geometry().grid_cells());
    return grid;
  }

  /// The first part's output if no part has a solution: that there is none.
  int write_none() {
    results_.require_all();
    out_.write(text_of(results_.entries().front()));
    return base::ExitStatus::unsolvable;
  }

  /// The solution of the first part that has one; the status shows if there are several.
  int solve() {
    const auto& entries = results_.entries();
    const auto first = std::find_if(entries.begin(), entries.end(), has_solution);
    if (first == entries.end()) return write_none();
    const auto others = std::count_if(first + 1, entries.end(), has_solution);
    const bool unique = work_.purpose == Purpose::unique;
    const bool more = others > 0 || first->receipt->status == base::ExitStatus::several;
    if (unique && !more) {
      results_.require_all();
    } else if (!results_.options().any) {
      results_.require(
          static_cast<std::size_t>(first - entries.begin()),
          fmt::format("; part {} has a solution, which --any would accept", first->part));
    }
    const std::string text = text_of(*first);
    solution(text.substr(0, text.find('\n')), first->part);
    out_.write(text);
    return unique && more ? base::ExitStatus::several : base::ExitStatus::done;
  }

  /// All parts print the same about a puzzle that has a solution.
  int decide() {
    const auto& entries = results_.entries();
    const auto first = std::find_if(entries.begin(), entries.end(), has_solution);
    if (first == entries.end()) return write_none();
    out_.write(text_of(*first));
    return base::ExitStatus::done;
  }

  int list() {
    results_.require_all();
    SortedGrids grids(work_.puzzle.geometry().grid_cells());
    bool any = false;
    for (const Entry& entry : results_.entries()) {
      if (entry.receipt->status != base::ExitStatus::done) continue;
      any = true;
      results_.next();
      LineReader lines = LineReader::open(parts_.result(entry.part));
      std::string_view line;
      while (lines.next(line)) grids.add(solution(line, entry.part));
    }
    if (!any) return write_none();
    Grid before;
    grids.take([&](const Grid& grid) {
      if (grid == before)
        throw InputError({parts_.manifest().input}, "internal error: a solution occurs twice");
      before = grid;
      out_.write(to_line(work_.puzzle.geometry(), grid) + '\n');
    });
    return base::ExitStatus::done;
  }

  int count() {
    results_.require_all();
    BigCount total;
    for (const Entry& entry : results_.entries()) add(number(entry), total);
    out_.write(to_string(total) + '\n');
    return total.number == 0 ? base::ExitStatus::unsolvable : base::ExitStatus::done;
  }

  void add(BigCount::Number number, BigCount& total) const {
    if (number > ~BigCount::Number{0} - total.number) {
      throw InputError({parts_.manifest().input}, "more solutions than 128 bits can count");
    }
    total.number += number;
  }

  /// The count that a part has written.
  BigCount::Number number(const Entry& entry) {
    const std::string text = text_of(entry);
    BigCount count;
    for (const char c : std::string_view(text).substr(0, text.find('\n'))) {
      count.number = count.number * 10 + static_cast<BigCount::Number>(c - '0');
    }
    if (to_string(count) + '\n' != text) {
      throw InputError({parts_.result(entry.part)}, "not a count");
    }
    return count.number;
  }

  const PartsDirectory& parts_;
  Results& results_;
  Output& out_;
  CubeWork work_;
  SolutionReader solutions_;
};

}  // namespace

Grid SolutionReader::read(std::string_view line, const std::string& file) {
  const Geometry& geometry = puzzle_.geometry();
  Grid grid = from_line(geometry, line, {file});
  const bool variables = geometry.variables() != 0;
  if (const auto wrong = variables ? violation(puzzle_, grid) : verify(puzzle_, grid)) {
    reject_solution(file, to_string(*wrong, geometry));
  }
  return variables ? with_variables(grid, file) : grid;
}

Grid SolutionReader::with_variables(const Grid& grid, const std::string& file) {
  const Geometry& geometry = puzzle_.geometry();
  const auto cells = grid.begin() + static_cast<std::ptrdiff_t>(geometry.grid_cells());
  if (const auto empty = std::find(grid.begin(), cells, 0); empty != cells) {
    reject_solution(file, geometry.name(static_cast<Cell>(empty - grid.begin())) + " is empty");
  }
  Outcome outcome = solver_.solve({puzzle_.board, grid});
  if (outcome.status == Status::unknown) throw SolverError(file + ": " + outcome.reason);
  if (!outcome.solution) reject_solution(file, "no values of the extra variables fit it");
  return std::move(*outcome.solution);
}

int merge_cubes(const PartsDirectory& parts, Results& results, Output& out) {
  return CubeMerge(parts, results, out).run();
}

}  // namespace sudoku_sat::parts
