// The cells, lines and numbers of statements.
#include <fmt/format.h>

#include "written.hpp"

namespace sudoku_sat::format {

using Kind = rule::language::Syntax::Kind;

std::string IssWritten::given(const std::string& cell, const std::vector<int>& values) const {
  std::string text = cell;
  for (const int value : values) text += fmt::format("_{}", value);
  return text;
}

std::optional<int> IssWritten::number_of(const Syntax& part) const {
  if (part.kind == Kind::number) return static_cast<int>(part.number);
  if (part.kind != Kind::call || part.word != "negative") return std::nullopt;
  const auto number = number_of(part.parts[0]);
  return number ? std::optional(-*number) : std::nullopt;
}

/// Of "3", "[1, 2]", "{1, 3..5}" and "1..9".
std::optional<std::vector<int>> IssWritten::numbers_of(const Syntax& part) const {
  if (const auto number = number_of(part)) return std::vector{*number};
  if (part.kind != Kind::call) return std::nullopt;
  std::vector<int> numbers;
  if (part.word == "range") {
    const auto first = number_of(part.parts[0]);
    const auto last = number_of(part.parts[1]);
    constexpr int most = 1000;
    if (!first || !last || *last - *first > most) return std::nullopt;
    for (int number = *first; number <= *last; ++number) numbers.push_back(number);
    return numbers;
  }
  if (part.word != "list" && part.word != "set") return std::nullopt;
  for (const Syntax& inner : part.parts) {
    const auto more = numbers_of(inner);
    if (!more) return std::nullopt;
    numbers.insert(numbers.end(), more->begin(), more->end());
  }
  return numbers;
}

std::optional<std::string> IssWritten::line_of(const Syntax& part, bool& far) const {
  if (part.kind != Kind::call || part.parts.size() != 1) return std::nullopt;
  if (part.word == "reverse") {
    far = !far;
    return line_of(part.parts[0], far);
  }
  const auto number = number_of(part.parts[0]);
  if (!number || (part.word != "row" && part.word != "column")) return std::nullopt;
  return fmt::format("{}{}", part.word == "row" ? 'R' : 'C', *number);
}

std::optional<std::string> IssWritten::cell_of(const Syntax& part) const {
  if (part.kind == Kind::call && part.word == "list") return std::nullopt;
  const auto cells = cells_of(part);
  if (!cells || cells->size() != 1) return std::nullopt;
  return (*cells)[0];
}

IssWritten::Texts IssWritten::cells_of(const Syntax& part) const {
  if (part.kind == Kind::cells) return out_.cells(part.cells);
  const bool element = part.kind == Kind::call && part.word == "element";
  const auto group = groups_.find(element ? part.parts[0].word : part.word);
  if (group != groups_.end()) {
    used_.insert(group->first);
    const auto& [prefix, count, truth, declared] = group->second;
    const auto text = [&, &single = prefix, all = count](int number) {
      return all == 1 ? single : fmt::format("{}{}", single, number);
    };
    if (element) {
      const auto number = number_of(part.parts[1]);
      if (!number || *number < 1 || *number > count) return std::nullopt;
      return std::vector{text(*number)};
    }
    if (part.kind == Kind::call && part.parts.size() == 1) {
      const Syntax& of = part.parts[0];
      if (of.kind != Kind::cells || of.cells.size() != 1) return std::nullopt;
      return std::vector{text(static_cast<int>(of.cells[0]) + 1)};
    }
    std::vector<std::string> all;
    for (int number = 1; number <= count; ++number) all.push_back(text(number));
    return all;
  }
  bool far = false;
  if (const auto line = line_of(part, far)) {
    const int number = parse_number<int>(std::string_view(*line).substr(1)).value_or(0) - 1;
    const bool row = (*line)[0] == 'R';
    std::vector<Cell> cells;
    for (int i = 0; i < (row ? geometry_.grid_columns() : geometry_.grid_rows()); ++i) {
      const auto cell = row ? geometry_.find(number, i) : geometry_.find(i, number);
      if (!cell) return std::nullopt;
      cells.push_back(*cell);
    }
    if (far) std::ranges::reverse(cells);
    return out_.cells(cells);
  }
  if (part.kind != Kind::call || part.word != "list") return std::nullopt;
  std::vector<std::string> cells;
  for (const Syntax& inner : part.parts) {
    const auto more = cells_of(inner);
    if (!more) return std::nullopt;
    cells.insert(cells.end(), more->begin(), more->end());
  }
  return cells;
}

}  // namespace sudoku_sat::format
