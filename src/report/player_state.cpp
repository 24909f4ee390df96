// A text that has only the state is read for the puzzle's own board, so that it needs no header:
// "0" is a value where the puzzle's values begin with 0.
#include "player_state.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "entry_findings.hpp"
#include "job.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::report {

namespace {

/// Marks of givens and of filled cells say nothing, and no marks in a cell neither.
void add_marks(Cell cell, const std::vector<Value>& values, PlayerState& state) {
  const bool open = state.puzzle.givens[cell] == 0 && state.entries[cell] == 0;
  if (open && !values.empty()) state.marks.push_back({cell, values});
}

/// Those of the rule `pencilmarks` and those beside it. A cell that has both keeps what both leave.
void add_all_marks(const PencilMarks& of_rule, const PuzzleInput& input, PlayerState& state) {
  std::vector<std::vector<Value>> marks = input.marks;
  marks.resize(state.puzzle.geometry().grid_cells());
  for (const CellMarks& one : of_rule) {
    if (one.cell >= marks.size()) continue;
    std::vector<Value>& values = marks[one.cell];
    if (values.empty()) values = one.values;
    std::erase_if(values, [&](Value value) {
      return !std::binary_search(one.values.begin(), one.values.end(), value);
    });
  }
  for (Cell cell = 0; cell < marks.size(); ++cell) add_marks(cell, marks[cell], state);
}

/// The board of the puzzle, without its clues about single cells.
BoardRequest request_for(const Board& board, const std::string& symbols) {
  const Geometry& geometry = board.geometry();
  BoardRequest request{.size = geometry.size(), .symbols = symbols, .entries = Entries::kept};
  if (geometry.has_boxes()) request.box = Geometry(geometry.box_rows(), geometry.box_columns());
  request.rules = uses_of(board.rules());
  std::erase_if(request.rules, [](const RuleUse& use) {
    return use.rule->shape == nullptr && use.rule->name != "values";
  });
  request.policy.ignore_unknown = true;
  return request;
}

/// As a grid of the puzzle's board; if it is none, because it has a header itself, as it stands.
PuzzleInput only_grid(LineReader lines, const PuzzleInput& input) {
  const std::string source = lines.position().source;
  const std::string text = whole_text(lines);
  const BoardRequest requests[] = {request_for(*input.puzzle->board, input.symbols),
                                   {.entries = Entries::kept, .policy = {.ignore_unknown = true}}};
  std::optional<PuzzleInput> first;
  for (const BoardRequest& request : requests) {
    PuzzleReader reader(LineReader::of_text(text, source), request);
    std::optional<PuzzleInput> grid;
    try {
      grid = reader.next();
    } catch (const UsageError&) {
      continue;  // the message would mention options that were not used
    }
    if (!grid) break;
    if (grid->puzzle && reader.next()) {
      throw InputError(grid->position, "one grid is needed, but there are several");
    }
    if (grid->puzzle) return *std::move(grid);
    if (!first) first = std::move(grid);
  }
  if (!first) throw InputError({source}, "there is no grid in it");
  require_read(*first);
  return *std::move(first);
}

void require_same_cells(const PuzzleInput& text, const Geometry& geometry) {
  const Geometry& other = text.puzzle->geometry();
  if (other.grid_cells() == geometry.grid_cells() && other.size() == geometry.size()) return;
  throw InputError(
      text.position,
      fmt::format("this grid has {} cells and {} values, but the puzzle has {} and {}",
                  other.grid_cells(), other.size(), geometry.grid_cells(), geometry.size()));
}

void enter(const Grid& values, const PuzzleInput& text, PlayerState& state) {
  const Geometry& geometry = state.puzzle.geometry();
  for (Cell cell = 0; cell < values.size() && geometry.on_grid(cell); ++cell) {
    const Value given = state.puzzle.givens[cell];
    if (values[cell] == 0 || values[cell] == given) continue;
    if (given != 0) {
      throw InputError(text.position,
                       fmt::format("{}={} here, but {} is given in the puzzle", geometry.name(cell),
                                   geometry.number(values[cell]), geometry.number(given)));
    }
    state.entries[cell] = values[cell];
  }
}

}  // namespace

Puzzle PlayerState::filled() const { return with_entries(puzzle, entries); }

PlayerState state_of(const PuzzleInput& input) {
  auto marked = without_marks(*input.puzzle);
  PlayerState state{marked ? std::move(marked->puzzle) : *input.puzzle, input.entries, {}};
  state.entries.resize(state.puzzle.givens.size(), 0);
  add_all_marks(marked ? marked->marks : PencilMarks(), input, state);
  return state;
}

PlayerState state_in(const PuzzleInput& input, LineReader lines) {
  PlayerState state = state_of(input);
  const PuzzleInput text = only_grid(std::move(lines), input);
  require_same_cells(text, state.puzzle.geometry());
  const PlayerState filled = state_of(text);
  enter(filled.puzzle.givens, text, state);
  enter(filled.entries, text, state);
  const PencilMarks own = std::exchange(state.marks, {});
  for (const CellMarks& one : filled.marks.empty() ? own : filled.marks) {
    add_marks(one.cell, one.values, state);
  }
  return state;
}

std::optional<PlayerState> state_option(const app::OptionValues& options, const PuzzleInput& input,
                                        const OpenText& open) {
  if (const auto text = options.get("filled")) return state_in(input, open(*text, "a grid"));
  return options.has("state") ? std::optional(state_of(input)) : std::nullopt;
}

}  // namespace sudoku_sat::report
