// Rules are prose there, so no drawing is taken for a rule; cages alone are: they have cells and a
// sum. In old files title, author and rules are cages without cells.
#include <fmt/format.h>

#include <set>

#include "formats/exchange/entry_text.hpp"
#include "formats/exchange/json/json.hpp"
#include "formats/exchange/programs.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

/// What is drawn, besides cages.
constexpr std::array<std::string_view, 4> drawings{"lines", "arrows", "underlays", "overlays"};

class SudokuPadReader {
 public:
  SudokuPadReader(const Json& json, ExchangePuzzle& out) : json_(json), out_(out) {}

  void read() {
    read_cells();
    read_regions();
    for (std::size_t i = 0; i < items("cages").size(); ++i) {
      read_cage(items("cages")[i], fmt::format("cages[{}]", i));
    }
    read_metadata();
    tell_of_drawings();
  }

 private:
  const Json& items(const std::string& name) const {
    static const Json none = Json::array();
    const auto found = json_.find(name);
    if (found == nullptr || found->is_null()) return none;
    if (!found->is_array()) out_.fail(name, "expected an array");
    return *found;
  }

  void read_cells() {
    const Json& rows = items("cells");
    out_.set_size(static_cast<long long>(rows.size()), "cells");
    for_each_cell(rows, "cells", out_,
                  [&](const Json& cell, std::size_t index, const std::string& place) {
                    const Value value = value_of(cell, place);
                    (is_entry(cell) ? out_.entries : out_.givens)[index] = value;
                    const auto marks = cell.is_object() ? cell.find("centremarks") : nullptr;
                    if (marks != nullptr) out_.add_marks(index, *marks);
                  });
  }

  /// A puzzle's own values are givens, unless a cell says that it is none.
  static bool is_entry(const Json& cell) {
    return cell.is_object() && cell.contains("given") && cell["given"] == Json(false);
  }

  Value value_of(const Json& cell, const std::string& place) const {
    if (cell.is_null() || (cell.is_array() && cell.empty())) return 0;
    if (!cell.is_object()) out_.fail(place, "expected an object");
    const auto value = cell.find("value");
    if (value == nullptr || value->is_null() || *value == Json("")) return 0;
    const std::string text = text_of(*value);
    const auto number = parse_number<int>(text);
    if (number && *number >= 1 && *number <= out_.size()) return static_cast<Value>(*number);
    out_.fail(place, "'{}' is not a value from 1 to {}", shown(text, 20), out_.size());
  }

  /// A cell of a list: [row, column] from 0.
  Cell cell_at(const Json& json, const std::string& place) const {
    const auto inside = [&](const Json& number) {
      return number.is_number_integer() && number.get<long long>() >= 0 &&
             number.get<long long>() < out_.size();
    };
    if (!json.is_array() || json.size() != 2 || !inside(json[0]) || !inside(json[1])) {
      out_.fail(place, "no cell of the board: [row, column] from 0 is needed here");
    }
    return Geometry(out_.size()).cell(json[0].get<int>(), json[1].get<int>());
  }

  std::vector<Cell> cells_of(const Json& json, const std::string& place) const {
    std::vector<Cell> cells;
    if (!json.is_array()) out_.fail(place, "an array of cells is needed here");
    for (const Json& cell : json) cells.push_back(cell_at(cell, place));
    return cells;
  }

  std::string names_of(const std::vector<Cell>& cells) const {
    return cells_text(Geometry(out_.size()), cells);
  }

  void read_regions() {
    const Json& regions = items("regions");
    if (regions.empty()) {
      out_.note("it has no regions: only rows and columns have each value once");
      return out_.add("latin", "", "regions");
    }
    std::vector<std::vector<Cell>> read;
    std::set<Cell> seen;
    for (std::size_t i = 0; i < regions.size(); ++i) {
      const std::string place = fmt::format("regions[{}]", i);
      read.push_back(cells_of(regions[i], place));
      if (read.back().size() != static_cast<std::size_t>(out_.size())) {
        out_.fail(place, "{} cells: a region has {}", read.back().size(), out_.size());
      }
      for (const Cell cell : read.back()) {
        if (!seen.insert(cell).second) out_.fail(place, names_of({cell}) + " is in two regions");
      }
    }
    if (seen.size() != out_.givens.size()) out_.fail("regions", "some cells are in none of them");
    if (are_boxes(read)) return;
    for (const auto& cells : read) out_.add("regions", names_of(cells), "regions");
  }

  bool are_boxes(const std::vector<std::vector<Cell>>& regions) const {
    const Geometry usual(out_.size());
    return std::ranges::all_of(regions, [&](const auto& cells) {
      return std::ranges::all_of(
          cells, [&](Cell cell) { return usual.box(cell) == usual.box(cells.front()); });
    });
  }

  void read_cage(const Json& cage, const std::string& place) {
    if (!cage.is_object()) out_.fail(place, "expected an object");
    const std::string text = cage.contains("value") ? text_of(cage["value"]) : "";
    if (!cage.contains("cells") || cage["cells"].empty()) return read_word(text);
    // Rows and columns are cages that aren't shown.
    if (cage.contains("type") && cage["type"] == Json("rowcol")) return;
    const std::string cells = names_of(cells_of(cage["cells"], place));
    if (text.empty()) return out_.add("cages", cells, place);
    const auto sum = parse_number<int>(text);
    if (!sum) return out_.unknown(fmt::format("a cage with '{}'", shown(text, 20)), place);
    const bool repeats = cage.contains("unique") && cage["unique"] == Json(false);
    out_.add(repeats ? "sums" : "cages", fmt::format("{}: {}", *sum, cells), place);
  }

  /// "title: ..." and the like.
  void read_word(const std::string& text) {
    const std::size_t colon = text.find(':');
    if (colon == text.npos) return;
    const std::size_t begin = std::min(text.find_first_not_of(' ', colon + 1), text.size());
    note_word(text.substr(0, colon), text.substr(begin));
  }

  void note_word(const std::string& name, const std::string& text) {
    if (name == "title") out_.header.title = shown(text, 100'000);
    if (name == "author") out_.header.author = shown(text, 100'000);
    if (name == "rules" && !text.empty()) rules_ = text;
    if (name == "solution") read_solution(text);
  }

  void read_metadata() {
    const auto metadata = json_.find("metadata");
    if (metadata != nullptr && metadata->is_object()) {
      for (const auto& [name, value] : metadata->items()) {
        if (value.is_string()) note_word(name, value.get<std::string>());
      }
    }
    if (!rules_.empty()) {
      out_.note(fmt::format("the rules are words, of which givens, regions and cages are read: {}",
                            shown(rules_, 300)));
    }
  }

  /// Of boards whose values are single digits.
  void read_solution(const std::string& text) {
    if (text.size() != out_.givens.size() || out_.size() > 9) return;
    const auto value = [](char c) { return static_cast<Value>(c - '0'); };
    if (std::ranges::any_of(text, [&](char c) { return c < '1' || c > '9'; })) return;
    for (const char c : text) out_.solution.push_back(value(c));
  }

  void tell_of_drawings() const {
    out_.note_drawn(drawings,
                    [&](std::string_view name) { return items(std::string(name)).size(); });
  }

  const Json& json_;
  ExchangePuzzle& out_;
  std::string rules_;
};

}  // namespace

void read_sudokupad(std::string_view text, ExchangePuzzle& out) {
  std::optional<Json> zipped =
      Json::read(text).has_value() ? std::nullopt : parse_zipped_json(text);
  Json json = zipped ? *std::move(zipped) : parse_exchange_object(text, out);
  lengthen_names(json);
  if (!json.contains("cells")) {
    // Some links of f-puzzles' JSON have the other prefix.
    if (json.contains("grid")) return read_fpuzzles(text, out);
    out.fail("", "JSON, but no puzzle of SudokuPad: it has no cells");
  }
  SudokuPadReader(json, out).read();
}

}  // namespace sudoku_sat::format
