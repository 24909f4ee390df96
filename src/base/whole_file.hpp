// Reads a whole file, compressed or not, into memory.
//
// Only regular files: a pipe has no size, and may never end. Decompressed bytes are counted as they
// come, so that a small file can't fill the memory.
//
// Digests find files that were altered by accident: XXH3 with 128 bits, which is as fast as memory
// (Collet, xxHash), in hexadecimal. xxHash is compiled only into whole_file.cpp, so that users of
// the library don't need it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::base {

/// A proof is held in memory, so it must not be larger than this.
inline constexpr std::size_t max_proof_bytes = std::size_t{2} << 30;

/// Throws: InputError if it is not a regular file: reading from a pipe could wait for ever.
void require_regular_file(const std::string& path);

/// All bytes of a regular file. Throws: InputError if it is not one or has more than `most`
/// bytes.
std::string read_whole(const std::string& path, std::size_t most);

/// The same for a file that may be compressed: its plain content, at most `most` bytes.
std::string read_plain(const std::string& path, std::size_t most);

/// Writes a file with this text, completely or not at all. Throws: OutputError.
void write_whole(const std::string& path, std::string_view text);

/// The place of a byte in a file's text: line and column from 1.
Position position_of_byte(std::string_view text, std::size_t byte, const std::string& file);

std::string digest_of(std::string_view text);

/// The digest of the whole file. Throws: InputError.
std::string digest_of_file(const std::string& file);

/// The digest of the first and last `edge` bytes from `begin` to `end`. Throws: InputError if they
/// aren't there.
std::string digest_of_edges(const std::string& file, std::uint64_t begin, std::uint64_t end);

}  // namespace sudoku_sat::base
