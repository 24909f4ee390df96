// Fields of f-puzzles on small boards. The numbers of solutions are those of all grids that satisfy
// the behaviour of the reader named with each.
#include "support/foreign_puzzles.hpp"

namespace sudoku_sat::support {

const std::vector<ForeignPuzzle>& fpuzzles_meanings() {
  static const std::vector<ForeignPuzzle> table{
      {"given", "dclamage/SudokuSolver SudokuSolver/SolverFactory.cs",
       R"({"size":4,"grid":[[{"value":1},{"value":2,"given":true},{"value":3,"given":false},)"
       R"({}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})",
       72},
      {"givenPencilMarks", "dclamage/SudokuSolver SudokuSolver/SolverFactory.cs",
       R"({"size":4,"grid":[[{"givenPencilMarks":[1,3]},{},{},{"centerPencilMarks":[1]}],[{},)"
       R"({},{},{}],[{},{},{},{}],[{},{},{},{}]]})",
       144},
      {"region", "dclamage/SudokuSolver SudokuSolver/SolverInitialization.cs",
       R"({"size":4,"grid":[[{"value":1,"given":true,"region":0},{"region":0},{"region":0},)"
       R"({"region":1}],[{"region":0},{"region":1},{"region":1},{"region":1}],[{"region":2},)"
       R"({"region":2},{"region":2},{"region":3}],[{"region":2},{"region":3},{"region":3},)"
       R"({"region":3}]]})",
       36},
      {"region of null", "dclamage/SudokuSolver SudokuSolver/SolverInitialization.cs",
       R"({"size":4,"grid":[[{"value":1,"given":true,"region":null},{"value":2,"given":true,)"
       R"("region":null},{"value":3,"given":true,"region":null},{"value":4,"given":true,)"
       R"("region":null}],[{"region":null},{"region":null},{"region":null},{"region":null}],)"
       R"([{"region":null},{"region":null},{"region":null},{"region":null}],[{"region":null},)"
       R"({"region":null},{"region":null},{"region":null}]]})",
       24},
      {"killercage", "dclamage/SudokuSolver SudokuSolver/Constraints/KillerCageConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("killercage":[{"cells":["R1C1","R2C2"],"value":"5"},{"cells":["R3C3","R4C4"],)"
       R"("value":"0"},{"cells":["R1C4","R4C1"]}]})",
       72},
      {"cage", "dclamage/SudokuSolver SudokuSolver/PuzzleFormats/FPuzzlesBoard.cs",
       R"({"size":4,"grid":[[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],)"
       R"([{},{},{},{}]],"cage":[{"cells":["R1C1","R2C2"],"value":"note"}]})",
       72},
      {"cage of a digital root", "dclamage/SudokuSolver SudokuSolver/SolverFactory.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("cage":[{"cells":["R1C1","R1C2","R2C1","R3C4"],"value":"DR1"},{"cells":["R4C4"]}]})",
       72},
      {"extraregion", "dclamage/SudokuSolver SudokuSolver/Constraints/ExtraRegionConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("extraregion":[{"cells":["R1C1","R2C2","R3C4","R4C3"]}]})",
       48},
      {"even, odd", "dclamage/SudokuSolver SudokuSolver/Constraints/EvenConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("even":[{"cell":"R1C1"},{"cell":"R3C4"}],"odd":[{"cell":"R2C4"}]})",
       36},
      {"maximum", "dclamage/SudokuSolver SudokuSolver/Constraints/MaximumConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("maximum":[{"cell":"R1C1"},{"cell":"R1C2"}]})",
       66},
      {"minimum", "dclamage/SudokuSolver SudokuSolver/Constraints/MinimumConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("minimum":[{"cell":"R2C2"},{"cell":"R3C2"}],"maximum":[{"cell":"R2C3"}]})",
       5},
      {"thermometer", "dclamage/SudokuSolver SudokuSolver/Constraints/ThermometerConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("thermometer":[{"lines":[["R1C1","R2C2","R3C3"]]}]})",
       24},
      {"slowthermometer",
       "dclamage/SudokuSolver SudokuSolver/Constraints/SlowThermometerConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("slowthermometer":[{"lines":[["R1C1","R2C3","R3C2"],["R4C4"]]}]})",
       120},
      {"palindrome", "dclamage/SudokuSolver SudokuSolver/Constraints/PalindromeConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("palindrome":[{"lines":[["R1C1","R2C3","R3C4","R4C2"]]}]})",
       120},
      {"renban", "dclamage/SudokuSolver SudokuSolver/Constraints/RenbanConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("renban":[{"lines":[["R1C1","R2C2","R3C3"]]}]})",
       72},
      {"whispers", "dclamage/SudokuSolver SudokuSolver/Constraints/WhispersConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("whispers":[{"lines":[["R1C1","R2C2"]]},{"lines":[["R3C3","R4C4"]],"value":"3"}]})",
       24},
      {"betweenline", "dclamage/SudokuSolver SudokuSolver/Constraints/BetweenLineConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("betweenline":[{"lines":[["R1C1","R2C2","R3C3"],["R4C1","R4C2"]]}]})",
       48},
      {"regionsumline",
       "dclamage/SudokuSolver SudokuSolver/Constraints/RegionSumLinesConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("regionsumline":[{"lines":[["R1C1","R2C2","R2C3","R3C4"],["R4C1","R4C2"]]}]})",
       12},
      {"regionsumline where regions are rows",
       "dclamage/SudokuSolver SudokuSolver/SolverUtility.cs",
       R"({"size":5,"grid":[[{},{},{},{},{}],[{"value":5,"given":true},{},{},{},{}],[{},{},{},)"
       R"({},{}],[{},{"value":1,"given":true},{},{},{}],[{"value":2,"given":true},{},{},{},)"
       R"({}]],"regionsumline":[{"lines":[["R1C1","R1C2","R2C2","R3C3","R3C4"]]}]})",
       40},
      {"regionsumline where cells are in no region",
       "dclamage/SudokuSolver SudokuSolver/Constraints/RegionSumLinesConstraint.cs",
       R"({"size":4,"grid":[[{"region":0},{"region":0},{"region":null},{"region":null}],)"
       R"([{"region":0},{"region":0},{"region":null},{"region":null}],[{"region":null},)"
       R"({"region":null},{"region":1},{"region":1}],[{"region":null},{"region":null},)"
       R"({"region":1},{"region":1}]],"regionsumline":[{"lines":[["R1C1","R2C2","R2C3","R3C3",)"
       R"("R3C4"]]}]})",
       64},
      {"entropicline", "dclamage/SudokuSolver SudokuSolver/Constraints/EntropicLineConstraint.cs",
       R"({"size":6,"grid":[[{"value":1,"given":true},{"value":2,"given":true},{"value":3,)"
       R"("given":true},{"value":4,"given":true},{"value":5,"given":true},{"value":6,)"
       R"("given":true}],[{"value":4,"given":true},{"value":5,"given":true},{"value":6,)"
       R"("given":true},{"value":1,"given":true},{"value":2,"given":true},{"value":3,)"
       R"("given":true}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},)"
       R"({},{},{},{}]],"entropicline":[{"lines":[["R3C1","R4C2","R5C3","R6C4"],["R3C6",)"
       R"("R4C5"]]}]})",
       53},
      {"modularline", "dclamage/SudokuSolver SudokuSolver/Constraints/ModularLineConstraint.cs",
       R"({"size":6,"grid":[[{"value":1,"given":true},{"value":2,"given":true},{"value":3,)"
       R"("given":true},{"value":4,"given":true},{"value":5,"given":true},{"value":6,)"
       R"("given":true}],[{"value":4,"given":true},{"value":5,"given":true},{"value":6,)"
       R"("given":true},{"value":1,"given":true},{"value":2,"given":true},{"value":3,)"
       R"("given":true}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},)"
       R"({},{},{},{}]],"modularline":[{"lines":[["R3C1","R4C2","R5C3","R6C4"],["R3C6",)"
       R"("R4C5"]]}]})",
       104},
      {"nabner", "dclamage/SudokuSolver SudokuSolver/Constraints/NabnerConstraint.cs",
       R"({"size":6,"grid":[[{"value":1,"given":true},{"value":2,"given":true},{"value":3,)"
       R"("given":true},{"value":4,"given":true},{"value":5,"given":true},{"value":6,)"
       R"("given":true}],[{"value":4,"given":true},{"value":5,"given":true},{"value":6,)"
       R"("given":true},{"value":1,"given":true},{"value":2,"given":true},{"value":3,)"
       R"("given":true}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},)"
       R"({},{},{},{}]],"nabner":[{"lines":[["R3C1","R4C2","R5C3"]]}]})",
       176},
      {"doublearrow", "dclamage/SudokuSolver SudokuSolver/Constraints/DoubleArrowConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("doublearrow":[{"lines":[["R1C1","R2C2","R3C3","R4C3"],["R4C1","R4C2"]]}]})",
       56},
      {"zipperline", "dclamage/SudokuSolver SudokuSolver/Constraints/ZipperLineConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("zipperline":[{"lines":[["R1C1","R2C2","R3C3","R4C3"],["R4C1","R4C2"]]}]})",
       56},
      {"zipperline of an odd length",
       "dclamage/SudokuSolver SudokuSolver/Constraints/ZipperLineConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("zipperline":[{"lines":[["R1C4","R2C3","R3C2"]]}]})",
       36},
      {"rowindexer", "dclamage/SudokuSolver SudokuSolver/Constraints/IndexerConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("rowindexer":[{"cells":["R1C1","R3C2"]}]})",
       76},
      {"columnindexer", "dclamage/SudokuSolver SudokuSolver/Constraints/IndexerConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("columnindexer":[{"cells":["R1C1"]},{"cells":["R3C2"]}]})",
       74},
      {"boxindexer", "dclamage/SudokuSolver SudokuSolver/Constraints/IndexerConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("boxindexer":[{"cells":["R1C1","R3C4"]}]})",
       78},
      {"arrow", "dclamage/SudokuSolver SudokuSolver/Constraints/ArrowSumConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("arrow":[{"cells":["R1C1"],"lines":[["R1C1","R2C2","R3C3"]]}]})",
       36},
      {"arrow of a pill",
       "dclamage/SudokuSolver SudokuSolver/Constraints/Strategies/PillArrowStrategy.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("arrow":[{"cells":["R1C1","R1C2"],"lines":[["R1C2","R2C3","R3C4","R4C3","R3C2"]]}]})",
       4},
      {"arrow of a pill out of reading order",
       "dclamage/SudokuSolver SudokuSolver/Constraints/Helpers/ArrowConstraintHelpers.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("arrow":[{"cells":["R1C2","R1C1"],"lines":[["R1C1","R2C1","R3C2","R4C3","R3C4"]]}]})",
       8},
      {"difference", "dclamage/SudokuSolver SudokuSolver/Constraints/DifferenceConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("difference":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"1"},)"
       R"({"cells":["R3C3","R4C3"],"value":"3"}]})",
       24},
      {"ratio", "dclamage/SudokuSolver SudokuSolver/Constraints/RatioConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("ratio":[{"cells":["R1C1","R1C2"]},{"cells":["R3C3","R4C3"],"value":"3"}]})",
       12},
      {"xv", "dclamage/SudokuSolver SudokuSolver/Constraints/SumConstraint.cs",
       R"({"size":6,"grid":[[{"value":1,"given":true},{"value":2,"given":true},{"value":3,)"
       R"("given":true},{"value":4,"given":true},{"value":5,"given":true},{"value":6,)"
       R"("given":true}],[{"value":4,"given":true},{"value":5,"given":true},{"value":6,)"
       R"("given":true},{"value":1,"given":true},{"value":2,"given":true},{"value":3,)"
       R"("given":true}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},)"
       R"({},{},{},{}]],"xv":[{"cells":["R3C1","R3C2"],"value":"x"},{"cells":["R5C1","R5C2"],)"
       R"("value":"V"},{"cells":["R6C5","R6C6"],"value":""}]})",
       10},
      {"nonconsecutive",
       "dclamage/SudokuSolver SudokuSolver/Constraints/OrthogonalValueConstraint.cs",
       R"({"size":5,"grid":[[{},{},{},{},{}],[{},{},{},{},{}],[{},{},{},{},{}],[{},{},{},{},)"
       R"({}],[{},{},{},{},{}]],"nonconsecutive":true})",
       20},
      {"nonconsecutive with dots",
       "dclamage/SudokuSolver SudokuSolver/Constraints/OrthogonalValueConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("nonconsecutive":true,"difference":[{"cells":["R1C2","R1C3"]},{"cells":["R1C3",)"
       R"("R1C4"]},{"cells":["R2C1","R2C2"]},{"cells":["R2C1","R3C1"]},{"cells":["R2C4",)"
       R"("R3C4"]},{"cells":["R3C1","R3C2"]},{"cells":["R3C3","R3C4"]},{"cells":["R4C1",)"
       R"("R4C2"]},{"cells":["R4C2","R4C3"]},{"cells":["R4C3","R4C4"]}],)"
       R"("ratio":[{"cells":["R1C1","R1C2"]},{"cells":["R2C3","R2C4"]}]})",
       1},
      {"negative ratio", "dclamage/SudokuSolver SudokuSolver/Constraints/RatioConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("negative":["ratio"],"ratio":[{"cells":["R1C1","R1C2"]},{"cells":["R1C2","R2C2"]},)"
       R"({"cells":["R1C4","R2C4"]},{"cells":["R2C3","R2C4"]},{"cells":["R3C1","R3C2"]},)"
       R"({"cells":["R3C1","R4C1"]},{"cells":["R3C3","R4C3"]},{"cells":["R4C3","R4C4"]}]})",
       2},
      {"negative ratio of threes alone", "dclamage/SudokuSolver SudokuSolver/SolverFactory.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("negative":["ratio"],"ratio":[{"cells":["R1C1","R2C1"],"value":"3"},)"
       R"({"cells":["R1C3","R2C3"],"value":"3"},{"cells":["R3C2","R4C2"],"value":"3"},)"
       R"({"cells":["R3C4","R4C4"],"value":"3"}]})",
       16},
      {"negative ratio beside white dots",
       "dclamage/SudokuSolver SudokuSolver/Constraints/RatioConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("negative":["ratio"],"ratio":[{"cells":["R1C2","R2C2"]},{"cells":["R1C4","R2C4"]},)"
       R"({"cells":["R2C3","R2C4"]},{"cells":["R3C1","R3C2"]},{"cells":["R3C1","R4C1"]},)"
       R"({"cells":["R3C3","R4C3"]},{"cells":["R4C3","R4C4"]}],"difference":[{"cells":["R1C1",)"
       R"("R1C2"]}]})",
       1},
      {"negative xv", "dclamage/SudokuSolver SudokuSolver/Constraints/SumConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("negative":["xv"],"xv":[{"cells":["R1C2","R1C3"],"value":"V"},{"cells":["R2C1",)"
       R"("R3C1"],"value":"V"},{"cells":["R2C2","R2C3"],"value":"V"},{"cells":["R2C2","R3C2"],)"
       R"("value":"V"},{"cells":["R2C3","R3C3"],"value":"V"},{"cells":["R2C4","R3C4"],)"
       R"("value":"V"},{"cells":["R3C2","R3C3"],"value":"V"},{"cells":["R4C2","R4C3"],)"
       R"("value":"V"}]})",
       8},
      {"clone", "dclamage/SudokuSolver SudokuSolver/Constraints/CloneConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("clone":[{"cells":["R1C1","R1C2","R4C4"],"cloneCells":["R3C2","R3C3","R4C4"]}]})",
       24},
      {"quadruple", "dclamage/SudokuSolver SudokuSolver/Constraints/QuadrupleConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("quadruple":[{"cells":["R2C3","R3C3","R2C2","R3C2"],"values":[1,1,2]}]})",
       20},
      {"sandwichsum", "dclamage/SudokuSolver SudokuSolver/Constraints/SandwichConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("sandwichsum":[{"cell":"R0C2","value":"5"},{"cell":"R3C5","value":"0"}]})",
       24},
      {"xsum", "dclamage/SudokuSolver SudokuSolver/Constraints/XSumConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("xsum":[{"cell":"R0C1","value":"6"},{"cell":"R2C5","value":"3"}]})",
       6},
      {"skyscraper", "dclamage/SudokuSolver SudokuSolver/Constraints/SkyscraperConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("skyscraper":[{"cell":"R5C2","value":"3"},{"cell":"R2C0","value":"2"}]})",
       51},
      {"littlekillersum",
       "dclamage/SudokuSolver SudokuSolver/Constraints/LittleKillerConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("littlekillersum":[{"cell":"R0C1","direction":"DR","value":"7"},{"cell":"R5C5",)"
       R"("direction":"UL","value":"0"}]})",
       42},
      {"diagonal+",
       "dclamage/SudokuSolver SudokuSolver/Constraints/DiagonalPositiveGroupConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("diagonal+":true})",
       48},
      {"diagonal-",
       "dclamage/SudokuSolver SudokuSolver/Constraints/DiagonalNegativeGroupConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("diagonal-":true})",
       48},
      {"antiknight", "dclamage/SudokuSolver SudokuSolver/Constraints/KnightConstraint.cs",
       R"({"size":5,"grid":[[{},{},{},{},{}],[{},{},{},{},{}],[{},{},{},{},{}],[{},{},{},{},)"
       R"({}],[{},{},{},{},{}]],"antiknight":true})",
       240},
      {"antiking", "dclamage/SudokuSolver SudokuSolver/Constraints/KingConstraint.cs",
       R"({"size":5,"grid":[[{"value":1,"given":true},{},{},{},{}],[{},{},{},{},{}],[{},{},{},)"
       R"({},{}],[{},{},{},{},{}],[{},{},{},{},{}]],"antiking":true})",
       48},
      {"disjointgroups",
       "dclamage/SudokuSolver SudokuSolver/Constraints/DisjointGroupsConstraint.cs",
       R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
       R"("disjointgroups":true})",
       168},
      {"disjointgroups of a jigsaw",
       "dclamage/SudokuSolver SudokuSolver/Constraints/DisjointGroupsConstraint.cs",
       R"({"size":4,"grid":[[{"region":0},{"region":0},{"region":0},{"region":1}],)"
       R"([{"region":0},{"region":1},{"region":1},{"region":1}],[{"region":2},{"region":2},)"
       R"({"region":2},{"region":3}],[{"region":2},{"region":3},{"region":3},{"region":3}]],)"
       R"("disjointgroups":true})",
       144},
  };
  return table;
}

}  // namespace sudoku_sat::support
