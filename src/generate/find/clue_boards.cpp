// A rule with clues beside the board has one entry for each side, so the clues chosen for a side
// are put together; all other clues are entries of their own.
#include "clue_boards.hpp"

#include <array>
#include <sstream>

namespace sudoku_sat::generate {

namespace {

/// Whether a clue of another rule may mean something else without this one.
bool shapes_board(const Rule& rule) {
  return rule.shape != nullptr || rule.divide != nullptr || rule.replaces[0] != nullptr;
}

/// "top" of "top: . 3 . ."; empty if it is no clue beside the board.
std::string_view side_of(std::string_view text) {
  constexpr std::array<std::string_view, 4> sides{"top", "bottom", "left", "right"};
  const std::string_view side = text.substr(0, text.find(':'));
  return std::ranges::find(sides, side) != sides.end() ? side : std::string_view();
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

}  // namespace sudoku_sat::generate
