// The rules of a board as f-puzzles' fields, by the same table that they are read by. Rules that
// only say that values differ are extra regions there; what it has no name for is refused or left
// out.

#include "formats/exchange/programs.hpp"
#include "fpuzzles_fields.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

class FpuzzlesWriter {
 public:
  FpuzzlesWriter(const Picture& picture, std::string_view program)
      : picture_(picture), program_(program), geometry_(picture.geometry) {
    if (!geometry_.single()) refuse("does not support boards of several grids");
    if (geometry_.offset() != 0 || geometry_.grid_rows() != geometry_.size() ||
        geometry_.grid_columns() != geometry_.size()) {
      refuse("supports only square boards with values from 1");
    }
    if (geometry_.size() > 35) refuse("has no boards of more than 35 values");
  }

  std::string write() {
    json_["size"] = geometry_.size();
    write_text("title", picture_.title);
    write_text("author", picture_.author);
    write_grid();
    if (picture_.board != nullptr) {
      for (const RuleText& rule : picture_.board->rules()) write_rule(rule);
    }
    if (!absent_dots_.write(json_)) leave_out("'all given' or non-consecutive with these dots");
    write_solution();
    return json_.dump(-1, base::Json::BadBytes::replaced);
  }

 private:
  [[noreturn]] void refuse(std::string_view what) const {
    throw UsageError(fmt::format("{} {}", program_, what));
  }

  void write_text(const char* key, std::string_view text) {
    if (!text.empty()) json_[key] = std::string(text);
  }

  void write_grid() {
    Json rows = Json::array();
    const std::vector<std::optional<int>> regions = regions_to_write();
    for (int row = 0; row < geometry_.size(); ++row) {
      Json cells = Json::array();
      for (int column = 0; column < geometry_.size(); ++column) {
        const Cell cell = geometry_.cell(row, column);
        Json entry = cell_json(cell);
        if (!regions.empty()) entry["region"] = regions[cell] ? Json(*regions[cell]) : Json();
        cells.push_back(std::move(entry));
      }
      rows.push_back(std::move(cells));
    }
    json_["grid"] = std::move(rows);
  }

  Json cell_json(Cell cell) const {
    Json json = Json::object();
    if (const Value value = picture_.grid[cell]; value != 0) {
      json["value"] = value;
      const bool given = picture_.givens == nullptr || (*picture_.givens)[cell] == value;
      json["given"] = given;
    }
    const auto marks = given_marks_.find(cell);
    if (marks != given_marks_.end() && !marks->second.empty()) {
      json["givenPencilMarks"] = marks->second;
    }
    return json;
  }

  /// The regions of all cells, where they are not what f-puzzles takes them for by itself.
  std::vector<std::optional<int>> regions_to_write() const {
    std::vector<std::optional<int>> regions(geometry_.cells());
    int number = 0;
    bool usual = geometry_ == Geometry(geometry_.size());
    for (const AllDifferent& constraint : constraints()) {
      if (!is_region(constraint.kind)) continue;
      usual = usual && constraint.kind == UnitKind::box;
      for (const Cell cell : constraint.cells) regions[cell] = number;
      ++number;
    }
    if (picture_.board == nullptr || (usual && number > 0)) regions.clear();
    return regions;
  }

  std::span<const AllDifferent> constraints() const {
    if (picture_.board == nullptr) return {};
    return picture_.board->all_different();
  }

  void write_rule(const RuleText& rule) {
    if (rule.name == "allowed" || rule.name == "pencilmarks" || rule.name == "regions" ||
        rule.name == "latin") {
      return;
    }
    if (rule.name == "diagonals") {
      json_["diagonal+"] = true;
      json_["diagonal-"] = true;
    } else if (!write_entries(*picture_.board, rule, [&](const auto& name, const auto& entry) {
                 return write_entry(name, entry);
               })) {
      leave_out(rule.name);
    }
  }

  bool write_entry(std::string_view rule, const std::string& text) {
    if (absent_dots_.take(rule, text)) return true;
    const EntryText entry(text, geometry_);
    for (const FpuzzlesField& field : fpuzzles_fields()) {
      if (field.rule != rule) continue;
      if (field.form == nullptr) {
        if (!text.empty()) continue;
        json_[std::string(field.name)] = true;
        return true;
      }
      Json elements = Json::array();
      if (!format::write_entry(entry, field, elements)) continue;
      Json& array = json_[std::string(field.name)];
      for (Json& element : elements) array.push_back(std::move(element));
      return true;
    }
    return false;
  }

  void leave_out(const std::string& rule) const {
    picture_.leave_out(fmt::format("{} does not support {}, or not in this form", program_, rule));
  }

  /// Of a grid that is full and more than its givens.
  void write_solution() {
    const bool full = std::ranges::find(picture_.grid, 0) == picture_.grid.end();
    if (picture_.givens == nullptr || !full || picture_.grid == *picture_.givens) return;
    json_["solution"] = picture_.grid;
  }

  const Picture& picture_;
  std::string_view program_;  ///< that the fields are for
  const Geometry& geometry_;
  Json json_ = Json::object();
  AbsentDots absent_dots_;
  /// What the rules `allowed` and `pencilmarks` leave of the cells' values.
  std::map<Cell, std::vector<Value>> given_marks_ =
      allowed_by(picture_, [](const Allowed& allowed) {
        return allowed.rule == "allowed values" || allowed.rule == "pencilmarks";
      });
};

}  // namespace

std::string fpuzzles_json(const Picture& picture, std::string_view program) {
  return FpuzzlesWriter(picture, program).write();
}

}  // namespace sudoku_sat::format
