// Nearly every program numbers S[i,j,k] by a*i + b*j + c*k + d. The named numberings are tried
// first, then all such sums whose factors the clauses show: the literals of "the cell has a value"
// are c apart, and the first literals of two such clauses differ by a or b. Their smallest and
// largest variable leave few sums to try. Rows and columns can't be told apart where boxes are
// square; the larger factor is taken for the rows.
#include "guess.hpp"

#include <algorithm>
#include <set>

namespace sudoku_sat::format {

namespace {

std::vector<Var> numbers_or_none(const Numbering& numbering, int size) {
  try {
    return numbering.numbers(size);
  } catch (const UsageError&) {
    // Digits of larger boards, for one, mean two variables.
    return {};
  }
}

/// Differences between the literals of clauses of `size` positive literals, and between the first
/// ones of such clauses; and the smallest and the largest variable of them.
struct Strides {
  std::set<std::int64_t, std::greater<>> values;
  std::int64_t least = max_variable;
  std::int64_t most = 0;
};

Strides strides_of(const ClauseSample& sample, std::size_t size) {
  constexpr std::size_t most_values = 64;
  Strides strides;
  std::int64_t first = 0;
  const auto note = [&](std::int64_t difference) {
    if (difference > 0 && strides.values.size() < most_values) strides.values.insert(difference);
  };
  sample.each([&](std::span<const Lit> clause) {
    const bool group = clause.size() == size &&
                       std::ranges::all_of(clause, [](Lit literal) { return literal > 0; });
    if (!group) return;
    const auto [least, most] = std::ranges::minmax(clause);
    strides.least = std::min(strides.least, std::int64_t{least});
    strides.most = std::max(strides.most, std::int64_t{most});
    note(std::int64_t{clause[1]} - clause[0]);
    if (first == 0) first = clause[0];
    note(clause[0] - first);
  });
  return strides;
}

/// As many clauses as a formula has at least.
std::size_t fewest(const Geometry& geometry) { return geometry.grid_cells(); }

/// `cells`: what a and b are factors of, row and column or box and place in the box.
std::string formula_of(std::string_view cells, std::int64_t a, std::int64_t b, std::int64_t c,
                       std::int64_t d) {
  const auto term = [](std::int64_t factor, char index) {
    return factor == 1 ? std::string(1, index) : fmt::format("{}*{}", factor, index);
  };
  return fmt::format("{}+{}+{}{}", term(a, cells[0]), term(b, cells[1]), term(c, 'k'),
                     d == 0 ? "" : fmt::format("{:+}", d));
}

std::optional<Numbering> fitting_sum(const ClauseSample& sample, const Geometry& geometry,
                                     std::string_view cells) {
  const int size = geometry.size();
  const Strides strides = strides_of(sample, static_cast<std::size_t>(size));
  const std::int64_t extent = strides.most - strides.least;
  if (extent <= 0 || extent % (size - 1) != 0) return std::nullopt;
  for (const std::int64_t a : strides.values) {
    for (const std::int64_t b : strides.values) {
      const std::int64_t c = extent / (size - 1) - a - b;
      if (a == b || !strides.values.contains(c)) continue;
      const Numbering sum(formula_of(cells, a, b, c, strides.least - a - b - c));
      const std::vector<Var> numbers = numbers_or_none(sum, size);
      if (!numbers.empty() && sample.fits(numbers, geometry, fewest(geometry))) return sum;
    }
  }
  return std::nullopt;
}

/// Where its last variable is the formula's, a numbering with gaps shows in the gaps.
bool shows_in_gaps(const ClauseSample& sample, const std::vector<Var>& numbers,
                   std::uint64_t variables) {
  const auto most = static_cast<std::uint64_t>(*std::ranges::max_element(numbers));
  return most == variables && most > numbers.size() && sample.has_only(numbers);
}

}  // namespace

std::optional<GuessedNumbering> guess_numbering(const ClauseSample& sample,
                                                const std::vector<Geometry>& boards,
                                                std::uint64_t variables) {
  const auto named = [&](const auto& shows) -> std::optional<GuessedNumbering> {
    for (const Geometry& geometry : boards) {
      for (const NamedNumbering& known : numberings()) {
        const Numbering numbering(known.name);
        const std::vector<Var> numbers = numbers_or_none(numbering, geometry.size());
        if (numbers.empty()) continue;
        const auto most = static_cast<std::uint64_t>(*std::ranges::max_element(numbers));
        if (most <= variables && shows(numbers, geometry)) return {{geometry, numbering}};
      }
    }
    return std::nullopt;
  };
  auto found = named([&](const std::vector<Var>& numbers, const Geometry& geometry) {
    return sample.fits(numbers, geometry, fewest(geometry));
  });
  if (found) return found;
  for (const Geometry& geometry : boards) {
    for (const std::string_view cells : {"ij", "bp"}) {
      if (const auto sum = fitting_sum(sample, geometry, cells)) return {{geometry, *sum}};
    }
  }
  return named([&](const std::vector<Var>& numbers, const Geometry&) {
    return shows_in_gaps(sample, numbers, variables);
  });
}

std::vector<Geometry> usual_boards(std::uint64_t variables) {
  std::vector<Geometry> boards;
  for (const int size : {9, 4, 16, 6, 25, 8, 12, 10, 36}) {
    const auto n = static_cast<std::uint64_t>(size);
    if (n * n * n <= variables) boards.emplace_back(size);
  }
  return boards;
}

}  // namespace sudoku_sat::format
