// Draws random lines, and keeps those on which the solution satisfies the rule.
#include <fmt/format.h>

#include <map>

#include "base/joined.hpp"
#include "figure_steps.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/parts/random_lines.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::rule {

namespace {

class FigureDrawing {
 public:
  FigureDrawing(const FigureRule& rule, const Geometry& geometry, const Grid& solution,
                Random& random)
      : rule_(rule),
        how_(rule.proposal),
        language_(rule, geometry),
        geometry_(geometry),
        solution_(solution),
        plain_(numbers_of(solution, -geometry.offset())),
        random_(random) {}

  std::vector<std::string> lines() {
    std::size_t count = how_.figures != 0 ? how_.figures : usual_line_count(geometry_);
    if (how_.further != 0) count += random_.below(how_.further + 1);
    std::vector<std::string> entries;
    for (const auto& line : drawn(count)) entries.push_back(text_of(figure_of(line)));
    return entries;
  }

  /// About two thirds of the cells that satisfy the rule.
  std::vector<std::string> cells() {
    std::vector<Cell> found;
    for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
      const bool fits = how_.fitting ? kept({cell}) && random_.below(3) != 0
                                     : random_.below(3) != 0 && whole({cell}) && kept({cell});
      if (fits) found.push_back(cell);
    }
    if (found.empty()) return {};
    return {cells_text(geometry_, found)};
  }

  /// Entries "r1c1 r1c2: r5c5 r5c6": the board is filled with small groups, and two or three that
  /// agree are combined.
  std::vector<std::string> groups() {
    std::map<std::vector<int>, std::vector<std::vector<Cell>>> known;
    for (std::vector<Cell>& group : drawn(geometry_.cells())) {
      language_.bind(figure_of(group));
      auto& alike = known[language_.numbers(how_.same, plain_)];
      std::sort(group.begin(), group.end());
      alike.push_back(std::move(group));
    }
    std::vector<std::string> entries;
    for (const auto& [key, groups] : known) {
      if (groups.size() < 2 || entries.size() == how_.figures) continue;
      std::string& entry = entries.emplace_back();
      for (std::size_t i = 0; i < std::min<std::size_t>(groups.size(), 3); ++i) {
        entry += (i == 0 ? "" : ": ") + cells_text(geometry_, groups[i]);
      }
    }
    return entries;
  }

 private:
  std::vector<std::vector<Cell>> drawn(std::size_t count) {
    const bool any = !how_.same.empty();
    const auto keep = [&](const std::vector<Cell>& line) {
      return line.size() >= how_.shortest && (any || (whole(line) && (how_.growing || kept(line))));
    };
    const auto fits = [&](const std::vector<Cell>& line, Cell next) {
      if (how_.straight && !are_neighbours(geometry_, line.back(), next)) return false;
      if (!how_.growing) return true;
      std::vector<Cell> longer = line;
      longer.push_back(next);
      return longer.size() < 2 || kept(longer);
    };
    return random_lines(
        geometry_, random_, count,
        [&](const std::vector<Cell>& line) { return grows(line.size()); }, keep, fits);
  }

  bool grows(std::size_t cells) {
    const std::size_t longest =
        how_.longest != 0 ? how_.longest : static_cast<std::size_t>(geometry_.size());
    switch (how_.length) {
      case Proposal::Length::drawn:
        if (cells == 1) wanted_ = how_.shortest + random_.below(longest + 1 - how_.shortest);
        return cells < wanted_;
      case Proposal::Length::coins:
        return cells < how_.shortest || (cells < longest && random_.below(2) == 0);
      default:
        return cells < longest;
    }
  }

  RuleFigure figure_of(const std::vector<Cell>& cells) {
    RuleFigure figure{.groups = {cells}, .cells = cells};
    if (!how_.numbers.empty()) {
      language_.bind(figure);
      figure.numbers = language_.numbers(how_.numbers, plain_);
    } else if (asks_numbers()) {
      figure.numbers = rule_.by_hand->numbers_of(geometry_.size(), values_at(cells, solution_));
    } else if (!rule_.usual.empty()) {
      figure.numbers = {language_.number(rule_.usual)};
      figure.usual = true;
    }
    return figure;
  }

  bool asks_numbers() const { return rule_.by_hand->numbers_of != nullptr; }

  /// Whether the rule accepts the figure: the beginning of a line need not be one.
  bool whole(const std::vector<Cell>& cells) {
    RuleFigure figure = figure_of(cells);
    if (!prepared(figure).empty()) return false;
    language_.bind(figure);
    if (!language_.unmet(rule_.require).empty()) return false;
    return rule_.by_hand->wrong == nullptr || rule_.by_hand->wrong(geometry_, figure).empty();
  }

  std::string prepared(RuleFigure& figure) const {
    const auto prepare = rule_.by_hand->prepare;
    return prepare != nullptr ? prepare(geometry_, figure) : std::string();
  }

  bool kept(const std::vector<Cell>& cells) {
    RuleFigure figure = figure_of(cells);
    prepared(figure);
    if (asks_numbers() && figure.numbers.empty()) return false;
    return holds(figure);
  }

  bool holds(const RuleFigure& figure) {
    const std::vector<Value> values = values_at(cells_as_read(rule_, figure), solution_);
    if (all_differ(rule_)) {
      std::vector<Value> sorted = values;
      std::sort(sorted.begin(), sorted.end());
      if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return false;
    }
    if (rule_.by_hand->holds != nullptr) return rule_.by_hand->holds(figure, values);
    language_.bind(figure);
    return language_.lines_hold(plain_);
  }

  std::string text_of(const RuleFigure& figure) const {
    const std::string cells = cells_text(geometry_, figure.cells);
    if (figure.numbers.empty() || figure.usual) return cells;
    return fmt::format("{}: {}", base::joined(figure.numbers, " "), cells);
  }

  const FigureRule& rule_;
  const Proposal& how_;
  FigureLanguage language_;
  const Geometry& geometry_;
  const Grid& solution_;
  Grid plain_;  ///< the solution's values
  Random& random_;
  std::size_t wanted_ = 0;
};

}  // namespace

std::vector<std::string> propose_figures(const FigureRule& rule, const Geometry& geometry,
                                         const Grid& solution, Random& random) {
  if (rule.by_hand->propose != nullptr) return rule.by_hand->propose(geometry, solution, random);
  if (rule.shape == FigureShape::signs) return propose_signs(rule, geometry, solution, random);
  if (rule.shape == FigureShape::clues) return propose_clues(rule, geometry, solution);
  FigureDrawing drawing(rule, geometry, solution, random);
  if (!rule.proposal.same.empty()) return drawing.groups();
  const bool single = rule.shape == FigureShape::each_cell || rule.proposal.fitting;
  return single ? drawing.cells() : drawing.lines();
}

}  // namespace sudoku_sat::rule
