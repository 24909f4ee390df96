// Names of cells, written and read. The scanner is written by hand: texts are short, and its
// messages can name the current word, its place and an example of what would be right.
#include "sudoku_sat/puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

int sign_of(int number) { return number == 0 ? 0 : (number < 0 ? -1 : 1); }

}  // namespace

std::string place_name(const Origin& place) {
  return fmt::format("r{}c{}", place.row + 1, place.column + 1);
}

std::string Geometry::name(Cell cell) const {
  if (!on_grid(cell)) return variables_->names[cell - grid_cells()];
  return place_name({row(cell), column(cell)});
}

std::string cells_text(const Geometry& geometry, const std::vector<Cell>& cells) {
  std::string text;
  for (const Cell cell : cells) text += (text.empty() ? "" : " ") + geometry.name(cell);
  return text;
}

std::string name_beside_cells(std::string name, Cell first, Cell second, const Geometry& geometry) {
  const std::string cells = fmt::format("{} and {}", geometry.name(std::min(first, second)),
                                        geometry.name(std::max(first, second)));
  if (name.ends_with(" between " + cells))
    name.replace(name.size() - cells.size(), cells.size(), "them");
  return name;
}

void CellReader::skip() {
  while (next_ < text_.size() && (text_[next_] == ' ' || text_[next_] == '\t')) ++next_;
  begin_ = next_;
}

bool CellReader::at_end() { return peek() == '\0'; }

char CellReader::peek() {
  skip();
  return next_ < text_.size() ? text_[next_] : '\0';
}

bool CellReader::take(char sign) {
  if (peek() != sign) return false;
  ++next_;
  return true;
}

void CellReader::expect(char sign, std::string_view example) {
  if (!take(sign)) fail(fmt::format("'{}' is missing, as in \"{}\"", sign, example));
}

void CellReader::expect_end() {
  if (at_end()) return;
  fail(fmt::format("'{}' is too much", shown(text_.substr(next_))));
}

std::string_view CellReader::word() {
  skip();
  while (next_ < text_.size() && (is_lower(text_[next_]) || text_[next_] == '-')) ++next_;
  return text_.substr(begin_, next_ - begin_);
}

std::string_view CellReader::token() {
  skip();
  next_ = std::min(text_.find_first_of(" \t", next_), text_.size());
  return text_.substr(begin_, next_ - begin_);
}

bool CellReader::at_number() { return is_digit(peek()); }

std::optional<int> CellReader::digits() {
  constexpr int most = 100'000'000;
  if (next_ >= text_.size() || !is_digit(text_[next_])) return std::nullopt;
  int number = 0;
  while (next_ < text_.size() && is_digit(text_[next_])) {
    number = std::min(most, number * 10 + (text_[next_] - '0'));
    ++next_;
  }
  return number;
}

int CellReader::number(int least, int most) {
  skip();
  const std::optional<int> number = digits();
  if (!number) fail(fmt::format("a number from {} to {} is missing", least, most));
  if (*number >= least && *number <= most) return *number;
  fail(fmt::format("{} is out of range ({} to {})", text_.substr(begin_, next_ - begin_), least,
                   most));
}

Value CellReader::value() {
  const char sign = peek();
  const auto value_of = [&](int number) { return static_cast<Value>(number - geometry_.offset()); };
  if (sign >= 'A' && sign <= 'Z' && geometry_.most() >= sign - 'A' + 10) {
    ++next_;
    return value_of(sign - 'A' + 10);
  }
  return value_of(number(geometry_.least(), geometry_.most()));
}

Origin CellReader::place() {
  skip();
  std::optional<int> row;
  std::optional<int> column;
  const auto letter = [&](char wanted) {
    if (next_ >= text_.size() || text_[next_] != wanted) return false;
    ++next_;
    return true;
  };
  if (letter('r')) row = digits();
  if (row && letter('c')) column = digits();
  if (!column) {
    const std::string_view rest = text_.substr(begin_);
    fail(rest.empty() ? "a cell is missing, as in r1c2"
                      : fmt::format("'{}' is not a cell: write it as r1c2", shown(rest, 12)));
  }
  return {*row - 1, *column - 1};
}

Cell CellReader::cell() {
  const Origin at = place();
  if (const auto found = geometry_.find(at.row, at.column)) return *found;
  fail(fmt::format("there is no cell {}: the board has {} rows and {} columns{}", place_name(at),
                   geometry_.height(), geometry_.width(),
                   geometry_.single() ? "" : ", not all of them within a grid"));
}

/// Adds the cells after `from`, up to and including `to`.
void CellReader::append_run(Cell from, Cell to, std::vector<Cell>& cells) const {
  const int rows = geometry_.row(to) - geometry_.row(from);
  const int columns = geometry_.column(to) - geometry_.column(from);
  if (rows != 0 && columns != 0 && std::abs(rows) != std::abs(columns)) {
    fail(fmt::format("{}-{} is not a straight line (row, column or diagonal)", geometry_.name(from),
                     geometry_.name(to)));
  }
  const int steps = std::max(std::abs(rows), std::abs(columns));
  for (int step = 1; step <= steps; ++step) {
    const auto found = geometry_.find(geometry_.row(from) + step * sign_of(rows),
                                      geometry_.column(from) + step * sign_of(columns));
    if (!found) fail("the line leaves the board");
    cells.push_back(*found);
  }
}

std::vector<Cell> CellReader::cells(std::size_t least) {
  std::vector<Cell> cells;
  skip();
  const std::size_t begin = begin_;
  while (peek() == 'r') {
    const Cell from = cell();
    cells.push_back(from);
    if (take('-')) append_run(from, cell(), cells);
    // Stops before they fill the memory: there are more than the board has, so some come twice.
    if (cells.size() > geometry_.cells()) break;
  }
  begin_ = begin;
  std::vector<Cell> sorted = cells;
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  if (twice != sorted.end()) fail(fmt::format("{} comes twice", geometry_.name(*twice)));
  if (cells.size() >= least) return cells;
  if (next_ < text_.size() && text_[next_] == '-') fail("negative numbers are not allowed");
  fail(least == 1 ? "cells are missing, as in r1c2 r1c3"
                  : fmt::format("{} {} too few: at least {} are needed", cells.size(),
                                cells.size() == 1 ? "cell is" : "cells are", least));
}

std::vector<Cell> CellReader::only_cells(std::size_t least) {
  std::vector<Cell> found = cells(least);
  const std::size_t begin = begin_;
  expect_end();
  begin_ = begin;
  return found;
}

Position CellReader::position() const {
  Position position = begin_of_text_;
  if (position.column != 0) position.column += begin_;
  return position;
}

void CellReader::fail(const std::string& what) const { throw InputError(position(), what); }

}  // namespace sudoku_sat
