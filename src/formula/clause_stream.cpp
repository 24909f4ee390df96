// Clauses are gathered into blocks before the sink gets them: an indirect call for each clause
// would take longer than the clause itself. Sinks that accept pairs get the pairs of a long list as
// they are, without expanding them.
#include "sudoku_sat/formula.hpp"

#include <fmt/format.h>

namespace sudoku_sat {

Var take_variables(std::uint64_t& variables, std::size_t n) {
  constexpr auto most = static_cast<std::uint64_t>(max_variable);
  if (variables > most || n > most - variables) {
    throw UsageError(fmt::format("the formula needs more than {} variables, the maximum", most));
  }
  const auto first = static_cast<Var>(variables + 1);
  variables += n;
  return first;
}

void ClauseStream::add_pairs(const PairBlock& pairs) {
  if (sink_.takes_pairs() && pairs.clauses() >= few_pairs) {
    flush();
    poll_limits(pairs.clauses());
    sink_.add_pairs(pairs);
    flushed_ += pairs.clauses();
    return;
  }
  for (std::size_t first = 0; first < pairs.firsts; ++first) {
    add_pairs_with(pairs.literals[first], pairs.literals.subspan(first + 1));
  }
}

void ClauseStream::add_pairs_with(Lit first, std::span<const Lit> seconds) {
  const std::size_t literals = 3 * seconds.size();
  if (literals > buffer_.size() - used_) make_room(literals);
  Lit* to = buffer_.data() + used_;
  for (const Lit second : seconds) {
    *to++ = -first;
    *to++ = -second;
    *to++ = 0;
  }
  used_ += literals;
  pending_ += seconds.size();
}

void ClauseStream::flush() {
  if (pending_ == 0) return;
  poll_limits(used_);
  sink_.add({std::span(buffer_).first(used_), pending_});
  flushed_ += pending_;
  used_ = 0;
  pending_ = 0;
}

void ClauseStream::make_room(std::size_t literals) {
  flush();
  if (literals > buffer_.size()) buffer_.resize(literals);
}

void MemorySink::replay(SinkRef sink) const {
  ClauseStream out(sink);
  each_clause(literals_, [&](std::span<const Lit> clause) { out.add(clause); });
  out.flush();
}

}  // namespace sudoku_sat
