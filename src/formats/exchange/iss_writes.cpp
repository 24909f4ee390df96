// Entries of rules' data as constraint strings. What an entry says beyond a constraint's arguments
// can't be written: the writer refuses the rule then.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "iss_constraint.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

void IssText::add(std::string_view name, const std::vector<std::string>& args) {
  text_ += fmt::format(".{}", name);
  for (const std::string& arg : args) text_ += "~" + arg;
}

std::string IssText::cell(Cell cell) const {
  constexpr std::string_view digits = "0123456789abcdefg";
  return fmt::format("R{}C{}", digits[static_cast<std::size_t>(geometry_.row(cell)) + 1],
                     digits[static_cast<std::size_t>(geometry_.column(cell)) + 1]);
}

std::vector<std::string> IssText::cells(const std::vector<Cell>& cells) const {
  std::vector<std::string> names;
  for (const Cell one : cells) names.push_back(cell(one));
  return names;
}

namespace {

using Args = std::vector<std::string>;

/// The cells of a part behind other arguments; false where they are no cells, or one comes twice.
bool add_with_cells(const EntryText& entry, std::size_t part, std::string_view name, Args args,
                    IssText& out) {
  const auto cells = entry.cells(part);
  if (!cells || cells->empty()) return false;
  for (std::string& cell : out.cells(*cells)) args.push_back(std::move(cell));
  out.add(name, args);
  return true;
}

bool add_numbered(const EntryText& entry, std::string_view name, std::string_view usual,
                  IssText& out) {
  if (entry.parts() == 1) return add_with_cells(entry, 0, name, {std::string(usual)}, out);
  if (entry.parts() != 2 || !entry.number(0)) return false;
  return add_with_cells(entry, 1, name, {std::string(entry.part(0))}, out);
}

/// Calls add("R3" or "C3", far, clue) for each clue of an entry "top: 3 . 5".
template <class Add>
bool add_clues(const EntryText& entry, Add add) {
  constexpr std::string_view sides[] = {"top", "bottom", "left", "right"};
  if (entry.parts() != 2) return false;
  const auto* side = std::find(std::begin(sides), std::end(sides), entry.part(0));
  if (side == std::end(sides)) return false;
  const char kind = side - std::begin(sides) < 2 ? 'C' : 'R';
  int line = 0;
  for (const std::string_view clue : entry.words(1)) {
    ++line;
    if (clue == ".") continue;
    if (!parse_number<int>(clue)) return false;
    add(fmt::format("{}{}", kind, line), (side - std::begin(sides)) % 2 != 0, std::string(clue));
  }
  return true;
}

Args value_list(const EntryText& entry) {
  Args values;
  for (const std::string_view word : entry.words(0)) values.emplace_back(word);
  return values;
}

}  // namespace

namespace iss_writes {

bool flag(const EntryText& entry, const IssName& name, IssText& out) {
  if (entry.parts() != 1 || entry.part(0) != name.head) return false;
  out.add(name.name);
  return true;
}

bool cells(const EntryText& entry, const IssName& name, IssText& out) {
  return entry.parts() == 1 && add_with_cells(entry, 0, name.name, {}, out);
}

bool number(const EntryText& entry, const IssName& name, IssText& out) {
  return entry.parts() == 2 && add_numbered(entry, name.name, "", out);
}

bool number_or_none(const EntryText& entry, const IssName& name, IssText& out) {
  return add_numbered(entry, name.name, "0", out);
}

bool lockout(const EntryText& entry, const IssName& name, IssText& out) {
  return add_numbered(entry, name.name, std::to_string((entry.geometry().size() - 1) / 2), out);
}

bool whisper(const EntryText& entry, const IssName& name, IssText& out) {
  return add_numbered(entry, name.name, std::to_string((entry.geometry().size() + 1) / 2), out);
}

bool sum_line(const EntryText& entry, const IssName& name, IssText& out) {
  return add_numbered(entry, name.name, std::to_string(entry.geometry().size() + 1), out);
}

bool modular(const EntryText& entry, const IssName& name, IssText& out) {
  return add_numbered(entry, name.name, "3", out);
}

bool dots(const EntryText& entry, const IssName& name, IssText& out) {
  if (entry.parts() != 2 || entry.part(0) != name.head) return false;
  const auto all = entry.pairs(1);
  if (!all) return false;
  for (const auto& [first, second] : *all) out.add(name.name, out.cells({first, second}));
  return true;
}

bool greater(const EntryText& entry, const IssName& name, IssText& out) {
  if (entry.parts() != 1) return false;
  for (const std::string_view chain : entry.words(0)) {
    CellReader reader(chain, {}, entry.geometry());
    Cell last = reader.cell();
    while (!reader.at_end()) {
      const bool falls = reader.take('>');
      if (!falls && !reader.take('<')) return false;
      const Cell next = reader.cell();
      out.add(name.name, out.cells(falls ? std::vector{last, next} : std::vector{next, last}));
      last = next;
    }
  }
  return true;
}

bool arrow(const EntryText& entry, const IssName& name, IssText& out) {
  const auto circle = entry.parts() == 2 ? entry.cells(0) : std::nullopt;
  return circle && circle->size() == 1 &&
         add_with_cells(entry, 1, name.name, out.cells(*circle), out);
}

bool pill(const EntryText& entry, const IssName& name, IssText& out) {
  const auto circle = entry.parts() == 2 ? entry.cells(0) : std::nullopt;
  if (!circle || circle->size() < 2 || circle->size() > 3) return false;
  Args args = out.cells(*circle);
  args.insert(args.begin(), std::to_string(circle->size()));
  return add_with_cells(entry, 1, name.name, std::move(args), out);
}

bool values(const EntryText& entry, const IssName& name, IssText& out) {
  if (entry.parts() != 2) return false;
  return add_with_cells(entry, 1, name.name, {fmt::format("{}", fmt::join(value_list(entry), "_"))},
                        out);
}

bool quad(const EntryText& entry, const IssName& name, IssText& out) {
  const auto cell = entry.parts() == 2 ? entry.cells(1) : std::nullopt;
  if (!cell || cell->size() != 1) return false;
  Args args = value_list(entry);
  args.insert(args.begin(), out.cell((*cell)[0]));
  out.add(name.name, args);
  return true;
}

bool groups(const EntryText& entry, const IssName& name, IssText& out) {
  Args args{std::to_string(entry.parts())};
  std::size_t cells_of_group = 0;
  for (std::size_t part = 0; part < entry.parts(); ++part) {
    const auto cells = entry.cells(part);
    if (!cells || (part > 0 && cells->size() != cells_of_group)) return false;
    cells_of_group = cells->size();
    for (std::string& cell : out.cells(*cells)) args.push_back(std::move(cell));
  }
  if (entry.parts() < 2) return false;
  out.add(name.name, args);
  return true;
}

bool indexing(const EntryText& entry, const IssName& name, IssText& out) {
  return entry.parts() == 1 && add_with_cells(entry, 0, name.name, {std::string(name.head)}, out);
}

/// What lies between two values is the same from both sides.
bool line_clue(const EntryText& entry, const IssName& name, IssText& out) {
  return add_clues(entry, [&](const std::string& line, bool, const std::string& clue) {
    out.add(name.name, {clue, line});
  });
}

bool side_clues(const EntryText& entry, const IssName& name, IssText& out) {
  return add_clues(entry, [&](const std::string& line, bool far, const std::string& clue) {
    out.add(name.name, far ? Args{line, "", clue} : Args{line, clue, ""});
  });
}

}  // namespace iss_writes

}  // namespace sudoku_sat
