// Looks for exactly-one constraints in three passes over the clauses, so that even of boards whose
// clauses don't fit into memory only the candidates are kept:
//   1. for each literal, how many clauses of two literals contain its negation;
//   2. clauses in which every literal has enough of them are candidates;
//   3. of each candidate, a bit for each pair of its literals that excludes each other.
// At-most-one constraints come as such (AtMostOneSink), so that it does not matter by which method
// they are written.
//
// Exclusive literal clauses of A. Sheng, J. Reeves & M. Heule: Reencoding unique literal clauses,
// SAT 2025. Their unique literal clauses, whose literals occur in no other clause, are here the
// definedness of cells in encodings that don't say that a cell has only one value.
#include "exactly_one.hpp"

#include <set>

#include "base/memory.hpp"
#include "exclusions.hpp"

namespace sudoku_sat::encoding {

namespace {

/// Which literals are about the same cell.
class CellsOfVariables {
 public:
  explicit CellsOfVariables(const VariableMap& variables) : meanings_(meanings_of(variables)) {}

  /// Whether both literals say that one cell has some value.
  bool same_cell(Lit one, Lit other) const {
    const CellValue first = of(one);
    const CellValue second = of(other);
    return first.value != 0 && second.value != 0 && first.cell == second.cell;
  }
  bool one_cell(std::span<const Lit> clause) const {
    return std::ranges::all_of(clause, [&](Lit other) { return same_cell(clause[0], other); });
  }

 private:
  CellValue of(Lit literal) const {
    const auto index = static_cast<std::size_t>(std::max(literal, 0));
    return index < meanings_.size() ? meanings_[index] : CellValue{};
  }

  std::vector<CellValue> meanings_;
};

/// A sink that receives each clause and each at-most-one constraint.
template <class Clause, class AtMostOneOf>
class VisitingSink {
 public:
  VisitingSink(Clause clause, AtMostOneOf at_most_one)
      : clause_(std::move(clause)), at_most_one_(std::move(at_most_one)) {}

  Var new_vars(std::size_t n) { return take_variables(variables_, n); }
  void add(const ClauseBlock& block) {
    poll_limits(block.clauses);
    each_clause(block.literals, clause_);
  }
  bool take_at_most_one(std::span<const Lit> literals) {
    poll_limits(literals.size());
    at_most_one_(literals);
    return true;
  }

 private:
  std::uint64_t variables_ = 0;
  Clause clause_;
  AtMostOneOf at_most_one_;
};

template <class Clause, class AtMostOneOf>
void visit_clauses(const Encoding& encoding, EncodingContext context, Clause clause,
                   AtMostOneOf at_most_one) {
  context.notes = nullptr;
  VisitingSink sink(std::move(clause), std::move(at_most_one));
  encode(encoding, context, sink);
}

/// The first pass.
class Degrees {
 public:
  Degrees(const Encoding& encoding, const EncodingContext& context) {
    visit_clauses(
        encoding, context,
        [&](std::span<const Lit> clause) {
          if (clause.size() != 2) return;
          ++of(-clause[0]);
          ++of(-clause[1]);
        },
        [&](std::span<const Lit> literals) {
          for (const Lit literal : literals) of(literal) += literals.size() - 1;
        });
  }

  bool enough_for(std::span<const Lit> clause) {
    return std::ranges::all_of(clause,
                               [&](Lit literal) { return of(literal) + 1 >= clause.size(); });
  }

 private:
  std::size_t& of(Lit literal) {
    const auto variable = static_cast<std::size_t>(std::abs(std::int64_t{literal}));
    const std::size_t index = 2 * variable + (literal < 0 ? 1 : 0);
    if (index >= degrees_.size()) degrees_.resize(2 * index + 2);
    return degrees_[index];
  }

  std::vector<std::size_t> degrees_;
};

/// The second and the third pass.
class ExclusionFinder {
 public:
  ExclusionFinder(const Encoding& encoding, const EncodingContext& context)
      : cells_(context.variables) {
    collect(encoding, context);
    mark(encoding, context);
  }

  /// Clauses whose literals all exclude each other.
  std::vector<std::vector<Lit>> take() {
    std::vector<std::vector<Lit>> found;
    for (Candidate& candidate : candidates_) {
      if (candidate.left == 0) found.push_back(std::move(candidate.literals));
    }
    return found;
  }

 private:
  struct Candidate {
    std::vector<Lit> literals;
    std::vector<bool> pairs;  ///< by the places of two literals; empty if all are of one cell
    std::size_t left = 0;     ///< pairs that are not known to exclude each other
  };
  struct Place {
    std::uint32_t candidate;
    std::uint32_t place;
  };

  void collect(const Encoding& encoding, const EncodingContext& context) {
    Degrees degrees(encoding, context);
    visit_clauses(
        encoding, context,
        [&](std::span<const Lit> clause) {
          if (clause.size() < Reencoding::shortest) return;
          if (cells_.one_cell(clause)) return add(clause, 0);
          if (degrees.enough_for(clause)) add(clause, pairs(clause.size()));
        },
        [](std::span<const Lit>) {});
  }

  void add(std::span<const Lit> clause, std::uint64_t left) {
    std::vector<Lit> literals(clause.begin(), clause.end());
    std::ranges::sort(literals);
    if (!seen_.insert(literals).second) return;
    bytes_ += clause.size() * (sizeof(Lit) + sizeof(Place)) + clause.size() * clause.size() / 8;
    base::require_physical_memory(bytes_, "to find exactly-one constraints in this formula");
    const auto number = static_cast<std::uint32_t>(candidates_.size());
    candidates_.push_back({{clause.begin(), clause.end()}, {}, static_cast<std::size_t>(left)});
    if (left == 0) return;
    candidates_.back().pairs.resize(clause.size() * clause.size());
    for (std::uint32_t i = 0; i < clause.size(); ++i) places_[clause[i]].push_back({number, i});
    for (std::size_t i = 0; i < clause.size(); ++i) {
      for (std::size_t j = i + 1; j < clause.size(); ++j) {
        if (cells_.same_cell(clause[i], clause[j])) mark(clause[i], clause[j]);
      }
    }
  }

  void mark(const Encoding& encoding, const EncodingContext& context) {
    visit_clauses(
        encoding, context,
        [&](std::span<const Lit> clause) {
          if (clause.size() == 2) mark(-clause[0], -clause[1]);
        },
        [&](std::span<const Lit> literals) {
          for (std::size_t i = 0; i < literals.size(); ++i) {
            for (std::size_t j = i + 1; j < literals.size(); ++j) mark(literals[i], literals[j]);
          }
        });
  }

  /// The literals exclude each other.
  void mark(Lit one, Lit other) {
    const auto first = places_.find(one);
    const auto second = places_.find(other);
    if (first == places_.end() || second == places_.end() || one == other) return;
    auto next = second->second.begin();
    for (const Place& place : first->second) {
      while (next != second->second.end() && next->candidate < place.candidate) ++next;
      if (next == second->second.end()) return;
      if (next->candidate == place.candidate) mark(candidates_[place.candidate], place, *next);
    }
  }

  static void mark(Candidate& candidate, const Place& one, const Place& other) {
    const std::size_t size = candidate.literals.size();
    auto pair =
        candidate.pairs[std::min(one.place, other.place) * size + std::max(one.place, other.place)];
    if (!pair) --candidate.left;
    pair = true;
  }

  CellsOfVariables cells_;
  std::vector<Candidate> candidates_;
  std::set<std::vector<Lit>> seen_;
  std::unordered_map<Lit, std::vector<Place>> places_;
  std::uint64_t bytes_ = 0;
};

}  // namespace

ExactlyOnes::ExactlyOnes(const Encoding& encoding, const EncodingContext& context)
    : clauses_(ExclusionFinder(encoding, context).take()) {
  for (std::uint32_t i = 0; i < clauses_.size(); ++i) {
    for (const Lit literal : clauses_[i]) of_[literal].push_back(i);
  }
}

/// The numbers of those that have all the literals.
std::vector<std::uint32_t> ExactlyOnes::containing(std::span<const Lit> literals) const {
  std::vector<std::uint32_t> common;
  for (std::size_t i = 0; i < literals.size(); ++i) {
    const auto found = of_.find(literals[i]);
    if (found == of_.end()) return {};
    if (i == 0) {
      common = found->second;
      continue;
    }
    std::vector<std::uint32_t> both;
    std::ranges::set_intersection(common, found->second, std::back_inserter(both));
    common = std::move(both);
  }
  return common;
}

bool ExactlyOnes::covers_all(std::span<const Lit> literals) const {
  return !literals.empty() && !containing(literals).empty();
}

bool ExactlyOnes::covers(std::span<const Lit> clause) const {
  if (clause.size() == 2) {
    const Lit pair[] = {-clause[0], -clause[1]};
    if (covers_all(pair)) return true;
  }
  if (clause.size() < Reencoding::shortest) return false;
  const auto common = containing(clause);
  return std::ranges::any_of(common,
                             [&](std::uint32_t i) { return clauses_[i].size() == clause.size(); });
}

}  // namespace sudoku_sat::encoding
