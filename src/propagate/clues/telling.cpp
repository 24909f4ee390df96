#include "telling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

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

std::string ClueWords::numbers(Mask mask, std::string_view last) const {
  if (mask == 0 || !is_range(mask)) return values(mask, last);
  return fmt::format("{} to {}", std::countr_zero(mask) + 1 + offset_,
                     64 - std::countl_zero(mask) + offset_);
}

std::string ClueWords::verb(const std::vector<Cell>& cells, bool holds, Mask mask) const {
  return fmt::format("{} {}{} {}", this->cells(cells), cells.size() == 1 ? "is" : "are",
                     holds ? "" : " not", holds ? numbers(mask) : values(mask, "or"));
}

std::string ClueWords::are(const std::vector<Cell>& cells, Mask mask) const {
  const Mask others = all_values(marks_.board()) & ~mask;
  const bool range = is_range(mask) && !is_single(others);
  const bool shorter = !range && std::popcount(mask) >= least_range && others != 0 &&
                       std::popcount(others) < std::popcount(mask);
  return verb(cells, !shorter, shorter ? others : mask);
}

namespace {

/// Cells of which the same is said.
struct Said {
  bool holds = false;
  Mask mask = 0;
  std::vector<Cell> cells = {};
};

void add_said(std::vector<Said>& all, bool holds, Mask mask, Cell cell) {
  const auto same = std::find_if(all.begin(), all.end(), [&](const Said& one) {
    return one.holds == holds && one.mask == mask;
  });
  if (same == all.end()) {
    all.push_back({holds, mask, {cell}});
  } else {
    same->cells.push_back(cell);
  }
}

std::string joined_said(std::vector<std::string> parts) {
  if (parts.size() > 1) parts.back() = "and " + parts.back();
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace

std::string ClueWords::left(const std::vector<Cell>& cells) const {
  std::vector<Said> all;
  for (const Cell cell : cells) {
    const Mask left = marks_[cell];
    const Mask lost = marks_.before(cell) & ~left;
    const bool holds =
        std::popcount(left) < least_range || std::popcount(left) <= std::popcount(lost);
    add_said(all, holds, holds ? left : lost, cell);
  }
  std::vector<std::string> parts;
  for (const Said& one : all) parts.push_back(verb(one.cells, one.holds, one.mask));
  return joined_said(std::move(parts));
}

std::string ClueWords::lost(const std::vector<Cell>& cells) const {
  std::vector<Said> all;
  for (const Cell cell : cells) add_said(all, false, marks_.before(cell) & ~marks_[cell], cell);
  std::vector<std::string> parts;
  for (const Said& one : all) parts.push_back(verb(one.cells, false, one.mask));
  return joined_said(std::move(parts));
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
