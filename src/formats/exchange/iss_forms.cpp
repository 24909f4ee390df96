// The arguments of constraint strings as entries of rules, and back: mostly numbers and cells. What
// an entry says beyond a constraint's arguments can't be written: the writer refuses the rule then.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>

#include "iss_constraint.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::format {

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
      return place_name({row - 1, of_row - 1});
    }
  }
  out.fail(place, fmt::format("'{}' is not a cell of this board (expected R1C2)", shown(text)));
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

namespace iss_parts {

bool add_with_cells(const EntryText& entry, std::size_t part, std::string_view name,
                    std::vector<std::string> args, IssText& out) {
  const auto cells = entry.cells(part);
  if (!cells || cells->empty()) return false;
  for (std::string& cell : out.cells(*cells)) args.push_back(std::move(cell));
  out.add(name, args);
  return true;
}

std::vector<std::string> value_list(const EntryText& entry) {
  const auto words = entry.words(0);
  return {words.begin(), words.end()};
}

}  // namespace iss_parts

namespace {

using namespace iss_parts;

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

bool read_values(const IssConstraint& constraint) {
  if (constraint.args.size() < 2) return false;
  std::string values = constraint.args[0];
  std::replace(values.begin(), values.end(), '_', ' ');
  constraint.add(values + ": " + constraint.joined(1));
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

bool add_numbered(const EntryText& entry, std::string_view name, int usual, IssText& out) {
  if (entry.parts() == 1) return add_with_cells(entry, 0, name, {std::to_string(usual)}, out);
  if (entry.parts() != 2 || !entry.number(0)) return false;
  return add_with_cells(entry, 1, name, {std::string(entry.part(0))}, out);
}

/// A number and cells; `usual` gives the number where there is none, by the size of the board.
template <auto usual>
bool write_numbered(const EntryText& entry, const IssName& name, IssText& out) {
  return add_numbered(entry, name.name, usual(entry.geometry().size()), out);
}

bool write_flag(const EntryText& entry, const IssName& name, IssText& out) {
  if (entry.parts() != 1 || entry.part(0) != name.head) return false;
  out.add(name.name);
  return true;
}

bool write_cells(const EntryText& entry, const IssName& name, IssText& out) {
  return entry.parts() == 1 && add_with_cells(entry, 0, name.name, {}, out);
}

bool write_number(const EntryText& entry, const IssName& name, IssText& out) {
  return entry.parts() == 2 && add_numbered(entry, name.name, 0, out);
}

bool write_values(const EntryText& entry, const IssName& name, IssText& out) {
  if (entry.parts() != 2) return false;
  return add_with_cells(entry, 1, name.name, {fmt::format("{}", fmt::join(value_list(entry), "_"))},
                        out);
}

bool write_groups(const EntryText& entry, const IssName& name, IssText& out) {
  std::vector<std::string> args{std::to_string(entry.parts())};
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

bool write_indexing(const EntryText& entry, const IssName& name, IssText& out) {
  return entry.parts() == 1 && add_with_cells(entry, 0, name.name, {std::string(name.head)}, out);
}

}  // namespace

namespace iss_forms {

const IssForm flag{read_flag, write_flag};
const IssForm cells{read_cells, write_cells};
const IssForm renban{read_renban, write_cells};
const IssForm number{read_number, write_number};
const IssForm number_or_none{read_number_or_none, write_numbered<[](int) { return 0; }>};
const IssForm whisper{read_whisper, write_numbered<[](int size) { return (size + 1) / 2; }>};
const IssForm lockout{read_number, write_numbered<[](int size) { return (size - 1) / 2; }>};
const IssForm sum_line{read_sum_line, write_numbered<[](int size) { return size + 1; }>};
const IssForm windoku{read_windoku, write_flag};
const IssForm entropic{read_entropic, write_cells};
const IssForm modular{read_modular, write_numbered<[](int) { return 3; }>};
const IssForm circles{read_circles, write_cells};
const IssForm values{read_values, write_values};
const IssForm groups{read_groups, write_groups};
const IssForm indexing{read_indexing, write_indexing};

}  // namespace iss_forms

}  // namespace sudoku_sat::format
