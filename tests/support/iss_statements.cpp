// Constraints of the Interactive Sudoku Solver that are read to statements, on small boards, with
// as many solutions as that program finds: grids, where it also finds values of other cells.
#include "support/foreign_puzzles.hpp"

namespace sudoku_sat::support {

const std::vector<ForeignPuzzle>& iss_statements() {
  static const std::string where = "sigh/Interactive-Sudoku-Solver js/solver/sudoku_builder.js";
  static const std::vector<ForeignPuzzle> table{
      {"NFA", where, R"(.Shape~4x4.NFA~RNXxFL7M~_two%20odd%20ones~R1C1~R2C2~R3C3~R4C4)", 144},
      {"NFA", where,
       R"(.Shape~6x6.NFA~RVX8RFSv7Mw~R1C1~R2C1~R3C2~R3C3~~R6C6~R5C6~R4C4.~R1C2_3~R2C5_4~R4C1_5~)"
       R"(R6C3_1)",
       1700},
      {"NFA", where,
       R"(.Shape~4x4.NFA~FMEkkBQCloUZB5uIICQghGJKcGgqrS-IgwszW2g4uz2-hAw0XGhIy03OhQ01XXAWBJiHGw)"
       R"(mdiwGAaaiR0Ln40BoInIsfDaOPAcCp6NIw-pkOHgyijykRkqIg6okRIgRigQkkJoYgYhJiyvCELoggiDK1N4p)"
       R"(jS3CkNoogqDq9P9iDy_WYxj7ZDEWIyELFR9qETHW9yEbbXY5lrdDoSs1P3oTM9f4ITt9h4oXuFjkIUtVX5IVN)"
       R"(dl5oVuVn6IZOdpqCDEXI4g5mDjEEYpAhCGbpKZJmipEkKJI~_equal%20parts~R1C1~R2C2~R3C3~R3C4~R4)"
       R"(C3~R2C1)",
       70},
      {"NFA", where,
       R"(.Shape~4x4.NFA~WQCKfFjBo4DADAhAlApAtAxAzA3A9BF8YNHDyHxo4eRJfHDyJMp8eRJlS3yJMqXMBBXJlS)"
       R"(5kZoHMqXNnOHQkS5559AhCwRPRpEqZ6dQpVBBvVrFq4Z0IEI9ewYsjoEIUaEKEK9m0atnpEqYMdKmDDTBghnq)"
       R"(FKpu9Sqbhzqm4cbcO9YtXOHrVzhy9c4ciDuHIh7BiydPYsnTt7J07ePdO3gl7Rq2evatnr57Z6-fvevn8AIcb)"
       R"(kQEQd28EjeCQiXvn8AUd_AFDgCgigA~_segments~R1C1~R1C2~-~R3C3~R4C4~-~R2C4~R3C2)",
       24},
      {"NFA", where, R"(.Shape~4x4~0-3.NFA~RNPjHsPwwA~_multiple%20of%203~R1C1~R2C2~R3C3)", 96},
      {"Pair", where, R"(.Shape~4x4.Pair~Og~_own%20order~R1C1~R2C2~R3C3)", 6},
      {"Pair", where, R"(.Shape~4x4~0-3.Pair~32O~_not%203~R1C1~R1C2~~R2C3~R3C3~R4C3)", 48},
      {"PairX", where,
       R"(.Shape~6x6.PairX~84xjHP~_nabner~R1C1~R2C2~R3C4.~R1C2_3~R2C5_4~R4C1_5~R6C3_1)", 2134},
      {"Binary", where, R"(.Shape~4x4.Binary~Oj~_up~R1C1~R2C2)", 144},
      {"BinaryX", where,
       R"(.Shape~6x6.BinaryX~84xjHP~_~R1C1~R2C2~R3C4.~R1C2_3~R2C5_4~R4C1_5~R6C3_1)", 2134},
      {"Regex", where, R"(.Shape~4x4.Regex~WzEyXSozLnsxLDJ9~R1C1~R2C1~R2C2~R3C2)", 72},
      {"Regex", where,
       R"(.Shape~6x6.Regex~KFteMS0zXVsxMl0pKyg1fDYpPw~R1C1~R2C1~R2C2~R3C2~R4C5.~R1C2_3~R2C5_4~R)"
       R"(4C1_5)",
       4992},
      {"Or", where, R"(.Shape~4x4.Or.Cage~5~R1C1~R1C2.Thermo~R1C1~R2C2~R3C3.End)", 111},
      {"Or", where, R"(.Shape~4x4.Or.~R1C1_1.And.~R2C2_2_3.Cage~3~R3C3~R3C4.End.End)", 88},
      {"Or", where,
       R"(.Shape~4x4.Or.Skyscraper~R1~2~3.XSum~C2~5~.NumberedRoom~R4~~2.HiddenSkyscraper~C1~2~.)"
       R"(End)",
       160},
      {"Or", where,
       R"(.Shape~4x4.Or.Whisper~2~R1C1~R1C2.Renban~R3C3~R3C4~R4C4.Palindrome~R1C4~R2C3~R3C2.End)"
       R"(.Or.Zipper~R4C1~R3C1~R3C2.Between~R1C1~R2C1~R2C2.DoubleArrow~R4C4~R4C3~R3C3.End)",
       125},
      {"Or", where,
       R"(.Shape~4x4.Or.ContainExact~1_2~R1C1~R2C2~R3C3.ContainAtLeast~3_3~R1C1~R2C3~R4C4.Locko)"
       R"(ut~2~R1C1~R1C2~R2C4.End.Or.SumLine~5~R1C1~R2C1~R2C2~R3C2.EqualityCage~R3C3~R4C4~R3C4~)"
       R"(R4C3.End)",
       112},
      {"Or", where,
       R"(.Shape~4x4.Or.RellikCage~3~R1C1~R1C2~R2C1.Lunchbox~3~R4C1~R4C2~R4C3.End.Or.Sandwich~3)"
       R"(~R3.LittleKiller~9~R1C4.Quad~R2C2~1~1.End)",
       24},
      {"Or", where,
       R"(.Shape~4x4.Or.Modular~2~R1C1~R2C2~R3C3.ValueIndexing~R1C1~R1C2~R2C3~R3C3.End.Or.White)"
       R"(Dot~R1C1~R1C2.BlackDot~R4C3~R4C4.End.Or.X~R2C1~R3C1.V~R2C2~R3C2.GreaterThan~R1C4~R2C4)"
       R"(.End)",
       61},
      {"Or", where,
       R"(.Shape~4x4.Or.Indexing~R~R1C1.Indexing~C~R4C2.PillArrow~2~R1C1~R1C2~R2C2~R3C2.End.Or.)"
       R"(CountingCircles~R1C1~R2C2~R3C3.LookAndSay~21~R1C1~R2C2~R3C4.End)",
       40},
      {"And", where, R"(.Shape~4x4.And.Cage~5~R1C1~R1C2.~R3C3_1_2.And.Thermo~R4C1~R3C2.End.End)",
       28},
      {"And", where,
       R"(.Shape~4x4.StrictXV.And.V~R1C2~R1C3.V~R2C2~R2C3~R3C2~R3C3.V~R4C2~R4C3.End.V~R2C1~R3C1)"
       R"(.V~R2C4~R3C4)",
       8},
      {"Replicate", where, R"(.Shape~4x4.Replicate~FB.GreaterThan~R1C1~R1C2.End)", 36},
      {"Replicate", where,
       R"(.Shape~4x4.Replicate~BE.Sum~5~R1C1~R2C1.Or.~R1C1_1_2.~R2C1_1.End.End)", 48},
      {"Replicate", where, R"(.Shape~4x4.Replicate~FA.Replicate~B.Whisper~2~R1C1~R2C2.End.End)",
       96},
      {"Replicate", where,
       R"(.Shape~4x4.Var~A~~2x2.Replicate~P~VA1.~VA1_1_2.End.Sum~0_=_1_-1~R1C1~VA1.Sum~0_=_1_-1)"
       R"(~R2C2~VA2.Sum~0_=_1_-1~R3C3~VA3.Sum~0_=_1_-1~R4C4~VA4)",
       8},
      {"Var", where, R"(.Shape~4x4.Var~A~total~1.Arrow~R1C1~VA~R1C2.Arrow~VA~R3C3.~VA_1_2)", 30},
      {"Var", where,
       R"(.Shape~4x4.Var~A~~3.AllDifferent~VA1~VA2~VA3.Sum~0_=_1_-1~VA1~R1C1.Sum~0_=_1_-1~VA2~R)"
       R"(2C2.Sum~0_=_1_-1~VA3~R3C3.Thermo~VA2~VA3)",
       72},
      {"Sum", where, R"(.Shape~4x4.Sum~-1_=_2_-3_1~R1C1~R2C2~R3C3)", 12},
      {"EqualSum", where, R"(.Shape~4x4.EqualSum~R1C1~R1C2~-~R3C3~R3C4~-~R4C1~R4C2)", 128},
      {"EqualSum", where, R"(.Shape~4x4.EqualSum~R1C1~R2C2~-~R2C2~R3C3)", 72},
      {"ConnectedValues", where, R"(.Shape~4x4.ConnectedValues~~1_2_3)", 216},
      {"ConnectedValues", where, R"(.Shape~3x4~4~Raw.ConnectedValues~~3_4~5.~R1C1_1~R2C2_2~R3C3_3)",
       10752},
      {"ConnectedValues", where, R"(.Shape~4x4.NoBoxes.ConnectedValues~~1_2_3~12)", 288},
      {"ConnectedValues", where,
       R"(.Shape~4x4.Var~S~shade~4x4.Replicate~__D~VS1.~VS1_1_2.End.ConnectedValues~VS~1~4.~VS1)"
       R"(_1~VS4_2~VS5_1~VS6_1~VS7_2~VS3_2~VS8_2~VS9_2~VS11_2~VS12_2~VS13_2~VS15_2~VS16_2.Or.~V)"
       R"(S10_1.~R1C1_1.End.Or.~VS2_1.~R1C1_2_3_4.End.~R1C1_1_2~VS14_2.Or.~VS10_2.~R1C1_2.End.O)"
       R"(r.~VS2_2.~R1C1_1.End)",
       144},
      {"CountDistinct", where, R"(.Shape~4x4.CountDistinct~R1C1~R2C2~R3C3~R4C4)", 72},
      {"CountDistinct", where, R"(.Shape~4x4.CountDistinct~R1C1~R1C1~R2C2~R3C3~R4C4)", 72},
      {"ValueIndexing", where, R"(.Shape~4x4.ValueIndexing~R1C1~R1C2~R2C3~R3C3~R4C2)", 90},
      {"ValueIndexing", where, R"(.Shape~4x4~0-3.ValueIndexing~R1C1~R2C2~R2C3~R3C3)", 54},
      {"RegionSameValues", where, R"(.Shape~3x3~4.NoBoxes.RegionSameValues)", 48},
      {"RegionSameValues", where, R"(.Shape~4x4~5.RegionSameValues.~R1C1_1~R2C2_2~R3C3_5~R4C1_4)",
       1},
      {"RegionSize", where, R"(.Shape~4x6.RegionSize~4.~R4C6_6~R1C5_4~R3C3_3~R1C1_5~R2C2_2)", 4215},
      {"RegionSize", where,
       R"(.Shape~4x4~8.RegionSize~8.~R1C1_1~R1C2_2~R1C3_3~R1C4_4~R2C1_5~R2C2_6~R3C1_7~R3C2_8~R3)"
       R"(C3_1)",
       68},
      {"RegionSize", where,
       R"(.Shape~6x6~9.RegionSize~9.DisjointSets.~R1C1_1~R1C2_2~R1C3_3~R2C1_4~R2C2_5~R2C3_6~R3C)"
       R"(1_7~R3C2_8~R4C4_9~R5C5_1~R1C4_4~R1C5_5~R2C6_7~R6C6_2~R4C1_3~R4C2_1~R5C1_2~R6C3_5)",
       956},
      {"ChaosCount", where,
       R"(.Shape~4x4.NoBoxes.ChaosConstruction.ChaosCount~R2C2~0~CC1~CC2~CC5~CC6.~R1C1_1~R2C3_4)",
       16},
      {"ChaosCount", where,
       R"(.Shape~4x4.NoBoxes.ChaosConstruction.ChaosCount~R2C2.ChaosCount~R4C4~1~CC11~CC12~CC15)"
       R"(~CC16)",
       192},
      {"ChaosArrow", where,
       R"(.Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R1C1~0~CC1~CC2~CC3~CC4.ChaosArrow~R3C)"
       R"(3~1)",
       318},
      {"ChaosArrow", where,
       R"(.Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R4C1~0~CC13~CC14~CC15~-~CC13~CC9~CC5)",
       288},
      {"ChaosConstruction", where, R"(.Shape~4x4.ChaosConstruction.~R1C1_1~R1C2_2)", 24},
      {"ChaosConstruction", where, R"(.Shape~3x4.ChaosConstruction.RegionSize~3.~R1C1_1~R2C2_2)",
       32},
      {"ChaosConstruction", where,
       R"(.Shape~4x4.NoBoxes.ChaosConstruction.SameValues~3~CC1~CC6~CC2.AllDifferent~CC1~CC11~C)"
       R"(C16)",
       360},
      {"LookAndSay", where, R"(.Shape~4x4.LookAndSay~2113~R1C1~R2C2~R3C3~R4C4)", 32},
      {"LookAndSay", where, R"(.Shape~4x4.LookAndSay~02~R1C1~R2C2~R3C3)", 108},
      {"FullRankTies", where, R"(.Shape~4x4.FullRankTies~none)", 96},
      {"FullRankTies", where, R"(.Shape~4x4.FullRank~C1~1~.FullRankTies~any)", 27},
      {"FullRankTies", where, R"(.Shape~4x4.FullRank~C1~5~.FullRankTies~only-unclued)", 9},
      {"Raw", where,
       R"(.Shape~3x3~4~Raw.Thermo~R1C1~R1C2~R1C3.AllDifferent~R1C1~R2C2~R3C3.~R2C1_1~R3C1_2~R3C)"
       R"(2_4)",
       96},
      {"Raw", where, R"(.Shape~3x3~2~Raw.ConnectedValues~~1.~R1C1_1~R3C3_1)", 45},
      {"Raw", where, R"(.Shape~2x3~0-2~Raw.Sum~3~R1C1~R1C2~R2C3)", 189},
      {"Windoku", where, R"(.Shape~4x4.NoBoxes.Windoku)", 288},
      {"Windoku", where, R"(.Shape~4x4~6.Windoku.~R1C1_1~R1C2_2~R2C3_3~R3C4_4~R4C1_5)", 2507},
      {"Windoku", where, R"(.Shape~6x6.Windoku.~R1C1_1~R1C2_2~R2C3_3~R3C4_4~R4C1_5)", 968},
      {"Doppelganger", where, R"(.Shape~4x4~0-4.NoBoxes.Doppelganger.~R1C1_0~R2C2_1~R3C4_2)", 140},
      {"Doppelganger", where, R"(.Shape~4x4~0-4.Doppelganger.Thermo~DGR1~DGR2.Whisper~2~DGC1~DGB2)",
       96},
      {"DisjointSets", where, R"(.Shape~4x4.NoBoxes.DisjointSets)", 288},
      {"Cage", where, R"(.Shape~4x4.Cage~9~R1C1~R1C1~R2C1~R2C2)", 72},
      {"Whisper", where, R"(.Shape~4x4.Whisper~2~R1C1~R2C1~R3C1~R2C1~R1C1)", 48},
      {"Entropic", where,
       R"(.Or.Entropic~R2C1~R3C1.Entropic~R3C1~R4C2~R5C2.End.~R4C8_3~R1C6_9~R8C4_7~R9C1_7~R1C2_)"
       R"(2~R2C3_7~R2C9_9~R1C5_7~R1C3_4~R1C4_8~R4C6_7~R7C4_4~R8C1_4~R2C6_4~R5C5_9~R8C7_8~R6C7_4)"
       R"(~R5C9_2~R6C3_9~R7C9_5~R3C5_5~R3C7_1~R7C1_9~R4C3_5~R8C5_1~R9C9_4~R3C9_7~R1C1_1~R8C8_9~)"
       R"(R2C8_8~R2C7_2~R5C6_1~R4C7_9~R3C3_3~R1C7_3~R9C6_5~R8C2_5~R6C4_5~R6C2_7~R9C4_9~R6C9_1~R)"
       R"(8C9_3~R5C1_6~R7C6_3~R2C5_3~R7C7_7~R4C9_8~R7C2_8~R7C5_6~R4C1_2)",
       2},
      {"Skyscraper", where, R"(.Shape~4x6.Skyscraper~C1~2~3.~R4C6_6~R1C5_4~R3C3_3~R1C1_5~R2C2_2)",
       32},
      {"PillArrow", where,
       R"(.Shape~4x6.PillArrow~2~R1C1~R1C2~R2C2~R3C2~R4C3~R4C4~R3C3~R2C3.~R4C6_6~R1C5_4~R3C3_3)",
       622},
      {"SearchPriority", where, R"(.Shape~4x4.SearchPriority~5~R1C1.~R1C1_2)", 72},
  };
  return table;
}

}  // namespace sudoku_sat::support
