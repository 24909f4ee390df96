// Boards one after the other: each new piece of the input is read by the format that claims it with
// the most confidence, which then keeps reading until its own form ends.
#include "board_source.hpp"

#include <utility>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

const FormatReader& likeliest_reader(const TextAhead& text) {
  const FormatReader* likeliest = nullptr;
  Likelihood best = Likelihood::none;
  for (const Format* format : formats()) {
    if (format->reader == nullptr) continue;
    const Likelihood likelihood = format->reader->likelihood(text);
    if (likeliest != nullptr && likelihood <= best) continue;
    likeliest = format->reader;
    best = likelihood;
  }
  return *likeliest;
}

}  // namespace

std::optional<TextItem> BoardSource::next() {
  while (true) {
    if (section_ != nullptr) {
      if (std::optional<TextItem> item = from_section()) return item;
      section_.reset();
    }
    if (!text_.more()) return empty_board();
    if (text_.shape().kind == LineKind::nothing) {
      text_.take();
      continue;
    }
    const FormatReader& reader = likeliest_reader(text_);
    if (reader.headed && header_line_ != 0) return empty_board();
    section_ = reader.open(text_);
  }
}

std::optional<TextItem> BoardSource::from_section() {
  try {
    std::optional<TextItem> item = section_->next(text_);
    if (!item) return item;
    const auto* const header = std::get_if<PuzzleHeader>(&*item);
    header_line_ = header != nullptr ? header->position.line : 0;
    return item;
  } catch (const TextError&) {
    // What can't be read was meant to be the header's board.
    header_line_ = 0;
    throw;
  }
}

/// The empty board of a header that has none, if there is such a header.
std::optional<TextItem> BoardSource::empty_board() {
  if (header_line_ == 0) return std::nullopt;
  return ParsedBoard{0, {}, {}, std::exchange(header_line_, 0)};
}

}  // namespace sudoku_sat
