#include "companions.hpp"

#include "formats/text/symbols.hpp"
#include "lines_behind.hpp"

namespace sudoku_sat::format {

namespace {

std::span<const Value> grid_of(const Puzzle& puzzle) {
  return std::span(puzzle.givens).first(puzzle.geometry().grid_cells());
}

bool is_full(const Puzzle& puzzle) {
  return std::ranges::none_of(grid_of(puzzle), [](Value value) { return value == 0; });
}

/// Whether it is a full grid for the puzzle: with its givens, or where it has hardly any, one that
/// keeps its rules.
bool solves(const Puzzle& full, const PuzzleInput& other) {
  constexpr std::size_t telling = 4;
  if (!other.puzzle || !other.solution.empty() || is_full(*other.puzzle)) return false;
  const Puzzle& puzzle = *other.puzzle;
  const std::span<const Value> grid = grid_of(full);
  const std::span<const Value> givens = grid_of(puzzle);
  const auto fits = [](Value given, Value value) { return given == 0 || given == value; };
  if (!std::ranges::equal(givens, grid, fits)) return false;
  if (puzzle.given_count() >= telling) return true;
  return puzzle.geometry().variables() == 0 && !verify(puzzle, full.givens);
}

bool on_line(const PuzzleInput& input) { return input.format == "line" && input.label.empty(); }

/// In posts, a link or a line comes with the drawing of its puzzle.
bool is_same(const PuzzleInput& first, const PuzzleInput& second, bool post) {
  if (first.format == second.format || !first.puzzle) return false;
  if (!post && first.format != "link") return false;
  return first.puzzle->givens == second.puzzle->givens &&
         first.puzzle->geometry() == second.puzzle->geometry() &&
         first.puzzle->board->rules() == second.puzzle->board->rules();
}

}  // namespace

bool has_more_than_lines(std::string_view text, std::size_t size) {
  // Names of columns, how many there are.
  bool first = true;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const bool other = !line.empty() && line.front() != '#' && line.size() < size * size;
    if (other && !std::exchange(first, false)) return true;
    first = false;
  }
  return false;
}

bool is_stream(std::string_view text, std::size_t size) {
  while (!text.empty()) {
    const std::string_view line = stripped(take_line(text));
    if (!line.empty() && line.front() != '#' && line.size() != size * size) return false;
  }
  return true;
}

std::string join(std::deque<PuzzleInput>& before, PuzzleInput& item, bool stream, bool post) {
  if (!item.puzzle || before.empty()) return {};
  if (is_same(before.back(), item, post)) return "the puzzle is written twice, and read once";
  const auto counts = [&](const PuzzleInput& other) {
    return stream && on_line(item) && on_line(other);
  };
  if (is_full(*item.puzzle)) {
    const auto puzzle = std::ranges::find_if(
        before.rbegin(), before.rend(),
        [&](const auto& other) { return !counts(other) && solves(*item.puzzle, other); });
    if (puzzle == before.rend()) return {};
    puzzle->solution.assign(grid_of(*item.puzzle).begin(), grid_of(*item.puzzle).end());
    return "a full grid with the givens of a puzzle above it is read as the solution";
  }
  PuzzleInput& last = before.back();
  if (!last.puzzle || !is_full(*last.puzzle) || counts(last) || !solves(*last.puzzle, item)) {
    return {};
  }
  item.solution.assign(grid_of(*last.puzzle).begin(), grid_of(*last.puzzle).end());
  std::swap(last, item);
  return "a full grid with the givens of the puzzle below it is read as the solution";
}

bool add_map(const ParsedBoard& map, ParsedBoard& board) {
  if (map.size != board.size || !board.rules.empty()) return false;
  std::optional<RuleText> regions =
      regions_of(signs_of(map.givens), static_cast<std::size_t>(map.size));
  if (!regions) return false;
  board.remark.clear();
  add_regions(board, *std::move(regions));
  return true;
}

void add_maps(std::vector<ParsedBoard>& boards) {
  for (std::size_t i = 1; i < boards.size();) {
    if (add_map(boards[i], boards[i - 1])) {
      boards.erase(boards.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      ++i;
    }
  }
}

}  // namespace sudoku_sat::format
