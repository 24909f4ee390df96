#include "grouped_clauses.hpp"

namespace sudoku_sat {

GroupedClauses::GroupedClauses(const ReasonedClauses& clauses) : variables_(clauses.variables) {
  sort_out(clauses);
  fill(binary_, [&](auto&& visit) {
    for (std::size_t i = 0; i < pair_groups_.size(); ++i) {
      visit(-pairs_[2 * i], Implied{pairs_[2 * i + 1], pair_groups_[i]});
      visit(-pairs_[2 * i + 1], Implied{pairs_[2 * i], pair_groups_[i]});
    }
  });
  fill(occurrences_, [&](auto&& visit) {
    for (std::uint32_t number = 0; number < groups_.size(); ++number) {
      for (const Lit literal : clause(number)) visit(literal, number);
    }
  });
}

void GroupedClauses::sort_out(const ReasonedClauses& clauses) {
  std::size_t begin = 0;
  for (const std::uint32_t group : clauses.reasons) {
    std::size_t end = begin;
    while (clauses.literals[end] != 0) ++end;
    const auto literals = std::span(clauses.literals).subspan(begin, end - begin);
    begin = end + 1;
    if (literals.size() == 1) {
      units_.push_back({literals[0], group});
    } else if (literals.size() == 2) {
      pairs_.insert(pairs_.end(), literals.begin(), literals.end());
      pair_groups_.push_back(group);
    } else {
      begin_.push_back(long_.size());
      long_.insert(long_.end(), literals.begin(), literals.end());
      groups_.push_back(group);
    }
  }
  begin_.push_back(long_.size());
}

/// for_each(visit) calls visit(literal, item) for all items, twice.
template <class Item, class ForEach>
void GroupedClauses::fill(Lists<Item>& lists, ForEach&& for_each) const {
  lists.begin.assign(literals() + 1, 0);
  for_each([&](Lit literal, const Item&) { ++lists.begin[literal_index(literal) + 1]; });
  for (std::size_t i = 1; i < lists.begin.size(); ++i) lists.begin[i] += lists.begin[i - 1];
  lists.items.resize(lists.begin.back());
  std::vector<std::uint32_t> next(lists.begin.begin(), lists.begin.end() - 1);
  for_each(
      [&](Lit literal, const Item& item) { lists.items[next[literal_index(literal)]++] = item; });
}

}  // namespace sudoku_sat
