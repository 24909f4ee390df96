// What clauses pass through on their way into a file: other numbers of variables, and a count.
#pragma once

#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat::format {

/// Hands clauses on with other numbers for their variables.
class RenumberingSink {
 public:
  /// `names` has a value before a clause comes.
  RenumberingSink(const std::optional<Scrambling>& names, SinkRef sink)
      : names_(names), sink_(sink) {}

  Var new_vars(std::size_t n) { return sink_.new_vars(n); }
  void add(const ClauseBlock& block);

 private:
  const std::optional<Scrambling>& names_;
  SinkRef sink_;
  std::vector<Lit> literals_;
};

/// Hands clauses on to another sink and tells how many there are so far.
class ProgressSink {
 public:
  ProgressSink(SinkRef sink, const std::function<void(std::uint64_t)>& on_clauses)
      : tally_(sink), on_clauses_(on_clauses) {}

  Var new_vars(std::size_t n) { return tally_.new_vars(n); }

  void add(const ClauseBlock& block) {
    tally_.add(block);
    tell();
  }

  bool takes_pairs() const { return tally_.takes_pairs(); }
  void add_pairs(const PairBlock& pairs) {
    tally_.add_pairs(pairs);
    tell();
  }

 private:
  void tell() const {
    if (on_clauses_) on_clauses_(tally_.size().clauses);
  }

  TallySink tally_;
  const std::function<void(std::uint64_t)>& on_clauses_;
};

}  // namespace sudoku_sat::format
