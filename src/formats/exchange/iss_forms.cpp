// The arguments of constraint strings as entries of rules: mostly numbers and cells.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "iss_constraint.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

void IssConstraint::add(const std::string& entry) const { out.add(known.rule, entry, place); }

std::string IssConstraint::cell(const std::string& text) const {
  const std::size_t column = text.find_first_of("Cc");
  if (column != text.npos && column > 1 && std::toupper(text[0]) == 'R') {
    const auto row = parse_number<int>(std::string_view(text).substr(1, column - 1));
    const auto of_row = parse_number<int>(std::string_view(text).substr(column + 1));
    const auto inside = [&](std::optional<int> i) { return i && *i >= 1 && *i <= out.size(); };
    if (inside(row) && inside(of_row)) return fmt::format("r{}c{}", *row, *of_row);
  }
  out.fail(place, fmt::format("'{}' is no cell of this board: R1C2", shown(text)));
}

std::vector<std::string> IssConstraint::cells(std::size_t first) const {
  std::vector<std::string> names;
  for (std::size_t i = first; i < args.size(); ++i) names.push_back(cell(args[i]));
  if (names.empty()) out.fail(place, "no cells");
  return names;
}

std::string IssConstraint::joined(std::size_t first) const {
  return fmt::format("{}", fmt::join(cells(first), " "));
}

namespace {

/// A clue of line "R1" or "C3", on its first or second side.
void add_clue(const IssConstraint& constraint, const std::string& line, const std::string& clue,
              bool far) {
  const auto number = parse_number<int>(std::string_view(line).substr(line.empty() ? 0 : 1));
  const bool column = !line.empty() && std::toupper(line[0]) == 'C';
  const bool row = !line.empty() && std::toupper(line[0]) == 'R';
  if (!number || *number < 1 || *number > constraint.out.size() || (!row && !column)) {
    constraint.out.fail(constraint.place, fmt::format("'{}' is no line: R1 or C1", shown(line)));
  }
  const std::string_view side = column ? (far ? "bottom" : "top") : (far ? "right" : "left");
  constraint.out.add_clue(constraint.known.rule, side, *number - 1, clue, constraint.place);
}

}  // namespace

namespace iss_forms {

bool flag(const IssConstraint& constraint) {
  constraint.add(std::string(constraint.known.head));
  return true;
}

bool cells(const IssConstraint& constraint) {
  constraint.add(constraint.joined());
  return true;
}

bool number(const IssConstraint& constraint) {
  if (constraint.args.empty() || !is_number(constraint.args[0])) return false;
  constraint.add(constraint.args[0] + ": " + constraint.joined(1));
  return true;
}

bool number_or_none(const IssConstraint& constraint) {
  const bool numbered = !constraint.args.empty() && is_number(constraint.args[0]);
  if (numbered && constraint.args[0] != "0") return number(constraint);
  constraint.add(constraint.joined(numbered ? 1 : 0));
  return true;
}

bool thirds(const IssConstraint& constraint) {
  if (constraint.args.empty() || constraint.args[0] != "3") return false;
  constraint.add(constraint.joined(1));
  return true;
}

bool pairs(const IssConstraint& constraint) {
  const std::vector<std::string> names = constraint.cells();
  const Geometry geometry(constraint.out.size());
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

bool arrow(const IssConstraint& constraint) {
  if (constraint.args.size() < 2) constraint.out.fail(constraint.place, "an arrow without cells");
  constraint.add(constraint.cell(constraint.args[0]) + ": " + constraint.joined(1));
  return true;
}

bool pill(const IssConstraint& constraint) {
  const auto length = parse_number<std::size_t>(constraint.args.empty() ? "" : constraint.args[0]);
  if (!length || *length < 1 || *length >= constraint.args.size() - 1) return false;
  const std::vector<std::string> cells = constraint.cells(1);
  const auto end = cells.begin() + static_cast<std::ptrdiff_t>(*length);
  constraint.add(
      fmt::format("{}: {}", fmt::join(cells.begin(), end, " "), fmt::join(end, cells.end(), " ")));
  return true;
}

bool values(const IssConstraint& constraint) {
  if (constraint.args.size() < 2) return false;
  std::string values = constraint.args[0];
  std::replace(values.begin(), values.end(), '_', ' ');
  constraint.add(values + ": " + constraint.joined(1));
  return true;
}

bool quad(const IssConstraint& constraint) {
  if (constraint.args.size() < 2) return false;
  constraint.add(fmt::format("{}: {}",
                             fmt::join(constraint.args.begin() + 1, constraint.args.end(), " "),
                             constraint.cell(constraint.args[0])));
  return true;
}

bool groups(const IssConstraint& constraint) {
  const auto groups = parse_number<std::size_t>(constraint.args.empty() ? "" : constraint.args[0]);
  const std::size_t cells = constraint.args.size() - 1;
  if (!groups || *groups < 2 || cells % *groups != 0) return false;
  const std::vector<std::string> names = constraint.cells(1);
  std::string entry;
  for (std::size_t i = 0; i < names.size(); ++i) {
    entry += i == 0 ? "" : (i % (cells / *groups) == 0 ? ": " : " ");
    entry += names[i];
  }
  constraint.add(entry);
  return true;
}

bool indexing(const IssConstraint& constraint) {
  if (constraint.args.size() < 2 || constraint.args[0] != constraint.known.head) return false;
  constraint.add(constraint.joined(1));
  return true;
}

bool diagonal(const IssConstraint& constraint) {
  const int size = constraint.out.size();
  if (constraint.args == std::vector<std::string>{"1"}) {
    constraint.add(fmt::format("r{}c1-r1c{}", size, size));
  } else if (constraint.args == std::vector<std::string>{"-1"}) {
    constraint.add(fmt::format("r1c1-r{}c{}", size, size));
  } else {
    return false;
  }
  return true;
}

bool line_clue(const IssConstraint& constraint) {
  if (constraint.args.size() != 2 || !is_number(constraint.args[0])) return false;
  add_clue(constraint, constraint.args[1], constraint.args[0], false);
  return true;
}

bool side_clues(const IssConstraint& constraint) {
  if (constraint.args.size() < 2 || constraint.args.size() > 3) return false;
  for (std::size_t i = 1; i < constraint.args.size(); ++i) {
    const std::string& clue = constraint.args[i];
    if (clue.empty()) continue;
    if (!is_number(clue)) return false;
    add_clue(constraint, constraint.args[0], clue, i == 2);
  }
  return true;
}

bool little_killer(const IssConstraint& constraint) {
  if (constraint.args.size() != 2 || !is_number(constraint.args[0])) return false;
  const int size = constraint.out.size();
  const std::string start = constraint.cell(constraint.args[1]);
  const auto [row, column] = CellReader(start, {}, Geometry(size)).place();
  const int last = size - 1;
  Origin step;
  if (column == 0 && row < last) {
    step = {1, 1};
  } else if (column == last && row > 0 && row < last) {
    step = {-1, -1};
  } else if (row == 0) {
    step = {1, -1};
  } else if (row == last && column > 0 && column < last) {
    step = {-1, 1};
  } else {
    return false;
  }
  std::string cells;
  for (Origin at{row, column};
       std::min(at.row, at.column) >= 0 && std::max(at.row, at.column) < size;
       at = {at.row + step.row, at.column + step.column}) {
    cells += fmt::format(" r{}c{}", at.row + 1, at.column + 1);
  }
  constraint.add(constraint.args[0] + ":" + cells);
  return true;
}

}  // namespace iss_forms

}  // namespace sudoku_sat
