// What the clauses of a formula say of how its variables are numbered.
#pragma once

#include <unordered_map>

#include "sudoku_sat/cnf.hpp"

namespace sudoku_sat::format {

/// The formula of a numbering by its name or formula.
std::string_view formula_of(std::string_view numbering);

/// The size of the board on which this is the largest variable; no value if there is none.
std::optional<int> size_of_numbering(const Numbering& numbering, std::uint64_t variables);

/// Throws: UsageError that says what --numbering is for.
[[noreturn]] void refuse_numbered();
/// The numbers of this many variables; the auxiliary ones come after all others. Throws: UsageError
/// if the board is none for it, or numbers are lacking.
std::vector<Var> all_numbers(const Numbering& numbering, const Geometry& geometry,
                             std::uint64_t variables);

/// The first clauses of a formula.
class ClauseSample {
 public:
  Var new_vars(std::size_t) { return 0; }
  void add(const ClauseBlock& block);

  /// Whether all of its clauses that can mean "not both" or "one of these" mean that of a cell or a
  /// value of a unit, and there are `fewest` such clauses: a few may fit by chance.
  bool fits(const std::vector<Var>& numbers, const Geometry& geometry, std::size_t fewest) const;
  /// Calls take() with each of its clauses.
  template <class Take>
  void each(Take&& take) const {
    each_clause(literals_, take);
  }
  /// Whether it has no other variables than these.
  bool has_only(const std::vector<Var>& numbers) const;

 private:
  std::vector<Lit> literals_;
};

}  // namespace sudoku_sat::format
