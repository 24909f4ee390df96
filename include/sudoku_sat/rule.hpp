// The table of rules. A rule rewrites itself into the primitive constraints of a board. Some rules
// need data, such as cells and sums. Data is text, entry by entry, as in a puzzle file.
#pragma once

#include <array>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// One entry of a rule's data: "10: r1c1 r1c2".
struct RuleEntry {
  std::string text;
  Position position = {};  ///< of the text's first character
};

struct Rule;
class Random;

/// A rule with its data, as a puzzle asks for it.
struct RuleUse {
  const Rule* rule;
  std::vector<RuleEntry> entries = {};
  Position position = {};  ///< of the rule's name
};

/// A rule: a text (or rows, columns, boxes, which are code) with a line in src/rules/registry.def.
struct Rule {
  enum class Data { none, optional, required };

  std::string_view name;
  std::string_view summary;
  std::string_view source;
  bool on_by_default = false;
  /// The rules on by default that this one turns off; the rest are null.
  std::array<const Rule*, 3> replaces = {};
  bool of_lines = false;  ///< it relies on rows and columns that hold no value twice
  Data data = Data::none;
  bool stated = false;            ///< its data consists of statements in the language
  std::string_view example = {};  ///< entries of its data, usually for a 9x9 board

  /// Appends the rule's constraints. Throws: InputError, at the position of an entry or of the
  /// rule; its text says what would be right.
  void (*apply)(const Geometry&, const RuleUse&, Constraints&);

  /// For rules that change the geometry of the board: returns the new geometry. Null for all
  /// others.
  Geometry (*shape)(const Geometry&, const RuleUse&) = nullptr;

  /// For rules that replace the boxes on a board of known shape: returns the new geometry. Null for
  /// all others.
  Geometry (*divide)(const Geometry&, const RuleUse&) = nullptr;

  /// For rules with required data: draws entries that hold in `solution`, a grid of the numbers
  /// that values are written as, for generated puzzles. Null for all others.
  std::vector<std::string> (*propose)(const Rule&, const Geometry&, const Grid& solution,
                                      Random& random) = nullptr;

  /// Whether this rule turns off the other one, which is on by default.
  bool turns_off(const Rule* other) const {
    return std::find(replaces.begin(), replaces.end(), other) != replaces.end();
  }
};

/// All rules, in the order in which they are applied.
std::span<const Rule* const> rules();

/// The names of all rules; this is faster than rules(), which reads the rules' texts.
std::vector<std::string_view> rule_names();
/// Null if no rule has that name.
const Rule* find_rule(std::string_view name);
/// The name of the rule that players call by this nickname, in upper or lower case: "cages" for
/// "killer", "diagonals" for "x"; empty if there is none. Only for hints, because files have one
/// name for each rule.
std::string_view rule_called(std::string_view nickname);
/// Throws: UsageError if no rule has that name; it suggests the nearest one.
const Rule& rule_named(std::string_view name);

/// The size of a board with these rules if none is asked for: the number of values of the rule
/// `values`, or default_size.
int usual_size(const std::vector<RuleUse>& uses);

/// The board with the rules that are on by default: rows, columns, boxes.
std::shared_ptr<const Board> make_board(const Geometry& geometry);

/// The board with the rules that are on by default and with `uses`, each once. Throws: InputError
/// if a rule or its data doesn't fit the board; UsageError if the board gets too large.
std::shared_ptr<const Board> make_board(const Geometry& geometry, const std::vector<RuleUse>& uses);

/// The rules that a board was made with, as make_board() takes them.
std::vector<RuleUse> uses_of(const std::vector<RuleText>& texts);

/// The entries of a line of data, separated by ';'; `position` is that of the text.
std::vector<RuleEntry> split_entries(std::string_view text, const Position& position);

/// Adds a rule, or adds to its data if it is there already.
void add_use(std::vector<RuleUse>& uses, RuleUse use);

/// Reads rules as --rules and the line `rules:` of a puzzle file have them: "anti-knight, cages=10:
/// r1c1 r1c2; 3: r2c1 r2c2"; `position` is that of the text. Throws: InputError for an unknown
/// rule.
std::vector<RuleUse> parse_rules(std::string_view text, const Position& position);

}  // namespace sudoku_sat
