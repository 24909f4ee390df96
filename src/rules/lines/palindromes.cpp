// How palindromes are proposed: from their middle, at both ends at once.
#include "rules/parts/neighbours.hpp"
#include "rules/parts/random_lines.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace rule;

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

  /// Adds one cell at each end, with equal values; false where there are none.
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

}  // namespace

const ByHand by_hand::palindrome{.name = "palindrome", .propose = propose_palindromes};

}  // namespace sudoku_sat
