// Palindromes are proposed from their middle, growing at both ends together.
//
// Renban lines are proposed by growing a line and stopping when its values happen to be
// consecutive; they need not be before.
#include <cstdlib>

#include "rules/parts/neighbours.hpp"
#include "rules/parts/random_lines.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule {

namespace {

/// Grows palindromes from their middle cell; no two share a cell.
class PalindromeDrawing {
 public:
  PalindromeDrawing(const Geometry& geometry, const Grid& solution, Random& random)
      : geometry_(geometry), solution_(solution), random_(random), used_(geometry.cells(), false) {}

  std::vector<std::vector<Cell>> draw() {
    std::vector<std::vector<Cell>> lines;
    for (const Cell middle : random_.permutation(geometry_.cells(), Cell{0})) {
      if (lines.size() == usual_line_count(geometry_)) break;
      if (used_[middle]) continue;
      std::vector<Cell> line{middle};
      used_[middle] = true;
      while (line.size() < longest && extend(line)) continue;
      used_[middle] = line.size() > 1;
      if (line.size() > 1) lines.push_back(std::move(line));
    }
    return lines;
  }

 private:
  static constexpr std::size_t longest = 7;

  std::vector<Cell> ways_on(Cell end) {
    std::vector<Cell> cells = cells_around(geometry_, king_steps, end);
    std::erase_if(cells, [this](Cell cell) { return used_[cell]; });
    random_.shuffle(cells);
    return cells;
  }

  /// Adds one cell at each end, with equal values; false if there are none.
  bool extend(std::vector<Cell>& line) {
    for (const Cell front : ways_on(line.front())) {
      for (const Cell back : ways_on(line.back())) {
        if (back == front || solution_[back] != solution_[front]) continue;
        line.insert(line.begin(), front);
        line.push_back(back);
        used_[front] = used_[back] = true;
        return true;
      }
    }
    return false;
  }

  const Geometry& geometry_;
  const Grid& solution_;
  Random& random_;
  std::vector<bool> used_;
};

std::vector<std::string> propose_palindromes(const Geometry& geometry, const Grid& solution,
                                             Random& random) {
  return line_entries(geometry, PalindromeDrawing(geometry, solution, random).draw());
}

bool holds_consecutive(const std::vector<Cell>& line, const Grid& solution) {
  const auto by_value = [&](Cell a, Cell b) { return solution[a] < solution[b]; };
  const auto [least, most] = std::minmax_element(line.begin(), line.end(), by_value);
  return solution[*most] - solution[*least] == static_cast<int>(line.size()) - 1;
}

/// Lines of three to N/2 + 1 cells.
std::vector<std::string> propose_renban(const Geometry& geometry, const Grid& solution,
                                        Random& random) {
  const int most = std::max(3, geometry.size() / 2 + 1);
  const auto grow = [&](const std::vector<Cell>& line) {
    const bool done = line.size() > 2 && holds_consecutive(line, solution);
    return static_cast<int>(line.size()) < most && !(done && random.below(3) == 0);
  };
  const auto keep = [&](const std::vector<Cell>& line) {
    return line.size() > 2 && holds_consecutive(line, solution);
  };
  const auto fits = [&](const std::vector<Cell>& line, Cell next) {
    return std::all_of(line.begin(), line.end(), [&](Cell cell) {
      return solution[cell] != solution[next] && std::abs(solution[cell] - solution[next]) < most;
    });
  };
  return line_entries(geometry,
                      random_lines(geometry, random, usual_line_count(geometry), grow, keep, fits));
}

}  // namespace

const ByHand by_hand::palindrome{.propose = propose_palindromes};
const ByHand by_hand::renban_line{.propose = propose_renban};

}  // namespace sudoku_sat::rule
