// Boards one after the other: each new piece of the input is read by the format that claims it with
// the most confidence, which then keeps reading until its own form ends.
#include "board_source.hpp"

namespace sudoku_sat::format {

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

void BoardSource::restrict_to(const ByteRange& bytes) {
  const std::uint64_t passed = text_.offset();
  if (bytes.begin == 0 ? bytes.end < passed : bytes.begin < passed) {
    throw UsageError(fmt::format("--bytes {}:{}: the first puzzle of {} ends at byte {}",
                                 bytes.begin, bytes.end, name(), passed));
  }
  if (bytes.begin > 0) {
    require_whole_boards();
    text_.seek(bytes.begin, bytes.lines);
  }
  text_.end_at(bytes.end);
}

void BoardSource::require_whole_boards() const {
  if (section_ == nullptr || section_->line_by_line()) return;
  throw UsageError(name() + ": --bytes needs a stream with one puzzle per line");
}

std::optional<TextItem> BoardSource::next() {
  while (true) {
    if (section_ != nullptr) {
      if (std::optional<TextItem> item = from_section()) return item;
      if (!text_.more() && text_.cut_short()) require_whole_boards();
      in_stream_ = section_->line_by_line() && boards_ > 1;
      section_.reset();
    }
    if (!text_.more()) return empty_board();
    if (text_.shape().kind == LineKind::nothing) {
      in_stream_ = false;
      text_.take();
      continue;
    }
    if (text_.shape().kind == LineKind::heading) {
      take_heading();
      continue;
    }
    if (text_.shape().kind == LineKind::columns) {
      take_columns();
      continue;
    }
    refuse_foreign_text(text_);
    // Among puzzles on lines of their own each line counts as one.
    if (text_.shape().kind == LineKind::prose && in_stream_) text_.take_for_row();
    const FormatReader& reader = likeliest_reader(text_);
    if (text_.shape().kind == LineKind::prose && !reader.headed) {
      take_prose();
      continue;
    }
    if (reader.headed && header_line_ != 0) return empty_board();
    section_ = reader.open(text_);
    boards_ = 0;
  }
}

std::optional<TextItem> BoardSource::from_section() {
  std::optional<TextItem> item = read_section();
  if (!item) return item;
  const auto* const header = std::get_if<PuzzleHeader>(&*item);
  header_line_ = header != nullptr ? header->position.line : 0;
  const std::string heading = std::exchange(heading_, {});
  auto* const board = std::get_if<ParsedBoard>(&*item);
  if (board == nullptr) return item;
  any_board_ = true;
  ++boards_;
  if (board->label.empty()) board->label = heading;
  if (!remark_.empty()) add_remark(*board, std::exchange(remark_, {}));
  return item;
}

std::optional<TextItem> BoardSource::read_section() {
  try {
    return section_->next(text_);
  } catch (const TextError&) {
    // What can't be read was meant to be the header's board.
    header_line_ = 0;
    heading_.clear();
    throw;
  }
}

void BoardSource::take_heading() {
  const std::string_view text = text_.take().text;
  const std::size_t begin = text.find_first_not_of(" \t");
  heading_ = text.substr(begin, text.find_last_not_of(" \t:.") + 1 - begin);
}

void BoardSource::take_columns() {
  remark_ = fmt::format("line {} (the column names of a table) is skipped", text_.take().number);
}

/// Of an input without a puzzle nothing is said but that.
void BoardSource::take_prose() {
  const std::size_t line = text_.take().number;
  if (std::exchange(prose_, true)) return;
  if (!any_board_) {
    remark_ = "text around the puzzles is skipped";
  } else {
    text_.policy().tell(
        fmt::format("{}: text around the puzzles is skipped", to_string({name(), line, 0})));
  }
}

/// The empty board of a header that has none, if there is such a header.
std::optional<TextItem> BoardSource::empty_board() {
  if (header_line_ == 0) return std::nullopt;
  return ParsedBoard{0, {}, {}, std::exchange(header_line_, 0)};
}

}  // namespace sudoku_sat::format
