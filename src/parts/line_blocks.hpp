// Files of lines in blocks of whole lines, since line by line takes several times as long.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace sudoku_sat {

/// The number of line ends.
std::uint64_t count_lines(std::string_view text);

/// Calls take(lines) for one block after the other, of about 1 MiB; the last one may end without a
/// line's end. Throws: InputError where the file can't be read; what `take` throws.
void for_each_block(const std::string& file, const std::function<void(std::string_view)>& take);

/// The number of line ends from byte `begin` to byte `end` - 1 of a file, or to its end. Throws:
/// InputError.
std::uint64_t count_lines(const std::string& file, std::uint64_t begin, std::uint64_t end);

}  // namespace sudoku_sat
