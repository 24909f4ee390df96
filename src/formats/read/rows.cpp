// Rows to a board. Errors are looked for in the order in which people would: rows of a wrong
// length, rows too few or too many, then single values.
#include "rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "formats/text/symbols.hpp"
#include "pencil_marks.hpp"
#include "zeros.hpp"

namespace sudoku_sat {

namespace {

void check_size(const Row& first, const Plan& plan) {
  const bool symbols = in_symbols(plan.reading);
  const int limit = largest_size(plan.reading);
  if (plan.size >= 1 && plan.size <= static_cast<std::size_t>(limit)) return;
  throw TextError(
      first.number, 0,
      fmt::format("a row of {} {}: at most {} are possible{}", plan.size, unit_of(plan.reading),
                  limit, symbols ? ", larger boards are written in numbers" : ""));
}

void check_lengths(const Run& run, const Plan& plan) {
  const std::size_t rows = std::min(run.rows.size(), plan.size);
  for (std::size_t i = 0; i < rows; ++i) {
    const std::size_t count = survey(plan.reading, run.rows[i].line()).count;
    if (count == plan.size) continue;
    const std::string others =
        i == 0 ? board_name(static_cast<int>(plan.size), "board") + " has" : "the rows before it";
    throw TextError(run.rows[i].number, 0,
                    fmt::format("row {} has {} {}, {} {}", i + 1, count,
                                unit_of(plan.reading, count), others, plan.size));
  }
}

/// "row 9 is missing", "rows 7 to 9 are missing"
std::string missing_rows(std::size_t rows, std::size_t size) {
  if (rows + 1 == size) return fmt::format("row {} is missing", size);
  return fmt::format("rows {} to {} are missing", rows + 1, size);
}

std::string counted_rows(std::size_t rows, const Plan& plan) {
  return fmt::format("{} row{} of {} {}", rows, rows == 1 ? "" : "s", plan.size,
                     unit_of(plan.reading, plan.size));
}

/// The message for a single row: mostly it is a puzzle on one line with a wrong number of symbols.
std::string lonely_row(const Plan& plan) {
  const auto root = static_cast<int>(std::lround(std::sqrt(static_cast<double>(plan.size))));
  return fmt::format("{} {} on one line: {} has {}, and {} has {} such rows", plan.size,
                     unit_of(plan.reading), board_name(root, "puzzle"), root * root,
                     board_name(static_cast<int>(plan.size), "board"), plan.size);
}

void check_row_count(const Run& run, const Plan& plan) {
  const std::size_t rows = run.rows.size();
  if (rows == 1 && plan.size > 3) throw TextError(run.rows.back().number, 0, lonely_row(plan));
  if (rows < plan.size) {
    throw TextError(run.rows.back().number, 0,
                    missing_rows(rows, plan.size) + ": " + counted_rows(rows, plan));
  }
  // After a first whole board, further rows are the beginning of the next one.
  const bool extra = run.ended && run.boards == 0 && rows > plan.size && rows < 2 * plan.size;
  if (!extra) return;
  const std::size_t many = rows - plan.size;
  const std::string excess = many == 1 ? "one too many" : fmt::format("{} too many", many);
  throw TextError(run.rows[plan.size].number, 0,
                  fmt::format("{}: {} has {} rows, {}", counted_rows(rows, plan),
                              board_name(static_cast<int>(plan.size), "board"), plan.size, excess));
}

}  // namespace

ParsedBoard take_board(Run& run, const Plan& plan) {
  check_size(run.rows.front(), plan);
  check_lengths(run, plan);
  check_row_count(run, plan);
  const int size = static_cast<int>(plan.size);
  ParsedBoard board{size, Grid(plan.size * plan.size), {}, run.rows.front().number};
  for (std::size_t i = 0; i < plan.size; ++i) {
    const std::size_t first = i * plan.size;
    read_values(plan.reading, run.rows[i].line(), size, first,
                std::span(board.givens).subspan(first, plan.size));
  }
  std::vector<TextLine> lines;
  for (int i = 0; i < size; ++i) lines.push_back(run.rows[static_cast<std::size_t>(i)].line());
  if (plan.reading == Reading::marks) {
    add_pencil_marks(lines, board);
  } else {
    settle_zeros(plan.reading, lines, board);
  }
  run.rows.erase(run.rows.begin(), run.rows.begin() + size);
  ++run.boards;
  if (!plan.remark.empty()) add_remark(board, plan.remark);
  return board;
}

}  // namespace sudoku_sat
