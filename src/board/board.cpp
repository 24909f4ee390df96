// A board converts its constraints into the forms that encoders and reductions work with, once for
// all its puzzles.
//
// Sums become constraints that propagate more: a sum of one cell becomes the values it allows, one
// of two cells a relation, a longer one a decision diagram. In general the diagram's nodes are the
// partial sums, a pseudo-polynomial number (Eén & Sörensson, Translating pseudo-Boolean constraints
// into SAT, 2006, recommend diagrams if sums are small). If the cells' values are distinct, as in a
// cage, its nodes are the sets of values used so far: then unit propagation on the diagram finds
// what players find from the possible combinations. There are at most 2^9 such sets on a 9x9 board;
// if there would be too many, partial sums have to do, besides the all-different constraint.
#include "sudoku_sat/board.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::board {

namespace {

constexpr double max_sets = 3000;

/// How many sets of at most `cells` of `size` values there are.
double count_sets(int cells, int size) {
  double of_this_size = 1;
  double total = 1;
  for (int taken = 0; taken < cells; ++taken) {
    of_this_size *= static_cast<double>(size - taken) / (taken + 1);
    total += of_this_size;
  }
  return total;
}

/// The least and the most that the cells from this one on add to the sum.
struct Rest {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

std::vector<Rest> rests(const Sum& sum, int size) {
  std::vector<Rest> rests(sum.cells.size() + 1);
  for (std::size_t i = sum.cells.size(); i-- > 0;) {
    const std::int64_t factor = sum.coefficient(i);
    rests[i].least = rests[i + 1].least + std::min(factor, factor * size);
    rests[i].most = rests[i + 1].most + std::max(factor, factor * size);
  }
  return rests;
}

Diagram diagram_of_sets(const Sum& sum, int size) {
  struct State {
    int sum = 0;
    std::uint64_t used = 0;
    auto operator<=>(const State&) const = default;
  };
  const auto step = [&](std::size_t, const State& state, int value) -> std::optional<State> {
    const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(value);
    if ((state.used & bit) != 0 || state.sum + value > sum.total) return std::nullopt;
    return State{state.sum + value, state.used | bit};
  };
  return make_diagram(sum.cells.size(), size, State{}, step,
                      [&](const State& state) { return state.sum == sum.total; });
}

/// Requires: one cell.
Allowed allowed_by(const Sum& sum, int size) {
  Allowed allowed{sum, sum.cells[0], {}};
  for (int value = 1; value <= size; ++value) {
    if (std::int64_t{sum.coefficient(0)} * value == sum.total) {
      allowed.values.push_back(static_cast<Value>(value));
    }
  }
  return allowed;
}

/// Requires: two cells.
PairRelation relation_of(const Sum& sum, int size) {
  const auto allows = [&](int first, int second) {
    return std::int64_t{sum.coefficient(0)} * first + std::int64_t{sum.coefficient(1)} * second ==
           sum.total;
  };
  return {sum, sum.cells[0], sum.cells[1], std::make_shared<const ValueRelation>(size, allows)};
}

/// Whether a diagram can know that the cells hold different values and stay small.
bool small_if_distinct(const Sum& sum, int size) {
  const auto cells = static_cast<int>(sum.cells.size());
  return sum.coefficients.empty() && size < 64 && cells <= size &&
         count_sets(cells, size) <= max_sets;
}

/// `distinct`: the cells are known to hold different values, which the diagram then knows too;
/// requires: small_if_distinct(). Throws: UsageError if it would be too large.
Diagram diagram_of(const Sum& sum, int size, bool distinct) {
  if (distinct) return diagram_of_sets(sum, size);
  const std::vector<Rest> rest = rests(sum, size);
  const auto step = [&](std::size_t layer, std::int64_t before,
                        int value) -> std::optional<std::int64_t> {
    const std::int64_t after = before + std::int64_t{sum.coefficient(layer)} * value;
    const std::int64_t missing = sum.total - after;
    if (missing < rest[layer + 1].least || missing > rest[layer + 1].most) return std::nullopt;
    return after;
  };
  return make_diagram(sum.cells.size(), size, std::int64_t{0}, step,
                      [&](std::int64_t total) { return total == sum.total; });
}

}  // namespace
}  // namespace sudoku_sat::board

namespace sudoku_sat {

using namespace board;

ValueRelation::ValueRelation(int size)
    : size_(size),
      words_((static_cast<std::size_t>(size) + 63) / 64),
      seconds_(static_cast<std::size_t>(size) * words_),
      firsts_(seconds_.size()) {}

void ValueRelation::add(int first, int second) {
  const auto set = [this](std::vector<std::uint64_t>& rows, int row, int value) {
    const auto bit = static_cast<std::size_t>(value - 1);
    rows[static_cast<std::size_t>(row - 1) * words_ + bit / 64] |= std::uint64_t{1} << bit % 64;
  };
  set(seconds_, first, second);
  set(firsts_, second, first);
}

namespace {

std::array<Cell, 2> ends(const PairRelation& relation) { return {relation.first, relation.second}; }

/// Whether any two of the cells share an all-different constraint.
bool all_peers(const Board& board, const std::vector<Cell>& cells) {
  const auto share = [&](Cell a, Cell b) {
    const auto of_a = board.constraints_of(a);
    const auto of_b = board.constraints_of(b);
    return std::find_first_of(of_a.begin(), of_a.end(), of_b.begin(), of_b.end()) != of_a.end();
  };
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      if (!share(cells[i], cells[j])) return false;
    }
  }
  return true;
}

/// The sum of the cells' values, whose numbers are `offset` more.
Sum of_values(Sum sum, int offset) {
  for (std::size_t i = 0; i < sum.cells.size(); ++i) sum.total -= offset * sum.coefficient(i);
  return sum;
}

/// Diagrams of sums; equal ones are shared.
class SumDiagrams {
 public:
  explicit SumDiagrams(const Board& board) : board_(board) {}

  Board::DiagramOf of(const Sum& written) {
    const Sum sum = of_values(written, board_.geometry().offset());
    const bool distinct = small_if_distinct(sum, board_.size()) && all_peers(board_, sum.cells);
    auto& diagram = known_[{sum.cells.size(), sum.coefficients, sum.total, distinct}];
    if (!diagram) {
      diagram = std::make_shared<const Diagram>(diagram_of(sum, board_.size(), distinct));
      require_small_diagram(edges_ += diagram->edge_count());
    }
    return {&written.cells, diagram, &written, nullptr, distinct};
  }

 private:
  const Board& board_;
  std::map<std::tuple<std::size_t, std::vector<int>, int, bool>, std::shared_ptr<const Diagram>>
      known_;
  std::size_t edges_ = 0;
};

/// Whether a literal comes twice, or one and its negation.
bool has_repeats(std::span<const ClauseConstraint::Literal> literals) {
  const auto atom = [](const ClauseConstraint::Literal& literal) {
    return std::pair(literal.atom, literal.value);
  };
  constexpr std::size_t few = 8;
  if (literals.size() <= few) {
    for (std::size_t i = 0; i < literals.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (atom(literals[i]) == atom(literals[j])) return true;
      }
    }
    return false;
  }
  std::vector<std::pair<std::uint32_t, Value>> atoms;
  for (const ClauseConstraint::Literal& literal : literals) atoms.push_back(atom(literal));
  std::sort(atoms.begin(), atoms.end());
  return std::adjacent_find(atoms.begin(), atoms.end()) != atoms.end();
}

}  // namespace

Board::Board(const Geometry& geometry, std::vector<AllDifferent> constraints, bool standard)
    : Board(geometry, Constraints{.all_different = std::move(constraints)}, {}, standard) {}

Board::Board(const Geometry& geometry, Constraints constraints, std::vector<RuleText> rules,
             bool standard)
    : geometry_(geometry),
      constraints_(std::move(constraints)),
      rules_(std::move(rules)),
      standard_(standard),
      memberships_(
          geometry.cells(), all_different().size(),
          [&](std::size_t i) -> const auto& { return all_different()[i].cells; }),
      unit_memberships_(0, 0, [](std::size_t) { return std::array<Cell, 0>(); }),
      allowed_(constraints_.allowed),
      relations_(constraints_.relations),
      relation_memberships_(unit_memberships_),
      diagram_memberships_(relation_memberships_),
      formula_memberships_(
          geometry.cells(),
          formulas().size(), [&](std::size_t i) -> const auto& { return formulas()[i].cells; }) {
  for (const AllDifferent& constraint : all_different()) {
    begin_.push_back(cells_.size());
    cells_.insert(cells_.end(), constraint.cells.begin(), constraint.cells.end());
  }
  begin_.push_back(cells_.size());
  for (std::uint32_t number = 0; number < all_different().size(); ++number) {
    if (is_unit(number)) units_.push_back(number);
  }
  unit_memberships_ =
      CellLists(cells(), units_.size(), [&](std::size_t i) { return cells_of(units_[i]); });
  SumDiagrams diagrams(*this);
  for (const Sum& sum : constraints_.sums) {
    if (sum.cells.size() == 1) {
      allowed_.push_back(allowed_by(of_values(sum, geometry.offset()), size()));
    } else if (sum.cells.size() == 2) {
      relations_.push_back(relation_of(of_values(sum, geometry.offset()), size()));
    } else {
      diagrams_.push_back(diagrams.of(sum));
    }
  }
  for (const Sequence& sequence : constraints_.sequences) {
    diagrams_.push_back({&sequence.cells, sequence.diagram, nullptr, &sequence, sequence.distinct});
  }
  relation_memberships_ =
      CellLists(cells(), relations_.size(), [&](std::size_t i) { return ends(relations_[i]); });
  diagram_memberships_ = CellLists(
      cells(), diagrams_.size(), [&](std::size_t i) -> const auto& { return *diagrams_[i].cells; });
}

bool Board::same_rules(const Board& other) const {
  if (this == &other) return true;
  // Other constraints are compared only by the texts of their rules.
  const bool told = only_all_different() || !rules_.empty();
  return told && geometry_ == other.geometry_ && rules_ == other.rules_ &&
         all_different() == other.all_different() &&
         only_all_different() == other.only_all_different();
}

std::vector<Cell> Board::peers(Cell cell) const {
  std::vector<Cell> peers;
  for (const std::uint32_t number : constraints_of(cell)) {
    for (const Cell other : all_different()[number].cells) {
      if (other != cell) peers.push_back(other);
    }
  }
  std::sort(peers.begin(), peers.end());
  peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
  return peers;
}

std::optional<std::vector<ClauseConstraint::Literal>> without_repeats(
    std::span<const ClauseConstraint::Literal> literals) {
  std::vector<ClauseConstraint::Literal> different(literals.begin(), literals.end());
  if (!has_repeats(literals)) return different;
  std::set<ClauseConstraint::Literal> seen;
  std::erase_if(different, [&](const auto& literal) { return !seen.insert(literal).second; });
  const bool always = std::ranges::any_of(
      different, [&](const ClauseConstraint::Literal& literal) { return seen.contains(-literal); });
  if (always) return std::nullopt;
  return different;
}

void ClauseConstraint::add(std::span<const Literal> clause) {
  poll_limits(2 * clause.size());
  if (has_repeats(clause)) {
    if (const auto different = without_repeats(clause)) add(*different);
    return;
  }
  literals.insert(literals.end(), clause.begin(), clause.end());
  ends.push_back(static_cast<std::uint32_t>(literals.size()));
}

bool same_grid(const Geometry& geometry, const Grid& first, const Grid& second) {
  const auto cells = static_cast<std::ptrdiff_t>(geometry.grid_cells());
  return std::equal(first.begin(), first.begin() + cells, second.begin());
}

std::size_t Puzzle::given_count() const {
  return givens.size() - static_cast<std::size_t>(std::count(givens.begin(), givens.end(), 0));
}

}  // namespace sudoku_sat
