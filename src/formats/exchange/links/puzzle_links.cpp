// Links of programs for many kinds of puzzles. Penpa+: after "&p=" deflated lines in base64: the
// board's kind and size, its margins, and in the fourth line what is on it, JSON with short names;
// places are numbered in rows of the board with two more on each side. puzz.link and pzpr:
// "sudoku/COLUMNS/ROWS/" and the cells, a letter from g on for a run of empty ones; their files,
// "pzprv3/sudoku/N/", have rows with a slash after each.
#include "base/compression.hpp"
#include "base/text_encoding.hpp"
#include "formats/exchange/json/json.hpp"
#include "formats/exchange/programs.hpp"
#include "formats/read/lines_behind.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

/// What is on a board of Penpa+.
class PenpaReader {
 public:
  explicit PenpaReader(ExchangePuzzle& out) : out_(out) {}

  void read(std::string_view text) {
    const std::vector<std::string_view> lines = split_at('\n', text);
    constexpr std::size_t line_of_board = 3;
    if (lines.size() <= line_of_board) out_.fail("", "a link of Penpa+ that is cut");
    read_size(lines[0], lines[1]);
    const Json board = parsed(lines[line_of_board]);
    out_.set_size(static_cast<long long>(side_), "");
    out_.givens.resize(side_ * side_);
    read_numbers(board);
    read_edges(board);
    tell_of_others(board);
  }

 private:
  /// JSON with its short names: "zN" is a name, and so are digits before a colon.
  Json parsed(std::string_view line) const {
    std::string json;
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
      quoted = quoted != (line[i] == '"');
      const bool name = !quoted && line[i] == 'z' && i + 1 < line.size();
      if (!name) {
        json += line[i];
        continue;
      }
      json += fmt::format("\"{}\"", line.substr(i, 2));
      ++i;
    }
    return parse_exchange_object(json, out_);
  }

  void read_size(std::string_view head, std::string_view margins) {
    const std::vector<std::string_view> fields = split_at(',', head);
    constexpr std::size_t fewest = 3;
    const bool square = fields.size() >= fewest && (fields[0] == "sudoku" || fields[0] == "square");
    if (!square) out_.fail("", "a board of Penpa+ that is not a square grid");
    const std::optional<Json> around = Json::read(margins);
    if (around && around->is_array() && around->size() == margins_.size()) {
      for (std::size_t i = 0; i < margins_.size(); ++i) {
        if ((*around)[i].is_number_unsigned()) margins_[i] = (*around)[i].get<std::size_t>();
      }
    }
    columns_ = parse_number<std::size_t>(std::string(fields[1])).value_or(0);
    rows_ = parse_number<std::size_t>(std::string(fields[2])).value_or(0);
    const std::size_t height = rows_ - std::min(rows_, margins_[0] + margins_[1]);
    const std::size_t width = columns_ - std::min(columns_, margins_[2] + margins_[3]);
    if (height != width || height == 0 || height >= value_symbols.size()) {
      out_.fail("",
                "a board of Penpa+ with {} rows and {} columns: as many rows as columns are "
                "read, at most 35",
                height, width);
    }
    side_ = height;
  }

  /// The cell at one of Penpa+'s numbers; no value outside the board.
  std::optional<Cell> cell_at(std::size_t number) const {
    const std::size_t width = columns_ + 2 * frame;
    const std::size_t row = number / width;
    const std::size_t column = number % width;
    const std::size_t top = frame + margins_[0];
    const std::size_t left = frame + margins_[2];
    if (row < top || row >= top + side_ || column < left || column >= left + side_) {
      return std::nullopt;
    }
    return static_cast<Cell>((row - top) * side_ + column - left);
  }

  void read_numbers(const Json& board) {
    const Json* const numbers = board.find("zN");
    if (numbers == nullptr) return;
    for (const Json::Member& member : numbers->items()) {
      const auto place = parse_number<std::size_t>(member.name);
      const std::optional<Cell> cell = place ? cell_at(*place) : std::nullopt;
      const bool value = member.value.is_array() && !member.value.empty();
      if (!cell || !value) continue;
      const std::string text = text_of(member.value[0]);
      const std::optional<int> number = parse_number<int>(text);
      if (!number || *number < 1 || *number > static_cast<int>(side_)) {
        out_.leave_out(fmt::format("'{}' in a cell is not a value", shown(text, 20)), member.name);
        continue;
      }
      out_.givens[*cell] = static_cast<Value>(*number);
    }
  }

  /// Thick edges between cells may be those of a jigsaw's regions.
  void read_edges(const Json& board) {
    const Json* const edges = board.find("zE");
    if (edges == nullptr || edges->empty()) return;
    std::vector<bool> below(side_ * side_);
    std::vector<bool> right(side_ * side_);
    for (const Json::Member& edge : edges->items()) add_edge(edge.name, below, right);
    const std::string signs = regions_between(below, right);
    std::optional<RuleText> regions = regions_of(signs, side_);
    if (!regions || has_usual_boxes(signs)) return;
    for (const std::string& row : regions->entries) out_.add("regions", row, "edges");
  }

  /// An edge joins two corners, which are numbered after the cells: each by the cell above and
  /// left.
  void add_edge(std::string_view name, std::vector<bool>& below, std::vector<bool>& right) const {
    const std::size_t comma = name.find(',');
    if (comma == name.npos) return;
    const std::size_t width = columns_ + 2 * frame;
    const std::size_t first = width * (rows_ + 2 * frame);
    const auto from = parse_number<std::size_t>(std::string(name.substr(0, comma)));
    const auto to = parse_number<std::size_t>(std::string(name.substr(comma + 1)));
    if (!from || !to || *from < first || *to <= *from || *to >= 2 * first) return;
    const std::optional<Cell> cell = cell_at(*to - first);
    if (!cell) return;
    if (*to - *from == 1) below[*cell] = true;
    if (*to - *from == width) right[*cell] = true;
  }

  std::string regions_between(const std::vector<bool>& below,
                              const std::vector<bool>& right) const {
    std::vector<std::size_t> region(side_ * side_);
    for (std::size_t cell = 0; cell < region.size(); ++cell) region[cell] = cell;
    const auto join = [&](std::size_t cell, std::size_t other) {
      std::ranges::replace(region, std::size_t{region[other]}, std::size_t{region[cell]});
    };
    for (std::size_t cell = 0; cell < region.size(); ++cell) {
      if (cell % side_ + 1 < side_ && !right[cell]) join(cell, cell + 1);
      if (cell + side_ < region.size() && !below[cell]) join(cell, cell + side_);
    }
    return region_signs(region);
  }

  bool has_usual_boxes(std::string_view signs) const {
    const Geometry geometry(static_cast<int>(side_));
    for (Cell a = 0; a < signs.size(); ++a) {
      for (Cell b = 0; b < a; ++b) {
        if ((signs[a] == signs[b]) != (geometry.box(a) == geometry.box(b))) return false;
      }
    }
    return true;
  }

  /// What is drawn may be a rule in words.
  void tell_of_others(const Json& board) const {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> names{
        {{"zT", "thermo"},
         {"z3", "arrows"},
         {"zC", "cage"},
         {"zY", "symbol"},
         {"zL", "line"},
         {"zW", "wall"},
         {"zS", "surface"},
         {"z1", "small numbers"},
         {"z0", "squareframe"}}};
    std::vector<std::string_view> words;
    for (const auto& [name, word] : names) words.push_back(word);
    out_.note_drawn(words, [&, &all = names](std::string_view word) {
      const auto* const named =
          std::ranges::find_if(all, [&](const auto& each) { return each.second == word; });
      const Json* const found = board.find(named->first);
      return found == nullptr ? std::size_t{0} : found->size();
    });
  }

  static constexpr std::size_t frame = 2;
  ExchangePuzzle& out_;
  std::size_t rows_ = 0;
  std::size_t columns_ = 0;
  std::size_t side_ = 0;
  std::array<std::size_t, 4> margins_{};  ///< above, below, left, right
};

/// The cells of a link of pzpr: hexadecimal digits, "-" and two of them, letters for empty cells.
Grid pzpr_cells(std::string_view text, const ExchangePuzzle& out) {
  Grid cells;
  const auto hexadecimal = [&](std::string_view digits) {
    int value = 0;
    for (const char c : digits) {
      const Value digit = symbol_value(c);
      constexpr Value base = 16;
      if (digit >= base) out.fail("", "'{}' in the cells of the link", shown(digits, 20));
      value = value * base + digit;
    }
    return static_cast<Value>(value);
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    constexpr char first_run = 'g';
    const char c = text[i];
    if (c == '-') {
      cells.push_back(hexadecimal(text.substr(i + 1, 2)));
      i += 2;
    } else if (c == '.') {
      cells.push_back(0);
    } else if (c >= first_run && c <= 'z') {
      cells.resize(cells.size() + static_cast<std::size_t>(c - first_run + 1));
    } else {
      cells.push_back(hexadecimal(text.substr(i, 1)));
    }
  }
  return cells;
}

/// A number of rows or columns; no value for anything else.
std::optional<int> side_of_pzpr(std::string_view text) {
  constexpr int largest = 35;
  const std::optional<int> side = parse_number<int>(std::string(stripped(text)));
  return side && *side >= 1 && *side <= largest ? side : std::nullopt;
}

}  // namespace

bool is_penpa_link(std::string_view link) {
  return link.find("penpa") != link.npos && link.find("p=") != link.npos;
}

void read_penpa(std::string_view link, ExchangePuzzle& out) {
  constexpr std::size_t most = std::size_t{4} << 20;
  std::size_t begin = link.find("&p=");
  if (begin == link.npos) begin = link.find("#p=");
  if (begin == link.npos)
    out.fail("", "the link of Penpa+ contains no puzzle (expected after &p=)");
  const std::string_view packed = link.substr(begin + 3, link.find('&', begin + 3) - begin - 3);
  const std::optional<std::string> bytes = base::base64_decoded(packed);
  const std::optional<std::string> text = bytes ? base::inflated(*bytes, most) : std::nullopt;
  if (!text) out.fail("", "the link of Penpa+ is cut or damaged");
  PenpaReader(out).read(*text);
}

std::string_view pzpr_part(std::string_view link) {
  for (const std::string_view name : {"?sudoku/", "/p/sudoku/"}) {
    const std::size_t begin = link.find(name);
    if (begin != link.npos) return link.substr(begin + name.size());
  }
  return {};
}

std::string_view pzpr_kind(std::string_view link) {
  constexpr std::array<std::string_view, 4> hosts{"puzz.link/", "pzv.jp/", "pzprxs.vercel.app/",
                                                  "pzplus.tck.mn/"};
  const std::size_t mark = link.find('?');
  if (mark == link.npos) return {};
  const bool own =
      std::ranges::any_of(hosts, [&](std::string_view host) { return link.find(host) < mark; });
  return own ? link.substr(mark + 1, link.find('/', mark) - mark - 1) : std::string_view();
}

void read_pzpr_link(std::string_view link, ExchangePuzzle& out) {
  std::vector<std::string_view> parts = split_at('/', pzpr_part(link));
  // Marks of variants stand before the size.
  if (!parts.empty() && !side_of_pzpr(parts[0])) parts.erase(parts.begin());
  const std::optional<int> columns = parts.empty() ? std::nullopt : side_of_pzpr(parts[0]);
  const std::optional<int> rows = parts.size() < 3 ? std::nullopt : side_of_pzpr(parts[1]);
  if (!columns || !rows || *columns != *rows) {
    out.fail("", "the link contains no puzzle (expected sudoku/9/9/ and its cells)");
  }
  out.set_size(*rows, "");
  out.givens = pzpr_cells(parts[2], out);
  if (out.givens.size() < out.cells()) out.givens.resize(out.cells());
  if (out.givens.size() > out.cells()) {
    out.fail("", "the link has {} cells, but its board {}", out.givens.size(), out.cells());
  }
}

void read_pzprv3(std::string_view text, ExchangePuzzle& out) {
  std::vector<std::string_view> rows;
  for (const std::string_view line : split_at('\n', text)) {
    for (const std::string_view row : split_at('/', line)) {
      if (!stripped(row).empty()) rows.push_back(stripped(row));
    }
  }
  constexpr std::size_t head = 3;
  if (rows.size() < head || rows[1] != "sudoku") {
    out.fail("", "a puzzle of pzpr that is not a sudoku");
  }
  const std::optional<int> size = side_of_pzpr(rows[2]);
  if (!size || rows.size() < head + static_cast<std::size_t>(*size)) {
    out.fail("", "a puzzle of pzpr that is cut: its size and as many rows are needed");
  }
  out.set_size(*size, "");
  for (const std::string_view row :
       std::span(rows).subspan(head, static_cast<std::size_t>(*size))) {
    for (const std::string_view cell : split_words(row)) {
      const std::optional<int> value = parse_number<int>(std::string(cell));
      if (!value && cell != "." && cell != "-") {
        out.fail("", "'{}' in a puzzle of pzpr is not a value", shown(cell, 20));
      }
      out.givens.push_back(static_cast<Value>(std::clamp(value.value_or(0), 0, *size)));
    }
  }
  if (out.givens.size() != out.cells()) {
    out.fail("", "a puzzle of pzpr with {} cells instead of {}", out.givens.size(), out.cells());
  }
}

}  // namespace sudoku_sat::format
