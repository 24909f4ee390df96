#include "sudoku_sat/clause_sink.hpp"

#include <fmt/format.h>

#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

Var take_variables(std::uint64_t& variables, std::size_t n) {
  constexpr auto most = static_cast<std::uint64_t>(max_variable);
  if (variables > most || n > most - variables) {
    throw UsageError(fmt::format(
        "the formula needs more than {} variables, which is all that a literal can name", most));
  }
  const auto first = static_cast<Var>(variables + 1);
  variables += n;
  return first;
}

void ClauseStream::flush() {
  if (pending_ == 0) return;
  sink_.add({std::span(buffer_).first(used_), pending_});
  flushed_ += pending_;
  used_ = 0;
  pending_ = 0;
}

void ClauseStream::make_room(std::size_t literals) {
  flush();
  if (literals > buffer_.size()) buffer_.resize(literals);
}

}  // namespace sudoku_sat
