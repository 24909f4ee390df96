// gzip by zlib (RFC 1952). The header has no time stamp, so that the same text gives the same
// bytes.
#include <zlib.h>

#include <algorithm>
#include <limits>

#include "compression.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::base {

namespace {

constexpr int gzip_window = 15 + 16;  ///< the largest window, and gzip instead of zlib's own format
constexpr int gzip_memory = 8;
constexpr std::string_view gzip_magic = "\x1F\x8B";
constexpr std::size_t gzip_most = std::numeric_limits<uInt>::max();

Bytef* gzip_bytes(std::string_view text) {
  // zlib does not write to its input.
  return reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
}

void set_gzip_buffers(z_stream& stream, std::string_view input, char* output, std::size_t room) {
  stream.next_in = gzip_bytes(input);
  stream.avail_in = static_cast<uInt>(std::min(input.size(), gzip_most));
  stream.next_out = reinterpret_cast<Bytef*>(output);
  stream.avail_out = static_cast<uInt>(std::min(room, gzip_most));
}

class GzipCompressor : public Compressor {
 public:
  GzipCompressor() {
    if (deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzip_window, gzip_memory,
                     Z_DEFAULT_STRATEGY) != Z_OK) {
      throw OutputError("gzip: no memory to compress");
    }
  }
  ~GzipCompressor() override { deflateEnd(&stream_); }

  Step step(std::string_view input, char* output, std::size_t room, bool last) override {
    const std::string_view part = input.substr(0, gzip_most);
    set_gzip_buffers(stream_, part, output, room);
    deflate(&stream_, last ? Z_FINISH : Z_NO_FLUSH);
    return {part.size() - stream_.avail_in, room - stream_.avail_out,
            stream_.avail_out == 0 || part.size() < input.size()};
  }

 private:
  z_stream stream_{};
};

class GzipDecompressor : public Decompressor {
 public:
  GzipDecompressor() {
    if (inflateInit2(&stream_, gzip_window) != Z_OK) throw Error("no memory to decompress");
  }
  ~GzipDecompressor() override { inflateEnd(&stream_); }

  Step step(std::string_view input, char* output, std::size_t room, bool) override {
    if (ended_) {
      // After a compressed file come zeros that fill up a block, or another compressed file.
      if (input.empty()) return {};
      const std::size_t zeros = std::min(input.find_first_not_of('\0'), input.size());
      if (zeros > 0) return {zeros, 0, {}};
      if (input.front() != gzip_magic.front()) return {0, 0, "something else follows it"};
      inflateReset(&stream_);
    }
    set_gzip_buffers(stream_, input, output, room);
    const int result = inflate(&stream_, Z_NO_FLUSH);
    ended_ = result == Z_STREAM_END;
    const auto taken = static_cast<std::size_t>(stream_.next_in - gzip_bytes(input));
    const auto made = static_cast<std::size_t>(stream_.next_out - reinterpret_cast<Bytef*>(output));
    if (ended_ || result == Z_OK || result == Z_BUF_ERROR) return {taken, made, {}};
    return {taken, made, stream_.msg == nullptr ? "not readable" : stream_.msg};
  }

  bool complete() const override { return ended_; }

 private:
  z_stream stream_{};
  bool ended_ = false;
};

}  // namespace

std::optional<std::string> inflated(std::string_view bytes, std::size_t most) {
  constexpr int raw_window = -15;
  z_stream stream{};
  if (bytes.size() > most || inflateInit2(&stream, raw_window) != Z_OK) return std::nullopt;
  std::string text;
  std::array<char, 1 << 14> buffer;
  stream.next_in = gzip_bytes(bytes);
  stream.avail_in = static_cast<uInt>(bytes.size());
  int result = Z_OK;
  while (result == Z_OK && text.size() <= most) {
    stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
    stream.avail_out = static_cast<uInt>(buffer.size());
    result = inflate(&stream, Z_NO_FLUSH);
    text.append(buffer.data(), buffer.size() - stream.avail_out);
  }
  inflateEnd(&stream);
  return result == Z_STREAM_END && text.size() <= most ? std::optional(text) : std::nullopt;
}

const CompressionFormat gzip_format{
    .name = "gzip",
    .ending = ".gz",
    .magic = gzip_magic,
    .compressor = made<GzipCompressor, Compressor>,
    .decompressor = made<GzipDecompressor, Decompressor>,
};

}  // namespace sudoku_sat::base
