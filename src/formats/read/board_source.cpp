// Boards one after the other: each new piece of the input is read by the format that claims it with
// the most confidence, which then keeps reading until its own form ends.
#include "board_source.hpp"

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

const Format& likeliest_format(const TextAhead& text) {
  const Format* likeliest = nullptr;
  Likelihood best = Likelihood::none;
  for (const Format* format : formats()) {
    if (format->reader == nullptr) continue;
    const Likelihood likelihood = format->reader->likelihood(text);
    if (likeliest != nullptr && likelihood <= best) continue;
    likeliest = format;
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
      in_stream_ = section_->line_by_line();
      section_.reset();
    }
    if (!text_.more()) return empty_board();
    if (text_.shape().kind == LineKind::nothing) {
      in_stream_ = false;
      note_title();
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
    if (is_count_of_puzzles()) {
      remark_ = fmt::format("line {} (how many puzzles there are) is skipped", text_.take().number);
      continue;
    }
    refuse_foreign_text(text_);
    // Among puzzles on lines of their own each line counts as one.
    if (text_.shape().kind == LineKind::prose && in_stream_ && !variant_in_title(text_.line().text))
      text_.take_for_row();
    const Format& format = likeliest_format(text_);
    const FormatReader& reader = *format.reader;
    if (text_.shape().kind == LineKind::prose && !reader.headed) {
      take_prose();
      continue;
    }
    if (reader.headed && header_line_ != 0) return empty_board();
    section_ = reader.open(text_);
    format_ = format.name;
    headed_ = reader.headed;
  }
}

std::optional<TextItem> BoardSource::from_section() {
  std::optional<TextItem> item = read_section();
  if (!item) return item;
  const auto* const header = std::get_if<PuzzleHeader>(&*item);
  header_line_ = header != nullptr ? header->position.line : 0;
  if (header != nullptr) {
    under_header_ = header_line_ != 0;
    variant_.reset();
  }
  const std::string heading = std::exchange(heading_, {});
  auto* const board = std::get_if<ParsedBoard>(&*item);
  if (board == nullptr) return item;
  any_board_ = true;
  board->format = format_;
  if (board->label.empty()) board->label = heading;
  if (variant_ && !headed_ && !under_header_) {
    add_variant(*board, *variant_, title_);
    titled_ = true;
  }
  if (!board->rules.empty() || !rules_.empty()) rules_ = board->rules;
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

/// A number alone on the line before a puzzle on a line of its own.
bool BoardSource::is_count_of_puzzles() {
  constexpr std::size_t longest = 9;
  constexpr std::size_t shortest_puzzle = 81;
  if (any_board_ || header_line_ != 0 || text_.shape().kind != LineKind::row) return false;
  const std::string_view line = stripped(text_.line().text);
  if (line.size() > longest || !std::ranges::all_of(line, is_digit)) return false;
  const auto count = parse_number<std::size_t>(line);
  // A smaller number may be the size, and then it is wrong.
  constexpr std::size_t largest_size_said = 35;
  std::string_view ahead = text_.at_once((largest_size_said + 1) * 2 * shortest_puzzle);
  std::size_t puzzles = 0;
  while (!ahead.empty() && puzzles <= largest_size_said) {
    const std::string_view next = take_line(ahead);
    const std::string_view word = next.substr(0, next.find_first_of(",; \t"));
    const auto is_sign = [](char c) { return symbol_value(c) <= 9; };
    if (word.size() != shortest_puzzle || !std::ranges::all_of(word, is_sign)) break;
    ++puzzles;
  }
  return puzzles > 0 && (*count > largest_size_said || puzzles == *count) && *count > 1;
}

void BoardSource::take_heading() {
  const std::string_view text = text_.take().text;
  const std::size_t begin = text.find_first_not_of(" \t");
  heading_ = text.substr(begin, text.find_last_not_of(" \t:.") + 1 - begin);
}

void BoardSource::take_columns() {
  remark_ = fmt::format("line {} (the column names of a table) is skipped", text_.take().number);
}

bool BoardSource::note_title() {
  const std::string_view line = text_.line().text;
  std::optional<Variant> variant = line.empty() ? std::nullopt : variant_in_title(line);
  if (!variant) return false;
  variant_ = std::move(variant);
  title_ = stripped(line);
  title_line_ = text_.line().number;
  titled_ = false;
  return true;
}

/// Of an input without a puzzle nothing is said but that.
void BoardSource::take_prose() {
  const bool title = note_title();
  const TextLine line = text_.take();
  if (title) return;
  // Other text comes before other puzzles.
  if (titled_) variant_.reset();
  skip_around(line.number, line.text);
}

void BoardSource::skip_around(std::size_t line, std::string_view text) {
  const std::string what = remark_on_text_around(text, rules_);
  if (!told_around_.insert(what).second) return;
  if (!any_board_) {
    remark_ = what;
  } else {
    text_.policy().tell(to_string({name(), line, 0}) + ": " + what);
  }
}

/// The empty board of a header that has none, if there is such a header.
std::optional<TextItem> BoardSource::empty_board() {
  if (header_line_ == 0) return std::nullopt;
  return ParsedBoard{0, {}, {}, std::exchange(header_line_, 0)};
}

}  // namespace sudoku_sat::format
