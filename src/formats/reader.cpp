// Puzzles of one input. What the lines hold is told by BoardSource; here boards get their geometry
// and errors their place. Until the first readable puzzle errors are held back: where none comes
// the input is something else than puzzles, and one error says so.
#include <fmt/format.h>

#include <deque>

#include "board_cache.hpp"
#include "board_source.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

// An input whose first puzzle stands behind more errors is not read to its end, which it may lack.
constexpr std::size_t most_held = 10'000;

PuzzleInput unreadable(const Position& position, const std::string& what) {
  return {std::nullopt, to_string(position) + ": " + what, {}, position};
}

/// One cell, or a small board without givens, can be read out of any text, even of noise.
bool tells_of_puzzles(const Puzzle& puzzle) {
  const int size = puzzle.geometry().size();
  return size >= 9 || (size > 1 && puzzle.given_count() > 0);
}

}  // namespace

class PuzzleReader::Implementation {
 public:
  Implementation(LineReader lines, BoardRequest request)
      : request_(std::move(request)), source_(std::move(lines), request_.wanted_size()) {}

  std::optional<PuzzleInput> next() {
    if (!found_ && !ended_) look_for_puzzle();
    if (!held_.empty()) return take_held();
    if (ended_) return std::nullopt;
    std::optional<PuzzleInput> item = read();
    ended_ = !item;
    return item;
  }

 private:
  /// Reads up to the first puzzle, which is then the last one of those held.
  void look_for_puzzle() {
    while (!found_) {
      std::optional<PuzzleInput> item = read();
      if (!item || held_.size() == most_held) return give_up(item.has_value());
      found_ = item->puzzle && (held_.empty() || tells_of_puzzles(*item->puzzle));
      held_.push_back(*std::move(item));
    }
  }

  void give_up(bool unfinished) {
    ended_ = true;
    if (held_.empty()) {
      const std::string what = "no puzzle in it: nothing but blank lines and comments, if any";
      held_.push_back(unreadable({source_.name()}, what));
      return;
    }
    const std::size_t more = held_.size() - 1;
    held_.resize(1);
    if (unfinished) {
      held_.front().error += fmt::format(" (and {} more; the rest was not read)", more);
    } else if (more > 0) {
      held_.front().error += fmt::format(" (and {} more)", more);
    }
  }

  std::optional<PuzzleInput> take_held() {
    PuzzleInput item = std::move(held_.front());
    held_.pop_front();
    return item;
  }

  std::optional<PuzzleInput> read() {
    try {
      std::optional<ParsedBoard> parsed = source_.next();
      if (!parsed) return std::nullopt;
      return puzzle(*std::move(parsed));
    } catch (const TextError& error) {
      return unreadable({source_.name(), error.line(), error.column()}, error.what());
    }
  }

  PuzzleInput puzzle(ParsedBoard parsed) {
    const Geometry geometry = request_.geometry(parsed.size);
    return {Puzzle{boards_.board(geometry), std::move(parsed.givens)},
            {},
            std::move(parsed.label),
            {source_.name(), parsed.line, 0}};
  }

  BoardRequest request_;
  BoardSource source_;
  BoardCache boards_;
  std::deque<PuzzleInput> held_;
  bool found_ = false;  ///< a readable puzzle
  bool ended_ = false;
};

PuzzleReader::PuzzleReader(LineReader lines, BoardRequest request)
    : implementation_(std::make_unique<Implementation>(std::move(lines), std::move(request))) {}

PuzzleReader::~PuzzleReader() = default;
PuzzleReader::PuzzleReader(PuzzleReader&&) noexcept = default;

std::optional<PuzzleInput> PuzzleReader::next() { return implementation_->next(); }

}  // namespace sudoku_sat
