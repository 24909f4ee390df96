// The forms of constraints for which it matters where their cells lie: pairs, arrows, corners,
// clues beside the board, diagonals.
#include <fmt/format.h>

#include <cctype>
#include <cstdlib>

#include "base/joined.hpp"
#include "constraint.hpp"

namespace sudoku_sat::format {

namespace {

using Args = std::vector<std::string>;

/// Rules of clues are about lines that hold each value.
bool has_each_value(const IssConstraint& constraint, const std::string& line) {
  const bool column = !line.empty() && std::toupper(line[0]) == 'C';
  const int cells = column ? constraint.board.rows : constraint.board.columns;
  return cells == constraint.board.values();
}

/// A clue of line "R1" or "C3", on its first or second side.
void add_clue(const IssConstraint& constraint, const std::string& line, const std::string& clue,
              bool far) {
  const auto number = parse_number<int>(std::string_view(line).substr(line.empty() ? 0 : 1));
  const bool column = !line.empty() && std::toupper(line[0]) == 'C';
  const bool row = !line.empty() && std::toupper(line[0]) == 'R';
  const int lines = column ? constraint.out.columns() : constraint.out.rows();
  if (!number || *number < 1 || *number > lines || (!row && !column)) {
    constraint.out.fail(constraint.place, "'{}' is not a line such as R1 or C1", shown(line));
  }
  const std::string_view side = column ? (far ? "bottom" : "top") : (far ? "right" : "left");
  constraint.out.add_clue(constraint.known.rule, side, *number - 1, clue, constraint.place);
}

bool read_pairs(const IssConstraint& constraint) {
  const std::vector<std::string> names = constraint.cells();
  const Geometry geometry = constraint.out.geometry();
  const auto place = [&](const std::string& name) {
    return CellReader(name, {}, geometry).place();
  };
  const bool sign = constraint.known.head == ">";
  for (std::size_t i = 0; i < names.size(); ++i) {
    for (std::size_t j = i + 1; j < names.size(); ++j) {
      const Origin a = place(names[i]);
      const Origin b = place(names[j]);
      if (std::abs(a.row - b.row) + std::abs(a.column - b.column) != 1) continue;
      constraint.add(sign ? names[i] + ">" + names[j]
                          : fmt::format("{}: {}-{}", constraint.known.head, names[i], names[j]));
    }
  }
  return true;
}

bool read_pill(const IssConstraint& constraint) {
  const auto length = parse_number<std::size_t>(constraint.args.empty() ? "" : constraint.args[0]);
  if (!length || *length < 1 || *length >= constraint.args.size() - 1) return false;
  const std::vector<std::string> cells = constraint.cells(1);
  const std::span all(cells);
  constraint.add(fmt::format("{}: {}", base::joined(all.first(*length), " "),
                             base::joined(all.subspan(*length), " ")));
  return true;
}

bool read_diagonal(const IssConstraint& constraint) {
  const int size = constraint.out.rows();
  if (size != constraint.out.columns()) return false;
  if (constraint.args == std::vector<std::string>{"1"}) {
    constraint.add(fmt::format("r{}c1-r1c{}", size, size));
  } else if (constraint.args == std::vector<std::string>{"-1"}) {
    constraint.add(fmt::format("r1c1-r{}c{}", size, size));
  } else {
    return false;
  }
  return true;
}

bool read_line_clue(const IssConstraint& constraint) {
  if (constraint.args.size() != 2 || !is_number(constraint.args[0])) return false;
  if (!has_each_value(constraint, constraint.args[1])) return false;
  add_clue(constraint, constraint.args[1], constraint.args[0], false);
  return true;
}

bool read_rank_clues(const IssConstraint& constraint) {
  if (constraint.args.size() < 2 || constraint.args.size() > 3) return false;
  for (std::size_t i = 1; i < constraint.args.size(); ++i) {
    const std::string& clue = constraint.args[i];
    if (clue.empty()) continue;
    if (!is_number(clue)) return false;
    add_clue(constraint, constraint.args[0], clue, i == 2);
  }
  return true;
}

bool read_side_clues(const IssConstraint& constraint) {
  if (constraint.args.empty() || !has_each_value(constraint, constraint.args[0])) return false;
  return read_rank_clues(constraint);
}

bool read_little_killer(const IssConstraint& constraint) {
  if (constraint.args.size() != 2 || !is_number(constraint.args[0])) return false;
  const std::string start = constraint.cell(constraint.args[1]);
  const Geometry geometry = constraint.out.geometry();
  const auto [row, column] = CellReader(start, {}, geometry).place();
  const auto step = little_killer_step(constraint.board, row, column);
  if (!step) return false;
  std::string cells;
  for (const Cell cell : cells_along(geometry, {row, column}, *step)) {
    cells += " " + geometry.name(cell);
  }
  constraint.add(constraint.args[0] + ":" + cells);
  return true;
}

bool write_greater(const EntryText& entry, const IssName& name, IssText& out) {
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

bool write_pill(const EntryText& entry, const IssName& name, IssText& out) {
  const auto circle = entry.parts() == 2 ? entry.cells(0) : std::nullopt;
  if (!circle || circle->size() < 2 || circle->size() > 3) return false;
  const auto line = entry.cells(1);
  if (!line || line->empty()) return false;
  Args args{std::to_string(circle->size())};
  for (const auto* cells : {&*circle, &*line}) {
    for (std::string& cell : out.cells(*cells)) args.push_back(std::move(cell));
  }
  out.add(name.name, args);
  return true;
}

}  // namespace

namespace iss_forms {

const IssForm dots{.args = "*", .entry = "@:p", .read = read_pairs};
const IssForm greater{.read = read_pairs, .write = write_greater};
const IssForm pill{.read = read_pill, .write = write_pill};
const IssForm diagonal{.read = read_diagonal};
/// What lies between two values is the same from both sides.
const IssForm line_clue{.args = "nl", .entry = "s:k", .read = read_line_clue};
const IssForm side_clues{.args = "ls", .entry = "s:k", .read = read_side_clues};
const IssForm rank_clues{.args = "ls", .entry = "s:k", .read = read_rank_clues};
const IssForm little_killer{.read = read_little_killer};

}  // namespace iss_forms

}  // namespace sudoku_sat::format
