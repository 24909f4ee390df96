// How many entries there are, and clues of sides.
#include "matrix/forms.hpp"

#include <algorithm>

namespace sudoku_sat::matrix {

namespace {

/// Five of six entries are true of the grid, if such a one is found soon.
std::string drawn_entry(const Draw& draw, const Entry& entry, int tries = 40) {
  std::string drawn = entry(draw);
  if (draw.once_in(6)) return drawn;
  for (int i = 0; i < tries && !draw.holds(drawn); ++i) drawn = entry(draw);
  return drawn;
}

bool beside_rows(const std::string& side) {
  return side.starts_with("left") || side.starts_with("right");
}

std::string drawn_sum(const Draw& draw, int cells) {
  int sum = 0;
  for (; cells > 0; --cells) sum += draw.value();
  return std::to_string(sum);
}

std::string joined(const Entries& clues) {
  std::string text;
  for (const std::string& clue : clues) text += " " + clue;
  return text;
}

// A side with one to three clues.
std::string drawn_side(const Draw& draw, const std::string& side,
                       const std::function<std::string(const Draw&, const std::string&)>& text) {
  const int places = beside_rows(side) ? draw.board.rows : draw.board.columns;
  Entries all(static_cast<std::size_t>(places), ".");
  for (int count = draw.between(1, 3); count > 0; --count) {
    const auto place = static_cast<std::size_t>(draw.between(0, places - 1));
    const std::string entry = drawn_entry(draw, [&](const Draw&) {
      Entries one(static_cast<std::size_t>(places), ".");
      one[place] = text(draw, side);
      all[place] = one[place];
      return side + ":" + joined(one);
    });
  }
  return side + ":" + joined(all);
}

}  // namespace

Entries nothing(const Draw& /*draw*/) { return {}; }

Form some(Entry entry, int most) {
  return [=](const Draw& draw) {
    Entries entries;
    for (int count = draw.between(1, most); count > 0; --count) {
      entries.push_back(drawn_entry(draw, entry));
    }
    return entries;
  };
}

Form perhaps(Entry entry, int most) {
  return [form = some(std::move(entry), most)](const Draw& draw) {
    return draw.once_in(3) ? Entries() : form(draw);
  };
}

Form with_end(Form form, Entries ends) {
  return [=](const Draw& draw) {
    Entries entries = form(draw);
    if (draw.once_in(4)) entries.push_back(draw.one_of(ends));
    return entries;
  };
}

Form headed(Entry first, Entry entry, int least) {
  return [=](const Draw& draw) {
    Entries entries{first(draw)};
    for (int count = draw.between(least, least + 2); count > 0; --count) {
      entries.push_back(entry(draw));
    }
    return entries;
  };
}

Form clues(Entries sides, std::function<std::string(const Draw&, const std::string&)> text) {
  return [=](const Draw& draw) {
    Entries entries{drawn_side(draw, draw.one_of(sides), text)};
    const std::string other = draw.one_of(sides);
    if (!entries[0].starts_with(other + ":")) entries.push_back(drawn_side(draw, other, text));
    return entries;
  };
}

std::string small_clue(const Draw& draw, const std::string& /*side*/) {
  return std::to_string(draw.between(0, draw.board.last_value + 1));
}

std::string sum_clue(const Draw& draw, const std::string& side) {
  return draw.once_in(4) ? small_clue(draw, side)
                         : drawn_sum(draw, draw.between(1, draw.board.size));
}

std::string small_sum_clue(const Draw& draw, const std::string& /*side*/) {
  return drawn_sum(draw, draw.between(2, 3));
}

std::string value_clue(const Draw& draw, const std::string& side) {
  return draw.once_in(10) ? small_clue(draw, side) : std::to_string(draw.value());
}

std::string digits_clue(const Draw& draw, const std::string& /*side*/) {
  std::string digits;
  for (int count = draw.between(1, 2); count > 0; --count) digits += std::to_string(draw.value());
  return digits;
}

std::string arrow_clue(const Draw& draw, const std::string& side) {
  return draw.one_of(beside_rows(side) ? Entries{"<", ">"} : Entries{"^", "v"});
}

std::string rank_clue(const Draw& draw, const std::string& /*side*/) {
  return std::to_string(draw.between(1, 2 * (draw.board.rows + draw.board.columns)));
}

}  // namespace sudoku_sat::matrix
