#include "variant_titles.hpp"

#include <map>

#include "formats/text/symbols.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::format {

namespace {

/// Names are compared without hyphens and blanks.
struct Title {
  std::string_view name;
  std::string_view rule;
  bool alone = true;  ///< it can mean nothing else; otherwise a word such as "Sudoku" is beside it
};

// What rules have as a name or nickname of their own is found there.
constexpr std::array<Title, 37> titles{{
    {"diagonal", "diagonals"},
    {"diag", "diagonals"},
    {"xsudoku", "diagonals"},
    {"sudokux", "diagonals"},
    {"x", "diagonals", false},
    {"hypersudoku", "windoku"},
    {"hyperdoku", "windoku"},
    {"hyper", "windoku", false},
    {"nrc", "windoku", false},
    {"notouch", "anti-king"},
    {"touchless", "anti-king"},
    {"disjoint", "disjoint-groups", false},
    {"disjointsets", "disjoint-groups"},
    {"centredot", "center-dot"},
    {"latinsquare", "latin"},
    {"killer", "cages"},
    {"jigsaw", "regions"},
    {"irregular", "regions"},
    {"squiggly", "regions"},
    {"nonomino", "regions"},
    {"samurai", "grids"},
    {"thermo", "thermometers"},
    {"thermometer", "thermometers"},
    {"arrow", "arrows", false},
    {"sandwich", "sandwich", false},
    {"kropki", "kropki"},
    {"xv", "xv", false},
    {"skyscraper", "skyscrapers", false},
    {"greaterthan", "inequalities"},
    {"futoshiki", "inequalities"},
    {"littlekiller", "little-killers"},
    {"palindrome", "palindromes", false},
    {"renban", "renban"},
    {"evenodd", "even"},
    {"argyle", "extra"},
    {"girandola", "extra"},
    {"consecutive", "difference-dots", false},
}};

constexpr std::array<std::string_view, 13> company{
    "sudoku", "sudokus", "doku", "variant", "variants", "variation", "rule",
    "rules",  "type",    "kind", "mode",    "gametype", "constraint"};

constexpr std::array<std::string_view, 38> other_words{
    "puzzle",   "puzzles", "game",    "grid",      "board",    "the",        "a",     "an",
    "and",      "with",    "my",      "daily",     "weekly",   "today",      "s",     "new",
    "example",  "sample",  "test",    "level",     "rating",   "difficulty", "hard",  "easy",
    "medium",   "expert",  "evil",    "difficult", "extreme",  "simple",     "tough", "fiendish",
    "moderate", "insane",  "classic", "normal",    "standard", "category"};

constexpr std::size_t most_words_of_name = 3;

/// The words of a text in small letters; numbers, and sizes such as "9x9", are none.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  const auto is_sign = [](char c) { return is_letter(c) || is_digit(c); };
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && is_sign(text[end])) ++end;
    const std::string_view word = text.substr(i, end - i);
    const std::size_t next = std::min(text.find_first_not_of(". ", end), text.size());
    const bool counts = word == "no" && next < text.size() && is_digit(text[next]);
    if (!word.empty() && !is_digit(word.front()) && !counts)
      words.push_back(in_small_letters(word));
    i = std::max(end, i + 1);
  }
  return words;
}

std::string without_hyphens(std::string_view name) {
  std::string bare;
  std::ranges::copy_if(name, std::back_inserter(bare), [](char c) { return c != '-'; });
  return bare;
}

using TitleTable = std::map<std::string, Title, std::less<>>;

/// The rules that can be meant for a variant by their names, and all titles, also with an s.
TitleTable all_meanings() {
  // Words of everyday language are no titles.
  constexpr std::array<std::string_view, 13> common{"rows",  "columns", "boxes", "values", "shape",
                                                    "grids", "rule",    "even",  "odd",    "extra",
                                                    "sums",  "loop",    "cave"};
  TitleTable all;
  for (const Title& title : titles) {
    all.emplace(title.name, title);
    all.emplace(std::string(title.name) + "s", title);
  }
  for (const std::string_view name : sudoku_sat::rule_names()) {
    if (!is_among(common, name)) all.emplace(without_hyphens(name), Title{name, name});
  }
  return all;
}

/// What a name means, with the nicknames of rules that only a field can have if `field`.
std::optional<Title> meaning_of(std::string_view name, bool field) {
  static const TitleTable meanings = all_meanings();
  const auto known = meanings.find(name);
  if (known != meanings.end()) return known->second;
  const std::string_view called = field ? rule_called(name) : std::string_view();
  return called.empty() ? std::nullopt : std::optional(Title{called, called});
}

/// Takes the longest name that the words begin with; no value if they begin with none.
std::optional<Title> take_name(std::span<const std::string>& words, bool field) {
  for (std::size_t count = std::min(most_words_of_name, words.size()); count > 0; --count) {
    std::string name;
    for (const std::string& word : words.first(count)) name += word;
    if (std::optional<Title> title = meaning_of(name, field)) {
      words = words.subspan(count);
      return title;
    }
  }
  return std::nullopt;
}

void add_rule_of(std::string_view rule, Variant& variant) {
  if (find_rule(rule)->data == Rule::Data::required) {
    variant.lacking = rule;
  } else if (!is_among(variant.rules, rule)) {
    variant.rules.push_back(rule);
  }
}

std::optional<Variant> variant_of(const std::vector<std::string>& words, bool field) {
  bool accompanied = field;
  bool needs_company = false;
  Variant variant;
  for (std::span<const std::string> rest(words); !rest.empty();) {
    if (const std::optional<Title> title = take_name(rest, field)) {
      needs_company = needs_company || !title->alone;
      accompanied = accompanied || title->name.find("sudoku") != title->name.npos;
      add_rule_of(title->rule, variant);
      continue;
    }
    const bool usual = is_among(company, rest.front());
    if (!usual && !is_among(other_words, rest.front())) return std::nullopt;
    accompanied = accompanied || usual;
    rest = rest.subspan(1);
  }
  const bool any = !variant.rules.empty() || !variant.lacking.empty();
  return any && (accompanied || !needs_company) ? std::optional(variant) : std::nullopt;
}

/// The rule without data that a sentence mentions; empty if it mentions none.
std::string_view rule_mentioned(std::string_view line) {
  const std::vector<std::string> words = words_of(line);
  for (std::span<const std::string> rest(words); !rest.empty();) {
    const std::optional<Title> title = take_name(rest, false);
    if (title && title->alone && find_rule(title->rule)->data != Rule::Data::required)
      return title->rule;
    if (!title) rest = rest.subspan(1);
  }
  return {};
}

/// The variant that a setting says: "type: diagonal", "diagonal = true".
std::optional<Variant> variant_of_setting(std::string_view line) {
  constexpr std::array<std::string_view, 4> truths{"true", "yes", "on", "1"};
  constexpr std::string_view around = " \t\"',;";
  const auto bare = [&](std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(around), text.size());
    return text.substr(begin, text.find_last_not_of(around) + 1 - begin);
  };
  const std::size_t sign = line.find_first_of("=:");
  if (sign == line.npos) return std::nullopt;
  const std::string_view name = bare(line.substr(0, sign));
  const std::string_view value = bare(line.substr(sign + 1));
  if (is_among(truths, in_small_letters(value))) return variant_named(name);
  std::string field;
  for (const std::string& word : words_of(name)) field += word;
  return is_name_of_variant_field(field) ? variant_named(value) : std::nullopt;
}

}  // namespace

std::optional<Variant> variant_in_title(std::string_view line) {
  constexpr std::size_t longest_title = 60;
  line = stripped(line);
  // SudoCue's "#D" before a description.
  if (line.size() > 3 && line[0] == '#' && is_capital(line[1]) && line[2] == ' ')
    line.remove_prefix(3);
  if (line.size() > longest_title || std::ranges::none_of(line, is_letter)) return std::nullopt;
  if (std::optional<Variant> variant = variant_of_setting(line)) return variant;
  // Of programs and tables.
  if (line.find_first_of("=[]{}\"';|<>\\$@") != line.npos) return std::nullopt;
  std::optional<Variant> variant = variant_of(words_of(line), false);
  // "killer:" has its data below it. A map of regions comes in rows, as the puzzle does.
  const bool has_data = variant && !variant->lacking.empty() && variant->lacking != "regions";
  if (has_data && line.ends_with(':')) return std::nullopt;
  return variant;
}

std::optional<Variant> variant_named(std::string_view value) {
  constexpr std::size_t longest_value = 60;
  if (value.size() > longest_value) return std::nullopt;
  for (const std::string_view before : {"is", "has", "use"}) {
    const bool flag = value.size() > before.size() && value.starts_with(before) &&
                      (is_capital(value[before.size()]) || value[before.size()] == '_');
    if (flag) value.remove_prefix(before.size());
  }
  return variant_of(words_of(value), true);
}

bool is_name_of_variant_field(std::string_view name) {
  constexpr std::array<std::string_view, 20> names{
      "type",      "variant",  "variants", "variation", "gametype", "puzzletype", "sudokutype",
      "boardtype", "gridtype", "mode",     "gamemode",  "kind",     "category",   "tags",
      "rules",     "ruleset",  "rule",     "genre",     "style",    "constraints"};
  return is_among(names, name);
}

std::string remark_on_text_around(std::string_view text, std::span<const RuleText> read) {
  std::string remark = "text around the puzzles is skipped";
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const std::string_view rule = rule_mentioned(line);
    if (rule.empty() || variant_in_title(line)) continue;
    if (std::ranges::find(read, rule, &RuleText::name) != read.end()) continue;
    return remark + fmt::format("; it mentions {}, which is not read as a rule", rule);
  }
  return remark;
}

void add_variant(ParsedBoard& board, const Variant& variant, std::string_view written) {
  const auto has = [&](std::string_view name) {
    return std::ranges::find(board.rules, name, &RuleText::name) != board.rules.end();
  };
  for (const std::string_view rule : variant.rules) {
    if (has(rule)) continue;
    board.rules.push_back({std::string(rule), {}});
    add_remark(board, fmt::format("'{}' adds the rule {}", shown(written, 60), rule));
  }
  if (variant.lacking.empty() || has(variant.lacking)) return;
  add_remark(board, fmt::format("'{}' names the rule {}, but its data is not in the text: the "
                                "puzzle is read without it",
                                shown(written, 60), variant.lacking));
}

void add_variant_of_label(ParsedBoard& board) {
  const std::string label(stripped(board.label));
  std::optional<Variant> variant = label == "X" ? variant_named(label) : variant_in_title(label);
  if (variant) add_variant(board, *variant, label);
}

}  // namespace sudoku_sat::format
