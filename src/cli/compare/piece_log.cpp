// Times can't be measured again to the same figures, so an interrupted comparison goes on from what
// it has measured. Lines are appended, not written at the end: an interrupt must not lose hours.
#include "piece_log.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "cli/globals.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

PieceLog::PieceLog(std::string file) : file_(std::move(file)) {
  std::error_code error;
  if (std::filesystem::exists(file_, error)) {
    cut_last_line();
    LineReader lines = LineReader::open(file_);
    lines.watch(&interrupt());
    std::string_view line;
    for (std::size_t number = 1; lines.next(line); ++number) {
      const Position place{file_, number, 0};
      ComparePiece piece = read_piece(line, place);
      const std::uint64_t key = piece.number;
      if (!known_.try_emplace(key, Known{std::move(piece), place}).second) {
        throw InputError(place, fmt::format("piece {} occurs twice", key));
      }
    }
  }
  out_.open(file_, std::ios::app | std::ios::binary);
  if (!out_) throw OutputError(file_ + ": can't be written");
}

void PieceLog::cut_last_line() const {
  std::ifstream file(file_, std::ios::binary);
  std::uintmax_t end = 0;
  std::uintmax_t read = 0;
  for (std::string line; std::getline(file, line);) {
    read += line.size() + 1;
    if (!file.eof()) end = read;
  }
  std::error_code error;
  if (end < std::filesystem::file_size(file_, error) && !error) {
    std::filesystem::resize_file(file_, end, error);
  }
  if (error) throw OutputError(file_ + ": " + error.message());
}

std::optional<MeasuredPuzzle> PieceLog::piece(ComparePiece piece, const Measure& measure) {
  const auto known = known_.find(piece.number);
  if (known != known_.end()) {
    const ComparePiece& found = known->second.piece;
    if (found.of != piece.of || found.puzzle != piece.puzzle || found.line != piece.line ||
        row_text(found) != row_text(piece)) {
      throw InputError(known->second.place, "this piece belongs to another comparison");
    }
    return found.measured;
  }
  std::optional<MeasuredPuzzle> measured = measure();
  if (!measured) return std::nullopt;
  piece.measured = *measured;
  append(piece);
  return measured;
}

void PieceLog::append(const ComparePiece& piece) {
  out_ << to_line(piece) << '\n' << std::flush;
  if (!out_) throw OutputError(file_ + ": can't be written");
}

void PuzzlePieces::add(MeasuredPuzzle piece) {
  // Without the size of its formula nothing else of a puzzle is measured.
  if (whole_ && !whole_->measurement) return;
  if (whole_ && piece.measurement) {
    add_piece(*piece.measurement, *whole_->measurement);
  } else {
    whole_ = std::move(piece);
  }
}

}  // namespace sudoku_sat::cli
