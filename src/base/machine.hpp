// Which machine measured something: times mean nothing without it.
#pragma once

#include <string>

namespace sudoku_sat::base {

/// The processor, its threads and the system: "AMD EPYC 7B13, 4 threads, Linux x86_64". What the
/// system doesn't tell is left out.
const std::string& machine_text();

}  // namespace sudoku_sat::base
