// One byte for each character, so that columns are what they are on the screen. A horizontal stroke
// becomes '=', which can't be meant for empty cells as '-' can. Titles, labels, JSON and XML may
// hold such characters as text: only a line of a grid is changed, and of that only what is before a
// label.
//
// Signs of Markdown, BBCode and HTML say nothing of the puzzle; so they are left out without a
// word.
#include "plain_signs.hpp"

#include <cstring>

#include "base/joined.hpp"
#include "base/text_encoding.hpp"
#include "program_lines.hpp"
#include "symbols.hpp"
#include "text_line.hpp"

namespace sudoku_sat::format {

namespace {

constexpr bool one_of(unsigned code, std::u16string_view codes) {
  return codes.find(static_cast<char16_t>(code)) != codes.npos;
}

/// '\0' for a diagonal stroke.
char plain_stroke(unsigned code) {
  if (one_of(code,
             u"\u2500\u2501\u2504\u2505\u2508\u2509\u254C\u254D\u2550\u2574\u2576\u2578"
             u"\u257A\u257C\u257E")) {
    return '=';
  }
  if (one_of(code,
             u"\u2502\u2503\u2506\u2507\u250A\u250B\u254E\u254F\u2551\u2575\u2577\u2579"
             u"\u257B\u257D\u257F")) {
    return '|';
  }
  return code >= 0x2571 && code <= 0x2573 ? '\0' : '+';
}

/// Signs that pages, phones and word processors put in place of others.
struct Lookalikes {
  char32_t first;
  char32_t last;
  char sign;   ///< of the first one
  bool count;  ///< those after it are the digits after its sign
};

// Nothing is written for it: what makes a digit a key on phones. Other invisible signs are refused.
constexpr char invisible = '\1';

constexpr std::array<Lookalikes, 44> lookalikes{
    {{0x95, 0x95, '.', false},  // Windows-1252
     {0x96, 0x97, '-', false},       {0xA0, 0xA0, ' ', false},
     {0xB7, 0xB7, '.', false},       {0xD7, 0xD7, '.', false},
     {0x660, 0x669, '0', true},      {0x6F0, 0x6F9, '0', true},
     {0x966, 0x96F, '0', true},      {0x2000, 0x200A, ' ', false},
     {0x2010, 0x2015, '-', false},   {0x2022, 0x2022, '.', false},
     {0x2024, 0x2024, '.', false},   {0x202F, 0x202F, ' ', false},
     {0x205F, 0x205F, ' ', false},   {0x20E3, 0x20E3, invisible, false},
     {0x2212, 0x2212, '-', false},   {0x2219, 0x2219, '.', false},
     {0x22C5, 0x22C5, '.', false},   {0x2460, 0x2468, '1', true},
     {0x24EA, 0x24EA, '0', false},   {0x25A0, 0x25AB, '.', false},
     {0x25CB, 0x25CF, '.', false},   {0x25FB, 0x25FE, '.', false},
     {0x2776, 0x277E, '1', true},    {0x2B1B, 0x2B1C, '.', false},
     {0x2B50, 0x2B50, '.', false},   {0x3000, 0x3000, ' ', false},
     {0x30FB, 0x30FB, '.', false},   {0xFE0F, 0xFE0F, invisible, false},
     {0xFF0E, 0xFF0E, '.', false},   {0xFF10, 0xFF19, '0', true},
     {0x1F518, 0x1F518, '.', false}, {0x1F532, 0x1F533, '.', false},
     {0x1F7E0, 0x1F7EB, '.', false}, {0x3007, 0x3007, '.', false},
     {0x4E00, 0x4E00, '1', false},   {0x4E8C, 0x4E8C, '2', false},
     {0x4E09, 0x4E09, '3', false},   {0x56DB, 0x56DB, '4', false},
     {0x4E94, 0x4E94, '5', false},   {0x516D, 0x516D, '6', false},
     {0x4E03, 0x4E03, '7', false},   {0x516B, 0x516B, '8', false},
     {0x4E5D, 0x4E5D, '9', false}}};

/// '\0' for other signs.
char plain_lookalike(char32_t code) {
  const auto* const found = std::ranges::find_if(lookalikes, [&](const Lookalikes& signs) {
    return code >= signs.first && code <= signs.last;
  });
  if (found == lookalikes.end()) return '\0';
  return static_cast<char>(found->sign +
                           (found->count ? static_cast<int>(code - found->first) : 0));
}

struct Plain {
  std::size_t length = 0;  ///< in bytes
  char sign = '\0';        ///< '\0': nothing that stands in a drawn grid
  bool stroke = false;
  bool other = false;  ///< a digit, dot or space of more than ASCII
};

Plain plain_of(std::string_view text, std::size_t at) {
  const auto [bytes, code] = base::first_code(text.substr(at));
  if (code >= 0x2500 && code < 0x2580) return {bytes, plain_stroke(code), true};
  // In Latin-1, too.
  const char32_t latin = bytes == 0 ? static_cast<unsigned char>(text[at]) : code;
  if (latin >= 0x80) {
    return {std::max<std::size_t>(bytes, 1), plain_lookalike(latin), false, true};
  }
  constexpr std::string_view others = " \t|+='!,?;\"";
  const char c = text[at];
  const bool known = symbol_value(c) != no_value || others.find(c) != others.npos;
  return {1, known ? c : '\0'};
}

/// Eight bytes at once: every line of a stream is asked.
bool in_ascii(std::string_view line) {
  constexpr std::uint64_t high_bits = 0x8080808080808080;
  std::uint64_t all = 0;
  std::uint64_t word = 0;
  for (; line.size() >= sizeof word; line.remove_prefix(sizeof word)) {
    std::memcpy(&word, line.data(), sizeof word);
    all |= word;
  }
  word = 0;
  if (!line.empty()) std::memcpy(&word, line.data(), line.size());
  return ((all | word) & high_bits) == 0;
}

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char one, char other) { return (one | ' ') == other; });
}

bool is_fence(std::string_view text) {
  constexpr std::string_view ticks = "```";
  const auto of_name = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
  return text.starts_with(ticks) && std::all_of(text.begin() + ticks.size(), text.end(), of_name);
}

/// "[code]", "[/quote]", "<pre>"
bool is_block_tag(std::string_view text) {
  constexpr std::array<std::string_view, 4> names{"code", "quote", "pre", "tt"};
  if (text.size() < 4) return false;
  const char end = text.front() == '[' ? ']' : '>';
  if (text.back() != end || (text.front() != '[' && text.front() != '<')) return false;
  std::string_view name = text.substr(1, text.size() - 2);
  if (name.front() == '/') name.remove_prefix(1);
  return std::ranges::any_of(names,
                             [&](std::string_view known) { return same_letters(name, known); });
}

/// What follows a label's sign is its text.
std::string_view without_break(std::string_view line) {
  if (std::ranges::any_of(line, is_label_sign)) return line;
  constexpr std::array<std::string_view, 5> breaks{"\\", "<br>", "</br>", "<br/>", "<br />"};
  for (const std::string_view sign : breaks) {
    if (line.size() < sign.size()) continue;
    if (same_letters(line.substr(line.size() - sign.size()), sign) || line.ends_with(sign)) {
      return line.substr(0, line.size() - sign.size());
    }
  }
  return line;
}

/// What stands between the values of a table's row, '\0' if it is no such row or one that is read
/// as it is.
char gap_of_table(std::string_view line) {
  constexpr std::ptrdiff_t fewest_gaps = 3;
  for (const char gap : {'\t', ';'}) {
    if (std::ranges::count(line, gap) >= fewest_gaps) return gap;
  }
  const bool words = line.find(" NaN") != line.npos || line.find(" NA") != line.npos ||
                     line.find(".0 ") != line.npos || line.find("e+00 ") != line.npos;
  if (words && line.find_first_of(",|[(") == line.npos) return ' ';
  const bool quoted = line.find('"') != line.npos || line.find(".0") != line.npos ||
                      line.find("NaN") != line.npos || line.find("nan") != line.npos;
  return quoted && std::ranges::count(line, ',') >= fewest_gaps ? ',' : '\0';
}

/// The value in a field of a table: a number, perhaps with quotes or as a fraction, a symbol, or
/// nothing; no value if it is none of these.
std::optional<std::string_view> value_of_field(std::string_view field, char gap) {
  constexpr std::size_t longest = 4;
  constexpr std::array<std::string_view, 8> nothing{"NaN",  "nan", "null", "NULL",
                                                    "None", "NA",  "N/A",  "<NA>"};
  field = stripped(field);
  for (const char quote : {'"', '\''}) {
    const bool quoted = field.size() > 1 && field.front() == quote && field.back() == quote;
    if (quoted) field = stripped(field.substr(1, field.size() - 2));
  }
  if (is_among(nothing, field)) return field.substr(field.size());
  field = without_fraction(field);
  if (gap != ',' && field.size() > 2 && field.ends_with(",0")) field.remove_suffix(2);
  if (field.size() <= 1 || field == "-1") return field;
  const bool number = field.size() <= longest && std::ranges::all_of(field, is_digit);
  return number ? std::optional(field) : std::nullopt;
}

/// Without "9x9" or "9" before it.
std::string_view without_size(std::string_view line) {
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  const bool digits = !word.empty() && is_digit(word.front()) &&
                      word.find_first_not_of("0123456789xX") == word.npos;
  const bool size = word.size() < 3 || (word.size() < 6 && word.find_first_of("xX") != word.npos);
  return digits && size ? stripped(rest) : line;
}

/// The line without the numbers that R puts around a matrix: "[2,]" before its rows, "[,1] [,2]"
/// above them.
std::string_view without_margin_of_r(std::string_view line) {
  const auto is_number = [](std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, is_digit);
  };
  std::string_view rest = line;
  const std::string_view first = take_word(rest);
  if (first.size() < 4 || !first.starts_with('[') || !first.ends_with(']')) return line;
  const std::string_view inside = first.substr(1, first.size() - 2);
  if (inside.ends_with(',') && is_number(inside.substr(0, inside.size() - 1))) return rest;
  const bool head = inside.starts_with(',') && is_number(inside.substr(1));
  return head ? std::string_view() : line;
}

/// Without "> ", however often; an arrow killer may begin with an arrow of its own.
std::string_view without_quotation(std::string_view line) {
  std::string_view text = stripped(line);
  while (text.starts_with('>') && !is_arrow_killer(text)) {
    text.remove_prefix(1);
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  }
  return line.substr(static_cast<std::size_t>(text.data() - line.data()));
}

}  // namespace

std::string_view without_fraction(std::string_view word) {
  const std::size_t point = word.find('.');
  if (point == 0 || point == word.npos || point + 1 == word.size()) return word;
  if (!std::ranges::all_of(word.substr(0, point), is_digit)) return word;
  std::string_view rest = word.substr(point + 1);
  const std::size_t power = rest.find_first_of("eE");
  if (power != rest.npos && rest.substr(power + 1).find_first_not_of("+-0") != rest.npos) {
    return word;
  }
  rest = rest.substr(0, power);
  const bool zeros = !rest.empty() && rest.find_first_not_of('0') == rest.npos;
  return zeros ? word.substr(0, point) : word;
}

std::optional<std::string> with_dots_for_hashes(std::string_view line) {
  constexpr std::size_t shortest = 4;
  const auto hashes = std::ranges::count(line, '#');
  if (line.size() < shortest || hashes < 2 || std::ranges::none_of(line, is_digit)) return {};
  if (line.find_first_not_of("0123456789#") != line.npos) return {};
  std::string dots(line);
  std::ranges::replace(dots, '#', '.');
  return dots;
}

std::string_view without_tail(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == line.npos) return line;
  if (line.back() == ']') {
    const std::size_t begin = line.rfind(" [");
    const bool word = begin != line.npos && std::all_of(line.begin() + begin + 2, line.end() - 1,
                                                        [](char c) { return is_small_letter(c); });
    return word ? line.substr(0, begin) : line;
  }
  if (line[first] != '|' && line[first] != '+') return line;
  const std::size_t last = line.find_last_of("|+");
  if (last == first || last + 3 >= line.size() || line.substr(last + 1, 2) != "  ") return line;
  return has_word(line.substr(last + 1)) ? line.substr(0, last + 1) : line;
}

std::optional<std::string> in_plain_signs(std::string_view line) {
  if (in_ascii(line)) return std::nullopt;
  std::string plain;
  bool stroke = false;
  bool other = false;
  for (std::size_t i = 0; i < line.size();) {
    if (is_label_sign(line[i]) && (stroke || other)) {
      plain += line.substr(i);
      break;
    }
    const Plain next = plain_of(line, i);
    if (next.sign == '\0') return std::nullopt;
    if (next.sign != invisible) plain += next.sign;
    stroke = stroke || next.stroke;
    other = other || next.other;
    i += next.length;
  }
  plain.resize(without_tail(plain).size());
  const bool border = plain.find_first_not_of("|+=- \t") == plain.npos;
  if (stroke && !border && plain.find('|') == plain.npos) return std::nullopt;
  return stroke || other ? std::optional(plain) : std::nullopt;
}

std::string_view without_wrapping(std::string_view line) {
  if (line.empty()) return line;
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size() - 1);
  const char first = line[begin];
  const char last = line.back();
  if (first == '>' && !is_arrow_killer(line)) return without_wrapping(without_quotation(line));
  if (first == '`' || first == '[' || first == '<') {
    const std::string_view text = stripped(line);
    if (is_fence(text) || is_block_tag(text)) return {};
    if (first == '[') line = without_margin_of_r(line);
    if (line.empty()) return line;
  }
  return last == '\\' || last == '>' ? without_break(line) : line;
}

std::optional<std::string> as_table_row(std::string_view line) {
  constexpr std::size_t fewest = 4;
  const char gap = gap_of_table(line);
  if (gap == '\0') return std::nullopt;
  std::vector<std::string_view> fields = gap == ' ' ? split_words(line) : split_at(gap, line);
  if (fields.size() < fewest) return std::nullopt;
  for (std::string_view& field : fields) {
    const std::optional<std::string_view> value = value_of_field(field, gap);
    if (!value) return std::nullopt;
    field = *value;
  }
  // A gap at the end alone ends the line.
  const bool ended = fields.back().empty() && std::ranges::count(fields, "") == 1;
  if (ended && gap == '\t') return std::nullopt;
  if (ended) fields.pop_back();
  return base::joined(fields, ",");
}

std::optional<std::string> as_joined_rows(std::string_view line) {
  constexpr std::array<std::string_view, 7> gaps{"\\n", "/", ";", ",", ":", " ", "-"};
  // Sixteen signs in groups with blanks are a row of a larger board.
  constexpr std::size_t smallest = 4;
  constexpr std::size_t smallest_in_groups = 6;
  // Indented lines may be a rule's data.
  const bool indented = !line.empty() && is_space(line.front());
  line = without_size(stripped(line));
  const auto* const gap = std::ranges::find_if(
      gaps, [&](std::string_view sign) { return line.find(sign) != line.npos; });
  if (gap == gaps.end() || (indented && *gap == " ")) return std::nullopt;
  const std::string_view first = stripped(line.substr(0, line.find(*gap)));
  // Other signs between the values of a row.
  if (first.find_first_of(", ") != first.npos && *gap != "," && *gap != " ") {
    std::string bare(line);
    std::erase_if(bare, [](char c) { return c == ',' || c == ' '; });
    return bare == line ? std::nullopt : as_joined_rows(bare);
  }
  const std::size_t size = first.size();
  const bool groups = *gap == " " || *gap == "-";
  if (size < (groups ? smallest_in_groups : smallest) || size > largest_symbol) return {};
  // With room for blanks around the gaps.
  if (line.size() > size * (size + gap->size() + 2)) return std::nullopt;
  std::string cells;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(*gap), line.size());
    std::string_view row = line.substr(0, end);
    line.remove_prefix(std::min(end + gap->size(), line.size()));
    if (row.size() != size) row = stripped(row);
    if (row.size() != size) return std::nullopt;
    for (const char c : row) {
      if (c != ' ' && symbol_value(c) == no_value) return std::nullopt;
      cells += c == ' ' ? '.' : c;
    }
  }
  return cells.size() == size * size ? std::optional(cells) : std::nullopt;
}

}  // namespace sudoku_sat::format
