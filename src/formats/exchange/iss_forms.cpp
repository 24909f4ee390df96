// The arguments of constraint strings as entries of rules: mostly numbers and cells.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>

#include "iss_constraint.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

/// "a" is 10; 0 where it is no number.
int place_number(std::string_view text) {
  const char letter = text.size() == 1 ? static_cast<char>(std::tolower(text[0])) : '0';
  if (letter >= 'a' && letter <= 'g') return letter - 'a' + 10;
  return parse_number<int>(text).value_or(0);
}

}  // namespace

void IssConstraint::add(const std::string& entry) const { out.add(known.rule, entry, place); }

std::string IssConstraint::cell(const std::string& text) const {
  // One digit of base 17 each, or decimal numbers.
  const std::size_t column = text.size() == 4 ? 2 : text.find_first_of("Cc");
  if (column < text.size() && column > 1 && std::toupper(text[0]) == 'R' &&
      std::toupper(text[column]) == 'C') {
    const auto row = place_number(std::string_view(text).substr(1, column - 1));
    const auto of_row = place_number(std::string_view(text).substr(column + 1));
    if (row >= 1 && row <= out.rows() && of_row >= 1 && of_row <= out.columns()) {
      return fmt::format("r{}c{}", row, of_row);
    }
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
  const int lines = column ? constraint.out.columns() : constraint.out.rows();
  if (!number || *number < 1 || *number > lines || (!row && !column)) {
    constraint.out.fail(constraint.place, fmt::format("'{}' is no line: R1 or C1", shown(line)));
  }
  const std::string_view side = column ? (far ? "bottom" : "top") : (far ? "right" : "left");
  constraint.out.add_clue(constraint.known.rule, side, *number - 1, clue, constraint.place);
}

bool read_flag(const IssConstraint& constraint) {
  constraint.add(std::string(constraint.known.head));
  return true;
}

bool read_cells(const IssConstraint& constraint) {
  constraint.add(constraint.joined());
  return true;
}

bool read_number(const IssConstraint& constraint) {
  if (constraint.args.empty() || !is_number(constraint.args[0])) return false;
  constraint.add(constraint.args[0] + ": " + constraint.joined(1));
  return true;
}

bool read_number_or_none(const IssConstraint& constraint) {
  const std::string number = constraint.args.empty() ? "" : constraint.args[0];
  if (is_number(number) && number != "0") return read_number(constraint);
  const bool none = number.empty() || number == "0";
  constraint.add(constraint.joined(none ? 1 : 0));
  return true;
}

/// The constraint without the word for a closed line; no value where it hasn't got it.
std::optional<IssConstraint> without_loop(const IssConstraint& constraint) {
  std::vector<std::string> args = constraint.args;
  const auto loop = std::find(args.begin(), args.end(), "LOOP");
  if (loop == args.end()) return std::nullopt;
  args.erase(loop);
  return IssConstraint{constraint.known, constraint.place, std::move(args), constraint.out};
}

bool read_whisper(const IssConstraint& constraint) {
  std::optional<IssConstraint> closed = without_loop(constraint);
  const std::vector<std::string>& args = closed ? closed->args : constraint.args;
  const bool numbered = !args.empty() && is_number(args[0]);
  if (closed && args.size() > (numbered ? 1U : 0U)) {
    closed->args.push_back(std::string(args[numbered ? 1 : 0]));
    return read_whisper(*closed);
  }
  if (numbered) return read_number(constraint);
  constraint.add("5: " + constraint.joined());
  return true;
}

/// Its values are the same where it is closed.
bool read_renban(const IssConstraint& constraint) {
  const std::optional<IssConstraint> closed = without_loop(constraint);
  return read_cells(closed ? *closed : constraint);
}

bool read_sum_line(const IssConstraint& constraint) {
  const std::vector<std::string>& args = constraint.args;
  if (args.size() < 3 || args.back() != "LOOP") return read_number(constraint);
  std::vector<std::string> closed(args.begin(), args.end() - 1);
  closed.push_back(closed[1]);
  return read_number({constraint.known, constraint.place, std::move(closed), constraint.out});
}

/// With more values than a box has cells there are no windows there.
bool read_windoku(const IssConstraint& constraint) {
  return constraint.values == std::max(constraint.out.rows(), constraint.out.columns()) &&
         read_flag(constraint);
}

/// Two cells by themselves differ in their class.
bool read_entropic(const IssConstraint& constraint) {
  const std::vector<std::string> cells = constraint.cells();
  if (cells.size() != 2) return read_cells(constraint);
  const int size = constraint.out.size();
  if (size % 3 != 0) return false;
  constraint.out.add(
      "rule", fmt::format("({0} - 1) / {2} != ({1} - 1) / {2}", cells[0], cells[1], size / 3),
      constraint.place);
  return true;
}

/// Fewer cells than there are rests leave different ones.
bool read_modular(const IssConstraint& constraint) {
  const auto number = parse_number<std::size_t>(constraint.args.empty() ? "" : constraint.args[0]);
  if (!number || *number == 0) return false;
  const std::vector<std::string> cells = constraint.cells(1);
  if (*number == 1 || cells.size() == 1) return true;
  if (cells.size() < *number) {
    constraint.out.add(
        "rule",
        fmt::format("all_different(list(x in [{}]: x mod {}))", fmt::join(cells, ", "), *number),
        constraint.place);
    return true;
  }
  constraint.add((*number == 3 ? "" : fmt::format("{}: ", *number)) + constraint.joined(1));
  return true;
}

/// The rule is of one set.
bool read_circles(const IssConstraint& constraint) {
  if (constraint.before == 0) return read_cells(constraint);
  constraint.out.add("rule",
                     fmt::format("for each d in values: count(x in [{}]: x = d) in {{0, d}}",
                                 fmt::join(constraint.cells(), ", ")),
                     constraint.place);
  return true;
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

bool read_arrow(const IssConstraint& constraint) {
  if (constraint.args.size() < 2) constraint.out.fail(constraint.place, "an arrow without cells");
  constraint.add(constraint.cell(constraint.args[0]) + ": " + constraint.joined(1));
  return true;
}

bool read_pill(const IssConstraint& constraint) {
  const auto length = parse_number<std::size_t>(constraint.args.empty() ? "" : constraint.args[0]);
  if (!length || *length < 1 || *length >= constraint.args.size() - 1) return false;
  const std::vector<std::string> cells = constraint.cells(1);
  const auto end = cells.begin() + static_cast<std::ptrdiff_t>(*length);
  constraint.add(
      fmt::format("{}: {}", fmt::join(cells.begin(), end, " "), fmt::join(end, cells.end(), " ")));
  return true;
}

bool read_values(const IssConstraint& constraint) {
  if (constraint.args.size() < 2) return false;
  std::string values = constraint.args[0];
  std::replace(values.begin(), values.end(), '_', ' ');
  constraint.add(values + ": " + constraint.joined(1));
  return true;
}

bool read_quad(const IssConstraint& constraint) {
  if (constraint.args.size() < 2) return false;
  constraint.add(fmt::format("{}: {}",
                             fmt::join(constraint.args.begin() + 1, constraint.args.end(), " "),
                             constraint.cell(constraint.args[0])));
  return true;
}

bool read_groups(const IssConstraint& constraint) {
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

bool read_indexing(const IssConstraint& constraint) {
  if (constraint.args.size() < 2 || constraint.args[0] != constraint.known.head) return false;
  constraint.add(constraint.joined(1));
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
  add_clue(constraint, constraint.args[1], constraint.args[0], false);
  return true;
}

bool read_side_clues(const IssConstraint& constraint) {
  if (constraint.args.size() < 2 || constraint.args.size() > 3) return false;
  for (std::size_t i = 1; i < constraint.args.size(); ++i) {
    const std::string& clue = constraint.args[i];
    if (clue.empty()) continue;
    if (!is_number(clue)) return false;
    add_clue(constraint, constraint.args[0], clue, i == 2);
  }
  return true;
}

bool read_little_killer(const IssConstraint& constraint) {
  if (constraint.args.size() != 2 || !is_number(constraint.args[0])) return false;
  const std::string start = constraint.cell(constraint.args[1]);
  const auto [row, column] = CellReader(start, {}, constraint.out.geometry()).place();
  const int below = constraint.out.rows() - 1;
  const int last = constraint.out.columns() - 1;
  Origin step;
  if (column == 0 && row < below) {
    step = {1, 1};
  } else if (column == last && row > 0 && row < below) {
    step = {-1, -1};
  } else if (row == 0) {
    step = {1, -1};
  } else if (row == below && column > 0 && column < last) {
    step = {-1, 1};
  } else {
    return false;
  }
  std::string cells;
  for (Origin at{row, column};
       std::min(at.row, at.column) >= 0 && at.row <= below && at.column <= last;
       at = {at.row + step.row, at.column + step.column}) {
    cells += fmt::format(" r{}c{}", at.row + 1, at.column + 1);
  }
  constraint.add(constraint.args[0] + ":" + cells);
  return true;
}

}  // namespace

namespace iss_forms {

const IssForm flag{read_flag, iss_writes::flag};
const IssForm cells{read_cells, iss_writes::cells};
const IssForm renban{read_renban, iss_writes::cells};
const IssForm number{read_number, iss_writes::number};
const IssForm number_or_none{read_number_or_none, iss_writes::number_or_none};
const IssForm whisper{read_whisper, iss_writes::whisper};
const IssForm lockout{read_number, iss_writes::lockout};
const IssForm sum_line{read_sum_line, iss_writes::sum_line};
const IssForm windoku{read_windoku, iss_writes::flag};
const IssForm entropic{read_entropic, iss_writes::cells};
const IssForm modular{read_modular, iss_writes::modular};
const IssForm circles{read_circles, iss_writes::cells};
const IssForm dots{read_pairs, iss_writes::dots};
const IssForm greater{read_pairs, iss_writes::greater};
const IssForm arrow{read_arrow, iss_writes::arrow};
const IssForm pill{read_pill, iss_writes::pill};
const IssForm values{read_values, iss_writes::values};
const IssForm quad{read_quad, iss_writes::quad};
const IssForm groups{read_groups, iss_writes::groups};
const IssForm indexing{read_indexing, iss_writes::indexing};
const IssForm diagonal{read_diagonal, nullptr};
const IssForm line_clue{read_line_clue, iss_writes::line_clue};
const IssForm side_clues{read_side_clues, iss_writes::side_clues};
const IssForm little_killer{read_little_killer, nullptr};

}  // namespace iss_forms

}  // namespace sudoku_sat
