// What rules are read of: entries, cells, numbers, clues beside the board; and how statements are
// added.
#include "rule.hpp"

#include <algorithm>
#include <numeric>

namespace sudoku_sat::referee::rules {

std::vector<Cells> Line::windows(int length) const {
  if (length >= std::ssize(cells)) return {cells};
  Cells round = cells;
  if (closed) round.insert(round.end(), cells.begin(), cells.begin() + length - 1);
  std::vector<Cells> found;
  for (auto first = round.begin(); round.end() - first >= length; ++first) {
    found.emplace_back(first, first + length);
  }
  return found;
}

std::vector<std::string_view> Rule::all_words() const {
  std::vector<std::string_view> all;
  for (const std::string_view entry : lines()) {
    std::ranges::copy(words(entry), std::back_inserter(all));
  }
  return all;
}

Cells Rule::cells(std::string_view text) const {
  Cells found = parse_cells(board, text);
  if (found.empty()) fail("cells are missing");
  return found;
}

Cells Rule::different_cells(std::string_view text) const {
  Cells found = cells(text);
  if (!all_different(found)) fail("a cell is listed twice");
  return found;
}

std::vector<Headed> Rule::headed() const {
  std::vector<Headed> found;
  for (const std::string_view entry : lines()) {
    const std::size_t colon = entry.rfind(':');
    const bool none = colon == std::string_view::npos;
    found.push_back({none ? std::string_view() : trimmed(entry.substr(0, colon)),
                     cells(none ? entry : entry.substr(colon + 1))});
  }
  return found;
}

std::vector<Cells> Rule::groups(std::string_view entry) const {
  std::vector<Cells> found;
  for (const std::string_view part : split(entry, ':')) found.push_back(cells(part));
  if (found.size() < 2) fail("one group alone");
  return found;
}

Line Rule::line(std::string_view text) const {
  Line line{cells(text)};
  line.closed = line.cells.size() > 1 && line.cells.front() == line.cells.back();
  if (line.closed) line.cells.pop_back();
  if (!all_different(line.cells)) fail("a line crosses itself");
  return line;
}

std::vector<std::pair<std::string_view, Line>> Rule::headed_lines() const {
  std::vector<std::pair<std::string_view, Line>> found;
  for (const std::string_view entry : lines()) {
    const auto parts = split(entry, ':');
    found.push_back({parts.size() == 2 ? parts[0] : std::string_view(), line(parts.back())});
  }
  return found;
}

void Rule::say(const Cells& about, const Says& says) const {
  statements.push_back({std::string(name), about,
                        [about, says](const Grid& grid) { return says(values_of(grid, about)); }});
}

void Rule::say(const Cells& about, const Claim& claim, int number) const {
  say(about, [claim, number](const Values& values) { return claim(values, number); });
}

void Rule::say_of_both(const Cells& a, const Cells& b,
                       const std::function<bool(const Values&, const Values&)>& says) const {
  Cells both = a;
  both.insert(both.end(), b.begin(), b.end());
  say(both, [says, size = std::ssize(a)](const Values& values) {
    const auto middle = values.begin() + size;
    return says({values.begin(), middle}, {middle, values.end()});
  });
}

void Rule::say_pair(Cell a, Cell b, const Relation& relation) const {
  statements.push_back({std::string(name), {a, b}, [a, b, relation](const Grid& grid) {
                          return relation(grid[a], grid[b]);
                        }});
}

void Rule::say_of_each_pair(const Cells& about, const Relation& relation) const {
  for (std::size_t i = 0; i < about.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) say_pair(about[j], about[i], relation);
  }
}

void Rule::say_all_different(const Cells& about) const {
  say_of_each_pair(about, std::not_equal_to<int>());
}

void Rule::no_data() const {
  if (!lines().empty()) fail("has no data");
}

void Rule::one_grid() const {
  if (board.corners.size() != 1) fail("unclear on a board of several grids");
}

const Makers& named_rules() {
  static const Makers all = [] {
    Makers makers;
    for (const auto& table : {unit_rules(), everywhere_rules(), cage_rules(), line_rules(),
                              dot_rules(), cell_rules(), margin_rules()}) {
      makers.insert(table.begin(), table.end());
    }
    return makers;
  }();
  return all;
}

Maker of_each_line(const Says& says) {
  return [says](const Rule& rule) {
    for (const std::string_view entry : rule.lines()) rule.say(rule.cells(entry), says);
  };
}

Maker of_each_number(const Claim& claim) {
  return [claim](const Rule& rule) {
    for (const auto& [head, cells] : rule.headed()) rule.say(cells, claim, number(head));
  };
}

Values values_of(const Grid& grid, const Cells& cells) {
  Values values;
  values.reserve(cells.size());
  for (const Cell cell : cells) values.push_back(grid[cell]);
  return values;
}

bool adds_up_to(const Values& values, int total) { return sum(values) == total; }

int sum_inside(const Values& values) {
  auto [from, to] = std::minmax_element(values.begin(), values.end());
  if (to < from) std::swap(from, to);
  return from == to ? 0 : std::accumulate(from + 1, to, 0);
}

int sum(const Values& values) { return std::accumulate(values.begin(), values.end(), 0); }

long long product(const Values& values) {
  static constexpr long long most = 1'000'000'000'000;  // more than any clue: no overflow
  if (times(values, 0) > 0) return 0;
  return std::accumulate(values.begin(), values.end(), 1LL,
                         [](long long a, int b) { return std::min(a * b, most); });
}

int times(const Values& values, int value) {
  return static_cast<int>(std::ranges::count(values, value));
}

bool all_different(const Values& values) {
  return std::ranges::all_of(values, [&](int value) { return times(values, value) == 1; });
}

long long read_as_number(const Values& digits) {
  return std::accumulate(digits.begin(), digits.end(), 0LL,
                         [](long long number, int digit) { return 10 * number + digit; });
}

std::vector<std::pair<Cell, Cell>> neighbours(const Board& board) {
  std::vector<std::pair<Cell, Cell>> found;
  for (const Cell cell : cells_of(board)) {
    for (const Cell other : around(board, cell)) {
      if (cell < other) found.emplace_back(cell, other);
    }
  }
  return found;
}

int third(const Board& board, int value) {
  const int each = board.value_count() / 3;
  if (value - board.first_value < each) return 0;
  return board.last_value - value < each ? 2 : 1;
}

int value(const Board& board, std::string_view word) {
  std::optional<int> found = as_number(word);
  if (word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z') found = word[0] - 'A' + 10;
  if (!found || *found < board.first_value || *found > board.last_value) {
    not_understood(word, "no value of this board");
  }
  return *found;
}

Values values(const Board& board, std::string_view text) {
  Values found;
  for (const std::string_view word : words(text)) found.push_back(value(board, word));
  return found;
}

}  // namespace sudoku_sat::referee::rules
