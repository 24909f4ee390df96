// Pencil marks: which values each cell may hold, as N signs for each cell: the value itself in its
// place, or a dot where the cell may not hold it. On 9x9 that is 729 signs, which can say more than
// givens can. White space doesn't count.
#include <fmt/format.h>

#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

constexpr int largest_sign = 35;

char sign_of(int value) { return static_cast<char>(value < 10 ? '0' + value : 'A' + value - 10); }

char upper(char sign) {
  return sign >= 'a' && sign <= 'z' ? static_cast<char>(sign - 'a' + 'A') : sign;
}

/// Whether the sign allows the value in whose place it stands. Throws: InputError for another sign.
bool reads(const RuleEntry& entry, std::size_t offset, int value) {
  const char sign = entry.text[offset];
  if (upper(sign) == sign_of(value)) return true;
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
std::vector<std::string> propose_pencilmarks(const Rule&, const Geometry& geometry,
                                             const Grid& solution, Random& random) {
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

const Rule rule_entries::pencilmarks{
    .name = "pencilmarks",
    .summary = "the possible values of each cell, N symbols per cell",
    .source = "Pencil-mark Sudoku (729 characters, players' forums)",
    .data = Rule::Data::required,
    .example = "1.3.5.7.9 .2.4.6.8. 123456789 and so on, 9 signs for each of 81 cells",
    .apply = apply_pencilmarks,
    .propose = propose_pencilmarks,
};

}  // namespace sudoku_sat
