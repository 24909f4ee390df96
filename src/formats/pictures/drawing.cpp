// Shapes are kept as they come; paths that look the same and follow each other are one.
#include "drawing.hpp"

namespace sudoku_sat::format {

namespace {

class InkCollector {
 public:
  explicit InkCollector(UsedInks& used) : used_(used) {}

  void operator()(const DrawnPath& path) { add(path.look); }
  void operator()(const DrawnCircle& circle) { add(circle.look); }
  void operator()(const DrawnBox& box) { add(box.look); }
  void operator()(const DrawnText& text) { used_.filled.insert(text.letters.ink); }

 private:
  void add(const ShapeStyle& look) {
    if (look.fill != Ink::none) used_.filled.insert(look.fill);
    if (look.stroke != Ink::none) used_.stroked.insert(look.stroke);
  }

  UsedInks& used_;
};

}  // namespace

void Drawing::path(const ShapeStyle& look) {
  if (!shapes_.empty()) {
    const auto* last = std::get_if<DrawnPath>(&shapes_.back());
    if (last != nullptr && last->look == look) return;
  }
  shapes_.push_back(DrawnPath{look, {}});
}

void Drawing::rectangle(int x, int y, int width, int height) {
  move(x, y);
  across(width);
  down(height);
  across(-width);
  close();
}

void Drawing::circle(const ShapeStyle& look, DrawnPoint middle, int radius) {
  shapes_.push_back(DrawnCircle{look, middle, radius});
}

void Drawing::box(const ShapeStyle& look, DrawnPoint corner, int width, int height, int radius) {
  shapes_.push_back(DrawnBox{look, corner, width, height, radius});
}

void Drawing::text(const Letters& letters, DrawnPoint at, std::string_view words,
                   std::string_view whole) {
  shapes_.push_back(DrawnText{letters, at, std::string(words), std::string(whole)});
}

std::set<Ink> UsedInks::all() const {
  std::set<Ink> inks = filled;
  inks.insert(stroked.begin(), stroked.end());
  return inks;
}

UsedInks used_inks(const Sheet& sheet) {
  UsedInks used{{Ink::paper}, {}};
  InkCollector collector(used);
  for (const PlacedDrawing& placed : sheet.drawings) {
    for (const DrawnShape& shape : placed.drawing.shapes()) std::visit(collector, shape);
  }
  return used;
}

}  // namespace sudoku_sat::format
