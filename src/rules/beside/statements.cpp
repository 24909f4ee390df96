// Constraints that no other rule expresses: statements in the puzzle files' own language
// (rules/language).
//
// A known number of clues is wrong: each clue gets a Boolean, "it is false", and these are counted.
#include <fmt/format.h>

#include <numeric>

#include "base/joined.hpp"
#include "rules/language/compile.hpp"
#include "rules/parts/random_lines.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::rule {

namespace {

void apply_statements(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  language::StatementAdder(geometry, out)
      .add(language::parse_program(geometry, use.entries), {{"statement", 0}, true});
}

/// Cells of the board by their names, with the values that they have in the solution.
struct NamedCells {
  std::vector<std::string> names;
  std::vector<Value> values;
  std::string list;  ///< the names one after the other
  int size;          ///< N
};

NamedCells line_of(const Geometry& geometry, const Grid& solution, const std::vector<Cell>& cells) {
  NamedCells line{{}, values_at(cells, solution), cells_text(geometry, cells), geometry.size()};
  for (const Cell cell : cells) line.names.push_back(geometry.name(cell));
  return line;
}

/// A value above half of N is large.
std::string large(const NamedCells& line, std::size_t i) {
  const int half = line.size / 2;
  return fmt::format("{} {} {}", line.names[i], line.values[i] > half ? ">" : "<=", half);
}

std::string total(const NamedCells& line, Random&) {
  const int sum = std::accumulate(line.values.begin(), line.values.end(), 0);
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
                     base::joined(line.names, ", "));
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

void apply_wrogn(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const RuleEntry& amount = use.entries[0];
  const std::size_t clues = use.entries.size() - 1;
  const auto wrong = parse_number<std::size_t>(amount.text);
  if (!wrong || *wrong > clues || clues == 0) {
    throw InputError(amount.position, fmt::format("expected how many of the {} clues are wrong, 0 "
                                                  "to {}, and then the clues, as in \"{}\"",
                                                  clues, clues, use.rule->example));
  }
  RuleUse all{use.rule, {{fmt::format("var wrong of 1..{}", clues), use.position}}, use.position};
  for (std::size_t i = 1; i <= clues; ++i) {
    const RuleEntry& clue = use.entries[i];
    all.entries.push_back({fmt::format("wrong[{}] iff not ({})", i, clue.text), clue.position});
  }
  all.entries.push_back({fmt::format("exactly {} of wrong", *wrong), amount.position});
  language::add_written(geometry, all, {}, out);
}

}  // namespace

const ByHand by_hand::rule{.apply = apply_statements, .propose = propose_statements};
const ByHand by_hand::wrogn{.apply = apply_wrogn};

}  // namespace sudoku_sat::rule
