// The manifest as text, read strictly.
#pragma once

#include <string>

#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

/// Reads back what to_text() writes. Throws: InputError at `file` where it is anything else.
Manifest read_manifest(const std::string& text, const std::string& file);

}  // namespace sudoku_sat
