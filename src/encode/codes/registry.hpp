// The value codes (see base/registry.inc), and how they write values.
#pragma once

#include <fmt/format.h>

#include <cstdlib>

#include "sudoku_sat/encoding.hpp"

#define REGISTRY_FILE "encode/codes/registry.def"
#define REGISTRY_TYPE ValueCode
#define REGISTRY_ENTRIES code_entries
#include "base/registry.inc"

namespace sudoku_sat::encoding {

/// " + 1" after a number if values, which count from 1, are written as one less; nothing if they
/// are written unchanged.
inline std::string to_value(int offset) {
  return offset == 0 ? "" : fmt::format(" {} {}", offset < 0 ? '+' : '-', std::abs(offset));
}

}  // namespace sudoku_sat::encoding
