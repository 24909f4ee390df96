// Pairs of cells that differ, as the region of a cell and its value if the regions are unknown:
// each region has each value once. And numbers that are given in reading order.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>

#include "formulas.hpp"
#include "telling.hpp"

namespace sudoku_sat::clues {

namespace {

using CellPair = std::pair<Cell, Cell>;

class PairsTelling {
 public:
  PairsTelling(Marks& marks, std::uint32_t number, const DifferentPairs& meaning)
      : marks_(marks), words_(marks), number_(number), meaning_(meaning) {}

  std::optional<ToldFormula> run() {
    if (!can_be_named()) return std::nullopt;
    for (const CellPair& pair : meaning_.pairs) {
      if (!is_known(pair.first) || !is_known(pair.second)) continue;
      if (auto told = around(pair)) return told;
    }
    return meaning_.complete ? last_places() : std::nullopt;
  }

 private:
  bool can_be_named() const {
    const Geometry& geometry = marks_.board().geometry();
    return std::all_of(meaning_.pairs.begin(), meaning_.pairs.end(), [&](const CellPair& pair) {
      return (geometry.on_grid(pair.first) || variable_of(pair) != nullptr) &&
             geometry.on_grid(pair.second);
    });
  }

  /// Of the first cell, if it is about the second.
  const Variable* variable_of(const CellPair& pair) const {
    const Variable* const found = variable_at(marks_.board(), pair.first);
    const bool about = found != nullptr && found->cells.size() == 1 && found->of == pair.second;
    return about ? found : nullptr;
  }

  bool is_known(Cell cell) const { return !marks_.state().open(cell); }
  bool can_be(Cell cell, Mask value) const { return (marks_.before(cell) & value) != 0; }

  /// What the pair excludes, whose cells are known.
  std::optional<ToldFormula> around(const CellPair& known) {
    const Mask first = marks_[known.first];
    const Mask second = marks_[known.second];
    std::vector<std::string> parts;
    tell_others(parts, known, first, second, [](const CellPair& pair) { return pair; });
    tell_others(parts, {known.second, known.first}, second, first, [](const CellPair& pair) {
      return CellPair{pair.second, pair.first};
    });
    if (parts.empty()) return std::nullopt;
    return ToldFormula{fmt::format("{}: {} and {}; {}.", lead_of(marks_.board(), number_),
                                   words_.are({known.first}, first),
                                   words_.are({known.second}, second), fmt::join(parts, "; "))};
  }

  /// Others whose second cell has that value don't have the first value in their first cell.
  template <class InOrderOf>
  void tell_others(std::vector<std::string>& parts, const CellPair& known, Mask first, Mask second,
                   const InOrderOf& in_order) {
    std::vector<Cell> same;
    std::vector<Cell> excluded;
    for (const CellPair& one : meaning_.pairs) {
      const CellPair pair = in_order(one);
      if (pair.first == known.first || is_known(pair.first) || !is_known(pair.second)) continue;
      if (marks_[pair.second] != second || !can_be(pair.first, first)) continue;
      marks_.leave(pair.first, ~first);
      same.push_back(pair.second);
      excluded.push_back(pair.first);
    }
    if (same.empty()) return;
    parts.push_back(fmt::format("{} too, so {}", words_.are(same, second), words_.lost(excluded)));
  }

  /// Each pair of values occurs: that of which only one place is left.
  std::optional<ToldFormula> last_places() {
    const auto size = static_cast<Value>(marks_.board().size());
    for (Value first = 1; first <= size; ++first) {
      for (Value second = 1; second <= size; ++second) {
        if (auto told = last_place(propagation::bit_of(first), propagation::bit_of(second))) {
          return told;
        }
      }
    }
    return std::nullopt;
  }

  std::optional<ToldFormula> last_place(Mask first, Mask second) {
    const CellPair* only = nullptr;
    for (const CellPair& pair : meaning_.pairs) {
      if (!can_be(pair.first, first) || !can_be(pair.second, second)) continue;
      if (only != nullptr) return std::nullopt;
      only = &pair;
    }
    const Variable* const variable = only == nullptr ? nullptr : variable_of(*only);
    if (variable == nullptr || (is_known(only->first) && is_known(only->second))) {
      return std::nullopt;
    }
    marks_.leave(only->first, first);
    marks_.leave(only->second, second);
    return ToldFormula{fmt::format(
        "{}: where {} is {}, one cell is {}; that can only be {}, so {} and {}.",
        lead_of(marks_.board(), number_), variable->group, words_.numbers_in(only->first, first),
        words_.numbers(second), words_.cell(only->second), words_.are({only->first}, first),
        words_.are({only->second}, second))};
  }

  Marks& marks_;
  ClueWords words_;
  std::uint32_t number_;
  const DifferentPairs& meaning_;
};

}  // namespace

std::optional<ToldFormula> narrow_formula(Marks& marks, std::uint32_t number,
                                          const DifferentPairs& meaning) {
  return PairsTelling(marks, number, meaning).run();
}

std::optional<ToldFormula> narrow_formula(Marks& marks, std::uint32_t number,
                                          const InOrder& meaning) {
  const ClueWords words(marks);
  std::vector<std::string> parts;
  int greatest = meaning.start;  // of the cells before, at most
  for (const Cell cell : meaning.cells) {
    const auto next = static_cast<Value>(greatest + 1);
    if (next < 64 && marks.leave(cell, (propagation::bit_of(next) << 1) - 1)) {
      const std::string most = words.numbers_in(cell, propagation::bit_of(next));
      parts.push_back(
          fmt::format("{} is {}{}", words.cell(cell), is_single(marks[cell]) ? "" : "at most ",
                      is_single(marks[cell]) ? words.numbers_in(cell, marks[cell]) : most));
    }
    if (marks.broken()) return std::nullopt;
    greatest = std::max(greatest, 64 - std::countl_zero(marks[cell]));
  }
  if (parts.empty()) return std::nullopt;
  return ToldFormula{fmt::format("{}, each at most one more than the greatest before it: {}.",
                                 lead_of(marks.board(), number), fmt::join(parts, ", "))};
}

}  // namespace sudoku_sat::clues
