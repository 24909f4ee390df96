// Adds clauses of three and more literals. The literals go away as soon as it is known which
// clauses each of them stands in.
#include "clause_lists.hpp"

#include <functional>
#include <limits>
#include <numeric>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

void LongClauses::add(std::span<const LitIndex> clause) {
  if (rests_.size() == std::numeric_limits<std::uint32_t>::max()) {
    throw UsageError("unit propagation takes at most 4294967295 clauses of three or more literals");
  }
  added_.insert(added_.end(), clause.begin(), clause.end());
  added_.push_back(0);
  rests_.push_back({static_cast<std::uint32_t>(clause.size()),
                    std::accumulate(clause.begin(), clause.end(), LitIndex{0}, std::bit_xor<>())});
}

void LongClauses::build(std::size_t indices) {
  clauses_of_.append(indices, [this](const auto& take) {
    std::uint32_t clause = taken_in_;
    for (const LitIndex index : added_) {
      if (index == 0) {
        ++clause;
      } else {
        take(index, clause);
      }
    }
  });
  taken_in_ = static_cast<std::uint32_t>(rests_.size());
  // Not {}, which would keep the memory.
  added_ = decltype(added_)();
}

}  // namespace sudoku_sat
