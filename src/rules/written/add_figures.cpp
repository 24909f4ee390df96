// Turns figures into constraints: cages hold different values, and the rule's lines or its diagram
// give the rest.
#include <fmt/format.h>

#include <map>
#include <mutex>
#include <numeric>
#include <tuple>

#include "base/joined.hpp"
#include "figure_steps.hpp"
#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/values.hpp"

namespace sudoku_sat::rule {

namespace {

/// Whether a grid has only one figure, which isn't named after a cell.
bool is_alone(const FigureRule& rule) {
  return rule.shape == FigureShape::of_board && rule.label.find('{') == std::string::npos;
}

/// "the cage of 12 at r1c1", "the zipper from r1c1 to r3c3"
std::string label_of(const FigureRule& rule, const Geometry& geometry, const RuleFigure& figure) {
  std::string what = rule.label.empty() ? fmt::format("the {}", rule.name) : rule.label;
  if (figure.closed && !rule.loop_label.empty()) what = rule.loop_label;
  fill_in(what, "{word}", figure.said ? rule.word + " " : "");
  fill_in(what, "#", base::joined(figure.numbers, " "));
  if (rule.shape == FigureShape::all_cells || what == rule.name || is_alone(rule)) return what;
  const bool first = fill_in(what, "{first}", geometry.name(figure.cells.front()));
  const bool last = fill_in(what, "{last}", geometry.name(figure.cells.back()));
  if (first || last) return what;
  const bool line = rule.shape == FigureShape::line && !figure.closed;
  return line ? label_of_line(what, geometry, figure.cells)
              : label_at(what, geometry, figure.cells);
}

/// A rule's lines, with a figure's values bound at the first question: few grids are checked.
class LinesOfFigure {
 public:
  LinesOfFigure(std::shared_ptr<const FigureLanguage> rule, RuleFigure figure)
      : rule_(std::move(rule)), figure_(std::move(figure)) {}

  bool hold(std::size_t line, const Grid& grid) {
    std::call_once(once_, [this] {
      own_.emplace(*rule_);
      own_->bind(figure_);
    });
    return own_->line_holds(line, grid);
  }

 private:
  std::shared_ptr<const FigureLanguage> rule_;
  RuleFigure figure_;
  std::once_flag once_;
  std::optional<FigureLanguage> own_;
};

class FigureAdder {
 public:
  FigureAdder(const FigureRule& rule, FigureLanguage& language, const Geometry& geometry,
              Constraints& out)
      : rule_(rule),
        language_(language),
        geometry_(geometry),
        out_(out),
        asks_where_(language.asks_where()),
        all_cells_(asks_where_ ? geometry.cells() : 0),
        statements_(geometry, of_shape_) {
    std::iota(all_cells_.begin(), all_cells_.end(), Cell{0});
  }

  void add(const FigureOfEntry& entry) {
    const bool alone = is_alone(rule_);
    const std::string word = entry.figure.said ? rule_.word + " " : "";
    ConstraintName name{entry.grid + word + rule_.name, alone ? 0 : entry.number};
    if (!alone || entry.grid.empty()) name.label = label_of(rule_, geometry_, entry.figure);
    draw_figure(rule_, rule_.marks, entry, out_.marks);
    if (all_differ(rule_)) sudoku_sat::rule::add(out_, AllDifferent{name, entry.figure.cells});
    if (rule_.by_hand->diagram != nullptr) return add_diagram(name, entry);
    if (!rule_.says.empty()) add_lines(name, entry);
  }

 private:
  /// The lines are compiled once for all figures of a shape, with the cells 0, 1, ... in place of
  /// each figure's own.
  void add_lines(const ConstraintName& name, const FigureOfEntry& entry) {
    RuleFigure shape = entry.figure;
    const std::vector<Cell> own = asks_where_ ? std::vector<Cell>() : number_cells(shape);
    const auto [known, fresh] =
        shapes_.try_emplace({shape.groups, shape.numbers, shape.closed, shape.said});
    if (fresh) known->second = compiled(shape, entry.position);
    const std::size_t checks = out_.checks.size();
    add_of_cells(known->second, asks_where_ ? all_cells_ : own, name, out_);
    if (out_.checks.size() > checks) add_meaning(entry.figure, checks);
  }

  /// Replaces its cells by their first places, and returns the cells.
  static std::vector<Cell> number_cells(RuleFigure& figure) {
    std::vector<Cell> cells;
    const auto number = [&](Cell& cell) {
      const auto place = std::find(cells.begin(), cells.end(), cell) - cells.begin();
      if (place == std::ssize(cells)) cells.push_back(cell);
      cell = static_cast<Cell>(place);
    };
    for (auto& group : figure.groups) std::for_each(group.begin(), group.end(), number);
    figure.cells.clear();
    for (const auto& group : figure.groups) {
      figure.cells.insert(figure.cells.end(), group.begin(), group.end());
    }
    return cells;
  }

  Constraints compiled(const RuleFigure& shape, const Position& position) {
    using language::Verified;
    language_.bind(shape, position);
    statements_.add(
        language_.program(),
        {{}, false, rule_.verified ? Verified::by_statements : Verified::by_constraints});
    return std::exchange(of_shape_, {});
  }

  /// The checks from number `first` on evaluate the lines for this figure itself.
  void add_meaning(const RuleFigure& figure, std::size_t first) {
    if (!meaning_) meaning_ = std::make_shared<const FigureLanguage>(language_);
    const auto lines = std::make_shared<LinesOfFigure>(meaning_, figure);
    for (std::size_t i = first; i < out_.checks.size(); ++i) {
      out_.checks[i].holds = [lines, line = i - first](const Grid& grid) {
        return lines->hold(line, grid);
      };
    }
  }

  void add_diagram(const ConstraintName& name, const FigureOfEntry& entry) {
    const RuleFigure& figure = entry.figure;
    std::vector<std::size_t> sizes;
    for (const auto& group : figure.groups) sizes.push_back(group.size());
    const auto diagram = diagrams_.get({sizes, figure.numbers, figure.closed}, entry.position, [&] {
      return rule_.by_hand->diagram(figure, values_of(geometry_));
    });
    if (diagram->impossible()) {
      throw InputError(entry.position, fmt::format("no values from {} to {} satisfy this",
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
  bool asks_where_;              ///< then each figure is a shape of its own
  std::vector<Cell> all_cells_;  ///< of the board, if so
  Constraints of_shape_;
  language::StatementAdder statements_;
  std::map<std::tuple<Groups, std::vector<int>, bool, bool>, Constraints> shapes_;
  std::shared_ptr<const FigureLanguage> meaning_;
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
