// Languages differ in brackets, in what stands before them and in the word for an empty cell. So
// only what is inside matters: a pair of brackets that has nothing but values in it is a row, or a
// whole board, or a fact of row, column and value. Rows of one board have nothing between them but
// brackets, signs that separate, and names right before a bracket, as constructors have.
#include <map>

#include "base/joined.hpp"
#include "formats/text/plain_signs.hpp"
#include "formats/text/symbols.hpp"
#include "lines_behind.hpp"
#include "second_look.hpp"

namespace sudoku_sat::format {

namespace {

using Words = std::vector<std::string_view>;

struct Group {
  Words values;
  std::string_view name = {};  ///< right before the bracket
  std::size_t line = 0;
  bool apart = false;  ///< something stands between it and the group before
};

/// The value that the word is, "." for an empty cell; empty: it is none.
std::string_view value_of(std::string_view word) {
  constexpr std::array<std::string_view, 20> empty{
      "x",    "X",    "@",    "#",   "~",   "_",  "-",         "*",       "?",  "nil",
      "null", "NULL", "None", "NaN", "nan", "NA", "undefined", "Nothing", "-1", "."};
  if (is_among(empty, word)) return ".";
  word = without_fraction(word);
  const bool number = !word.empty() && word.size() <= 4 && std::ranges::all_of(word, is_digit);
  return number ? word : std::string_view();
}

/// Takes a text apart into its groups.
class Groups {
 public:
  explicit Groups(std::string_view text) : text_(text) {
    for (std::size_t i = 0; i < text_.size();) i = take(i);
  }

  std::vector<Group>& all() { return all_; }

 private:
  struct Open {
    Words values;
    std::string_view name;
    std::size_t line;
    bool mixed = false;  ///< it has something else than values
    bool comma = true;   ///< nothing has come since the last comma, or at all
  };

  std::size_t take(std::size_t at) {
    const char c = text_[at];
    if (c == '\n') ++line_;
    if (c == ',' && !open_.empty()) take_comma(open_.back());
    if (is_in(c, "([{")) {
      open_.push_back({{}, std::exchange(name_, {}), line_});
    } else if (is_in(c, ")]}")) {
      close();
    } else if (is_in(c, "\"'")) {
      return take_quoted(at);
    } else if (!is_in(c, " \t\r\n,;|/&\\") && !joins_texts(at)) {
      return take_word(at);
    }
    return at + 1;
  }

  /// "..." + "...", and what ends a line that goes on.
  bool joins_texts(std::size_t at) const {
    return open_.empty() && is_in(text_[at], "+._<") &&
           (at + 1 == text_.size() || is_in(text_[at + 1], " \t\r\n<\"'"));
  }

  /// JavaScript leaves out what is not there: "[5,,7]".
  static void take_comma(Open& group) {
    if (group.comma && !group.mixed) group.values.push_back(".");
    group.comma = true;
  }

  void close() {
    end_name();
    if (open_.empty()) return;
    Open group = std::move(open_.back());
    open_.pop_back();
    if (!open_.empty()) open_.back().mixed = true;
    if (!group.mixed && !group.values.empty()) add(std::move(group));
  }

  void add(Open group) {
    all_.push_back({std::move(group.values), group.name, group.line, std::exchange(apart_, false)});
  }

  /// A name that no bracket follows.
  void end_name() {
    if (std::exchange(name_, {}).empty()) return;
    apart_ = true;
    if (!open_.empty()) open_.back().mixed = true;
  }

  std::size_t take_word(std::size_t at) {
    end_name();
    constexpr std::string_view ends = " \t\r\n,;|/&\\()[]{}\"'";
    const std::size_t end = std::min(text_.find_first_of(ends, at), text_.size());
    const std::string_view word = text_.substr(at, end - at);
    if (word == "qw") return end;
    const std::string_view value = value_of(word);
    if (!value.empty() && !open_.empty()) {
      open_.back().values.push_back(value);
      open_.back().comma = false;
    } else {
      name_ = word;
      const bool named = is_letter(word.front()) || is_in(word.front(), "#_$!");
      if (!named || word.find('=') != word.npos) end_name();
    }
    return end;
  }

  /// A symbol or a number in quotes, or a row of symbols.
  std::size_t take_quoted(std::size_t at) {
    constexpr std::size_t shortest_row = 4;
    const std::size_t end = text_.find(text_[at], at + 1);
    if (end == text_.npos) return at + 1;
    const std::string_view inside = text_.substr(at + 1, end - at - 1);
    if (inside.find('\n') != inside.npos) return at + 1;
    const auto is_sign = [](char c) { return symbol_value(c) != no_value || c == ' '; };
    const bool blank = stripped(inside).empty() && inside.size() < shortest_row;
    if (open_.empty() && (inside.size() < shortest_row || !std::ranges::all_of(inside, is_sign))) {
      name_ = inside;
      end_name();
      return end + 1;
    }
    if (!open_.empty() && (blank || inside.size() == 1 || !value_of(inside).empty())) {
      const std::string_view value = value_of(inside);
      open_.back().values.push_back(blank ? "." : value.empty() ? inside : value);
      open_.back().comma = false;
      if (!blank && value.empty() && !is_sign(inside[0])) open_.back().mixed = true;
    } else if (inside.size() >= shortest_row && std::ranges::all_of(inside, is_sign)) {
      Open row{{}, {}, line_};
      for (std::size_t i = 0; i < inside.size(); ++i) {
        row.values.push_back(inside[i] == ' ' ? "." : inside.substr(i, 1));
      }
      if (!open_.empty()) open_.back().mixed = true;
      end_name();
      add(std::move(row));
    } else {
      open_.back().mixed = true;
      apart_ = true;
    }
    return end + 1;
  }

  std::string_view text_;
  std::vector<Open> open_;
  std::vector<Group> all_;
  std::string_view name_;
  std::size_t line_ = 1;
  bool apart_ = false;
};

constexpr std::size_t smallest = 4;

/// The boards whose rows are groups, or that are groups.
std::vector<ParsedBoard> boards_of_rows(const std::vector<Group>& groups,
                                        const KnownLayout& expected) {
  std::vector<ParsedBoard> boards;
  for (std::size_t i = 0; i < groups.size();) {
    const std::size_t size = groups[i].values.size();
    std::size_t rows = 1;
    while (i + rows < groups.size() && !groups[i + rows].apart &&
           groups[i + rows].values.size() == size) {
      ++rows;
    }
    const auto side = square_root(size);
    const bool of_rows = size >= smallest && rows % size == 0;
    const bool whole = !of_rows && side && *side >= smallest;
    // A board with a row or symbols too few or too many must not vanish beside others.
    constexpr std::size_t many = 16;
    if (size >= smallest && !of_rows && !whole && (size >= many || rows + 2 >= size)) return {};
    if (!of_rows && !whole) {
      i += rows;
      continue;
    }
    Words values;
    const std::size_t taken = of_rows ? size : 1;
    for (std::size_t row = i; row < i + taken; ++row) {
      values.insert(values.end(), groups[row].values.begin(), groups[row].values.end());
    }
    const std::string cells = base::joined(values, ",");
    if (auto board = board_of_values(cells, groups[i].line, expected)) {
      boards.push_back(*std::move(board));
    }
    i += taken;
  }
  return boards;
}

/// The killer whose sums and cages are two boards of rows.
std::vector<ParsedBoard> killer_of_rows(const std::vector<Group>& groups) {
  std::vector<std::string> texts;
  for (const Group& group : groups) texts.push_back(base::joined(group.values, " "));
  const std::vector<std::string_view> rows(texts.begin(), texts.end());
  const std::size_t size = rows.size() / 2;
  std::optional<RuleText> cages = cages_of(rows, size);
  if (!cages || rows.size() != 2 * size) return {};
  ParsedBoard board{static_cast<int>(size), Grid(size * size), {}, groups.front().line};
  board.rules.push_back(*std::move(cages));
  add_remark(board, "the two grids are read as the sums and the cages of a killer");
  return {std::move(board)};
}

std::vector<ParsedBoard> boards_of_group_facts(const std::vector<Group>& groups) {
  std::map<std::string_view, std::pair<std::vector<Fact>, std::size_t>> by_name;
  const auto add = [&](std::string_view name, const Words& values, std::size_t begin,
                       std::size_t line) {
    Fact fact{};
    for (std::size_t i = 0; i < 3; ++i) {
      const auto number = parse_number<std::size_t>(values[begin + i]);
      if (!number || *number > max_size) return;
      fact[i] = *number;
    }
    auto& [facts, first] = by_name[name];
    if (facts.empty()) first = line;
    facts.push_back(fact);
  };
  for (const Group& group : groups) {
    if (group.values.size() % 3 != 0) continue;
    const bool list = group.values.size() >= 3 * 17;
    if (group.values.size() != 3 && !list) continue;
    for (std::size_t i = 0; i < group.values.size(); i += 3) {
      add(group.name, group.values, i, group.line);
    }
  }
  std::vector<ParsedBoard> boards;
  for (const auto& [name, named] : by_name) {
    if (auto board = board_of_facts(named.first, named.second)) boards.push_back(*std::move(board));
  }
  if (boards.size() > 1) boards.clear();
  return boards;
}

/// Whether the languages of these texts fill a matrix column by column.
bool fills_columns(std::string_view text) {
  const auto has = [&](std::string_view part) { return text.find(part) != text.npos; };
  if (has("order='F'") || has("order=\"F\"") || has("order = 'F'") || has("order = \"F\""))
    return true;
  if (has("byrow")) return false;
  if (has("]).T")) return true;
  if (has("matrix(c(") || has("array(c(") || has("cbind(")) return true;
  // MATLAB's, Julia's and Fortran's; NumPy's is a function of an array or module.
  const std::size_t reshape = text.find("reshape(");
  const bool own = reshape != text.npos && (reshape == 0 || text[reshape - 1] != '.');
  return own && !has(")'") && !has("transpose") && !has("permutedims") && !has("order=");
}

ParsedBoard transposed(ParsedBoard board) {
  const auto size = static_cast<std::size_t>(board.size);
  const Grid givens = board.givens;
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    board.givens[cell % size * size + cell / size] = givens[cell];
  }
  return board;
}

}  // namespace

std::optional<ParsedBoard> board_of_values(std::string_view values, std::size_t line,
                                           const KnownLayout& expected) {
  const TextLine all{line, values, expected.symbols};
  try {
    ParsedBoard board = read_one_line(Reading::commas, all, expected.size);
    settle_zeros(Reading::commas, std::span(&all, 1), board);
    return board;
  } catch (const TextError&) {
    return std::nullopt;
  }
}

std::vector<ParsedBoard> killer_in_brackets(std::string_view text) {
  return killer_of_rows(Groups(text).all());
}

std::vector<ParsedBoard> boards_in_brackets(std::string_view text, const KnownLayout& expected) {
  if (expected.layout != nullptr) return {};
  Groups groups(text);
  std::vector<ParsedBoard> boards = boards_of_rows(groups.all(), expected);
  if (!boards.empty() && fills_columns(text)) {
    std::ranges::transform(boards, boards.begin(), transposed);
    add_remark(boards.front(), "the values fill the board column by column");
  }
  return boards.empty() ? boards_of_group_facts(groups.all()) : boards;
}

}  // namespace sudoku_sat::format
