// The form of a free clue, "?: area(2..4)", as pieces: text, and shapes to be placed.
#pragma once

#include "shapes.hpp"
#include "sudoku_sat/find.hpp"

namespace sudoku_sat::generate {

class ClueForm {
 public:
  /// Throws: InputError at the clue's position if a shape's size is wrong.
  ClueForm(const FreeClue& clue, const Geometry& geometry);

  /// The shapes somewhere on the board, as the text of an entry that may still have `?`; no value
  /// if the draw has led nowhere.
  std::optional<Placed> draw(const Geometry& geometry, Random& random) const;

  /// Whether two of these don't overlap.
  bool spreads() const;

 private:
  struct Piece {
    std::string text = {};         ///< if it is no shape
    const Shape* shape = nullptr;  ///< else null
    std::size_t least = 0;         ///< its size
    std::size_t most = 0;
  };

  void add_text(std::string_view text);
  std::string_view add_shape(const Shape& shape, std::string_view rest, const FreeClue& clue,
                             const Geometry& geometry);

  std::vector<Piece> pieces_;
};

/// Where the numbers are open: the places of `?` outside of quotes.
std::vector<std::size_t> open_numbers(std::string_view text);

}  // namespace sudoku_sat::generate
