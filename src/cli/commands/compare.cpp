// sudoku-sat compare: sizes, strength and solving times of encodings side by side.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/compare/comparison.hpp"
#include "cli/compare/piece_log.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// Measures row after row.
class Compare {
 public:
  explicit Compare(const CommandLine& line) : rows_(line, progress_), comparison_(line, progress_) {
    if (const auto file = line.get("resume")) log_.emplace(*file);
    progress_.set_total(comparison_.puzzles());
  }

  int run() {
    comparison_.visit_rows([this](const report::CompareRow& row, const Formulation& formulation,
                                  const report::PuzzleGroup& group) {
      rows_.begin(row, comparison_.solvers());
      measure(row, formulation, group);
      rows_.end();
      ++row_;
      if (!interrupt()) ++whole_rows_;
      return !interrupt();
    });
    return finish();
  }

 private:
  void measure(const report::CompareRow& row, const Formulation& formulation,
               const report::PuzzleGroup& group) {
    Measurer measurer(formulation, comparison_.options());
    for (std::size_t i = 0; i < group.puzzles.size(); ++i) {
      const Puzzle& puzzle = group.puzzles[i];
      std::optional<MeasuredPuzzle> measured =
          log_ ? in_pieces(row, i, puzzle, measurer)
               : attempt([&] { return measurer.measure(puzzle); });
      if (!measured) return;
      rows_.add(*std::move(measured));
      progress_.set(++done_);
      progress_.tick();
    }
  }

  /// Measures those pieces that the file of --resume doesn't have.
  std::optional<MeasuredPuzzle> in_pieces(const report::CompareRow& row, std::size_t number,
                                          const Puzzle& puzzle, Measurer& measurer) {
    PuzzlePieces pieces;
    for (std::size_t i = 0; i < pieces_of(comparison_.options()); ++i) {
      const auto measure = [&] {
        return attempt([&] { return measurer.measure_piece(puzzle, i); });
      };
      auto measured = log_->piece({.number = next_piece_++,
                                   .of = comparison_.pieces(),
                                   .row = row_,
                                   .puzzle = number,
                                   .line = to_line(puzzle.geometry(), puzzle.givens),
                                   .about = row,
                                   .solvers = comparison_.solvers()},
                                  measure);
      if (!measured) return std::nullopt;
      pieces.add(*std::move(measured));
    }
    return pieces.take();
  }

  int finish() {
    progress_.clear();
    rows_.finish();
    rows_.status().add(comparison_.status().value());
    if (interrupt()) {
      rows_.status().add_undecided();
      spdlog::warn(
          fmt::format("interrupted after {} of {} settings", whole_rows_, comparison_.rows()));
    }
    return rows_.status().value();
  }

  Progress progress_{"measurements"};
  CompareRows rows_;
  Comparison comparison_;
  std::optional<PieceLog> log_;
  std::uint64_t next_piece_ = 0;
  std::uint64_t row_ = 0;
  std::uint64_t done_ = 0;
  std::size_t whole_rows_ = 0;
};

/// Measures some of the pieces, and writes each as it comes.
class ComparePart {
 public:
  explicit ComparePart(const CommandLine& line)
      : comparison_(line, progress_), range_(range_option(line, comparison_.pieces())) {
    open_output(line, out_);
    progress_.set_total(range_.size());
  }

  int run() {
    std::uint64_t first = 0;
    std::uint64_t row = 0;
    const std::size_t each = pieces_of(comparison_.options());
    comparison_.visit_rows([&](const report::CompareRow& about, const Formulation& formulation,
                               const report::PuzzleGroup& group) {
      ComparePiece piece{.number = first,
                         .of = comparison_.pieces(),
                         .row = row++,
                         .about = about,
                         .solvers = comparison_.solvers()};
      first += group.puzzles.size() * each;
      if (first > range_.begin) measure(piece, formulation, group);
      return first < range_.end && !interrupt();
    });
    return finish();
  }

 private:
  void measure(ComparePiece piece, const Formulation& formulation,
               const report::PuzzleGroup& group) {
    Measurer measurer(formulation, comparison_.options());
    const std::size_t each = pieces_of(comparison_.options());
    for (; piece.puzzle < group.puzzles.size(); ++piece.puzzle) {
      for (std::size_t i = 0; i < each; ++i, ++piece.number) {
        if (piece.number < range_.begin || piece.number >= range_.end) continue;
        const Puzzle& puzzle = group.puzzles[piece.puzzle];
        piece.line = to_line(puzzle.geometry(), puzzle.givens);
        auto measured = attempt([&] { return measurer.measure_piece(puzzle, i); });
        if (!measured) return;
        piece.measured = *std::move(measured);
        write(piece);
      }
    }
  }

  void write(const ComparePiece& piece) {
    out_->write(to_line(piece) + '\n');
    out_->flush();
    progress_.set(++written_);
    progress_.tick();
  }

  int finish() {
    progress_.clear();
    out_->commit();
    base::ExitStatus status = comparison_.status();
    if (interrupt()) {
      status.add_undecided();
      spdlog::warn(fmt::format("interrupted after {} of {} pieces", written_, range_.size()));
    }
    return status.value();
  }

  Progress progress_{"pieces"};
  Comparison comparison_;
  NumberRange range_;
  std::optional<Output> out_;
  std::uint64_t written_ = 0;
};

int join_parts(const CommandLine& line) {
  Progress progress("measurements");
  CompareRows rows(line, progress);
  join_pieces(line.all("from"), rows);
  rows.finish();
  return rows.status().value();
}

RangeWork compare_ranges(const CommandLine& line) {
  for (const std::string& name : line.list("solvers")) {
    if (name != "all") continue;
    throw UsageError(
        "--solvers all may mean different solvers on each machine; name them when running in "
        "parts");
  }
  Progress progress("boards");
  const Comparison comparison(line, progress);
  return {comparison.pieces(), line.positional(), ""};
}

int run_compare(const CommandLine& line) {
  if (line.has("from")) return join_parts(line);
  return line.has("range") ? ComparePart(line).run() : Compare(line).run();
}

}  // namespace

const Runner runner_entries::compare{
    .about = command_entries::compare, .run = run_compare, .ranges = compare_ranges, .joins = true};

}  // namespace sudoku_sat
