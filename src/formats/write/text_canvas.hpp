// A sheet of characters on which text is drawn, with lines that join where they meet.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::format {

class TextCanvas {
 public:
  /// How a line is drawn, from a crossing to the next; the heavier one wins.
  enum class Weight : unsigned char { none, light, heavy };

  TextCanvas(int width, int height)
      : width_(width), signs_(static_cast<std::size_t>(width * height)), arms_(signs_.size()) {}

  int width() const { return width_; }
  int height() const { return static_cast<int>(signs_.size()) / width_; }

  /// Writes a text, a sign after the other; what lies outside is left out.
  void write(int x, int y, std::string_view text);
  bool blank(int x, int y) const;

  /// Writes the signs of a place, and those to its right, with an escape sequence of terminals.
  void style(int x, int y, int signs, std::string_view escape);

  /// Adds an arm of a line to the place's sign; direction 0 is up, then clockwise.
  void add_arm(int x, int y, std::size_t direction, Weight weight);

  /// All lines of text, without spaces at their ends.
  void append_to(std::string& out) const;

 private:
  bool inside(int x, int y) const { return x >= 0 && x < width_ && y >= 0 && y < height(); }
  std::size_t place(int x, int y) const { return static_cast<std::size_t>(y * width_ + x); }

  int width_;
  std::vector<std::string> signs_;  ///< empty: the lines there, if any
  std::vector<std::array<Weight, 4>> arms_;
};

}  // namespace sudoku_sat::format
