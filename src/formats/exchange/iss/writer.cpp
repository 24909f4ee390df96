// A board's shape, regions, givens and rules as constraint strings, by the same table that these
// are read by. Rules that are sums or different values of some cells are written as such; what
// there is no name for is refused or left out.

#include "constraint.hpp"
#include "formats/exchange/programs.hpp"
#include "written.hpp"

namespace sudoku_sat::format {

namespace {

/// What these rules say of single cells are givens of several values there.
constexpr std::array<std::string_view, 4> of_cells{"allowed", "pencilmarks", "even", "odd"};
constexpr std::array<std::string_view, 4> givens_of_cells{"allowed values", "pencilmarks", "even",
                                                          "odd"};
/// What the shape, the regions and the givens say.
constexpr std::array<std::string_view, 5> of_board{"shape", "values", "regions", "latin",
                                                   "free-grid"};

char iss_sign(std::size_t region) { return "0123456789abcdef"[region % iss_most_rows]; }

class IssWriter {
 public:
  explicit IssWriter(const Picture& picture)
      : picture_(picture),
        geometry_(picture.geometry),
        out_(picture.geometry),
        statements_(geometry_, out_) {
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
    if (is_raw()) args.insert(args.end(), args.size() == 1 ? 2 : 1, "");
    if (is_raw()) args.back() = "Raw";
    if (args != std::vector<std::string>{"9x9"}) out_.add("Shape", args);
  }

  bool is_raw() const {
    if (picture_.board == nullptr) return false;
    const auto& rules = picture_.board->rules();
    return std::ranges::find(rules, "free-grid", &RuleText::name) != rules.end();
  }

  void write_regions() {
    if (picture_.board == nullptr || is_raw()) return;
    std::string signs(geometry_.grid_cells(), '0');
    std::size_t regions = 0;
    bool boxes = true;
    for (const AllDifferent& constraint : picture_.board->all_different()) {
      if (!is_region(constraint.kind)) continue;
      boxes = boxes && constraint.kind == UnitKind::box;
      for (const Cell cell : constraint.cells) signs[cell] = iss_sign(regions);
      ++regions;
    }
    // A region that is a row adds no constraint, but other rules refer to regions.
    if (geometry_.has_regions()) {
      boxes = false;
      for (Cell cell = 0; cell < signs.size(); ++cell) {
        const auto region = static_cast<std::size_t>(geometry_.region(cell));
        signs[cell] = iss_sign(region);
        regions = std::max(regions, region + 1);
      }
    }
    const auto usual = iss_box(rows(), columns(), std::max(rows(), columns()));
    const Origin box{geometry_.box_rows(), geometry_.box_columns()};
    if (boxes && regions > 0 && (usual ? *usual == box : std::min(box.row, box.column) == 1))
      return;
    out_.add("NoBoxes");
    if (regions > 0) out_.add("Jigsaw", {signs});
  }

  /// Of a cell that has a given and other values, both are written: what they share is left there.
  void write_givens() {
    const std::map<Cell, std::vector<Value>> allowed = allowed_by(
        picture_, [](const Allowed& one) { return is_among(givens_of_cells, one.rule); });
    std::vector<std::string> args;
    const auto add = [&](Cell cell, const std::vector<Value>& values) {
      std::string& arg = args.emplace_back(out_.cell(cell));
      for (const Value value : values) arg += fmt::format("_{}", geometry_.number(value));
    };
    for (Cell cell = 0; cell < geometry_.grid_cells(); ++cell) {
      const Value given = picture_.grid[cell];
      const auto found = allowed.find(cell);
      const bool known = found != allowed.end();
      const bool inside = known && std::ranges::find(found->second, given) != found->second.end();
      if (known && (given == 0 || !inside)) add(cell, found->second);
      if (given != 0) add(cell, {given});
    }
    if (!args.empty()) out_.add("", args);
  }

  void write_rule(const RuleText& rule) {
    if (is_among(of_cells, rule.name) || is_among(of_board, rule.name)) return;
    if (rule.name == "diagonals") {
      out_.add("Diagonal", {"1"});
      out_.add("Diagonal", {"-1"});
    } else if (rule.name == "rule" || rule.name == "chaos-construction" ||
               rule.name == "doppelganger-zero") {
      if (rule.name[0] == 'c') out_.add("ChaosConstruction");
      if (rule.name[0] == 'd') out_.add("Doppelganger");
      bool all = true;
      for (const std::string& entry : without_board_statements(rule.entries)) {
        all = statements_.add(entry) && all;
      }
      if (!all) leave_out(rule.name);
    } else {
      const auto write = [&](const auto& name, const auto& entry) {
        return write_entry(name, entry);
      };
      const bool own = rule.name == "windoku" && write(rule.name, "");
      if (!own && !write_entries(*picture_.board, rule, write)) leave_out(rule.name);
    }
  }

  /// The statements but for those that a board's constraint stands for, which is written.
  std::vector<std::string> without_board_statements(std::vector<std::string> entries) {
    const auto take = [&](const std::vector<std::string>& all) {
      const bool has_all = std::ranges::all_of(all, [&](const std::string& one) {
        return std::ranges::find(entries, one) != entries.end();
      });
      if (!has_all) return false;
      std::erase_if(entries, [&](const std::string& entry) {
        return std::ranges::find(all, entry) != all.end();
      });
      return true;
    };
    if (take(iss_statements_of_missing_digits())) out_.add("Doppelganger");
    const int cells = static_cast<int>(geometry_.grid_cells());
    for (int size = 2; size <= geometry_.size(); ++size) {
      if (cells % size != 0 || !take(iss_statements_of_regions(cells, size))) continue;
      out_.add("RegionSize", {std::to_string(size)});
      out_.add("ChaosConstruction");
    }
    return entries;
  }

  bool write_entry(std::string_view rule, const std::string& text) {
    if (rule == "full-rank" && text == "ties") {
      out_.add("FullRankTies", {"any"});
      return true;
    }
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
  IssWritten statements_;
};

}  // namespace

std::string iss_text(const Picture& picture) { return IssWriter(picture).write(); }

}  // namespace sudoku_sat::format
