// The table of at-most-one methods: ways to write "at most one of n literals is true" as clauses.
#pragma once

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

/// The number of pairs of n things.
constexpr std::uint64_t pairs(std::uint64_t n) { return n < 2 ? 0 : n * (n - 1) / 2; }

/// An at-most-one method: a descriptor in a file of its own and a line in src/amo/registry.def.
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

/// A method with its group size, as written for --amo: "pairwise", "commander:3".
class AtMostOne {
 public:
  static constexpr int smallest_group = 2;
  static constexpr int largest_group = 1290;

  /// The first of the table: pairwise.
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

  /// Adds the clauses that at most one of the literals is true; the method's own variables are
  /// taken from the stream. Throws: what the stream's sink throws.
  void emit(std::span<const Lit> literals, ClauseStream& out) const {
    method_->emit(literals, group_, out);
  }
  /// What emit() adds for n literals.
  Size size(std::uint64_t n) const { return method_->size(n, group_); }

  bool operator==(const AtMostOne&) const = default;

 private:
  const AmoMethod* method_;
  int group_;
};

}  // namespace sudoku_sat
