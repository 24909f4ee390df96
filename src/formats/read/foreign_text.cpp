// Without these sentences such a text gives an error about its first sign, which leads astray.
#include "text_ahead.hpp"

#include <algorithm>
#include <array>

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

/// "3x3::k:3595:...", "3x3:d:k:..."
bool is_sum_killer(std::string_view line) {
  return line.size() > 4 && is_digit(line[0]) && line[1] == 'x' && is_digit(line[2]) &&
         line[3] == ':' && line.substr(3, 8).find(":k:") != line.npos;
}

/// A game of Simon Tatham's Solo: "3x3:...", "3x3kadx:...", "9jk:..."
bool is_solo_game(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == line.npos || colon > 8 || !is_digit(line[0])) return false;
  const std::string_view size = line.substr(0, colon);
  return size.find_first_not_of("0123456789xjkad") == size.npos &&
         size.find_first_of("xjk") != size.npos && line.size() > colon + 10;
}

bool is_problem_line(std::string_view line) {
  return line.starts_with("p cnf ") || line.starts_with("p inccnf");
}

/// A unit clause that names row, column and value by its digits: "168 0".
bool is_digits_clause(std::string_view line) {
  return line.size() == 5 && line.substr(3) == " 0" &&
         std::all_of(line.begin(), line.begin() + 3, [](char c) { return c >= '1' && c <= '9'; });
}

struct ForeignText {
  bool (*begins_with)(std::string_view line);
  std::string_view sentence;
  std::string_view end = {};  ///< in its last line; empty: it has one line
};

// No line has it: the text goes on to the end of the input.
constexpr std::string_view never = "\n";

constexpr ForeignText formula{
    is_problem_line,
    "this is a DIMACS formula, not a puzzle: `decode` turns a solver's answer to it into a grid",
    never};

constexpr std::array<ForeignText, 7> foreign_texts{{
    {[](std::string_view line) { return line.starts_with("SumoCueV"); },
     "SumoCue's format is not supported: use a puzzle file with 'regions:' and 'cages:'"},
    {is_sum_killer,
     "the killer format of SumoCue and JSudoku ('3x3::k:...') is not supported: use a puzzle file "
     "with 'cages:'"},
    {is_solo_game,
     "the format of Simon Tatham's Solo is not supported: use a puzzle file with rows, 'regions:' "
     "and 'cages:'"},
    {[](std::string_view line) { return line.starts_with("pzprv3"); },
     "pzpr's format (pzprv3) is not supported: use rows of symbols"},
    {[](std::string_view line) { return line.starts_with("\\begin{"); },
     "LaTeX is not supported: use rows of symbols, with '.' for an empty cell", "\\end{"},
    {[](std::string_view line) { return line.find("[|") != line.npos; },
     "MiniZinc data is not supported: use rows of numbers", "|]"},
    {is_digits_clause,
     "unit clauses that name row, column and value, as '168 0' does, and no puzzle: rows of "
     "symbols "
     "are read, with '.' for an empty cell",
     never},
}};

/// Whether the comments that begin here are those of a formula.
bool begins_formula(TextAhead& text) {
  if (is_problem_line(text.line().text)) return true;
  if (!text.line().text.starts_with("c ") && text.line().text != "c") return false;
  constexpr std::size_t max_comments = std::size_t{1} << 16;
  const std::string_view ahead = text.at_once(max_comments);
  return is_problem_line(ahead) || ahead.find("\np cnf ") != ahead.npos ||
         ahead.find("\np inccnf") != ahead.npos;
}

const ForeignText* foreign_text(TextAhead& text) {
  if (begins_formula(text)) return &formula;
  const std::string_view line = stripped(text.line().text);
  const auto* const found =
      std::find_if(foreign_texts.begin(), foreign_texts.end(),
                   [&](const ForeignText& known) { return known.begins_with(line); });
  return found == foreign_texts.end() ? nullptr : found;
}

}  // namespace

void refuse_foreign_text(TextAhead& text) {
  const ForeignText* const foreign = foreign_text(text);
  if (foreign == nullptr) return;
  const std::size_t line = text.line().number;
  bool more = true;
  while (more && text.more()) {
    more = text.take().text.find(foreign->end) == std::string_view::npos;
  }
  throw TextError(line, 0, std::string(foreign->sentence));
}

}  // namespace sudoku_sat::format
