// The lines are written for decode and read strictly: a cell that is missing or a candidate out of
// order would shift the numbers of all variables after it.
#include "reduced.hpp"

#include <fmt/format.h>

#include "header.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

/// Takes the lines one after the other.
class Lines {
 public:
  Lines(const std::vector<ReducedLine>& lines, const Position& end) : lines_(lines), end_(end) {}

  bool at(std::string_view key) const { return next_ < lines_.size() && lines_[next_].key == key; }

  /// Throws: InputError unless the next line has that key.
  const ReducedLine& take(std::string_view key, const std::string& what) {
    if (at(key)) return lines_[next_++];
    throw InputError(
        next_ < lines_.size() ? lines_[next_].position : end_,
        fmt::format("the header is damaged: its line 'c {} {}' is missing", key, what));
  }

  void finish() const {
    if (next_ == lines_.size()) return;
    throw InputError(
        lines_[next_].position,
        fmt::format("the header is damaged: a line 'c {} ...' too many", lines_[next_].key));
  }

 private:
  const std::vector<ReducedLine>& lines_;
  const Position& end_;
  std::size_t next_ = 0;
};

/// A decided variable has a line of its own, "decided t 2", because the line of the grid has no
/// room for it. False where it isn't one.
bool take_decided(Lines& next, Cell cell, const std::string& name, Candidates& candidates) {
  if (!next.at(decided_key)) return false;
  const ReducedLine& line = next.take(decided_key, name);
  const auto value = line.value.starts_with(name)
                         ? parse_number<Value>(std::string_view(line.value).substr(name.size()))
                         : std::nullopt;
  if (!value || *value < 1 || *value > candidates.size()) {
    throw InputError(line.position,
                     fmt::format("the header is damaged: a value of {}was expected", name));
  }
  candidates.decide(cell, *value);
  return true;
}

/// Leaves the cell the candidates of the line: "r1c2 3 4 9".
void read_candidates(const ReducedLine& line, Cell cell, Candidates& candidates) {
  std::string_view rest = line.value;
  take_word(rest);
  int previous = 0;
  for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
    const int value = parse_number<int>(word).value_or(0);
    if (value <= previous || value > candidates.size()) {
      throw InputError(line.position, fmt::format("'{}' is no candidate here: ascending values up "
                                                  "to {} are possible",
                                                  shown(word), candidates.size()));
    }
    for (int excluded = previous + 1; excluded < value; ++excluded) {
      candidates.remove(cell, excluded);
    }
    previous = value;
  }
  if (previous == 0) throw InputError(line.position, "a cell without candidates");
  for (int excluded = previous + 1; excluded <= candidates.size(); ++excluded) {
    candidates.remove(cell, excluded);
  }
}

Candidates contradicted(const Puzzle& puzzle) {
  Candidates candidates(puzzle.geometry());
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    candidates.decide(cell, puzzle.givens[cell] != 0 ? puzzle.givens[cell] : Value{1});
  }
  return candidates;
}

}  // namespace

Candidates reduced_candidates(const std::vector<ReducedLine>& lines, const Puzzle& puzzle,
                              const Position& end) {
  Lines next(lines, end);
  if (next.at(contradiction_key)) {
    next.take(contradiction_key, "");
    next.finish();
    return contradicted(puzzle);
  }
  const Geometry& geometry = puzzle.geometry();
  const ReducedLine& line = next.take(decided_key, "...");
  const Grid decided = from_line(geometry, line.value, line.position);
  Candidates candidates(geometry);
  for (Cell cell = 0; cell < decided.size(); ++cell) {
    if (decided[cell] != 0) {
      candidates.decide(cell, decided[cell]);
      continue;
    }
    const std::string name = geometry.name(cell) + " ";
    if (!geometry.on_grid(cell) && take_decided(next, cell, name, candidates)) continue;
    const ReducedLine& listed = next.take(candidates_key, name + "...");
    if (!listed.value.starts_with(name)) {
      throw InputError(
          listed.position,
          fmt::format("the header is damaged: the candidates of {}were expected", name));
    }
    read_candidates(listed, cell, candidates);
  }
  next.finish();
  return candidates;
}

}  // namespace sudoku_sat
