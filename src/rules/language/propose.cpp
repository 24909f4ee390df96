// Kinds of statements, each a function that writes one down for some cells of a solution.
#include "propose.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "rules/parts/random_lines.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::rule::language {

namespace {

/// Cells of the board by their names, with the values that they have in the solution.
struct NamedCells {
  std::vector<std::string> names;
  std::vector<int> values;
  std::string list;  ///< the names one after the other
  int size;          ///< N
};

NamedCells line_of(const Geometry& geometry, const Grid& solution, const std::vector<Cell>& cells) {
  NamedCells line{{}, {}, cells_text(geometry, cells), geometry.size()};
  for (const Cell cell : cells) {
    line.names.push_back(geometry.name(cell));
    line.values.push_back(solution[cell]);
  }
  return line;
}

/// A value above half of N is large.
std::string large(const NamedCells& line, std::size_t i) {
  const int half = line.size / 2;
  return fmt::format("{} {} {}", line.names[i], line.values[i] > half ? ">" : "<=", half);
}

std::string total(const NamedCells& line, Random&) {
  int sum = 0;
  for (const int value : line.values) sum += value;
  return fmt::format("sum({}) = {}", line.list, sum);
}

std::string difference(const NamedCells& line, Random&) {
  return fmt::format("abs({} - {}) = {}", line.names[0], line.names[1],
                     std::abs(line.values[0] - line.values[1]));
}

std::string condition(const NamedCells& line, Random&) {
  return fmt::format("if {} then {} else {}", large(line, 0), large(line, 1),
                     fmt::format("{} != {}", line.names[1], line.values[1]));
}

std::string alternative(const NamedCells& line, Random& random) {
  const auto drawn = [&] { return 1 + random.below(static_cast<std::size_t>(line.size)); };
  return fmt::format("{} in {{{}, {}}} or {} = {}", line.names[0], line.values[0], drawn(),
                     line.names[1], drawn());
}

std::string spread(const NamedCells& line, Random&) {
  const auto [low, high] = std::minmax_element(line.values.begin(), line.values.end());
  return fmt::format("max({0}) - min({0}) = {1}", line.list, *high - *low);
}

std::string amount(const NamedCells& line, Random&) {
  const auto even = std::count_if(line.values.begin(), line.values.end(),
                                  [](int value) { return value % 2 == 0; });
  return fmt::format("exactly {} of list(x in [{}]: x mod 2 = 0)", even,
                     fmt::join(line.names, ", "));
}

std::string pattern(const NamedCells& line, Random& random) {
  std::string text;
  for (const int value : line.values) {
    text += random.below(2) == 0 ? "." : fmt::format("[<{}><{}>]", value, 1 + value % line.size);
  }
  return fmt::format("matches({}, \"{}\")", line.list, text);
}

using Propose = std::string (*)(const NamedCells&, Random&);
constexpr Propose kinds[] = {total, difference, condition, alternative, spread, amount, pattern};

}  // namespace

std::vector<std::string> propose_statements(const Geometry& geometry, const Grid& solution,
                                            Random& random) {
  const auto grow = [&](const std::vector<Cell>& line) {
    return line.size() < 2 || (line.size() < 4 && random.below(2) == 0);
  };
  const auto keep = [](const std::vector<Cell>& line) { return line.size() > 1; };
  std::vector<std::string> statements;
  std::size_t kind = random.below(std::size(kinds));
  for (const auto& cells : random_lines(geometry, random, 4 + random.below(5), grow, keep)) {
    const NamedCells line = line_of(geometry, solution, cells);
    statements.push_back(kinds[kind++ % std::size(kinds)](line, random));
  }
  return statements;
}

}  // namespace sudoku_sat::rule::language
