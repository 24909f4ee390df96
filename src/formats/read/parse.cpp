// One puzzle out of a text: the first of a reader, which has to be the only one.
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

[[noreturn]] void throw_error_of(const PuzzleInput& item) {
  // The reader's text begins with the position; InputError would put it there a second time.
  const std::size_t place = to_string(item.position).size() + 2;
  throw InputError(item.position, item.error.substr(place));
}

}  // namespace

Puzzle Puzzle::parse(std::string_view text) {
  PuzzleReader reader(LineReader::of_text(std::string(text), "puzzle"));
  std::optional<PuzzleInput> first = reader.next();
  if (!first->puzzle) throw_error_of(*first);
  if (const std::optional<PuzzleInput> second = reader.next()) {
    if (!second->puzzle) throw_error_of(*second);
    throw InputError(second->position, "a second puzzle, where one is expected");
  }
  return *std::move(first->puzzle);
}

}  // namespace sudoku_sat
