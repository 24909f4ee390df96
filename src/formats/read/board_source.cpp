// Lines to boards. A puzzle on one line is handed over before the next line is asked for, so that
// whoever writes puzzles into a pipe gets each answer at once. Rows are kept until it is clear what
// they are: two boards' worth of them, or the whole of a drawing.
#include "board_source.hpp"

#include <fmt/format.h>

#include "layout_rows.hpp"

namespace sudoku_sat {

namespace {

// Of a drawing, which is kept as a whole: room for several boards, or for a border to each row.
constexpr std::size_t most_rows = 4 * static_cast<std::size_t>(max_size);

bool is_utf16(std::string_view line) {
  return line.starts_with("\xFF\xFE") || line.starts_with("\xFE\xFF");
}

bool ends_board(LineKind kind) { return kind == LineKind::nothing || kind == LineKind::header; }
bool ends_run(LineKind kind) { return ends_board(kind) || kind == LineKind::one_line; }

}  // namespace

std::optional<BoardSource::Item> BoardSource::next() {
  while (true) {
    if (plan_ && !run_.rows.empty()) return from_run();
    if (!fetch()) {
      if (header_line_ != 0) return empty_board();
      return std::nullopt;
    }
    if (shape_.kind == LineKind::header) return from_header();
    std::optional<ParsedBoard> board = layout_ != nullptr ? from_layout() : from_line();
    if (board) return *std::move(board);
  }
}

std::optional<BoardSource::Item> BoardSource::from_header() {
  leave_run();
  if (header_line_ != 0) {
    again_ = true;
    return empty_board();
  }
  header_line_ = line_;
  HeaderReader header({name(), line_, 0});
  while (header.add({line_, text_})) {
    if (!fetch()) return header.take();
  }
  again_ = true;
  return header.take();
}

ParsedBoard BoardSource::empty_board() { return {0, {}, {}, std::exchange(header_line_, 0)}; }

void BoardSource::expect(std::optional<int> wanted, const Geometry* layout) {
  wanted_ = wanted;
  layout_ = layout;
  // The line behind a header has been looked at with other eyes.
  if (again_) shape_ = shape_of({line_, text_}, wanted_);
}

bool BoardSource::fetch() {
  if (std::exchange(again_, false)) return true;
  if (refused_ || !lines_.next(text_)) return false;
  ++line_;
  refused_ = line_ == 1 && is_utf16(text_);
  if (refused_) throw TextError(line_, 1, "UTF-16: save the file as UTF-8");
  shape_ = shape_of({line_, text_}, wanted_);
  return true;
}

/// What the line that is looked at gives by itself, or the run that it begins or goes on with.
std::optional<ParsedBoard> BoardSource::from_line() {
  if (shape_.kind != LineKind::nothing) header_line_ = 0;
  if (ends_run(shape_.kind)) {
    leave_run();
    if (shape_.kind == LineKind::nothing) return std::nullopt;
    return read_one_line(shape_.reading, {line_, text_}, wanted_);
  }
  if (broken_) return std::nullopt;
  if (plan_ && plan_->alone && !shape_.drawn) {
    return read_one_line(shape_.reading, {line_, text_}, wanted_);
  }
  again_ = true;
  const bool goes_on = plan_ && !plan_->alone;
  if (!goes_on) begin_run();
  return from_run();
}

/// Likewise on a board of several grids. What can't be read ends at a line that is no part of it.
std::optional<ParsedBoard> BoardSource::from_layout() {
  if (ends_board(shape_.kind)) {
    leave_run();
    return std::nullopt;
  }
  // Borders belong to rows.
  if (broken_ || shape_.kind == LineKind::border) return std::nullopt;
  header_line_ = 0;
  LayoutRows rows(*layout_, line_);
  try {
    bool whole = false;
    bool more = true;
    while (!whole && more && !ends_board(shape_.kind)) {
      if (shape_.kind != LineKind::border) whole = rows.add({line_, text_});
      if (!whole) more = fetch();
    }
    again_ = !whole && more;
    return rows.take();
  } catch (const TextError&) {
    broken_ = !rows.one_line();
    throw;
  }
}

ParsedBoard BoardSource::from_run() {
  try {
    if (plan_->alone) {
      const Row row = std::move(run_.rows.front());
      run_.rows.erase(run_.rows.begin());
      return read_one_line(run_.drawn ? plan_->reading : row.reading, row.line(), wanted_);
    }
    gather(2 * plan_->size);
    return take_board(run_, *plan_);
  } catch (const TextError&) {
    if (!plan_->alone) break_run();
    throw;
  }
}

void BoardSource::begin_run() {
  leave_run();
  const std::size_t first_line = line_;
  try {
    gather(1);
    if (!run_.rows.empty()) gather(look_ahead(run_.rows.front()));
    if (run_.drawn) gather(most_rows);
    if (run_.rows.empty()) throw TextError(first_line, 0, "borders of a drawn grid without rows");
    if (!run_.ended && run_.drawn) throw TextError(first_line, 0, "a drawn grid of too many lines");
    plan_ = plan_run(run_, wanted_);
  } catch (const TextError&) {
    break_run();
    throw;
  }
}

/// Reads on until there are `rows` rows or the run ends.
void BoardSource::gather(std::size_t rows) {
  while (run_.rows.size() < rows && !run_.ended) {
    if (!fetch()) {
      run_.ended = true;
    } else if (ends_run(shape_.kind)) {
      again_ = true;
      run_.ended = true;
    } else {
      gather_row();
    }
  }
}

void BoardSource::gather_row() {
  run_.drawn = run_.drawn || shape_.drawn;
  if (shape_.kind == LineKind::border) return;
  if (text_.size() > longest_row) {
    throw TextError(line_, 0, fmt::format("a row of {} bytes: longer than any row", text_.size()));
  }
  run_.rows.push_back({line_, std::string(text_), shape_.reading});
}

void BoardSource::leave_run() {
  run_ = {};
  plan_.reset();
  broken_ = false;
}

/// One error stands for the whole run.
void BoardSource::break_run() {
  const bool ended = run_.ended;
  leave_run();
  broken_ = !ended;
}

}  // namespace sudoku_sat
