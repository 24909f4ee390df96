// sudoku-sat candidates: the values that each cell takes in at least one solution.
#include <fmt/format.h>

#include <algorithm>

#include "cli/choices.hpp"
#include "cli/drawn_candidates.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "cli/table.hpp"
#include "registry.hpp"
#include "report/variables.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

// Larger boards are written as numbers.
constexpr int max_symbols = 35;

/// N characters for each cell, as the rule `pencilmarks` reads them.
std::string pencil_marks(const Geometry& geometry, const TrueCandidates& found) {
  if (geometry.size() > max_symbols) {
    throw UsageError("pencil marks need symbols, which end at 35 values: choose another format");
  }
  std::string text;
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    const auto& values = found[cell];
    Grid marks(static_cast<std::size_t>(geometry.size()), 0);
    for (const Value value : values) marks[value - std::size_t{1}] = value;
    text += to_line(geometry, marks);
  }
  return text + '\n';
}

/// The values of its digits, in a grid of all cells.
void give(const Variable& variable, std::int64_t number, int size, Grid& grid) {
  std::int64_t rest = number - variable.least;
  for (auto cell = variable.cells.rbegin(); cell != variable.cells.rend(); ++cell) {
    grid[*cell] = static_cast<Value>(rest % size + 1);
    rest /= size;
  }
}

/// The small digits of the cells that have several candidates.
std::vector<PencilMark> notes_of(const Geometry& geometry, const TrueCandidates& found) {
  std::vector<PencilMark> notes;
  for (Cell cell = 0; cell < geometry.grid_cells() && !found.empty(); ++cell) {
    if (found[cell].size() < 2) continue;
    for (const Value value : found[cell]) notes.push_back({cell, value});
  }
  return notes;
}

/// Givens, and values that are the same in all solutions.
Grid certain_values(const Puzzle& puzzle, const TrueCandidates& found) {
  Grid grid = puzzle.givens;
  for (Cell cell = 0; cell < found.size(); ++cell) {
    if (found[cell].size() == 1) grid[cell] = found[cell][0];
  }
  return grid;
}

class TrueCandidatesRun {
 public:
  explicit TrueCandidatesRun(const CommandLine& line)
      : run_(line),
        counts_(line.has("counts")),
        format_(line.get("format").value_or(counts_ ? "table" : "grid")),
        width_(table_width(line)) {
    require_format(format_,
                   counts_ ? app::table_formats() : app::picture_formats({"grid", "line", "json"}));
    const Format* drawn = counts_ ? nullptr : drawing_format(format_);
    if (drawn != nullptr || line.has("picture")) {
      pictures_.emplace(line, format_);
    } else {
      run_.open(line);
    }
  }

  int run() {
    const int status = run_.run([this](CountingRun::Item& item) { handle(item); });
    if (!pictures_) return run_.finish(status);
    pictures_->commit();
    return status;
  }

 private:
  /// The number of solutions in which a cell has the value, or a variable the number.
  struct Row {
    std::string name;
    std::int64_t number;
    Counted solutions;
  };

  void handle(CountingRun::Item& item) {
    report::FoundCandidates found;
    std::vector<Row> rows;
    if (item.input.puzzle) {
      found = find(item);
      if (counts_) rows = count(item, found);
    }
    if (pictures_) {
      draw_picture(item, found.cells);
    } else {
      write(item, found, rows);
    }
  }

  void draw_picture(const CountingRun::Item& item, const TrueCandidates& found) {
    if (found.empty()) return;
    const Puzzle& puzzle = *item.input.puzzle;
    pictures_->grid(item.input, certain_values(puzzle, found),
                    {.pencil_marks = notes_of(puzzle.geometry(), found), .alone = true});
  }

  report::FoundCandidates find(CountingRun::Item& item) {
    const std::vector<Grid>& excluded = run_.excluded(*item.input.puzzle->board);
    const report::FoundCandidates found =
        report::find_candidates(item, excluded, run_.limits(), run_.status());
    if (item.status == "unknown") run_.say(spdlog::level::warn, item, item.reason);
    run_.blame_marks(item);
    return found;
  }

  std::vector<Row> count(CountingRun::Item& item, const report::FoundCandidates& found) {
    std::vector<Row> rows;
    const Geometry& geometry = item.input.puzzle->geometry();
    Puzzle puzzle = *item.input.puzzle;
    for (Cell cell = 0; cell < found.cells.size() && geometry.on_grid(cell); ++cell) {
      const Value given = puzzle.givens[cell];
      for (const Value value : found.cells[cell]) {
        puzzle.givens[cell] = value;
        rows.push_back({geometry.name(cell), geometry.number(value), run_.count(item, puzzle)});
      }
      puzzle.givens[cell] = given;
    }
    for (std::size_t i = 0; i < found.variables.size(); ++i) {
      const Variable& variable = puzzle.board->variables()[i];
      const std::vector<std::int64_t>& numbers = found.variables[i].numbers;
      puzzle.givens = item.input.puzzle->givens;
      for (const std::int64_t number : numbers) {
        give(variable, number, geometry.size(), puzzle.givens);
        rows.push_back({variable.name, number, run_.count(item, puzzle)});
      }
      if (found.variables[i].complete) continue;
      run_.say(spdlog::level::warn, item,
               fmt::format("{0} can take more than {1} values; only the first {1} are counted",
                           variable.name, numbers.size()));
    }
    return rows;
  }

  void write(const CountingRun::Item& item, const report::FoundCandidates& found,
             const std::vector<Row>& rows) {
    if (format_ == "json" && !counts_) {
      run_.write(report::dump(report::candidates_json(item, found)) + '\n');
    } else if (found.cells.empty()) {
      if (format_ == "line") run_.write(std::string(item.status) + '\n');
    } else if (counts_) {
      run_.write(format_table(table(rows), format_, width_));
    } else {
      const Geometry& geometry = item.input.puzzle->geometry();
      if (format_ == "line") return run_.write(pencil_marks(geometry, found.cells));
      if (item.index > 0) run_.write("\n");
      run_.write(drawn_candidates(geometry, found.cells));
      if (item.found)
        run_.write(report::candidates_text(*item.input.puzzle->board, found.variables));
    }
  }

  static report::Table table(const std::vector<Row>& rows) {
    report::Table table{{"cell", "value", "solutions", "complete"}, {}};
    for (const Row& row : rows) {
      table.add({row.name, std::to_string(row.number), to_string(row.solutions.solutions),
                 report::yes_or_no(row.solutions.complete)});
    }
    return table;
  }

  CountingRun run_;
  bool counts_;
  std::string format_;
  std::size_t width_;
  std::optional<PuzzleWriter> pictures_;  ///< for a format that draws
};

int run_candidates(const CommandLine& line) { return TrueCandidatesRun(line).run(); }

}  // namespace

const Runner runner_entries::candidates{.about = command_entries::candidates,
                                        .run = run_candidates};

}  // namespace sudoku_sat
