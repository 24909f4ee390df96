// A page of shapes and text as SVG.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "words.hpp"

namespace sudoku_sat::format {

/// A coordinate, not negative, rounded to tenths: "12" or "12.3".
std::string tenths(double coordinate);

struct TextStyle {
  int size;
  bool bold = false;
  std::string_view fill = "#222";
  std::string_view anchor = "start";
};

/// The ink for what should not catch the eye: the text of scales, values that are missing.
inline constexpr std::string_view faint_ink = "#666";

/// What a chart is drawn on: its part of the page.
struct Area {
  double left;
  double top;
  double width;
};

class SvgPage {
 public:
  /// Adds an element, or part of one, as it is.
  template <typename... Arguments>
  void add(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    body_ += fmt::format(format, std::forward<Arguments>(arguments)...);
  }

  /// Writes a text on one line. Where it takes more than `width` its letters are smaller, and where
  /// they would be too small to read its end is cut off and the whole text is the tool tip.
  void write(double x, double baseline, std::string_view text, TextStyle style, double width);

  /// Writes a text so that its digits and capitals are centred on the height `middle`.
  void write_beside(double x, double middle, std::string_view text, TextStyle style, double width);

  /// The document, with a white ground.
  std::string document(std::string_view title, double width, double height) const;

 private:
  std::string body_;
};

}  // namespace sudoku_sat::format
