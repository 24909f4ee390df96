// The forms of f-puzzles' lines and arrows. Lines that are too short for their rule are drawn there
// and say nothing; what no rule here says of a line is a statement.

#include "fpuzzles_fields.hpp"

namespace sudoku_sat::format {

namespace {

using namespace form_parts;

/// Lines that are too short to say anything are drawn all the same.
bool says_nothing(const Names& line, const FpuzzlesField& field) {
  return line.size() < field.least;
}

/// Of two cells the rule of three neighbours says that they differ in their class.
bool read_class_lines(const FieldElement& element, const FpuzzlesField& field) {
  const int size = element.puzzle().size();
  for (const Names& line : element.lines()) {
    if (says_nothing(line, field)) continue;
    if (line.size() > 2) {
      add(element, field, joined(line));
    } else if (field.value == "mod 3") {
      add_statement(element, fmt::format("{} mod 3 != {} mod 3", line[0], line[1]));
    } else if (size % 3 == 0) {
      add_statement(element,
                    fmt::format("({0} - 1) / {2} != ({1} - 1) / {2}", line[0], line[1], size / 3));
    } else {
      return false;
    }
  }
  return true;
}

/// The cells of a line in pieces, as the regions of the file cut it; cells in none belong to no
/// piece.
std::vector<Names> pieces_of(const Names& line, const ExchangePuzzle& puzzle) {
  std::vector<Names> pieces;
  long long last = -1;
  const Geometry geometry = puzzle.geometry();
  for (const std::string& name : line) {
    const long long region = puzzle.regions.at(cell_of(name, geometry));
    if (region < 0) continue;
    if (region != last) pieces.emplace_back();
    pieces.back().push_back(name);
    last = region;
  }
  return pieces;
}

/// Where some cells are in no region there is no rule that knows the regions, but their sums.
bool read_region_sums(const FieldElement& element, const FpuzzlesField& field) {
  ExchangePuzzle& puzzle = element.puzzle();
  const bool everywhere = std::ranges::find(puzzle.regions, -1) == puzzle.regions.end();
  for (const Names& line : element.lines()) {
    const std::vector<Names> pieces = pieces_of(line, puzzle);
    if (pieces.size() < 2) continue;
    if (everywhere) {
      add(element, field, joined(line));
      continue;
    }
    std::string groups;
    for (const Names& piece : pieces) groups += (groups.empty() ? "" : ": ") + joined(piece);
    puzzle.add("equal-sums", groups, element.place());
  }
  return true;
}

/// Whether the cells come as they are read, from left to right and from top to bottom.
bool in_reading_order(const Names& names, const Geometry& geometry) {
  return std::ranges::is_sorted(names, [&](const std::string& a, const std::string& b) {
    return cell_of(a, geometry) < cell_of(b, geometry);
  });
}

/// The digits of a circle are read in the order of its cells.
std::string number_in(const Names& circle) {
  std::string number = circle[0];
  for (std::size_t i = 1; i < circle.size(); ++i)
    number = fmt::format("10 * ({}) + {}", number, circle[i]);
  return number;
}

/// The first cell of a line is that one of the circle where it begins.
bool read_arrow(const FieldElement& element, const FpuzzlesField& field) {
  const Names circle = element.cells("cells");
  for (Names line : element.lines()) {
    line.erase(line.begin());
    if (line.empty()) continue;
    if (in_reading_order(circle, element.puzzle().geometry())) {
      add(element, field, joined(circle) + ": " + joined(line));
    } else {
      add_statement(element, fmt::format("{} = sum({})", number_in(circle), joined(line)));
    }
  }
  return true;
}

int distance(const Geometry& geometry, Cell a, Cell b) {
  return std::max(std::abs(geometry.row(a) - geometry.row(b)),
                  std::abs(geometry.column(a) - geometry.column(b)));
}

bool has_usual_value(const FpuzzlesField& field) {
  return !field.head.empty() && !field.value.empty();
}

/// The place in the margin where a clue is written.
std::string margin_name(const Said& clue, const Geometry& geometry) {
  const int beside = clue.far() ? geometry.size() + 1 : 0;
  return fmt::format("R{}C{}", clue.of_column() ? beside : clue.line,
                     clue.of_column() ? clue.line : beside);
}

bool write_arrow(const EntryText& entry, const FpuzzlesField&, Json& array) {
  const auto circle = entry.parts() == 2 ? entry.cells(0) : std::nullopt;
  auto line = circle ? entry.cells(1) : std::nullopt;
  if (!line) return false;
  const Geometry& geometry = entry.geometry();
  const Cell first = line->front();
  line->insert(line->begin(),
               *std::min_element(circle->begin(), circle->end(), [&](Cell a, Cell b) {
                 return distance(geometry, a, first) < distance(geometry, b, first);
               }));
  array.push_back({{"lines", Json::array({names_in(geometry, *line)})},
                   {"cells", names_in(geometry, *circle)}});
  return true;
}

}  // namespace

bool read_element(const FieldElement& element, const FpuzzlesField& field) {
  const FieldForm& form = *field.form;
  if (form.read != nullptr) return form.read(element, field);
  const bool in_lines = form.key == "lines";
  Said said;
  if (form.entry.starts_with('n')) {
    const bool optional = form.entry.starts_with("n?");
    said.number = element.value();
    if (said.number.empty() ? !optional : !is_number(said.number)) return false;
    // A cage's sum of 0 is none.
    if (optional && !in_lines && parse_number<int>(said.number) == 0) said.number.clear();
  }
  if (has_usual_value(field)) {
    // Without a value a dot has the usual one, and a letter that isn't there says nothing.
    const std::string value = in_capitals(element.value());
    if (value.empty() && field.name == "xv") return true;
    if (!value.empty() && value != field.value) return false;
  }
  std::vector<Names> lines;
  if (in_lines) {
    lines = element.lines();
    std::erase_if(lines, [&](const Names& line) { return says_nothing(line, field); });
  } else if (form.key == "cell") {
    lines.push_back({element.cell("cell")});
  } else {
    lines.push_back(element.cells(element.has(form.key) ? form.key : "cell"));
  }
  for (Names& line : lines) {
    said.cells = std::move(line);
    if (form.entry.ends_with('p') && said.cells.size() != 2) {
      element.puzzle().fail(element.place(), "expected two cells");
    }
    add(element, field, entry_of(said, form.entry, field.head));
  }
  return true;
}

bool write_entry(const EntryText& entry, const FpuzzlesField& field, Json& array) {
  const FieldForm& form = *field.form;
  if (form.write != nullptr) return form.write(entry, field, array);
  const auto all = said_by(entry, form.entry, field.head,
                           [&](Cell cell) { return name_in(entry.geometry(), cell); });
  if (!all) return false;
  for (const Said& said : *all) {
    Json& element = array.push_back(nullptr);
    const Json cells = said.cells.empty() ? said.first : said.cells;
    element[std::string(form.key)] = !said.side.empty() ? Json(margin_name(said, entry.geometry()))
                                     : form.key == "lines" ? Json::array({cells})
                                     : form.key == "cell"  ? cells[0]
                                                           : cells;
    if (!said.number.empty()) element["value"] = said.number;
    if (has_usual_value(field)) element["value"] = field.value;
  }
  return true;
}

namespace field_forms {

const FieldForm class_lines{"lines", "*", read_class_lines};
const FieldForm region_sums{"lines", "*", read_region_sums};
const FieldForm arrow{.read = read_arrow, .write = write_arrow};

}  // namespace field_forms

}  // namespace sudoku_sat::format
