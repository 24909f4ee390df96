#include "variable_names.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "formats/text/symbols.hpp"
#include "formats/text/text_line.hpp"

namespace sudoku_sat::format {

namespace {

/// A comment's numbers, and the text around them.
struct NumberedComment {
  std::string form;
  std::vector<int> numbers;
};

/// `letters`: a capital before a number is a row, as in "A1=5".
std::optional<NumberedComment> numbers_in(std::string_view comment, bool letters) {
  constexpr std::size_t most_digits = 9;
  NumberedComment result;
  bool blank = true;
  for (std::size_t i = 0; i < comment.size();) {
    const std::size_t end = std::min(comment.find_first_not_of("0123456789", i), comment.size());
    const char c = comment[i];
    if (end > i) {
      const auto number = parse_number<int>(comment.substr(i, end - i));
      if (!number || end - i > most_digits) return std::nullopt;
      result.numbers.push_back(*number);
      result.form += '#';
    } else if (letters && is_capital(c) && i + 1 < comment.size() && is_digit(comment[i + 1]) &&
               (i == 0 || !is_letter(comment[i - 1]))) {
      result.numbers.push_back(c - 'A' + 1);
      result.form += '#';
    } else if (const bool space = c == ' ' || c == '\t' || c == '\r'; !space || !blank) {
      result.form += space ? ' ' : c;
    }
    blank = end == i && (c == ' ' || c == '\t' || c == '\r');
    i = std::max(end, i + 1);
  }
  return result;
}

enum class Meaning { none, row, column, value };
using Meanings = std::array<Meaning, 4>;

/// What the text right before a number says of it.
Meaning meaning_of(std::string_view before) {
  struct Word {
    std::string_view text;
    Meaning meaning;
  };
  constexpr auto words = std::to_array<Word>({{"r", Meaning::row},
                                              {"row", Meaning::row},
                                              {"i", Meaning::row},
                                              {"y", Meaning::row},
                                              {"c", Meaning::column},
                                              {"col", Meaning::column},
                                              {"column", Meaning::column},
                                              {"j", Meaning::column},
                                              {"x", Meaning::column}});
  const std::string text = in_small_letters(before);
  const std::size_t end = text.find_last_not_of(" _=:([-");
  if (end == text.npos) return text.find('=') == text.npos ? Meaning::none : Meaning::value;
  std::size_t begin = end + 1;
  while (begin > 0 && is_letter(text[begin - 1])) --begin;
  const std::string_view word = std::string_view(text).substr(begin, end + 1 - begin);
  const auto* const known = std::ranges::find(words, word, &Word::text);
  if (known != words.end()) return known->meaning;
  return text.find('=', end) == text.npos ? Meaning::none : Meaning::value;
}

/// The meanings of a form's numbers.
Meanings meanings_of(std::string_view form) {
  Meanings meanings{};
  for (Meaning& meaning : meanings) {
    const std::size_t number = form.find('#');
    if (number == form.npos) break;
    meaning = meaning_of(form.substr(0, number));
    form.remove_prefix(number + 1);
  }
  return meanings;
}

/// The orders that the columns `from` to `from` + 2 can have, the likeliest ones first. The clauses
/// don't tell rows from columns: without words for them, the rows come first.
std::vector<NumberColumns> column_orders(const Meanings& meanings, std::size_t from) {
  const auto column_of = [&](Meaning meaning) -> std::optional<std::size_t> {
    for (std::size_t i = from; i < from + 3; ++i) {
      if (meanings[i] == meaning) return i;
    }
    return std::nullopt;
  };
  const auto row = column_of(Meaning::row);
  const auto column = column_of(Meaning::column);
  if (row && column) return {{*row, *column, 3 * from + 3 - *row - *column}};
  return {{from, from + 1, from + 2}, {from + 1, from + 2, from}, {from, from + 2, from + 1}};
}

}  // namespace

void VariableNames::add(std::string_view comment) {
  constexpr std::size_t most_forms = 64;
  constexpr std::size_t most_rows = std::size_t{1} << 20;
  constexpr std::size_t longest = 200;
  if (rows_ == most_rows || comment.size() > longest) return;
  auto found = numbers_in(comment, false);
  if (found && found->numbers.size() == 3) {
    if (auto lettered = numbers_in(comment, true); lettered && lettered->numbers.size() == 4) {
      found = std::move(lettered);
    }
  }
  if (!found || found->numbers.size() < 2 || found->numbers.size() > 4) return;
  auto form = forms_.find(found->form);
  if (form == forms_.end()) {
    if (forms_.size() == most_forms) return;
    form = forms_.emplace(found->form, Form{found->numbers.size(), std::string(comment), {}}).first;
  }
  NumberRow row{};
  std::ranges::copy(found->numbers, row.begin());
  form->second.rows.push_back(row);
  ++rows_;
}

const VariableNames::Forms::value_type* VariableNames::most_frequent() const {
  const auto found = std::ranges::max_element(
      forms_, {}, [](const auto& form) { return form.second.rows.size(); });
  return found == forms_.end() ? nullptr : &*found;
}

namespace {

/// Takes a name of three digits apart: "5 x115".
bool unpack(std::vector<NumberRow>& rows, std::size_t packed) {
  for (NumberRow& row : rows) {
    const int name = row[packed];
    if (name < 100 || name > 999) return false;
    const int variable = row[1 - packed];
    const NumberRow digits{name / 100, name / 10 % 10, name % 10};
    row = packed == 0 ? NumberRow{digits[0], digits[1], digits[2], variable}
                      : NumberRow{variable, digits[0], digits[1], digits[2]};
  }
  return true;
}

/// Rows of four numbers, if they name variables.
std::optional<std::vector<NumberRow>> with_names(const std::vector<NumberRow>& comments,
                                                 std::size_t columns) {
  if (columns == 4) return comments;
  // "r1c25": column 2 holds 5.
  if (columns == 3) {
    std::vector<NumberRow> rows = comments;
    for (NumberRow& row : rows) row = {row[0], row[1], row[2] / 10, row[2] % 10};
    return rows;
  }
  for (const std::size_t packed : {std::size_t{1}, std::size_t{0}}) {
    std::vector<NumberRow> rows = comments;
    if (columns == 2 && unpack(rows, packed)) return rows;
  }
  return std::nullopt;
}

/// Whether the column has the numbers of variables.
bool has_variables(const std::vector<NumberRow>& rows, std::size_t column,
                   std::uint64_t variables) {
  std::set<int> seen;
  return std::ranges::all_of(rows, [&](const NumberRow& row) {
    const int number = row[column];
    return number > 0 && static_cast<std::uint64_t>(number) <= variables &&
           seen.insert(number).second;
  });
}

/// How the numbers of the comments are to be taken.
struct CommentLayout {
  NumberColumns order;
  NumberColumns offsets;  ///< 1 for those that count from 0
  std::size_t variable;
};

CommentLayout layout_of(const std::vector<NumberRow>& rows, const NumberColumns& order,
                        std::size_t variable) {
  const auto has_0 = [&](std::size_t column) {
    return std::ranges::any_of(rows, [&](const NumberRow& row) { return row[column] == 0; });
  };
  const std::size_t cells = has_0(order[0]) || has_0(order[1]) ? 1 : 0;
  return {order, {cells, cells, has_0(order[2]) ? std::size_t{1} : 0}, variable};
}

/// The row, the column and the value, all from 1 on, and the variable.
NumberRow in_usual_order(const NumberRow& row, const CommentLayout& layout) {
  NumberRow result{};
  for (std::size_t i = 0; i < 3; ++i) {
    result[i] = row[layout.order[i]] + static_cast<int>(layout.offsets[i]);
  }
  result[3] = row[layout.variable];
  return result;
}

/// The numbers of the standard variables; none if two have the same meaning.
std::optional<std::vector<Var>> numbers_in_order(const std::vector<NumberRow>& rows,
                                                 std::size_t size, std::uint64_t variables) {
  std::vector<Var> numbers(size * size * size);
  const auto from_0 = [](int number) { return static_cast<std::size_t>(number) - 1; };
  for (const NumberRow& row : rows) {
    const std::size_t cell = from_0(row[0]) * size + from_0(row[1]);
    Var& number = numbers[cell * size + from_0(row[2])];
    if (number != 0) return std::nullopt;
    number = row[3];
  }
  auto absent = static_cast<Var>(variables);
  for (Var& number : numbers) {
    if (number == 0) number = ++absent;
  }
  return numbers;
}

/// What rows in the usual order say; nothing if they can't be the names of a board's variables.
std::optional<NamedVariables> names_by_rows(const std::vector<NumberRow>& rows,
                                            const std::optional<Geometry>& wanted,
                                            std::uint64_t variables) {
  constexpr int largest = 100;
  int size = wanted ? wanted->size() : 0;
  for (const NumberRow& row : rows) size = std::max({size, row[0], row[1], row[2]});
  const auto n = static_cast<std::size_t>(size);
  // Fewer comments are about something else.
  const bool possible = size >= 2 && size <= largest && rows.size() > n &&
                        (!wanted || wanted->size() == size) &&
                        variables + n * n * n <= static_cast<std::uint64_t>(max_variable);
  if (!possible) return std::nullopt;
  auto numbers = numbers_in_order(rows, n, variables);
  if (!numbers) return std::nullopt;
  const Geometry geometry = wanted ? *wanted : Geometry(size);
  return NamedVariables{geometry, *std::move(numbers), Grid(geometry.cells()), {}};
}

/// Whether comments of this form say which cells have no variables: "c FIXED 1 1 5".
bool is_of_givens(std::string_view form) {
  const std::string text = in_small_letters(form);
  return std::ranges::any_of(
      std::to_array<std::string_view>({"fix", "given", "clue", "preset", "assigned", "hint"}),
      [&](std::string_view word) { return text.find(word) != text.npos; });
}

}  // namespace

/// Adds the values of cells that have no variables. `order`: of the columns, from 0 on.
void VariableNames::add_fixed(const NumberColumns& order, const NumberColumns& offsets,
                              NamedVariables& found) const {
  const auto size = found.geometry.size();
  for (const auto& [form, comments] : forms_) {
    if (comments.columns != 3 || !is_of_givens(form)) continue;
    for (const NumberRow& comment : comments.rows) {
      const NumberRow row = in_usual_order(comment, {order, offsets, 3});
      if (std::max({row[0], row[1], row[2]}) > size || std::min(row[0], row[1]) < 1) continue;
      found.fixed[static_cast<std::size_t>((row[0] - 1) * size + row[1] - 1)] =
          static_cast<Value>(row[2]);
    }
  }
}

std::optional<NamedVariables> VariableNames::meaning(const ClauseSample& sample,
                                                     const std::optional<Geometry>& wanted,
                                                     std::uint64_t variables) const {
  const auto* const form = most_frequent();
  if (form == nullptr) return std::nullopt;
  const auto& [text, comments] = *form;
  const auto rows = with_names(comments.rows, comments.columns);
  if (!rows) return std::nullopt;
  const bool in_front = has_variables(*rows, 0, variables);
  if (!in_front && !has_variables(*rows, 3, variables)) return std::nullopt;
  const std::size_t from = in_front ? 1 : 0;
  std::optional<NamedVariables> best;
  for (const NumberColumns& order :
       column_orders(comments.columns == 4 ? meanings_of(text) : Meanings{}, from)) {
    const CommentLayout layout = layout_of(*rows, order, in_front ? 0 : 3);
    std::vector<NumberRow> sorted;
    for (const NumberRow& row : *rows) sorted.push_back(in_usual_order(row, layout));
    auto found = names_by_rows(sorted, wanted, variables);
    if (!found) continue;
    const bool fits = sample.fits(found->numbers, found->geometry, 0);
    // Names of all variables are believed of a board with other rules, too.
    if (!fits && (best || sorted.size() < found->numbers.size())) continue;
    add_fixed({order[0] - from, order[1] - from, order[2] - from}, layout.offsets, *found);
    found->example = comments.example;
    best = std::move(found);
    if (fits) break;
  }
  return best;
}

}  // namespace sudoku_sat::format
