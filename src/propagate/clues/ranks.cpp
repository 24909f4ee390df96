// Ranks beside the board. Each digit begins four of the numbers, one on each side, so a rank says
// which of the four its number is: the smallest, the second, the third or the greatest. Once we
// know of all smaller ones that they are smaller, the others are greater, and the reverse. Two
// numbers are compared at the first place where they aren't known to be equal.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "formulas.hpp"
#include "rules/parts/sides.hpp"
#include "telling.hpp"

namespace sudoku_sat::clues {

namespace {

constexpr int sides_of_board = 4;

Mask below(Mask limit) { return (Mask{1} << std::countr_zero(limit)) - 1; }
Mask least_of(Mask mask) { return mask & (~mask + 1); }
Mask greatest_of(Mask mask) { return std::bit_floor(mask); }
Mask at_most(Mask limit) { return below(limit) | limit; }

/// How another number compares with the clue's, and the first place where they may differ.
struct NumberComparison {
  enum class Result { smaller, greater, open };

  Result result = Result::open;
  std::size_t place = 0;
};

/// A number that begins with the digit of the clue's number, or may begin with it.
struct OtherNumber {
  std::string side;  ///< "the top of column 5"
  std::vector<Cell> cells = {};
  bool begins = false;             ///< whether it is known to begin with the digit
  NumberComparison compared = {};  ///< if it does
};

class RankTelling {
 public:
  RankTelling(Marks& marks, std::uint32_t number)
      : marks_(marks),
        words_(marks),
        lead_(lead_of(marks.board(), number)),
        line_(marks.board().formulas()[number].line),
        smaller_wanted_((marks.board().formulas()[number].clue[0] - 1) % sides_of_board) {}

  std::optional<ToldFormula> run() {
    first_ = marks_[line_[0]];
    if (!is_single(first_)) return std::nullopt;
    int count[3] = {};
    for (const rule::Side side : rule::all_sides) {
      const std::vector<OtherNumber> all = at(side);
      if (all.empty()) continue;
      numbers_.insert(numbers_.end(), all.begin(), all.end());
      const Result result = all[0].begins ? all[0].compared.result : Result::open;
      ++count[static_cast<std::size_t>(result)];
    }
    if (count[0] == smaller_wanted_) return tell_open(NumberComparison::Result::greater);
    if (count[1] == sides_of_board - 1 - smaller_wanted_) {
      return tell_open(NumberComparison::Result::smaller);
    }
    return std::nullopt;
  }

 private:
  using Result = NumberComparison::Result;

  /// The number of a side that begins with the digit, or those that may; nothing for the clue's.
  std::vector<OtherNumber> at(rule::Side side) const {
    const Geometry& geometry = marks_.board().geometry();
    std::vector<OtherNumber> all;
    for (int line = 0; line < rule::lines_of(geometry, side); ++line) {
      std::vector<Cell> cells = rule::seen_from(geometry, side, line);
      if (cells == line_) return {};
      if ((marks_[cells[0]] & first_) == 0) continue;
      const bool begins = marks_[cells[0]] == first_;
      const NumberComparison compared = compare(cells);
      std::string name = rule::side_name({side, line + 1, 0, {}, {}});
      all.push_back({std::move(name), std::move(cells), begins, compared});
      if (begins) return {all.back()};
    }
    return all;
  }

  NumberComparison compare(const std::vector<Cell>& other) const {
    for (std::size_t i = 1; i < line_.size(); ++i) {
      const Mask their = marks_[other[i]];
      const Mask our = marks_[line_[i]];
      if (other[i] == line_[i] || (their == our && is_single(our))) continue;
      if (greatest_of(their) < least_of(our)) return {Result::smaller, i};
      if (least_of(their) > greatest_of(our)) return {Result::greater, i};
      return {Result::open, i};
    }
    return {};
  }

  /// That numbers of which it is not known are smaller, or greater.
  std::optional<ToldFormula> tell_open(Result wanted) {
    for (const OtherNumber& other : numbers_) {
      const NumberComparison& found = other.compared;
      if (found.place == 0) continue;
      if (!other.begins && found.result != Result::open && found.result != wanted) {
        return tell_impossible(other, wanted);
      }
      if (!other.begins || found.result != Result::open) continue;
      if (auto told = tell_narrowed(other, found.place, wanted)) return told;
    }
    return std::nullopt;
  }

  std::optional<ToldFormula> tell_narrowed(const OtherNumber& other, std::size_t place,
                                           Result wanted) {
    const bool greater = wanted == Result::greater;
    const Cell upper = greater ? other.cells[place] : line_[place];
    const Cell lower = greater ? line_[place] : other.cells[place];
    std::vector<std::string> parts;
    const Mask least = least_of(marks_[lower]);
    const Mask greatest = greatest_of(marks_[upper]);
    if (marks_.leave(upper, ~below(least))) parts.push_back(bound(lower, "at least", least, upper));
    if (marks_.leave(lower, at_most(greatest))) {
      parts.push_back(bound(upper, "at most", greatest, lower));
    }
    if (parts.empty()) return std::nullopt;
    return told(fmt::format("so the one from {} is {}: {}{}", other.side, name_of(wanted),
                            equal_before(place), base::listed(parts)),
                other, wanted);
  }

  /// "r8c1 is at most 8, so r2c5 is not 9"
  std::string bound(Cell from, std::string_view limit, Mask value, Cell to) const {
    return fmt::format("{} is {} {}, so {}", words_.cell(from), limit, words_.values(value),
                       words_.left({to}));
  }

  std::optional<ToldFormula> tell_impossible(const OtherNumber& other, Result wanted) {
    marks_.leave(other.cells[0], ~first_);
    return told(
        fmt::format("so another one is {}, which the one from {} would not be ({}): {}",
                    name_of(wanted), other.side, difference(other), words_.left({other.cells[0]})),
        other, wanted);
  }

  static std::string_view name_of(Result result) {
    return result == Result::greater ? "greater" : "smaller";
  }

  std::string equal_before(std::size_t place) const {
    if (place == 1) return "";
    return fmt::format("the first {} digits are equal, ", spelled(place));
  }

  /// "r3c8 is greater than r8c1"
  std::string difference(const OtherNumber& other) const {
    const NumberComparison& found = other.compared;
    return fmt::format("{}{} is {} than {}", equal_before(found.place),
                       words_.cell(other.cells[found.place]), name_of(found.result),
                       words_.cell(line_[found.place]));
  }

  /// With what is known of the others, which are on the other side of the clue's number.
  std::optional<ToldFormula> told(const std::string& rest, const OtherNumber& about,
                                  Result wanted) const {
    constexpr const char* ranks[] = {"smallest", "second smallest", "third smallest", "greatest"};
    ToldFormula told;
    std::vector<std::string> known;
    add_cells(told.cells, about);
    for (const OtherNumber& other : numbers_) {
      const Result result = other.compared.result;
      if (!other.begins || result == Result::open || result == wanted) continue;
      add_cells(told.cells, other);
      known.push_back(fmt::format("the one from {} is {} ({})", other.side, name_of(result),
                                  difference(other)));
    }
    if (!known.empty()) known.front() = "; " + known.front();
    told.text =
        fmt::format("{} is the {} of the four numbers that begin with {}{}, {}.", lead_,
                    ranks[smaller_wanted_], words_.values(first_), base::listed(known), rest);
    return told;
  }

  void add_cells(std::vector<Cell>& cells, const OtherNumber& other) const {
    for (std::size_t i = 0; i <= other.compared.place; ++i) {
      cells.push_back(other.cells[i]);
      cells.push_back(line_[i]);
    }
  }

  Marks& marks_;
  ClueWords words_;
  std::string lead_;
  std::vector<Cell> line_;  ///< the clue's number
  int smaller_wanted_;      ///< how many of the others are smaller
  Mask first_ = 0;          ///< the digit that they begin with
  std::vector<OtherNumber> numbers_;
};

}  // namespace

std::optional<ToldFormula> narrow_formula(Marks& marks, std::uint32_t number, std::monostate) {
  if (!is_rank(marks.board().formulas()[number])) return std::nullopt;
  return RankTelling(marks, number).run();
}

}  // namespace sudoku_sat::clues
