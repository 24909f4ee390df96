// Sigh's Interactive Sudoku Solver writes a dot, a constraint's name, and its arguments after '~'.
// Cells have one digit of base 17 for the row and one for the column. White space says nothing.
// A constraint is read as an entry of a rule where a rule says it of cells of the grid, and as a
// statement where not; those in an Or are always statements.
#include <fmt/format.h>

#include <cctype>
#include <map>
#include <set>

#include "base/joined.hpp"
#include "constraint.hpp"
#include "formats/exchange/programs.hpp"
#include "statements.hpp"

namespace sudoku_sat::format {

namespace {

/// What the board is made of, and hints for their solver.
constexpr std::array<std::string_view, 7> board_items{
    "Shape", "NoBoxes", "Jigsaw", "RegionSize", "Var", "ChaosConstruction", "SearchPriority"};
/// What is about the whole board, in forms of its own.
constexpr std::array<std::string_view, 4> whole_items{"Windoku", "DisjointSets", "Doppelganger",
                                                      "FullRankTies"};

bool is_known(const IssItem& item) {
  return item.holds_others() || is_among(board_items, item.name) ||
         is_among(whole_items, item.name) || find_meaning(item.name) != nullptr ||
         std::ranges::find(iss_names(), item.name, &IssName::name) != iss_names().end();
}

std::vector<std::string_view> all_names() {
  std::vector<std::string_view> names = names_of(iss_names());
  for (const IssMeaning& meaning : iss_meanings()) names.push_back(meaning.name);
  names.insert(names.end(), board_items.begin(), board_items.end());
  names.insert(names.end(), whole_items.begin(), whole_items.end());
  return names;
}

class IssReader {
 public:
  explicit IssReader(ExchangePuzzle& out) : out_(out), definitions_(out) {}

  void read(std::string_view text) {
    std::vector<IssItem> items = iss_items(text.substr(1), out_);
    std::erase_if(items, [&](const IssItem& item) { return is_left_out(item); });
    board_ = iss_board(items, out_);
    add_layers(items);
    items = iss_copies(items, board_, out_);
    add_board_rules(board_, out_);
    leave_last_quads(items);
    out_.givens.assign(out_.cells(), 0);
    for (const IssItem& item : items) read(item);
  }

 private:
  /// What holds an unknown one is left out with all that it holds.
  bool is_left_out(const IssItem& item) {
    const IssItem* const unknown = unknown_in(item);
    if (unknown == nullptr) return false;
    out_.unknown(unknown->name, fmt::format("constraint {}", unknown->number), all_names());
    return true;
  }

  static const IssItem* unknown_in(const IssItem& item) {
    if (!is_known(item)) return &item;
    for (const IssItem& child : item.children) {
      if (const IssItem* const unknown = unknown_in(child)) return unknown;
    }
    return nullptr;
  }

  /// Once: a constraint that begins at one cell may be drawn, and then written, several times.
  void add_statement(const std::string& text, const IssItem& item) {
    if (statements_.insert(text).second) out_.add("rule", text, item.place());
  }

  void add_layers(const std::vector<IssItem>& items) {
    for (const IssItem& item : items) {
      if (item.name == "Var") add_variables(item);
    }
    if (board_.chaos) add_unknown_regions();
    if (board_.doppelganger) add_missing_digits();
  }

  /// "A~label~4" or "A~label~5x5". Those that lie as the grid does are one of each cell.
  void add_variables(const IssItem& item) {
    const std::string prefix = item.args.empty() ? "" : item.args[0];
    const bool capitals = std::ranges::all_of(prefix, [](char c) { return c >= 'A' && c <= 'Z'; });
    if (prefix.empty() || !capitals) {
      out_.fail(item.place(), "'{}' is not a group's name in capitals", shown(prefix));
    }
    const std::vector<std::string> sides = iss_args(item.args.size() > 2 ? item.args[2] : "", 'x');
    const int last = std::max(parse_number<int>(sides.back()).value_or(1), 1);
    const int first = sides.size() == 2 ? std::max(parse_number<int>(sides[0]).value_or(1), 1) : 1;
    constexpr int most_cells = 1000;
    if (last > most_cells || first > most_cells) out_.fail(item.place(), "more than 1000 cells");
    const bool of_grid = first == board_.rows && last == board_.columns && first * last > 1;
    const std::string label = percent_decoded(item.args.size() > 1 ? item.args[1] : "");
    const std::string name = definitions_.free_name(label, "V" + prefix);
    const int count = first * last;
    IssLayer layer{"V" + prefix, count, sides.size() == 2 ? last : board_.columns};
    layer.all = count == 1 ? fmt::format("[{}]", name) : name;
    layer.name = [=, columns = board_.columns](int index) {
      if (count == 1) return name;
      return of_grid ? fmt::format("{}({})", name, place_name({index / columns, index % columns}))
                     : fmt::format("{}[{}]", name, index + 1);
    };
    const std::string of = of_grid ? " of cells" : fmt::format(" of 1..{}", count);
    add_statement(
        fmt::format("var {}{} in {}..{}", name, count == 1 ? "" : of, board_.least, board_.most),
        item);
    if (!board_.cells.add(std::move(layer))) {
      out_.fail(item.place(), "a second group '{}'", shown(prefix));
    }
  }

  /// The rule is of as many regions as values; otherwise they are variables of the same name.
  void add_unknown_regions() {
    const int cells = board_.rows * board_.columns;
    const std::string place = "ChaosConstruction";
    board_.cells.add(
        {"CC", cells, board_.columns,
         [columns = board_.columns](int index) {
           return fmt::format("region({})", place_name({index / columns, index % columns}));
         },
         "region"});
    if (board_.plain() && board_.rows == board_.columns) {
      return out_.add("chaos-construction", "", place);
    }
    const int size = board_.region_size;
    if (size < 2 || cells % size != 0) {
      out_.fail(place, "{} cells can't be parted into regions of {}", cells, size);
    }
    out_.add("latin", "", place);
    for (const std::string& statement : iss_statements_of_regions(cells, size)) {
      out_.add("rule", statement, place);
    }
  }

  /// Without boxes it is about rows and columns alone.
  void add_missing_digits() {
    const std::string place = "Doppelganger";
    if (board_.rows != board_.columns || board_.least != 0 || board_.most != board_.rows) {
      out_.fail(place, "it needs the digits 0 to N and N rows and columns");
    }
    const auto add = [&](std::string prefix, const std::string& name) {
      board_.cells.add({std::move(prefix), board_.rows, board_.columns,
                        [=](int index) { return fmt::format("{}[{}]", name, index + 1); }, name});
    };
    add("DGC", "row_misses");
    add("DGR", "column_misses");
    if (!board_.boxes.empty()) {
      add("DGB", "box_misses");
      return out_.add("doppelganger-zero", "", place);
    }
    for (const std::string& statement : iss_statements_of_missing_digits()) {
      out_.add("rule", statement, place);
    }
  }

  void read(const IssItem& item) {
    if (is_among(board_items, item.name)) return;
    if (item.name.empty()) return read_givens(item);
    if (is_among(whole_items, item.name)) return read_whole(item);
    if (says_nothing(item)) return;
    if (!item.holds_others() && is_plain(item) && read_by_rule(item)) return;
    read_statements(item);
  }

  bool read_by_rule(const IssItem& item) {
    for (const IssName& known : iss_names()) {
      if (known.name != item.name || find_rule(known.rule) == nullptr) continue;
      const IssConstraint constraint{known,  item.place(), item.args,
                                     board_, out_,         number_of_kind_[item.name]};
      if (!read_form(constraint)) continue;
      ++number_of_kind_[item.name];
      return true;
    }
    return false;
  }

  static std::size_t length(const IssItem& item) {
    std::size_t result = item.args.size();
    for (const IssItem& child : item.children) result += length(child);
    return result;
  }

  /// An Or of much is easier as a truth for each alternative, and what follows from it.
  void read_choice(const IssItem& item) {
    std::vector<IssClaims> all;
    for (const IssItem& child : item.children) {
      all.push_back(iss_claims(child, board_, definitions_, out_));
      if (all.back().empty()) return;
    }
    const std::string name = definitions_.free_name("choice", "choice");
    add_statement(fmt::format("var {} of 1..{}", name, all.size()), item);
    add_statement(fmt::format("any({})", name), item);
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (const std::string& claim : all[i]) {
        add_statement(fmt::format("if {}[{}] then {}", name, i + 1, claim), item);
      }
    }
  }

  void read_statements(const IssItem& item) {
    constexpr std::size_t much = 150;
    if (item.name == "Or" && item.children.size() > 1 && length(item) > much) {
      return read_choice(item);
    }
    if (!item.holds_others() && find_meaning(item.name) == nullptr) {
      out_.fail(item.place(), "its arguments are not as expected, or not for this board");
    }
    for (const std::string& claim : iss_claims(item, board_, definitions_, out_)) {
      add_statement(claim, item);
    }
  }

  /// Whether all of its cells are of the grid, and each comes once; in sums they may repeat.
  bool is_plain(const IssItem& item) const {
    std::vector<IssCell> cells;
    for (const std::string& arg : item.args) {
      const auto cell = board_.cells.find(arg);
      if (!cell) continue;
      const bool repeats = std::ranges::find(cells, *cell) != cells.end();
      if (cell->layer != 0 || (repeats && item.name != "Sum")) return false;
      cells.push_back(*cell);
    }
    // A long loop takes the rule too many cases.
    constexpr std::size_t long_loop = 20;
    if (item.name == "SumLine" && cells.size() > long_loop && item.args.back() == "LOOP") {
      return false;
    }
    return item.name != "RegionSumLine" || (board_.plain() && !board_.no_boxes) ||
           (board_.boxes.empty() && board_.plain() && board_.whole_jigsaw);
  }

  /// A cell of one value is a given; of several givens of a cell all hold.
  void read_givens(const IssItem& item) {
    const IssSaying saying{item, item.args, false, board_, definitions_, out_};
    for (const std::string& arg : item.args) {
      const auto [cell, values] = saying.given(arg);
      if (cell.layer != 0) {
        add_statement(value_claim(saying.name(cell), values), item);
        continue;
      }
      Value& value = out_.givens[static_cast<std::size_t>(cell.index)];
      const auto next = static_cast<Value>(values[0] - board_.least + 1);
      if (values.size() == 1 && (value == 0 || value == next)) {
        value = next;
      } else {
        out_.add("allowed", fmt::format("{}: {}", base::joined(values, " "), saying.name(cell)),
                 item.place());
      }
    }
  }

  void read_whole(const IssItem& item) {
    const bool boxes = board_.plain() && !board_.boxes.empty();
    if (item.name == "Windoku") {
      const auto box = iss_box(board_.rows, board_.columns, board_.whole());
      if (boxes && box->row == box->column) return out_.add("windoku", "", item.place());
      return add_extra(iss_windows(board_), item.place(), out_);
    }
    if (item.name == "DisjointSets") {
      if (boxes) return out_.add("disjoint-groups", "", item.place());
      return add_extra(iss_disjoint_sets(board_), item.place(), out_);
    }
    if (item.name != "FullRankTies") return;
    const std::string ties = item.args.size() == 1 ? item.args[0] : "";
    if (ties == "any") return out_.add("full-rank", "ties", item.place());
    if (ties == "none") return add_statement(std::string(iss_no_ties), item);
    if (ties != "only-unclued") {
      out_.fail(item.place(), "'{}' is not one of none, only-unclued and any", shown(ties));
    }
  }

  /// Of quadruples at one place the last one counts.
  static void leave_last_quads(std::vector<IssItem>& items) {
    std::map<std::string, std::size_t> last;
    for (const IssItem& item : items) {
      if (item.name == "Quad" && !item.args.empty()) last[item.args[0]] = item.number;
    }
    std::erase_if(items, [&](const IssItem& item) {
      return item.name == "Quad" && !item.args.empty() && last[item.args[0]] != item.number;
    });
  }

  /// Whether the constraint is one that says nothing on this board there.
  bool says_nothing(const IssItem& item) {
    if (item.name == "Zipper") return item.args.size() < 3;
    if (item.name != "RegionSumLine" || !board_.boxes.empty() || !board_.pieces.empty()) {
      return false;
    }
    out_.note(fmt::format(
        "constraint {}: RegionSumLine has no effect on a board without boxes and regions: left out",
        item.number));
    return true;
  }

  ExchangePuzzle& out_;
  IssDefinitions definitions_;
  std::set<std::string> statements_ = {};  ///< added so far
  IssBoard board_ = {};
  std::map<std::string, int> number_of_kind_ = {};  ///< how many have been read
};

}  // namespace

void read_iss(std::string_view text, ExchangePuzzle& out) {
  std::string solid;
  for (const char c : text) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) solid += c;
  }
  IssReader(out).read(solid);
}

}  // namespace sudoku_sat::format
