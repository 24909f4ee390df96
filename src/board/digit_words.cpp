// Writes "digit k of t in base N is d" as a statement about t: the intervals in which it holds. In
// base 10, if t is at most 29, a tens digit of 1 is "t in 10..19", a units digit of 3 is "t in {3,
// 13, 23}". Few intervals are listed, many are written as a remainder: "t mod 10 = 3".
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

namespace {

/// From and to.
using Interval = std::pair<std::int64_t, std::int64_t>;
using Intervals = std::vector<Interval>;

constexpr std::size_t max_listed = 3;

/// After the others; one that begins where the last one ends is the same.
void append(Intervals& intervals, Interval next) {
  if (!intervals.empty() && intervals.back().second + 1 == next.first) {
    intervals.back().second = next.second;
  } else {
    intervals.push_back(next);
  }
}

std::string item(Interval interval) {
  if (interval.first == interval.second) return std::to_string(interval.first);
  return fmt::format("{}..{}", interval.first, interval.second);
}

/// "5", "5..8", "{1, 3..5}"
std::string set_of(const Intervals& intervals) {
  if (intervals.size() == 1) return item(intervals[0]);
  std::string text;
  for (const Interval& one : intervals) text += (text.empty() ? "{" : ", ") + item(one);
  return text + "}";
}

class Digit {
 public:
  Digit(const Variable& variable, Cell cell, int size, std::span<const Value> values)
      : variable_(variable), values_(values.begin(), values.end()) {
    std::sort(values_.begin(), values_.end());
    for (auto lower = variable.cells.rbegin(); *lower != cell; ++lower) weight_ *= size;
    period_ = weight_ * size;
    for (std::size_t i = 0; i < variable.cells.size(); ++i) numbers_ *= size;
  }

  std::string text(bool holds) const {
    // Digits may be more than the largest number needs.
    const std::int64_t end = variable_.least + numbers_ - 1;
    Intervals intervals = up_to(variable_.most);
    if (intervals.empty()) intervals = up_to(end);
    if (intervals.size() > max_listed) return with_remainder(holds);
    if (intervals.size() > 1) return member(variable_.name, intervals, holds);
    return compared(intervals[0], holds);
  }

 private:
  /// The numbers with one of the digit's values; not all of them if there are many intervals.
  Intervals up_to(std::int64_t most) const {
    Intervals intervals;
    for (std::int64_t base = variable_.least; base <= most; base += period_) {
      for (const Value value : values_) {
        const std::int64_t from = base + (value - 1) * weight_;
        if (from <= most) append(intervals, {from, std::min(from + weight_ - 1, most)});
      }
      if (intervals.size() > max_listed) break;
    }
    return intervals;
  }

  std::string compared(Interval one, bool holds) const {
    const std::string& name = variable_.name;
    if (one.first == one.second) return fmt::format("{}{}{}", name, holds ? "=" : "!=", one.first);
    if (one.first <= variable_.least)
      return name + (holds ? "<=" : ">") + std::to_string(one.second);
    if (one.second >= variable_.most)
      return name + (holds ? ">=" : "<") + std::to_string(one.first);
    return member(name, {one}, holds);
  }

  static std::string member(const std::string& name, const Intervals& intervals, bool holds) {
    return fmt::format("{} {} {}", name, holds ? "in" : "not in", set_of(intervals));
  }

  std::string with_remainder(bool holds) const {
    Intervals parts;
    for (const Value value : values_) {
      const std::int64_t start = variable_.least + (value - 1) * weight_;
      const std::int64_t from = (start % period_ + period_) % period_;
      const std::int64_t to = from + weight_ - 1;
      parts.emplace_back(from, std::min(to, period_ - 1));
      if (to >= period_) parts.emplace_back(0, to - period_);
    }
    std::sort(parts.begin(), parts.end());
    Intervals remainders;
    for (const Interval& part : parts) append(remainders, part);
    const std::string name = fmt::format("{} mod {}", variable_.name, period_);
    const Interval first = remainders[0];
    if (remainders.size() > 1 || first.first != first.second)
      return member(name, remainders, holds);
    return fmt::format("{} {} {}", name, holds ? "=" : "!=", first.first);
  }

  const Variable& variable_;
  std::vector<Value> values_;
  std::int64_t weight_ = 1;   ///< how much one more in this digit adds
  std::int64_t period_ = 1;   ///< the same of the next digit
  std::int64_t numbers_ = 1;  ///< how many numbers all digits can express
};

}  // namespace

const Variable* variable_at(const Board& board, Cell cell) {
  if (board.geometry().on_grid(cell)) return nullptr;
  // Their cells have ascending numbers.
  const std::vector<Variable>& all = board.variables();
  const auto after = std::upper_bound(
      all.begin(), all.end(), cell,
      [](Cell wanted, const Variable& variable) { return wanted < variable.cells.front(); });
  if (after == all.begin()) return nullptr;
  const Variable& found = *std::prev(after);
  return cell <= found.cells.back() ? &found : nullptr;
}

const Variable* variable_of_digit(const Board& board, Cell cell) {
  const Variable* const found = variable_at(board, cell);
  return found != nullptr && found->cells.size() > 1 ? found : nullptr;
}

std::string spoken_name(const Board& board, Cell cell) {
  const Variable* variable = variable_of_digit(board, cell);
  return variable != nullptr ? variable->name : board.geometry().name(cell);
}

std::string spoken_names(const Board& board, std::span<const Cell> cells) {
  std::set<std::string> names;
  std::string text;
  for (const Cell cell : cells) {
    const auto [name, added] = names.insert(spoken_name(board, cell));
    if (added) text += (text.empty() ? "" : " ") + *name;
  }
  return text;
}

std::string spoken(const Board& board, Cell cell, std::span<const Value> values, bool holds) {
  if (const Variable* variable = variable_of_digit(board, cell)) {
    return Digit(*variable, cell, board.size(), values).text(holds);
  }
  std::string text = board.geometry().name(cell) + (holds ? "=" : "!=");
  for (const Value value : values) {
    if (value != values.front()) text += ',';
    text += std::to_string(board.geometry().number_in(cell, value));
  }
  return text;
}

}  // namespace sudoku_sat
