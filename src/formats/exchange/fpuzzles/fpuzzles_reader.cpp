// Each field of the object is known, cosmetic or refused by name. Only what is marked as a given is
// one: any other value was entered while solving, in a file without givens too. Pencil marks but
// for the setter's own say nothing of the rules; cosmetics may stand for rules in words, so that a
// note tells of them.
#include <fmt/format.h>

#include "formats/exchange/programs.hpp"
#include "formats/text/value_text.hpp"
#include "fpuzzles_fields.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

/// Fields that say nothing of the rules, or are read on their own.
constexpr std::array<std::string_view, 27> without_rule{"size",           "title",
                                                        "author",         "ruleset",
                                                        "grid",           "solution",
                                                        "disabledlogic",  "truecandidatesoptions",
                                                        "diagonal+",      "diagonal-",
                                                        "negative",       "nonconsecutive",
                                                        "disjointgroups", "highlightConflicts",
                                                        "successMessage", "activeConstraints",
                                                        "msgcorrect",     "msgincorrect",
                                                        "metadata",       "info",
                                                        "version",        "id",
                                                        "date",           "timer",
                                                        "source",         "url",
                                                        "difficulty"};
constexpr std::array<std::string_view, 5> cosmetic{"line", "rectangle", "circle", "text", "cage"};

class FpuzzlesReader {
 public:
  FpuzzlesReader(const Json& json, ExchangePuzzle& out) : json_(json), out_(out) {}

  void read_size() { out_.set_size(number(json_["size"], "size"), "size"); }

  void read() {
    if (json_.contains("size")) {
      read_size();
    } else if (json_["grid"].is_array()) {
      out_.set_size(static_cast<long long>(json_["grid"].size()), "grid");
    }
    out_.header.title = text("title");
    out_.header.author = text("author");
    if (json_.contains("grid")) read_grid(json_["grid"]);
    read_diagonals();
    if (flag("disjointgroups")) read_disjoint_groups();
    for (const auto& [name, value] : json_.items()) read_field(name, value);
    read_absent_dots(json_, out_);
    tell_of_cosmetics();
    read_solution();
  }

 private:
  std::string text(const char* key) const {
    const auto found = json_.find(key);
    return found != nullptr && found->is_string() ? shown(found->get<std::string>(), 100'000)
                                                  : std::string();
  }

  long long number(const Json& json, const std::string& place) const {
    if (json.is_number_integer()) return json.get<long long>();
    if (json.is_string()) {
      if (const auto parsed = parse_number<int>(json.get<std::string>())) return *parsed;
    }
    out_.fail(place, "expected a number");
  }

  bool flag(const char* key) const {
    const auto found = json_.find(key);
    return found != nullptr && *found == Json(true);
  }

  void read_grid(const Json& grid) {
    std::vector<long long> regions;
    for_each_cell(grid, "grid", out_,
                  [&](const Json& cell, std::size_t index, const std::string& place) {
                    if (cell.is_object()) {
                      read_cell(cell, index, place);
                    } else {
                      out_.givens[index] = plain_value(cell, place);
                    }
                    regions.push_back(region_of(cell, index, place));
                  });
    read_regions(regions);
  }

  Value value_of(const Json& json, const std::string& place) const {
    const long long value = number(json, place);
    if (value >= 1 && value <= out_.size()) return static_cast<Value>(value);
    out_.fail(place, "{} is not a value from 1 to {}", value, out_.size());
  }

  /// In JSON of other programs a cell is its value alone; 0 stands for an empty one.
  Value plain_value(const Json& json, const std::string& place) const {
    if (json.is_array() || json.is_boolean()) out_.fail(place, "expected a value or an object");
    const bool empty = says_nothing(json) || json == Json(0) || json == Json(-1) ||
                       json == Json("0") || json == Json(".");
    return empty ? 0 : value_of(json, place);
  }

  void read_cell(const Json& cell, std::size_t index, const std::string& place) {
    const auto value = cell.find("value");
    if (value != nullptr && !says_nothing(*value) && *value != Json(0)) {
      const Value found = value_of(*value, place + ".value");
      const bool given = cell.contains("given") && cell["given"] == Json(true);
      (given ? out_.givens : out_.entries)[index] = found;
    }
    if (const auto marked = cell.find("centerPencilMarks")) out_.add_marks(index, *marked);
    const auto marks = cell.find("givenPencilMarks");
    if (marks == nullptr || says_nothing(*marks)) return;
    if (!marks->is_array()) out_.fail(place, "givenPencilMarks must be an array");
    std::string values;
    for (const Json& mark : *marks) {
      values += fmt::format("{}{}", values.empty() ? "" : " ",
                            value_of(mark, place + ".givenPencilMarks"));
    }
    const std::size_t size = static_cast<std::size_t>(out_.size());
    out_.add("allowed", fmt::format("{}: r{}c{}", values, index / size + 1, index % size + 1),
             place);
  }

  /// -1: none.
  long long region_of(const Json& cell, std::size_t index, const std::string& place) const {
    const auto region = cell.find("region");
    if (region == nullptr) return Geometry(out_.size()).box(static_cast<Cell>(index));
    if (region->is_null()) return -1;
    const long long number = this->number(*region, place + ".region");
    if (number >= -1 && number < 2 * out_.size()) return number;
    out_.fail(place + ".region", "not a region number");
  }

  void read_regions(const std::vector<long long>& regions) {
    out_.regions = regions;
    const std::optional<Geometry> boxes = boxes_of(regions);
    if (boxes && !(*boxes == Geometry(out_.size()))) out_.header.box = *boxes;
    // Where there can't be boxes the regions are rows, which lines are cut by there.
    const bool rows = boxes && out_.size() > 1 && boxes->box_rows() == 1;
    if (boxes && !(rows && (has("regionsumline") || has("boxindexer")))) return;
    if (std::ranges::count(regions, -1) == static_cast<std::ptrdiff_t>(regions.size())) {
      return out_.add("latin", "", "grid");
    }
    if (std::ranges::find(regions, -1) != regions.end()) return read_few_regions(regions);
    out_.add_regions(std::vector<std::size_t>(regions.begin(), regions.end()), "grid.region");
  }

  bool has(const char* field) const {
    const auto found = json_.find(field);
    return found != nullptr && !says_nothing(*found);
  }

  /// The cells of each region in reading order.
  std::map<long long, std::vector<Cell>> cells_of_regions(
      const std::vector<long long>& regions) const {
    std::map<long long, std::vector<Cell>> cells;
    for (Cell cell = 0; cell < regions.size(); ++cell) {
      if (regions[cell] >= 0) cells[regions[cell]].push_back(cell);
    }
    return cells;
  }

  void add_extra(const std::vector<Cell>& cells, std::string_view place) {
    if (cells.size() > 1) out_.add("extra", cells_text(Geometry(out_.size()), cells), place);
  }

  /// Some cells are in no region.
  void read_few_regions(const std::vector<long long>& regions) {
    if (has("boxindexer")) {
      out_.fail("boxindexer", "some cells are in no region, which is not supported");
    }
    out_.add("latin", "", "grid");
    for (const auto& [region, cells] : cells_of_regions(regions)) add_extra(cells, "grid.region");
  }

  /// The first cells of all regions, the second ones, ...
  void read_disjoint_groups() {
    if (out_.regions.empty() || boxes_of(out_.regions)) {
      return out_.add("disjoint-groups", "", "disjointgroups");
    }
    std::map<std::size_t, std::vector<Cell>> groups;
    for (const auto& [region, cells] : cells_of_regions(out_.regions)) {
      for (std::size_t i = 0; i < cells.size(); ++i) groups[i].push_back(cells[i]);
    }
    for (const auto& [place, cells] : groups) add_extra(cells, "disjointgroups");
  }

  /// The boxes that the regions are, if they are boxes; the usual ones where there is a choice.
  std::optional<Geometry> boxes_of(const std::vector<long long>& regions) const {
    std::vector<Geometry> shapes{Geometry(out_.size())};
    for (int rows = 1; rows <= out_.size(); ++rows) {
      if (out_.size() % rows == 0) shapes.emplace_back(rows, out_.size() / rows);
    }
    for (const Geometry& shape : shapes) {
      std::map<long long, int> box_of;
      std::map<int, long long> region_of;
      bool same = true;
      for (std::size_t i = 0; same && i < regions.size(); ++i) {
        const int box = shape.box(static_cast<Cell>(i));
        same = regions[i] >= 0 && box_of.try_emplace(regions[i], box).first->second == box &&
               region_of.try_emplace(box, regions[i]).first->second == regions[i];
      }
      if (same) return shape;
    }
    return std::nullopt;
  }

  void read_diagonals() {
    const bool up = flag("diagonal+");
    const bool down = flag("diagonal-");
    const int size = out_.size();
    if (up && down) return out_.add("diagonals", "", "diagonal+");
    if (up) out_.add("extra", fmt::format("r{}c1-r1c{}", size, size), "diagonal+");
    if (down) out_.add("extra", fmt::format("r1c1-r{}c{}", size, size), "diagonal-");
  }

  void read_field(const std::string& name, const Json& value) {
    if (is_among(without_rule, name) || is_among(cosmetic, name) || says_nothing(value)) return;
    const FpuzzlesField* const field = known_field(name);
    if (field == nullptr) return out_.unknown(name, "", names_of(fpuzzles_fields()));
    if (field->form == nullptr) return out_.add(field->rule, "", name);
    if (!value.is_array()) out_.fail(name, "expected an array");
    for (std::size_t i = 0; i < value.size(); ++i) {
      read_element(name, FieldElement(value[i], fmt::format("{}[{}]", name, i), out_));
    }
  }

  static const FpuzzlesField* known_field(std::string_view name) {
    for (const FpuzzlesField& field : fpuzzles_fields()) {
      if (field.name == name && find_rule(field.rule) != nullptr) return &field;
    }
    return nullptr;
  }

  void read_element(const std::string& name, const FieldElement& element) {
    for (const FpuzzlesField& field : fpuzzles_fields()) {
      if (field.name != name || find_rule(field.rule) == nullptr) continue;
      if (format::read_element(element, field)) return;
    }
    out_.unknown(fmt::format("{} of value {}", name, element.value()), element.place());
  }

  /// How many of the drawn cages are more than that.
  std::size_t read_digital_roots(const Json& cages) {
    std::size_t read = 0;
    for (std::size_t i = 0; cages.is_array() && i < cages.size(); ++i) {
      read += read_digital_root(FieldElement(cages[i], fmt::format("cage[{}]", i), out_)) ? 1U : 0U;
    }
    return read;
  }

  void tell_of_cosmetics() {
    out_.note_drawn(cosmetic, [&](std::string_view name) {
      const auto found = json_.find(name);
      if (found == nullptr || says_nothing(*found)) return std::size_t{0};
      return found->size() - (name == "cage" ? read_digital_roots(*found) : 0);
    });
  }

  void read_solution() {
    const auto found = json_.find("solution");
    if (found == nullptr || says_nothing(*found)) return;
    const auto size = static_cast<std::size_t>(out_.size());
    if (!found->is_array() || found->size() != size * size) {
      out_.fail("solution", "{} values are needed", size * size);
    }
    Grid solution;
    for (const Json& value : *found) {
      if (says_nothing(value) || value == Json(0) || value == Json(".")) return;
      solution.push_back(value_of(value, fmt::format("solution[{}]", solution.size())));
    }
    out_.solution = std::move(solution);
  }

  const Json& json_;
  ExchangePuzzle& out_;
};

/// Whether a cell of the grid is an object, as f-puzzles has them.
bool has_cells(const Json& object) {
  const Json* const grid = object.find("grid");
  return grid != nullptr && std::ranges::any_of(*grid, [](const Json& row) {
           return std::ranges::any_of(row, [](const Json& cell) { return cell.is_object(); });
         });
}

bool has_rules(const Json& object) {
  return std::ranges::any_of(fpuzzles_fields(), [&](const FpuzzlesField& field) {
    const Json* const found = object.find(field.name);
    return found != nullptr && !says_nothing(*found);
  });
}

bool is_of_sudokupad(const Json& object) {
  constexpr std::array<std::string_view, 7> names{"cages",    "regions",  "lines",   "arrows",
                                                  "cellSize", "overlays", "metadata"};
  return object.contains("cells") &&
         std::ranges::any_of(names, [&](std::string_view name) { return object.contains(name); });
}

}  // namespace

void read_fpuzzles(std::string_view json, ExchangePuzzle& out) {
  const Json object = parse_exchange_object(json, out);
  if (is_of_sudokumaker(object)) return read_sudokumaker(object, out);
  if (!has_cells(object) && !has_rules(object)) {
    if (is_of_sudokupad(object)) return read_sudokupad(json, out);
    if (read_json_grids(object, out)) return;
    if (object.contains("cells")) return read_sudokupad(json, out);
    if (object.contains("size")) FpuzzlesReader(object, out).read_size();
    if (!object.contains("grid")) return read_json_texts(object, out);
  }
  read_fpuzzles_object(object, out);
}

void read_fpuzzles_object(const Json& object, ExchangePuzzle& out) {
  FpuzzlesReader(object, out).read();
}

}  // namespace sudoku_sat::format
