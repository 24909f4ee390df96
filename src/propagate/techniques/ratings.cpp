#include "ratings.hpp"

#include <algorithm>
#include <bit>

namespace sudoku_sat::propagation {

namespace {

struct Range {
  std::string_view technique;
  int least;
  int most;
};

/// In the order of the techniques.
constexpr Range ranges[] = {
    {"full-house", 10, 10},
    {"hidden-single", 12, 15},
    {"naked-single", 23, 23},
    {"constraint", 24, 24},
    {"locked-candidates", 26, 26},
    {"common-peer-elimination", 27, 27},
    {"naked-pair", 30, 30},
    {"hidden-pair", 34, 34},
    {"naked-triple", 36, 36},
    {"hidden-triple", 38, 38},
    {"x-wing", 39, 39},
    {"skyscraper", 40, 40},
    {"two-string-kite", 41, 41},
    {"turbot-fish", 41, 41},
    {"empty-rectangle", 42, 42},
    {"finned-x-wing", 42, 42},
    {"xy-wing", 43, 43},
    {"xyz-wing", 44, 44},
    {"w-wing", 44, 44},
    {"naked-quad", 45, 45},
    {"hidden-quad", 46, 46},
    {"swordfish", 46, 46},
    {"finned-swordfish", 47, 47},
    {"simple-colouring", 48, 48},
    {"remote-pairs", 49, 49},
    {"multi-colouring", 50, 50},
    {"unique-rectangle", 50, 50},
    {"bug-plus-one", 50, 50},
    {"jellyfish", 51, 51},
    {"finned-jellyfish", 52, 52},
    {"x-chain", 53, 55},
    {"xy-chain", 56, 59},
    {"als-xz", 60, 60},
    {"sue-de-coq", 61, 61},
    {"als-xy-wing", 62, 62},
    {"death-blossom", 64, 64},
    {"alternating-chain", 66, 70},
    {"grouped-chain", 71, 74},
    {"als-chain", 75, 78},
    {"franken-swordfish", 78, 78},
    {"braid", 78, 79},
    {"cell-forcing-chains", 79, 83},
    {"unit-forcing-chains", 84, 87},
    {"long-braid", 87, 88},
    {"forcing-chain", 88, 93},
    {"nested-chains", 94, 109},
    {"search", 110, 110},
};

const Range& range_of(const Technique& technique) {
  return *std::find_if(std::begin(ranges), std::end(ranges),
                       [&](const Range& range) { return range.technique == technique.name; });
}

/// One more for each doubling of the count.
int within(const Range& range, std::size_t count) {
  return std::min(range.least + static_cast<int>(std::bit_width(count)), range.most);
}

}  // namespace

int rating_of(const Technique& technique, const Finding& finding, const Board& board) {
  const Range& range = range_of(technique);
  const bool in_line =
      !finding.places.empty() && is_line(board.all_different()[finding.places[0].unit].kind);
  if (technique.name == "hidden-single") return in_line ? range.most : range.least;
  return within(range, finding.length / 4);
}

int rating_of(const Technique& technique, std::size_t times) {
  return within(range_of(technique), times / 2);
}

}  // namespace sudoku_sat::propagation
