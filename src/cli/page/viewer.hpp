// The viewer of an explanation: files of src/web/bundle, which the build embeds in the program.
#pragma once

#include <string_view>

namespace sudoku_sat::cli {

/// A module for an element <script>.
std::string_view viewer_script();

/// For an element <style>, for light and dark by the reader's system.
std::string_view viewer_style();

}  // namespace sudoku_sat::cli
