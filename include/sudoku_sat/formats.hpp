// Text to puzzles, grids to text and pictures.
#pragma once

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

// Puzzles from other programs: links, and what to do about rules that this program lacks.

/// Whether a line is a link, or the part of one after "?load=" or the slash. Nothing is ever
/// downloaded: PuzzleReader reads what the link contains.
bool is_link(std::string_view line);

/// Whether it is a constraint string of the Interactive Sudoku Solver:
/// ".Cage~10~R1C1~R1C2.AntiKnight". PuzzleReader reads it likewise.
bool is_constraint_string(std::string_view line);

/// What to do about a rule that only one of the two programs has: refuse the puzzle, or skip the
/// rule with a warning. An option of reading and of writing.
struct ExchangePolicy {
  bool ignore_unknown = false;
  /// Called with a warning for everything that was skipped or is otherwise worth one. Without it,
  /// warnings are dropped.
  std::function<void(const std::string&)> note = {};

  /// Passes a warning to `note`, if there is one.
  void tell(const std::string& what) const {
    if (note) note(what);
  }
  /// Warns that something is skipped; `what` is a sentence without its full stop. Throws:
  /// UsageError unless `ignore_unknown` is set.
  void leave_out(const std::string& what) const;
};

// Text to puzzles and grids to text.

/// The size of a board if nothing else determines it.
inline constexpr int default_size = 9;

/// The source of positions within --rules, where an error is a usage error.
inline constexpr std::string_view rules_option = "--rules";

/// How to handle digits that a player has entered into a puzzle of another program, which are not
/// givens.
enum class Entries : std::uint8_t {
  ignored,  ///< PuzzleInput::entries has them, and the policy's note says so
  givens,   ///< they are givens
  kept,     ///< PuzzleInput::entries has them, for further use
};

/// The board as requested by --size, --box, --rules, --symbols and --entries; no value for what
/// they leave open.
struct BoardRequest {
  std::optional<int> size = {};
  std::optional<Geometry> box = {};
  std::vector<RuleUse> rules = {};  ///< besides those of the input
  /// Those of the values in puzzles, in order: "0-F". Empty: digits and letters from 1 on.
  std::string symbols = {};
  Entries entries = Entries::ignored;
  /// Of texts of other programs.
  ExchangePolicy policy = {};

  /// The board of `size` values. Throws: UsageError if that contradicts the request.
  Geometry geometry(int size) const;
  /// The same where the rules may give it another shape or other values. Throws likewise.
  Geometry shaped(int found) const;
  /// The size that is asked for, by --size or --box. Throws: UsageError if the two contradict each
  /// other or no board has that size.
  std::optional<int> wanted_size() const;
  /// The board of that geometry with these rules. Throws: UsageError if they don't fit it.
  std::shared_ptr<const Board> board(const Geometry& geometry) const;
};

/// One item of a puzzle input: a puzzle, or an error.
struct PuzzleInput {
  std::optional<Puzzle> puzzle;
  std::string error;        ///< if there is no puzzle: position and what is wrong
  std::string label;        ///< what follows the puzzle on its line
  Position position;        ///< of its first line
  std::string title = {};   ///< of the puzzle file's header
  std::string author = {};  ///< likewise
  /// One for each value, in order, where the puzzle had others than digits and letters from 1 on.
  std::string symbols = {};
  /// Digits entered besides the givens, 0 in other cells; empty if there are none.
  Grid entries = {};
  /// What was ignored, or could have been read differently: sentences.
  std::vector<std::string> warnings = {};
  /// There is no puzzle because its time ran out while it was read or its board was built.
  bool undecided = false;
  /// What that took, where it took long.
  double seconds = 0;
};

/// The item for a puzzle whose time ran out before it was read.
PuzzleInput undecided_puzzle(const Position& position);

/// Reads the puzzles of one input, in any format, one after the other, in the memory of one. At a
/// time-out of this thread's limits (LimitsScope) the puzzle at hand is undecided; the next one can
/// be read, unless the time was over in the middle of a text.
class PuzzleReader {
 public:
  /// Throws: UsageError if the request contradicts itself, or is none.
  explicit PuzzleReader(LineReader lines, BoardRequest request = {});
  /// A part of a stream of one puzzle a line: the lines that begin in `bytes`. What stands before
  /// the first puzzle of the whole stream, a header perhaps, is about all of them. next() throws
  /// UsageError where the input is no such stream, or the part begins before the end of the first
  /// puzzle and not with it.
  PuzzleReader(LineReader lines, BoardRequest request, const ByteRange& bytes);
  ~PuzzleReader();
  PuzzleReader(PuzzleReader&&) noexcept;

  /// The next puzzle, or the error where it can't be read; no value at the end of the input. An
  /// input without any readable puzzle gives a single error; so does a header that can't be read,
  /// with all the puzzles below it. Throws: InputError if the file can't be read, or has nothing
  /// but comments; UsageError if --size, --box or --rules contradict it; Stopped.
  std::optional<PuzzleInput> next();

  /// The byte after the puzzle that next() returned, if that is on a line of its own.
  std::optional<std::uint64_t> end_of_line() const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// The one puzzle in a text, in any format that PuzzleReader reads: a line, rows, a drawn grid, a
/// puzzle file with its rules. Throws: InputError, with line and column, where the text has no
/// puzzle or a second one.
Puzzle parse_puzzle(std::string_view text);

/// How a picture of a step tints a cell.
enum class Tint : std::uint8_t {
  none,
  reach,      ///< it belongs to a constraint that has a value only once
  area,       ///< it belongs to any other constraint
  fact,       ///< something known about it is a reason
  excluded,   ///< a value has been excluded
  concluded,  ///< its value has been found
};

/// A small value in an open cell, as players note candidates.
struct PencilMark {
  Cell cell;
  Value value;
  bool excluded = false;  ///< crossed out

  bool operator==(const PencilMark&) const = default;
};

/// The background of a picture: light, dark, or following the reader's system (in `svg` and `html`;
/// light elsewhere).
enum class Theme : std::uint8_t { light, dark, automatic };

/// A grid to write, and what a picture of it can mark.
struct Picture {
  const Geometry& geometry;
  const Grid& grid;
  const Grid* givens = nullptr;       ///< drawn differently; null: all values look the same
  std::span<const Cell> marked = {};  ///< cells in trouble
  bool color = false;                 ///< terminal colours may be used
  std::string_view title = {};
  std::string_view author = {};
  const Board* board = nullptr;      ///< for the marks of its rules; null: it has boxes
  std::span<const Tint> tints = {};  ///< by cell; empty: none
  std::span<const PencilMark> pencil_marks = {};  ///< of empty cells, by cell
  std::span<const Cell> blamed = {};              ///< cells whose values have no solution together
  std::span<const std::pair<Cell, Cell>> clashes = {};  ///< cells to be joined by a line
  bool caption = false;          ///< title and author above the board, the rules in words below it
  std::string_view remark = {};  ///< of a caption: what the marks say
  Theme theme = Theme::light;
  /// Of the values, in texts of characters; empty: digits and letters from 1 on.
  std::string_view symbols = {};
  /// For rules that a format does not support; null: they are refused.
  const ExchangePolicy* policy = nullptr;

  /// As ExchangePolicy does.
  void leave_out(const std::string& what) const;
};

struct FormatReader;     // how a text is recognised and read; internal
struct PictureDocument;  // what a format of pictures writes; internal

/// A format of puzzles and grids as text.
struct Format {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  bool separated = false;                ///< a blank line belongs between two of them
  bool single = false;                   ///< a file holds one of them
  bool one_line = false;                 ///< one line each, where a word may stand instead
  bool remarks = false;                  ///< text for people may stand between them
  bool comments = false;                 ///< lines that begin with # may stand between them
  std::string_view program = {};         ///< what writing it needs besides this library
  const FormatReader* reader = nullptr;  ///< what PuzzleReader asks; null: only written
  /// Appends the text, its last line ended; null: only read.
  void (*write)(const Picture&, std::string& out) = nullptr;
  /// Likewise for several pages; only of formats that draw pictures.
  void (*write_pages)(const PictureDocument&, std::string& out) = nullptr;
};

/// The formats, in the order of `list formats`: grid, line, csv, then those of other programs, ...
std::span<const Format* const> formats();

/// Null if no format has that name.
const Format* find_format(std::string_view name);
/// Throws: UsageError if no format has that name; it suggests the nearest one.
const Format& format_named(std::string_view name);

/// A grid on one line, as `line` writes it, without the line's end: a symbol for each cell up to
/// N = 35 ('.', '1'..'9', 'A'..'Z'), above that numbers with commas between them (0 for an empty
/// cell).
std::string to_line(const Geometry& geometry, const Grid& grid);
/// Likewise for a board of one grid, whose size follows from the number of cells. Throws:
/// UsageError if no board has that many.
std::string to_line(const Grid& grid);

/// The puzzle as a puzzle file, with its rules.
std::string puzzle_text(const Puzzle& puzzle);

/// Reads back what to_line writes. Throws: InputError at `position`.
Grid from_line(const Geometry& geometry, std::string_view text, const Position& position);

// Pictures in SVG beyond that of one grid, which the format `svg` writes: boards in layers, pages
// of boards with captions, charts.

/// `text` as the content of an element of XML or HTML. Bytes that no XML document may hold, control
/// characters and what is not UTF-8, become question marks.
std::string xml_text(std::string_view text);

/// The layers of a picture, each drawn over those before it, so that a page can show another one
/// for each step of a derivation.
enum class PictureLayer : std::uint8_t {
  ground,  ///< boxes shaded in turn, shades and thick lines of rules
  tints,   ///< cells in trouble, and those that a step is about
  lines,   ///< lines between cells, and what rules draw on them
  values,  ///< values and pencil marks
};

/// The elements of a layer, without a document around them.
std::string draw_layer(const Picture& picture, PictureLayer layer);

/// How large a picture is, in the units of its SVG. The cells begin at (0, 0).
struct PictureFrame {
  int edge;    ///< the free space around the cells
  int width;   ///< with the edge on both sides
  int height;  ///< likewise
};
/// With what rules draw outside of the board.
PictureFrame frame_of(const Picture& picture);

/// The text below a picture. Lines are broken between words only.
struct Caption {
  std::vector<std::string> heading;  ///< words, in bold
  std::vector<std::string> text;     ///< words
};

/// A size of paper, in tenths of millimetres.
struct Paper {
  std::string_view name;
  int width;
  int height;
};
/// a4, a5, letter.
std::span<const Paper> papers();

/// Pictures with captions, side by side.
class PicturePage {
 public:
  PicturePage();
  ~PicturePage();
  PicturePage(PicturePage&&) noexcept;

  /// Adds a picture; all are of boards of one geometry, with the same rules and in one theme.
  void add(const Picture& picture, const Caption& caption);

  /// The document in a format that draws: rows of up to three pictures, the heading above them
  /// where there is one. On pages of `paper`, each with as many rows as it has room for; null: all
  /// rows on one page. Throws: what drawing in that format needs and is missing.
  std::string document(std::string_view heading, const Format& format,
                       const Paper* paper = nullptr) const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// Puzzles on pages of paper, numbered, followed by their solutions.
class PictureBook {
 public:
  /// `on_page`: how many puzzles a page has, at least 1; no value: as many as can be read well.
  explicit PictureBook(const Paper& paper, std::optional<int> on_page = {});
  ~PictureBook();
  PictureBook(PictureBook&&) noexcept;

  /// Draws a puzzle, and its solution if there is one.
  void add(const Picture& picture, const Grid* solution);

  /// The pages in a format that draws, after at least one puzzle. Throws: what drawing in it needs
  /// and is missing.
  std::string document(const Format& format) const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace sudoku_sat
