// xz by liblzma, on one thread, so that the same text gives the same bytes. The program's usual
// preset 6 makes DIMACS files half as large as preset 1, scrambled ones a fifth smaller, but takes
// 13 to 36 times as long: 28 s instead of 0.8 s for the 52 MB of the empty 36x36 board. Preset 3 is
// no smaller than 1.
#include <lzma.h>

#include "compression.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::base {

namespace {

constexpr std::uint32_t xz_preset = 1;
// A file may demand a dictionary of gigabytes; `xz -9` makes one of 64 MiB.
constexpr std::uint64_t max_xz_memory = std::uint64_t{256} << 20;

void set_xz_buffers(lzma_stream& stream, std::string_view input, char* output, std::size_t room) {
  stream.next_in = reinterpret_cast<const std::uint8_t*>(input.data());
  stream.avail_in = input.size();
  stream.next_out = reinterpret_cast<std::uint8_t*>(output);
  stream.avail_out = room;
}

class XzCompressor : public Compressor {
 public:
  XzCompressor() {
    if (lzma_easy_encoder(&stream_, xz_preset, LZMA_CHECK_CRC64) != LZMA_OK) {
      throw OutputError("xz: no memory to compress");
    }
  }
  ~XzCompressor() override { lzma_end(&stream_); }

  Step step(std::string_view input, char* output, std::size_t room, bool last) override {
    set_xz_buffers(stream_, input, output, room);
    if (lzma_code(&stream_, last ? LZMA_FINISH : LZMA_RUN) == LZMA_MEM_ERROR) {
      throw OutputError("xz: no memory to compress");
    }
    return {input.size() - stream_.avail_in, room - stream_.avail_out,
            stream_.avail_out == 0 || stream_.avail_in > 0};
  }

 private:
  lzma_stream stream_ = LZMA_STREAM_INIT;
};

std::string_view error_of(lzma_ret result) {
  switch (result) {
    case LZMA_MEMLIMIT_ERROR:
      return "its dictionary takes more than 256 MiB";
    case LZMA_MEM_ERROR:
      return "no memory";
    case LZMA_FORMAT_ERROR:
      return "something else follows it";
    case LZMA_OPTIONS_ERROR:
      return "it uses a feature that this version of liblzma doesn't support";
    default:
      return "its data is corrupt";
  }
}

class XzDecompressor : public Decompressor {
 public:
  XzDecompressor() {
    if (lzma_stream_decoder(&stream_, max_xz_memory, LZMA_CONCATENATED) != LZMA_OK) {
      throw Error("no memory to decompress");
    }
  }
  ~XzDecompressor() override { lzma_end(&stream_); }

  Step step(std::string_view input, char* output, std::size_t room, bool last) override {
    if (complete_) return {};
    set_xz_buffers(stream_, input, output, room);
    const lzma_ret result = lzma_code(&stream_, last ? LZMA_FINISH : LZMA_RUN);
    complete_ = result == LZMA_STREAM_END;
    const Step step{input.size() - stream_.avail_in, room - stream_.avail_out, {}};
    if (complete_ || result == LZMA_OK || result == LZMA_BUF_ERROR) return step;
    return {step.taken, step.made, error_of(result)};
  }

  bool complete() const override { return complete_; }

 private:
  lzma_stream stream_ = LZMA_STREAM_INIT;
  bool complete_ = false;
};

}  // namespace

const CompressionFormat xz_format{
    .name = "xz",
    .ending = ".xz",
    .magic = std::string_view("\xFD"
                              "7zXZ\0",
                              6),
    .compressor = made<XzCompressor, Compressor>,
    .decompressor = made<XzDecompressor, Decompressor>,
};

}  // namespace sudoku_sat::base
