// What programs of players have beyond a grid, on a line or a few: killers, jigsaws, puzzles in
// progress. All are read; killers are written too, in the form that most of these programs take.
#include "formats/exchange/programs.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

/// A file of pzpr: all rows on one line, or each on a line of its own, with a slash at its end in
/// older ones.
class PzprLines final : public TextLines {
 public:
  void add(std::string_view line) override {
    if (last_.empty()) slashes_ = line.find('/') != line.npos;
    last_ = line;
  }
  bool goes_on(std::string_view line, bool apart) override {
    line = stripped(line);
    const bool row = !slashes_ && line.find_first_not_of("0123456789 .-+/") == line.npos;
    return !apart && (line.ends_with('/') || row || (!slashes_ && last_.starts_with("pzprv3")));
  }
  std::string remark() const override { return {}; }

 private:
  std::string last_;
  bool slashes_ = false;  ///< on the first line: it has all fields, or all but the rows
};

/// A format whose lines `is_own` knows, one puzzle each.
template <bool (*is_own)(std::string_view), ExchangeReader read,
          decltype(FormatReader::amid) amid = nullptr>
constexpr FormatReader reader_of{
    .headed = true,
    .likelihood = [](const TextAhead& text) { return certain_if(is_own(text.line().text)); },
    .open = [](const TextAhead&) { return exchange_section(read); },
    .amid = amid};

constexpr FormatReader latex_reader{
    .headed = true,
    .likelihood =
        [](const TextAhead& text) { return certain_if(is_latex_sudoku(text.line().text)); },
    .open =
        [](const TextAhead&) {
          return exchange_section(
              read_latex_sudoku,
              [](std::string_view line) { return line.find("\\end{") != line.npos; },
              "a sudoku environment");
        }};

constexpr FormatReader solo_reader{.headed = true,
                                   .likelihood =
                                       [](const TextAhead& text) {
                                         const std::string_view line = text.line().text;
                                         return certain_if(is_solo_id(line) || is_solo_save(line));
                                       },
                                   .open =
                                       [](const TextAhead& text) {
                                         if (!is_solo_save(text.line().text))
                                           return exchange_section(read_solo);
                                         return exchange_section(read_solo_save, solo_save_lines());
                                       }};

constexpr FormatReader pzpr_reader{
    .headed = true,
    .likelihood = [](const TextAhead& text) { return certain_if(is_pzprv3(text.line().text)); },
    .open =
        [](const TextAhead&) {
          return exchange_section(read_pzprv3, std::make_unique<PzprLines>());
        }};

constexpr FormatReader units_reader{
    .headed = true,
    .likelihood =
        [](const TextAhead& text) { return certain_if(is_digits_clause(text.line().text)); },
    .open =
        [](const TextAhead&) { return exchange_section(read_digits_clauses, digits_clauses()); }};

}  // namespace

const Format format_entries::killer{
    .name = "killer",
    .summary = "the cages of a 9x9 killer on one line, 3x3::k:...",
    .source = "SumoCue, JSudoku, SudokuSolver; sudocue.net, Killer Sudoku text format",
    .reader = &reader_of<is_sum_killer, read_sum_killer, boards_of_cage_lists>,
    .write = [](const Picture& picture, std::string& out) { out += sum_killer(picture) + "\n"; },
};

const Format format_entries::arrows{
    .name = "arrows",
    .summary = "(input only) a 9x9 killer as 81 sums and arrows",
    .source = "forum.enjoysudoku.com, understandable snarfable killer cages",
    .reader = &reader_of<is_arrow_killer, read_arrow_killer, boards_of_parity_marks>,
};

const Format format_entries::sumocue{
    .name = "sumocue",
    .summary = "(input only) jigsaws and killers of SumoCue, SumoCueV1=...",
    .source = "sudocue.net, SumoCue",
    .reader = &reader_of<is_sumocue, read_sumocue>,
};

const Format format_entries::solo{
    .name = "solo",
    .summary = "(input only) game IDs of Simon Tatham's Solo, jigsaws and killers too",
    .source = "Simon Tatham's Portable Puzzle Collection, solo.c",
    .reader = &solo_reader,
};

const Format format_entries::hodoku{
    .name = "hodoku",
    .summary = "(input only) HoDoKu's lines, with + before entered values",
    .source = "hodoku.sourceforge.net, its library format",
    .reader = &reader_of<is_hodoku_line, read_hodoku>,
};

const Format format_entries::latex{
    .name = "latex",
    .summary = "(input only) LaTeX's environment sudoku",
    .source = "CTAN, the packages sudoku and sudokubundle",
    .reader = &latex_reader,
};

const Format format_entries::pzpr{
    .name = "pzpr",
    .summary = "(input only) files of pzpr, pzprv3/sudoku/...",
    .source = "pzv.jp, puzz.link; their links are read too",
    .reader = &pzpr_reader,
};

const Format format_entries::units{
    .name = "units",
    .summary = "(input only) a unit clause for each given: 168 0 for 8 at r1c6",
    .source = "courses on SAT with variables named by the digits of row, column and value",
    .reader = &units_reader,
};

}  // namespace sudoku_sat
