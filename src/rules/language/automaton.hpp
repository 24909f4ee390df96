// Regular expressions over values as automata.
//
//   5 or <12>    a value                 [135] [1-4<12>]   one of these    [^5]   any other
//   .            any value               <low>             one of a set that `let` defines
//   ab  a|b  (a) a* a+ a?  a{2} a{2,} a{2,4}              as usual
//
// Glushkov's construction: a state is a set of places in the expression, so there is no step
// without a value, and the deterministic automaton is built only as far as needed. V. M. Glushkov,
// The abstract theory of automata, 1961; G. Pesant, A regular language membership constraint for
// finite sequences of variables, CP 2004.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::rule::language {

/// A regular expression as a tree.
struct Pattern {
  enum class Kind { values, sequence, choice, repeat };

  Kind kind;
  std::vector<bool> values = {};  ///< whether value v is one of them, v = 0 (never) to N
  std::vector<Pattern> parts = {};
  int least = 0;  ///< of a repetition
  int most = 0;   ///< < 0: any number
};

/// A pattern that can't be read: what is wrong, and where in its text.
struct PatternError {
  std::string what;
  std::size_t offset;
};

/// The values that a name between '<' and '>' denotes; no value if there is no such set.
using NamedValues = std::function<std::optional<std::vector<std::int64_t>>(const std::string&)>;

/// Of values from `least` to `most`. Throws: PatternError.
Pattern parse_pattern(std::string_view text, int least, int most, const NamedValues& named);

/// An automaton that is written down as its steps; state 0 is where it starts.
struct Steps {
  struct Step {
    std::size_t from;
    std::vector<bool> values;  ///< as in a pattern, and whether it goes from one list to the next
    std::size_t to;
  };

  std::vector<Step> steps = {};
  std::vector<bool> ends = {};  ///< whether each state accepts
};

/// "a [1-3] b, a 5 a, b | a, b end": a step from state to state by one of some values, or by '|'
/// between two lists, and states that accept. Throws: PatternError.
Steps parse_steps(std::string_view text, int least, int most, const NamedValues& named);

/// The automaton of a pattern; states are numbered in the order in which they are first asked for.
class Automaton {
 public:
  /// Throws: UsageError if the pattern, written out, would be too long.
  explicit Automaton(const Pattern& pattern);
  /// Throws: UsageError likewise.
  explicit Automaton(const Steps& written);

  using State = std::int64_t;
  static constexpr State start = 0;

  /// No value if no sequence continues like this. Throws: UsageError if there are too many states.
  std::optional<State> after(State state, std::int64_t value);
  bool accepts(State state) const { return accepts_[static_cast<std::size_t>(state)]; }
  /// Whether it accepts a sequence from a state on; makes no states.
  bool accepts_all(State state, std::span<const std::int64_t> values) const;

  // The nondeterministic automaton that it is made of: a state is a set of places.

  using Places = std::vector<std::uint32_t>;
  const Places& places(State state) const { return states_[static_cast<std::size_t>(state)]; }
  const Places& followers(std::uint32_t place) const { return followers_[place]; }
  /// Whether the value leads to the place.
  bool admits(std::uint32_t place, std::int64_t value) const;
  bool is_last(std::uint32_t place) const { return last_[place]; }

 private:
  /// Where a part of the pattern may begin and end, and whether it may be empty.
  struct Ends {
    Places first;
    Places last;
    bool empty;
  };

  Ends add(const Pattern& pattern);
  Ends add_values(const Pattern& pattern);
  Ends add_sequence(const Pattern& pattern);
  Ends add_choice(const Pattern& pattern);
  Ends add_repeat(const Pattern& pattern);
  Ends follow(Ends before, const Ends& behind);
  void append(Places& to, const Places& more);
  void find_same();
  Places places_after(const Places& places, std::int64_t value) const;
  bool any_last(const Places& places) const;
  State state_of(Places places);

  std::size_t steps_ = 0;                  ///< that the construction has taken
  std::vector<std::vector<bool>> values_;  ///< of each place
  std::vector<Places> followers_;
  std::vector<bool> last_;
  Places same_;  ///< of each place, the first one that is followed by the same
  std::vector<Places> states_;
  std::vector<bool> accepts_;
  std::map<Places, State> numbers_;
  static constexpr State unknown = -2;
  static constexpr State none = -1;
  std::vector<std::vector<State>> next_;  ///< of each state, by value, as far as asked for
};

}  // namespace sudoku_sat::rule::language
