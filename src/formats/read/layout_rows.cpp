// The first line decides how the board is written: as one line, or as rows of the whole board. Rows
// are then scanned like those of a single grid, with empty cells in the place of holes, which are
// places without a cell; after that the holes are checked.
#include "layout_rows.hpp"

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

/// The line with empty cells in the place of holes, so that it can be scanned like any other.
std::string without_holes(const TextLine& line) {
  std::string plain(line.text);
  std::ranges::replace(plain, no_cell, symbol_value('0', line.symbols) == 0 ? '0' : '.');
  return plain;
}

std::size_t count_of(Reading reading, const TextLine& line) {
  const std::optional<Survey> found = try_survey(reading, line);
  return found ? found->count : 0;
}

std::size_t word_length(std::string_view text) {
  const auto begin = std::ranges::find_if_not(text, is_space);
  return static_cast<std::size_t>(std::find_if(begin, text.end(), ends_word) - begin);
}

bool has_commas(std::string_view text) {
  return text.substr(0, text.find_first_of(":#")).find(',') != std::string_view::npos;
}

}  // namespace

LayoutRows::LayoutRows(const Geometry& geometry, std::size_t line)
    : geometry_(geometry),
      height_(static_cast<std::size_t>(geometry.height())),
      width_(static_cast<std::size_t>(geometry.width())),
      board_{geometry.size(), Grid(geometry.cells(), 0), {}, line},
      last_line_(line) {}

bool LayoutRows::add(const TextLine& line) {
  const std::string text = without_holes(line);
  const TextLine plain{line.number, text, line.symbols};
  if (rows_ == 0) begin(plain);
  last_line_ = line.number;
  if (one_line_) {
    read_line(plain, line);
    return true;
  }
  read_row(plain, line);
  return ++rows_ == height_;
}

void LayoutRows::add_whole(const TextLine& line, Reading reading) {
  const std::string text = without_holes(line);
  reading_ = reading;
  one_line_ = true;
  read_line({line.number, text, line.symbols}, line);
}

/// Tells by its first line how the board is written. What is clearly too long for a row was meant
/// to be a whole board.
void LayoutRows::begin(const TextLine& plain) {
  const auto is_whole = [&](std::size_t count) {
    const bool fits = count == geometry_.grid_cells() || count == height_ * width_;
    return count != width_ && (fits || count > 2 * width_);
  };
  const bool symbols = has_symbols(geometry_.size());
  if (has_commas(plain.text)) {
    reading_ = Reading::commas;
    one_line_ = is_whole(count_of(reading_, plain));
  } else if (symbols && is_whole(word_length(plain.text))) {
    reading_ = Reading::symbols;
    one_line_ = true;
  } else {
    const std::size_t numbers = count_of(Reading::numbers, plain);
    reading_ = symbols && numbers != width_ ? Reading::joined : Reading::numbers;
    one_line_ = !symbols && is_whole(numbers);
  }
}

void LayoutRows::read_line(const TextLine& plain, const TextLine& line) {
  const std::size_t count = survey(reading_, plain).count;
  const bool places = count == height_ * width_;
  if (!places && count != geometry_.grid_cells()) {
    throw TextError(line.number, 0, "{} {}: the board has {} cells on {} places", count,
                    unit_of(reading_, count), geometry_.grid_cells(), height_ * width_);
  }
  ValueScanner scanner(reading_, plain);
  for (std::size_t i = 0; scanner.next(); ++i) {
    const auto cell = static_cast<Cell>(i);
    put(scanner, line,
        places ? Origin{static_cast<int>(i / width_), static_cast<int>(i % width_)}
               : Origin{geometry_.row(cell), geometry_.column(cell)});
  }
  const std::size_t end = line.text.size() - scanner.rest().size();
  board_.label = label_of(line, line.text.substr(end));
}

void LayoutRows::read_row(const TextLine& plain, const TextLine& line) {
  const std::size_t count = survey(reading_, plain).count;
  if (count != width_) {
    throw TextError(line.number, 0,
                    "row {} has {} {}: the board is {} cells wide, {} where none is", rows_ + 1,
                    count, unit_of(reading_, count), width_, no_cell);
  }
  ValueScanner scanner(reading_, plain);
  for (int column = 0; scanner.next(); ++column) {
    put(scanner, line, {static_cast<int>(rows_), column});
  }
}

void LayoutRows::put(const ValueScanner& scanner, const TextLine& line, const Origin& at) {
  const std::string_view token = line.text.substr(scanner.column() - 1, scanner.token().size());
  const auto fail = [&](const std::string& what) {
    throw TextError(line.number, scanner.column(), what);
  };
  const bool hole = token == std::string_view(&no_cell, 1);
  if (!hole && token.find(no_cell) != token.npos) {
    fail(fmt::format("'{}' is not a value", shown(token)));
  }
  const std::optional<Cell> cell = geometry_.find(at.row, at.column);
  if (hole && cell) fail(place_name(at) + " is a cell: use '.' for an empty cell");
  if (!hole && !cell)
    fail(fmt::format("{} is in no grid: use '{}' there", place_name(at), no_cell));
  if (hole) return;
  if (scanner.value() > geometry_.size()) reject_value(scanner, line, geometry_.most(), at);
  board_.givens[*cell] = scanner.value();
}

ParsedBoard LayoutRows::take() {
  if (!one_line_ && rows_ < height_) {
    throw TextError(last_line_, 0, "{} rows: the board has {}", rows_, height_);
  }
  return std::move(board_);
}

ParsedBoard read_layout_line(const TextLine& line, const Geometry& geometry) {
  LayoutRows rows(geometry, line.number);
  rows.add_whole(line, has_symbols(geometry.size()) ? Reading::symbols : Reading::commas);
  return rows.take();
}

}  // namespace sudoku_sat::format
