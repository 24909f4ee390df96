// People play there, so a board is written as it is drawn: marks of rules as lines, circles, cages
// and texts, in the grey of printed puzzles, and the rules in words. Whether the player's solution
// is right is told by `solution`.
#include <fmt/format.h>

#include "base/json.hpp"

#include "formats/text/value_text.hpp"
#include "marks.hpp"
#include "words.hpp"
#include "writers.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

constexpr std::string_view grey = "#BBBBBB";
constexpr std::string_view dark = "#555555";

class SudokuPadWriter {
 public:
  explicit SudokuPadWriter(const Picture& picture)
      : picture_(picture), geometry_(picture.geometry) {
    if (!geometry_.single()) throw UsageError("SudokuPad does not support boards of several grids");
    if (!has_symbols(geometry_.size())) {
      throw UsageError("SudokuPad supports at most 35 values");
    }
  }

  std::string write() {
    json_["cellSize"] = 64;
    write_metadata();
    write_cells();
    write_regions();
    for (const char* name : {"cages", "lines", "arrows", "underlays", "overlays"}) {
      json_[name] = Json::array();
    }
    for (const Mark& mark : marks_of(picture_)) write_mark(mark);
    return json_.dump(-1, base::Json::BadBytes::replaced);
  }

 private:
  void write_metadata() {
    Json& metadata = json_["metadata"] = Json::object();
    if (!picture_.title.empty()) metadata["title"] = std::string(picture_.title);
    if (!picture_.author.empty()) metadata["author"] = std::string(picture_.author);
    std::string rules =
        fmt::format("Each row, column and outlined region holds each of {} to {} once.",
                    geometry_.least(), geometry_.most());
    if (picture_.board != nullptr) {
      for (const RuleWords& rule : rules_in_words(*picture_.board)) rules += "\n" + rule.words;
    }
    metadata["rules"] = rules;
    const bool full = std::ranges::find(picture_.grid, 0) == picture_.grid.end();
    if (full && picture_.givens != nullptr && geometry_.size() <= 9) {
      metadata["solution"] = to_line(geometry_, picture_.grid);
    }
  }

  void write_cells() {
    const Grid& givens = picture_.givens != nullptr ? *picture_.givens : picture_.grid;
    for (int row = 0; row < geometry_.height(); ++row) {
      Json cells = Json::array();
      for (int column = 0; column < geometry_.width(); ++column) {
        Json cell = Json::object();
        const Value value = givens[geometry_.cell(row, column)];
        if (value != 0) cell["value"] = std::to_string(geometry_.number(value));
        cells.push_back(std::move(cell));
      }
      json_["cells"].push_back(std::move(cells));
    }
  }

  void write_regions() {
    json_["regions"] = Json::array();
    if (picture_.board == nullptr) return write_boxes();
    for (const AllDifferent& constraint : picture_.board->all_different()) {
      if (!is_region(constraint.kind)) continue;
      json_["regions"].push_back(places(constraint.cells));
    }
  }

  void write_boxes() {
    json_["regions"] =
        std::vector<Json>(static_cast<std::size_t>(geometry_.boxes()), Json::array());
    for (Cell cell = 0; cell < geometry_.grid_cells(); ++cell) {
      json_["regions"].at(static_cast<std::size_t>(geometry_.box(cell))).push_back(place(cell));
    }
  }

  int row_of(Cell cell) const { return geometry_.row(cell); }
  int column_of(Cell cell) const { return geometry_.column(cell); }
  Json place(Cell cell) const { return {row_of(cell), column_of(cell)}; }
  Json places(const std::vector<Cell>& cells) const {
    Json places = Json::array();
    for (const Cell cell : cells) places.push_back(place(cell));
    return places;
  }
  Json center(Cell cell) const { return {row_of(cell) + 0.5, column_of(cell) + 0.5}; }

  /// The middle of some cells.
  Json middle(const std::vector<Cell>& cells) const {
    double row = 0;
    double column = 0;
    for (const Cell cell : cells) {
      row += row_of(cell) + 0.5;
      column += column_of(cell) + 0.5;
    }
    const auto count = static_cast<double>(cells.size());
    return {row / count, column / count};
  }

  void write_mark(const Mark& mark) {
    if (mark.cells.empty()) return;
    switch (mark.kind) {
      case Mark::Kind::line:
        return write_line("lines", mark, 3, dark);
      case Mark::Kind::thick_line:
        return write_line("lines", mark, 12, grey);
      case Mark::Kind::thermometer:
        write_line("lines", mark, 20, grey);
        return write_shape("underlays", center(mark.cells[0]), 0.8, true, grey, grey);
      case Mark::Kind::arrow:
        return write_line("arrows", mark, 3, dark);
      case Mark::Kind::circle:
      case Mark::Kind::disc:
      case Mark::Kind::square:
      case Mark::Kind::shade:
        return write_shapes(mark);
      case Mark::Kind::outline:
        return write_cage(mark);
      case Mark::Kind::white_dot:
        return write_shape("overlays", middle(mark.cells), 0.3, true, "#000000", "#FFFFFF");
      case Mark::Kind::black_dot:
        return write_shape("overlays", middle(mark.cells), 0.3, true, "#000000", "#000000");
      case Mark::Kind::text:
        return write_text(middle(mark.cells), mark.text);
      case Mark::Kind::outside:
        return write_outside(mark);
      case Mark::Kind::values:
      case Mark::Kind::digits:
      case Mark::Kind::region:
      case Mark::Kind::unused:
        return;
    }
  }

  void write_line(const char* list, const Mark& mark, int thickness, std::string_view color) {
    Json points = Json::array();
    for (const Cell cell : mark.cells) points.push_back(center(cell));
    Json line{{"wayPoints", std::move(points)}, {"color", color}, {"thickness", thickness}};
    if (mark.kind == Mark::Kind::arrow) line["headLength"] = 0.3;
    json_[list].push_back(std::move(line));
  }

  void write_shapes(const Mark& mark) {
    const bool ring = mark.kind == Mark::Kind::circle;
    const bool round = ring || mark.kind == Mark::Kind::disc;
    const double width = mark.kind == Mark::Kind::shade ? 1.0 : 0.8;
    for (const Cell cell : mark.cells) {
      write_shape("underlays", center(cell), width, round, ring ? dark : grey,
                  ring ? "#FFFFFF" : grey);
    }
  }

  void write_shape(const char* list, Json where, double width, bool rounded,
                   std::string_view border, std::string_view background) {
    json_[list].push_back({{"center", std::move(where)},
                           {"width", width},
                           {"height", width},
                           {"rounded", rounded},
                           {"borderColor", border},
                           {"backgroundColor", background}});
  }

  void write_cage(const Mark& mark) {
    // "unique" makes the app check that values differ, which cages alone ask for.
    json_["cages"].push_back(
        {{"cells", places(mark.cells)}, {"value", mark.text}, {"unique", mark.rule == "cages"}});
  }

  void write_text(Json where, const std::string& text) {
    json_["overlays"].push_back(
        {{"center", std::move(where)}, {"width", 0.4}, {"height", 0.4}, {"text", text}});
  }

  void write_outside(const Mark& mark) {
    const Cell from = mark.cells.size() > 1 ? mark.cells[1] : mark.cells[0];
    const Cell to = mark.cells[0];
    write_text({2 * row_of(to) - row_of(from) + 0.5, 2 * column_of(to) - column_of(from) + 0.5},
               mark.text);
  }

  const Picture& picture_;
  const Geometry& geometry_;
  Json json_ = Json::object();
};

}  // namespace

std::string sudokupad_json(const Picture& picture) { return SudokuPadWriter(picture).write(); }

}  // namespace sudoku_sat::format
