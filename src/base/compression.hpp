// Compressed files: gzip, xz and zstd, each by its own library. A written file's name decides which
// one is used; a file that is read is recognised by its first bytes, so that standard input and
// pipes can be compressed too. Other compressions are only recognised, so that messages can name
// them.
#pragma once

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

/// Compresses bytes as they come.
class Compressor {
 public:
  /// Where compressed bytes go.
  using Sink = std::function<void(std::string_view)>;

  Compressor() = default;
  Compressor(const Compressor&) = delete;
  Compressor& operator=(const Compressor&) = delete;
  virtual ~Compressor() = default;

  /// `last`: no more bytes come. Throws: what the sink throws; OutputError if memory runs out.
  void write(std::string_view bytes, bool last, const Sink& sink);

 protected:
  /// What was done in one step; `more`: there is more to do before further bytes come.
  struct Step {
    std::size_t taken;  ///< bytes of the input
    std::size_t made;   ///< bytes of the output
    bool more;
  };

 private:
  /// Takes some of `input` and writes up to `room` bytes to `output`.
  virtual Step step(std::string_view input, char* output, std::size_t room, bool last) = 0;

  std::vector<char> buffer_ = std::vector<char>(std::size_t{128} << 10);
};

namespace base {

/// Decompresses bytes as they come. A file may consist of several compressed ones, one after the
/// other.
class Decompressor {
 public:
  /// What was done in one step.
  struct Step {
    std::size_t taken = 0;  ///< bytes of the input
    std::size_t made = 0;   ///< bytes of the output
    /// What is wrong with the input after these bytes; empty: nothing. Nothing comes after it.
    std::string_view error = {};
  };

  Decompressor() = default;
  Decompressor(const Decompressor&) = delete;
  Decompressor& operator=(const Decompressor&) = delete;
  virtual ~Decompressor() = default;

  /// Takes some of `input` and writes up to `room` bytes, at least one, to `output`. `last`:
  /// nothing comes after `input`. If it takes and makes nothing, it needs more input.
  virtual Step step(std::string_view input, char* output, std::size_t room, bool last) = 0;

  /// Whether the input may end here.
  virtual bool complete() const = 0;
};

/// How formats make both.
template <class Made, class Kind>
std::unique_ptr<Kind> made() {
  return std::make_unique<Made>();
}

struct CompressionFormat {
  std::string_view name;    ///< "gzip"
  std::string_view ending;  ///< of files' names: ".gz"
  std::string_view magic;   ///< the first bytes
  std::unique_ptr<Compressor> (*compressor)();
  std::unique_ptr<Decompressor> (*decompressor)();
};

extern const CompressionFormat gzip_format;
extern const CompressionFormat xz_format;
extern const CompressionFormat zstd_format;

std::span<const CompressionFormat* const> compression_formats();

/// The format of a file of that name; null: not compressed.
const CompressionFormat* compression_by_name(std::string_view path);

/// The format that begins with these bytes; null: none.
const CompressionFormat* compression_by_magic(std::string_view bytes);

/// Whether more bytes may show that they are compressed.
bool may_become_compressed(std::string_view bytes);

/// The extension of a compressed file that can't be written here, such as ".bz2"; empty: it has
/// none.
std::string_view foreign_ending(std::string_view path);

/// Throws: InputError if the bytes begin like a file of a compression that is not read here.
void require_readable(std::string_view bytes, const std::string& name);

/// Inflates deflated data (RFC 1951) without gzip's header and checksum, as links to puzzles
/// contain it. No value if it is damaged, cut, or longer than `most` bytes.
std::optional<std::string> inflated(std::string_view bytes, std::size_t most);

}  // namespace base

/// The plain bytes of a compressed input. Bytes before damage are still returned, so that the
/// puzzles before it can be solved.
class CompressedInput {
 public:
  /// "the gzip data are cut short"; the caller puts the input's name before it.
  class Damage : public Error {
   public:
    using Error::Error;
  };

  /// Reads up to `room` bytes to `to`, at least one; 0 at the end.
  using Read = std::function<std::size_t(char* to, std::size_t room)>;

  /// `begun`: the compressed bytes that have been read already.
  CompressedInput(const base::CompressionFormat& format, std::string_view begun);

  /// Gives up to `room` plain bytes, at least one; 0 at the end. `read` gives compressed ones.
  /// Throws: Damage; what `read` throws.
  std::size_t read(char* to, std::size_t room, const Read& read);

 private:
  void fill(const Read& read);
  [[noreturn]] void fail(std::string_view what) const;

  const base::CompressionFormat& format_;
  std::unique_ptr<base::Decompressor> decompressor_;
  std::string raw_;
  std::string_view rest_;  ///< of raw_
  bool ended_ = false;
  std::string_view error_;  ///< that comes after what has been given
};

}  // namespace sudoku_sat
