// A stream of puzzles in parts: what its manifest says.
#pragma once

#include <string>

#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

/// The lines that begin in a range of bytes.
struct StreamPart {
  ByteRange bytes;
  std::string edges;  ///< digest of its first and last 4 KiB
};

/// The stream as it was when it was split.
struct Stream {
  std::string file;  ///< its whole path, or its name in the manifest's directory
  std::uint64_t bytes = 0;
};

/// These throw InputError where the manifest has anything else.
Stream stream_of(const Manifest& manifest, const std::string& file);
StreamPart stream_part(const PartsDirectory& parts, std::size_t part);

}  // namespace sudoku_sat
