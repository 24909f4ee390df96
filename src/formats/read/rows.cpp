// Rows to a board. Errors are looked for in the order in which people would: rows of a wrong
// length, rows too few or too many, then single values.
//
// Runs are joined, and lines left out, only where nothing could be read otherwise: what is a puzzle
// by itself stays one.
#include "rows.hpp"

#include <cmath>

#include "formats/text/symbols.hpp"
#include "lines_behind.hpp"

namespace sudoku_sat::format {

namespace {

void check_size(const Row& first, const Plan& plan) {
  const bool symbols = in_symbols(plan.reading);
  const int limit = largest_size(plan.reading);
  if (plan.size >= 1 && plan.size <= static_cast<std::size_t>(limit)) return;
  throw TextError(first.number, 0, "a row of {} {}: at most {} are possible{}", plan.size,
                  unit_of(plan.reading), limit,
                  symbols ? ", larger boards are written in numbers" : "");
}

void check_lengths(const Run& run, const Plan& plan) {
  const std::size_t rows = std::min(run.rows.size(), plan.size);
  for (std::size_t i = 0; i < rows; ++i) {
    const std::size_t count = survey(plan.reading, run.rows[i].line()).count;
    if (count == plan.size) continue;
    const std::string others =
        i == 0 ? board_name(static_cast<int>(plan.size), "board") + " has" : "the rows before it";
    throw TextError(run.rows[i].number, 0, "row {} has {} {}, {} {}", i + 1, count,
                    unit_of(plan.reading, count), others, plan.size);
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
  throw TextError(run.rows[plan.size].number, 0, "{}: {} has {} rows, {}", counted_rows(rows, plan),
                  board_name(static_cast<int>(plan.size), "board"), plan.size, excess);
}

bool has_count(const Row& row, Reading reading, std::size_t count) {
  const std::optional<Survey> found = try_survey(reading, row.line());
  return found && found->count == count;
}

/// The most values that the row has in any reading.
std::size_t max_values(const Row& row) {
  std::size_t most = 0;
  for (const Reading reading : {row.reading, Reading::joined}) {
    if (const auto found = try_survey(reading, row.line())) most = std::max(most, found->count);
  }
  return most;
}

/// One or two numbers, with a space or an 'x' between them.
std::vector<int> numbers_of_size(std::string_view text) {
  constexpr std::string_view gaps = " \tx";
  std::vector<int> numbers;
  if (text.ends_with('x')) return numbers;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(gaps), text.size()));
    if (text.empty()) return numbers;
    const std::size_t end = std::min(text.find_first_of(gaps), text.size());
    const auto number = parse_number<int>(text.substr(0, end));
    if (!number || *number < 1 || *number > max_size || numbers.size() == 2) return {};
    numbers.push_back(*number);
    text.remove_prefix(end);
  }
}

/// How many rows follow each other without a line between them, if all groups are alike; else 0.
std::size_t rows_of_box(std::span<const Row> rows) {
  std::size_t height = 0;
  std::size_t count = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    ++count;
    if (i + 1 < rows.size() && rows[i + 1].number == rows[i].number + 1) continue;
    if (height != 0 && count != height) return 0;
    height = std::exchange(count, 0);
  }
  return height;
}

/// How many values stand between bars in all rows, if they are always as many; else 0.
std::size_t columns_of_box(std::span<const Row> rows, Reading reading) {
  std::size_t width = 0;
  for (const Row& row : rows) {
    std::string_view text = stripped(row.text);
    if (text.starts_with('|')) text.remove_prefix(1);
    if (text.ends_with('|')) text.remove_suffix(1);
    for (const std::string_view part : split_at('|', text)) {
      const std::optional<Survey> found = try_survey(reading, {row.number, part, row.symbols});
      if (!found || (width != 0 && found->count != width)) return 0;
      width = found->count;
    }
  }
  return width;
}

/// The boxes that lines and bars between the rows' values show.
std::optional<Geometry> drawn_boxes(std::span<const Row> rows, const Plan& plan) {
  const std::size_t height = rows_of_box(rows);
  const std::size_t width = height < 2 ? 0 : columns_of_box(rows, plan.reading);
  if (width < 2 || height * width != plan.size) return std::nullopt;
  return Geometry(static_cast<int>(height), static_cast<int>(width));
}

}  // namespace

ParsedBoard take_board(Run& run, const Plan& plan) {
  check_size(run.rows.front(), plan);
  check_lengths(run, plan);
  check_row_count(run, plan);
  const int size = static_cast<int>(plan.size);
  ParsedBoard board{size, Grid(plan.size * plan.size), {}, run.rows.front().number};
  if (run.drawn) board.box = drawn_boxes(std::span(run.rows).first(plan.size), plan);
  std::vector<std::string_view> rests;
  for (std::size_t i = 0; i < plan.size; ++i) {
    const std::size_t first = i * plan.size;
    rests.push_back(read_values(plan.reading, run.rows[i].line(), size, first,
                                std::span(board.givens).subspan(first, plan.size)));
  }
  if (plan.reading != Reading::marks) take_beside(board, rests);
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

bool readable(Run run, std::optional<int> wanted) {
  try {
    const Plan plan = plan_run(run, wanted);
    if (!plan.alone) {
      take_board(run, plan);
      return true;
    }
    for (const Row& row : run.rows) {
      read_one_line(run.drawn ? plan.reading : row.reading, row.line(), wanted);
    }
    return true;
  } catch (const TextError&) {
    return false;
  }
}

bool may_be_band(const Run& run, std::optional<int> wanted) {
  if (run.rows.empty() || run.rows.size() >= static_cast<std::size_t>(max_size)) return false;
  if (!run.drawn && run.rows.size() >= max_values(run.rows.front())) return false;
  return !readable(run, wanted);
}

bool has_shape_of_board(const Run& run, std::optional<int> wanted) {
  try {
    Run copy = run;
    const Plan plan = plan_run(copy, wanted);
    if (plan.alone || copy.rows.size() != plan.size) return false;
    std::size_t possible = 0;
    for (const Row& row : copy.rows) {
      const Survey found = survey(plan.reading, row.line());
      if (found.count != plan.size) return false;
      possible += found.largest <= plan.size ? 1U : 0U;
    }
    // Words have letters too, which are hardly ever values of so small a board.
    return 2 * possible >= plan.size;
  } catch (const TextError&) {
    return false;
  }
}

bool may_say_size(const Row& row) {
  const std::vector<int> said = numbers_of_size(row.text);
  return !said.empty() && said != std::vector{1};
}

bool is_size_line(const Row& row, const Row& next) {
  return says_size(row, [&](std::size_t size) {
    if (has_count(row, row.reading, size)) return false;
    return has_count(next, next.reading, size) || has_count(next, Reading::joined, size) ||
           next.text.find('|') != std::string::npos;
  });
}

bool says_size(const Row& row, const std::function<bool(std::size_t)>& fits) {
  if (!may_say_size(row)) return false;
  const std::vector<int> said = numbers_of_size(row.text);
  const auto first = static_cast<std::size_t>(said.front());
  if (said.front() == said.back() && fits(first)) return true;
  if (said.size() == 1) return fits(first * first);
  if (said[0] > max_size / said[1]) return false;
  const Geometry board(said[0] * said[1]);
  return board.box_rows() == said[0] && fits(static_cast<std::size_t>(board.size()));
}

}  // namespace sudoku_sat::format
