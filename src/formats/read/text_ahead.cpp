// The encoding is told by the first bytes alone: without a byte order mark a text is taken as it
// is.
//
// Without these sentences such a text gives an error about its first sign, which leads astray.
#include "text_ahead.hpp"

#include "base/text_encoding.hpp"
#include "formats/text/digit_block.hpp"
#include "formats/text/plain_signs.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

/// The three quotes that begin a text in the line of a program; empty if there are none.
std::string_view opening_quotes(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == line.npos) return {};
  // Nearly all lines of streams begin with a digit or a dot.
  const char begin = line[first];
  if (!is_letter(begin) && begin != '_' && begin != '"' && begin != '\'') return {};
  for (const std::string_view quotes : {"\"\"\"", "\'\'\'"}) {
    const std::size_t at = line.find(quotes);
    if (at == line.npos) continue;
    const std::size_t last = line.substr(0, at).find_last_not_of(" \trRbBuUfF");
    const bool assigned = last == line.npos || line[last] == '=' || line[last] == '(';
    if (at == first || assigned) return quotes;
  }
  return {};
}

/// Whether digits and points are all that there is, as on nearly all lines of streams.
bool is_plain(std::string_view line) {
  if (line.empty() || leading_digits(line) + 1 < line.size()) return false;
  return is_digit(line.back()) || line.back() == '.';
}

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

constexpr ForeignText formula{is_problem_line,
                              "this is a CNF formula (DIMACS), not a puzzle: give it to a SAT "
                              "solver, and the solver's answer "
                              "to `sudoku-sat decode`",
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
  const auto* const found = std::ranges::find_if(
      foreign_texts, [&](const ForeignText& known) { return known.begins_with(line); });
  return found == foreign_texts.end() ? nullptr : found;
}

}  // namespace

void TextAhead::expect(const KnownLayout& expected) {
  expected_ = expected;
  // The line after a header was looked at before the header's size was known.
  if (at_hand_) shape_ = shape_of(line(), expected_.size);
}

void TextAhead::seek(std::uint64_t offset, std::uint64_t lines) {
  if (offset <= lines_.offset()) return;
  lines_.seek(offset);
  number_ = lines;
}

std::string_view TextAhead::at_once(std::size_t bytes) {
  if (at_hand_ && text_.data() != plain_.data()) {
    plain_ = text_;
    text_ = plain_;
  }
  return lines_.at_once(bytes);
}

void TextAhead::pass(std::size_t lines) {
  if (at_hand_) take();
  for (; lines > 0 && more(); --lines) take();
}

bool TextAhead::fetch() {
  const bool first = lines_.offset() == 0;
  if (refused_ || !lines_.next(text_)) return false;
  ++number_;
  const std::string_view foreign = first ? base::foreign_encoding(text_) : "";
  refused_ = !foreign.empty();
  if (refused_) throw TextError(number_, 1, base::in_foreign_encoding(foreign));
  leave_out_quotes();
  if (!is_plain(text_)) put_in_plain_signs();
  shape_ = shape_of(line(), expected_.size);
  require_content();
  at_hand_ = true;
  return true;
}

/// Of texts in Python, name = """...""", their contents are left.
void TextAhead::leave_out_quotes() {
  if (quotes_.empty()) {
    quotes_ = opening_quotes(text_);
    if (quotes_.empty()) return;
    text_.remove_prefix(text_.find(quotes_) + quotes_.size());
    if (text_.ends_with('\\')) text_.remove_suffix(1);
  }
  const std::size_t end = text_.find(quotes_);
  if (end == text_.npos) return;
  text_ = text_.substr(0, end);
  quotes_ = {};
}

void TextAhead::put_in_plain_signs() {
  text_ = without_wrapping(text_);
  std::optional<std::string> plain = in_plain_signs(text_);
  if (!plain) plain = with_commas_for_tabs(text_);
  if (!plain) return;
  plain_ = *std::move(plain);
  text_ = plain_;
}

void TextAhead::require_content() {
  idle_ = shape_.kind == LineKind::nothing ? idle_ + text_.size() + 1 : 0;
  refused_ = idle_ > LineReader::max_line;
  if (refused_) throw TextError(number_, 0, "16 MiB of blank lines and comments without a puzzle");
}

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
