// Writes answers to puzzles in the requested format.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "cli/command_line.hpp"
#include "cli/terminal_picture.hpp"
#include "inputs.hpp"
#include "picture_options.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

/// What a picture shows besides a grid.
struct PictureMarks {
  std::span<const Cell> marked = {};  ///< cells in trouble
  std::span<const Cell> blamed = {};  ///< cells whose values cannot stand together
  std::span<const std::pair<Cell, Cell>> clashes = {};
  std::span<const PencilMark> pencil_marks = {};
  std::string_view remark = {};
  bool alone = false;  ///< also on a page: the findings are in the picture, not after it
};

class PuzzleWriter {
 public:
  /// The format is that of -f, or the default. Throws: UsageError, OutputError.
  PuzzleWriter(const CommandLine& line, const std::string& default_format);

  /// Whether a puzzle's answer is one JSON object.
  bool json() const { return format_ == nullptr; }
  /// Whether each puzzle has one line, with its status if there is no solution.
  bool lines() const { return format_ != nullptr && format_->one_line; }
  bool pictures() const { return !json() && !lines(); }
  /// Whether puzzles go to pages of paper, followed by solutions.
  bool pages() const { return book_.has_value(); }

  /// Throws: UsageError if the format holds one picture and the input has more puzzles.
  void require_room(PuzzleStream& inputs) const;

  /// Whether text may come between the grids.
  bool readable() const { return format_ != nullptr && format_->remarks; }

  /// Writes a grid, with its givens distinguished; a picture gets the title. On a page a grid that
  /// has more than the givens is the solution. Not for JSON. Throws: UsageError for a second
  /// picture if the format can have only one; OutputError if a format's program is missing.
  void grid(const Puzzle& puzzle, const Grid& grid, std::string_view title,
            const PictureMarks& marks = {});
  /// The same with the title and author of the input, or its label in place of a title.
  void grid(const PuzzleInput& input, const Grid& grid, const PictureMarks& marks = {});

  /// A line of text.
  void text(std::string_view line);

  void object(const report::PuzzleAnswer& answer) { text(report::dump(report::to_json(answer))); }

  void flush() { out_->flush(); }
  /// Runs the work. If an error ends it, such as an input that contradicts the options, the answers
  /// before it are written first.
  void keep_answers_of(const std::function<void()>& work);
  /// Likewise after an interrupt; otherwise commit().
  void finish();
  /// Leaves a file as it was if nothing has been written.
  void commit();

 private:
  Picture picture(const Puzzle& puzzle, const Grid& grid, const PictureMarks& marks) const;
  void write(const Picture& picture, bool alone);
  void write_variables(const Board& board, const Grid& grid);
  void add_to_book(const Picture& picture, bool alone);

  const Graphics* graphics_ = nullptr;  ///< of --picture, in terminals that can show pictures
  const Format* format_ = nullptr;      ///< null: JSON
  PictureOptions options_;
  ExchangePolicy policy_;
  std::optional<PictureBook> book_;  ///< of --page
  std::optional<Output> out_;
  bool color_ = false;
  std::size_t grids_ = 0;
  bool written_ = false;
  std::string buffer_;
};

/// The format of that name if it draws pictures; otherwise null.
const Format* drawing_format(const std::string& name);

/// Throws: UsageError if bytes that aren't text would go to a terminal.
void require_no_terminal(const CommandLine& line, const Format& format);

/// The output of -o, or standard output. Throws: OutputError.
void open_output(const CommandLine& line, std::optional<Output>& out);

/// Writes the whole of it there. Throws: OutputError.
void write_output(const CommandLine& line, std::string_view text);

}  // namespace sudoku_sat::cli
