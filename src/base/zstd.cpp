// zstd by libzstd (RFC 8878), with the checksum that its program writes too.
#include <zstd.h>

#include "compression.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::base {

namespace {

class ZstdCompressor : public Compressor {
 public:
  ZstdCompressor() : context_(ZSTD_createCCtx()) {
    if (context_ == nullptr) throw OutputError("zstd: no memory to compress");
    ZSTD_CCtx_setParameter(context_, ZSTD_c_checksumFlag, 1);
  }
  ~ZstdCompressor() override { ZSTD_freeCCtx(context_); }

  Step step(std::string_view input, char* output, std::size_t room, bool last) override {
    ZSTD_inBuffer from{input.data(), input.size(), 0};
    ZSTD_outBuffer to{output, room, 0};
    const std::size_t left =
        ZSTD_compressStream2(context_, &to, &from, last ? ZSTD_e_end : ZSTD_e_continue);
    if (ZSTD_isError(left) != 0) throw OutputError(std::string("zstd: ") + ZSTD_getErrorName(left));
    return {from.pos, to.pos, last ? left != 0 : from.pos < from.size};
  }

 private:
  ZSTD_CCtx* context_;
};

/// Takes windows of up to 128 MiB, the library's own limit.
class ZstdDecompressor : public Decompressor {
 public:
  ZstdDecompressor() : context_(ZSTD_createDCtx()) {
    if (context_ == nullptr) throw Error("no memory to decompress");
  }
  ~ZstdDecompressor() override { ZSTD_freeDCtx(context_); }

  Step step(std::string_view input, char* output, std::size_t room, bool) override {
    // At the end of a frame the library would take another call as the beginning of the next frame.
    if (input.empty() && complete_) return {};
    ZSTD_inBuffer from{input.data(), input.size(), 0};
    ZSTD_outBuffer to{output, room, 0};
    const std::size_t result = ZSTD_decompressStream(context_, &to, &from);
    complete_ = result == 0;
    if (ZSTD_isError(result) == 0) return {from.pos, to.pos, {}};
    return {from.pos, to.pos, ZSTD_getErrorName(result)};
  }

  bool complete() const override { return complete_; }

 private:
  ZSTD_DCtx* context_;
  bool complete_ = false;
};

}  // namespace

const CompressionFormat zstd_format{
    .name = "zstd",
    .ending = ".zst",
    .magic = "\x28\xB5\x2F\xFD",
    .compressor = made<ZstdCompressor, Compressor>,
    .decompressor = made<ZstdDecompressor, Decompressor>,
};

}  // namespace sudoku_sat::base
