// Killers in text, as players' programs have them. JSudoku and SudokuSolver: "3x3::k:" and a number
// for each cell, 256 times the cage's sum and the cage's number; "3x3:d:k:" with both diagonals,
// "w" Windoku. SumoCue: "SumoCueV1" and each cell's given or its cage's sum after '=', the place of
// its cage's first cell after '+', its region after 'J'. Players' forum: a character for each cell,
// the cage's sum (0 to 9, A for 10, a for 36) or an arrow to another cell of the cage.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "formats/exchange/entry_text.hpp"
#include "formats/exchange/programs.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int killer_side = 9;
constexpr std::size_t board_cells = 81;
constexpr int sum_factor = 256;

std::string cell_name(std::size_t cell) {
  return fmt::format("r{}c{}", cell / killer_side + 1, cell % killer_side + 1);
}

/// A cage by its number, in the order in which they begin.
struct Cage {
  std::size_t number = 0;
  int sum = 0;
  std::vector<std::string> cells = {};
};

class Cages {
 public:
  void add(std::size_t number, int sum, std::size_t cell) {
    auto cage = std::ranges::find(cages_, number, &Cage::number);
    if (cage == cages_.end()) cage = cages_.insert(cage, {number, sum});
    cage->sum = std::max(cage->sum, sum);
    cage->cells.push_back(cell_name(cell));
  }

  void put_sums(ExchangePuzzle& out) const {
    for (const Cage& cage : cages_) {
      if (cage.sum > 0) put_sum(cage, out);
    }
  }

  /// Those without a sum, too: only their cells differ, as in any cage.
  void put_all(ExchangePuzzle& out) const {
    for (const Cage& cage : cages_) {
      if (cage.sum > 0) {
        put_sum(cage, out);
      } else if (cage.cells.size() > killer_side) {
        out.note(fmt::format("the {} cells without a sum from {} on are not read as a cage",
                             cage.cells.size(), cage.cells[0]));
      } else if (cage.cells.size() > 1) {
        out.add("cages", base::joined(cage.cells, " "), "cages");
      }
    }
  }

 private:
  static void put_sum(const Cage& cage, ExchangePuzzle& out) {
    out.add("cages", fmt::format("{}: {}", cage.sum, base::joined(cage.cells, " ")), "cages");
  }

  std::vector<Cage> cages_;
};

/// The sum that a character stands for; no value if it is none.
std::optional<int> sum_of(char c) {
  constexpr int first_capital = 10;
  constexpr int first_small = 36;
  if (is_digit(c)) return c - '0';
  if (is_capital(c)) return c - 'A' + first_capital;
  return c >= 'a' && c <= 'j' ? std::optional(c - 'a' + first_small) : std::nullopt;
}

/// Where an arrow points to: rows down and columns to the right; no value if it is none.
std::optional<std::pair<int, int>> arrow_of(char c) {
  using Step = std::pair<int, int>;
  constexpr std::array<std::pair<char, Step>, 8> arrows{{{'<', {0, -1}},
                                                         {'>', {0, 1}},
                                                         {'^', {-1, 0}},
                                                         {'v', {1, 0}},
                                                         {'`', {-1, -1}},
                                                         {'\'', {-1, 1}},
                                                         {',', {1, -1}},
                                                         {'.', {1, 1}}}};
  const auto* const found = std::ranges::find(arrows, c, &std::pair<char, Step>::first);
  return found == arrows.end() ? std::nullopt : std::optional(found->second);
}

/// The cell at the end of the arrows from a cell on.
std::size_t head_of(std::string_view text, std::size_t cell, const ExchangePuzzle& out) {
  std::size_t head = cell;
  for (std::size_t steps = 0; steps < board_cells; ++steps) {
    const auto arrow = arrow_of(text[head]);
    if (!arrow) return head;
    const int row = static_cast<int>(head) / killer_side + arrow->first;
    const int column = static_cast<int>(head) % killer_side + arrow->second;
    if (row < 0 || row >= killer_side || column < 0 || column >= killer_side) {
      out.fail(cell_name(head), "its arrow points out of the board");
    }
    head = static_cast<std::size_t>(row * killer_side + column);
  }
  out.fail(cell_name(cell), "its arrows lead to no sum");
}

/// One cell of SumoCue's text.
struct SumoCell {
  bool first = true;  ///< '=': a given or a sum; else the place of its cage's first cell
  int number = 0;
  std::optional<int> region = {};
};

std::vector<SumoCell> sumo_cells(std::string_view text, const ExchangePuzzle& out) {
  std::vector<SumoCell> cells;
  while (!text.empty()) {
    const std::size_t place = cells.size();
    const char sign = text[0];
    text.remove_prefix(1);
    const std::optional<int> number = take_digits(text);
    if ((sign != '=' && sign != '+') || !number) {
      out.fail("", "cell {} of SumoCue: expected = or + and a number", place + 1);
    }
    cells.push_back({sign == '=', *number});
    if (!text.starts_with('J')) continue;
    text.remove_prefix(1);
    cells.back().region = take_digits(text);
    if (!cells.back().region) out.fail("", "cell {} of SumoCue: a region after J", place + 1);
  }
  return cells;
}

void add_sumo_regions(const std::vector<SumoCell>& cells, ExchangePuzzle& out) {
  std::vector<std::size_t> regions;
  for (const SumoCell& cell : cells) {
    if (!cell.region) return;
    regions.push_back(static_cast<std::size_t>(*cell.region));
  }
  out.add_regions(regions, "regions");
}

void add_sumo_cages(const std::vector<SumoCell>& cells, ExchangePuzzle& out) {
  Cages cages;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const auto number = static_cast<std::size_t>(cells[cell].number);
    if (cells[cell].first) {
      cages.add(cell, cells[cell].number, cell);
    } else if (number < cells.size() && cells[number].first) {
      cages.add(number, 0, cell);
    } else {
      out.fail(cell_name(cell), "its cage begins at no cell");
    }
  }
  cages.put_all(out);
}

/// What the killer's line has for each cell.
class KillerLine {
 public:
  explicit KillerLine(const Picture& picture) : picture_(picture) {
    for (std::size_t cell = 0; cell < board_cells; ++cell) numbers_[cell] = static_cast<int>(cell);
  }

  std::string text() {
    bool diagonals = false;
    if (picture_.board != nullptr) {
      for (const RuleText& rule : picture_.board->rules()) {
        diagonals = diagonals || rule.name == "diagonals";
        if (rule.name == "cages") {
          for (const std::string& entry : rule.entries) add_cage(entry);
        } else if (rule.name != "diagonals") {
          picture_.leave_out(fmt::format("the format killer cannot express {}", rule.name));
        }
      }
    }
    add_givens();
    return fmt::format("3x3:{}:k:{}:", diagonals ? "d" : "", base::joined(numbers_, ":"));
  }

 private:
  void add_cage(const std::string& text) {
    const EntryText entry(text, picture_.geometry);
    const auto cells = entry.parts() == 2 && entry.number(0) ? entry.cells(1) : std::nullopt;
    if (!cells) return picture_.leave_out("the format killer needs a sum for each cage");
    put(*cells, *parse_number<int>(std::string(stripped(entry.part(0)))));
  }

  /// A given is a cage of its own.
  void add_givens() {
    const Grid& givens = picture_.givens == nullptr ? picture_.grid : *picture_.givens;
    for (Cell cell = 0; cell < givens.size(); ++cell) {
      if (givens[cell] != 0) put({cell}, givens[cell]);
    }
  }

  void put(const std::vector<Cell>& cells, int sum) {
    const bool taken = std::ranges::any_of(cells, [&](Cell cell) { return taken_[cell]; });
    if (taken) {
      return picture_.leave_out("the format killer has one cage for each cell, also for givens");
    }
    const int number = static_cast<int>(cells.front()) + sum_factor * sum;
    for (const Cell cell : cells) {
      numbers_[cell] = number;
      taken_[cell] = true;
    }
  }

  const Picture& picture_;
  std::array<int, board_cells> numbers_{};
  std::array<bool, board_cells> taken_{};
};

}  // namespace

/// The rules of "dw" in "3x3:dw:k:": diagonals and Windoku.
void add_marked_rules(std::string_view marks, ExchangePuzzle& out) {
  for (const char& mark : marks) {
    if (mark == 'd' || mark == 'x') {
      out.add("diagonals", "", std::string_view());
    } else if (mark == 'w') {
      out.add("windoku", "", std::string_view());
    } else {
      out.leave_out(
          fmt::format("the mark '{}' before 'k:' is not known: d and x are diagonals, w is windoku",
                      shown({&mark, 1})),
          "");
    }
  }
}

void read_sum_killer(std::string_view line, ExchangePuzzle& out) {
  std::vector<std::string_view> fields = split_at(':', stripped(line));
  const auto kind = std::ranges::find(fields, "k");
  if (kind == fields.end()) out.fail("", "expected 3x3::k: and 81 numbers");
  const std::vector<std::string_view> marks(fields.begin() + 1, kind);
  fields.erase(fields.begin(), kind + 1);
  while (!fields.empty() && fields.back().empty()) fields.pop_back();
  if (fields.size() != board_cells) {
    out.fail("", "a killer of 3x3 boxes has 81 numbers after 'k:', not {}", fields.size());
  }
  out.set_size(killer_side, "");
  for (const std::string_view mark : marks) add_marked_rules(mark, out);
  Cages cages;
  for (std::size_t cell = 0; cell < board_cells; ++cell) {
    std::string_view rest = fields[cell];
    const std::optional<int> number = take_digits(rest);
    if (!number || !rest.empty()) out.fail(cell_name(cell), "expected a number");
    // 0 is a cell outside cages, even if cage 0 has a sum elsewhere.
    if (*number == 0) continue;
    cages.add(static_cast<std::size_t>(*number % sum_factor), *number / sum_factor, cell);
  }
  cages.put_sums(out);
}

std::string sum_killer(const Picture& picture) {
  if (!(picture.geometry == Geometry(killer_side)) || !picture.geometry.single()) {
    throw UsageError("the format killer supports only 9x9 boards with 3x3 boxes");
  }
  return KillerLine(picture).text();
}

void read_arrow_killer(std::string_view line, ExchangePuzzle& out) {
  const std::string_view text = stripped(line);
  if (!is_arrow_killer(text)) out.fail("", "expected 81 sums and arrows");
  out.set_size(killer_side, "");
  Cages cages;
  for (std::size_t cell = 0; cell < board_cells; ++cell) {
    const std::size_t head = head_of(text, cell, out);
    cages.add(head, sum_of(text[head]).value_or(0), cell);
  }
  cages.put_all(out);
}

void read_sumocue(std::string_view line, ExchangePuzzle& out) {
  std::string_view text = stripped(line);
  text.remove_prefix(std::min(text.find_first_of("=+"), text.size()));
  const std::vector<SumoCell> cells = sumo_cells(text, out);
  const std::optional<std::size_t> size = square_root(cells.size());
  if (!size) out.fail("", "SumoCue with {} cells: a board has 81", cells.size());
  out.set_size(static_cast<long long>(*size), "");
  add_sumo_regions(cells, out);
  const bool killer = std::ranges::any_of(cells, [&](const SumoCell& cell) {
    return !cell.first || cell.number > static_cast<int>(*size);
  });
  if (killer) return add_sumo_cages(cells, out);
  for (const SumoCell& cell : cells) out.givens.push_back(static_cast<Value>(cell.number));
}

}  // namespace sudoku_sat::format
