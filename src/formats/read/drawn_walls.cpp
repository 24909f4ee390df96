// Jigsaws that are drawn: "| 8   2 | 3" and "+---+   +" between the rows. A wall is where a sign
// stands between two cells; cells without one between them are of the same region.
#include "formats/text/symbols.hpp"
#include "lines_behind.hpp"

namespace sudoku_sat::format {

namespace {

/// Where the cells are in the lines of a drawing.
struct Lattice {
  std::size_t first = 0;  ///< the middle of the first cell
  std::size_t step = 0;   ///< between cells; half of it to the wall
  std::size_t side = 0;

  std::size_t cell(std::size_t column) const { return first + step * column; }
};

char sign_at(std::string_view line, std::size_t at) { return at < line.size() ? line[at] : ' '; }

/// Of corners and strokes; bars alone are a row of empty cells.
bool is_border(std::string_view line) {
  return line.find_first_not_of("+-=| \t") == line.npos && line.find_first_of("+-=") != line.npos;
}

/// The lattice of corners in a border, "+---+---+"; or of a drawing without an outer border, a cell
/// in each second place.
std::optional<Lattice> lattice_of(std::string_view first, std::size_t rows) {
  if (!is_border(first)) {
    const bool bare = first.size() == 2 * rows - 1;
    return bare ? std::optional(Lattice{0, 2, rows}) : std::nullopt;
  }
  const std::size_t begin = first.find('+');
  const std::size_t next = first.find('+', begin + 1);
  if (begin == first.npos || next == first.npos || (next - begin) % 2 != 0) return std::nullopt;
  const Lattice lattice{begin + (next - begin) / 2, next - begin, rows};
  for (std::size_t i = 0; i <= rows; ++i) {
    if (sign_at(first, begin + i * lattice.step) != '+') return std::nullopt;
  }
  return lattice;
}

/// Gives the cells that no wall divides from this one its sign.
void fill(std::size_t cell, char sign, const std::vector<bool>& right,
          const std::vector<bool>& below, std::size_t side, std::string& signs) {
  std::vector<std::size_t> open{cell};
  const auto visit = [&](std::size_t other, bool wall) {
    if (wall || signs[other] != '0') return;
    signs[other] = sign;
    open.push_back(other);
  };
  signs[cell] = sign;
  while (!open.empty()) {
    const std::size_t at = open.back();
    open.pop_back();
    if (at % side + 1 < side) visit(at + 1, right[at]);
    if (at % side > 0) visit(at - 1, right[at - 1]);
    if (at + side < signs.size()) visit(at + side, below[at]);
    if (at >= side) visit(at - side, below[at - side]);
  }
}

/// Whether each region is a rectangle, as boxes are.
bool all_rectangles(std::string_view signs, std::size_t side) {
  for (const char sign : std::string(signs)) {
    const std::size_t first = signs.find(sign);
    const std::size_t last = signs.rfind(sign);
    if (last % side < first % side) return false;
    const std::size_t area = (last / side - first / side + 1) * (last % side - first % side + 1);
    if (area != side) return false;
  }
  return true;
}

}  // namespace

std::optional<RuleText> regions_of_walls(std::span<const Row> lines) {
  const auto border = [](const Row& line) { return is_border(line.text); };
  const auto side = lines.size() - static_cast<std::size_t>(std::ranges::count_if(lines, border));
  const bool framed = !lines.empty() && border(lines.front());
  if (side < 4 || side > max_size || lines.size() != 2 * side + (framed ? 1 : 0) - (framed ? 0 : 1))
    return std::nullopt;
  const std::optional<Lattice> lattice = lattice_of(lines.front().text, side);
  if (!lattice) return std::nullopt;
  std::vector<bool> right(side * side);
  std::vector<bool> below(side * side);
  for (std::size_t row = 0; row < side; ++row) {
    const Row& cells = lines[2 * row + (framed ? 1 : 0)];
    const std::size_t next = 2 * row + (framed ? 2 : 1);
    if (border(cells) || (next < lines.size() && !border(lines[next]))) return std::nullopt;
    for (std::size_t column = 0; column < side; ++column) {
      const std::size_t at = lattice->cell(column);
      const std::size_t cell = row * side + column;
      right[cell] = sign_at(cells.text, at + lattice->step / 2) == '|';
      below[cell] = next < lines.size() && is_in(sign_at(lines[next].text, at), "-=");
    }
  }
  std::string signs(side * side, '0');
  std::size_t regions = 0;
  for (std::size_t cell = 0; cell < signs.size(); ++cell) {
    if (signs[cell] != '0') continue;
    if (++regions > side) return std::nullopt;
    fill(cell, value_symbols[regions], right, below, side, signs);
  }
  if (all_rectangles(signs, side)) return std::nullopt;
  return regions_of(signs, side);
}

std::optional<RuleText> walls_in(std::string_view text) {
  std::vector<Row> lines;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool drawn = line.find_first_of("|+") != line.npos &&
                       line.find_first_not_of("0123456789._|+-= \t\r") == line.npos;
    if (drawn) lines.push_back({number, std::move(line)});
  }
  return regions_of_walls(lines);
}

}  // namespace sudoku_sat::format
