// What a clue excludes, by its own reasons alone: each conclusion is checked by trying all values
// of the cells that the reasons are about, with relations as tables of pairs, sums added up and
// sequences by the meaning of their rule. On states at random, made of a solution of each example.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <set>

#include "explain/groups.hpp"
#include "propagate/techniques/ladder.hpp"
#include "propagate/techniques/words.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/solve.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;
using propagation::Finding;

namespace {

/// Tries all values of the cells that a finding rests on.
class Trial {
 public:
  enum class Answer { none, some, too_many };

  Trial(const TechniqueState& state, const Finding& found)
      : state_(state), board_(state.board()), found_(found), grid_(board_.cells(), 0) {
    std::set<Cell> cells(found.cells.begin(), found.cells.end());
    for (const Reason& reason : found.reasons) {
      const std::vector<Cell> about = cells_of(reason, board_);
      cells.insert(about.begin(), about.end());
    }
    for (const propagation::UnitPlace& place : found.places) {
      const auto unit = board_.cells_of(place.unit);
      cells.insert(unit.begin(), unit.end());
    }
    cells_.assign(cells.begin(), cells.end());
  }

  /// Whether any values of the cells agree with this one, which may be of another cell.
  Answer with(Cell cell, Value value) {
    nodes_ = 0;
    fixed_ = {cell, value};
    std::vector<Cell> order{cell};
    for (const Cell other : cells_) {
      if (other != cell) order.push_back(other);
    }
    std::stable_sort(order.begin() + 1, order.end(), [&](Cell a, Cell b) {
      return state_.candidates().count(a) < state_.candidates().count(b);
    });
    const bool some = extend(order, 0);
    std::fill(grid_.begin(), grid_.end(), Value{0});
    if (nodes_ > max_nodes) return Answer::too_many;
    return some ? Answer::some : Answer::none;
  }

 private:
  static constexpr std::size_t max_nodes = 30'000;

  bool extend(const std::vector<Cell>& order, std::size_t place) {
    if (place == order.size()) return true;
    const Cell cell = order[place];
    for (int number = 1; number <= board_.size(); ++number) {
      const auto value = static_cast<Value>(number);
      if (cell == fixed_.cell ? value != fixed_.value : !state_.possible(cell, value)) continue;
      if (++nodes_ > max_nodes) return false;
      grid_[cell] = value;
      if (agrees(cell, order, place) && extend(order, place + 1)) return true;
      grid_[cell] = 0;
    }
    return false;
  }

  bool agrees(Cell cell, const std::vector<Cell>& order, std::size_t place) const {
    for (std::size_t i = 0; i < place; ++i) {
      if (grid_[order[i]] == grid_[cell] && state_.sight().sees(order[i], cell)) return false;
    }
    for (const propagation::UnitPlace& one : found_.places) {
      const auto unit = board_.cells_of(one.unit);
      const bool possible = std::any_of(unit.begin(), unit.end(), [&](Cell other) {
        return grid_[other] == 0 || grid_[other] == one.value;
      });
      if (!possible) return false;
    }
    return std::all_of(found_.reasons.begin(), found_.reasons.end(),
                       [&](const Reason& reason) { return holds(reason); });
  }

  /// True as long as a cell is open.
  bool holds(const Reason& reason) const {
    if (reason.kind == Reason::Kind::relation) {
      const PairRelation& pair = board_.relations()[reason.number];
      const Value first = grid_[pair.first];
      const Value second = grid_[pair.second];
      return first == 0 || second == 0 || pair.relation->allows(first, second);
    }
    const Board::DiagramOf& diagram = board_.diagrams()[reason.number];
    std::vector<Value> values;
    for (const Cell cell : *diagram.cells) {
      if (grid_[cell] == 0) return true;
      values.push_back(grid_[cell]);
    }
    if (diagram.sequence != nullptr) return diagram.sequence->holds(values);
    int total = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      total += diagram.sum->coefficient(i) * board_.geometry().number(values[i]);
    }
    return total == diagram.sum->total;
  }

  const TechniqueState& state_;
  const Board& board_;
  const Finding& found_;
  std::vector<Cell> cells_;
  std::vector<Value> grid_;
  propagation::Exclusion fixed_;
  std::size_t nodes_ = 0;
};

/// Whether a constraint made of clauses agrees with the candidates and with this one: its clauses
/// are asked, not what they mean.
Trial::Answer by_clauses(const TechniqueState& state, const Finding& found, Cell cell,
                         Value value) {
  const Board& board = state.board();
  std::vector<Reason> reasons = found.reasons;
  std::set<Cell> cells{cell};
  for (const Reason& reason : found.reasons) {
    for (const Cell one : cells_of(reason, board)) cells.insert(one);
  }
  for (const Cell one : cells) {
    reasons.push_back({Reason::Kind::value, one});
    reasons.push_back({Reason::Kind::one_value, one});
  }
  const ReasonedClauses clauses = clauses_of(reasons, board);
  const auto solver = make_solver({});
  solver->new_vars(std::max(clauses.variables, VariableMap(board.geometry()).variables()));
  clauses.for_each([&](std::span<const Lit> clause, std::uint32_t) { solver->add_clause(clause); });
  const explain::Statements statements(board.geometry());
  for (const Cell one : cells) {
    for (int number = 1; number <= board.size(); ++number) {
      const auto other = static_cast<Value>(number);
      const Lit out[] = {-statements.variable(one, other)};
      const bool possible = one == cell ? other == value : state.possible(one, other);
      if (!possible) solver->add_clause(out);
    }
  }
  return solver->solve({}) == sudoku_sat::Answer::satisfiable ? Trial::Answer::some
                                                              : Trial::Answer::none;
}

/// The cell's name, or that of the cell that the variable is about.
std::string name_in_text(const Board& board, Cell cell) {
  const Variable* const variable = variable_at(board, cell);
  return board.geometry().name(variable != nullptr && variable->of ? *variable->of : cell);
}

struct Counts {
  std::map<std::string, int> by_rule;  ///< findings that were tried completely
  int too_many = 0;
};

/// No conclusion can be otherwise, and the sentence names all cells that something is said of.
void check(const TechniqueState& state, const Finding& found, Counts& counts) {
  Trial trial(state, found);
  const Geometry& geometry = state.board().geometry();
  const std::string text = propagation::sentence_of(found, state.board());
  CAPTURE(found.name, text);
  bool complete = true;
  const bool of_clauses = !found.reasons.empty() && found.reasons[0].kind == Reason::Kind::formula;
  const auto try_one = [&](Cell cell, Value value) {
    CAPTURE(geometry.name(cell), static_cast<int>(value));
    REQUIRE(state.open(cell));
    REQUIRE(state.possible(cell, value));
    const Trial::Answer answer =
        of_clauses ? by_clauses(state, found, cell, value) : trial.with(cell, value);
    CHECK(answer != Trial::Answer::some);
    if (answer == Trial::Answer::too_many) complete = false;
    const bool named = text.empty() || text.find(name_in_text(state.board(), cell)) != text.npos ||
                       found.reasons.size() > 1 || found.name == "sandwich clue" ||
                       text.starts_with("No cell") || text.starts_with("A cell") ||
                       text.starts_with("The smaller");
    CHECK(named);
  };
  for (const propagation::Exclusion& one : found.exclusions) try_one(one.cell, one.value);
  for (const propagation::Placement& one : found.values) {
    for (const Value other : state.values(one.cell)) {
      if (other != one.value) try_one(one.cell, other);
    }
  }
  if (!text.empty()) CHECK((text.ends_with('.') && text.find("  ") == text.npos));
  complete ? ++counts.by_rule[found.name] : ++counts.too_many;
}

/// A state in which each cell of the solution is filled, narrowed or open, and which the clues have
/// not been applied to.
void narrow_at_random(TechniqueState& state, const Grid& solution, Random& random) {
  const std::uint64_t filled = random.below(60);
  const std::uint64_t kept = 30 + random.below(60);
  for (Cell cell = 0; cell < solution.size(); ++cell) {
    if (random.below(100) < filled) state.place(cell, solution[cell]);
  }
  for (Cell cell = 0; cell < solution.size(); ++cell) {
    if (!state.open(cell)) continue;
    for (const Value value : state.values(cell)) {
      if (value != solution[cell] && random.below(100) >= kept) state.exclude(cell, value);
    }
  }
}

void check_example(const std::filesystem::path& file, Random& random, Counts& counts) {
  CAPTURE(file.filename().string());
  PuzzleReader reader(LineReader::open(file.string()), {});
  Puzzle puzzle = reader.next().value().puzzle.value();
  const Board& board = *puzzle.board;
  if (board.relations().empty() && board.diagrams().empty()) return;
  const Grid solution = solve(puzzle).solution.value();
  std::fill(puzzle.givens.begin(), puzzle.givens.end(), Value{0});
  const propagation::Sight sight(board);
  const Limits limits;
  const int times = support::soak() ? 8 : 1;
  for (int i = 0; i < times; ++i) {
    TechniqueState state(puzzle, sight, limits);
    narrow_at_random(state, solution, random);
    for (int steps = 0; steps < 10; ++steps) {
      const auto found = technique_named("constraint").find(state);
      if (!found) break;
      check(state, *found, counts);
      propagation::conclude(*found, state);
      REQUIRE_FALSE(state.broken());
    }
  }
}

}  // namespace

TEST_CASE("what a clue excludes is impossible by the reasons of its step alone", "[clues]") {
  Random random(53);
  Counts counts;
  for (const auto& entry :
       std::filesystem::directory_iterator(support::source_path("puzzles/variants"))) {
    if (entry.path().extension() == ".txt") check_example(entry.path(), random, counts);
  }
  for (const char* name :
       {"cage combinations", "arrow combinations", "whisper", "whispers", "white dot",
        "sandwich clue", "skyscraper clue", "thermometer", "renban line", "palindrome",
        "non-consecutive", "quadruple", "x-sum clue", "chaos-construction", "yin-yang"}) {
    CAPTURE(name);
    CHECK(counts.by_rule[name] > 0);
  }
  int all = 0;
  for (const auto& [name, count] : counts.by_rule) all += count;
  CHECK(all > 5 * counts.too_many);
}

TEST_CASE("headings call clues by names that people use") {
  using propagation::plural_of;
  using propagation::title_of_rule;
  CHECK(title_of_rule("cage", true) == "cage combinations");
  CHECK(title_of_rule("x", false) == "X");
  CHECK(title_of_rule("left skyscraper", false) == "skyscraper clue");
  CHECK(title_of_rule("top outside clue", false) == "outside clue");
  CHECK(plural_of("whisper") == "whispers");
  CHECK(plural_of("lunchbox") == "lunchboxes");
  CHECK(plural_of("inequality") == "inequalities");
  CHECK(plural_of("relay") == "relays");
  CHECK(plural_of("cage combinations") == "cage combinations");
  CHECK(plural_of("global-entropy") == "global-entropy");
  CHECK(plural_of("black dot") == "black dots");
}
