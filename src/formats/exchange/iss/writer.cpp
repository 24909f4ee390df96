// A board's shape, regions, givens and rules as constraint strings, by the same table that these
// are read by. Rules that are sums or different values of some cells are written as such; what
// there is no name for is refused or left out.

#include "constraint.hpp"
#include "formats/exchange/programs.hpp"

namespace sudoku_sat::format {

namespace {

/// What these rules say of single cells are givens of several values there.
constexpr std::array<std::string_view, 4> of_cells{"allowed", "pencilmarks", "even", "odd"};
constexpr std::array<std::string_view, 4> givens_of_cells{"allowed values", "pencilmarks", "even",
                                                          "odd"};
/// What the shape, the regions and the givens say.
constexpr std::array<std::string_view, 4> of_board{"shape", "values", "regions", "latin"};

class IssWriter {
 public:
  explicit IssWriter(const Picture& picture)
      : picture_(picture), geometry_(picture.geometry), out_(picture.geometry) {
    if (!geometry_.single())
      throw UsageError("constraint strings do not support boards of several grids");
    if (geometry_.size() > iss_most_rows || geometry_.least() > 1) {
      throw UsageError("constraint strings have no boards of more than 16 values");
    }
  }

  std::string write() {
    write_shape();
    write_regions();
    write_givens();
    if (picture_.board != nullptr) {
      for (const RuleText& rule : picture_.board->rules()) write_rule(rule);
    }
    return out_.text();
  }

 private:
  int rows() const { return geometry_.grid_rows(); }
  int columns() const { return geometry_.grid_columns(); }

  void write_shape() {
    std::vector<std::string> args{fmt::format("{}x{}", rows(), columns())};
    if (geometry_.least() == 0) {
      args.push_back(fmt::format("0-{}", geometry_.most()));
    } else if (geometry_.size() != std::max(rows(), columns())) {
      args.push_back(std::to_string(geometry_.size()));
    }
    if (args != std::vector<std::string>{"9x9"}) out_.add("Shape", args);
  }

  void write_regions() {
    if (picture_.board == nullptr) return;
    std::string signs(geometry_.grid_cells(), '0');
    std::size_t regions = 0;
    bool boxes = true;
    for (const AllDifferent& constraint : picture_.board->all_different()) {
      if (!is_region(constraint.kind)) continue;
      boxes = boxes && constraint.kind == UnitKind::box;
      for (const Cell cell : constraint.cells) signs[cell] = "0123456789abcdef"[regions % 16];
      ++regions;
    }
    const auto usual = iss_box(rows(), columns(), std::max(rows(), columns()));
    const Origin box{geometry_.box_rows(), geometry_.box_columns()};
    if (boxes && regions > 0 && (usual ? *usual == box : std::min(box.row, box.column) == 1))
      return;
    out_.add("NoBoxes");
    if (regions > 0) out_.add("Jigsaw", {signs});
  }

  void write_givens() {
    std::map<Cell, std::vector<Value>> values = allowed_by(
        picture_, [](const Allowed& allowed) { return is_among(givens_of_cells, allowed.rule); });
    for (Cell cell = 0; cell < geometry_.grid_cells(); ++cell) {
      if (picture_.grid[cell] != 0) values[cell] = {picture_.grid[cell]};
    }
    std::vector<std::string> args;
    for (const auto& [cell, possible] : values) {
      std::string& arg = args.emplace_back(out_.cell(cell));
      for (const Value value : possible) arg += fmt::format("_{}", geometry_.number(value));
    }
    if (!args.empty()) out_.add("", args);
  }

  void write_rule(const RuleText& rule) {
    if (is_among(of_cells, rule.name) || is_among(of_board, rule.name)) return;
    if (rule.name == "diagonals") {
      out_.add("Diagonal", {"1"});
      out_.add("Diagonal", {"-1"});
    } else if (rule.name == "chaos-construction" && rule.entries.empty()) {
      out_.add("ChaosConstruction");
    } else {
      const auto write = [&](const auto& name, const auto& entry) {
        return write_entry(name, entry);
      };
      const bool own = rule.name == "windoku" && write(rule.name, "");
      if (!own && !write_entries(*picture_.board, rule, write)) leave_out(rule.name);
    }
  }

  bool write_entry(std::string_view rule, const std::string& text) {
    const EntryText entry(text, geometry_);
    return std::ranges::any_of(iss_names(), [&](const IssName& name) {
      return name.rule == rule && write_form(entry, name, out_);
    });
  }

  void leave_out(const std::string& rule) const {
    picture_.leave_out(
        fmt::format("constraint strings do not support {}, or not in this form", rule));
  }

  const Picture& picture_;
  const Geometry& geometry_;
  IssText out_;
};

}  // namespace

std::string iss_text(const Picture& picture) { return IssWriter(picture).write(); }

}  // namespace sudoku_sat::format
