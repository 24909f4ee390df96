// Lines are drawn at random, and kept where the solution keeps to the rule there.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "figure_rule.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/parts/random_lines.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

namespace {

class FigureDrawing {
 public:
  FigureDrawing(const FigureRule& rule, const Geometry& geometry, const Grid& solution,
                Random& random)
      : rule_(rule), geometry_(geometry), solution_(solution), random_(random) {}

  std::vector<std::string> lines() {
    const std::size_t count = rule_.figures != 0 ? rule_.figures : usual_line_count(geometry_);
    const auto grow = [&](const std::vector<Cell>& line) {
      if (line.size() == 1)
        wanted_ = rule_.shortest + random_.below(rule_.longest + 1 - rule_.shortest);
      return line.size() < wanted_;
    };
    const auto keep = [&](const std::vector<Cell>& line) {
      return line.size() >= rule_.shortest && whole(line) && (rule_.growing || kept(line));
    };
    const auto fits = [&](const std::vector<Cell>& line, Cell next) {
      if (rule_.straight && !are_neighbours(geometry_, line.back(), next)) return false;
      if (!rule_.growing) return true;
      std::vector<Cell> longer = line;
      longer.push_back(next);
      return longer.size() < 2 || kept(longer);
    };
    std::vector<std::string> entries;
    for (const auto& line : random_lines(geometry_, random_, count, grow, keep, fits)) {
      entries.push_back(text_of(figure_of(line)));
    }
    return entries;
  }

  /// About two thirds of the cells that keep to the rule.
  std::vector<std::string> cells() {
    std::vector<Cell> found;
    for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
      if (random_.below(3) != 0 && whole({cell}) && kept({cell})) found.push_back(cell);
    }
    if (found.empty()) return {};
    return {cells_text(geometry_, found)};
  }

 private:
  Figure figure_of(const std::vector<Cell>& cells) const {
    Figure figure{.groups = {cells}, .cells = cells};
    if (rule_.numbers_of != nullptr) {
      std::vector<Value> values;
      for (const Cell cell : cells) values.push_back(solution_[cell]);
      figure.numbers = rule_.numbers_of(geometry_.size(), values);
    } else if (rule_.usual != nullptr) {
      figure.numbers = {rule_.usual(geometry_.size())};
      figure.usual = true;
    }
    return figure;
  }

  /// Whether the rule takes such figures: the beginning of a line need not be one.
  bool whole(const std::vector<Cell>& cells) const {
    Figure figure = figure_of(cells);
    if (rule_.prepare != nullptr && !rule_.prepare(geometry_, figure).empty()) return false;
    return rule_.wrong == nullptr || rule_.wrong(geometry_, figure).empty();
  }

  bool kept(const std::vector<Cell>& cells) const {
    Figure figure = figure_of(cells);
    if (rule_.prepare != nullptr) rule_.prepare(geometry_, figure);
    if (rule_.numbers_of != nullptr && figure.numbers.empty()) return false;
    return holds_in(rule_, geometry_, figure, solution_);
  }

  std::string text_of(const Figure& figure) const {
    const std::string cells = cells_text(geometry_, figure.cells);
    if (figure.numbers.empty() || figure.usual) return cells;
    return fmt::format("{}: {}", fmt::join(figure.numbers, " "), cells);
  }

  const FigureRule& rule_;
  const Geometry& geometry_;
  const Grid& solution_;
  Random& random_;
  std::size_t wanted_ = 0;
};

}  // namespace

std::vector<std::string> propose_figures(const FigureRule& rule, const Geometry& geometry,
                                         const Grid& solution, Random& random) {
  FigureDrawing drawing(rule, geometry, solution, random);
  return rule.shape == Shape::each_cell ? drawing.cells() : drawing.lines();
}

}  // namespace sudoku_sat
