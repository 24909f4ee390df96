// Cells that hold one of the values listed before them.
//
// Counting circles are proposed by value, with as many cells each; the figures of a written rule
// can't express this.
//
// Pencil marks: which values each cell may hold, as N signs for each cell: the value itself in its
// place, or a dot if the cell may not hold it. On 9x9 that is 729 signs, which can express more
// than givens. White space doesn't count.
#include <fmt/format.h>

#include <map>

#include "base/words.hpp"
#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::rule {

namespace {

std::vector<Value> read_values(EntryReader& reader) {
  std::vector<Value> values;
  do {
    const Value value = reader.value();
    if (std::find(values.begin(), values.end(), value) != values.end()) {
      reader.fail(fmt::format("the value {} occurs twice", reader.geometry().number(value)));
    }
    values.push_back(value);
  } while (!reader.at_end() && reader.peek() != ':');
  std::sort(values.begin(), values.end());
  return values;
}

void apply_allowed(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const std::vector<Value> values = read_values(reader);
    reader.expect(':', "1 2 3: r1c1 r1c2");
    const std::vector<Cell> cells = reader.only_cells();
    for (const Cell cell : cells) {
      add(out, Allowed{{"allowed values", number, "allowed values"}, cell, values});
    }
    out.marks.push_back({Mark::Kind::values, cells, {}, values});
  });
}

/// Three random groups of values, and some of the cells that hold one of them: a third of all
/// cells.
std::vector<std::string> propose_allowed(const Geometry& geometry, const Grid& solution,
                                         Random& random) {
  constexpr std::size_t groups = 3;
  const auto size = static_cast<std::size_t>(geometry.size());
  const std::vector<std::size_t> places = random.permutation(size, std::size_t{0});
  std::vector<std::string> values(groups);
  for (std::size_t i = 0; i < size; ++i) {
    std::string& group = values[places[i] % groups];
    group += fmt::format("{}{}", group.empty() ? "" : " ", static_cast<int>(i) + geometry.least());
  }
  std::vector<std::vector<Cell>> cells(groups);
  for (Cell cell = 0; cell < solution.size(); ++cell) {
    const std::size_t place = places[static_cast<std::size_t>(solution[cell] - geometry.least())];
    if (random.below(3) == 0) cells[place % groups].push_back(cell);
  }
  std::vector<std::string> entries;
  for (std::size_t group = 0; group < groups; ++group) {
    if (cells[group].empty()) continue;
    entries.push_back(fmt::format("{}: {}", values[group], cells_text(geometry, cells[group])));
  }
  return entries;
}

/// Two or three values, and as many cells that hold them.
std::vector<std::string> propose_counting_circles(const Geometry& geometry, const Grid& solution,
                                                  Random& random) {
  std::map<Value, std::vector<Cell>> cells_of;
  for (const Cell cell : random.permutation(geometry.cells(), Cell{0})) {
    cells_of[solution[cell]].push_back(cell);
  }
  std::vector<Cell> circles;
  for (const Value value : random.permutation(static_cast<std::size_t>(geometry.size()),
                                              static_cast<Value>(geometry.least()))) {
    const std::vector<Cell>& cells = cells_of[value];
    if (cells.size() < value ||
        circles.size() + value > 3U * static_cast<unsigned>(geometry.size()) / 2)
      continue;
    circles.insert(circles.end(), cells.begin(), cells.begin() + value);
  }
  std::sort(circles.begin(), circles.end());
  return {cells_text(geometry, circles)};
}

constexpr int largest_sign = 35;

char sign_of(int value) { return static_cast<char>(value < 10 ? '0' + value : 'A' + value - 10); }

/// Whether the sign allows the value of its place. Throws: InputError for another sign.
bool reads(const RuleEntry& entry, std::size_t offset, int value) {
  const char sign = entry.text[offset];
  if (base::capital_letter(sign) == sign_of(value)) return true;
  if (sign == '.' || sign == '0') return false;
  throw InputError(
      position_in(entry, offset),
      fmt::format("'{}' is in the place of {}: expected '{}' or '.'",
                  shown(std::string_view(&entry.text[offset], 1)), value, sign_of(value)));
}

/// The values allowed, cell by cell.
std::vector<std::vector<Value>> read_marks(const Geometry& geometry, const RuleUse& use) {
  const auto size = static_cast<std::size_t>(geometry.size());
  const std::size_t needed = geometry.cells() * size;
  std::vector<std::vector<Value>> allowed(geometry.cells());
  std::size_t read = 0;
  for (const RuleEntry& entry : use.entries) {
    for (std::size_t i = 0; i < entry.text.size(); ++i) {
      if (entry.text[i] == ' ' || entry.text[i] == '\t') continue;
      const std::size_t place = read++;
      if (place >= needed) continue;
      const auto value = static_cast<Value>(place % size + 1);
      if (reads(entry, i, geometry.number(value))) allowed[place / size].push_back(value);
    }
  }
  if (read == needed) return allowed;
  throw InputError(use.entries.back().position,
                   fmt::format("{} characters: {} are needed", read, needed));
}

void apply_pencilmarks(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const auto size = static_cast<std::size_t>(geometry.size());
  if (geometry.most() > largest_sign) {
    reject_rule(use, fmt::format("it has signs for {} values, not for {}", largest_sign, size));
  }
  auto marks = read_marks(geometry, use);
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    if (marks[cell].size() == size) continue;
    out.marks.push_back({Mark::Kind::values, {cell}, {}, marks[cell]});
    out.allowed.push_back({{"pencilmarks", 0, "pencil marks"}, cell, std::move(marks[cell])});
  }
}

/// The solution's values and about half of the others, an entry for each row.
std::vector<std::string> propose_pencilmarks(const Geometry& geometry, const Grid& solution,
                                             Random& random) {
  std::vector<std::string> entries;
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    const bool begins = cell == 0 || geometry.row(cell) != geometry.row(cell - 1);
    if (begins) entries.emplace_back();
    std::string marks;
    for (int value = geometry.least(); value <= geometry.most(); ++value) {
      const bool allowed = random.below(2) == 0 || value == solution[cell];
      marks += allowed ? sign_of(value) : '.';
    }
    entries.back() += begins ? marks : " " + marks;
  }
  return entries;
}

}  // namespace

const ByHand by_hand::allowed{.apply = apply_allowed, .propose = propose_allowed};
const ByHand by_hand::counting_circle{.propose = propose_counting_circles};
const ByHand by_hand::pencilmarks{.apply = apply_pencilmarks, .propose = propose_pencilmarks};

}  // namespace sudoku_sat::rule
