// A format is looked up once, and each answer goes to it as a picture: a grid with its board's
// marks. JSON is written by the command itself, because it has more than a grid.
#include "puzzle_writer.hpp"

#include "report/variables.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

// Six puzzles per page, all pages in memory.
constexpr std::size_t max_in_book = 10'000;

/// Null for JSON, which has more than a grid.
const Format* choose_format(const std::string& name) {
  if (name == "json") return nullptr;
  for (const Format* format : formats()) {
    if (format->write != nullptr && format->name == name) return format;
  }
  reject("format", name, app::board_formats());
}

/// The format of --picture or -f, or the default.
std::string wanted_format(const CommandLine& line, const std::string& default_format,
                          const Graphics* graphics) {
  if (!line.has("picture")) return line.get("format").value_or(default_format);
  return graphics == nullptr ? "unicode" : "png";
}

}  // namespace

void open_output(const CommandLine& line, std::optional<Output>& out) {
  const std::optional<std::string> file = line.get("output");
  if (file && file->empty()) throw UsageError("--output: the name of the file is empty");
  if (file) {
    out.emplace(*file);
  } else {
    out.emplace();
  }
  out->watch(&interrupt());
  if (out->terminal()) out->before_write(clear_progress);
}

void write_output(const CommandLine& line, std::string_view text) {
  std::optional<Output> out;
  open_output(line, out);
  out->write(text);
  out->commit();
}

const Format* drawing_format(const std::string& name) {
  const Format* format = find_format(name);
  return format != nullptr && format->write_pages != nullptr ? format : nullptr;
}

void require_no_terminal(const CommandLine& line, const Format& format) {
  if (format.program.empty() || line.has("output") || isatty(STDOUT_FILENO) != 1) return;
  throw UsageError(fmt::format("{0} is binary: write it to a file, -o FILE.{0}", format.name));
}

PuzzleWriter::PuzzleWriter(const CommandLine& line, const std::string& default_format)
    : graphics_(line.has("picture") ? graphics_of(line) : nullptr),
      format_(choose_format(wanted_format(line, default_format, graphics_))),
      options_(picture_options(line, format_)),
      policy_(policy_option(line)),
      color_(color_wanted(!line.has("output"))) {
  if (format_ != nullptr && graphics_ == nullptr) require_no_terminal(line, *format_);
  if (options_.paper != nullptr) book_.emplace(*options_.paper, options_.on_page);
  open_output(line, out_);
}

void PuzzleWriter::require_room(PuzzleStream& inputs) const {
  if (format_ == nullptr || !format_->single || book_ || graphics_ != nullptr || !inputs.several())
    return;
  throw UsageError(
      std::string(format_->name) +
      (format_->write_pages != nullptr
           ? " can hold only one picture, but the input has several puzzles: use --page"
           : " can hold only one puzzle, but the input has several"));
}

void PuzzleWriter::grid(const Puzzle& puzzle, const Grid& grid, std::string_view title,
                        const PictureMarks& marks) {
  Picture drawn = picture(puzzle, grid, marks);
  drawn.title = title;
  write(drawn, marks.alone);
}

void PuzzleWriter::grid(const PuzzleInput& input, const Grid& grid, const PictureMarks& marks) {
  Picture drawn = picture(*input.puzzle, grid, marks);
  drawn.title = input.title.empty() ? input.label : input.title;
  drawn.author = input.author;
  drawn.symbols = input.symbols;
  write(drawn, marks.alone);
}

Picture PuzzleWriter::picture(const Puzzle& puzzle, const Grid& grid,
                              const PictureMarks& marks) const {
  return {.geometry = puzzle.geometry(),
          .grid = grid,
          .givens = &puzzle.givens,
          .marked = marks.marked,
          .color = color_,
          .board = puzzle.board.get(),
          .pencil_marks = marks.pencil_marks,
          .blamed = marks.blamed,
          .clashes = marks.clashes,
          .caption = options_.caption,
          .remark = marks.remark,
          .theme = options_.theme,
          .policy = &policy_};
}

void PuzzleWriter::write(const Picture& picture, bool alone) {
  if (book_) return add_to_book(picture, alone);
  if (format_->single && graphics_ == nullptr && grids_ > 0) {
    throw UsageError(std::string(format_->name) +
                     " can hold only one picture: use --page or another --format");
  }
  buffer_.clear();
  if (format_->separated && grids_ > 0) buffer_ += '\n';
  ++grids_;
  format_->write(picture, buffer_);
  if (picture.board != nullptr) write_variables(*picture.board, picture.grid);
  if (graphics_ != nullptr) buffer_ = graphics_->show(buffer_);
  out_->write(buffer_);
  written_ = true;
}

/// Variables besides the grid, if they don't disturb programs that read the output.
void PuzzleWriter::write_variables(const Board& board, const Grid& grid) {
  if (board.variables().empty() || !(format_->remarks || format_->comments)) return;
  const std::string text = report::variables_text(board, grid);
  const std::string_view sign = format_->comments ? "# " : "";
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin) + 1;
    buffer_.append(sign).append(text, begin, end - begin);
    begin = end;
  }
}

/// A grid with more values than the givens is a solution: the puzzle comes first.
void PuzzleWriter::add_to_book(const Picture& picture, bool alone) {
  if (++grids_ > max_in_book) {
    throw UsageError(fmt::format("--page takes at most {} puzzles", max_in_book));
  }
  if (alone || picture.grid == *picture.givens) return book_->add(picture, nullptr);
  const Picture puzzle{.geometry = picture.geometry,
                       .grid = *picture.givens,
                       .givens = picture.givens,
                       .title = picture.title,
                       .author = picture.author,
                       .board = picture.board,
                       .caption = picture.caption,
                       .theme = picture.theme};
  book_->add(puzzle, &picture.grid);
}

void PuzzleWriter::keep_answers_of(const std::function<void()>& work) {
  try {
    work();
  } catch (const ClosedPipe&) {
    throw;
  } catch (const Error&) {
    flush();
    throw;
  }
}

/// A file is written completely or not at all; a terminal or pipe already has what was written.
void PuzzleWriter::finish() {
  if (interrupt()) {
    flush();
  } else {
    commit();
  }
}

void PuzzleWriter::commit() {
  if (book_ && grids_ > 0) {
    out_->write(book_->document(*format_));
    written_ = true;
  }
  if (written_) out_->commit();
}

void PuzzleWriter::text(std::string_view line) {
  out_->write(line);
  out_->write("\n");
  written_ = true;
}

}  // namespace sudoku_sat::cli
