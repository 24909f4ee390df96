// Formulas: clauses and clause sinks; at-most-one methods.
#pragma once

#include <concepts>
#include <initializer_list>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/literals.hpp"

namespace sudoku_sat {

// Clause sinks. An encoder does not know whether its clauses are counted, written as DIMACS, kept
// or solved: anything that satisfies the concept ClauseSink accepts them. They come in blocks of
// some thousand literals, so that the indirect call costs nothing even for 10^8 clauses. So
// encoders can be ordinary functions in .cpp files instead of templates.

/// The size of a part of a formula.
struct Size {
  std::uint64_t variables = 0;  ///< for a part of an encoding: auxiliary ones
  std::uint64_t clauses = 0;
  std::uint64_t literals = 0;

  Size& operator+=(const Size& other) {
    variables += other.variables;
    clauses += other.clauses;
    literals += other.literals;
    return *this;
  }
  /// `count` parts of the same size.
  friend Size operator*(std::uint64_t count, const Size& size) {
    return {count * size.variables, count * size.clauses, count * size.literals};
  }
  bool operator==(const Size&) const = default;
};

/// Whole clauses, one after the other, each ended by 0.
struct ClauseBlock {
  std::span<const Lit> literals;  ///< with the zeros
  std::size_t clauses = 0;        ///< number of zeros among them
};

/// Calls take(clause) for each clause, without its 0. Requires: each ends with a 0.
template <class Take>
void each_clause(std::span<const Lit> clauses, const Take& take) {
  while (!clauses.empty()) {
    const auto end = std::find(clauses.begin(), clauses.end(), 0);
    const auto length = static_cast<std::size_t>(end - clauses.begin());
    take(clauses.first(length));
    clauses = clauses.subspan(length + 1);
  }
}

/// "Not both" for pairs of literals, each a clause of two negated literals: each of the first
/// `firsts` literals with each literal after it. All pairs of n literals have n - 1 firsts, one
/// literal against the others has 1. Nearly all clauses of a large board are such pairs; a sink
/// that accepts them in this form (DIMACS, counting) does not need them expanded.
struct PairBlock {
  std::span<const Lit> literals;
  std::size_t firsts = 0;  ///< at most the number of literals

  std::uint64_t clauses() const {
    return std::uint64_t{firsts} * literals.size() - std::uint64_t{firsts} * (firsts + 1) / 2;
  }
};

/// Adds n to `variables` and returns the first of the n new ones. Throws: UsageError if that would
/// be more than max_variable.
Var take_variables(std::uint64_t& variables, std::size_t n);

/// Takes new variables and clauses. `new_vars(n)` returns the first of n new consecutive variables.
template <class S>
concept ClauseSink = requires(S& sink, const ClauseBlock& block, std::size_t n) {
  { sink.new_vars(n) } -> std::same_as<Var>;
  sink.add(block);
};

/// A sink that can also accept pairs of literals. It gets them if takes_pairs() returns true, which
/// is called once, before the first clause.
template <class S>
concept PairSink = ClauseSink<S> && requires(S& sink, const PairBlock& pairs) {
  { sink.takes_pairs() } -> std::same_as<bool>;
  sink.add_pairs(pairs);
};

/// A sink that can also accept "at most one of the literals" as such. take_at_most_one() returns
/// false to have the clauses of an at-most-one method instead.
template <class S>
concept AtMostOneSink = ClauseSink<S> && requires(S& sink, std::span<const Lit> literals) {
  { sink.take_at_most_one(literals) } -> std::same_as<bool>;
};

/// A handle to any sink. It does not own the sink, which must outlive it.
class SinkRef {
 public:
  template <ClauseSink S>
  requires(!std::same_as<S, SinkRef>) SinkRef(S& sink)  // NOLINT: a sink is meant to convert
      : object_(&sink),
        new_vars_([](void* object, std::size_t n) { return static_cast<S*>(object)->new_vars(n); }),
        add_([](void* object, const ClauseBlock& block) { static_cast<S*>(object)->add(block); }) {
    if constexpr (AtMostOneSink<S>) {
      take_at_most_one_ = [](void* object, std::span<const Lit> literals) {
        return static_cast<S*>(object)->take_at_most_one(literals);
      };
    }
    if constexpr (PairSink<S>) {
      if (!sink.takes_pairs()) return;
      add_pairs_ = [](void* object, const PairBlock& pairs) {
        static_cast<S*>(object)->add_pairs(pairs);
      };
    }
  }

  Var new_vars(std::size_t n) { return new_vars_(object_, n); }
  void add(const ClauseBlock& block) { add_(object_, block); }

  bool takes_pairs() const { return add_pairs_ != nullptr; }
  /// Requires: takes_pairs().
  void add_pairs(const PairBlock& pairs) { add_pairs_(object_, pairs); }

  bool may_take_at_most_one() const { return take_at_most_one_ != nullptr; }
  /// Requires: may_take_at_most_one().
  bool take_at_most_one(std::span<const Lit> literals) {
    return take_at_most_one_(object_, literals);
  }

 private:
  void* object_;
  Var (*new_vars_)(void*, std::size_t);
  void (*add_)(void*, const ClauseBlock&);
  void (*add_pairs_)(void*, const PairBlock&) = nullptr;
  bool (*take_at_most_one_)(void*, std::span<const Lit>) = nullptr;
};

/// Encoders write clauses to it. It collects them into blocks and passes full blocks to the sink.
/// Only flush() passes on the last block, since a destructor could not report what a sink throws.
class ClauseStream {
 public:
  explicit ClauseStream(SinkRef sink) : sink_(sink), buffer_(block_literals) {}

  /// The first of n consecutive new variables. Throws: what the sink throws.
  Var new_vars(std::size_t n) { return sink_.new_vars(n); }

  /// A clause: its literals, without a 0 at the end. Throws: what the sink throws.
  void add(std::span<const Lit> clause) {
    if (clause.size() + 1 > buffer_.size() - used_) make_room(clause.size() + 1);
    used_ =
        static_cast<std::size_t>(std::copy(clause.begin(), clause.end(),
                                           buffer_.begin() + static_cast<std::ptrdiff_t>(used_)) -
                                 buffer_.begin());
    buffer_[used_++] = 0;
    ++pending_;
  }

  /// Likewise, as in add({a, -b}).
  void add(std::initializer_list<Lit> clause) { add(std::span(clause.begin(), clause.size())); }

  /// The clauses of many pairs at once: as pairs if the sink accepts them, otherwise as clauses.
  void add_pairs(const PairBlock& pairs);

  /// Hands "at most one of the literals" to a sink that accepts it as such; false: write clauses.
  /// Throws: what the sink throws.
  bool take_at_most_one(std::span<const Lit> literals) {
    if (!sink_.may_take_at_most_one()) return false;
    flush();
    return sink_.take_at_most_one(literals);
  }

  /// Room for some thousand literals: write whole clauses into it, each ended by 0, then advance()
  /// by what was used.
  std::span<Lit> room() {
    if (used_ > buffer_.size() / 2) flush();
    return std::span(buffer_).subspan(used_);
  }
  /// Takes what was written into room(): this many literals, including the 0 of each clause, and
  /// this many clauses.
  void advance(std::size_t literals, std::size_t clauses) {
    used_ += literals;
    pending_ += clauses;
  }

  /// Clauses taken so far.
  std::uint64_t clauses() const { return flushed_ + pending_; }

  /// Passes the collected clauses to the sink. Throws: what the sink throws.
  void flush();

 private:
  static constexpr std::size_t block_literals = 8192;

  // For fewer pairs, expanding them is faster.
  static constexpr std::uint64_t few_pairs = 32;

  void make_room(std::size_t literals);
  void add_pairs_with(Lit first, std::span<const Lit> seconds);

  SinkRef sink_;
  std::vector<Lit> buffer_;
  std::size_t used_ = 0;
  std::size_t pending_ = 0;
  std::uint64_t flushed_ = 0;
};

// Small clause sinks. DimacsWriter, ProfileSink and UnitPropagation are in dimacs.hpp, Solver is in
// solver.hpp.

/// Counts variables, clauses and literals, and keeps nothing.
class CountingSink {
 public:
  /// Throws: UsageError, as take_variables().
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
  /// Passes on all clauses, in blocks.
  void replay(SinkRef sink) const;
  ClauseBlock block() const { return {literals_, static_cast<std::size_t>(size().clauses)}; }
  /// The literals of all clauses, each ended by 0; to be asked for once, at the end.
  std::vector<Lit> take() { return std::move(literals_); }

 private:
  CountingSink counts_;
  std::vector<Lit> literals_;
};

/// Passes clauses on to another sink until a limit is reached; then throws Stopped.
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

/// Passes clauses on to another sink and counts them.
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

// At-most-one methods: ways to write "at most one of n literals is true" as clauses.

/// The number of pairs of n things.
constexpr std::uint64_t pairs(std::uint64_t n) { return n < 2 ? 0 : n * (n - 1) / 2; }

/// An at-most-one method: a descriptor in a file of its own and a line in
/// src/formula/amo/registry.def.
struct AmoMethod {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  int group = 0;  ///< the usual group size of a method that divides the literals; otherwise 0
  bool complete;  ///< if one literal is true, unit propagation makes all others false
  bool defined;   ///< the literals determine the auxiliary variables, even if none is true
  /// Writes clauses for "at most one of `literals` is true". Any number of literals is allowed,
  /// including none; a literal that occurs twice counts twice.
  void (*emit)(std::span<const Lit> literals, int group, ClauseStream& out);
  /// What emit adds for n literals.
  Size (*size)(std::uint64_t n, int group);
};

/// All methods; the first is pairwise.
std::span<const AmoMethod* const> amo_methods();

/// Null if no method has that name.
const AmoMethod* find_amo_method(std::string_view name);
/// Throws: UsageError if no method has that name; it suggests the nearest one.
const AmoMethod& amo_method_named(std::string_view name);

/// A method with its group size, as --amo takes it: "pairwise", "commander:3".
class AtMostOne {
 public:
  static constexpr int smallest_group = 2;
  static constexpr int largest_group = 1290;

  /// The first method of the table: pairwise.
  AtMostOne() : AtMostOne(*amo_methods().front()) {}
  /// The method with its usual group size.
  explicit AtMostOne(const AmoMethod& method) : AtMostOne(method, method.group) {}
  /// Requires: group is 0 for a method without groups, else from smallest_group to largest_group.
  AtMostOne(const AmoMethod& method, int group) : method_(&method), group_(group) {}

  /// Reads back name(); no value for anything else.
  static std::optional<AtMostOne> parse(std::string_view text);

  const AmoMethod& method() const { return *method_; }
  int group() const { return group_; }
  /// "pairwise"; with the group size if the method has one: "commander:3".
  std::string name() const;

  /// Adds the clauses of "at most one of the literals is true", unless the stream's sink accepts
  /// that as such; the method takes its own variables from the stream. Throws: what the stream's
  /// sink throws.
  void emit(std::span<const Lit> literals, ClauseStream& out) const {
    if (!out.take_at_most_one(literals)) method_->emit(literals, group_, out);
  }
  /// What emit() adds for n literals.
  Size size(std::uint64_t n) const { return method_->size(n, group_); }

  bool operator==(const AtMostOne&) const = default;

 private:
  const AmoMethod* method_;
  int group_;
};

}  // namespace sudoku_sat
