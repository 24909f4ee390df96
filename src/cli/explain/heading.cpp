// What a step concludes, as its heading. A clue that all cells of a kind obey can exclude a hundred
// candidates at once: they are listed by value, not by cell.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "lists.hpp"
#include "report/explanation.hpp"
#include "words.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::ptrdiff_t max_named = 10;

/// The conclusions that no other one says, each cell's exclusions together.
std::vector<std::vector<Statement>> said_together(const Step& step) {
  std::vector<std::vector<Statement>> all;
  for (const Statement& one : step.conclusions) {
    if (said_by_value(one, step.conclusions)) continue;
    if (all.empty() || !joins(all.back().back(), one)) all.emplace_back();
    all.back().push_back(one);
  }
  return all;
}

std::vector<Value> values_of(const std::vector<Statement>& statements) {
  std::vector<Value> values;
  for (const Statement& one : statements) values.push_back(one.value);
  return values;
}

/// Exclusions that have a value and a cell, which the digits of a number don't.
bool has_candidates(const std::vector<Statement>& statements, const Board& board) {
  return !statements.front().holds && variable_of_digit(board, statements.front().cell) == nullptr;
}

/// "r1c1, r1c4-r1c6 and r2c2"; variables are not in a line.
std::string cells_text(const std::vector<Cell>& cells, const Board& board) {
  const auto beside = std::find_if(cells.begin(), cells.end(),
                                   [&](Cell cell) { return !board.geometry().on_grid(cell); });
  if (beside == cells.end()) return listed(cells, "and", board.geometry());
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(spoken_name(board, cell));
  return listed(names, "and");
}

/// "119 candidates are excluded: 1 in r1c2 and r1c5; 1 and 9 in r1c1, r1c4 and r2c2-r2c7".
std::string by_values(const std::vector<std::vector<Statement>>& exclusions, const Board& board) {
  std::map<std::vector<int>, std::vector<Cell>> cells;  // by what they lose
  std::size_t count = 0;
  for (const auto& of_cell : exclusions) {
    std::vector<int> numbers;
    for (const Statement& one : of_cell) {
      numbers.push_back(board.geometry().number_in(one.cell, one.value));
    }
    count += numbers.size();
    std::sort(numbers.begin(), numbers.end());
    cells[numbers].push_back(of_cell.front().cell);
  }
  std::vector<std::pair<std::vector<int>, std::vector<Cell>>> groups(cells.begin(), cells.end());
  std::stable_sort(groups.begin(), groups.end(),
                   [](const auto& a, const auto& b) { return a.first.size() < b.first.size(); });
  std::string text = fmt::format("{} candidates are excluded", count);
  for (const auto& [numbers, where] : groups) {
    std::vector<std::string> values;
    for (const int number : numbers) values.push_back(std::to_string(number));
    text += fmt::format("{} {} in {}", &where == &groups.front().second ? ":" : ";",
                        listed(values, "and"), cells_text(where, board));
  }
  return text;
}

}  // namespace

Words heading_words(const Step& step, const Board& board) {
  Words words{{fmt::format("{}.", step.number)}};
  std::vector<std::vector<Statement>> all = said_together(step);
  const auto is_other = [&](const auto& one) { return !has_candidates(one, board); };
  const auto others = std::count_if(all.begin(), all.end(), is_other);
  const bool many = std::ssize(all) - others > max_named;
  const auto end = many ? std::stable_partition(all.begin(), all.end(), is_other) : all.end();
  for (auto one = all.begin(); one != end; ++one) {
    const Statement& first = one->front();
    words.push_back(
        {spoken(board, first.cell, values_of(*one), first.holds), Tone::conclusion, ","});
  }
  if (many) {
    for (Word& word : words_of(by_values({end, all.end()}, board))) {
      words.push_back({std::move(word.text), Tone::conclusion});
    }
  }
  words.back().after.clear();
  // Nobody can follow such a search, so the heading names no pattern.
  if (step.name.empty() || (step.name == "search" && !report::is_explained(step))) return words;
  for (Word& word : words_of("(" + step.name + ")")) words.push_back(std::move(word));
  return words;
}

}  // namespace sudoku_sat::cli
