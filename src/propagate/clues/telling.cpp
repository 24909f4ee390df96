#include "telling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "facts.hpp"
#include "registry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat::clues {

namespace {

constexpr int least_range = 4;

/// Whether the values are that many or more and follow one another.
bool is_range(Mask mask) {
  const Mask from_one = mask >> std::countr_zero(mask);
  return std::popcount(mask) >= least_range && (from_one & (from_one + 1)) == 0;
}

}  // namespace

std::span<const ClueKind* const> clue_kinds() { return clue_kind_entries::table; }

std::string tell(const Telling& told) {
  for (const ClueKind* kind : clue_kinds()) {
    if (std::string text = kind->tell(told); !text.empty()) return text;
  }
  return {};
}

const Board::DiagramOf* numbered_line(const Telling& told, std::string_view name) {
  const std::string_view rule = told.clue.rule;
  const bool named = rule.substr(rule.find(' ') + 1) == name;  // "left skyscraper"
  if (told.clue.diagrams.size() != 1 || !named) return nullptr;
  const Board::DiagramOf& line = told.marks.board().diagrams()[told.clue.diagrams[0]];
  return line.sequence != nullptr && line.sequence->clue.size() == 1 ? &line : nullptr;
}

std::string ClueWords::numbers(Mask mask, std::string_view last) const {
  return numbers_in(0, mask, last);
}

std::string ClueWords::numbers_in(Cell cell, Mask mask, std::string_view last) const {
  if (mask == 0 || !is_range(mask)) return values_in(cell, mask, last);
  return fmt::format("{} to {}", value_in(cell, value_of(mask)),
                     value_in(cell, static_cast<Value>(64 - std::countl_zero(mask))));
}

std::string ClueWords::verb(const std::vector<Cell>& cells, bool holds, Mask mask) const {
  return fmt::format("{} {}{} {}", this->cells(cells), cells.size() == 1 ? "is" : "are",
                     holds ? "" : " not",
                     holds ? numbers_in(cells[0], mask) : values_in(cells[0], mask, "or"));
}

std::string ClueWords::are(const std::vector<Cell>& cells, Mask mask) const {
  const Mask others = values_of(marks_.board(), cells[0]) & ~mask;
  const bool range = is_range(mask) && !is_single(others);
  const bool shorter = !range && std::popcount(mask) >= least_range && others != 0 &&
                       std::popcount(others) < std::popcount(mask);
  return verb(cells, !shorter, shorter ? others : mask);
}

bool ClueWords::alike(Cell a, Cell b) const {
  const Geometry& geometry = marks_.board().geometry();
  return geometry.number_in(a, 1) == geometry.number_in(b, 1) &&
         values_of(marks_.board(), a) == values_of(marks_.board(), b);
}

namespace {

/// Cells of which the same is said.
struct Said {
  bool holds = false;
  Mask mask = 0;
  std::vector<Cell> cells = {};
};

/// Adds the cell to those of which the same is said.
void add_said(std::vector<Said>& all, Said one, const ClueWords& words) {
  const auto same = std::find_if(all.begin(), all.end(), [&](const Said& other) {
    return other.holds == one.holds && other.mask == one.mask &&
           words.alike(other.cells[0], one.cells[0]);
  });
  if (same == all.end()) {
    all.push_back(std::move(one));
  } else {
    same->cells.push_back(one.cells[0]);
  }
}

}  // namespace

/// What the cells have lost; or, if they may be told, the values left, where these are fewer.
std::string ClueWords::said(const std::vector<Cell>& cells, bool also_left) const {
  std::vector<Said> all;
  for (const Cell cell : cells) {
    const Mask left = marks_[cell];
    const Mask lost = marks_.lost(cell);
    const bool holds = also_left && (std::popcount(left) < least_range ||
                                     std::popcount(left) <= std::popcount(lost));
    add_said(all, {holds, holds ? left : lost, {cell}}, *this);
  }
  std::vector<std::string> parts;
  for (const Said& one : all) parts.push_back(verb(one.cells, one.holds, one.mask));
  if (parts.size() > 1) parts.back() = "and " + parts.back();
  return base::joined(parts, ", ");
}

std::string ClueWords::left(const std::vector<Cell>& cells) const { return said(cells, true); }

std::string ClueWords::lost(const std::vector<Cell>& cells) const { return said(cells, false); }

std::vector<std::string> tell_facts(const std::vector<CellFact>& facts, const ClueWords& words) {
  std::vector<Said> all;
  for (const CellFact& fact : facts) add_said(all, {true, fact.values, {fact.cell}}, words);
  std::vector<std::string> texts;
  for (const Said& one : all) texts.push_back(words.are(one.cells, one.mask));
  return texts;
}

std::string ClueWords::added(std::vector<int> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return fmt::format("{}", fmt::join(numbers, "+"));
}

std::string in_short(const Clue& clue, const Board& board) {
  std::string_view rule = clue.rule;
  for (const std::string_view side : {"top ", "bottom ", "left ", "right "}) {
    if (rule.starts_with(side)) rule.remove_prefix(side.size());
  }
  std::string text(rule::in_short(rule));
  for (std::size_t at = text.find('#'); at != std::string::npos; at = text.find('#')) {
    const std::size_t cells =
        clue.diagrams.empty() ? 2 : board.diagrams()[clue.diagrams[0]].cells->size();
    text.replace(at, 1, std::to_string(cells));
  }
  return text;
}

std::string with_capital(std::string text) {
  const bool is_cell = text.size() > 1 && text[0] == 'r' && text[1] >= '0' && text[1] <= '9';
  if (!is_cell && !text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

std::string spelled(std::size_t number) {
  constexpr const char* words[] = {"no",   "one", "two",   "three", "four",
                                   "five", "six", "seven", "eight", "nine"};
  return number < std::size(words) ? words[number] : std::to_string(number);
}

}  // namespace sudoku_sat::clues
