// What players call rules that have another name here. Only a hint is made of them: a puzzle file
// has one name for each rule.
#include <algorithm>
#include <array>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

namespace {

struct Nickname {
  std::string_view word;
  std::string_view rule;
};

constexpr std::array nicknames{
    Nickname{"killer", "cages"},
    Nickname{"sum-cages", "cages"},
    Nickname{"jigsaw", "regions"},
    Nickname{"irregular", "regions"},
    Nickname{"samurai", "grids"},
    Nickname{"gattai", "grids"},
    Nickname{"x", "diagonals"},
    Nickname{"x-sudoku", "diagonals"},
    Nickname{"thermo", "thermometers"},
    Nickname{"hyper", "windoku"},
    Nickname{"knight", "anti-knight"},
    Nickname{"king", "anti-king"},
    Nickname{"queen", "anti-queen"},
    Nickname{"torus", "toroidal"},
    Nickname{"little-killer", "sums"},
    Nickname{"greater-than", "inequalities"},
    Nickname{"frame", "margin-sums"},
    Nickname{"german-whispers", "whispers"},
    Nickname{"consecutive-free", "non-consecutive"},
    Nickname{"let", "rule"},
};

bool same_letters(std::string_view left, std::string_view right) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [&](char a, char b) { return lower(a) == lower(b); });
}

}  // namespace

std::string_view rule_called(std::string_view nickname) {
  for (const Nickname& known : nicknames) {
    if (same_letters(nickname, known.word)) return known.rule;
  }
  return {};
}

}  // namespace sudoku_sat
