// Techniques on positions with known conclusions: from HoDoKu's regression library (B. Hobiger,
// reglib-1.3), whose positions allow only one conclusion by the technique.
#include <catch2/catch.hpp>

#include <set>
#include <sstream>

#include "propagate/techniques/finding.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

/// Candidates are written as there: value, row, column.
struct KnownPosition {
  std::string_view technique;
  std::string_view board;     ///< the filled cells
  std::string_view removed;   ///< candidates that had been excluded before
  std::string_view excluded;  ///< by the technique
};

const KnownPosition positions[] = {
    {"als-chain",
     "967.....5...6...471.....6.8613..98.4285436.7.479....63.21......3..5.2.8.7.....4.2",
     "115 525 825 826 435 436 238 167 485", "114 116 127"},
    {"als-chain",
     ".5...6.3.9.2......6.......74962751833756819248219437565..............8.1.6.8...7.",
     "714 124 125 135 936 372 275 975 985 595 995 299", "335"},
    {"als-xy-wing",
     "17.59..482.4.7..19.9..14.7.74.....8...27..4.....4.6..79...2.734827345...4319678..",
     "346 247 149 249 356 856 967 687", "347 547 647"},
    {"als-xy-wing",
     "6.275.813..812...471..8.........7.8.4.1862..982.3.....1...7..482...381..98..416..",
     "527 528 533 936 938 944 549 966 568 569 598 798", "758"},
    {"als-xz", "9..17....4.1....7..7...31..14...6.98.9248173.38.5.......48...2.......6.7....6...3",
     "793", "172 244 385 571 572 796"},
    {"als-xz", "94.2.51.....41.......7...2416457.9..5.8...4...79.4..51856924713792....4.4...572..",
     "926 332 333 637 194 394", "828 829"},
    {"alternating-chain",
     "1...8.54.4...65...5.8.342.....351...813476925675829134..1...8.....5....13..61.4..",
     "272 972 974 282 982 283 783 983 292 992 793", "276 296 776 778 779 981"},
    {"alternating-chain",
     "....8.2....5....4..2...5...962837.....32146971745..832..1......697348521248751369", "",
     "138"},
    {"death-blossom",
     ".4..6....1.54.2.6.623.8.4.5389.46.57564......7129586342.187..46.5.6.43.24.6....8.",
     "717 817 819 919 996", "314 316 329"},
    {"death-blossom",
     ".6.2..9..279.8.6.148.69.5..65.1....91284693759....2.16....2..638.6.1..5...2..6.9.",
     "515 516 418 173 773 789 799", "877"},
    {"finned-jellyfish",
     "..2.18.6..6..9481.814..597.6581....91...59.8...98...51.354..1.82.1583..64869.1...",
     "752 754 259 762 299", "787"},
    {"finned-jellyfish",
     "..34162..26...31.41.4....36.463715.2.2184......762.41...5.3..41..21.4...41.56732.",
     "536 936 976", "871 872 881 882"},
    {"finned-swordfish",
     "....4...979..1246....96....2...9.3.....2....6.7843...53291846578576291..416..3892", "",
     "555"},
    {"finned-swordfish",
     "28195.64.4..8...59.9564.8.1129465.8.847.9.5625..2781946.8.294759547.6..8..25849.6", "322",
     "336"},
    {"finned-x-wing",
     "...9365811562..349839415672..274319.3..6.1.2..1.52..36.4.3...1...18.4.63..31.2.5.", "",
     "879"},
    {"finned-x-wing",
     "......3899.4..2561....9.724461927853859364172..2...496.97.1..485....89.7.....9..5", "",
     "371"},
    {"franken-swordfish",
     ".6.8.27352.76354.8385.7.26.5.6.8.3.7..876315.73.25.6848.2..657.65...78..173528946",
     "415 136 442 144 952 474 184 484", "913"},
    {"franken-swordfish",
     ".5...16..3.6..2.....93..2.4..453.182...8.4...8.512.4..6.1..53.....6..9.1..721..46", "759 769",
     "825"},
    {"grouped-chain",
     ".5243196..367...1519.....2.2.......694.......56....7493.9......6.5.1.....8.5..69.",
     "825 826 833 837 839 254 255 256 779 789 495 496 499 799", "143 153 275 276 286 364 399 864"},
    {"grouped-chain",
     "3.2....1.1..97........1....5..18.6....15...7..8.74.1..9....1.27.1.4.......5..79.1", "",
     "239"},
    {"multi-colouring",
     ".9..4187678.3..15441.8..329..91...6.1...6.9..674..851.967485231.4..12.95521......", "",
     "245"},
    {"multi-colouring",
     "......58779..52..15.41..932.......2.2.6.3.1.5.5.......947.182.....76..1961.......", "",
     "824 832"},
    {"remote-pairs",
     "..1.4926363.21794.94263..7.2634.17.98.4.9..2...9.62.34..7..4.9.4..97631..96.2.4.7", "",
     "577 579 594 596 877 879 894 896"},
    {"remote-pairs",
     ".26.93.41945281637.316.42.91573294683941687256824..913463.1..92518942376279.361.4", "",
     "514"},
    {"simple-colouring",
     "23.7.689559728...66..935.7.3.6.9.5.775.36...94.957.683872.5396.9456.7..81638.975.", "439",
     "127 128 132 133"},
    {"simple-colouring",
     "548..3....674.98359..8576...9..382573..57.4..875294163689745312...9..5...513.2...", "",
     "114 119 125 132 141 156 185"},
    {"sue-de-coq",
     ".....35171354278698679154..6935482717183.2.54254...........47.55......4.....5..9.", "",
     "194 273 283 399 694 699"},
    {"sue-de-coq",
     "..8..6.91.6213958.19...8......762819276891435819453726934627158.21985....8.3149.2", "",
     "733"},
    {"w-wing", "...713.52.15429..3.2.5864...87.521.49....1...1.......65962.....238165749471398265",
     "", "938"},
    {"w-wing", ".5.1.2...4739852161..4.75.9514296378..68731543875416928.5.24..1..1.59...7...18..5",
     "", "611 672 682 692"},
    {"unique-rectangle",
     "47.3..1.885.4...9.39.86.4.713428.5.92851...34967534..1628713945513942..6749658.1.", "",
     "227 327"},
    {"unique-rectangle",
     "197846532..8.5.719352917648831769425524138976..9524183.864....1..36....79.5....64", "",
     "296 396"},
    {"unique-rectangle",
     ".9..5264.6..48..53..5..628....8....4.1..4......4.27........3418186574392..9218576", "",
     "711 713 722 723 734 739"},
    {"unique-rectangle",
     "3.94.5..8..1369..464528...9712...893463198..7598723416.568....1.37.....21.493...5", "",
     "717 718 722 737 738"},
    {"unique-rectangle",
     ".827351...75.623.8.364..2753.982....6245.1.838.7.4...279.6...2.26....8..54.2....7", "",
     "488 698 988 998"},
    {"unique-rectangle",
     "..94.638....3.956..6.8.7149...294631.2.5689744961732589587324167326418956..985723", "",
     "122 123"},
    {"unique-rectangle",
     ".68.9721...2.86..7957312648894175362526843...7316298546.973..2...526....2.3954.86", "",
     "172 182"},
    {"unique-rectangle",
     "324567918..9..8.3...8934.5...57.63.9962483571.37.598....38917..796342185..1675.93",
     "121 122 227 229 629 639 479", "448"},
    {"unique-rectangle",
     "..8..4725562837941....25368659281473814379652...546189....185.49....28.7.8...32.6", "361",
     "382"},
    {"bug-plus-one",
     ".9.613.84...2571393.18492..9685714234379268151..384......192..8..943567151.768..2", "",
     "373 673"},
    {"bug-plus-one",
     "437582961..9417283812693475..6978134941326857783154629..42.57.8.758.93.2..87.15.6", "",
     "171 371"},
};

using Excluded = std::set<std::pair<Cell, Value>>;

Excluded candidates_of(std::string_view text) {
  Excluded some;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) {
    some.emplace((word[1] - '1') * 9 + word[2] - '1', static_cast<Value>(word[0] - '0'));
  }
  return some;
}

Excluded open_candidates(const TechniqueState& state) {
  Excluded some;
  for (Cell cell = 0; cell < 81; ++cell) {
    if (!state.open(cell)) continue;
    for (const Value value : state.values(cell)) some.emplace(cell, value);
  }
  return some;
}

}  // namespace

TEST_CASE("techniques exclude what HoDoKu excludes, no more and no less") {
  const Limits limits;
  for (const KnownPosition& position : positions) {
    CAPTURE(position.technique, position.board);
    const Puzzle puzzle = support::puzzle_of(position.board);
    const propagation::Sight sight(*puzzle.board);
    TechniqueState state(puzzle, sight, limits);
    for (const auto& [cell, value] : candidates_of(position.removed)) state.exclude(cell, value);
    Excluded excluded = open_candidates(state);
    REQUIRE(propagation::apply(technique_named(position.technique), state));
    for (const auto& one : open_candidates(state)) excluded.erase(one);
    CHECK(excluded == candidates_of(position.excluded));
  }
}

TEST_CASE("the sentence of a technique names each cell that it excludes something from") {
  const Limits limits;
  for (const KnownPosition& position : positions) {
    CAPTURE(position.technique, position.board);
    const Puzzle puzzle = support::puzzle_of(position.board);
    const propagation::Sight sight(*puzzle.board);
    TechniqueState state(puzzle, sight, limits);
    for (const auto& [cell, value] : candidates_of(position.removed)) state.exclude(cell, value);
    const std::string text = technique_named(position.technique).find(state)->tell();
    CAPTURE(text);
    CHECK(text.ends_with('.'));
    for (const auto& [cell, value] : candidates_of(position.excluded)) {
      CHECK(text.find(puzzle.geometry().name(cell)) != std::string::npos);
      // BUG+1 names the value that the cell has.
      if (position.technique == "bug-plus-one") continue;
      CHECK(text.find(std::to_string(value), text.find("not ")) != std::string::npos);
    }
    const bool unique = technique_named(position.technique).assumes_unique;
    CHECK((text.find("if the puzzle has only one solution") != std::string::npos) == unique);
  }
}
