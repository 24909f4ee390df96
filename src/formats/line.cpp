// A grid on one line: the form of streams, of JSON and of the header of a CNF file. A stream is one
// section: its lines are known at a glance, and other formats are asked only where one is not.

#include "formats/read/format_reader.hpp"
#include "formats/read/layout_rows.hpp"
#include "formats/read/lines_behind.hpp"
#include "formats/text/digit_block.hpp"
#include "formats/text/symbols.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

class LineSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    if (!text.more()) return std::nullopt;
    const bool known = text.shape().pure || text.shape().record;
    if (!std::exchange(first_, false) && !known) return std::nullopt;
    if (std::optional<ParsedBoard> samurai = samurai_of_rows(text)) return samurai;
    const LineShape shape = text.shape();
    const TextLine line = text.take();
    if (shape.puzzle.length > 0) {
      ParsedBoard board = read_puzzle_word(line, shape.puzzle, text.expected().size);
      take_label(board);
      return board;
    }
    ParsedBoard board = read_one_line(shape.reading, line, text.expected().size);
    if (!board.label.empty()) take_label(board);
    // Where there was an unusual sign for empty cells that is done.
    if (board.remark.empty()) settle_zeros(shape.reading, std::span(&line, 1), board);
    if (shape.pure && board.rules.empty()) complete(text, line, board);
    take_samurai(text.expected(), board);
    return board;
  }

  bool line_by_line() const override { return true; }

 private:
  /// What the lines around it make of a puzzle.
  void complete(TextAhead& text, const TextLine& line, ParsedBoard& board) {
    const bool first = !std::exchange(begun_, true);
    const auto size = static_cast<std::size_t>(board.size);
    // Nearly all puzzles of streams begin with an empty cell, or have a label.
    const bool may_be_map = line.text.front() != '.' && line.text.size() == size * size;
    if (auto regions = may_be_map ? regions_of(line.text, size) : std::nullopt) {
      maps_first_ = maps_first_ || first;
      board = puzzle_below(text, line.number, board.size);
      add_regions(board, *std::move(regions));
    } else if (!maps_first_ && !(first && take_samurai(text, board))) {
      take_regions(text, board);
    }
  }

  /// The puzzle of a map of regions. After a puzzle that was answered it may be of either.
  ParsedBoard puzzle_below(TextAhead& text, std::size_t line, int size) const {
    if (!maps_first_ || !text.more() || !text.shape().pure) refuse_map(line);
    ParsedBoard board = read_one_line(Reading::symbols, text.take(), text.expected().size);
    if (board.size != size) refuse_map(line);
    return board;
  }

  bool first_ = true;
  bool begun_ = false;
  bool maps_first_ = false;  ///< the section begins with a map of regions
};

Likelihood line_likelihood(const TextAhead& text) {
  if (text.shape().pure) return Likelihood::certain;
  return text.shape().kind == LineKind::one_line ? Likelihood::likely : Likelihood::none;
}

std::unique_ptr<Section> open_line(const TextAhead& text) {
  if (text.expected().layout != nullptr) return open_rows(text);
  return std::make_unique<LineSection>();
}

constexpr FormatReader line_reader{
    .headed = false, .likelihood = line_likelihood, .open = open_line};

void write_line(const Picture& picture, std::string& out) {
  const std::size_t begin = out.size();
  out += to_line(picture.geometry, picture.grid);
  if (!picture.symbols.empty() && has_symbols(picture.geometry.size())) {
    for (std::size_t i = begin; i < out.size(); ++i) {
      const Value value = picture.grid[i - begin];
      if (value != 0) out[i] = picture.symbols[value - std::size_t{1}];
    }
  }
  out += '\n';
}

}  // namespace

const Format format_entries::line{
    .name = "line",
    .summary = "all cells on one line: symbols, or numbers with commas above 35 values",
    .source = "the one-line form of puzzle collections",
    .one_line = true,
    .reader = &line_reader,
    .write = write_line,
};

std::string to_line(const Geometry& geometry, const Grid& whole) {
  std::string line;
  const auto grid = std::span(whole).first(std::min(whole.size(), geometry.grid_cells()));
  if (has_symbols(geometry.size())) {
    line.resize(grid.size());
    const bool digits = geometry.size() <= 9 && geometry.offset() == 0;
    std::size_t cell = digits ? write_digits(grid, line.data()) : 0;
    for (; cell < grid.size(); ++cell) line[cell] = value_symbol(geometry, grid[cell]);
    return line;
  }
  for (const Value value : grid) {
    if (!line.empty()) line += ',';
    append_number(line, value);
  }
  return line;
}

std::string to_line(const Grid& grid) {
  int size = 1;
  while (static_cast<std::size_t>(size) * static_cast<std::size_t>(size) < grid.size()) ++size;
  const Geometry geometry(size);
  if (geometry.cells() != grid.size()) {
    throw UsageError(std::to_string(grid.size()) + " cells do not make a board");
  }
  return to_line(geometry, grid);
}

Grid from_line(const Geometry& geometry, std::string_view text, const Position& position) {
  const Reading reading = has_symbols(geometry.size()) ? Reading::symbols : Reading::commas;
  const auto at = [&](std::size_t column) -> Position {
    if (column == 0 || position.column == 0) return position;
    return {position.source, position.line, position.column + column - 1};
  };
  try {
    const std::optional<SymbolTable> symbols = symbols_of(geometry);
    const TextLine line{position.line, text, symbols ? &*symbols : nullptr};
    const bool square = geometry == Geometry(geometry.box_rows(), geometry.box_columns());
    ParsedBoard board =
        square ? read_one_line(reading, line, geometry.size()) : read_layout_line(line, geometry);
    if (!board.label.empty()) throw InputError(position, "more than a grid: '" + board.label + "'");
    board.givens.resize(geometry.cells());
    if (board.size == geometry.size()) return std::move(board.givens);
    throw InputError(position, "the grid is not " + board_name(geometry.size(), "board"));
  } catch (const TextError& error) {
    throw InputError(at(error.column()), error.what());
  }
}

}  // namespace sudoku_sat
