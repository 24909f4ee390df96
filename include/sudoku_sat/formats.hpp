// Text to puzzles and grids to text.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

/// The size of a board of which nothing is said.
inline constexpr int default_size = 9;

/// The source of the positions in the rules of --rules: what is wrong there is wrong usage.
inline constexpr std::string_view rules_option = "--rules";

/// What --size, --box and --rules say of the board; without value where they say nothing.
struct BoardRequest {
  std::optional<int> size = {};
  std::optional<Geometry> box = {};
  std::vector<RuleUse> rules = {};  ///< besides those of the input

  /// The board of `size` values. Throws: UsageError where that contradicts the request.
  Geometry geometry(int size) const;
  /// The size that is asked for, by --size or --box.
  std::optional<int> wanted_size() const;
  /// The board of that geometry with these rules. Throws: UsageError where they don't go with it.
  std::shared_ptr<const Board> board(const Geometry& geometry) const;
};

/// One item of a puzzle input: a puzzle, or why there is none.
struct PuzzleInput {
  std::optional<Puzzle> puzzle;
  std::string error;        ///< where there is no puzzle: position and what is wrong
  std::string label;        ///< what stood after the puzzle on its line
  Position position;        ///< of its first line
  std::string title = {};   ///< of the puzzle file's header
  std::string author = {};  ///< likewise
};

/// Reads the puzzles of one input, in any format, one after the other, in the memory of one.
class PuzzleReader {
 public:
  explicit PuzzleReader(LineReader lines, BoardRequest request = {});
  ~PuzzleReader();
  PuzzleReader(PuzzleReader&&) noexcept;

  /// The next puzzle or the next unreadable thing; no value at the end of the input. An input
  /// without any readable puzzle gives one single error, and so does a header that can't be read,
  /// with all the puzzles below it. Throws: InputError where the file can't be read; UsageError
  /// where --size, --box or --rules contradict it.
  std::optional<PuzzleInput> next();

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// How a picture sets a cell apart where it shows a step of a derivation.
enum class Tint : std::uint8_t {
  none,
  reach,      ///< of a constraint that has a value only once
  area,       ///< of any other constraint
  fact,       ///< something known of it is a reason
  excluded,   ///< a value has been excluded
  concluded,  ///< its value has been found
};

/// A small value in an open cell, as players note what it may hold.
struct PencilMark {
  Cell cell;
  Value value;
  bool excluded = false;  ///< crossed out

  bool operator==(const PencilMark&) const = default;
};

/// A grid to write, and what a picture of it can mark.
struct Picture {
  const Geometry& geometry;
  const Grid& grid;
  const Grid* givens = nullptr;       ///< marked apart from the other values; null: nothing is
  std::span<const Cell> marked = {};  ///< cells in trouble
  bool color = false;                 ///< terminal colours may be used
  std::string_view title = {};
  std::string_view author = {};
  const Board* board = nullptr;      ///< for what its rules look like; null: it has boxes
  std::span<const Tint> tints = {};  ///< by cell; empty: none
  std::span<const PencilMark> pencil_marks = {};  ///< of empty cells, by cell
};

struct FormatReader;  // how a text is recognised and read; the library's own

/// A form of puzzles and grids in text.
struct Format {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  bool separated;                                   ///< a blank line belongs between two of them
  bool single;                                      ///< a file holds one of them
  const FormatReader* reader;                       ///< what PuzzleReader asks; null: only written
  void (*write)(const Picture&, std::string& out);  ///< appends, with the last line's end; null:
                                                    ///< only read
};

/// The formats: grid, line, csv, puzzle, svg.
std::span<const Format* const> formats();

/// Null where there is none of that name; throws UsageError, with the nearest name.
const Format* find_format(std::string_view name);
const Format& format_named(std::string_view name);

/// A grid on one line, as `line` writes it, without the line's end: a symbol for each cell up to
/// N = 35 ('.', '1'..'9', 'A'..'Z'), above that numbers with commas between them (0 for an empty
/// cell).
std::string to_line(const Geometry& geometry, const Grid& grid);
/// Likewise of a board of one grid, whose size the number of cells tells. Throws: UsageError for
/// any other number of cells.
std::string to_line(const Grid& grid);

/// Reads back what to_line writes. Throws: InputError at `position`.
Grid from_line(const Geometry& geometry, std::string_view text, const Position& position);

}  // namespace sudoku_sat
