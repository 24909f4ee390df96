#include "words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace sudoku_sat::propagation {

std::string Words::cells(const std::vector<Cell>& cells, std::string_view last) const {
  std::vector<std::string> names;
  for (const Cell one : cells) names.push_back(cell(one));
  return base::listed(names, last);
}

std::string Words::values_in(Cell cell, std::uint64_t mask, std::string_view last) const {
  std::vector<std::string> names;
  for_each_value(mask, [&](Value one) { names.push_back(value_in(cell, one)); });
  return base::listed(names, last);
}

std::string Words::units(std::vector<std::uint32_t> numbers) const {
  std::sort(numbers.begin(), numbers.end());
  const auto& all = board_->all_different();
  const AllDifferent& first = all[numbers.front()];
  const bool alike = std::all_of(numbers.begin(), numbers.end(), [&](std::uint32_t number) {
    return all[number].rule == first.rule && all[number].label.empty() && all[number].number > 0;
  });
  std::vector<std::string> names;
  for (const std::uint32_t number : numbers) {
    names.push_back(alike ? std::to_string(all[number].number) : unit(number));
  }
  if (!alike) return base::listed(names);
  return fmt::format("{}{} {}", first.rule,
                     numbers.size() == 1 ? "" : (first.rule.ends_with('x') ? "es" : "s"),
                     base::listed(names));
}

std::string Words::excluded(const std::vector<Exclusion>& exclusions) const {
  std::map<int, std::vector<Cell>> by_number;
  for (const Exclusion& one : exclusions) {
    by_number[board_->geometry().number_in(one.cell, one.value)].push_back(one.cell);
  }
  std::map<std::vector<Cell>, std::vector<std::string>> by_cells;
  for (auto& [number, where] : by_number) {
    std::sort(where.begin(), where.end());
    by_cells[where].push_back(std::to_string(number));
  }
  std::vector<std::string> parts;
  for (const auto& [where, names] : by_cells) {
    parts.push_back(fmt::format("{} {} not {}", cells(where), where.size() == 1 ? "is" : "are",
                                base::listed(names, "or")));
  }
  return base::listed(parts);
}

std::string sentence_of(const Finding& finding, const Board& board) {
  const Words words(board);
  return finding.tell ? finding.tell(words, words.excluded(finding.exclusions)) : "";
}

}  // namespace sudoku_sat::propagation
