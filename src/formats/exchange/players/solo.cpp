// Games of Simon Tatham's Solo by their ID, in saved games or in links: "3x3kx:" and the givens,
// then the regions of a jigsaw and the cages of a killer with their sums, each after a comma. Runs
// of letters count: a to z in the grid are 1 to 26 empty cells; of regions and cages they count
// neighbours that belong together, first those in rows, then those in columns, up to the next
// border.
#include "formats/exchange/programs.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

struct Parameters {
  int box_rows = 0;
  int box_columns = 0;
  bool jigsaw = false;
  bool killer = false;
  bool diagonals = false;
};

/// No value if it is no such list. Letters of symmetry and difficulty say nothing of the puzzle.
std::optional<Parameters> parameters_of(std::string_view text) {
  Parameters parameters;
  const std::optional<int> first = take_digits(text);
  if (!first) return std::nullopt;
  parameters.box_rows = *first;
  parameters.box_columns = *first;
  const bool both = text.size() > 1 && text[0] == 'x' && is_digit(text[1]);
  if (both) {
    text.remove_prefix(1);
    const std::optional<int> second = take_digits(text);
    if (!second) return std::nullopt;
    parameters.box_columns = *second;
  }
  for (; !text.empty(); text.remove_prefix(1)) {
    parameters.jigsaw = parameters.jigsaw || text[0] == 'j';
    parameters.killer = parameters.killer || text[0] == 'k';
    parameters.diagonals = parameters.diagonals || text[0] == 'x';
    const bool known = is_small_letter(text[0]) || is_digit(text[0]);
    if (!known) return std::nullopt;
  }
  if (parameters.jigsaw && !both) parameters.box_columns = 1;
  return parameters;
}

class SoloReader {
 public:
  SoloReader(const Parameters& parameters, ExchangePuzzle& out)
      : parameters_(parameters), out_(out) {
    out_.set_size(static_cast<long long>(parameters.box_rows) * parameters.box_columns, "size");
  }

  void read(std::string_view text) {
    const std::vector<std::string_view> parts = split_at(',', text);
    const std::size_t wanted =
        std::size_t{1} + (parameters_.jigsaw ? 1U : 0U) + (parameters_.killer ? 2U : 0U);
    if (parts.size() != wanted) {
      out_.fail("", "a game of Solo with {} parts after the colon, but its size needs {}",
                parts.size(), wanted);
    }
    read_numbers(parts[0], "grid", out_.size(), out_.givens);
    if (!parameters_.jigsaw) {
      out_.header.box = Geometry(parameters_.box_rows, parameters_.box_columns);
    } else {
      read_regions(parts[1]);
    }
    if (parameters_.diagonals) out_.add("diagonals", "", "size");
    if (parameters_.killer) read_cages(parts[wanted - 2], parts[wanted - 1]);
  }

 private:
  std::size_t side() const { return static_cast<std::size_t>(out_.size()); }

  /// The numbers of all cells, 0 where there is none.
  void read_numbers(std::string_view text, std::string_view place, int most, Grid& numbers) const {
    while (!text.empty()) {
      if (text[0] == '_') {
        text.remove_prefix(1);
      } else if (is_small_letter(text[0])) {
        numbers.resize(numbers.size() + static_cast<std::size_t>(text[0] - 'a' + 1));
        text.remove_prefix(1);
      } else {
        const std::optional<int> number = take_digits(text);
        if (!number || *number < 1 || *number > most) {
          out_.fail(place, "expected a number up to {} or a letter", most);
        }
        numbers.push_back(static_cast<Value>(*number));
      }
      if (numbers.size() > side() * side()) break;
    }
    if (numbers.size() != side() * side()) {
      out_.fail(place, "it doesn't have {} cells", side() * side());
    }
  }

  /// The cells that each cell hangs together with are those of the same number.
  std::vector<std::size_t> read_blocks(std::string_view text, std::string_view place) const {
    std::vector<std::size_t> block(side() * side());
    for (std::size_t cell = 0; cell < block.size(); ++cell) block[cell] = cell;
    const std::size_t pairs = 2 * side() * (side() - 1);
    std::size_t at = 0;
    while (!text.empty()) {
      if (text[0] != '_' && !is_small_letter(text[0])) {
        out_.fail(place, "expected letters and _");
      }
      const int joined = text[0] == '_' ? 0 : text[0] - 'a' + 1;
      text.remove_prefix(1);
      const bool repeated = !text.empty() && is_digit(text[0]);
      const int times = repeated ? take_digits(text).value_or(0) : 1;
      constexpr int without_border = 25;
      for (int i = 0; i < times; ++i) {
        for (int pair = 0; pair < joined; ++pair, ++at) {
          if (at >= pairs) out_.fail(place, "too many letters");
          join(block, at);
        }
        at += joined == without_border ? 0U : 1U;
        if (at > pairs + 1) out_.fail(place, "too many letters");
      }
    }
    if (at != pairs + 1) out_.fail(place, "too few letters");
    return block;
  }

  void join(std::vector<std::size_t>& block, std::size_t pair) const {
    const std::size_t in_line = side() - 1;
    const bool row = pair < side() * in_line;
    const std::size_t line = row ? pair / in_line : pair / in_line - side();
    const std::size_t place = pair % in_line;
    const std::size_t cell = row ? line * side() + place : place * side() + line;
    const std::size_t kept = block[cell];
    const std::size_t merged = block[cell + (row ? 1 : side())];
    std::ranges::replace(block, merged, kept);
  }

  void read_regions(std::string_view text) {
    out_.add_regions(read_blocks(text, "regions"), "regions");
  }

  /// The sum of each cage is in one of its cells.
  void read_cages(std::string_view text, std::string_view sums_text) {
    const std::vector<std::size_t> block = read_blocks(text, "cages");
    Grid sums;
    read_numbers(sums_text, "sums", out_.size() * (out_.size() + 1) / 2, sums);
    std::map<std::size_t, std::string> cages;
    std::map<std::size_t, int> sum_of;
    for (std::size_t cell = 0; cell < block.size(); ++cell) {
      cages[block[cell]] += fmt::format(" r{}c{}", cell / side() + 1, cell % side() + 1);
      if (sums[cell] == 0) continue;
      if (sum_of.contains(block[cell])) out_.fail("sums", "a cage with two sums");
      sum_of[block[cell]] = sums[cell];
    }
    for (const auto& [number, cells] : cages) {
      if (sum_of.contains(number)) {
        out_.add("cages", fmt::format("{}:{}", sum_of[number], cells), "cages");
      } else if (cells.find(' ', 1) != cells.npos) {
        out_.add("cages", cells.substr(1), "cages");
      }
    }
  }

  const Parameters& parameters_;
  ExchangePuzzle& out_;
};

}  // namespace

namespace {

/// "Game ID: 3x3:..."
std::string_view without_name(std::string_view line) {
  constexpr std::string_view name = "Game ID:";
  line = stripped(line);
  if (line.starts_with(name)) line = stripped(line.substr(name.size()));
  return line;
}

/// What a line of a saved game says under this name; empty if it has none.
std::string_view saved_field(std::string_view text, std::string_view name) {
  while (!text.empty()) {
    const std::vector<std::string_view> parts = split_at(':', take_line(text));
    constexpr std::size_t fields = 3;
    if (parts.size() < fields || stripped(parts[0]) != name) continue;
    return std::string_view(
        parts[2].data(),
        static_cast<std::size_t>(parts.back().data() - parts[2].data()) + parts.back().size());
  }
  return {};
}

class SavedGame final : public TextLines {
 public:
  void add(std::string_view) override {}
  bool goes_on(std::string_view line, bool apart) override {
    const std::size_t name = std::min(line.find_first_of(" :"), line.size());
    return !apart && name > 1 && line.find(':') != line.npos &&
           std::ranges::all_of(line.substr(0, name), is_capital);
  }
  std::string remark() const override { return {}; }
};

}  // namespace

bool is_solo_id(std::string_view text) {
  return is_solo_game(without_name(text)) || is_solo_seed(text);
}

bool is_solo_seed(std::string_view text) {
  text = without_name(text);
  const std::size_t sign = text.find('#');
  constexpr std::size_t shortest = 6;
  if (sign == text.npos || sign == 0 || text.find('x') > sign) return false;
  return parameters_of(text.substr(0, sign)).has_value() && text.size() > sign + shortest &&
         std::ranges::all_of(text.substr(sign + 1), is_digit);
}

bool is_solo_save(std::string_view line) { return line.starts_with("SAVEFILE:"); }

std::unique_ptr<TextLines> solo_save_lines() { return std::make_unique<SavedGame>(); }

void read_solo_save(std::string_view text, ExchangePuzzle& out) {
  const std::string_view game = saved_field(text, "GAME");
  if (game != "Solo") out.fail("GAME", "a saved game of {}, not of Solo", shown(game, 30));
  std::string_view parameters = saved_field(text, "CPARAMS");
  if (parameters.empty()) parameters = saved_field(text, "PARAMS");
  const std::string_view description = saved_field(text, "DESC");
  if (description.empty()) out.fail("DESC", "a saved game of Solo without its description");
  if (!saved_field(text, "MOVE").empty()) out.note("the moves of the saved game are ignored");
  read_solo(fmt::format("{}:{}", parameters, description), out);
}

void read_solo(std::string_view line, ExchangePuzzle& out) {
  if (is_solo_seed(line)) {
    out.fail("",
             "a random seed of Solo, which doesn't contain the puzzle: copy the game ID, which "
             "has a colon instead of '#'");
  }
  const std::string_view text = without_name(line);
  const std::size_t colon = text.find(':');
  const std::optional<Parameters> parameters = parameters_of(text.substr(0, colon));
  if (!parameters) out.fail("size", "expected columns x rows of a box, such as 3x3");
  SoloReader(*parameters, out).read(text.substr(colon + 1));
}

}  // namespace sudoku_sat::format
