// An open number is found by trying: the sum of the clue's values, then all numbers that a clue
// about these cells could show. What holds is decided by verify(), so a rule needs to do nothing to
// have clues with open numbers.
//
// A rule with clues beside the board has one entry for each side, so the clues chosen for a side
// are put together; all other clues are entries of their own.
#include "clue_pool.hpp"

#include <fmt/format.h>

#include <set>
#include <sstream>

#include "rules/parts/sides.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::generate {

namespace {

/// Whether a clue of another rule may mean something else without this one.
bool shapes_board(const Rule& rule) {
  return rule.shape != nullptr || rule.divide != nullptr || rule.replaces[0] != nullptr;
}

/// "top" of "top: . 3 . ."; empty if it is no clue beside the board.
std::string_view side_of(std::string_view text) {
  const std::string_view side = text.substr(0, text.find(':'));
  return rule::side_called(side) ? side : std::string_view();
}

/// The clues of both texts, of the same side.
std::string joined(const std::string& first, const std::string& second) {
  std::istringstream words(first), others(second);
  std::string whole, word, other;
  while (words >> word && others >> other) {
    whole += (whole.empty() ? "" : " ") + (word == "." ? other : word);
  }
  return whole;
}

/// Adds a clue to the data of its rule.
void add_clue(std::vector<RuleUse>& uses, const ClueBoards::Clue& clue) {
  const std::string_view side = side_of(clue.text);
  for (RuleUse& use : uses) {
    if (use.rule != clue.rule || side.empty()) continue;
    for (RuleEntry& entry : use.entries) {
      if (side_of(entry.text) != side) continue;
      entry.text = joined(entry.text, clue.text);
      return;
    }
  }
  add_use(uses, {clue.rule, {{clue.text}}});
}

}  // namespace

ClueBoards::ClueBoards(const Board& board)
    : geometry_(board.geometry()),
      plain_(geometry_.box_rows(), geometry_.box_columns()),
      uses_(uses_of(board.rules())) {
  for (const RuleUse& use : uses_) {
    if (shapes_board(*use.rule)) shape_.push_back(use);
  }
}

std::shared_ptr<const Board> ClueBoards::alone(const Rule& rule, const std::string& text) const {
  std::vector<RuleUse> uses = shape_;
  add_use(uses, {&rule, {{text}}});
  return make_board(plain_, uses);
}

std::shared_ptr<const Board> ClueBoards::with(const std::vector<Clue>& clues) const {
  std::vector<RuleUse> uses = uses_;
  for (const Clue& clue : clues) add_clue(uses, clue);
  return make_board(plain_, uses);
}

bool clue_holds(const std::shared_ptr<const Board>& alone, const Grid& grid) {
  const Puzzle puzzle{alone, Grid(alone->cells(), 0)};
  const auto cells = static_cast<std::ptrdiff_t>(alone->cells());
  return !verify(puzzle, {grid.begin(), grid.begin() + cells});
}

namespace {

constexpr std::size_t clues_of_kind = 300;
constexpr std::size_t draws_of_clue = 10;
constexpr std::size_t draws_ahead = 30;
constexpr int tries_of_numbers = 30;

/// Null if the text is no clue that fits the board.
std::shared_ptr<const Board> board_alone(const ClueKinds& kinds, std::size_t kind,
                                         const std::string& text) {
  try {
    return kinds.boards.alone(*kinds.clues[kind].rule, text);
  } catch (const InputError&) {
    return nullptr;
  } catch (const UsageError&) {
    return nullptr;
  }
}

std::string with_numbers(const std::string& text, const std::vector<std::size_t>& places,
                         const std::vector<std::uint64_t>& numbers) {
  std::string filled;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    filled += text.substr(begin, places[i] - begin) + std::to_string(numbers[i]);
    begin = places[i] + 1;
  }
  return filled + text.substr(begin);
}

/// The numbers of the values in the clue's cells; all of the board if its cells are not known.
std::vector<std::uint64_t> numbers_in(const Geometry& geometry, const std::vector<Cell>& cells,
                                      const Grid& solution) {
  std::vector<std::uint64_t> numbers;
  for (const Cell cell : cells) {
    numbers.push_back(static_cast<std::uint64_t>(geometry.number(solution[cell])));
  }
  for (int value = geometry.least(); cells.empty() && value <= geometry.most(); ++value) {
    numbers.push_back(static_cast<std::uint64_t>(value));
  }
  return numbers;
}

/// The numbers that a clue about these values may show, the likeliest first, the others in random
/// order.
std::vector<std::uint64_t> clue_numbers(const Geometry& geometry,
                                        const std::vector<std::uint64_t>& values, Random& random) {
  constexpr std::uint64_t most_product = 1'000'000;
  std::uint64_t sum = 0, product = 1;
  for (const std::uint64_t value : values) {
    sum += value;
    product = std::min(product * value, most_product);
  }
  const std::uint64_t most =
      std::max(values.size() * static_cast<std::uint64_t>(geometry.most()),
               std::uint64_t{4} * static_cast<std::uint64_t>(geometry.size()));
  std::vector<std::uint64_t> numbers = random.permutation(most + 1, std::uint64_t{0});
  std::erase(numbers, sum);
  numbers.insert(numbers.begin(), sum);
  if (product > most && product < most_product) numbers.push_back(product);
  return numbers;
}

bool meet(const std::vector<Cell>& first, const std::vector<Cell>& second) {
  return std::ranges::any_of(
      first, [&](Cell cell) { return std::ranges::find(second, cell) != second.end(); });
}

}  // namespace

ClueKinds::ClueKinds(const Board& board, const std::vector<FreeClue>& free_clues)
    : boards(board), clues(free_clues) {
  for (const FreeClue& clue : clues) forms.emplace_back(clue, boards.geometry());
}

std::optional<PoolClue> clue_of(const ClueKinds& kinds, std::size_t kind, const Placed& placed,
                                const Grid& solution, Random& random) {
  const auto holding = [&](const std::string& text) -> std::optional<PoolClue> {
    poll_limits();
    std::shared_ptr<const Board> alone = board_alone(kinds, kind, text);
    if (alone == nullptr || !clue_holds(alone, solution)) return std::nullopt;
    return PoolClue{kind, text, placed.cells, std::move(alone)};
  };
  const std::vector<std::size_t> open = open_numbers(placed.text);
  if (open.empty()) return holding(placed.text);
  const Geometry& geometry = kinds.boards.geometry();
  const std::vector<std::uint64_t> values = numbers_in(geometry, placed.cells, solution);
  if (open.size() == 1) {
    for (const std::uint64_t number : clue_numbers(geometry, values, random)) {
      if (auto clue = holding(with_numbers(placed.text, open, {number}))) return clue;
    }
    return std::nullopt;
  }
  for (int i = 0; i < tries_of_numbers; ++i) {
    std::vector<std::uint64_t> numbers;
    while (numbers.size() < open.size()) numbers.push_back(values[random.below(values.size())]);
    if (auto clue = holding(with_numbers(placed.text, open, numbers))) return clue;
  }
  return std::nullopt;
}

std::vector<PoolClue> clues_ahead(const ClueKinds& kinds, Random& random) {
  std::vector<PoolClue> ahead;
  for (std::size_t kind = 0; kind < kinds.forms.size(); ++kind) {
    const FreeClue& clue = kinds.clues[kind];
    std::size_t left = clue.rule == nullptr ? 0 : clue.least;
    for (std::size_t i = 0; left > 0 && i < draws_ahead * clue.least; ++i) {
      std::optional<Placed> placed = kinds.forms[kind].draw(kinds.boards.geometry(), random);
      if (!placed || !open_numbers(placed->text).empty()) continue;
      const bool room = std::ranges::none_of(ahead, [&](const PoolClue& other) {
        return other.text == placed->text ||
               (kinds.clues[other.kind].rule == clue.rule && kinds.forms[kind].spreads() &&
                meet(other.cells, placed->cells));
      });
      std::shared_ptr<const Board> alone;
      if (room) alone = board_alone(kinds, kind, placed->text);
      if (alone == nullptr) continue;
      ahead.push_back({kind, placed->text, placed->cells, std::move(alone)});
      --left;
    }
  }
  return ahead;
}

CluePool::CluePool(const ClueKinds& kinds, const Grid& givens, const Grid& solution,
                   std::vector<PoolClue> ahead, Random& random)
    : kinds_(kinds), solution_(solution), clues_(std::move(ahead)), of_kind_(kinds.forms.size()) {
  for (const PoolClue& clue : clues_) ++of_kind_[clue.kind];
  for (std::size_t kind = 0; kind < of_kind_.size(); ++kind) {
    if (kinds.clues[kind].rule == nullptr) {
      add_givens(kind, givens, random);
    } else {
      draw(kind, random);
    }
  }
}

void CluePool::add_givens(std::size_t kind, const Grid& givens, Random& random) {
  for (const Cell cell : random.permutation(kinds_.boards.geometry().grid_cells(), Cell{0})) {
    if (givens[cell] != 0) continue;
    clues_.push_back({kind, "", {cell}, nullptr});
    ++of_kind_[kind];
  }
}

void CluePool::draw(std::size_t kind, Random& random) {
  std::set<std::string> seen;
  for (const PoolClue& clue : clues_) seen.insert(clue.text);
  for (std::size_t i = 0; i < draws_of_clue * clues_of_kind; ++i) {
    if (of_kind_[kind] >= clues_of_kind) return;
    poll_limits();
    const std::optional<Placed> placed = kinds_.forms[kind].draw(kinds_.boards.geometry(), random);
    if (!placed || !seen.insert(placed->text).second) continue;
    std::optional<PoolClue> clue = clue_of(kinds_, kind, *placed, solution_, random);
    if (!clue) continue;
    clues_.push_back(*std::move(clue));
    ++of_kind_[kind];
  }
}

bool CluePool::enough() const {
  for (std::size_t kind = 0; kind < of_kind_.size(); ++kind) {
    if (of_kind_[kind] < kinds_.clues[kind].least) return false;
  }
  return true;
}

std::vector<std::size_t> CluePool::broken_by(const Grid& grid) const {
  std::vector<std::size_t> broken;
  for (std::size_t i = 0; i < clues_.size(); ++i) {
    const PoolClue& clue = clues_[i];
    const bool same = !clue.cells.empty() && std::ranges::all_of(clue.cells, [&](Cell cell) {
      return grid[cell] == solution_[cell];
    });
    if (same || (!clue.is_given() && clue_holds(clue.alone, grid))) continue;
    broken.push_back(i);
  }
  return broken;
}

}  // namespace sudoku_sat::generate
