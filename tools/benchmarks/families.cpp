// Each board is a full grid with holes. Full grids of a board with rules are drawn by the
// generator; regions are the boxes after a random walk in which two neighbouring regions exchange a
// cell and stay connected.
#include "families.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::bench {

namespace {

constexpr std::string_view jigsaw = "jigsaw";

// Sizes and holes are such that the best of the solvers takes between a hundredth of a second and
// some seconds.
constexpr std::array table{
    BoardFamily{"minimal-16", "each given is needed", 16, GridKind::mixed, Holes::minimal},
    BoardFamily{"minimal-25", "each given is needed", 25, GridKind::mixed, Holes::minimal},
    BoardFamily{"few-25", "25 givens fewer than a minimal board", 25, GridKind::mixed, Holes::few},
    BoardFamily{"balanced-25", "balanced holes", 25, GridKind::mixed, Holes::balanced, 56},
    BoardFamily{"balanced-36", "balanced holes", 36, GridKind::mixed, Holes::balanced, 48},
    BoardFamily{"random-25", "random holes", 25, GridKind::mixed, Holes::random, 58},
    BoardFamily{"random-36", "random holes", 36, GridKind::mixed, Holes::random, 47},
    BoardFamily{"random-64", "random holes", 64, GridKind::mixed, Holes::random, 39},
    BoardFamily{"pattern-36", "random holes in a pattern grid", 36, GridKind::pattern,
                Holes::random, 48},
    BoardFamily{"pattern-64", "random holes in a pattern grid", 64, GridKind::pattern,
                Holes::random, 40},
    BoardFamily{"latin-30", "a Latin square, balanced holes", 30, GridKind::latin, Holes::balanced,
                42, "latin"},
    BoardFamily{"latin-35", "a Latin square, random holes", 35, GridKind::latin, Holes::random, 42,
                "latin"},
    BoardFamily{"latin-40", "a Latin square, balanced holes", 40, GridKind::latin, Holes::balanced,
                42, "latin"},
    BoardFamily{"jigsaw-16", "regions drawn at random", 16, GridKind::drawn, Holes::minimal, 0,
                jigsaw},
    BoardFamily{"jigsaw-25", "regions drawn at random", 25, GridKind::drawn, Holes::random, 62,
                jigsaw},
    BoardFamily{"diagonals-25", "diagonals too", 25, GridKind::drawn, Holes::random, 58,
                "diagonals"},
    BoardFamily{"groups-16", "diagonals, disjoint groups", 16, GridKind::drawn, Holes::minimal, 0,
                "diagonals, disjoint-groups"},
    BoardFamily{"knights-16", "no value a knight's move apart", 16, GridKind::drawn, Holes::minimal,
                0, "anti-knight"},
};

/// Regions of a board, by cell.
class Regions {
 public:
  explicit Regions(const Geometry& board) : board_(board), regions_(board.cells()) {
    for (Cell cell = 0; cell < regions_.size(); ++cell) regions_[cell] = board.box(cell);
  }

  /// Two cells of neighbouring regions change sides, where both regions stay connected.
  void exchange(Random& random) {
    const auto first = static_cast<Cell>(random.below(regions_.size()));
    const std::vector<Cell> near = neighbours(first);
    const int mine = regions_[first];
    const int other = regions_[near[random.below(near.size())]];
    const auto second = static_cast<Cell>(random.below(regions_.size()));
    if (mine == other || regions_[second] != other) return;
    std::swap(regions_[first], regions_[second]);
    if (!connected(mine) || !connected(other)) std::swap(regions_[first], regions_[second]);
  }

  /// The data of the rule `regions`: a letter for each region, the rows one after the other.
  std::string text() const {
    static constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    std::string text;
    for (Cell cell = 0; cell < regions_.size(); ++cell) {
      if (cell != 0 && board_.column(cell) == 0) text += "; ";
      text += letters[static_cast<std::size_t>(regions_[cell])];
    }
    return text;
  }

 private:
  std::vector<Cell> neighbours(Cell cell) const {
    std::vector<Cell> near;
    const int row = board_.row(cell);
    const int column = board_.column(cell);
    for (const auto& [down, right] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}}) {
      if (const auto other = board_.find(row + down, column + right)) near.push_back(*other);
    }
    return near;
  }

  bool connected(int region) const {
    const auto begin = std::find(regions_.begin(), regions_.end(), region);
    std::vector<Cell> reached{static_cast<Cell>(begin - regions_.begin())};
    std::vector<bool> seen(regions_.size(), false);
    seen[reached.front()] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const Cell cell : neighbours(reached[i])) {
        if (seen[cell] || regions_[cell] != region) continue;
        seen[cell] = true;
        reached.push_back(cell);
      }
    }
    return reached.size() == static_cast<std::size_t>(board_.size());
  }

  const Geometry& board_;
  std::vector<int> regions_;
};

std::string rules_of(const BoardFamily& family, Random& random) {
  if (family.rules != jigsaw) return std::string(family.rules);
  const Geometry board(family.size);
  Regions regions(board);
  for (std::size_t step = 0; step < 1000 * board.cells(); ++step) regions.exchange(random);
  return "regions=" + regions.text();
}

/// What the generator makes. Throws: Error where it can't.
Generated generated(std::shared_ptr<const Board> board, GenerateOptions options) {
  Generated made = Generator(std::move(board), std::move(options)).make(0);
  if (!made.puzzle) throw Error("no board could be made: " + made.reason);
  return made;
}

Grid full_grid(const BoardFamily& family, const std::shared_ptr<const Board>& board,
               Random& random) {
  if (family.grid != GridKind::drawn) return full_grid(board->geometry(), family.grid, random);
  const std::size_t all = board->geometry().cells();
  return generated(board, {.seed = random.next(), .clues = all}).solution;
}

void open(Grid& grid, std::size_t count, Random& random) {
  for (const Cell cell : random.permutation(grid.size(), Cell{0})) {
    if (grid[cell] == 0 || count == 0) continue;
    grid[cell] = 0;
    --count;
  }
}

/// The cells that hold one of the first values in another grid of that kind: these are as many in
/// each row, column and box.
void open_balanced(Grid& grid, const BoardFamily& family, const Geometry& board, Random& random) {
  const Grid other = full_grid(board, family.grid, random);
  const int most = family.size * family.open / 100;
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (other[cell] <= most) grid[cell] = 0;
  }
}

}  // namespace

std::span<const BoardFamily> board_families() { return table; }

std::vector<const BoardFamily*> families_named(std::span<const std::string> names) {
  std::vector<const BoardFamily*> chosen;
  for (const BoardFamily& family : table) {
    const bool named = std::find(names.begin(), names.end(), family.name) != names.end();
    if (names.empty() || named) chosen.push_back(&family);
  }
  std::vector<std::string_view> known;
  for (const BoardFamily& family : table) known.push_back(family.name);
  for (const std::string& name : names) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    throw UsageError(fmt::format("no family '{}': {}", name, fmt::join(known, ", ")));
  }
  return chosen;
}

Puzzle make_family_board(const BoardFamily& family, std::uint64_t number) {
  Random random(static_cast<std::uint64_t>(family.size), number);
  const std::string rules = rules_of(family, random);
  const auto board = rules.empty() ? make_board(Geometry(family.size))
                                   : make_board(Geometry(family.size), parse_rules(rules, {}));
  Grid grid = full_grid(family, board, random);
  const std::size_t holes = grid.size() * static_cast<std::size_t>(family.open) / 100;
  if (family.holes == Holes::balanced) {
    open_balanced(grid, family, board->geometry(), random);
  } else if (family.holes == Holes::random) {
    open(grid, holes, random);
  } else {
    grid = generated(board, {.seed = random.next(), .solutions = {grid}}).puzzle->givens;
  }
  if (family.holes == Holes::few) open(grid, static_cast<std::size_t>(family.size), random);
  return {board, std::move(grid)};
}

Puzzle spoiled(Puzzle puzzle, std::uint64_t number) {
  Random random(number);
  const auto size = static_cast<std::size_t>(puzzle.geometry().size());
  for (const Cell cell : random.permutation(puzzle.givens.size(), Cell{0})) {
    const Value given = puzzle.givens[cell];
    if (given == 0) continue;
    for (const Value value : random.permutation(size, Value{1})) {
      puzzle.givens[cell] = value;
      if (value != given && conflicts(*puzzle.board, puzzle.givens, 1).empty()) return puzzle;
    }
    puzzle.givens[cell] = given;
  }
  return puzzle;
}

std::vector<std::string> write_family(const BoardFamily& family, Half half, std::size_t count,
                                      const std::filesystem::path& directory) {
  std::filesystem::create_directories(directory);
  std::vector<std::string> names;
  const auto write = [&](const Puzzle& puzzle, const std::string& name) {
    std::string text;
    format_named("puzzle").write(
        {.geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()}, text);
    names.push_back(directory / name);
    Output output(names.back());
    output.write(text);
    output.commit();
  };
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t number = 2 * i + (half == Half::test ? 1 : 0);
    const Puzzle puzzle = make_family_board(family, number);
    write(puzzle, fmt::format("{}-{:03}.txt", family.name, number));
    write(spoiled(puzzle, number), fmt::format("{}-{:03}-spoiled.txt", family.name, number));
  }
  return names;
}

}  // namespace sudoku_sat::bench
