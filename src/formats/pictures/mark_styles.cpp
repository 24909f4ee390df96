// Which lines, groups and clues look how. Lines of different rules differ in colour and in pattern,
// so that they can be told apart in print and by readers who don't see the colours. Colours of
// rules that players know by them are the usual ones: purple for renban, green for whispers.

#include "marks.hpp"

namespace sudoku_sat::format {

namespace {

using Kind = Mark::Kind;

struct KnownLine {
  std::string_view rule;  ///< empty: for any other one
  ThickLine look;
};

constexpr std::array known_lines{
    KnownLine{"palindromes", {Ink::line1, Ink::line1_core, 5, {}}},
    KnownLine{"renban", {Ink::line2, Ink::line2_core, 0, {}}},
    KnownLine{"whispers", {Ink::line3, Ink::line3_core, 3, {9, 9}}},
    KnownLine{"region-sum-lines", {Ink::group1, Ink::frame, 1, {}}},
    KnownLine{"zippers", {Ink::group6, Ink::paper, 4, {4, 8}}},
    KnownLine{"entropic-lines", {Ink::group7, Ink::group7, 0, {}}},
    KnownLine{"modular-lines", {Ink::line5, Ink::line5_core, 4, {1, 12}}},
    KnownLine{"parity-lines", {Ink::group4, Ink::paper, 6, {10, 10}}},
    KnownLine{"nabners", {Ink::group2, Ink::line4_core, 3, {2, 6}}},
    KnownLine{"sum-lines", {Ink::group3, Ink::line3_core, 1, {}}},
    KnownLine{"same-differences", {Ink::group8, Ink::sum, 3, {12, 6}}},
    KnownLine{"", {Ink::line4, Ink::line4_core, 5, {1, 10}}},
    KnownLine{"", {Ink::line5, Ink::line5_core, 2, {}}},
};
/// The looks of all other rules.
constexpr std::ptrdiff_t other_lines = 2;

constexpr std::array group_inks{Ink::group1, Ink::group2, Ink::group3, Ink::group4,
                                Ink::group5, Ink::group6, Ink::group7, Ink::group8};

int step_between(int from, int to) { return (to > from) - (to < from); }

}  // namespace

std::map<std::string, ThickLine> thick_lines(const std::vector<Mark>& marks) {
  std::map<std::string, ThickLine> looks;
  std::ptrdiff_t next = 0;
  for_each_mark(marks, Kind::thick_line, [&](const Mark& mark) {
    if (looks.contains(mark.rule)) return;
    const auto* known = std::ranges::find_if(
        known_lines, [&](const KnownLine& line) { return line.rule == mark.rule; });
    if (known == known_lines.end()) {
      known = known_lines.end() - other_lines + next++ % other_lines;
    }
    looks[mark.rule] = known->look;
  });
  return looks;
}

ShapeStyle thin_line(const std::string& rule) {
  if (rule == "diagonals") return strokes(Ink::crease, 3);
  if (rule == "between" || rule == "lockouts") return strokes(Ink::between, 3, {10, 6});
  if (rule == "inequalities") return strokes(Ink::distinct, 3, {2, 6});
  return strokes(Ink::arrow, 3);
}

std::vector<MarkGroup> mark_groups(const std::vector<Mark>& marks) {
  std::vector<MarkGroup> groups;
  std::map<std::pair<std::string, int>, std::size_t> numbers;
  for_each_mark(marks, Kind::shade, [&](const Mark& mark) {
    if (mark.group == 0) return;
    const auto number = numbers.try_emplace({mark.rule, mark.group}, numbers.size()).first->second;
    groups.push_back({&mark, number});
  });
  return groups;
}

std::string letters_of(std::size_t group) {
  constexpr std::size_t alphabet = 26;
  std::string letters;
  for (std::size_t rest = group + 1; rest > 0; rest = (rest - 1) / alphabet) {
    letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % alphabet));
  }
  return letters;
}

Ink ink_of_group(std::size_t group) { return group_inks[group % group_inks.size()]; }

void draw_group_letters(const std::vector<Mark>& marks, BoardCanvas& canvas) {
  std::map<Cell, std::string> texts;
  for (const MarkGroup& group : mark_groups(marks)) {
    int place = 0;
    for (const Cell cell : group.mark->cells) {
      std::string& text = texts[cell];
      text += (text.empty() ? "" : " ") + letters_of(group.number);
      if (group.mark->numbered && group.mark->cells.size() > 1) text += std::to_string(++place);
    }
  }
  for (const auto& [cell, text] : texts) {
    const int size = text.size() > 8 ? 9 : 12;
    canvas.drawing().text({Ink::words, size, false, Align::end},
                          {canvas.left(cell) + cell_side - 4, canvas.top(cell) + cell_side - 5},
                          text);
  }
}

OutsideClues::OutsideClues(const std::vector<Mark>& marks, const Geometry& geometry) {
  std::set<std::pair<DrawnPoint, DrawnPoint>> taken;
  std::string rule;
  int first_ring = 1;
  for_each_mark(marks, Kind::outside, [&](const Mark& mark) {
    if (mark.rule != rule && !clues_.empty()) first_ring = rings_ + 1;
    rule = mark.rule;
    const DrawnPoint from{geometry.column(mark.cells[0]), geometry.row(mark.cells[0])};
    DrawnPoint away{0, -1};
    if (mark.cells.size() > 1) {
      away = {step_between(geometry.column(mark.cells[1]), from.x),
              step_between(geometry.row(mark.cells[1]), from.y)};
    }
    int ring = first_ring;
    const auto place = [&] { return DrawnPoint{from.x + ring * away.x, from.y + ring * away.y}; };
    while (!taken.insert({place(), away}).second) ++ring;
    clues_.push_back({&mark, ring, place(), away});
    rings_ = std::max(rings_, ring);
  });
}

Sides OutsideClues::rings_by_side(const Geometry& geometry) const {
  Sides rings;
  for (const Clue& clue : clues_) {
    rings.above = std::max(rings.above, -clue.place.y);
    rings.below = std::max(rings.below, clue.place.y - geometry.height() + 1);
    rings.left = std::max(rings.left, -clue.place.x);
    rings.right = std::max(rings.right, clue.place.x - geometry.width() + 1);
  }
  return rings;
}

}  // namespace sudoku_sat::format
