// The table of sections, made of registry.def.
#include "registry.hpp"

namespace sudoku_sat::bench {

std::span<const Section* const> sections() { return bench::section_entries::table; }

}  // namespace sudoku_sat::bench
