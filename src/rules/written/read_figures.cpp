// Numbers come first and are checked when the cells after them are known, because a sum's range
// depends on the number of cells.
#include <fmt/format.h>

#include <optional>

#include "figure_steps.hpp"
#include "rules/parts/entry.hpp"

namespace sudoku_sat::rule {

namespace {

class FigureReader {
 public:
  FigureReader(const FigureRule& rule, FigureLanguage& language, const Geometry& geometry)
      : rule_(rule), language_(language), geometry_(geometry) {}

  void read(EntryReader& reader, int number) {
    RuleFigure figure;
    read_word(reader, figure);
    read_numbers(reader, figure);
    reader.at_end();
    const Position begin = reader.position();
    read_cells(reader, figure);
    if (rule_.shape == FigureShape::each_cell) {
      for (const Cell cell : figure.cells)
        add({.numbers = figure.numbers, .usual = figure.usual, .groups = {{cell}}}, begin);
    } else if (rule_.shape == FigureShape::all_cells && !figures_.empty()) {
      join(figures_.back().figure, figure, begin);
    } else {
      number_ = number - 1;
      add(std::move(figure), begin);
    }
  }

  std::vector<FigureOfEntry> figures() { return std::move(figures_); }

 private:
  void read_word(EntryReader& reader, RuleFigure& figure) const {
    if (rule_.word.empty() || reader.at_end() || reader.peek() == 'r') return;
    const std::string form = fmt::format("{}: {}", rule_.word, rule_.form);
    if (reader.word() != rule_.word) {
      reader.fail(fmt::format("cells come here, as in \"{}\" or \"{}\"", rule_.form, form));
    }
    reader.expect(':', form);
    figure.said = true;
  }

  void read_numbers(EntryReader& reader, RuleFigure& figure) {
    number_at_ = reader.at_number() ? std::optional(reader.position()) : std::nullopt;
    if (rule_.numbers == FigureNumbers::none || !reader.at_number()) {
      if (rule_.numbers == FigureNumbers::one || rule_.numbers == FigureNumbers::several) {
        reader.fail(fmt::format("a number is missing, as in \"{}\"", rule_.form));
      }
      if (rule_.numbers == FigureNumbers::optional) {
        figure.numbers = {language_.number(rule_.usual)};
        figure.usual = true;
      }
      return;
    }
    do {
      figure.numbers.push_back(reader.number(0, max_number));
      if (figure.numbers.size() == 1) number_at_ = reader.position();
    } while (rule_.numbers == FigureNumbers::several && reader.at_number());
    reader.expect(':', rule_.form);
    figure.usual = !rule_.usual.empty() && figure.number() == language_.number(rule_.usual);
  }

  void read_cells(EntryReader& reader, RuleFigure& figure) const {
    if (rule_.shape == FigureShape::line && rule_.closed) {
      const CellLine line = reader.line(rule_.least);
      figure.closed = line.closed;
      figure.cells = line.cells;
    } else if (rule_.shape == FigureShape::counted && figure.numbers.empty()) {
      figure.groups = {{reader.cell()}};
      reader.expect(':', rule_.form);
      figure.groups.push_back(reader.only_cells(rule_.least));
      return;
    } else if (rule_.shape == FigureShape::groups) {
      figure.groups = {reader.cells()};
      while (!reader.at_end()) {
        reader.expect(':', rule_.form);
        figure.groups.push_back(reader.cells());
      }
      if (figure.groups.size() == 1) reader.expect(':', rule_.form);
      return;
    } else {
      const bool single =
          rule_.shape == FigureShape::each_cell || rule_.shape == FigureShape::all_cells;
      figure.cells = reader.only_cells(single ? 1 : rule_.least);
    }
    figure.groups = {figure.cells};
  }

  void add(RuleFigure figure, const Position& begin) {
    if (rule_.by_hand->prepare != nullptr) {
      const std::string wrong = rule_.by_hand->prepare(geometry_, figure);
      if (!wrong.empty()) throw InputError(begin, wrong);
    }
    figure.cells.clear();
    for (const auto& group : figure.groups) {
      figure.cells.insert(figure.cells.end(), group.begin(), group.end());
    }
    check(figure, begin);
    figures_.push_back({std::move(figure), ++number_, begin});
  }

  /// All circles of a board are one figure, whose cells may be in several entries.
  void join(RuleFigure& all, const RuleFigure& more, const Position& begin) const {
    for (const Cell cell : more.cells) {
      if (std::find(all.cells.begin(), all.cells.end(), cell) != all.cells.end()) {
        throw InputError(begin, fmt::format("{} comes twice", geometry_.name(cell)));
      }
      all.cells.push_back(cell);
    }
    all.groups = {all.cells};
  }

  void check(const RuleFigure& figure, const Position& begin) {
    const std::size_t cells = figure.cells.size();
    const int size = geometry_.size();
    if (all_differ(rule_) && cells > static_cast<std::size_t>(size)) {
      throw InputError(begin,
                       fmt::format("{} cells: {} different values are possible", cells, size));
    }
    language_.bind(figure);
    if (!rule_.range.empty() && !figure.usual) check_range(figure.numbers, begin);
    std::string wrong = language_.unmet(rule_.require);
    if (wrong.empty() && rule_.by_hand->wrong != nullptr) {
      wrong = rule_.by_hand->wrong(geometry_, figure);
    }
    if (!wrong.empty()) throw InputError(number_at_.value_or(begin), wrong);
  }

  void check_range(const std::vector<int>& numbers, const Position& begin) {
    const Range range = language_.range();
    for (const int number : numbers) {
      if (range.has(number)) continue;
      throw InputError(number_at_.value_or(begin), fmt::format("{} is out of range ({} to {})",
                                                               number, range.least, range.most));
    }
  }

  static constexpr int max_number = 1'000'000'000;

  const FigureRule& rule_;
  FigureLanguage& language_;
  const Geometry& geometry_;
  std::vector<FigureOfEntry> figures_;
  std::optional<Position> number_at_;
  int number_ = 0;
};

/// The groups of a single grid, placed in each grid of the board.
std::vector<FigureOfEntry> figures_of_grids(const FigureRule& rule, const Geometry& geometry) {
  const Geometry one(geometry, {Origin{}});
  const auto groups = FigureLanguage(rule, one).groups(rule.figures_of_grid);
  std::vector<FigureOfEntry> figures;
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    int number = 0;
    for (const std::vector<Cell>& group : groups) {
      FigureOfEntry& entry = figures.emplace_back();
      for (const Cell cell : group) {
        entry.figure.cells.push_back(grid.cell(one.row(cell), one.column(cell)));
      }
      entry.figure.groups = {entry.figure.cells};
      entry.number = ++number;
      entry.grid = prefix;
    }
  });
  return figures;
}

}  // namespace

std::vector<FigureOfEntry> read_figures(const FigureRule& rule, FigureLanguage& language,
                                        const Geometry& geometry, const RuleUse& use) {
  if (rule.shape == FigureShape::of_board) return figures_of_grids(rule, geometry);
  FigureReader reader(rule, language, geometry);
  for_each_entry(geometry, use,
                 [&](EntryReader& entry, int number) { reader.read(entry, number); });
  return reader.figures();
}

}  // namespace sudoku_sat::rule
