#include "sums.hpp"

namespace sudoku_sat::board {

namespace {

constexpr double max_sets = 3000;

/// How many sets of at most `cells` of `size` values there are.
double count_sets(int cells, int size) {
  double of_this_size = 1;
  double total = 1;
  for (int taken = 0; taken < cells; ++taken) {
    of_this_size *= static_cast<double>(size - taken) / (taken + 1);
    total += of_this_size;
  }
  return total;
}

/// What the cells from one on add to the sum: at least, at most.
struct Rest {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

std::vector<Rest> rests(const Sum& sum, int size) {
  std::vector<Rest> rests(sum.cells.size() + 1);
  for (std::size_t i = sum.cells.size(); i-- > 0;) {
    const std::int64_t factor = sum.coefficient(i);
    rests[i].least = rests[i + 1].least + std::min(factor, factor * size);
    rests[i].most = rests[i + 1].most + std::max(factor, factor * size);
  }
  return rests;
}

Diagram diagram_of_sets(const Sum& sum, int size) {
  struct State {
    int sum = 0;
    std::uint64_t used = 0;
    auto operator<=>(const State&) const = default;
  };
  const auto step = [&](std::size_t, const State& state, int value) -> std::optional<State> {
    const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(value);
    if ((state.used & bit) != 0 || state.sum + value > sum.total) return std::nullopt;
    return State{state.sum + value, state.used | bit};
  };
  return make_diagram(sum.cells.size(), size, State{}, step,
                      [&](const State& state) { return state.sum == sum.total; });
}

}  // namespace

Allowed allowed_by(const Sum& sum, int size) {
  Allowed allowed{sum, sum.cells[0], {}};
  for (int value = 1; value <= size; ++value) {
    if (std::int64_t{sum.coefficient(0)} * value == sum.total) {
      allowed.values.push_back(static_cast<Value>(value));
    }
  }
  return allowed;
}

PairRelation relation_of(const Sum& sum, int size) {
  const auto allows = [&](int first, int second) {
    return std::int64_t{sum.coefficient(0)} * first + std::int64_t{sum.coefficient(1)} * second ==
           sum.total;
  };
  return {sum, sum.cells[0], sum.cells[1], std::make_shared<const ValueRelation>(size, allows)};
}

bool small_if_distinct(const Sum& sum, int size) {
  const auto cells = static_cast<int>(sum.cells.size());
  return sum.coefficients.empty() && size < 64 && cells <= size &&
         count_sets(cells, size) <= max_sets;
}

Diagram diagram_of(const Sum& sum, int size, bool distinct) {
  if (distinct) return diagram_of_sets(sum, size);
  const std::vector<Rest> rest = rests(sum, size);
  const auto step = [&](std::size_t layer, std::int64_t before,
                        int value) -> std::optional<std::int64_t> {
    const std::int64_t after = before + std::int64_t{sum.coefficient(layer)} * value;
    const std::int64_t missing = sum.total - after;
    if (missing < rest[layer + 1].least || missing > rest[layer + 1].most) return std::nullopt;
    return after;
  };
  return make_diagram(sum.cells.size(), size, std::int64_t{0}, step,
                      [&](std::int64_t total) { return total == sum.total; });
}

}  // namespace sudoku_sat::board
