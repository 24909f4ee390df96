// Random cells, lines and groups on a board, as the data of rules have them.
#include "matrix/draw.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace sudoku_sat::matrix {

namespace {

bool touch(const referee::Board& board, referee::Cell a, referee::Cell b) {
  return a != b && std::abs(board.row_of(a) - board.row_of(b)) <= 1 &&
         std::abs(board.column_of(a) - board.column_of(b)) <= 1;
}

bool side_by_side(const referee::Board& board, referee::Cell a, referee::Cell b) {
  return touch(board, a, b) &&
         (board.row_of(a) == board.row_of(b) || board.column_of(a) == board.column_of(b));
}

}  // namespace

int Draw::between(int least, int most) const {
  return least + static_cast<int>(random.below(static_cast<std::size_t>(most - least + 1)));
}

referee::Cell Draw::cell() const {
  referee::Cell drawn = between(0, board.cell_count() - 1);
  while (!board.present[static_cast<std::size_t>(drawn)]) drawn = (drawn + 1) % board.cell_count();
  return drawn;
}

Cells Draw::cells(int count) const {
  Cells drawn;
  for (int tries = 0; tries < 20 * count && static_cast<int>(drawn.size()) < count; ++tries) {
    const referee::Cell next = cell();
    if (std::find(drawn.begin(), drawn.end(), next) == drawn.end()) drawn.push_back(next);
  }
  return drawn;
}

Cells Draw::path(int count) const {
  Cells drawn{cell()};
  while (static_cast<int>(drawn.size()) < count) {
    Cells next;
    for (referee::Cell other = 0; other < board.cell_count(); ++other) {
      const bool free = board.present[static_cast<std::size_t>(other)] &&
                        std::find(drawn.begin(), drawn.end(), other) == drawn.end();
      if (free && touch(board, drawn.back(), other)) next.push_back(other);
    }
    if (next.empty()) break;
    drawn.push_back(next[random.below(next.size())]);
  }
  return drawn;
}

Cells Draw::neighbours() const {
  while (true) {
    const Cells pair = path(2);
    if (pair.size() == 2 && side_by_side(board, pair[0], pair[1])) return pair;
  }
}

int Draw::number(const Cells& cells) const {
  std::vector<int> values;
  for (const referee::Cell cell : cells) values.push_back(value_of(cell));
  const int sum = std::accumulate(values.begin(), values.end(), 0);
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  switch (between(0, 6)) {
    case 0:
      return between(0, 2 * board.last_value);
    case 1: {
      long long product = 1;
      for (const int value : values) product = std::min(product * value, 5000LL);
      return static_cast<int>(product);
    }
    case 2:
      return *most - *least;
    case 3:
      return sum - *least - *most > 0 ? sum - *least - *most : 0;
    case 4:
      return static_cast<int>(std::set<int>(values.begin(), values.end()).size());
    case 5:
      return *least == 0 ? between(1, 3) : *most / *least;
    default:
      return sum;
  }
}

std::string Draw::name(referee::Cell cell) const {
  return "r" + std::to_string(board.row_of(cell) + 1) + "c" +
         std::to_string(board.column_of(cell) + 1);
}

std::string Draw::names(const Cells& cells) const {
  std::string text;
  for (const referee::Cell cell : cells) text += (text.empty() ? "" : " ") + name(cell);
  return text;
}

std::string Draw::one_of(const std::vector<std::string>& texts) const {
  return texts[random.below(texts.size())];
}

}  // namespace sudoku_sat::matrix
