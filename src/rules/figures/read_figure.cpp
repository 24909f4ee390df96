// Numbers come first and are checked when the cells behind them are known, since a sum's range
// depends on how many there are.
#include "read_figure.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rules/parts/entry.hpp"

namespace sudoku_sat {

namespace {

class FigureReader {
 public:
  FigureReader(const FigureRule& rule, const Geometry& geometry, const RuleUse& use)
      : rule_(rule), geometry_(geometry), use_(use) {}

  void read(EntryReader& reader, int number) {
    Figure figure;
    read_numbers(reader, figure);
    reader.at_end();
    const Position begin = reader.position();
    read_cells(reader, figure);
    if (rule_.shape == Shape::each_cell) {
      for (const Cell cell : figure.cells) add({figure.numbers, figure.usual, {{cell}}}, begin);
    } else if (rule_.shape == Shape::all_cells && !figures_.empty()) {
      join(figures_.back().figure, figure, begin);
    } else {
      number_ = number - 1;
      add(std::move(figure), begin);
    }
  }

  std::vector<FigureOfEntry> figures() { return std::move(figures_); }

 private:
  std::string_view example() const {
    const std::string_view all = use_.rule->example;
    return all.substr(0, all.find(';'));
  }

  void read_numbers(EntryReader& reader, Figure& figure) {
    number_at_ = reader.at_number() ? std::optional(reader.position()) : std::nullopt;
    if (rule_.numbers == Numbers::none || !reader.at_number()) {
      if (rule_.numbers == Numbers::one || rule_.numbers == Numbers::several) {
        reader.fail(fmt::format("a number is missing, as in \"{}\"", example()));
      }
      if (rule_.numbers == Numbers::optional) {
        figure.numbers = {rule_.usual(geometry_.size())};
        figure.usual = true;
      }
      return;
    }
    do {
      figure.numbers.push_back(reader.number(0, most_number));
      if (figure.numbers.size() == 1) number_at_ = reader.position();
    } while (rule_.numbers == Numbers::several && reader.at_number());
    reader.expect(':', example());
    figure.usual = rule_.usual != nullptr && figure.number() == rule_.usual(geometry_.size());
  }

  void read_cells(EntryReader& reader, Figure& figure) const {
    if (rule_.shape == Shape::line && rule_.closed) {
      const CellLine line = reader.line(rule_.least);
      figure.closed = line.closed;
      figure.cells = line.cells;
    } else if (rule_.shape == Shape::counted && figure.numbers.empty()) {
      figure.groups = {{reader.cell()}};
      reader.expect(':', example());
      figure.groups.push_back(reader.only_cells(rule_.least));
      return;
    } else if (rule_.shape == Shape::groups) {
      figure.groups = {reader.cells()};
      while (!reader.at_end()) {
        reader.expect(':', example());
        figure.groups.push_back(reader.cells());
      }
      if (figure.groups.size() == 1) reader.expect(':', example());
      return;
    } else {
      const bool single = rule_.shape == Shape::each_cell || rule_.shape == Shape::all_cells;
      figure.cells = reader.only_cells(single ? 1 : rule_.least);
    }
    figure.groups = {figure.cells};
  }

  void add(Figure figure, const Position& begin) {
    if (rule_.prepare != nullptr) {
      const std::string wrong = rule_.prepare(geometry_, figure);
      if (!wrong.empty()) throw InputError(begin, wrong);
    }
    figure.cells.clear();
    for (const auto& group : figure.groups) {
      figure.cells.insert(figure.cells.end(), group.begin(), group.end());
    }
    check(figure, begin);
    figures_.push_back({std::move(figure), ++number_, begin});
  }

  /// All circles of a board are one figure, whose cells may stand in several entries.
  void join(Figure& all, const Figure& more, const Position& begin) const {
    for (const Cell cell : more.cells) {
      if (std::find(all.cells.begin(), all.cells.end(), cell) != all.cells.end()) {
        throw InputError(begin, fmt::format("{} comes twice", geometry_.name(cell)));
      }
      all.cells.push_back(cell);
    }
    all.groups = {all.cells};
  }

  void check(const Figure& figure, const Position& begin) const {
    const std::size_t cells = figure.cells.size();
    const int size = geometry_.size();
    if ((rule_.as_values || rule_.shape == Shape::cage) && cells > static_cast<std::size_t>(size)) {
      throw InputError(begin,
                       fmt::format("{} cells: {} different values are possible", cells, size));
    }
    if (rule_.range != nullptr && !figure.usual) {
      const Range range = rule_.range(values_of(geometry_), figure);
      for (const int number : figure.numbers) {
        if (range.has(number)) continue;
        throw InputError(number_at_.value_or(begin),
                         fmt::format("{} is out of range: {} to {} are possible", number,
                                     range.least, range.most));
      }
    }
    if (rule_.wrong == nullptr) return;
    const std::string wrong = rule_.wrong(geometry_, figure);
    if (!wrong.empty()) throw InputError(number_at_.value_or(begin), wrong);
  }

  static constexpr int most_number = 1'000'000'000;

  const FigureRule& rule_;
  const Geometry& geometry_;
  const RuleUse& use_;
  std::vector<FigureOfEntry> figures_;
  std::optional<Position> number_at_;
  int number_ = 0;
};

}  // namespace

std::vector<FigureOfEntry> read_figures(const FigureRule& rule, const Geometry& geometry,
                                        const RuleUse& use) {
  FigureReader reader(rule, geometry, use);
  for_each_entry(geometry, use,
                 [&](EntryReader& entry, int number) { reader.read(entry, number); });
  return reader.figures();
}

}  // namespace sudoku_sat
