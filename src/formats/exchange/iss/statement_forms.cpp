// Constraints whose statements are more than a call: sums, cages, what depends on where cells lie.
#include <fmt/format.h>

#include <numeric>

#include "base/joined.hpp"
#include "codes.hpp"

namespace sudoku_sat::format {

namespace {

using Cells = std::vector<IssCell>;

/// "r1c1 + 2 * r1c2 - VA = 5".
std::string weighted_sum(const IssSaying& saying, const Cells& cells,
                         const std::vector<int>& weights, int total) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (weights[i] == 0) continue;
    const bool minus = weights[i] < 0;
    text += text.empty() ? (minus ? "-" : "") : (minus ? " - " : " + ");
    if (std::abs(weights[i]) != 1) text += fmt::format("{} * ", std::abs(weights[i]));
    text += saying.name(cells[i]);
  }
  return fmt::format("{} = {}", text.empty() ? "0" : text, total);
}

std::string sum_of(const IssSaying& saying, const Cells& cells) {
  return cells.size() == 1 ? saying.name(cells[0]) : fmt::format("sum({})", saying.list(cells));
}

/// That all pieces have one sum; nothing if there is only one.
IssClaims equal_sums(const IssSaying& saying, std::vector<Cells> pieces) {
  std::erase_if(pieces, [](const Cells& piece) { return piece.empty(); });
  if (pieces.size() < 2) return {};
  std::vector<std::string> sums;
  for (const Cells& piece : pieces) sums.push_back(sum_of(saying, piece));
  return {base::joined(sums, " = ")};
}

/// Each once, in their order.
Cells different(const Cells& cells) {
  Cells result;
  for (const IssCell& cell : cells) {
    if (std::ranges::find(result, cell) == result.end()) result.push_back(cell);
  }
  return result;
}

/// The steps of an automaton from each state, which `after(state, value)` tells; < 0: none.
template <class After>
void add_steps(IssSteps& steps, const IssBoard& board, int states, After&& after) {
  for (int state = 0; state < states; ++state) {
    for (int value = board.least; value <= board.most; ++value) {
      const int to = after(state, value);
      if (to >= 0) steps.add(state, value, to);
    }
  }
}

/// State `total` is a piece that is whole, which zeros may follow.
IssSteps steps_of_sum_line(const IssBoard& board, int total) {
  IssSteps steps;
  add_steps(steps, board, total + 1, [&](int sum, int value) {
    if (sum == total && value > 0) sum = 0;
    return sum + value <= total ? sum + value : -1;
  });
  steps.ends = {total};
  return steps;
}

/// The first cell may lie within a piece. What that holds before it, from 0 on, comes first, as
/// digits of the board's values, the highest first, and is left over at the end.
class SumLoop {
 public:
  SumLoop(const IssBoard& board, int total) : board_(board), total_(total) {
    for (int known = values(); known < total; known *= values()) ++digits_;
  }

  int digits() const { return digits_; }

  IssSteps steps() const {
    const IssSteps line = steps_of_sum_line(board_, total_);
    IssSteps loop;
    for (int held = 0; held < total_; ++held) {
      for (const auto& [states, values] : line.values) {
        for (const int value : values) {
          loop.add(state(held, states.first), value, state(held, states.second));
        }
      }
      loop.ends.push_back(state(held, held == 0 ? total_ : held));
    }
    add_digits(loop);
    return loop;
  }

 private:
  int values() const { return board_.most - board_.least + 1; }
  int state(int held, int sum) const { return 1 + held * (total_ + 1) + sum; }

  /// Each shorter number has a state of its own; the empty one is the start.
  void add_digits(IssSteps& loop) const {
    std::vector<int> states = {0};
    int next = state(total_, 0);
    for (int digit = 1; digit <= digits_; ++digit) {
      std::vector<int> longer;
      for (const int from : states) {
        for (int value = 0; value < values(); ++value) {
          const auto held = static_cast<int>(longer.size());
          if (digit == digits_ && held >= total_) return;
          const int to = digit == digits_ ? state(held, held) : next++;
          loop.add(from, board_.least + value, to);
          longer.push_back(to);
        }
      }
      states = std::move(longer);
    }
  }

  const IssBoard& board_;
  int total_;
  int digits_ = 1;
};

/// A variable holds the digits: clauses that guess the way into the loop propagate less.
IssClaims sum_loop(const IssSaying& saying, int total) {
  if (saying.board.least == saying.board.most) saying.fail("a loop needs two values");
  const SumLoop loop(saying.board, total);
  const std::string held = saying.definitions.free_name("held", "held");
  saying.out.add("rule",
                 fmt::format("var {} of 1..{} in {}..{}", held, loop.digits(), saying.board.least,
                             saying.board.most),
                 saying.item.place());
  const std::string name = saying.definitions.name_of(
      fmt::format("sum_loop_{}", total), "(held, line)",
      fmt::format("automaton(join(held, line), \"{}\")", loop.steps().text(saying.board)));
  return {fmt::format("{}({}, {})", name, held, saying.list(1))};
}

/// State `total` + 1 is that nothing has been picked; else some cells, whose sum it is.
IssSteps steps_of_subset(const IssBoard& board, int total) {
  IssSteps steps;
  const int none = total + 1;
  steps.start = none;
  for (int state = 0; state <= none; ++state) {
    for (int value = board.least; value <= board.most; ++value) {
      steps.add(state, value, state);
      const int sum = (state == none ? 0 : state) + value;
      if (sum <= total) steps.add(state, value, sum);
    }
  }
  steps.ends = {total};
  return steps;
}

}  // namespace

std::string iss_body_of_rellik_cage(const IssBoard& board, int total) {
  return fmt::format("all_different(line) and not automaton(line, \"{}\")",
                     steps_of_subset(board, total).text(board));
}

namespace iss_says {

/// "12", or with a factor for each cell "12_=_1_1_-10".
IssClaims sum(const IssSaying& saying) {
  const std::vector<std::string> parts = iss_args(saying.args.empty() ? "" : saying.args[0], '_');
  const Cells cells = saying.cells(1);
  const auto total = parse_number<int>(parts[0]);
  if (!total) saying.fail("'{}' is not a sum", shown(parts[0]));
  std::vector<int> weights(cells.size(), 1);
  if (parts.size() == 1) return {fmt::format("sum({}) = {}", saying.list(cells), *total)};
  if (parts[1] != "=" || parts.size() != cells.size() + 2) {
    saying.fail("expected '=' and {} factors, one for each cell", cells.size());
  }
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const auto weight = parse_number<int>(parts[i + 2]);
    if (!weight) saying.fail("'{}' is not a factor", shown(parts[i + 2]));
    weights[i] = *weight;
  }
  return {weighted_sum(saying, cells, weights, *total)};
}

/// A sum of 0 is none. A cell that is listed twice counts twice.
IssClaims cage(const IssSaying& saying) {
  if (saying.args.empty()) saying.fail("no cells");
  const Cells cells = saying.cells(1);
  const int total = saying.args[0].empty() ? 0 : saying.number(0);
  IssClaims claims{fmt::format("all_different({})", saying.list(different(cells)))};
  if (total != 0) claims.push_back(fmt::format("sum({}) = {}", saying.list(cells), total));
  return claims;
}

IssClaims pill(const IssSaying& saying) {
  constexpr int base = 10;
  const int digits = saying.number(0);
  Cells cells = saying.cells(1);
  if (digits < 1 || digits > 3 || static_cast<std::size_t>(digits) >= cells.size()) {
    saying.fail("expected 2 or 3 digits and more cells");
  }
  const auto end = cells.begin() + digits;
  std::sort(cells.begin(), end,
            [](const IssCell& a, const IssCell& b) { return a.index < b.index; });
  std::string number;
  int weight = 1;
  for (auto cell = end; cell-- != cells.begin(); weight *= base) {
    const std::string digit = saying.name(*cell);
    number = (weight == 1 ? digit : fmt::format("{} * {} + ", weight, digit)) + number;
  }
  IssClaims claims{fmt::format("{} = {}", number, sum_of(saying, {end, cells.end()}))};
  for (auto cell = cells.begin() + 1; saying.board.most >= base && cell != end; ++cell) {
    claims.push_back(fmt::format("{} < {}", saying.name(*cell), base));
  }
  return claims;
}

IssClaims equal_sum(const IssSaying& saying) { return equal_sums(saying, saying.pieces(0)); }

/// Cells in no region are as in one. Without boxes and regions it says nothing.
IssClaims region_sum_line(const IssSaying& saying) {
  const IssBoard& board = saying.board;
  if (board.chaos) saying.fail("it is not defined where regions are unknown");
  const IssRegions& regions = board.boxes.empty() ? board.pieces : board.boxes;
  if (regions.empty()) return {};
  std::vector<Cells> pieces;
  std::optional<std::ptrdiff_t> last;
  for (const IssCell& cell : saying.cells()) {
    const auto inside = std::ranges::find_if(regions, [&](const std::vector<int>& region) {
      return cell.layer == 0 && std::ranges::find(region, cell.index) != region.end();
    });
    if (const auto now = inside - regions.begin(); now != last) {
      pieces.emplace_back();
      last = now;
    }
    pieces.back().push_back(cell);
  }
  return equal_sums(saying, pieces);
}

IssClaims sum_line(const IssSaying& saying) {
  const int total = saying.number(0);
  if (total < 1 || total > 1000) saying.fail("{} is not a sum from 1 to 1000", total);
  if (saying.loop) return sum_loop(saying, total);
  const std::string name = saying.definitions.name_of(
      fmt::format("sum_line_{}", total), "(line)",
      fmt::format("automaton(line, \"{}\")",
                  steps_of_sum_line(saying.board, total).text(saying.board)));
  return {fmt::format("{}({})", name, saying.list(1))};
}

IssClaims rellik_cage(const IssSaying& saying) {
  const int total = saying.number(0);
  if (total < 0 || total > 1000) saying.fail("{} is not a sum from 0 to 1000", total);
  const std::string name = saying.definitions.name_of(
      fmt::format("rellik_cage_{}", total), "(line)", iss_body_of_rellik_cage(saying.board, total));
  return {fmt::format("{}({})", name, saying.list(1))};
}

IssClaims little_killer(const IssSaying& saying) {
  if (saying.args.size() != 2) saying.fail("expected a sum and a cell");
  const IssCell start = saying.cell(saying.args[1]);
  const auto step = little_killer_step(saying.board, saying.board.cells.row(start),
                                       saying.board.cells.column(start));
  if (!step) saying.fail("no diagonal begins at {}", shown(saying.args[1]));
  Cells cells;
  for (std::optional<IssCell> cell = start; cell;
       cell = saying.board.cells.moved(*cell, step->row, step->column)) {
    cells.push_back(*cell);
  }
  return {fmt::format("sum({}) = {}", saying.list(cells), saying.number(0))};
}

IssClaims same_values(const IssSaying& saying) {
  const int sets = saying.number(0);
  const Cells cells = saying.cells(1);
  const auto count = static_cast<std::size_t>(std::max(sets, 1));
  if (sets < 1 || cells.size() % count != 0) {
    saying.fail("{} cells can't be parted into {} sets", cells.size(), sets);
  }
  const std::size_t size = cells.size() / count;
  if (size == 1) return {fmt::format("all_equal({})", saying.list(cells))};
  IssClaims claims;
  for (std::size_t set = 1; set < count; ++set) {
    const auto begin = cells.begin() + static_cast<std::ptrdiff_t>(set * size);
    const auto length = static_cast<std::ptrdiff_t>(size);
    claims.push_back(fmt::format("same_values({}, {})", saying.list({begin - length, begin}),
                                 saying.list({begin, begin + length})));
  }
  return claims;
}

IssClaims quad(const IssSaying& saying) {
  if (saying.args.size() < 2) saying.fail("expected a cell and values");
  const IssCell corner = saying.cell(saying.args[0]);
  Cells cells;
  for (const int row : {0, 1}) {
    for (const int column : {0, 1}) {
      const auto cell = saying.board.cells.moved(corner, row, column);
      if (!cell) saying.fail("{} is not the corner of four cells", shown(saying.args[0]));
      cells.push_back(*cell);
    }
  }
  std::vector<int> wanted;
  for (std::size_t i = 1; i < saying.args.size(); ++i) wanted.push_back(saying.number(i));
  return {saying.call("ContainAtLeast",
                      fmt::format("[{}], {}", base::joined(wanted, ", "), saying.list(cells)))};
}

/// The cell says where in its row the number of its column is, or the other way round.
IssClaims indexing(const IssSaying& saying) {
  const bool of_rows = !saying.args.empty() && saying.args[0] == "R";
  if (saying.args.empty() || (!of_rows && saying.args[0] != "C")) {
    saying.fail("expected R or C and cells");
  }
  const std::string name =
      saying.definitions.name_of("indexed", "(n, index, line)", std::string(iss_body_of_indexed));
  IssClaims claims;
  for (const IssCell& cell : saying.cells(1)) {
    if (cell.layer != 0) saying.fail("only cells of the grid index others");
    const int row = saying.board.cells.row(cell) + 1;
    const int column = saying.board.cells.column(cell) + 1;
    claims.push_back(
        of_rows ? fmt::format("{}({}, {}, column({}))", name, row, saying.name(cell), column)
                : fmt::format("{}({}, {}, row({}))", name, column, saying.name(cell), row));
  }
  return claims;
}

/// "2315": two 3s and one 5.
IssClaims look_and_say(const IssSaying& saying) {
  const std::string clue = saying.args.empty() ? "" : saying.args[0];
  if (clue.empty() || clue.size() % 2 != 0 ||
      clue.find_first_not_of("0123456789") != std::string::npos) {
    saying.fail("'{}' is not a clue such as 23, two 3s", shown(clue));
  }
  IssClaims claims;
  for (std::size_t i = 0; i < clue.size(); i += 2) {
    claims.push_back(
        fmt::format("count(x in {}: x = {}) = {}", saying.list(1), clue[i + 1], clue[i]));
  }
  return claims;
}

/// "R1C1_3", "VA1_1_2".
IssClaims givens(const IssSaying& saying) {
  IssClaims claims;
  for (const std::string& arg : saying.args) {
    const auto [cell, values] = saying.given(arg);
    claims.push_back(value_claim(saying.name(cell), values));
  }
  return claims;
}

}  // namespace iss_says

}  // namespace sudoku_sat::format
