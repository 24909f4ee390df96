// A rule in words is its name and its summary, with what the picture can't show: data without any
// cell ("all given"), and which ring of clues is the rule's. Statements in the puzzle files'
// language stand there as they are written, but for those that are drawn.
//
// The programs that show a picture choose the font, so that the width of a text can only be
// estimated: by the widest font among the usual ones (DejaVu Sans), so that nothing overlaps in any
// of them.
#include <fmt/format.h>

#include "base/text_encoding.hpp"
#include "marks.hpp"
#include "words.hpp"

namespace sudoku_sat::format {

namespace {

/// Rules whose data is a board, which is drawn.
constexpr std::array<std::string_view, 3> drawn_whole{"regions", "grids", "pencilmarks"};
/// The rule that consists of statements alone, which has nothing to say by itself.
constexpr std::string_view bare_rule = "rule";
/// So many of them are told.
constexpr std::size_t max_statements = 24;
constexpr std::array<std::string_view, 4> side_names{"top", "bottom", "left", "right"};

bool digit_at(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// Whether there is a cell in it: "r1c2".
bool names_cell(std::string_view text) {
  for (std::size_t at = text.find('r'); at != text.npos; at = text.find('r', at + 1)) {
    if (digit_at(text, at + 1)) return true;
  }
  return false;
}

/// Whether an entry of a rule's data leaves no mark.
bool undrawn(std::string_view entry) {
  if (names_cell(entry)) return false;
  return std::ranges::none_of(side_names,
                              [&](std::string_view side) { return entry.starts_with(side); });
}

std::string undrawn_entries(const RuleText& rule) {
  if (std::ranges::find(drawn_whole, rule.name) != drawn_whole.end()) return "";
  std::string text;
  for (const std::string& entry : rule.entries) {
    if (undrawn(entry)) text += (text.empty() ? "" : "; ") + entry;
  }
  return text;
}

/// "anti-knight" -> "Anti-knight", "xv" -> "XV"
std::string title_of(std::string name) {
  const std::size_t capitals = name.size() <= 2 ? name.size() : 1;
  for (std::size_t i = 0; i < capitals; ++i) {
    if (name[i] >= 'a' && name[i] <= 'z') name[i] = static_cast<char>(name[i] - 'a' + 'A');
  }
  return name;
}

/// Which clues beside the board are the rule's, where several rules have some.
std::string rings_of(const std::string& rule, const OutsideClues& clues) {
  std::set<int> own;
  std::set<int> others;
  for (const OutsideClues::Clue& clue : clues.clues()) {
    (clue.mark->rule == rule ? own : others).insert(clue.ring);
  }
  if (own.empty() || others.empty()) return "";
  if (clues.rings() == 2) return *own.begin() == 1 ? "inner clues" : "outer clues";
  if (own.size() == 1) return fmt::format("clues of ring {}", *own.begin());
  return fmt::format("clues of rings {} to {}", *own.begin(), *own.rbegin());
}

bool any_slow(const std::vector<Mark>& marks) {
  return std::ranges::any_of(marks, [](const Mark& mark) {
    return mark.kind == Mark::Kind::thermometer && !mark.text.empty();
  });
}

/// How many of the statements are false, or how many boxes there are: "2", "9 of 3x3". Empty for
/// entries that are statements.
std::string amount_in_words(std::string_view entry) {
  constexpr std::string_view digits = "0123456789";
  const std::size_t end = std::min(entry.find_first_not_of(digits), entry.size());
  const std::string_view rest = entry.substr(end);
  const bool of_boxes = rest.starts_with(" of ") && rest.find_first_not_of(digits, 4) != rest.npos;
  if (end == 0 || (!rest.empty() && !of_boxes)) return "";
  return fmt::format("{}{}{}", entry.substr(0, end), of_boxes ? " boxes" : "", rest);
}

std::string amount_among(const std::vector<std::string>& entries) {
  for (const std::string& entry : entries) {
    if (std::string amount = amount_in_words(entry); !amount.empty()) return amount;
  }
  return "";
}

/// The text with numbers for what it says of a board's size: "N", and "(N - 1)/2", rounded down.
std::string with_size(std::string text, int size) {
  constexpr std::string_view halved = "(N - 1)/2";
  if (const std::size_t at = text.find(halved); at != text.npos) {
    text.replace(at, halved.size(), std::to_string((size - 1) / 2));
  }
  const auto in_word = [&](std::size_t at) { return at < text.size() && text[at] != ' '; };
  for (std::size_t at = text.find('N'); at != text.npos; at = text.find('N', at + 1)) {
    if (in_word(at - 1) || in_word(at + 1)) continue;
    text.replace(at, 1, std::to_string(size));
  }
  return text;
}

/// The summary without what it says to those who write puzzle files.
std::string summary_for_solvers(const Rule& rule, int size) {
  const std::string_view summary = rule.summary;
  return with_size(
      std::string(rule.stated ? summary.substr(0, summary.find("; its lines")) : summary), size);
}

/// The statements that no mark stands for, with what they are made of; how things look is seen.
std::vector<std::string> untold_statements(const RuleText& rule, const std::vector<Mark>& marks) {
  std::vector<std::string> untold;
  bool statement = false;
  for (const std::string& entry : rule.entries) {
    const bool drawn = std::ranges::any_of(
        marks, [&](const Mark& mark) { return mark.rule == rule.name && mark.statement == entry; });
    if (drawn || entry.starts_with("draw ") || !amount_in_words(entry).empty()) continue;
    statement = statement || !entry.starts_with("let ");
    untold.push_back(entry);
  }
  if (!statement) untold.clear();
  return untold;
}

/// A statement a line, of the bare rule the first one after its name.
void add_statements(const RuleText& rule, const std::vector<Mark>& marks,
                    std::vector<RuleWords>& words) {
  const std::vector<std::string> untold = untold_statements(rule, marks);
  const std::size_t told = std::min(untold.size(), max_statements);
  for (std::size_t i = 0; i < told; ++i) {
    const bool first = i == 0 && rule.name == bare_rule;
    words.push_back({rule.name, (first ? "Rule: " : "") + untold[i]});
  }
  if (const std::size_t left = untold.size() - told; left > 0) {
    words.push_back({rule.name, fmt::format("and {} more of the puzzle file", left)});
  }
}

/// The width of a character by its first byte, in units of the letters' size; 0 for further bytes.
double character_width(char first) {
  if (base::continues_character(first)) return 0;
  if (static_cast<unsigned char>(first) >= 0xE0) return 1;
  if (std::string_view(" !\"'()*,-./:;I[\\]`fijlrt{|}J").find(first) != std::string_view::npos) {
    return 0.4;
  }
  if (std::string_view("#%+<=>@MW^mw~").find(first) != std::string_view::npos) return 0.95;
  return (first >= 'a' && first <= 'z') || (first >= '0' && first <= '9') ? 0.635 : 0.75;
}

/// The width of letters, bold or not, relative to those that are not.
double boldness(bool bold) { return bold ? 1.12 : 1; }

}  // namespace

std::vector<RuleWords> rules_in_words(const Board& board) {
  const std::vector<Mark>& marks = board.constraints().marks;
  const OutsideClues clues(marks, board.geometry());
  std::vector<RuleWords> words;
  for (const RuleText& rule : board.rules()) {
    const Rule* known = find_rule(rule.name);
    const bool stated = known != nullptr && known->stated;
    if (rule.name == bare_rule) {
      add_statements(rule, marks, words);
      continue;
    }
    std::string remarks = stated ? amount_among(rule.entries) : undrawn_entries(rule);
    for (const std::string& remark :
         {rings_of(rule.name, clues),
          std::string(rule.name == "thermometers" && any_slow(marks) ? "hollow bulbs: slow"
                                                                     : "")}) {
      if (!remark.empty()) remarks += (remarks.empty() ? "" : "; ") + remark;
    }
    words.push_back(
        {rule.name,
         fmt::format("{}{}: {}.", title_of(rule.name), remarks.empty() ? "" : " (" + remarks + ")",
                     known == nullptr ? "" : summary_for_solvers(*known, board.size()))});
    if (stated) add_statements(rule, marks, words);
  }
  return words;
}

double text_width(std::string_view text, int size, bool bold) {
  double width = 0;
  for (const char c : text) width += character_width(c);
  return width * size * boldness(bold);
}

std::size_t fitting_length(std::string_view text, int size, bool bold, double width) {
  double left = width;
  std::size_t length = 0;
  while (length < text.size()) {
    left -= character_width(text[length]) * size * boldness(bold);
    if (left < 0 && length > 0) break;
    ++length;
  }
  return length;
}

std::vector<std::string> broken_lines(const std::vector<std::string>& words, int size, bool bold,
                                      int width) {
  std::vector<std::string> lines;
  std::string line;
  for (const std::string& word : words) {
    const std::string longer = line.empty() ? word : line + " " + word;
    if (text_width(longer, size, bold) <= width) {
      line = longer;
      continue;
    }
    if (!line.empty()) lines.push_back(line);
    line = word;
    while (text_width(line, size, bold) > width) {
      const std::size_t length = fitting_length(line, size, bold, width);
      if (length == line.size()) break;
      lines.push_back(line.substr(0, length));
      line.erase(0, length);
    }
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

std::vector<std::string> words_between_spaces(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text) {
    const bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (!space) word += c;
    if (!space || word.empty()) continue;
    words.push_back(word);
    word.clear();
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

}  // namespace sudoku_sat::format
