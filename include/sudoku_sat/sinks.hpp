// Small clause sinks: count, keep, watch a limit. (Those that write DIMACS or solve are in
// dimacs.hpp and solver.hpp.)
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sudoku_sat/clause_sink.hpp"
#include "sudoku_sat/limits.hpp"

namespace sudoku_sat {

/// Counts variables, clauses and literals, and keeps nothing.
class CountingSink {
 public:
  /// Throws: UsageError where a literal could not name the last of them.
  Var new_vars(std::size_t n) { return take_variables(size_.variables, n); }

  void add(const ClauseBlock& block) {
    size_.clauses += block.clauses;
    size_.literals += block.literals.size() - block.clauses;
  }

  static constexpr bool takes_pairs() { return true; }
  void add_pairs(const PairBlock& pairs) {
    size_.clauses += pairs.clauses();
    size_.literals += 2 * pairs.clauses();
  }

  const Size& size() const { return size_; }

 private:
  Size size_;
};

/// Keeps all clauses, one after the other, each ended by 0.
class MemorySink {
 public:
  Var new_vars(std::size_t n) { return counts_.new_vars(n); }

  void add(const ClauseBlock& block) {
    counts_.add(block);
    literals_.insert(literals_.end(), block.literals.begin(), block.literals.end());
  }

  const Size& size() const { return counts_.size(); }
  /// Hands all clauses on, in blocks.
  void replay(SinkRef sink) const;
  ClauseBlock block() const { return {literals_, static_cast<std::size_t>(size().clauses)}; }

 private:
  CountingSink counts_;
  std::vector<Lit> literals_;
};

/// Hands on to another sink until a limit is reached; then throws Stopped.
class LimitedSink {
 public:
  LimitedSink(SinkRef sink, Limits limits) : sink_(sink), limits_(std::move(limits)) {}

  Var new_vars(std::size_t n) { return sink_.new_vars(n); }

  void add(const ClauseBlock& block) {
    limits_.check();
    sink_.add(block);
  }

  bool takes_pairs() const { return sink_.takes_pairs(); }
  void add_pairs(const PairBlock& pairs) {
    limits_.check();
    sink_.add_pairs(pairs);
  }

 private:
  SinkRef sink_;
  Limits limits_;
};

/// Hands on to another sink and counts what goes by.
class TallySink {
 public:
  explicit TallySink(SinkRef sink) : sink_(sink) {}

  Var new_vars(std::size_t n) {
    counts_.new_vars(n);
    return sink_.new_vars(n);
  }

  void add(const ClauseBlock& block) {
    counts_.add(block);
    sink_.add(block);
  }

  bool takes_pairs() const { return sink_.takes_pairs(); }
  void add_pairs(const PairBlock& pairs) {
    counts_.add_pairs(pairs);
    sink_.add_pairs(pairs);
  }

  const Size& size() const { return counts_.size(); }

 private:
  SinkRef sink_;
  CountingSink counts_;
};

}  // namespace sudoku_sat
