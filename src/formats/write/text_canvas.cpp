// The box-drawing characters of Unicode have a sign for each crossing of light and heavy lines.
#include "text_canvas.hpp"

#include <algorithm>

#include "base/text_encoding.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t steps_of_sign = 16;

/// By the weights of the arms up, right, down and left, as digits to base 3.
constexpr std::string_view crossings =
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

std::string_view crossing(const std::array<TextCanvas::Weight, 4>& arms) {
  std::size_t index = 0;
  for (const TextCanvas::Weight weight : arms) index = 3 * index + static_cast<std::size_t>(weight);
  std::string_view rest = crossings;
  for (; index > 0; --index) rest.remove_prefix(base::sign_length(rest));
  return rest.substr(0, base::sign_length(rest));
}

}  // namespace

void TextCanvas::write(int x, int y, std::string_view text) {
  for (; !text.empty(); ++x) {
    poll_limits(steps_of_sign);
    const std::size_t length = base::sign_length(text);
    if (inside(x, y)) signs_[place(x, y)] = text.substr(0, length);
    text.remove_prefix(length);
  }
}

bool TextCanvas::blank(int x, int y) const { return inside(x, y) && signs_[place(x, y)].empty(); }

void TextCanvas::style(int x, int y, int signs, std::string_view escape) {
  for (int i = x; i < x + signs; ++i) {
    if (!blank(i, y) && inside(i, y)) {
      std::string& sign = signs_[place(i, y)];
      sign = std::string(escape) + sign + "\x1b[0m";
    }
  }
}

void TextCanvas::add_arm(int x, int y, std::size_t direction, Weight weight) {
  if (!inside(x, y)) return;
  Weight& arm = arms_[place(x, y)][direction];
  arm = std::max(arm, weight);
}

void TextCanvas::append_to(std::string& out) const {
  for (int y = 0; y < height(); ++y) {
    for (int x = 0; x < width_; ++x) {
      poll_limits(steps_of_sign);
      const std::string& sign = signs_[place(x, y)];
      out += sign.empty() ? crossing(arms_[place(x, y)]) : std::string_view(sign);
    }
    while (out.ends_with(' ')) out.pop_back();
    out += '\n';
  }
}

}  // namespace sudoku_sat::format
