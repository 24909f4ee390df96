// Product cages: the different values that multiply to the clue, if there are few such sets.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

constexpr std::size_t max_sets_told = 4;

/// Of any values that it allows: all have the same.
int product_of(const Diagram& diagram, const Geometry& geometry) {
  int product = 1;
  std::uint32_t node = 0;
  for (std::size_t layer = 0; layer < diagram.cells(); ++layer) {
    const auto edges = diagram.edges(layer);
    const auto edge = std::find_if(edges.begin(), edges.end(),
                                   [node](const Diagram::Edge& one) { return one.from == node; });
    product *= geometry.number(edge->value);
    node = edge->to;
  }
  return product;
}

/// Sets of `count` numbers from `least` on with the product.
void add_sets(std::vector<int>& numbers, int least, int most, std::size_t count, int product,
              std::vector<std::vector<int>>& all) {
  if (count == 0) {
    if (product == 1) all.push_back(numbers);
    return;
  }
  for (int number = least; number <= most && number <= product; ++number) {
    if (product % number != 0) continue;
    numbers.push_back(number);
    add_sets(numbers, number + 1, most, count - 1, product / number, all);
    numbers.pop_back();
  }
}

/// "The cage of product 21 at r8c4; 21 in three cells is 1*3*7: r8c4 is 7 and r8c2 is not 1, so
/// r8c2 is 3; so r8c3 is 1."
std::string tell_product(const Telling& told) {
  const Board& board = told.marks.board();
  if (told.clue.rule != "product cage" || told.clue.diagrams.size() != 1) return {};
  const Board::DiagramOf& diagram = board.diagrams()[told.clue.diagrams[0]];
  if (diagram.diagram->impossible() || board.geometry().least() < 1) return {};
  const int product = product_of(*diagram.diagram, board.geometry());
  std::vector<std::vector<int>> sets;
  std::vector<int> numbers;
  add_sets(numbers, board.geometry().least(), board.geometry().most(), diagram.cells->size(),
           product, sets);
  if (sets.empty() || sets.size() > max_sets_told) return {};
  std::vector<std::string> texts;
  for (const auto& one : sets) texts.push_back(fmt::format("{}", fmt::join(one, "*")));
  return tell_by_facts(told,
                       fmt::format("{} in {} cells is {}", product, spelled(diagram.cells->size()),
                                   base::listed(texts, "or")));
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::products{.name = "products", .tell = clues::tell_product};

}  // namespace sudoku_sat
