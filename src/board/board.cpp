// A board brings its constraints into the forms that encoders and reductions work with, once for
// all puzzles on it.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "sudoku_sat/puzzle.hpp"
#include "sums.hpp"

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
  // Other constraints are compared by the texts of their rules alone.
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
