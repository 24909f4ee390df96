// Lines that are no rows of a board are removed (noise.cpp), and the usual reader decides whether
// the remaining ones are boards. If a line may be a rule of a puzzle
// file or names cells, nothing is removed.
#include "second_look.hpp"

#include <set>

#include "board_source.hpp"
#include "companions.hpp"
#include "formats/text/plain_signs.hpp"
#include "formats/text/program_lines.hpp"
#include "formats/text/symbols.hpp"
#include "formats/text/usual_characters.hpp"
#include "lines_behind.hpp"
#include "puzzle_header.hpp"
#include "variant_titles.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int smallest_embedded = 4;

std::vector<ParsedBoard> read_all(std::string text, const std::string& name,
                                  const KnownLayout& expected) {
  const ExchangePolicy policy;
  BoardSource source(LineReader::of_text(std::move(text), name), policy);
  source.expect(expected);
  std::vector<ParsedBoard> boards;
  try {
    while (std::optional<TextItem> item = source.next()) {
      auto* const board = std::get_if<ParsedBoard>(&*item);
      if (board == nullptr) return {};
      boards.push_back(std::move(*board));
    }
  } catch (const Error&) {
    return {};
  }
  return boards;
}

/// Whether the text may hold rules: JSON of objects, XML, other programs' puzzles.
bool may_hold_rules(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  for (const std::string_view formula : {"p cnf", "p wcnf", "c ", "s SAT", "s UNSAT", "v "}) {
    if (text.starts_with(formula)) return true;
  }
  if (first == text.npos) return true;
  // Sets of candidates begin with a number.
  if (text[first] == '{' && !candidate_rows(text)) return true;
  const bool markup = text.find("</") != text.npos || text.find("/>") != text.npos;
  constexpr std::array<std::string_view, 6> of_posts{"<pre", "<code",       "<p>",
                                                     "<div", "<blockquote", "<span"};
  const bool post = std::ranges::any_of(
      of_posts, [&](std::string_view tag) { return text.substr(first).starts_with(tag); });
  if (text[first] == '<' && markup && !post) return true;
  constexpr std::array<std::string_view, 10> hosts{
      "load=",     "f-puzzles",   "sudokupad", "crackingthecryptic", "sudokumaker", "penpa",
      "puzz.link", "sigh.github", "[{\"",      "\"cages\""};
  return std::ranges::any_of(hosts,
                             [&](std::string_view host) { return text.find(host) != text.npos; });
}

/// The variants that the lines of a text are titles of, each once; with what names them.
class Titles {
 public:
  explicit Titles(std::string_view text) {
    while (!text.empty()) {
      const std::string_view line = without_wrapping(take_line(text));
      std::optional<Variant> variant = variant_in_title(line);
      if (!variant || (first_ && *variant == *first_)) continue;
      several_ = first_.has_value();
      first_ = std::move(variant);
      line_ = stripped(line);
    }
  }

  /// Gives the boards what they have not taken from the title above them; false if it can't be told
  /// which title is about which board.
  bool add_to(std::vector<ParsedBoard>& boards) const {
    const auto has_rule = [](const ParsedBoard& board) { return !board.rules.empty(); };
    if (!first_ || std::ranges::any_of(boards, has_rule)) return true;
    if (several_) return false;
    for (ParsedBoard& board : boards) add_variant(board, *first_, line_);
    return true;
  }

 private:
  std::optional<Variant> first_;
  std::string_view line_;
  bool several_ = false;
};

/// What a board has to be like.
struct Wanted {
  const std::vector<SeenBoard>& seen;
  Titles titles;

  bool fits(std::vector<ParsedBoard>& boards) const {
    add_maps(boards);
    if (boards.empty() || boards.size() < seen.size() || !titles.add_to(boards)) return false;
    const bool large = std::ranges::all_of(
        boards, [](const ParsedBoard& board) { return board.size >= smallest_embedded; });
    const auto plain = [](const RuleText& rule) { return rule.entries.empty(); };
    const auto same = [&](const SeenBoard& known, const ParsedBoard& board) {
      const bool titled =
          known.held && known.rules.empty() && std::ranges::all_of(board.rules, plain);
      return known.givens == board.givens && (titled || known.rules == board.rules);
    };
    return large && std::equal(seen.begin(), seen.end(), boards.begin(), same);
  }
};

}  // namespace

std::vector<ParsedBoard> boards_in_letters(const std::string& text, const std::string& name) {
  if (std::ranges::any_of(text, is_digit)) return {};
  for (const int size : {4, 6, 9, 16, 25}) {
    const std::string letters(value_symbols.substr(10, static_cast<std::size_t>(size)));
    const SymbolTable table(letters);
    std::vector<ParsedBoard> boards = read_all(text, name, {size, nullptr, &table});
    if (boards.empty()) continue;
    // A few letters of a large board are as well a mistake.
    std::set<char> used;
    for (const char c : text) {
      if (is_letter(c)) used.insert(c);
    }
    if (2 * used.size() < static_cast<std::size_t>(size)) return {};
    add_remark(boards.front(), fmt::format("the letters A to {} are read as the values 1 to {}",
                                           letters.back(), size));
    for (ParsedBoard& board : boards) board.symbols = letters;
    return boards;
  }
  return {};
}

namespace {

using Boards = std::vector<ParsedBoard>;

/// The boards of the formats that can be in the middle of a text.
Boards boards_of_formats(const std::string& text, const KnownLayout& expected,
                         const Wanted& wanted) {
  for (const Format* const each : formats()) {
    if (each->reader == nullptr || each->reader->amid == nullptr) continue;
    Boards found = each->reader->amid(text, expected);
    if (wanted.fits(found)) return found;
  }
  return {};
}

/// A text without rules, and the ways to find its boards, the surest first.
class PlainText {
 public:
  PlainText(std::string text, const std::string& name, const KnownLayout& expected)
      : text_(std::move(text)), name_(name), expected_(expected) {
    const std::string untagged = without_tags(text_);
    clean_ = without_noise(untagged);
    with_numbers_ = without_noise(untagged, false);
  }

  /// Nothing may be removed from it.
  bool may_hold_rules() const { return !clean_; }

  Boards boards(const Wanted& wanted) const {
    using Way = Boards (PlainText::*)() const;
    constexpr std::array<Way, 11> ways{
        &PlainText::below_size,         &PlainText::between_lines, &PlainText::in_halves,
        &PlainText::in_candidate_lists, &PlainText::in_wide_rows,  &PlainText::in_brackets,
        &PlainText::with_room,          &PlainText::one_by_one,    &PlainText::in_letters,
        &PlainText::in_comments,        &PlainText::with_marks};
    for (const Way way : ways) {
      Boards found = (this->*way)();
      for (ParsedBoard& board : found) take_samurai(expected_, board);
      if (wanted.fits(found)) return found;
    }
    return {};
  }

 private:
  Boards read(const std::string& lines) const { return read_all(lines, name_, expected_); }

  /// Says that there is other text; no boards if the text counts them otherwise.
  Boards amid_other(Boards found) const {
    const std::optional<std::size_t> count = count_said(text_);
    if (count && found.size() != *count) found.clear();
    if (!found.empty())
      add_remark(found.front(), remark_on_text_around(text_, found.front().rules));
    return found;
  }

  Boards below_size() const {
    std::optional<Geometry> box;
    const std::optional<std::string> rows = without_size_lines(*clean_, box);
    Boards found = rows ? read(*rows) : Boards();
    for (ParsedBoard& board : found) {
      if (box && box->size() == board.size) board.box = box;
    }
    return found;
  }

  Boards between_lines() const { return amid_other(read(*clean_)); }
  Boards in_halves() const { return boards_side_by_side(*clean_); }

  Boards in_candidate_lists() const {
    const std::optional<std::string> rows = candidate_rows(text_);
    return rows ? read(*rows) : Boards();
  }

  Boards in_wide_rows() const { return boards_of_wide_rows(text_); }
  Boards in_brackets() const { return amid_other(boards_in_brackets(text_, expected_)); }
  Boards with_room() const {
    Boards found = boards_with_room(*with_numbers_);
    std::optional<RuleText> walls = walls_in(text_);
    if (found.size() == 1 && walls) found.front().rules.push_back(*std::move(walls));
    return found;
  }
  Boards one_by_one() const { return boards_of_single_values(*with_numbers_, expected_); }
  Boards in_letters() const { return boards_in_letters(text_, name_); }

  Boards in_comments() const {
    const std::optional<std::string> bare = without_noise(without_comment_marks(text_));
    return amid_other(bare ? read(*bare) : Boards());
  }

  Boards with_marks() const {
    Boards found = read(without_candidate_marks(*clean_));
    if (!found.empty()) add_remark(found.front(), "marks around the candidates are ignored");
    return found;
  }

  std::string text_;
  const std::string& name_;
  const KnownLayout& expected_;
  std::optional<std::string> clean_;         ///< without noise
  std::optional<std::string> with_numbers_;  ///< the same with numbers that stand alone
};

}  // namespace

bool may_be_skipped(std::string_view text, std::size_t line, std::size_t found, std::size_t seen,
                    bool in_stream) {
  std::string_view first;
  while (line-- > 0 && !text.empty()) first = take_line(text);
  // A puzzle, or a map of regions, must not vanish.
  constexpr std::size_t smallest_grid = 16;
  const auto is_sign = [](char c) { return symbol_value(c) != no_value; };
  if (seen > 0 && first.size() >= smallest_grid && std::ranges::all_of(first, is_sign))
    return false;
  const bool code = first.find_first_of("(){};=") != first.npos && is_noise(first);
  const bool sentence = is_prose(first) || is_lone_word(first) || code;
  if (in_stream && (found > seen || (seen != 1 && !sentence))) return false;
  // It may be meant for a puzzle.
  const bool bare = !first.empty() && std::ranges::all_of(first, [](char c) {
    return is_small_letter(c) || is_in(c, "?!");
  });
  return seen == 0 || !bare;
}

std::vector<ParsedBoard> boards_amid_text(const std::string& written, const std::string& name,
                                          const KnownLayout& expected,
                                          const std::vector<SeenBoard>& seen) {
  const std::string text = in_usual_characters(written);
  const Wanted wanted{seen, Titles(text)};
  Boards boards = boards_of_formats(text, expected, wanted);
  if (boards.empty()) boards = boards_of_facts(text);
  if (wanted.fits(boards)) return boards;
  if (may_hold_rules(text)) return {};
  for (const std::string& plain : {text, without_tags(text)}) {
    if (plain == written) continue;
    boards = read_all(plain, name, expected);
    if (wanted.fits(boards)) return boards;
  }
  const PlainText rest(text, name, expected);
  return rest.may_hold_rules() ? Boards() : rest.boards(wanted);
}

}  // namespace sudoku_sat::format
