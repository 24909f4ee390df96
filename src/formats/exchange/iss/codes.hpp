// Relations, automata and patterns, which constraint strings have in a code of URL-safe signs.
#pragma once

#include "statements.hpp"

namespace sudoku_sat::format {

/// An automaton, perhaps nondeterministic, as the language writes it down; states are any numbers
/// from 0 on.
struct IssSteps {
  std::map<std::pair<int, int>, std::vector<int>> values = {};  ///< between two states
  std::vector<int> ends = {};
  int start = 0;

  void add(int from, int value, int to) { values[{from, to}].push_back(value); }
  /// "1 [1-3] 2, 2 end"; empty if nothing is accepted. A value above the board's is the sign
  /// between two segments.
  std::string text(const IssBoard& board) const;
};

/// "5", "[1-35]", "<12>", ".".
std::string iss_value_set(std::vector<int> values, const IssBoard& board);

/// A constraint whose first argument is a code, and how its definition begins, up to the text that
/// the code stands for.
struct IssCode {
  std::string_view name;
  std::string_view begin;      ///< up to a quotation mark; another one and ")" end it
  std::string_view otherwise;  ///< what is defined is called so if it has no name
  /// No value if the text can't be coded.
  std::optional<std::string> (*encode)(const std::string& text, const IssBoard& board);
};
std::span<const IssCode> iss_codes();

std::optional<std::string> encoded_relation(const std::string& pattern, const IssBoard& board);
std::optional<std::string> encoded_automaton(const std::string& steps, const IssBoard& board);
std::optional<std::string> encoded_regex(const std::string& pattern, const IssBoard& board);

/// No value if the code is none. Values are numbers of the board.
std::optional<IssSteps> decoded_automaton(std::string_view code, const IssBoard& board);
/// The pairs of values in a relation's code, as a pattern of two values.
std::optional<std::string> decoded_relation(std::string_view code, const IssBoard& board);

}  // namespace sudoku_sat::format
