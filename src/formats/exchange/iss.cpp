// Sigh's Interactive Sudoku Solver writes a dot, a constraint's name, and its arguments behind '~'.
// The table has what each name is here and in what form; a further one is a line. Boards that
// aren't square, several regions beside boxes, and constraints in Or and And are refused by name.
#include "iss.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

using Args = std::vector<std::string>;

std::vector<std::string> split_at(std::string_view text, char sign) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == sign) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

struct IssName;

/// A constraint with its arguments, and where its entries go.
struct IssConstraint {
  const IssName& known;
  std::string place;
  Args args;
  ExchangePuzzle& out;

  void add(const std::string& entry) const;
  /// "r1c1" of "R1C1". Throws: TextError.
  std::string cell(const std::string& text) const;
  /// The cells from argument `first` on. Throws: TextError where there are none.
  Args cells(std::size_t first = 0) const;
  std::string joined(std::size_t first = 0) const {
    return fmt::format("{}", fmt::join(cells(first), " "));
  }
};

struct IssName {
  std::string_view name;
  std::string_view rule;
  /// False: the rule can't say it.
  bool (*read)(const IssConstraint&);
  std::string_view head = {};  ///< what the rule's entry begins with, or the whole entry
};

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

Args IssConstraint::cells(std::size_t first) const {
  Args names;
  for (std::size_t i = first; i < args.size(); ++i) names.push_back(cell(args[i]));
  if (names.empty()) out.fail(place, "no cells");
  return names;
}

bool iss_flag(const IssConstraint& constraint) {
  constraint.add(std::string(constraint.known.head));
  return true;
}

bool iss_cells(const IssConstraint& constraint) {
  constraint.add(constraint.joined());
  return true;
}

/// A number and cells; "0" is none where the rule may do without.
bool iss_number(const IssConstraint& constraint) {
  if (constraint.args.empty() || !is_number(constraint.args[0])) return false;
  constraint.add(constraint.args[0] + ": " + constraint.joined(1));
  return true;
}

bool iss_number_or_none(const IssConstraint& constraint) {
  const bool number = !constraint.args.empty() && is_number(constraint.args[0]);
  if (number && constraint.args[0] != "0") return iss_number(constraint);
  constraint.add(constraint.joined(number ? 1 : 0));
  return true;
}

/// What is only known for three classes.
bool iss_thirds(const IssConstraint& constraint) {
  if (constraint.args.empty() || constraint.args[0] != "3") return false;
  constraint.add(constraint.joined(1));
  return true;
}

/// All pairs of neighbours among the cells, the earlier one first.
bool iss_pairs(const IssConstraint& constraint) {
  const Args names = constraint.cells();
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

bool iss_arrow(const IssConstraint& constraint) {
  if (constraint.args.size() < 2) constraint.out.fail(constraint.place, "an arrow without cells");
  constraint.add(constraint.cell(constraint.args[0]) + ": " + constraint.joined(1));
  return true;
}

bool iss_pill(const IssConstraint& constraint) {
  const auto length = parse_number<std::size_t>(constraint.args.empty() ? "" : constraint.args[0]);
  if (!length || *length < 1 || *length >= constraint.args.size() - 1) return false;
  const Args cells = constraint.cells(1);
  const auto end = cells.begin() + static_cast<std::ptrdiff_t>(*length);
  constraint.add(
      fmt::format("{}: {}", fmt::join(cells.begin(), end, " "), fmt::join(end, cells.end(), " ")));
  return true;
}

bool iss_values(const IssConstraint& constraint) {
  if (constraint.args.size() < 2) return false;
  std::string values = constraint.args[0];
  std::replace(values.begin(), values.end(), '_', ' ');
  constraint.add(values + ": " + constraint.joined(1));
  return true;
}

bool iss_quad(const IssConstraint& constraint) {
  if (constraint.args.size() < 2) return false;
  constraint.add(fmt::format("{}: {}",
                             fmt::join(constraint.args.begin() + 1, constraint.args.end(), " "),
                             constraint.cell(constraint.args[0])));
  return true;
}

bool iss_groups(const IssConstraint& constraint) {
  const auto groups = parse_number<std::size_t>(constraint.args.empty() ? "" : constraint.args[0]);
  const std::size_t cells = constraint.args.size() - 1;
  if (!groups || *groups < 2 || cells % *groups != 0) return false;
  const Args names = constraint.cells(1);
  std::string entry;
  for (std::size_t i = 0; i < names.size(); ++i) {
    entry += i == 0 ? "" : (i % (cells / *groups) == 0 ? ": " : " ");
    entry += names[i];
  }
  constraint.add(entry);
  return true;
}

bool iss_indexing(const IssConstraint& constraint) {
  if (constraint.args.size() < 2 || constraint.args[0] != constraint.known.head) return false;
  constraint.add(constraint.joined(1));
  return true;
}

bool iss_diagonal(const IssConstraint& constraint) {
  const int size = constraint.out.size();
  if (constraint.args == Args{"1"}) {
    constraint.add(fmt::format("r{}c1-r1c{}", size, size));
  } else if (constraint.args == Args{"-1"}) {
    constraint.add(fmt::format("r1c1-r{}c{}", size, size));
  } else {
    return false;
  }
  return true;
}

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

bool iss_line_clue(const IssConstraint& constraint) {
  if (constraint.args.size() != 2 || !is_number(constraint.args[0])) return false;
  add_clue(constraint, constraint.args[1], constraint.args[0], false);
  return true;
}

bool iss_side_clues(const IssConstraint& constraint) {
  if (constraint.args.size() < 2 || constraint.args.size() > 3) return false;
  for (std::size_t i = 1; i < constraint.args.size(); ++i) {
    const std::string& clue = constraint.args[i];
    if (clue.empty()) continue;
    if (!is_number(clue)) return false;
    add_clue(constraint, constraint.args[0], clue, i == 2);
  }
  return true;
}

/// The start of a diagonal tells its direction.
bool iss_little_killer(const IssConstraint& constraint) {
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

constexpr IssName iss_names[] = {
    {"Cage", "cages", iss_number_or_none},
    {"Sum", "sums", iss_number},
    {"AllDifferent", "extra", iss_cells},
    {"Thermo", "thermometers", iss_cells},
    {"Whisper", "whispers", iss_number_or_none},
    {"Renban", "renban", iss_cells},
    {"Palindrome", "palindromes", iss_cells},
    {"Between", "between", iss_cells},
    {"Arrow", "arrows", iss_arrow},
    {"PillArrow", "arrows", iss_pill},
    {"DoubleArrow", "double-arrows", iss_cells},
    {"RegionSumLine", "region-sum-lines", iss_cells},
    {"Entropic", "entropic-lines", iss_cells},
    {"Modular", "modular-lines", iss_thirds},
    {"Zipper", "zippers", iss_cells},
    {"SumLine", "sum-lines", iss_number},
    {"Lockout", "lockouts", iss_number},
    {"Lunchbox", "lunchboxes", iss_number},
    {"RellikCage", "rellik-cages", iss_number},
    {"EqualityCage", "equality-cages", iss_cells},
    {"ContainExact", "contains-exactly", iss_values},
    {"ContainAtLeast", "contains-at-least", iss_values},
    {"SameValues", "same-values", iss_groups},
    {"CountingCircles", "counting-circles", iss_cells},
    {"Indexing", "row-indexers", iss_indexing, "R"},
    {"Indexing", "column-indexers", iss_indexing, "C"},
    {"WhiteDot", "kropki", iss_pairs, "white"},
    {"BlackDot", "kropki", iss_pairs, "black"},
    {"X", "xv", iss_pairs, "x"},
    {"V", "xv", iss_pairs, "v"},
    {"GreaterThan", "inequalities", iss_pairs, ">"},
    {"Quad", "quadruples", iss_quad},
    {"Sandwich", "sandwich", iss_line_clue},
    {"XSum", "x-sums", iss_side_clues},
    {"Skyscraper", "skyscrapers", iss_side_clues},
    {"HiddenSkyscraper", "hidden-skyscrapers", iss_side_clues},
    {"NumberedRoom", "numbered-rooms", iss_side_clues},
    {"LittleKiller", "sums", iss_little_killer},
    {"StrictKropki", "kropki", iss_flag, "all given"},
    {"StrictXV", "xv", iss_flag, "all given"},
    {"Diagonal", "extra", iss_diagonal},
    {"AntiKnight", "anti-knight", iss_flag},
    {"AntiKing", "anti-king", iss_flag},
    {"AntiConsecutive", "non-consecutive", iss_flag},
    {"AntiTaxicab", "self-taxicab", iss_flag},
    {"DisjointSets", "disjoint-groups", iss_flag},
    {"Windoku", "windoku", iss_flag},
    {"GlobalEntropy", "global-entropy", iss_flag},
    {"GlobalMod", "global-modular", iss_flag},
    {"DutchFlatmates", "flatmates", iss_flag},
};

class IssReader {
 public:
  explicit IssReader(ExchangePuzzle& out) : out_(out) {}

  void read(std::string_view text) {
    std::vector<Args> constraints;
    for (const std::string& item : split_at(text.substr(1), '.')) {
      if (!item.empty()) constraints.push_back(split_at(item, '~'));
    }
    for (const Args& constraint : constraints) {
      if (constraint[0] == "Shape") read_shape(constraint);
      if (constraint[0] == "NoBoxes") no_boxes_ = true;
    }
    out_.givens.assign(static_cast<std::size_t>(out_.size() * out_.size()), 0);
    for (Args& constraint : constraints) read(std::move(constraint));
    if (no_boxes_ && !jigsaw_) out_.add("latin", "", "NoBoxes");
  }

 private:
  void read_shape(const Args& constraint) {
    const std::string& shape = constraint.size() > 1 ? constraint[1] : constraint[0];
    const Args sides = split_at(shape, 'x');
    const auto size = parse_number<int>(sides[0]);
    if (constraint.size() != 2 || sides.size() != 2 || !size || sides[0] != sides[1]) {
      out_.fail("Shape",
                fmt::format("'{}': only square boards such as 6x6 can be read", shown(shape)));
    }
    out_.set_size(*size, "Shape");
  }

  void read(Args constraint) {
    const std::string name = constraint[0];
    constraint.erase(constraint.begin());
    ++number_;
    if (name == "Shape" || name == "NoBoxes") return;
    if (name.empty()) return read_givens(constraint);
    if (name == "Jigsaw") return read_jigsaw(constraint);
    const std::string place = fmt::format("constraint {} ({})", number_, shown(name));
    for (const IssName& known : iss_names) {
      if (known.name != name || find_rule(known.rule) == nullptr) continue;
      if (known.read({known, place, constraint, out_})) return;
    }
    out_.unknown(name, fmt::format("constraint {}", number_), names_of(iss_names));
  }

  void read_givens(const Args& cells) {
    static constexpr IssName allowed{"", "allowed", nullptr};
    const IssConstraint given{allowed, fmt::format("constraint {}", number_), {}, out_};
    for (const std::string& text : cells) {
      Args parts = split_at(text, '_');
      const std::string cell = given.cell(parts[0]);
      parts.erase(parts.begin());
      for (const std::string& part : parts) {
        const auto value = parse_number<int>(part);
        if (value && *value >= 1 && *value <= out_.size()) continue;
        out_.fail(given.place, fmt::format("'{}' is no value: 1 to {}", shown(part), out_.size()));
      }
      if (parts.size() != 1) {
        given.add(fmt::format("{}: {}", fmt::join(parts, " "), cell));
        continue;
      }
      const Geometry geometry(out_.size());
      out_.givens[CellReader(cell, {}, geometry).cell()] = *parse_number<Value>(parts[0]);
    }
  }

  /// A sign for each cell.
  void read_jigsaw(const Args& args) {
    const auto size = static_cast<std::size_t>(out_.size());
    if (args.size() != 1 || args[0].size() != size * size) {
      out_.fail("Jigsaw", fmt::format("{} signs are needed", size * size));
    }
    if (!no_boxes_) return out_.unknown("Jigsaw with boxes", fmt::format("constraint {}", number_));
    jigsaw_ = true;
    for (std::size_t row = 0; row < size; ++row) {
      out_.add("regions", args[0].substr(row * size, size), "Jigsaw");
    }
  }

  ExchangePuzzle& out_;
  std::size_t number_ = 0;
  bool no_boxes_ = false;
  bool jigsaw_ = false;
};

}  // namespace

void read_iss(std::string_view text, ExchangePuzzle& out) { IssReader(out).read(text); }

}  // namespace sudoku_sat
