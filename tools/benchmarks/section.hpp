// The table of sections: what can be measured, by name. A section is a file of sections/ and a line
// in sections/registry.def.
#pragma once

#include <span>
#include <string_view>

namespace sudoku_sat::bench {

class Bench;

struct Section {
  std::string_view name;
  std::string_view summary;
  bool long_lasting;  ///< takes hours: measured only where it is named
  void (*measure)(Bench& bench);
};

std::span<const Section* const> sections();

}  // namespace sudoku_sat::bench
