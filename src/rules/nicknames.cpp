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
    Nickname{"little-killer", "little-killers"},
    Nickname{"greater-than", "inequalities"},
    Nickname{"frame", "margin-sums"},
    Nickname{"german-whispers", "whispers"},
    Nickname{"consecutive-free", "non-consecutive"},
    Nickname{"let", "rule"},
    Nickname{"region-sum", "region-sum-lines"},
    Nickname{"blue-lines", "region-sum-lines"},
    Nickname{"zipper", "zippers"},
    Nickname{"zipper-lines", "zippers"},
    Nickname{"double-arrow", "double-arrows"},
    Nickname{"ten-lines", "sum-lines"},
    Nickname{"lockout", "lockouts"},
    Nickname{"nabner", "nabners"},
    Nickname{"entropic", "entropic-lines"},
    Nickname{"modular", "modular-lines"},
    Nickname{"parity", "parity-lines"},
    Nickname{"rellik", "rellik-cages"},
    Nickname{"anti-killer", "rellik-cages"},
    Nickname{"difference", "difference-dots"},
    Nickname{"ratio", "ratio-dots"},
    Nickname{"minimum", "minimums"},
    Nickname{"maximum", "maximums"},
    Nickname{"indexing", "column-indexers"},
    Nickname{"159", "column-indexers"},
    Nickname{"numbered-room", "numbered-rooms"},
    Nickname{"lunchbox", "lunchboxes"},
    Nickname{"entropy", "global-entropy"},
    Nickname{"anti-taxicab", "self-taxicab"},
    Nickname{"dutch-flatmates", "flatmates"},
    Nickname{"leaper", "leapers"},
    Nickname{"schrodinger", "schrodinger-cells"},
    Nickname{"schroedinger", "schrodinger-cells"},
    Nickname{"rank", "full-rank"},
    Nickname{"unknown-boxes", "deconstruction"},
    Nickname{"doppelganger", "doppelganger-zero"},
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
