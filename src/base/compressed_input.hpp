// The plain bytes of a compressed input.
//
// Plain bytes that stand before damage are still given: in a stream these puzzles can be solved.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "compression.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

class CompressedInput {
 public:
  /// "the gzip data are cut short"; the input's name is still to be put before it.
  class Damage : public Error {
   public:
    using Error::Error;
  };

  /// Reads up to `room` bytes to `to`, at least one; 0 at the end.
  using Read = std::function<std::size_t(char* to, std::size_t room)>;

  /// `begun`: the compressed bytes that have been read already.
  CompressedInput(const CompressionFormat& format, std::string_view begun);

  /// Gives up to `room` plain bytes, at least one; 0 at the end. `read` gives compressed ones.
  /// Throws: Damage; what `read` throws.
  std::size_t read(char* to, std::size_t room, const Read& read);

 private:
  void fill(const Read& read);
  [[noreturn]] void fail(std::string_view what) const;

  const CompressionFormat& format_;
  std::unique_ptr<Decompressor> decompressor_;
  std::string raw_;
  std::string_view rest_;  ///< of raw_
  bool ended_ = false;
  std::string_view error_;  ///< that comes after what has been given
};

}  // namespace sudoku_sat
