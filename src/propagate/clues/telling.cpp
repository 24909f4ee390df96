#include "telling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <tuple>

#include "registry.hpp"

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
  const bool shorter = !is_range(mask) && std::popcount(mask) >= least_range &&
                       std::popcount(others) < std::popcount(mask);
  return verb(cells, !shorter, shorter ? others : mask);
}

std::string ClueWords::left(const std::vector<Cell>& cells) const {
  std::vector<std::tuple<bool, Mask, std::vector<Cell>>> groups;
  for (const Cell cell : cells) {
    const Mask left = marks_[cell];
    const Mask lost = marks_.before(cell) & ~left;
    const bool holds =
        std::popcount(left) < least_range || std::popcount(left) <= std::popcount(lost);
    const Mask said = holds ? left : lost;
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const auto& one) {
      return std::get<0>(one) == holds && std::get<1>(one) == said;
    });
    if (same == groups.end()) {
      groups.push_back({holds, said, {cell}});
    } else {
      std::get<2>(*same).push_back(cell);
    }
  }
  std::vector<std::string> parts;
  for (const auto& [holds, said, same] : groups) parts.push_back(verb(same, holds, said));
  if (parts.size() > 1) parts.back() = "and " + parts.back();
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string ClueWords::added(std::vector<int> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return fmt::format("{}", fmt::join(numbers, "+"));
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
