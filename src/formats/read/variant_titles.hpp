// Titles that name a variant: "X-Sudoku #12 (hard)" above a grid, "Variant: diagonal", {"type":
// "windoku"}. Where the variant is a rule without data, the puzzle has this rule. A rule with data,
// such as cages, is only reported: the puzzle is read without it, with a warning.
//
// A title has nothing but names of variants, numbers and words such as "Sudoku" and "hard".
// Sentences that mention a variant add no rule.
#pragma once

#include "one_line.hpp"

namespace sudoku_sat::format {

struct Variant {
  std::vector<std::string_view> rules = {};  ///< that need no data
  std::string_view lacking = {};             ///< a rule whose data has to be elsewhere

  bool operator==(const Variant&) const = default;
};

/// The variants that a line is the title of; no value for any other line.
std::optional<Variant> variant_in_title(std::string_view line);

/// The variants that a field of this meaning has as its value, or that a flag is named after:
/// "x", "antiKnight", "isDiagonal". No value for any other text.
std::optional<Variant> variant_named(std::string_view value);

/// Whether a field of this name, in small letters, says which variant a puzzle is.
bool is_name_of_variant_field(std::string_view name);

/// What is said of text around the puzzles that is skipped, and of a rule that it mentions besides
/// those that were read.
std::string remark_on_text_around(std::string_view text, std::span<const RuleText> read = {});

/// Adds its rules to the board and says so; `written` is what names them.
void add_variant(ParsedBoard& board, const Variant& variant, std::string_view written);

/// The same for the label of a puzzle on its line, where "X" alone is a title, too.
void add_variant_of_label(ParsedBoard& board);

}  // namespace sudoku_sat::format
