#include "compressed_input.hpp"

#include <fmt/format.h>

namespace sudoku_sat {

namespace {

constexpr std::size_t raw_size = std::size_t{64} << 10;

}  // namespace

CompressedInput::CompressedInput(const CompressionFormat& format, std::string_view begun)
    : format_(format), decompressor_(format.decompressor()), raw_(begun), rest_(raw_) {}

std::size_t CompressedInput::read(char* to, std::size_t room, const Read& read) {
  while (error_.empty()) {
    const Decompressor::Step step = decompressor_->step(rest_, to, room, ended_);
    rest_.remove_prefix(step.taken);
    error_ = step.error;
    if (step.made > 0) return step.made;
    if (step.taken > 0 || !error_.empty()) continue;
    if (ended_ && decompressor_->complete()) return 0;
    if (ended_) fail("cut short");
    fill(read);
  }
  fail(fmt::format("damaged: {}", error_));
}

/// Requires: all that was there has been taken, as it is where a decompressor does nothing.
void CompressedInput::fill(const Read& read) {
  raw_.resize(raw_size);
  const std::size_t got = read(raw_.data(), raw_.size());
  rest_ = std::string_view(raw_).substr(0, got);
  ended_ = got == 0;
}

void CompressedInput::fail(std::string_view what) const {
  throw Damage(fmt::format("the {} data are {}", format_.name, what));
}

}  // namespace sudoku_sat
