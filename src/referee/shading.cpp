// Cells of which something is true, as far as that is known: whether they are or can become
// connected.
#include <algorithm>

#include "language.hpp"

namespace sudoku_sat::referee {

namespace {

struct Shading {
  const Board& board;
  std::vector<Cell> cells = {};
  std::vector<std::optional<bool>> states = {};
  /// What is to be answered as long as nothing is wrong: a truth that isn't known, or that it
  /// holds.
  Value answer = truth_value(true);

  explicit Shading(Call& call) : board(call.board()), cells(call.cells(0)) {
    const Values truths = flat({call.arguments[1]});
    if (cells.size() != truths.size()) throw NotUnderstood("there are not as many truths as cells");
    for (const Value& truth : truths) {
      states.push_back(call.run.known_truth(truth));
      if (!states.back() && answer.kind == Value::Kind::truth)
        answer = {Value::Kind::unknown, truth.number};
    }
  }

  /// The first cell that holds for certain, if there is one.
  std::vector<Cell> first() const {
    const auto found = std::ranges::find(states, true);
    if (found == states.end()) return {};
    return {cells[static_cast<std::size_t>(found - states.begin())]};
  }

  /// What can be reached from these over cells that hold or are open.
  std::set<Cell> reached(std::vector<Cell> from) const {
    std::set<Cell> passable, seen;
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (states[i].value_or(true)) passable.insert(cells[i]);
    while (!from.empty()) {
      const Cell cell = from.back();
      from.pop_back();
      if (!passable.contains(cell) || !seen.insert(cell).second) continue;
      std::ranges::copy(around(board, cell), std::back_inserter(from));
    }
    return seen;
  }

  /// Whether all that hold for certain are among these.
  bool lies_in(const std::set<Cell>& seen) const {
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (states[i].value_or(false) && !seen.contains(cells[i])) return false;
    return true;
  }
};

}  // namespace

Value connected(Call& call) {
  const Shading shading(call);
  const bool few =
      call.arguments.size() < 3 || std::ranges::count(shading.states, true) <= call.number(2);
  if (few && shading.lies_in(shading.reached(shading.first()))) return shading.answer;
  return truth_value(false);
}

Value reach_edge(Call& call) {
  const Shading shading(call);
  std::vector<Cell> edge = shading.cells;
  std::erase_if(edge, [&](Cell cell) { return around(shading.board, cell).size() == 4; });
  return shading.lies_in(shading.reached(edge)) ? shading.answer : truth_value(false);
}

Value is_region(Call& call) {
  Shading shading(call);
  const auto number_of = [&](Cell cell) { return call.run.number(cell_value(cell)); };
  std::set<long long> held, values;
  for (std::size_t i = 0; i < shading.cells.size(); ++i)
    if (shading.states[i] == true) held.insert(number_of(shading.cells[i]));
  for (std::size_t i = 0; i < shading.cells.size(); ++i)
    if (!shading.states[i] && held.contains(number_of(shading.cells[i]))) shading.states[i] = false;
  const std::set<Cell> seen = shading.reached(shading.first());
  for (const Cell cell : seen) values.insert(number_of(cell));
  const bool enough = held.empty() || std::ssize(values) >= shading.board.size;
  return enough && shading.lies_in(seen) ? shading.answer : truth_value(false);
}

}  // namespace sudoku_sat::referee
