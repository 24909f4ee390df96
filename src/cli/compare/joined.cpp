// All pieces are known before a row begins, so that a missing one is named and no table is made
// from the others.
#include <fmt/format.h>

#include <map>

#include "cli/globals.hpp"
#include "piece_log.hpp"

namespace sudoku_sat::cli {

namespace {

class JoinedPieces {
 public:
  void read(const std::string& file) {
    LineReader lines = LineReader::open(file);
    lines.watch(&interrupt());
    std::string_view line;
    for (std::size_t number = 1; lines.next(line); ++number) {
      add(read_piece(line, {file, number, 0}), {file, number, 0});
    }
  }

  /// Throws: InputError unless all are there.
  void check(const std::string& file) const {
    if (pieces_.empty()) throw InputError({file}, "contains no piece of a comparison");
    if (pieces_.size() == of_) return;
    std::uint64_t missing = 0;
    while (pieces_.contains(missing)) ++missing;
    throw InputError(
        {file}, fmt::format("{} of {} pieces: number {} is missing", pieces_.size(), of_, missing));
  }

  void give(CompareRows& rows) {
    for (auto begin = pieces_.begin(); begin != pieces_.end();) {
      const std::uint64_t row = begin->second.row;
      rows.begin(begin->second.about, begin->second.solvers);
      for (; begin != pieces_.end() && begin->second.row == row;) begin = give_puzzle(begin, rows);
      rows.end();
    }
  }

 private:
  using Pieces = std::map<std::uint64_t, ComparePiece>;

  void add(ComparePiece piece, const Position& place) {
    const std::string row = row_text(piece);
    const std::string& known = rows_.emplace(piece.row, row).first->second;
    if (of_ == 0) of_ = piece.of;
    if (piece.of != of_ || row != known || piece.number >= of_) {
      throw InputError(place, "this piece belongs to another comparison");
    }
    const std::uint64_t number = piece.number;
    if (pieces_.emplace(number, std::move(piece)).second) return;
    throw InputError(place, fmt::format("piece {} occurs twice", number));
  }

  /// Joins the pieces of the next puzzle; where those of the next one begin.
  Pieces::iterator give_puzzle(Pieces::iterator begin, CompareRows& rows) {
    const ComparePiece& first = begin->second;
    PuzzlePieces pieces;
    auto next = begin;
    for (; next != pieces_.end() && next->second.row == first.row &&
           next->second.puzzle == first.puzzle;
         ++next) {
      pieces.add(next->second.measured);
    }
    rows.add(pieces.take());
    return next;
  }

  std::uint64_t of_ = 0;
  std::map<std::uint64_t, std::string> rows_;
  Pieces pieces_;
};

}  // namespace

void join_pieces(const std::vector<std::string>& files, CompareRows& rows) {
  JoinedPieces joined;
  for (const std::string& file : files) joined.read(file);
  joined.check(files.back());
  joined.give(rows);
}

}  // namespace sudoku_sat::cli
