// How data of rules are read. Each form gives names to what an entry (a line, or a part between
// `;`) says:
//   HEAD: cells  `n` is what the head says, `line` the cells; without a head, cells alone. `cells
//   once`:
//                none twice; `loop`: none but the first, again at the end, and then `closed` is 1
//   groups       `groups` are those between `:`
//   marks        `line` are the cells of all entries together
//   signs        triples (n, a, b) of neighbours and their signs are `drawn`; `missing` are those
//   of
//                neighbours without a sign, for all n that are given completely
//   clues        `n` is a clue, `line` the cells seen from there, `depth` how many of them a box
//   has others       `n` is what all entries say
#include <algorithm>

#include "rules.hpp"

namespace sudoku_sat::referee {

namespace {

const std::vector<std::string> words_of_entry{"n", "line", "closed"};
const std::vector<std::string> words_of_groups{"groups"};
const std::vector<std::string> words_of_signs{"drawn", "missing"};

std::vector<Cell> some_cells(const Board& board, std::string_view text) {
  std::vector<Cell> cells = parse_cells(board, text);
  if (cells.empty()) not_understood(text, "cells are missing");
  return cells;
}

Value pair_value(const Value& a, const Value& b) { return list_value({a, b}); }

/// A value as data of rules write it: a number, or a letter from A = 10 on.
Value value_of(const Board& board, std::string_view word) {
  std::optional<int> found = as_number(word);
  if (word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z') found = word[0] - 'A' + 10;
  if (!found || *found < board.first_value || *found > board.last_value)
    not_understood(word, "no value of this board");
  return number_value(*found);
}

/// "23 15": two cells hold a 3, one a 5.
Value counts(const Board& board, std::string_view head) {
  Values clues;
  std::set<long long> said;
  for (const std::string_view clue : words(head)) {
    if (clue.size() != 2) not_understood(clue, "a clue is a count and a value");
    const Value value = value_of(board, clue.substr(1));
    if (!said.insert(value.number).second) not_understood(head, "a value is said twice");
    clues.push_back(pair_value(number_value(number(clue.substr(0, 1))), value));
  }
  if (clues.empty()) not_understood(head, "clues are missing");
  return list_value(std::move(clues));
}

Names read_cells(const Board& board, std::string_view form, std::string_view entry) {
  const std::size_t before = form.rfind(": ");
  const bool alone = before == std::string_view::npos;
  const std::string_view kind = alone ? form : form.substr(before + 2);
  const std::size_t colon = alone ? before : entry.rfind(':');
  const bool none = colon == std::string_view::npos;
  std::vector<Cell> cells = some_cells(board, none ? entry : entry.substr(colon + 1));
  const bool closed = kind == "loop" && cells.size() > 1 && cells.front() == cells.back();
  if (closed) cells.pop_back();
  if (kind != "cells" && std::set(cells.begin(), cells.end()).size() < cells.size())
    not_understood(entry, "a cell is listed twice");
  const std::string_view head = none ? std::string_view() : trimmed(entry.substr(0, colon));
  const Value n = alone ? Value() : read_head(board, form.substr(0, before), head);
  return {&words_of_entry, {n, cell_list(cells), number_value(closed ? 1 : 0)}};
}

Names read_groups(const Board& board, std::string_view entry) {
  Values groups;
  for (const std::string_view part : split(entry, ':'))
    groups.push_back(cell_list(some_cells(board, part)));
  if (groups.size() < 2) not_understood(entry, "one group alone");
  return {&words_of_groups, {list_value(std::move(groups))}};
}

/// "signs white=1 black=2", "signs 1" with the number of a sign without one, or "signs".
class Signs {
 public:
  Signs(const Board& board, std::string_view form) : board_(board) {
    for (const std::string_view word : words(form.substr(5))) {
      const auto parts = split(word, '=');
      numbers_[parts.size() == 1 ? std::string_view() : parts[0]] = number(parts.back());
    }
    named_ = numbers_.size() > 1;
  }

  void read(std::string_view entry) {
    const auto parts = words(entry);
    if (parts.front() != "all" || parts.back() != "given" || parts.size() > 3)
      return read_pairs(entry);
    if (parts.size() == 3) complete_.insert(number_of(parts[1]));
    all_ = all_ || parts.size() < 3;
  }

  Names names() {
    // Those that are known by names, or those that there are.
    if (all_ && (named_ || used_.empty()))
      for (const auto& [name, number] : numbers_) used_.insert(number);
    if (all_) complete_ = used_;
    Values missing;
    for (const Cell a : cells_of(board_))
      for (const Cell b : around(board_, a))
        for (const int number : complete_)
          if (a < b && !pairs_.contains({a, b})) missing.push_back(triple(number, a, b));
    return {&words_of_signs, {list_value(drawn_), list_value(missing)}};
  }

 private:
  static Value triple(int number, Cell a, Cell b) {
    return list_value({number_value(number), cell_value(a), cell_value(b)});
  }

  int number_of(std::string_view head) const {
    const auto known = numbers_.find(head);
    if (known == numbers_.end() && named_) not_understood(head, "no such sign");
    return known == numbers_.end() ? number(head) : known->second;
  }

  void read_pairs(std::string_view entry) {
    const auto parts = split(entry, ':');
    const int sign = number_of(parts.size() == 1 ? std::string_view() : parts[0]);
    const std::vector<Cell> cells = some_cells(board_, parts.back());
    if (parts.size() > 2 || cells.size() % 2 != 0) not_understood(entry, "cells in twos");
    used_.insert(sign);
    for (std::size_t i = 0; i < cells.size(); i += 2) {
      pairs_.insert(std::minmax(cells[i], cells[i + 1]));
      drawn_.push_back(triple(sign, cells[i], cells[i + 1]));
    }
  }

  const Board& board_;
  std::map<std::string_view, int> numbers_;
  bool named_ = false;
  std::set<std::pair<Cell, Cell>> pairs_;
  Values drawn_;
  std::set<int> used_, complete_;
  bool all_ = false;
};

/// How many rows and columns the pieces of `toroidal` move.
Value moves_of(std::string_view piece) {
  if (piece != "king" && piece != "knight") not_understood(piece, "king or knight");
  const Value one = number_value(1);
  if (piece == "knight") return list_value({pair_value(one, number_value(2))});
  return list_value({pair_value(one, one), pair_value(number_value(0), one)});
}

/// "r1c1>r1c2<r1c3": the less and the greater cell of each sign.
Values comparisons(const Board& board, std::string_view entry) {
  std::string spaced;
  for (const char c : entry)
    spaced += c == '<' || c == '>' ? std::string{' ', c, ' '} : std::string{c};
  const auto parts = words(spaced);
  Values found;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i] != "<" && parts[i] != ">") continue;
    if (i == 0 || i + 1 == parts.size()) not_understood(entry, "cells are missing");
    const std::vector<Cell> a = parse_cells(board, parts[i - 1]);
    const std::vector<Cell> b = parse_cells(board, parts[i + 1]);
    if (a.size() != 1 || b.size() != 1) not_understood(entry, "compares single cells");
    const bool less = parts[i] == "<";
    found.push_back(pair_value(cell_value(less ? a[0] : b[0]), cell_value(less ? b[0] : a[0])));
  }
  if (found.empty()) not_understood(entry, "nothing is compared");
  return found;
}

/// A sign at the place of each value that a cell may hold, a dot at that of others.
Value pencilmarks(const Board& board, const std::vector<std::string_view>& all_marks) {
  const std::vector<Cell> cells = cells_of(board);
  if (all_marks.size() != cells.size()) not_understood("pencilmarks", "marks of other cells");
  Values found;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (std::ssize(all_marks[i]) != board.value_count())
      not_understood(all_marks[i], "marks of other values");
    Values allowed;
    for (int k = 0; k < board.value_count(); ++k) {
      const int value = board.first_value + k;
      // A 0 is a dot, but where it is the value itself.
      const bool none = all_marks[i][k] == '.' || (all_marks[i][k] == '0' && value != 0);
      if (!none) allowed.push_back(number_value(value));
    }
    found.push_back(pair_value(cell_value(cells[i]), list_value(std::move(allowed))));
  }
  return list_value(std::move(found));
}

/// What all entries say together.
Value read_all(const Board& board, std::string_view form, std::string_view data) {
  Values all;
  const auto add = [&](const Values& more) { std::ranges::copy(more, std::back_inserter(all)); };
  std::vector<std::string_view> all_words;
  for (const std::string_view entry : entries(data)) {
    if (form == "comparisons") add(comparisons(board, entry));
    std::ranges::copy(words(entry), std::back_inserter(all_words));
  }
  if (form == "nothing" && !all_words.empty()) not_understood(data, "this rule has no data");
  if (form == "pencilmarks") return pencilmarks(board, all_words);
  if (form == "pieces" && all_words.empty()) all_words = {"king", "knight"};
  for (const std::string_view word : all_words) {
    if (form == "pieces") add(items_of(moves_of(word)));
    if (form == "values") all.push_back(value_of(board, word));
    if (form == "marks") add(items_of(cell_list(parse_cells(board, word))));
  }
  return list_value(std::move(all));
}

}  // namespace

Value read_head(const Board& board, std::string_view form, std::string_view head) {
  constexpr std::string_view with_default = "number or ";
  if (form == "values" || form == "digits") {
    Values values;
    for (std::size_t i = 0; form == "digits" && i < head.size(); ++i)
      values.push_back(value_of(board, head.substr(i, 1)));
    for (const std::string_view word : form == "values" ? words(head) : words({}))
      values.push_back(value_of(board, word));
    return list_value(std::move(values));
  }
  if (form == "counts") return counts(board, head);
  if (form == "slow" && head != "slow" && !head.empty())
    not_understood(head, "nothing but 'slow' stands there");
  if (form == "slow") return number_value(head.empty() ? 0 : 1);
  if (form == "number or cell" && !as_number(head)) {
    const std::vector<Cell> cells = parse_cells(board, head);
    if (cells.size() != 1) not_understood(head, "a number or one cell");
    return cell_value(cells[0]);
  }
  if (!head.empty() || !form.starts_with(with_default)) return number_value(number(head));
  const Program otherwise(board, form.substr(with_default.size()));
  return otherwise.constant(otherwise.statements[0]->body, nullptr);
}

std::vector<Names> read_data(const Board& board, std::string_view form, std::string_view data) {
  std::vector<Names> found;
  if (form.find("clues") != std::string_view::npos) return read_clues(board, form, data);
  if (form.starts_with("signs")) {
    Signs signs(board, form);
    for (const std::string_view entry : entries(data)) signs.read(entry);
    return {signs.names()};
  }
  const bool of_cells = form.ends_with("cells") || form.ends_with("once") || form.ends_with("loop");
  for (const std::string_view entry : entries(data)) {
    if (of_cells) found.push_back(read_cells(board, form, entry));
    if (form == "groups") found.push_back(read_groups(board, entry));
  }
  if (of_cells || form == "groups") return found;
  const Value all = read_all(board, form, data);
  return {{&words_of_entry, {all, all}}};
}

}  // namespace sudoku_sat::referee
