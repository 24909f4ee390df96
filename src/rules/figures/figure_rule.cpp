// Entries of figures as constraints: cages hold different values, and the rest is what the rule's
// statements or its diagram say.
#include "figure_rule.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <tuple>

#include "read_figure.hpp"
#include "rules/language/compile.hpp"
#include "rules/language/evaluate.hpp"
#include "rules/parts/add_constraints.hpp"
#include "rules/parts/diagram_cache.hpp"
#include "rules/parts/labels.hpp"
#include "statements_of_figure.hpp"

namespace sudoku_sat {

namespace {

/// "the cage of 12 at r1c1", "the zipper from r1c1 to r3c3"
std::string label_of(const FigureRule& rule, const Geometry& geometry, const Figure& figure) {
  std::string what =
      rule.label.empty() ? fmt::format("the {}", rule.noun) : std::string(rule.label);
  if (const std::size_t at = what.find('#'); at != what.npos) {
    what.replace(at, 1, fmt::format("{}", fmt::join(figure.numbers, " ")));
  }
  if (rule.shape == Shape::all_cells) return what;
  const bool line = rule.shape == Shape::line && !figure.closed;
  return line ? label_of_line(what, geometry, figure.cells)
              : label_at(what, geometry, figure.cells);
}

class FigureAdder {
 public:
  FigureAdder(const FigureRule& rule, const Geometry& geometry, Constraints& out)
      : rule_(rule), geometry_(geometry), out_(out) {}

  void add(FigureOfEntry entry) {
    const ConstraintCounts before(out_);
    Figure& figure = entry.figure;
    const ConstraintName name{std::string(rule_.noun), entry.number,
                              label_of(rule_, geometry_, figure)};
    rule_.draw(geometry_, figure, out_.marks);
    if (rule_.shape == Shape::cage || rule_.different) {
      sudoku_sat::add(out_, AllDifferent{{}, figure.cells});
    }
    if (!rule_.meaning.empty()) {
      language::add_statements(geometry_, statements_of(rule_, geometry_, figure, entry.position),
                               std::string(rule_.noun), out_);
    } else if (rule_.diagram != nullptr) {
      add_diagram(entry);
    }
    before.rename_later(out_, name);
  }

 private:
  void add_diagram(FigureOfEntry& entry) {
    const Figure& figure = entry.figure;
    std::vector<std::size_t> sizes;
    for (const auto& group : figure.groups) sizes.push_back(group.size());
    const auto diagram = diagrams_.get({sizes, figure.numbers, figure.closed}, entry.position,
                                       [&] { return rule_.diagram(figure, values_of(geometry_)); });
    if (diagram->impossible()) {
      throw InputError(entry.position, fmt::format("no values from {} to {} can do that",
                                                   geometry_.least(), geometry_.most()));
    }
    const auto holds = [holds = rule_.holds, figure,
                        offset = geometry_.offset()](std::span<const Value> values) {
      return holds(figure, numbers_of(values, offset));
    };
    out_.sequences.push_back({{},
                              cells_as_read(rule_, figure),
                              diagram,
                              holds,
                              figure.numbers,
                              rule_.ends_first ? figure.cells : std::vector<Cell>{},
                              rule_.different});
  }

  using Key = std::tuple<std::vector<std::size_t>, std::vector<int>, bool>;

  const FigureRule& rule_;
  const Geometry& geometry_;
  Constraints& out_;
  DiagramCache<Key> diagrams_;
};

}  // namespace

std::vector<std::vector<Value>> Figure::values_of_groups(std::span<const Value> values) const {
  std::vector<std::vector<Value>> result;
  auto next = values.begin();
  for (const auto& group : groups) {
    const auto end = next + static_cast<std::ptrdiff_t>(group.size());
    result.emplace_back(next, end);
    next = end;
  }
  return result;
}

std::vector<Cell> cells_as_read(const FigureRule& rule, const Figure& figure) {
  std::vector<Cell> cells = figure.cells;
  if (rule.ends_first) std::rotate(cells.begin() + 1, cells.end() - 1, cells.end());
  return cells;
}

void apply_figures(const FigureRule& rule, const Geometry& geometry, const RuleUse& use,
                   Constraints& out) {
  FigureAdder adder(rule, geometry, out);
  for (FigureOfEntry& entry : read_figures(rule, geometry, use)) adder.add(std::move(entry));
}

bool holds_in(const FigureRule& rule, const Geometry& geometry, const Figure& figure,
              const Grid& grid) {
  std::vector<Value> values;
  for (const Cell cell : cells_as_read(rule, figure)) values.push_back(grid[cell]);
  if (rule.shape == Shape::cage || rule.different) {
    std::vector<Value> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return false;
  }
  if (rule.meaning.empty()) return rule.holds == nullptr || rule.holds(figure, values);
  const language::Program program = statements_of(rule, geometry, figure, {});
  const Grid plain = numbers_of(grid, -geometry.offset());
  return std::all_of(program.statements.begin(), program.statements.end(),
                     [&](const language::Statement& statement) {
                       return language::holds(geometry, program, statement, {}, plain);
                     });
}

}  // namespace sudoku_sat
