// Digests of files, to find out by accident altered ones: XXH3 with 128 bits, which is as fast as
// memory (Collet, xxHash). In hexadecimal.
//
// xxHash is compiled into this file alone, so that users of the library need no further one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sudoku_sat::base {

std::string digest_of(std::string_view text);

/// Of the whole file. Throws: InputError.
std::string digest_of_file(const std::string& file);

/// Of the first and last `edge` bytes from `begin` to `end`. Throws: InputError where they aren't
/// there.
std::string digest_of_edges(const std::string& file, std::uint64_t begin, std::uint64_t end);

}  // namespace sudoku_sat::base
