#include "combinations.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace sudoku_sat::clues {

namespace {

constexpr std::size_t max_nodes_of_sum = 20'000;
constexpr std::size_t max_nodes_of_extreme = 5'000;

int least_in(Mask mask, int offset) { return std::countr_zero(mask) + 1 + offset; }
int most_in(Mask mask, int offset) { return 64 - std::countl_zero(mask) + offset; }

/// Whether a cell before that one has the same number and sees it.
template <class CellAt>
bool clashes(const std::vector<int>& numbers, int number, const CellAt& cell, const Marks& marks) {
  const std::size_t place = numbers.size();
  for (std::size_t i = 0; i < place; ++i) {
    if (numbers[i] == number && marks.sees(cell(i), cell(place))) return true;
  }
  return false;
}

class Counting {
 public:
  Counting(const SumOfCells& sum, const Ways& ways, const Marks& marks, const VisitWay& visit)
      : sum_(sum),
        ways_(ways),
        marks_(marks),
        visit_(visit),
        offset_(marks.board().geometry().offset()),
        least_(ways.open.size() + 1, 0),
        most_(ways.open.size() + 1, 0) {
    for (std::size_t i = ways.open.size(); i-- > 0;) {
      const Mask mask = marks[cell(i)];
      const int ends[] = {factor(i) * least_in(mask, offset_), factor(i) * most_in(mask, offset_)};
      least_[i] = least_[i + 1] + std::min(ends[0], ends[1]);
      most_[i] = most_[i + 1] + std::max(ends[0], ends[1]);
    }
  }

  bool run() {
    extend(0, ways_.rest);
    return nodes_ <= max_nodes_of_sum;
  }

 private:
  Cell cell(std::size_t place) const { return sum_.cells[ways_.open[place]]; }
  int factor(std::size_t place) const { return sum_.factors[ways_.open[place]]; }

  void extend(std::size_t place, int rest) {
    if (place == ways_.open.size()) {
      if (rest == 0) visit_(numbers_);
      return;
    }
    if (rest < least_[place] || rest > most_[place]) return;
    for (Mask values = choices(place, rest); values != 0; values &= values - 1) {
      if (++nodes_ > max_nodes_of_sum) return;
      const int number = std::countr_zero(values) + 1 + offset_;
      if (clashes(
              numbers_, number, [this](std::size_t i) { return cell(i); }, marks_))
        continue;
      numbers_.push_back(number);
      extend(place + 1, rest - factor(place) * number);
      numbers_.pop_back();
    }
  }

  /// Of the last cell at most one. Requires: `rest` is between its least and its most.
  Mask choices(std::size_t place, int rest) const {
    const Mask all = marks_[cell(place)];
    if (place + 1 < ways_.open.size() || factor(place) == 0) return all;
    const int number = rest / factor(place);
    if (number * factor(place) != rest) return 0;
    return all & Mask{1} << (number - 1 - offset_);
  }

  const SumOfCells& sum_;
  const Ways& ways_;
  const Marks& marks_;
  const VisitWay& visit_;
  int offset_;
  std::vector<int> least_;  ///< of the open cells from this one on
  std::vector<int> most_;
  std::vector<int> numbers_;
  std::size_t nodes_ = 0;
};

/// Branch and bound; a greatest sum is a least one of negative numbers.
class Extremes {
 public:
  Extremes(const std::vector<Cell>& cells, bool greatest, const Marks& marks)
      : cells_(cells), sign_(greatest ? -1 : 1), marks_(marks), bound_(cells.size() + 1, 0) {
    const int offset = marks.board().geometry().offset();
    for (const Cell cell : cells) {
      auto& numbers = choices_.emplace_back();
      for (Mask mask = marks[cell]; mask != 0; mask &= mask - 1) {
        numbers.push_back(sign_ * (std::countr_zero(mask) + 1 + offset));
      }
      std::sort(numbers.begin(), numbers.end());
    }
    for (std::size_t i = cells.size(); i-- > 0;) {
      bound_[i] = bound_[i + 1] + (choices_[i].empty() ? 0 : choices_[i].front());
    }
  }

  std::optional<Extreme> find() {
    extend(0, 0);
    if (best_.size() != cells_.size() || nodes_ > max_nodes_of_extreme) return std::nullopt;
    Extreme found{sign_ * std::accumulate(best_.begin(), best_.end(), 0), best_};
    std::sort(found.numbers.begin(), found.numbers.end());
    for (int& number : found.numbers) number *= sign_;
    return found;
  }

 private:
  void extend(std::size_t place, int sum) {
    if (sum + bound_[place] >= best_sum_ || ++nodes_ > max_nodes_of_extreme) return;
    if (place == cells_.size()) {
      best_sum_ = sum;
      best_ = numbers_;
      return;
    }
    for (const int number : choices_[place]) {
      if (clashes(
              numbers_, number, [this](std::size_t i) { return cells_[i]; }, marks_))
        continue;
      numbers_.push_back(number);
      extend(place + 1, sum + number);
      numbers_.pop_back();
    }
  }

  const std::vector<Cell>& cells_;
  int sign_;
  const Marks& marks_;
  std::vector<std::vector<int>> choices_;
  std::vector<int> bound_;  ///< of the cells from this one on
  std::vector<int> numbers_;
  std::vector<int> best_;
  int best_sum_ = std::numeric_limits<int>::max();
  std::size_t nodes_ = 0;
};

}  // namespace

Ways ways_of(const SumOfCells& sum, const Marks& marks) {
  Ways ways{{}, {}, sum.total};
  const TechniqueState& state = marks.state();
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    const Value value = state.candidates().decided(sum.cells[i]);
    (value == 0 ? ways.open : ways.filled).push_back(i);
    if (value != 0) ways.rest -= sum.factors[i] * state.board().geometry().number(value);
  }
  return ways;
}

bool for_each_way(const SumOfCells& sum, const Ways& ways, const Marks& marks,
                  const VisitWay& visit) {
  return Counting(sum, ways, marks, visit).run();
}

std::optional<Extreme> extreme_of(const std::vector<Cell>& cells, bool greatest,
                                  const Marks& marks) {
  return Extremes(cells, greatest, marks).find();
}

}  // namespace sudoku_sat::clues
