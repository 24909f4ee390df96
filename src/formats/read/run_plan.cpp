// How a run of rows is to be read. One row says little: "123 456 789" is three numbers or nine
// symbols, sixteen symbols are a row of a 16x16 board or a 4x4 puzzle. The number of rows decides:
// a board has as many rows as a row has values.

#include "base/words.hpp"
#include "formats/text/symbols.hpp"
#include "line_shape.hpp"
#include "rows.hpp"

namespace sudoku_sat::format {

namespace {

bool all_have(const std::vector<Row>& rows, Reading reading, std::size_t count, Value largest) {
  return std::ranges::all_of(rows, [&](const Row& row) {
    const std::optional<Survey> found = try_survey(reading, row.line());
    return found && found->count == count && found->largest <= largest;
  });
}

/// Whether the line has at least two words, all equally long.
bool in_groups(std::string_view text) {
  const std::vector<std::string_view> words = base::words_between(text, " \t");
  return words.size() > 1 && std::ranges::all_of(words, [&](std::string_view word) {
           return word.size() == words.front().size();
         });
}

/// Whether the rows are a board whose boxes have spaces between them, and no '|'.
bool grouped(const Run& run) {
  const std::size_t size = run.rows.size();
  return run.ended && size <= largest_symbol &&
         all_have(run.rows, Reading::joined, size, static_cast<Value>(size)) &&
         std::ranges::all_of(run.rows, [](const Row& row) { return in_groups(row.text); });
}

/// Whether most lines read as small puzzles: then all are meant to be such, and a few are wrong.
bool most_fit(const std::vector<Row>& rows, Reading reading, std::size_t size) {
  const auto fitting = std::ranges::count_if(rows, [&](const Row& row) {
    const std::optional<Survey> found = try_survey(reading, row.line());
    return found && found->largest <= size;
  });
  return 2 * static_cast<std::size_t>(fitting) >= rows.size();
}

bool stand_alone(const Run& run, const Plan& plan, std::optional<int> wanted) {
  const bool symbols = plan.reading == Reading::symbols;
  if (symbols && plan.size > largest_symbol) return true;
  if (wanted && static_cast<std::size_t>(*wanted) == plan.size) return false;
  const std::optional<std::size_t> root = square_root(plan.size);
  if (!root) return false;
  if (run.ended && run.rows.size() == 1) return true;
  // Lines of 16 values, or of 36 and more, usually are puzzles; several of 4, 9 or 25 are rows.
  if (run.drawn || (plan.size != 16 && plan.size < 36)) return false;
  if (run.ended && run.rows.size() == plan.size) return false;
  return most_fit(run.rows, plan.reading, *root);
}

Plan plan_plain(const Run& run) {
  const Row& first = run.rows.front();
  const Reading seen = first.reading == Reading::marks ? Reading::numbers : first.reading;
  const std::size_t count = survey(seen, first.line()).count;
  if (count == 0) {
    throw TextError(first.number, 0, "a label without a puzzle before it");
  }
  if (run.rows.size() != count && seen != Reading::commas && grouped(run)) {
    return {Reading::joined, run.rows.size(), false};
  }
  return {seen, count, false};
}

/// Numbers where the drawing has as many rows as numbers in a row, or where they could be values.
Reading reading_of_drawing(const std::vector<Row>& rows) {
  const std::optional<Survey> first = try_survey(Reading::numbers, rows.front().line());
  if (!first) return Reading::joined;
  Value largest = 0;
  for (const Row& row : rows) {
    const std::optional<Survey> found = try_survey(Reading::numbers, row.line());
    if (!found) return Reading::joined;
    largest = std::max(largest, found->largest);
  }
  const bool numbers = rows.size() == first->count || largest <= first->count;
  return numbers ? Reading::numbers : Reading::joined;
}

/// A line of dashes is a border, unless it is what the board lacks: a row of empty cells.
Plan plan_drawing(Run& run) {
  std::vector<Row> certain;
  std::ranges::copy_if(run.rows, std::back_inserter(certain),
                       [](const Row& row) { return !only_dashes(row.text); });
  const std::vector<Row>& sample = certain.empty() ? run.rows : certain;
  const Reading reading = reading_of_drawing(sample);
  const std::size_t size = survey(reading, sample.front().line()).count;
  const auto is_border = [&](const Row& row) {
    if (!only_dashes(row.text)) return false;
    const std::optional<Survey> found = try_survey(reading, row.line());
    return !found || found->count != size;
  };
  std::erase_if(run.rows, is_border);
  const bool lacking = size > 0 && certain.size() % size != 0 && run.rows.size() % size == 0;
  if (!certain.empty() && !lacking) run.rows = std::move(certain);
  return {reading, size, false};
}

/// Plans a drawing; puts dots into its blank cells where it can't be read as it stands.
Plan plan_drawing_with_blanks(Run& run) {
  std::optional<Plan> plan;
  Run planned = run;
  try {
    plan = plan_drawing(planned);
    const bool whole =
        planned.rows.size() % std::max<std::size_t>(plan->size, 1) == 0 &&
        all_have(planned.rows, plan->reading, plan->size, static_cast<Value>(plan->size));
    if (whole) {
      run = std::move(planned);
      return *plan;
    }
  } catch (const TextError&) {
    plan.reset();
  }
  std::optional<std::vector<Row>> filled = without_blank_cells(run);
  if (filled && !filled->empty()) run.rows = *std::move(filled);
  const Plan last = plan_drawing(run);
  if (last.size > 1 || run.rows.size() == 1) return last;
  throw TextError(run.line, 0,
                  "the empty cells of this drawn grid can't be located: write . for each");
}

/// Whether the rows are candidates. A row alone may be one of numbers with an error in it; an open
/// cell never is alone.
bool holds_marks(const std::vector<Row>& rows) {
  return std::ranges::count_if(rows, [](const Row& row) { return row.reading == Reading::marks; }) >
         1;
}

Plan plan_marks(Run& run) {
  std::erase_if(run.rows, [](const Row& row) { return only_dashes(row.text); });
  return {Reading::marks, static_cast<std::size_t>(largest_size(Reading::marks)), false};
}

bool well_formed(const Run& run, const Plan& plan) {
  return run.ended && run.rows.size() == plan.size &&
         all_have(run.rows, plan.reading, plan.size, static_cast<Value>(plan.size));
}

/// Takes lines of dashes between bands out of rows without bars, where that makes a board of what
/// is none. In a board they are rows of empty cells.
void drop_lines(Run& run) {
  const auto dashes = [](const Row& row) { return only_dashes(row.text); };
  if (run.drawn || !run.ended || std::ranges::none_of(run.rows, dashes)) return;
  Run bare = run;
  std::erase_if(bare.rows, dashes);
  const auto is_board = [](const Run& rows) {
    try {
      return well_formed(rows, plan_plain(rows));
    } catch (const TextError&) {
      return false;
    }
  };
  if (!bare.rows.empty() && !is_board(run) && is_board(bare)) run = std::move(bare);
}

}  // namespace

std::size_t look_ahead(const Row& row) {
  std::size_t count = std::min<std::size_t>(row.text.size(), max_size);
  if (const auto found = try_survey(row.reading, row.line())) count = found->count;
  if (const auto found = try_survey(Reading::joined, row.line())) {
    count = std::max(count, found->count);
  }
  return 2 * std::clamp<std::size_t>(count, 1, max_size);
}

std::string settle_empty_sign(Run& run, std::optional<int> wanted) {
  if (!run.ended || run.rows.empty() || run.rows.front().symbols != nullptr) return {};
  std::vector<std::string_view> rows;
  for (const Row& row : run.rows) {
    if (!only_dashes(row.text)) rows.push_back(row.text);
  }
  const char sign = unusual_empty_sign(rows, rows.size());
  if (sign == '\0') return {};
  Run dots = run;
  for (Row& row : dots.rows) {
    row.text = with_dots_for(sign, row.text);
    row.reading = shape_of(row.line(), wanted).reading;
  }
  if (!has_shape_of_board(dots, wanted)) return {};
  run = std::move(dots);
  return remark_on_empty_sign(sign);
}

Plan plan_run(Run& run, std::optional<int> wanted) {
  const auto require_rows = [&] {
    if (run.rows.empty()) throw TextError(run.line, 0, "borders of a drawn grid without rows");
  };
  require_rows();
  if (holds_marks(run.rows)) return plan_marks(run);
  drop_lines(run);
  std::string remark = settle_empty_sign(run, wanted);
  if (remark.empty()) remark = drop_margins(run, wanted);
  require_rows();
  Plan plan = run.drawn ? plan_drawing_with_blanks(run) : plan_plain(run);
  require_rows();
  plan.remark = std::move(remark);
  plan.alone = stand_alone(run, plan, wanted);
  // A well-formed board of another size contradicts the request; anything else is an ill-formed
  // board of the size requested.
  if (wanted && !plan.alone && !well_formed(run, plan)) {
    plan.size = static_cast<std::size_t>(*wanted);
  }
  return plan;
}

}  // namespace sudoku_sat::format
