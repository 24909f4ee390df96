// Sigh's Interactive Sudoku Solver writes a dot, a constraint's name, and its arguments after '~'.
// Cells have one digit of base 17 for the row and one for the column. White space says nothing.
// Constraints in Or and And are refused by name.
//
// A constraint string may be written on several lines, and a file may hold a string on each line.
// A line that is indented, doesn't begin a constraint or is not a puzzle by itself goes on with the
// one before. Two lines that are puzzles by themselves are two, and certainly so where they say the
// same thing twice: both give a cell, have a shape or put a cell into a cage.
#include "programs.hpp"

#include <fmt/ranges.h>

#include <cctype>
#include <set>

#include "iss_constraint.hpp"

namespace sudoku_sat::format {

namespace {

using Args = std::vector<std::string>;

Args args_of(std::string_view text, char sign) {
  const auto parts = split_at(sign, text);
  return {parts.begin(), parts.end()};
}

class IssReader {
 public:
  explicit IssReader(ExchangePuzzle& out) : out_(out) {}

  void read(std::string_view text) {
    std::vector<Args> constraints;
    for (const std::string_view item : split_at('.', text.substr(1))) {
      if (!item.empty()) constraints.push_back(args_of(item, '~'));
    }
    for (const Args& constraint : constraints) {
      if (constraint[0] == "Shape") read_shape(constraint);
    }
    boxes_ = iss_box(out_.rows(), out_.columns()).has_value();
    for (const Args& constraint : constraints) {
      if (constraint[0] == "NoBoxes") no_boxes_ = true;
      if (constraint[0] == "Jigsaw") jigsaw_ = true;
    }
    boxes_ = boxes_ && !no_boxes_;
    leave_last_quads(constraints);
    out_.givens.assign(out_.cells(), 0);
    for (Args& constraint : constraints) {
      if (!in_group(constraint[0])) read(std::move(constraint));
    }
    if (no_boxes_ && !regions_) out_.add("latin", "", "NoBoxes");
  }

 private:
  /// "6x6"; with the values where these aren't 1 to 6: "6x6~8" or "6x6~0-6".
  void read_shape(const Args& constraint) {
    const std::string& shape = constraint.size() > 1 ? constraint[1] : constraint[0];
    const Args sides = args_of(shape, 'x');
    const auto rows = parse_number<int>(sides[0]);
    const auto columns = parse_number<int>(sides.back());
    if (constraint.size() < 2 || constraint.size() > 3 || sides.size() != 2 || !rows || !columns) {
      out_.fail("Shape", "'{}' is not a size such as 6x8", shown(shape));
    }
    out_.set_shape(*rows, *columns, "Shape");
    least_ = 1;
    most_ = out_.size();
    if (constraint.size() == 3) read_range(constraint[2]);
  }

  void read_range(const std::string& text) {
    const Args ends = args_of(text, '-');
    const auto first = parse_number<int>(ends[0]);
    const auto last = parse_number<int>(ends.back());
    if (ends.size() > 2 || !first || !last) {
      out_.fail("Shape", "'{}' is not a range of values such as 9 or 0-9", shown(text));
    }
    least_ = ends.size() == 2 ? *first : 1;
    most_ = *last;
    out_.add("values", fmt::format("{}-{}", least_, most_), "Shape");
  }

  /// Whether the constraint belongs to one that is made of others, up to an End, and left out.
  bool in_group(const std::string& name) {
    const bool opens = name == "Or" || name == "And";
    if (opens && groups_ == 0) out_.unknown(name, fmt::format("constraint {}", number_ + 1));
    if (!opens && groups_ == 0) return false;
    ++number_;
    if (opens) ++groups_;
    if (name == "End") --groups_;
    return true;
  }

  void read(Args constraint) {
    const std::string name = constraint[0];
    constraint.erase(constraint.begin());
    ++number_;
    if (name == "Shape" || name == "NoBoxes") return;
    if (name.empty()) return read_givens(constraint);
    if (name == "Jigsaw") return read_jigsaw(constraint);
    if (name == "ChaosConstruction") return read_chaos();
    if (says_nothing(name, constraint)) return;
    const std::string place = fmt::format("constraint {} ({})", number_, shown(name));
    for (const IssName& known : iss_names()) {
      if (known.name != name || find_rule(known.rule) == nullptr) continue;
      if (read_form(
              {known, place, constraint, out_, number_of_kind_[name]++, most_ - least_ + 1})) {
        return;
      }
    }
    out_.unknown(name, fmt::format("constraint {}", number_), names_of(iss_names()));
  }

  void read_givens(const Args& cells) {
    static constexpr IssName allowed{"", "allowed", nullptr};
    const IssConstraint given{allowed, fmt::format("constraint {}", number_), {}, out_};
    const Geometry geometry = out_.geometry();
    for (const std::string& text : cells) {
      Args parts = args_of(text, '_');
      const std::string cell = given.cell(parts[0]);
      parts.erase(parts.begin());
      for (const std::string& part : parts) {
        const auto value = parse_number<int>(part);
        if (value && *value >= least_ && *value <= most_) continue;
        out_.fail(given.place, "'{}' is not a value from {} to {}", shown(part), least_, most_);
      }
      if (parts.size() != 1) {
        given.add(fmt::format("{}: {}", fmt::join(parts, " "), cell));
        continue;
      }
      Value& value = out_.givens[CellReader(cell, {}, geometry).cell()];
      const auto next = static_cast<Value>(*parse_number<int>(parts[0]) - least_ + 1);
      // Of several givens of a cell all hold.
      if (value != 0 && value != next) given.add(fmt::format("{}: {}", parts[0], cell));
      if (value == 0) value = next;
    }
  }

  /// Of quadruples at one place the last one counts.
  static void leave_last_quads(std::vector<Args>& constraints) {
    std::map<std::string, std::size_t> last;
    const auto place = [](const Args& args) {
      return args[0] == "Quad" && args.size() > 1 ? args[1] : std::string();
    };
    for (std::size_t i = 0; i < constraints.size(); ++i) last[place(constraints[i])] = i;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
      const std::string at = place(constraints[i]);
      if (!at.empty() && last[at] != i) constraints[i] = {"Quad"};
    }
    std::erase(constraints, Args{"Quad"});
  }

  /// Whether the constraint is one that says nothing on this board there.
  bool says_nothing(const std::string& name, const Args& args) {
    if (name == "Zipper") return args.size() < 3;
    const bool no_regions = !boxes_ && !jigsaw_;
    if (name != "RegionSumLine" || !no_regions) return false;
    out_.note(fmt::format(
        "constraint {}: RegionSumLine has no effect on a board without boxes and regions: left out",
        number_));
    return true;
  }

  /// A sign for each cell; the board's shape may stand before them. Beside boxes regions are extra.
  void read_jigsaw(const Args& args) {
    const auto columns = static_cast<std::size_t>(out_.columns());
    if (args.empty() || args.size() > 2 || args.back().size() != out_.cells()) {
      out_.fail("Jigsaw", "expected {} symbols", out_.cells());
    }
    const std::string& signs = args.back();
    std::map<char, std::vector<Cell>> regions;
    for (Cell cell = 0; cell < signs.size(); ++cell) regions[signs[cell]].push_back(cell);
    if (regions.size() == 1) return;
    const auto whole = static_cast<std::size_t>(std::max(out_.rows(), out_.columns()));
    const auto of_size = [&](const auto& region) { return region.second.size() == whole; };
    const auto others = std::ranges::count_if(regions, std::not_fn(of_size));
    if (others > 1) {
      out_.fail("Jigsaw", "{} regions don't have {} cells: one may be left over", others, whole);
    }
    if (boxes_ || others == 1) return add_extra_regions(regions, whole);
    regions_ = true;
    for (std::size_t begin = 0; begin < signs.size(); begin += columns) {
      out_.add("regions", signs.substr(begin, columns), "Jigsaw");
    }
  }

  void add_extra_regions(const std::map<char, std::vector<Cell>>& regions, std::size_t whole) {
    const Geometry geometry = out_.geometry();
    for (const auto& [sign, cells] : regions) {
      if (cells.size() == whole) out_.add("extra", cells_text(geometry, cells), "Jigsaw");
    }
  }

  /// Here it stands in for the boxes.
  void read_chaos() {
    if (!no_boxes_) {
      return out_.unknown("ChaosConstruction with boxes", fmt::format("constraint {}", number_));
    }
    regions_ = true;
    out_.add("chaos-construction", "", "ChaosConstruction");
  }

  ExchangePuzzle& out_;
  std::size_t number_ = 0;
  std::size_t groups_ = 0;  ///< that are open
  int least_ = 1;
  int most_ = out_.size();
  std::map<std::string, int> number_of_kind_;  ///< how many have been read
  bool no_boxes_ = false;
  bool boxes_ = false;  ///< the board has some, as it does there
  bool jigsaw_ = false;
  bool regions_ = false;  ///< in place of the boxes
};

/// As few givens are needed on a 9x9 board.
constexpr std::size_t givens_of_puzzle = 17;
constexpr std::size_t constraints_of_puzzle = 10;

/// What a line says, as far as one puzzle says it once.
class LineFacts {
 public:
  explicit LineFacts(std::string_view line) {
    const std::string_view text = without_indent(line);
    for (const std::string_view part : split_at('.', text.substr(text.empty() ? 0 : 1))) {
      if (!part.empty()) add(part);
    }
  }

  /// Whether the line may be a puzzle by itself.
  bool whole() const {
    return constraints_ >= constraints_of_puzzle || givens_ >= givens_of_puzzle ||
           (givens_ > 0 && constraints_ > 1);
  }
  bool contradicts(const LineFacts& other) const {
    return std::ranges::any_of(once_,
                               [&](const std::string& fact) { return other.once_.contains(fact); });
  }
  void join(const LineFacts& other) {
    constraints_ += other.constraints_;
    givens_ += other.givens_;
    once_.insert(other.once_.begin(), other.once_.end());
  }

 private:
  void add(std::string_view part) {
    const std::string_view name = part.substr(0, part.find('~'));
    ++constraints_;
    if (name == part || name == "Shape" || name == "Jigsaw") {
      once_.emplace(name);
      return;
    }
    if (name.empty() || name == "Cage") add_cells(name, part.substr(name.size() + 1));
  }

  void add_cells(std::string_view name, std::string_view args) {
    for (const std::string_view arg : split_at('~', args)) {
      if (!arg.starts_with('R') && !arg.starts_with('r')) continue;
      once_.insert(std::string(name) + "~" + in_capitals(arg.substr(0, arg.find('_'))));
      givens_ += name.empty() ? 1 : 0;
    }
  }

  std::size_t constraints_ = 0;
  std::size_t givens_ = 0;
  std::set<std::string> once_;
};

class IssLines final : public TextLines {
 public:
  void add(std::string_view line) override {
    ++lines_;
    const LineFacts facts(line);
    several_whole_ = several_whole_ || (lines_ > 1 && (facts.whole() || facts_.whole()));
    facts_.join(facts);
  }

  bool goes_on(std::string_view line, bool apart) override {
    if (!is_constraint_string(without_indent(line))) {
      return !apart && !line.empty() && is_rest(without_indent(line));
    }
    if (apart || line == without_indent(line)) {
      const LineFacts next(line);
      if (next.contradicts(facts_)) return false;
      const bool two = next.whole() && facts_.whole();
      parted_ = parted_ || two;
      return !two;
    }
    return true;
  }

  std::string remark() const override {
    if (parted_) return "each line is read as a puzzle; indent the lines of a single puzzle";
    if (several_whole_) {
      return "the lines up to the next puzzle are read as one constraint string; a line is its own "
             "puzzle if it has givens or ten constraints";
    }
    return {};
  }

 private:
  /// Whether a line may be the rest of a constraint that begins above it.
  static bool is_rest(std::string_view line) {
    const auto fits = [](unsigned char c) {
      return std::isalnum(c) != 0 ||
             std::string_view("~_.-=%,+ ").find(static_cast<char>(c)) != std::string_view::npos;
    };
    return line.find('~') != line.npos && std::ranges::all_of(line, fits);
  }

  std::size_t lines_ = 0;
  LineFacts facts_{std::string_view()};
  bool several_whole_ = false;
  bool parted_ = false;
};

}  // namespace

void read_iss(std::string_view text, ExchangePuzzle& out) {
  std::string solid;
  for (const char c : text) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) solid += c;
  }
  IssReader(out).read(solid);
}

std::optional<Origin> iss_box(int rows, int columns) {
  const int size = std::max(rows, columns);
  for (int few = iss_most_rows; few >= 2; --few) {
    if (few * few > size || size % few != 0) continue;
    const int many = size / few;
    if (rows % few == 0 && columns % many == 0) return Origin{few, many};
    if (rows % many == 0 && columns % few == 0) return Origin{many, few};
  }
  return std::nullopt;
}

std::unique_ptr<TextLines> iss_lines() { return std::make_unique<IssLines>(); }

}  // namespace sudoku_sat::format
