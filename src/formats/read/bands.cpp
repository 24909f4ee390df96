// Runs are joined, and lines left out, only where nothing could be read otherwise: what is a puzzle
// by itself stays one.
#include "bands.hpp"

#include <algorithm>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

bool has_count(const Row& row, Reading reading, std::size_t count) {
  const std::optional<Survey> found = try_survey(reading, row.line());
  return found && found->count == count;
}

/// The most values that the row has in any reading.
std::size_t most_values(const Row& row) {
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

}  // namespace

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
  if (!run.drawn && run.rows.size() >= most_values(run.rows.front())) return false;
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

}  // namespace sudoku_sat
