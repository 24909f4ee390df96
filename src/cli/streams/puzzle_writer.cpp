// A format is looked up once, and each answer goes to it as a picture: a grid with what its board
// draws. JSON is written by the command itself, because it holds more than a grid.
#include "puzzle_writer.hpp"

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

/// The names of all formats that can be written.
Choices format_names() {
  Choices known{"json"};
  for (const Format* format : formats()) {
    if (format->write != nullptr) known.push_back(format->name);
  }
  return known;
}

/// Null for JSON, which holds more than a grid.
const Format* choose_format(const std::string& name) {
  if (name == "json") return nullptr;
  for (const Format* format : formats()) {
    if (format->write != nullptr && format->name == name) return format;
  }
  reject("format", name, format_names());
}

}  // namespace

void add_output_file_option(CommandLine& line) {
  line.value("o,output", "FILE",
             "write to FILE, whole or not at all; .gz, .xz or .zst at its end: compressed");
}

void add_output_options(CommandLine& line) {
  line.group("Output");
  line.value("f,format", "FORMAT",
             "grid, line, csv, puzzle, json or svg (default: grid for one puzzle, "
             "line for many)",
             format_names());
  add_output_file_option(line);
}

void open_output(const CommandLine& line, std::optional<Output>& out) {
  const std::optional<std::string> file = line.get("output");
  if (file && file->empty()) throw UsageError("--output: the name of the file is empty");
  if (file) {
    out.emplace(*file);
  } else {
    out.emplace();
  }
  out->watch(&interrupt());
}

PuzzleWriter::PuzzleWriter(const CommandLine& line, const std::string& default_format)
    : format_(choose_format(line.get("format").value_or(default_format))),
      color_(color_wanted(!line.has("output"))) {
  open_output(line, out_);
}

void PuzzleWriter::require_room(PuzzleStream& inputs) const {
  if (format_ == nullptr || !format_->single || !inputs.several()) return;
  throw UsageError(std::string(format_->name) + " holds one picture, the input has more puzzles");
}

void PuzzleWriter::grid(const Puzzle& puzzle, const Grid& grid, std::string_view title,
                        std::span<const Cell> marked) {
  Picture drawn = picture(puzzle, grid, marked);
  drawn.title = title;
  write(drawn);
}

void PuzzleWriter::grid(const PuzzleInput& input, const Grid& grid, std::span<const Cell> marked) {
  Picture drawn = picture(*input.puzzle, grid, marked);
  drawn.title = input.title.empty() ? input.label : input.title;
  drawn.author = input.author;
  write(drawn);
}

Picture PuzzleWriter::picture(const Puzzle& puzzle, const Grid& grid,
                              std::span<const Cell> marked) const {
  return {.geometry = puzzle.geometry(),
          .grid = grid,
          .givens = &puzzle.givens,
          .marked = marked,
          .color = color_,
          .board = puzzle.board.get()};
}

void PuzzleWriter::write(const Picture& picture) {
  if (format_->single && grids_ > 0) {
    throw UsageError(std::string(format_->name) +
                     " holds one picture, here are more: choose another --format");
  }
  buffer_.clear();
  if (format_->separated && grids_ > 0) buffer_ += '\n';
  ++grids_;
  format_->write(picture, buffer_);
  out_->write(buffer_);
  written_ = true;
}

void PuzzleWriter::text(std::string_view line) {
  out_->write(line);
  out_->write("\n");
  written_ = true;
}

}  // namespace sudoku_sat
