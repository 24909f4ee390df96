// SudokuMaker (sudokumaker.app): {"formatVersion", "puzzle": {"cells", "constraints", ...}}, its
// constraints by number; cells, edges, corners and places beside the board are numbers, too. Both
// ways lead through the JSON of f-puzzles, whose fields say nearly the same: one table
// (maker_types()) has the number, the field, and the shape that the two differ in.
#include <map>
#include <set>

#include "formats/exchange/programs.hpp"
#include "sudokumaker_shapes.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;
using maker::MakerType;

/// What says nothing of the rules; the names of all others that this program can't read.
struct MakerName {
  int number;
  std::string_view name;
  bool cosmetic;
};

constexpr std::array<MakerName, 10> other_types{{{16, "global 2x2 groups", false},
                                                 {302, "clones", false},
                                                 {304, "look-and-say cages", false},
                                                 {405, "sequence lines", false},
                                                 {1000, "custom constraint", false},
                                                 {2000, "lines", true},
                                                 {2001, "cages", true},
                                                 {2002, "symbols", true},
                                                 {4000, "fog lights", true},
                                                 {4001, "fog triggers", true}}};

constexpr int givens_type = 0;
constexpr int regions_type = 1;
constexpr int nonconsecutive_type = 15;
constexpr int rows_and_columns_type = 2003;

const Json* array_in(const Json& json, std::string_view key) {
  const Json* const found = json.find(key);
  return found != nullptr && found->is_array() ? found : nullptr;
}

class MakerReader {
 public:
  MakerReader(const Json& puzzle, ExchangePuzzle& out) : puzzle_(puzzle), out_(out) {}

  void read() {
    read_size();
    for (const auto& [key, field] : {std::pair{"name", "title"}, {"author", "author"}}) {
      if (const Json* const text = puzzle_.find(key)) target_[field] = *text;
    }
    regions_.assign(static_cast<std::size_t>(size_ * size_), Json());
    const Json* list = array_in(puzzle_, "constraints");
    if (list == nullptr) list = array_in(puzzle_, "allConstraints");
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
      read_constraint(list->at(i), fmt::format("constraints[{}]", i));
    }
    require_rows_and_columns();
    target_["grid"] = grid();
    tell_of_cosmetics();
    read_fpuzzles_object(target_, out_);
  }

 private:
  long long number_at(std::string_view key, long long otherwise) const {
    const Json* const found = puzzle_.find(key);
    if (found == nullptr || found->is_null()) return otherwise;
    if (!found->is_number_integer()) out_.fail(key, "expected a number");
    return found->get<long long>();
  }

  void read_size() {
    const Json* const both = puzzle_.find("size");
    const long long width = number_at(
        "width", both != nullptr && both->is_number_integer() ? both->get<long long>() : 9);
    const long long height = number_at("height", width);
    if (width != height) {
      out_.fail("width", "a board of {} columns and {} rows is not supported in this format", width,
                height);
    }
    out_.set_size(width, "width");
    size_ = out_.size();
    if (number_at("minDigit", 1) != 1 || number_at("maxDigit", size_) != size_) {
      out_.fail("minDigit", "digits other than 1 to {} are not supported in this format", size_);
    }
    target_["size"] = size_;
  }

  void read_constraint(const Json& json, const std::string& place) {
    const Json* const type = json.is_object() ? json.find("type") : nullptr;
    if (type == nullptr || !type->is_number_integer()) out_.fail(place, "expected a numbered type");
    if (json.contains("disabled") && json.at("disabled") == Json(true)) {
      return out_.note(place + ": disabled and left out");
    }
    const long long number = type->get<long long>();
    if (number == givens_type) return;
    if (number == regions_type) return read_regions(json, place);
    if (number == rows_and_columns_type) return read_areas(json, place);
    for (const MakerType& known : maker::maker_types()) {
      if (known.number == number) return maker::read(json, known, {size_, place, out_}, target_);
    }
    read_other(json, number, place);
  }

  void read_other(const Json& json, long long number, const std::string& place) {
    const auto other = std::ranges::find(other_types, number, &MakerName::number);
    if (other == other_types.end()) return out_.unknown(fmt::format("type {}", number), place);
    if (other->cosmetic) {
      ++drawn_[other->name];
      return;
    }
    std::string name(other->name);
    const Json* const definition = json.find("definition");
    if (definition != nullptr && definition->is_object() && definition->contains("name")) {
      name += fmt::format(": {}", text_of(definition->at("name")));
    }
    out_.unknown(name, place);
  }

  void read_regions(const Json& json, const std::string& place) {
    const Json* const regions = array_in(json, "regions");
    if (regions == nullptr || regions->size() != regions_.size()) {
      out_.fail(place, "{} region numbers are needed", regions_.size());
    }
    if (has_regions_) return out_.leave_out("a second set of regions is not supported", place);
    has_regions_ = true;
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      if (regions->at(i) != Json(-1)) regions_[i] = regions->at(i);
    }
  }

  /// Rows and columns of the whole board, if no areas are named.
  void read_areas(const Json& json, const std::string& place) {
    const Json* const areas = array_in(json, "areas");
    if (areas != nullptr && !areas->empty()) {
      out_.leave_out("rows and columns of parts of the board are not supported", place);
    }
    rows_and_columns_ = true;
  }

  void require_rows_and_columns() const {
    if (rows_and_columns_ || !puzzle_.contains("type")) return;
    if (puzzle_.at("type") == Json("custom")) {
      out_.fail("type", "a board whose rows and columns may repeat digits is not supported");
    }
  }

  Json grid() const {
    const Json* const cells = array_in(puzzle_, "cells");
    if (cells == nullptr || cells->size() != regions_.size()) {
      out_.fail("cells", "{} cells are needed", regions_.size());
    }
    Json rows = Json::array();
    for (std::size_t i = 0; i < cells->size(); ++i) {
      if (i % static_cast<std::size_t>(size_) == 0) rows.push_back(Json::array());
      Json cell = Json::object();
      if (cells->at(i).is_object()) {
        for (const char* const key : {"value", "given"}) {
          if (const Json* const found = cells->at(i).find(key)) cell[key] = *found;
        }
      }
      cell["region"] = regions_[i];
      rows.back().push_back(std::move(cell));
    }
    return rows;
  }

  void tell_of_cosmetics() const {
    std::vector<std::string_view> names;
    for (const auto& [name, number] : drawn_) names.push_back(name);
    out_.note_drawn(names, [&](std::string_view name) { return drawn_.at(name); });
  }

  const Json& puzzle_;
  ExchangePuzzle& out_;
  int size_ = 0;
  Json target_ = Json::object();  ///< as f-puzzles has it
  std::vector<Json> regions_;
  bool has_regions_ = false;
  bool rows_and_columns_ = false;
  std::map<std::string_view, std::size_t> drawn_;
};

class MakerWriter {
 public:
  explicit MakerWriter(const Picture& picture)
      : picture_(picture),
        source_(Json::parse(fpuzzles_json(picture, "SudokuMaker"))),
        size_(source_["size"].get<int>()) {}

  std::string write() {
    Json puzzle = Json::object();
    for (const auto& [key, field] : {std::pair{"name", "title"}, {"author", "author"}}) {
      puzzle[key] = source_.value(field, "");
    }
    puzzle["type"] = "sudoku";
    puzzle["width"] = size_;
    puzzle["height"] = size_;
    puzzle["minDigit"] = 1;
    puzzle["maxDigit"] = size_;
    write_cells(puzzle);
    constraints_.push_back({{"type", givens_type}});
    write_regions();
    for (const auto& [name, value] : source_.items()) write_field(name, value);
    write_absent_dots();
    puzzle["constraints"] = constraints_;
    Json document = Json::object();
    document["formatVersion"] = "1.5.0";
    document["puzzle"] = std::move(puzzle);
    return document.dump(-1, Json::BadBytes::replaced);
  }

 private:
  void write_cells(Json& puzzle) {
    Json cells = Json::array();
    for (const Json& row : source_["grid"]) {
      for (const Json& from : row) {
        Json cell = Json::object();
        for (const char* const key : {"value", "given"}) {
          if (const Json* const found = from.find(key)) cell[key] = *found;
        }
        if (from.contains("givenPencilMarks")) leave_out("values that cells may have");
        const int box = Geometry(size_).box(static_cast<Cell>(cells.size()));
        const Json* const region = from.find("region");
        regions_.push_back(region == nullptr ? Json(box) : region->is_null() ? Json(-1) : *region);
        cells.push_back(std::move(cell));
      }
    }
    puzzle["cells"] = std::move(cells);
  }

  /// Without them there are none.
  void write_regions() {
    if (std::ranges::all_of(regions_, [](const Json& region) { return region == Json(-1); }))
      return;
    constraints_.push_back({{"type", regions_type}, {"regions", regions_}});
  }

  void write_field(std::string_view name, const Json& value) {
    constexpr std::array<std::string_view, 7> elsewhere{
        "size", "title", "author", "grid", "solution", "negative", "nonconsecutive"};
    if (std::ranges::find(elsewhere, name) != elsewhere.end()) return;
    for (const MakerType& type : maker::maker_types()) {
      if (type.field != name) continue;
      if (maker::write(value, type, size_, constraints_)) return;
    }
    leave_out(name);
  }

  Json* constraint(int number) {
    for (Json& one : constraints_) {
      if (one["type"] == Json(number)) return &one;
    }
    return nullptr;
  }

  Json& negative_of(int number) {
    if (constraint(number) == nullptr) {
      constraints_.push_back({{"type", number}, {"clues", Json::array()}});
    }
    return (*constraint(number))["negative"] = Json::array();
  }

  void write_absent_dots() {
    if (source_.contains("nonconsecutive")) {
      const bool dots = source_.contains("difference") || source_.contains("ratio");
      if (dots) {
        negative_of(maker::difference_type).push_back(1);
      } else {
        constraints_.push_back({{"type", nonconsecutive_type}});
      }
    }
    const Json* const negative = array_in(source_, "negative");
    for (std::size_t i = 0; negative != nullptr && i < negative->size(); ++i) {
      if (negative->at(i) == Json("xv")) {
        negative_of(maker::xv_type) = Json::array({5, 10});
      } else {
        write_absent_ratios();
      }
    }
  }

  void write_absent_ratios() {
    std::set<long long> numbers;
    if (const Json* const ratios = constraint(maker::ratio_type)) {
      for (const Json& clue : ratios->at("clues"))
        numbers.insert(clue.at("value").get<long long>());
    }
    if (numbers.empty()) numbers.insert(2);
    Json& negative = negative_of(maker::ratio_type);
    for (const long long number : numbers) negative.push_back(number);
  }

  void leave_out(std::string_view what) const {
    picture_.leave_out(fmt::format("SudokuMaker does not support {}, or not in this form", what));
  }

  const Picture& picture_;
  Json source_;  ///< as f-puzzles has it
  int size_;
  Json constraints_ = Json::array();
  std::vector<Json> regions_;
};

/// In old files the puzzle is not an object of its own.
const Json& puzzle_in(const Json& object) {
  const Json* const puzzle = object.find("puzzle");
  return puzzle != nullptr && puzzle->is_object() ? *puzzle : object;
}

}  // namespace

bool is_of_sudokumaker(const Json& object) {
  const Json& puzzle = puzzle_in(object);
  return array_in(puzzle, "cells") != nullptr && (array_in(puzzle, "constraints") != nullptr ||
                                                  array_in(puzzle, "allConstraints") != nullptr);
}

void read_sudokumaker(const Json& object, ExchangePuzzle& out) {
  MakerReader(puzzle_in(object), out).read();
}

std::string sudokumaker_json(const Picture& picture) { return MakerWriter(picture).write(); }

}  // namespace sudoku_sat::format
