// Tells rows from puzzles that stand on one line. Nearly all lines of large inputs are of the
// second kind, a word of more than 35 symbols; they are recognised in one pass over that word.
#include "line_shape.hpp"

#include "formats/text/digit_block.hpp"
#include "formats/text/program_lines.hpp"
#include "formats/text/symbols.hpp"
#include "puzzle_header.hpp"
#include "variant_titles.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::array<std::string_view, 6> empty_words{"null", "None", "nil",
                                                      "NaN",  "nan",  "undefined"};

// Names in front of a list are no longer.
constexpr std::size_t longest_name = 100;

/// Whether brackets with values in them begin here. JSON of objects begins with a brace and a name
/// in quotes; so braces need values at once, unless a name in front tells that it is a list.
bool begins_values(std::string_view text, bool named) {
  if (text.empty() || !is_in(text.front(), openers) || is_heading(text)) return false;
  const bool sure = text.front() == '[' || named;
  const std::size_t inside = skip_blanks(text, 1);
  if (inside == text.size()) return sure;
  const char next = text[inside];
  if (is_in(next, openers)) return true;
  if (is_in(next, "'\"")) return sure;
  if (text.front() == '(' && !named) return false;
  return is_digit(next) || is_in(next, "._-]|") || is_empty_word(word_at(text, inside));
}

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= longest_name && (is_letter(text[0]) || text[0] == '_') &&
         std::ranges::all_of(
             text, [](char c) { return is_letter(c) || is_digit(c) || is_in(c, "_ []<>:;.,(*&"); });
}

enum : unsigned { symbol = 1, dash = 2, comma = 4, stroke = 8, other = 16, word_end = 32 };

constexpr std::size_t max_symbols = largest_symbol;

constexpr std::array<unsigned char, 256> make_classes() {
  std::array<unsigned char, 256> classes{};
  for (std::size_t byte = 0; byte < classes.size(); ++byte) {
    const bool known = symbol_value(static_cast<char>(byte)) != no_value;
    classes[byte] = static_cast<unsigned char>(known ? symbol : other);
  }
  classes['-'] = dash;
  classes[','] = comma;
  for (const char sign : {'|', '+', '='}) classes[static_cast<unsigned char>(sign)] = stroke;
  for (const char sign : {' ', '\t', ':', '#'}) {
    classes[static_cast<unsigned char>(sign)] = word_end;
  }
  return classes;
}

constexpr std::array<unsigned char, 256> classes = make_classes();

unsigned class_of(char c, const SymbolTable* symbols) {
  const unsigned usual = classes[static_cast<unsigned char>(c)];
  if (symbols == nullptr) return usual;
  // What is not a symbol of these is an error in a row, as letters above the values are.
  const Value value = symbols->value(c);
  return value == no_value || value == 0 ? usual : static_cast<unsigned>(symbol);
}

/// The first word of a line: up to white space, ':' or '#'.
struct Word {
  std::size_t length = 0;
  unsigned classes = 0;  ///< the classes of all its bytes
};

Word first_word(std::string_view text, const SymbolTable* symbols) {
  Word word;
  if (symbols == nullptr) word.length = leading_digits(text);
  if (word.length > 0) word.classes = symbol;
  for (; word.length < text.size(); ++word.length) {
    const unsigned found = class_of(text[word.length], symbols);
    if (found == word_end) break;
    word.classes |= found;
  }
  return word;
}

/// Whether it is a word of more than 35 symbols. Other bytes are errors in it, not signs that it is
/// something else; of "PUZZLE,SOLUTION" the first part is the puzzle.
bool is_long_word(std::string_view text, const Word& word, const SymbolTable* symbols) {
  if (word.length <= max_symbols || word.classes == dash) return false;
  if ((word.classes & (comma | stroke)) == 0) return true;
  if ((word.classes & stroke) != 0) return false;
  return first_word(text.substr(0, text.find(',')), symbols).length > max_symbols;
}

bool is_drawn(std::string_view text, const Word& word) {
  if ((word.classes & stroke) != 0) return true;
  return text.substr(0, text.find_first_of(":#")).find('|') != std::string_view::npos;
}

bool has_commas(std::string_view text, const Word& word) {
  return (word.classes & comma) != 0 || without_indent(text.substr(word.length)).starts_with(',');
}

bool is_number(std::string_view word, const SymbolTable* symbols) {
  if (word.size() == 1) return symbol_value(word.front(), symbols) != no_value;
  if (word == minus_one) return true;
  return !word.empty() && word.size() <= 4 && std::ranges::all_of(word, is_digit);
}

/// Numbers are at least two words: a single one is a word of symbols.
bool has_numbers(std::string_view text, const Word& word, const SymbolTable* symbols) {
  if (!is_number(text.substr(0, word.length), symbols)) return false;
  const std::string_view rest = without_indent(text.substr(word.length));
  return is_number(rest.substr(0, first_word(rest, symbols).length), symbols);
}

/// Of players' forums and Simple Sudoku: ".-------.", ":---+---:", "'---'", "*---*".
bool is_fancy_border(std::string_view text) {
  constexpr std::string_view corners = ".:'*";
  const std::size_t last = text.find_last_not_of(" \t");
  return text.size() > 4 && corners.find(text.front()) != text.npos && text.substr(1, 3) == "---" &&
         corners.find(text[last]) != text.npos && text.find_first_not_of("-+.:'*| \t") == text.npos;
}

/// "Grid 01" of Project Euler, "Puzzle 3:". No board has such a row: it has larger values than
/// cells.
bool is_numbered_name(std::string_view text) {
  constexpr std::array<std::string_view, 6> names{"grid",  "puzzle", "sudoku",
                                                  "board", "game",   "problem"};
  const auto same = [](char a, char b) { return (a | ' ') == b; };
  const auto named = std::ranges::find_if(names, [&](std::string_view name) {
    return text.size() > name.size() && std::equal(name.begin(), name.end(), text.begin(),
                                                   [&](char b, char a) { return same(a, b); });
  });
  if (named == names.end()) return false;
  std::size_t at = std::min(text.find_first_not_of(" \t#", named->size()), text.size());
  const std::size_t digits = at;
  while (at < text.size() && is_digit(text[at])) ++at;
  if (at == digits) return false;
  if (at < text.size() && (text[at] == ':' || text[at] == '.')) ++at;
  return text.find_first_not_of(" \t", at) == text.npos;
}

/// "Difficulty: Easy", as generators and posts have it; the keys of puzzle files are others.
bool is_remark(std::string_view text) {
  constexpr std::array<std::string_view, 8> keys{
      "Difficulty:", "Level:", "Rating:", "Date:", "Source:", "Score:", "Solution:", "Version:"};
  return std::ranges::any_of(keys, [&](std::string_view key) { return text.starts_with(key); });
}

/// A line of LaTeX that begins no board, or the value of a name in a program's data: "N = 9;".
bool is_statement(std::string_view text) {
  if (text.front() == '\\') return text.size() > 1 && is_letter(text[1]) && !is_latex_sudoku(text);
  const std::size_t sign = text.find('=');
  if (sign == text.npos || !text.ends_with(';')) return false;
  const std::string_view name = stripped(text.substr(0, sign));
  const std::string_view value = stripped(text.substr(sign + 1, text.size() - sign - 2));
  return !name.empty() && std::ranges::all_of(name, is_letter) && !value.empty() &&
         value.size() <= 4 && std::ranges::all_of(value, is_digit);
}

/// Names with commas between them: "id,puzzle,solution". Of a row of letters each is one alone.
bool is_column_names(std::string_view text) {
  // Two parts of several words are a sentence.
  const bool few = std::ranges::count(text, ',') + std::ranges::count(text, ';') < 2;
  bool word = false;
  for (std::string_view rest = text;;) {
    const std::size_t end = std::min(rest.find_first_of(",;"), rest.size());
    const std::string_view name = stripped(rest.substr(0, end));
    const auto of_name = [](char c) { return is_letter(c) || is_digit(c) || is_in(c, "_ /-"); };
    if (!std::ranges::all_of(name, of_name) || name.size() == 1) return false;
    if (!name.empty() && !is_letter(name[0])) return false;
    if (few && name.find(' ') != name.npos) return false;
    word = word || name.size() > 3 || (name.size() > 1 && is_digit(name.back()));
    if (end == rest.size()) return word && end != text.size();
    rest.remove_prefix(end + 1);
  }
}

bool has_letter_or_bracket(std::string_view text) {
  const char first = text.front();
  return (first >= 'A' && first <= '{') || first == '(';
}

LineShape drawn_shape(std::string_view text) {
  const bool border = text.find_first_not_of("+-=| \t") == std::string_view::npos &&
                      (text.find_first_of("+=") != std::string_view::npos ||
                       text.find('-') == std::string_view::npos);
  return {border ? LineKind::border : LineKind::row, Reading::joined, true};
}

/// The kind of a line of several values with spaces or commas between them.
LineKind kind_of_values(Reading reading, const TextLine& line, std::optional<int> wanted) {
  if (line.text.size() > longest_row) return LineKind::one_line;
  const std::optional<Survey> survey = try_survey(reading, line);
  // A line with an error in it belongs to the rows around it.
  if (!survey) return LineKind::row;
  const std::size_t row_limit = max_size;
  const auto size = static_cast<std::size_t>(wanted.value_or(0));
  const bool whole = survey->count == size * size || survey->count > row_limit;
  return whole ? LineKind::one_line : LineKind::row;
}

}  // namespace

bool is_empty_word(std::string_view word) {
  return std::ranges::find(empty_words, word) != empty_words.end();
}

std::string_view word_at(std::string_view text, std::size_t at) {
  return text.substr(at, text.find_first_of(" \t,;|[](){}'\"#%", at) - at);
}

std::optional<std::size_t> list_begin(std::string_view line) {
  const std::size_t begin = skip_blanks(line, 0);
  if (begin == line.size()) return std::nullopt;
  if (is_in(line[begin], openers)) {
    return begins_values(line.substr(begin), false) ? std::optional(begin) : std::nullopt;
  }
  if (!is_letter(line[begin]) && line[begin] != '_') return std::nullopt;
  const std::size_t sign = line.find('=');
  const std::size_t bracket = line.find('[');
  const bool assigned = sign != line.npos;
  const std::size_t list = assigned ? skip_blanks(line, sign + 1) : bracket;
  if (list >= line.size()) {
    return std::nullopt;
  }
  const std::string_view name = line.substr(begin, (assigned ? sign : bracket) - begin);
  if (!is_name(name) || (!assigned && name.find('(') == name.npos)) return std::nullopt;
  if (begins_values(line.substr(list), true)) return list;
  // "x = new int[][] {{5, 3, ..."
  const std::size_t brace = line.find('{', list);
  if (assigned && brace != line.npos && line.substr(list).starts_with("new ")) {
    const bool type = is_name(line.substr(list, brace - list));
    return type && begins_values(line.substr(brace), true) ? std::optional(brace) : std::nullopt;
  }
  // "x = np.array([[5, 3, ...", "x = vec![vec![5, 3, ..."
  if (!assigned || bracket == line.npos) return std::nullopt;
  if (line.substr(list).starts_with(vector_macro)) return list + vector_macro.size();
  if (bracket < list) return std::nullopt;
  const std::string_view before = line.substr(list, bracket - list);
  const bool call = is_name(before) && before.find('(') != before.npos;
  return call && begins_values(line.substr(bracket), true) ? std::optional(bracket) : std::nullopt;
}

bool is_list_item(std::string_view line) {
  const std::size_t begin = skip_blanks(line, 0);
  if (!line.substr(begin).starts_with("- ")) return false;
  const std::size_t list = skip_blanks(line, begin + 1);
  return list < line.size() && line[list] == '[';
}

std::string_view without_semicolon(std::string_view line) {
  const std::size_t last = line.find_last_not_of(" \t");
  return last != line.npos && line[last] == ';' ? line.substr(0, last) : line;
}

LineShape shape_of(const TextLine& line, std::optional<int> wanted) {
  const std::string_view text = without_indent(line.text);
  if (text.empty() || text.front() == '#' || text.front() == '%') return {};
  // Nearly all lines of streams begin with a digit or a dot.
  if (has_letter_or_bracket(text)) {
    if (is_numbered_name(text)) return {LineKind::heading};
    if (is_column_names(text)) return {LineKind::columns};
    if (is_remark(text) || is_statement(text)) return {LineKind::prose};
    if (!begins_header(line.text) && list_begin(line.text)) return {LineKind::list};
  }
  if (begins_exchange(line.text)) return {LineKind::header};
  if (begins_header(line.text)) {
    // "Variant: diagonal"
    const bool title = !has_known_key(line.text) && variant_in_title(text);
    return {title ? LineKind::prose : LineKind::header};
  }
  if (is_fancy_border(text)) return {LineKind::border, Reading::joined, true};
  const Word word = first_word(text, line.symbols);
  const bool long_word = is_long_word(text, word, line.symbols);
  if (text.size() > max_symbols && is_rule_line(text)) {
    return {LineKind::border, Reading::symbols, false};
  }
  const bool plain = (word.classes & ~(symbol | dash)) == 0;
  if (long_word && plain && !is_marks_line(line)) {
    return {LineKind::one_line, Reading::symbols, false, true};
  }
  if (begins_program_text(line.text)) return {LineKind::program};
  if (is_list_item(text)) return {LineKind::list};
  const LinePart puzzle = long_word && plain ? LinePart() : puzzle_word(line);
  if (long_word || puzzle.length > 0) {
    return {LineKind::one_line, Reading::symbols, false, false, puzzle};
  }
  if (is_prose(text) || (line.symbols == nullptr && is_lone_word(text))) return {LineKind::prose};
  const bool words = has_letter_or_bracket(text) || is_in(text.front(), "*_");
  if (words && variant_in_title(text)) return {LineKind::prose};
  if (text.back() == ';') {
    const std::string_view row = without_semicolon(line.text);
    if (row.size() < line.text.size()) return shape_of({line.number, row, line.symbols}, wanted);
  }
  if (is_marks_row(text)) {
    return {LineKind::row, Reading::marks, text.find('|') != std::string_view::npos};
  }
  if (is_drawn(text, word)) return drawn_shape(text);
  if (has_commas(text, word)) {
    return {kind_of_values(Reading::commas, line, wanted), Reading::commas, false};
  }
  if (has_numbers(text, word, line.symbols)) {
    return {kind_of_values(Reading::numbers, line, wanted), Reading::numbers, false};
  }
  const auto size = static_cast<std::size_t>(wanted.value_or(0));
  const bool whole = word.length == size * size && word.length > 0;
  return {whole ? LineKind::one_line : LineKind::row, Reading::symbols, false};
}

std::optional<LineShape> record_shape(std::string_view line) {
  constexpr std::size_t cells = 81;
  constexpr std::size_t longest_number = 20;
  const auto of_records = [](char c) { return is_digit(c) || c == '.' || c == ','; };
  const std::size_t comma = line.find(',');
  if (comma == line.npos) return std::nullopt;
  const std::size_t begin = comma <= longest_number ? comma + 1 : 0;
  const std::string_view field = line.substr(begin, line.find(',', begin) - begin);
  if (field.size() != cells || !std::ranges::all_of(line, of_records)) return std::nullopt;
  return LineShape{LineKind::one_line, Reading::symbols, false, false, {begin, cells}, true};
}

bool only_dashes(std::string_view text) {
  return text.find_first_not_of("-| \t") == std::string_view::npos &&
         text.find('-') != std::string_view::npos;
}

}  // namespace sudoku_sat::format
