// What data of rules are made of: cells with something before them, groups, pairs with signs.
#include <algorithm>

#include "rules.hpp"

namespace sudoku_sat::referee {

namespace {

const std::vector<std::string> words_of_entry{"n", "line", "closed"};
const std::vector<std::string> words_of_groups{"groups"};
const std::vector<std::string> words_of_marks{"marked"};
const std::vector<std::string> words_of_signs{"drawn", "missing"};

std::vector<Cell> some_cells(const Board& board, std::string_view text) {
  std::vector<Cell> cells = parse_cells(board, text);
  if (cells.empty()) not_understood(text, "cells are missing");
  return cells;
}

/// What a rule's entries draw: pairs with signs, and which signs are all given.
class Drawing {
 public:
  Drawing(const Board& board, const std::map<std::string_view, int>& numbers, bool named)
      : board_(board), numbers_(numbers), named_(named) {}

  void read(std::string_view entry) {
    const auto parts = words(entry);
    if (parts.front() != "all" || parts.back() != "given" || parts.size() > 3)
      return read_pairs(entry);
    all_ = all_ || parts.size() < 3;
    if (parts.size() == 3) complete_.insert(number_of(parts[1]));
  }

  Names names() {
    // Of all that are known by names, or of those that there are.
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
    if (known != numbers_.end()) return known->second;
    if (named_) not_understood(head, "no such sign");
    return number(head);
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
  const std::map<std::string_view, int>& numbers_;
  bool named_;
  std::set<std::pair<Cell, Cell>> pairs_;
  Values drawn_;
  std::set<int> used_, complete_;
  bool all_ = false;
};

}  // namespace

std::vector<Names> nothing(const Board&, std::string_view data) {
  if (!entries(data).empty()) not_understood(data, "this rule has no data");
  return {{}};
}

Reader entries_of(const Head& head, Repeated repeated) {
  return [=](const Board& board, std::string_view data) {
    std::vector<Names> found;
    for (const std::string_view entry : entries(data)) {
      const std::size_t colon = head ? entry.rfind(':') : std::string_view::npos;
      const bool none = colon == std::string_view::npos;
      std::vector<Cell> cells = some_cells(board, entry.substr(none ? 0 : colon + 1));
      const bool closed =
          repeated == Repeated::end && cells.size() > 1 && cells.front() == cells.back();
      if (closed) cells.pop_back();
      if (repeated != Repeated::yes && std::set(cells.begin(), cells.end()).size() < cells.size())
        not_understood(entry, "a cell is listed twice");
      found.push_back({&words_of_entry,
                       {head ? head(board, trimmed(entry.substr(0, none ? 0 : colon))) : Value(),
                        cell_list(cells), number_value(closed ? 1 : 0)}});
    }
    return found;
  };
}

Value number_head(const Board&, std::string_view head) { return number_value(number(head)); }

Value values_head(const Board& board, std::string_view head) {
  Values values;
  for (const std::string_view word : words(head))
    values.push_back(number_value(value_of(board, word)));
  return list_value(std::move(values));
}

Head number_or(int (*otherwise)(const Board& board)) {
  return [=](const Board& board, std::string_view head) {
    return number_value(head.empty() ? otherwise(board) : number(head));
  };
}

std::vector<Names> groups(const Board& board, std::string_view data) {
  std::vector<Names> found;
  for (const std::string_view entry : entries(data)) {
    Values lists;
    for (const std::string_view part : split(entry, ':'))
      lists.push_back(cell_list(some_cells(board, part)));
    if (lists.size() < 2) not_understood(entry, "one group alone");
    found.push_back({&words_of_groups, {list_value(std::move(lists))}});
  }
  return found;
}

std::vector<Names> marks(const Board& board, std::string_view data) {
  std::vector<Cell> cells;
  for (const std::string_view entry : entries(data))
    std::ranges::copy(some_cells(board, entry), std::back_inserter(cells));
  return {{&words_of_marks, {cell_list(cells)}}};
}

Reader signs(const std::map<std::string_view, int>& numbers, bool named) {
  return [=](const Board& board, std::string_view data) -> std::vector<Names> {
    Drawing drawing(board, numbers, named);
    for (const std::string_view entry : entries(data)) drawing.read(entry);
    return {drawing.names()};
  };
}

int value_of(const Board& board, std::string_view word) {
  std::optional<int> found = as_number(word);
  if (word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z') found = word[0] - 'A' + 10;
  if (!found || *found < board.first_value || *found > board.last_value)
    not_understood(word, "no value of this board");
  return *found;
}

}  // namespace sudoku_sat::referee
