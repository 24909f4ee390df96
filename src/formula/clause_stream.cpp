#include "sudoku_sat/clause_sink.hpp"

namespace sudoku_sat {

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
