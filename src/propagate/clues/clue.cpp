#include "clue.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "propagate/techniques/chains/clue_links.hpp"
#include "propagate/techniques/ladder.hpp"

namespace sudoku_sat::clues {

namespace {

void add_cell(std::vector<Cell>& cells, Cell cell) {
  if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
}

/// Clues by what identifies them, in the order of their first constraint.
class Gathering {
 public:
  Clue& of(const ConstraintName& name, std::string_view label, std::optional<Cell> star = {}) {
    const int number = star ? 0 : name.number;
    const auto key = std::tuple(std::string_view(name.rule), number, label, star);
    const auto [found, added] = places_.try_emplace(key, clues_.size());
    if (!added) return clues_[found->second];
    clues_.push_back({.rule = name.rule,
                      .label = label.empty() ? name.key() : std::string(label),
                      .brief = name.brief,
                      .star = star.has_value()});
    if (star) clues_.back().cells.push_back(*star);
    return clues_.back();
  }

  std::vector<Clue> take() { return std::move(clues_); }

 private:
  using Key = std::tuple<std::string_view, int, std::string_view, std::optional<Cell>>;

  std::map<Key, std::size_t> places_;
  std::vector<Clue> clues_;
};

void add(Clue& clue, std::uint32_t number, const PairRelation& pair) {
  clue.relations.push_back(number);
  add_cell(clue.cells, pair.first);
  add_cell(clue.cells, pair.second);
}

/// The sum that has become this relation of two cells; null if none has.
const Sum* sum_of_relation(const Board& board, std::uint32_t number) {
  std::size_t rest = number;
  if (rest < board.constraints().relations.size()) return nullptr;
  rest -= board.constraints().relations.size();
  for (const Sum& sum : board.constraints().sums) {
    if (sum.cells.size() == 2 && rest-- == 0) return &sum;
  }
  return nullptr;
}

SumOfCells written(const Sum& sum) {
  SumOfCells all{sum.cells, {}, sum.total};
  for (std::size_t i = 0; i < sum.cells.size(); ++i) all.factors.push_back(sum.coefficient(i));
  return all;
}

/// Sentences about variables name the cells themselves.
void shorten(Clue& clue, const Geometry& geometry) {
  const bool on_grid = std::all_of(clue.cells.begin(), clue.cells.end(),
                                   [&](Cell cell) { return geometry.on_grid(cell); });
  if (!on_grid && !clue.brief.empty()) clue.label = clue.brief;
}

}  // namespace

std::vector<Clue> clues_of(const Board& board) {
  Gathering gathering;
  for (std::uint32_t number = 0; number < board.relations().size(); ++number) {
    const PairRelation& pair = board.relations()[number];
    if (pair.number != 0 && pair.brief.empty()) {
      add(gathering.of(pair, pair.label), number, pair);
      continue;
    }
    const std::string& label = pair.brief.empty() ? pair.label : pair.brief;
    add(gathering.of(pair, label, pair.first), number, pair);
    add(gathering.of(pair, label, pair.second), number, pair);
  }
  for (std::uint32_t number = 0; number < board.diagrams().size(); ++number) {
    const Board::DiagramOf& diagram = board.diagrams()[number];
    Clue& clue = gathering.of(diagram.called(), diagram.called().label);
    clue.diagrams.push_back(number);
    for (const Cell cell : diagram.cells_on_board()) add_cell(clue.cells, cell);
  }
  std::vector<Clue> clues = gathering.take();
  for (Clue& clue : clues) shorten(clue, board.geometry());
  return clues;
}

std::vector<Reason> reasons_of(const Clue& clue) {
  std::vector<Reason> reasons;
  for (const std::uint32_t number : clue.relations) {
    reasons.push_back({Reason::Kind::relation, number});
  }
  for (const std::uint32_t number : clue.diagrams) {
    reasons.push_back({Reason::Kind::diagram, number});
  }
  return reasons;
}

bool has_named_cells(const Clue& clue, const Board& board) {
  return std::all_of(clue.cells.begin(), clue.cells.end(),
                     [&](Cell cell) { return propagation::has_own_name(board, cell); });
}

std::optional<SumOfCells> sum_of(const Clue& clue, const Board& board) {
  if (clue.star || clue.relations.size() + clue.diagrams.size() != 1) return std::nullopt;
  if (!clue.diagrams.empty()) {
    const Sum* const sum = board.diagrams()[clue.diagrams[0]].sum;
    return sum == nullptr ? std::nullopt : std::optional(written(*sum));
  }
  if (const Sum* const sum = sum_of_relation(board, clue.relations[0])) return written(*sum);
  const PairRelation& pair = board.relations()[clue.relations[0]];
  const auto meaning = meaning_of(pair, board.geometry());
  if (!meaning || meaning->name != "sum") return std::nullopt;
  return SumOfCells{{pair.first, pair.second}, {1, 1}, meaning->number};
}

bool is_written_sum(const Clue& clue, const Board& board) {
  if (!clue.diagrams.empty()) return board.diagrams()[clue.diagrams[0]].sum != nullptr;
  return clue.relations.size() == 1 && sum_of_relation(board, clue.relations[0]) != nullptr;
}

std::string title_of(const Clue& clue, const Board& board) {
  return propagation::title_of_rule(clue.rule, is_written_sum(clue, board));
}

}  // namespace sudoku_sat::clues
