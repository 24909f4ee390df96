// Text to puzzles, grids to text and pictures.
#pragma once

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

// Puzzles from other programs: links, and what to do about rules that this program lacks.

/// Whether a line is a link, or the part of a link after "?load=" or the slash. PuzzleReader reads
/// the puzzle that the link contains; nothing is ever downloaded.
bool is_link(std::string_view line);

/// Whether a line is a constraint string of the Interactive Sudoku Solver:
/// ".Cage~10~R1C1~R1C2.AntiKnight". PuzzleReader reads these, too.
bool is_constraint_string(std::string_view line);

/// What to do about a rule that only one of the two programs has: refuse the puzzle, or skip the
/// rule with a warning. An option of reading and of writing.
struct ExchangePolicy {
  bool ignore_unknown = false;
  /// Called with a warning for everything that was skipped or deserves one for another reason.
  /// Without it, warnings are dropped.
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

/// The source of positions within --rules; an error there is a usage error.
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
  /// The symbols of the values in puzzles, in order: "0-F". Empty: digits and letters, from 1 on.
  std::string symbols = {};
  Entries entries = Entries::ignored;
  bool free_clues = false;  ///< whether headers may have free clues, below `find`
  /// For puzzles of other programs.
  ExchangePolicy policy = {};

  /// The board of `size` values. Throws: UsageError if that contradicts the request.
  Geometry geometry(int size) const;
  /// The same if rules may give the board another shape or other values. Throws: as geometry().
  Geometry shaped(int found) const;
  /// The size asked for by --size or --box. Throws: UsageError if the two contradict each other or
  /// no board has that size.
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
  /// The symbols of the values, in order, if the puzzle used others than digits and letters from 1
  /// on.
  std::string symbols = {};
  /// Digits entered besides the givens, 0 in other cells; empty if there are none.
  Grid entries = {};
  /// For each cell the values that a player has marked there in another program, ascending; empty
  /// if there are none at all. (Formats that are nothing but marks are the rule `pencilmarks`.)
  std::vector<std::vector<Value>> marks = {};
  /// What the input says the solution is, in JSON; empty if nothing. In lines, the label has it.
  Grid solution = {};
  /// The name of the format that it was read as, as in `list formats`.
  std::string_view format = {};
  /// Sentences about what was ignored or could have been read differently.
  std::vector<std::string> warnings = {};
  /// The lines below `find` in the header, for parse_free_clue() (find.hpp).
  std::vector<RuleEntry> free_clues = {};
  /// Whether there is no puzzle because its time ran out while it was read or its board was built.
  bool undecided = false;
  /// How long that took, if it took long.
  double seconds = 0;
};

/// The item for a puzzle whose time ran out before it was read.
PuzzleInput undecided_puzzle(const Position& position);

/// Reads the puzzles of one input, in any format, one after the other, and keeps only one in
/// memory. If this thread's limits (LimitsScope) are reached, the current puzzle is undecided; the
/// next one can be read, unless time ran out in the middle of a text.
class PuzzleReader {
 public:
  /// Throws: UsageError if the request is invalid or contradicts itself.
  explicit PuzzleReader(LineReader lines, BoardRequest request = {});
  /// Reads a part of a stream with one puzzle on each line: the lines that begin in `bytes`. A
  /// header before the first puzzle of the stream applies to all of them. next() throws UsageError
  /// if the input is not such a stream, or if the part that begins at byte 0 does not contain the
  /// first puzzle completely.
  PuzzleReader(LineReader lines, BoardRequest request, const ByteRange& bytes);
  ~PuzzleReader();
  PuzzleReader(PuzzleReader&&) noexcept;

  /// The next puzzle, or an error if it can't be read; no value at the end of the input. An input
  /// without any readable puzzle gives a single error; so does a header that can't be read,
  /// together with all puzzles below it. Throws: InputError if the file can't be read, or contains
  /// only comments; UsageError if --size, --box or --rules contradict it; Stopped.
  std::optional<PuzzleInput> next();

  /// The byte after the puzzle that next() returned, if that is on a line of its own.
  std::optional<std::uint64_t> end_of_line() const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// The only puzzle in a text, in any format that PuzzleReader reads: a line, rows, a drawn grid, a
/// puzzle file with its rules. Throws: InputError, with line and column, if the text has no puzzle
/// or several.
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

/// A small value in an open cell; players note candidates in this way.
struct PencilMark {
  Cell cell;
  Value value;
  bool excluded = false;  ///< crossed out

  bool operator==(const PencilMark&) const = default;
};

/// The background of a picture: light, dark, or following the reader's system (in `svg` and `html`;
/// light elsewhere).
enum class Theme : std::uint8_t { light, dark, automatic };

/// A grid to write, and what a picture of it marks.
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
  std::string_view remark = {};  ///< for the caption: what the marks mean
  Theme theme = Theme::light;
  /// The symbols of the values in text formats; empty: digits and letters from 1 on.
  std::string_view symbols = {};
  /// For rules that a format does not support; null: they are refused.
  const ExchangePolicy* policy = nullptr;

  /// As the policy's leave_out(); without a policy it throws UsageError.
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
  bool one_line = false;                 ///< one line each; a status word can replace it
  bool remarks = false;                  ///< text for people may come between them
  bool comments = false;                 ///< lines that begin with # may come between them
  std::string_view program = {};         ///< what writing it needs besides this library
  const FormatReader* reader = nullptr;  ///< used by PuzzleReader; null: only written
  /// Appends the text, including its last line end; null: only read.
  void (*write)(const Picture&, std::string& out) = nullptr;
  /// The same for several pages; only for formats that draw pictures.
  void (*write_pages)(const PictureDocument&, std::string& out) = nullptr;
};

/// The formats, in the order of `list formats`: grid, line, csv, then those of other programs, ...
std::span<const Format* const> formats();

/// Null if no format has that name.
const Format* find_format(std::string_view name);
/// Throws: UsageError if no format has that name; it suggests the nearest one.
const Format& format_named(std::string_view name);

/// A grid on one line, as the format `line` writes it, without the line end: a symbol for each cell
/// up to N = 35 ('.', '1'..'9', 'A'..'Z'), above that numbers separated by commas (0 for an empty
/// cell).
std::string to_line(const Geometry& geometry, const Grid& grid);
/// The same for a board of one grid, whose size follows from the number of cells. Throws:
/// UsageError if no board has that many.
std::string to_line(const Grid& grid);

/// The puzzle as a puzzle file, with its rules.
std::string puzzle_text(const Puzzle& puzzle);

/// Reads back what to_line writes. Throws: InputError at `position`.
Grid from_line(const Geometry& geometry, std::string_view text, const Position& position);

// Pictures in SVG besides that of a single grid, which the format `svg` writes: boards in layers,
// pages of boards with captions.

/// `text` as the content of an XML or HTML element. Bytes that no XML document may contain (control
/// characters, invalid UTF-8) become question marks.
std::string xml_text(std::string_view text);

/// The layers of a picture, each drawn over those before it. A page can replace one layer for each
/// step of a derivation.
enum class PictureLayer : std::uint8_t {
  ground,  ///< boxes shaded in turn, shades and thick lines of rules
  tints,   ///< cells in trouble, and those that a step is about
  lines,   ///< lines between cells, and what rules draw on them
  values,  ///< values and pencil marks
};

/// The elements of a layer, without a document around them.
std::string draw_layer(const Picture& picture, PictureLayer layer);

/// The size of a picture, in the units of its SVG. The cells begin at (0, 0).
struct PictureFrame {
  int edge;    ///< the free space around the cells
  int width;   ///< with the edge on both sides
  int height;  ///< likewise
};
/// The frame, including what rules draw outside the board.
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

  /// Adds a picture. All pictures must have the same geometry, rules and theme.
  void add(const Picture& picture, const Caption& caption);

  /// The document in a format that draws: rows of up to three pictures, below the heading if there
  /// is one. With `paper`, on pages with as many rows as fit; null: all rows on one page. Throws:
  /// OutputError if a program that the format needs is missing.
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

  /// The pages in a format that draws. Requires: at least one puzzle was added. Throws: OutputError
  /// if a program that the format needs is missing.
  std::string document(const Format& format) const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace sudoku_sat
