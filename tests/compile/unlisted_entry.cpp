// Does not compile: registry.def has no line for the method `unlisted`.
#include "amo/registry.hpp"

const sudoku_sat::AmoMethod sudoku_sat::amo_entries::unlisted{};
