// Does not compile: registry.def has no line for the method `unlisted`.
#include "formula/amo/registry.hpp"

const sudoku_sat::AmoMethod sudoku_sat::amo_entries::unlisted{};
