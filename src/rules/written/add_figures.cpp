// Entries of figures as constraints: cages hold different values, and the rest is what the rule's
// lines or its diagram say.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <tuple>

#include "figure_steps.hpp"
#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/values.hpp"

namespace sudoku_sat::rule {

namespace {

/// Whether a grid has one figure, which is called after no cell of it.
bool is_alone(const FigureRule& rule) {
  return rule.shape == FigureShape::of_board && rule.label.find('{') == std::string::npos;
}

/// "the cage of 12 at r1c1", "the zipper from r1c1 to r3c3"
std::string label_of(const FigureRule& rule, const Geometry& geometry, const RuleFigure& figure) {
  std::string what = rule.label.empty() ? fmt::format("the {}", rule.name) : rule.label;
  if (figure.closed && !rule.loop_label.empty()) what = rule.loop_label;
  fill_in(what, "{word}", figure.said ? rule.word + " " : "");
  fill_in(what, "#", fmt::format("{}", fmt::join(figure.numbers, " ")));
  if (rule.shape == FigureShape::all_cells || what == rule.name || is_alone(rule)) return what;
  const bool first = fill_in(what, "{first}", geometry.name(figure.cells.front()));
  const bool last = fill_in(what, "{last}", geometry.name(figure.cells.back()));
  if (first || last) return what;
  const bool line = rule.shape == FigureShape::line && !figure.closed;
  return line ? label_of_line(what, geometry, figure.cells)
              : label_at(what, geometry, figure.cells);
}

class FigureAdder {
 public:
  FigureAdder(const FigureRule& rule, FigureLanguage& language, const Geometry& geometry,
              Constraints& out)
      : rule_(rule),
        language_(language),
        geometry_(geometry),
        out_(out),
        statements_(geometry, out) {}

  void add(const FigureOfEntry& entry) {
    const bool alone = is_alone(rule_);
    const std::string word = entry.figure.said ? rule_.word + " " : "";
    ConstraintName name{entry.grid + word + rule_.name, alone ? 0 : entry.number};
    if (!alone || entry.grid.empty()) name.label = label_of(rule_, geometry_, entry.figure);
    draw_figure(rule_, rule_.marks, entry, out_.marks);
    if (all_differ(rule_)) sudoku_sat::rule::add(out_, AllDifferent{name, entry.figure.cells});
    if (rule_.by_hand->diagram != nullptr) return add_diagram(name, entry);
    if (rule_.says.empty()) return;
    language_.bind(entry.figure, entry.position);
    using language::Verified;
    statements_.add(
        language_.program(),
        {name, false, rule_.verified ? Verified::by_statements : Verified::by_constraints});
  }

 private:
  void add_diagram(const ConstraintName& name, const FigureOfEntry& entry) {
    const RuleFigure& figure = entry.figure;
    std::vector<std::size_t> sizes;
    for (const auto& group : figure.groups) sizes.push_back(group.size());
    const auto diagram = diagrams_.get({sizes, figure.numbers, figure.closed}, entry.position, [&] {
      return rule_.by_hand->diagram(figure, values_of(geometry_));
    });
    if (diagram->impossible()) {
      throw InputError(entry.position, fmt::format("no values from {} to {} can do that",
                                                   geometry_.least(), geometry_.most()));
    }
    const auto holds = [holds = rule_.by_hand->holds, figure,
                        offset = geometry_.offset()](std::span<const Value> values) {
      return holds(figure, numbers_of(values, offset));
    };
    out_.sequences.push_back({name, cells_as_read(rule_, figure), diagram, holds, figure.numbers});
    if (rule_.by_hand->ends_first) out_.sequences.back().line = figure.cells;
    out_.sequences.back().distinct = rule_.different;
  }

  using Key = std::tuple<std::vector<std::size_t>, std::vector<int>, bool>;

  const FigureRule& rule_;
  FigureLanguage& language_;
  const Geometry& geometry_;
  Constraints& out_;
  language::StatementAdder statements_;
  DiagramCache<Key> diagrams_;
};

}  // namespace

bool fill_in(std::string& label, std::string_view mark, const std::string& text) {
  const std::size_t at = label.find(mark);
  if (at != label.npos) label.replace(at, mark.size(), text);
  return at != label.npos;
}

std::vector<Cell> cells_as_read(const FigureRule& rule, const RuleFigure& figure) {
  std::vector<Cell> cells = figure.cells;
  if (rule.by_hand->ends_first) std::rotate(cells.begin() + 1, cells.end() - 1, cells.end());
  return cells;
}

void apply_figures(const FigureRule& rule, const Geometry& geometry, const RuleUse& use,
                   Constraints& out) {
  FigureLanguage language(rule, geometry);
  FigureAdder adder(rule, language, geometry, out);
  for (const FigureOfEntry& entry : read_figures(rule, language, geometry, use)) adder.add(entry);
}

}  // namespace sudoku_sat::rule
