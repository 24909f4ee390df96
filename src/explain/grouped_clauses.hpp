// Clauses in groups, by what propagation asks: what a literal implies at once, in which longer
// clauses it stands.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sudoku_sat/reasons.hpp"

namespace sudoku_sat {

/// A literal's place in a table.
inline std::size_t literal_index(Lit literal) {
  return literal < 0 ? 2 * static_cast<std::size_t>(-literal) + 1
                     : 2 * static_cast<std::size_t>(literal);
}

class GroupedClauses {
 public:
  /// A literal, and the group of the clause that gives it.
  struct Implied {
    Lit literal;
    std::uint32_t group;
  };

  explicit GroupedClauses(const ReasonedClauses& clauses);

  std::size_t literals() const { return 2 * (variables_ + 1); }

  /// Clauses of one literal.
  std::span<const Implied> units() const { return units_; }
  /// What clauses of two literals give where `literal` is true.
  std::span<const Implied> implied_by(Lit literal) const { return slice(binary_, literal); }

  /// Longer clauses by number.
  std::size_t long_clauses() const { return groups_.size(); }
  std::span<const Lit> clause(std::uint32_t number) const {
    return std::span(long_).subspan(begin_[number], begin_[number + 1] - begin_[number]);
  }
  std::uint32_t group(std::uint32_t number) const { return groups_[number]; }
  /// The numbers of those that `literal` stands in.
  std::span<const std::uint32_t> clauses_of(Lit literal) const {
    return slice(occurrences_, literal);
  }

 private:
  template <class Item>
  struct Lists {
    std::vector<std::uint32_t> begin;
    std::vector<Item> items;
  };

  template <class Item>
  std::span<const Item> slice(const Lists<Item>& lists, Lit literal) const {
    const std::size_t index = literal_index(literal);
    return std::span(lists.items)
        .subspan(lists.begin[index], lists.begin[index + 1] - lists.begin[index]);
  }

  template <class Item, class ForEach>
  void fill(Lists<Item>& lists, ForEach&& for_each) const;
  void sort_out(const ReasonedClauses& clauses);

  std::size_t variables_;
  std::vector<Implied> units_;
  std::vector<Lit> pairs_;  ///< of clauses of two literals, with pair_groups_
  std::vector<std::uint32_t> pair_groups_;
  Lists<Implied> binary_;
  std::vector<std::size_t> begin_;
  std::vector<Lit> long_;
  std::vector<std::uint32_t> groups_;
  Lists<std::uint32_t> occurrences_;
};

}  // namespace sudoku_sat
