// The puzzles of one input. BoardSource tells what the lines hold; here boards get their geometry
// and rules, and errors their place. Until the first readable puzzle, errors are held back: if none
// comes, the input is something other than puzzles, and one error says so.

#include <deque>
#include <set>

#include "board_source.hpp"
#include "formats/text/symbols.hpp"
#include "headed_boards.hpp"
#include "second_look.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

// An input with more errors than this before its first puzzle is not read on: it may have no end.
constexpr std::size_t max_held = 10'000;
constexpr std::size_t steps_of_item = 16;
// More are a stream, which gets no second look.
constexpr std::size_t max_seen = 100;

PuzzleInput unreadable(const Position& position, const std::string& what) {
  return {std::nullopt, to_string(position) + ": " + what, {}, position};
}

std::string_view line_of(std::string_view text, std::size_t number) {
  std::string_view line;
  while (number-- > 0 && !text.empty()) line = take_line(text);
  return line;
}

/// Whether it may be meant for a puzzle.
bool is_bare_word(std::string_view line) {
  return !line.empty() &&
         std::ranges::all_of(line, [](char c) { return is_small_letter(c) || is_in(c, "?!"); });
}

bool is_timeout(const Stopped& stopped) { return stopped.why() == Limits::Reached::timeout; }

/// One cell, or a small board without givens, can be read out of any text, even of noise.
bool tells_of_puzzles(const Puzzle& puzzle) {
  const int size = puzzle.geometry().size();
  return size >= 9 || (size > 1 && puzzle.given_count() > 0);
}

[[noreturn]] void throw_error_of(const PuzzleInput& item) {
  // The reader's text begins with the position; InputError would put it there a second time.
  const std::size_t place = to_string(item.position).size() + 2;
  throw InputError(item.position, item.error.substr(place));
}

}  // namespace

PuzzleInput undecided_puzzle(const Position& position) {
  PuzzleInput input = unreadable(position, "time-out before the puzzle was read");
  input.undecided = true;
  return input;
}

class PuzzleReader::Implementation {
 public:
  Implementation(LineReader lines, BoardRequest request, std::optional<ByteRange> bytes = {})
      : policy_{request.policy.ignore_unknown,
                [this, note = request.policy](const std::string& what) {
                  note.tell(what);
                  notes_.push_back(what);
                }},
        source_(std::move(lines), policy_),
        bytes_(bytes) {
    if (!request.symbols.empty()) symbols_.emplace(request.symbols);
    entries_ = request.entries;
    boards_.emplace(std::move(request));
    expect();
  }

  std::optional<PuzzleInput> next() {
    if (!found_ && !ended_) {
      look_for_puzzle();
      if (found_ && bytes_) pass_over();
    }
    if (!held_.empty()) return take_held();
    if (ended_) return std::nullopt;
    return read_on();
  }

  std::optional<std::uint64_t> end_of_line() const {
    if (!source_.line_by_line()) return std::nullopt;
    return source_.offset();
  }

 private:
  /// Reads up to the first puzzle, which is then the last one of those held.
  void look_for_puzzle() {
    while (!found_) {
      std::optional<PuzzleInput> item = read();
      if (!item || held_.size() == max_held) return give_up(item || passed_enough());
      found_ = item->undecided ||
               (item->puzzle && (held_.empty() || headed_ || tells_of_puzzles(*item->puzzle)));
      held_.push_back(*std::move(item));
    }
  }

  /// Goes to the part of the stream that is wanted.
  void pass_over() {
    source_.restrict_to(*bytes_);
    if (bytes_->begin > 0) held_.clear();
  }

  void give_up(bool unfinished) {
    ended_ = true;
    if (held_.empty() && look_again(0)) {
      ended_ = false;
      return look_for_puzzle();
    }
    if (held_.empty()) {
      throw InputError({source_.name()}, "contains no puzzle");
    }
    std::size_t more = held_.size() - 1;
    held_.resize(1);
    if (unfinished) {
      more += passed_;
      held_.front().error += fmt::format(" (and {} more; the rest was not read)", more);
    } else if (more > 0) {
      held_.front().error += fmt::format(" (and {} more)", more);
    }
  }

  std::optional<PuzzleInput> read_on() {
    std::optional<PuzzleInput> item = read();
    ended_ = !item;
    return item;
  }

  std::optional<PuzzleInput> take_held() {
    PuzzleInput item = std::move(held_.front());
    held_.pop_front();
    return item;
  }

  /// Passes over what is below a header that can't be read, but not for ever while no puzzle has
  /// been found yet.
  std::optional<PuzzleInput> read() {
    if (again_) return read_again();
    while ((found_ || !passed_enough()) && !cut_short_) {
      try {
        poll_limits(steps_of_item);
        notes_.clear();
        std::optional<TextItem> item = source_.next();
        if (!item) return std::nullopt;
        if (auto* const header = std::get_if<PuzzleHeader>(&*item)) {
          const bool first = !headed_;
          if (std::optional<PuzzleInput> error = begin(std::move(*header))) {
            return first && look_again(error->position.line) ? read_again() : error;
          }
          header_notes_ = std::exchange(notes_, {});
          continue;
        }
        if (!broken_) return puzzle(std::get<ParsedBoard>(*std::move(item)));
      } catch (const TextError& error) {
        if (!broken_) {
          if (!headed_ && look_again(error.line())) return read_again();
          return unreadable({source_.name(), error.line(), error.column()}, error.what());
        }
      } catch (const Stopped& stopped) {
        if (!is_timeout(stopped)) throw;
        // In the middle of something: nobody knows where the next puzzle begins.
        cut_short_ = true;
        return undecided_puzzle({source_.name()});
      }
      ++passed_;
    }
    return std::nullopt;
  }

  /// Whether the whole text shows what it has besides what can't be read, which begins at `line`.
  bool look_again(std::size_t line) {
    if (bytes_ || (source_.line_by_line() && !seen_.empty())) return false;
    if (std::exchange(looked_, true)) return false;
    const std::optional<std::string> text = source_.whole(longest_second_look);
    if (!text) return false;
    std::vector<ParsedBoard> boards =
        boards_amid_text(*text, source_.name(), source_.expected(), seen_);
    if (boards.empty()) return false;
    // In a stream each line counts as a puzzle, but for a sentence at its end; after a single
    // puzzle anything may come that is none.
    const std::string_view first = line_of(*text, line);
    const bool sentence = is_prose(first) || is_lone_word(first);
    const bool only = seen_.size() == 1 || sentence;
    if (source_.in_stream() && (boards.size() > seen_.size() || !only)) return false;
    if (!seen_.empty() && is_bare_word(first)) return false;
    if (!seen_.empty()) {
      policy_.tell(to_string({source_.name(), line, 0}) + ": " + std::string(text_around));
    }
    headed_ = broken_ = false;
    boards_->begin({});
    again_.emplace(std::move_iterator(boards.begin() + static_cast<std::ptrdiff_t>(seen_.size())),
                   std::move_iterator(boards.end()));
    return true;
  }

  /// The next of the boards that the second look has found.
  std::optional<PuzzleInput> read_again() {
    if (again_->empty()) return std::nullopt;
    ParsedBoard board = std::move(again_->front());
    again_->pop_front();
    return puzzle(std::move(board));
  }

  void expect() {
    const Geometry* layout = boards_->layout();
    own_symbols_ = layout != nullptr ? symbols_of(*layout) : std::nullopt;
    const SymbolTable* own = own_symbols_ ? &*own_symbols_ : nullptr;
    source_.expect({boards_->wanted_size(), layout, symbols_ ? &*symbols_ : own});
  }

  /// How the puzzle was read: told of the first one with this remark, which goes for those like it.
  void remark(const ParsedBoard& parsed) {
    if (parsed.remark.empty()) return;
    const std::string what = to_string({source_.name(), parsed.line, 0}) + ": " + parsed.remark;
    if (!told_.insert(parsed.remark).second) return notes_.push_back(what);
    policy_.tell(what);
  }

  /// What was told of the header, which goes for all puzzles below it, and of the puzzle.
  std::vector<std::string> warnings() const {
    std::vector<std::string> all = header_notes_;
    all.insert(all.end(), notes_.begin(), notes_.end());
    return all;
  }

  /// What somebody has entered becomes givens where that was asked for.
  void settle_entries(ParsedBoard& parsed) const {
    const auto entered =
        std::ranges::count_if(parsed.entries, [](Value value) { return value != 0; });
    if (entered == 0) return parsed.entries.clear();
    if (entries_ == Entries::ignored) {
      policy_.tell(fmt::format(
          "{}: {} ignored; --entries givens uses {}", to_string({source_.name(), parsed.line, 0}),
          entered == 1 ? "1 entered digit is" : fmt::format("{} entered digits are", entered),
          entered == 1 ? "it as a given" : "them as givens"));
    }
    if (entries_ != Entries::givens) return;
    for (std::size_t i = 0; i < parsed.entries.size(); ++i) {
      if (parsed.entries[i] != 0) parsed.givens[i] = parsed.entries[i];
    }
    parsed.entries.clear();
  }

  void require_symbols(int size) const {
    if (!symbols_ || symbols_->symbols().size() >= static_cast<std::size_t>(size)) return;
    throw UsageError(fmt::format("--symbols {}: {} symbols, but {} values on the board",
                                 symbols_->symbols(), symbols_->symbols().size(), size));
  }

  /// A number in a list, a mark, a word: nearly any text has boards of one or four cells in it.
  void require_meant(const ParsedBoard& parsed) const {
    constexpr int largest_by_chance = 2;
    const int size = parsed.size;
    if (size == 0 || size > largest_by_chance || boards_->wanted_size()) return;
    if (boards_->layout() != nullptr) return;
    throw TextError(parsed.line, 0,
                    "not a puzzle: {} would be a {}x{} board, which is read only if "
                    "--size {} or a header asks for it",
                    size == 1 ? "a value alone" : "four values", size, size, size);
  }

  bool passed_enough() const { return held_.size() + passed_ >= max_held; }

  std::optional<PuzzleInput> begin(PuzzleHeader header) {
    if (found_ && bytes_) {
      throw UsageError(to_string(header.position) +
                       ": a header inside a stream: --bytes is for one puzzle a line");
    }
    source_.expect({});
    headed_ = true;
    broken_ = false;
    try {
      if (header.error) throw InputError(*header.error);
      boards_->begin(std::move(header));
      expect();
      return std::nullopt;
    } catch (const InputError& error) {
      return break_header(error);
    } catch (const Stopped& stopped) {
      if (!is_timeout(stopped)) throw;
      broken_ = true;
      return undecided_puzzle(boards_->header().position);
    }
  }

  std::optional<PuzzleInput> puzzle(ParsedBoard&& parsed) {
    const PuzzleHeader& header = boards_->header();
    try {
      require_meant(parsed);
      std::shared_ptr<const Board> board = boards_->board(parsed, {source_.name(), parsed.line, 0});
      require_symbols(board->geometry().size());
      settle_entries(parsed);
      remark(parsed);
      if (!looked_ && !headed_) {
        seen_.push_back({parsed.givens, parsed.rules});
        looked_ = seen_.size() > max_seen;
      }
      // A header alone, and variables beside the grid.
      if (parsed.size == 0 || board->geometry().variables() != 0) {
        parsed.givens.resize(board->cells());
      }
      return PuzzleInput{Puzzle{std::move(board), std::move(parsed.givens)},
                         std::string(),
                         std::move(parsed.label),
                         Position{source_.name(), parsed.line, 0},
                         header.title,
                         header.author,
                         symbols_ ? symbols_->symbols() : std::move(parsed.symbols),
                         std::move(parsed.entries),
                         std::move(parsed.solution),
                         parsed.format.empty() ? "text" : parsed.format,
                         warnings()};
    } catch (const InputError& error) {
      return break_header(error);
    } catch (const Stopped& stopped) {
      if (!is_timeout(stopped)) throw;
      return undecided_puzzle({source_.name(), parsed.line, 0});
    }
  }

  PuzzleInput break_header(const InputError& error) {
    broken_ = true;
    return unreadable(error.position(), error.detail());
  }

  std::vector<std::string> notes_;  ///< what was told of the item at hand
  ExchangePolicy policy_;
  BoardSource source_;
  std::optional<SymbolTable> symbols_;
  Entries entries_ = Entries::ignored;
  std::optional<SymbolTable> own_symbols_;  ///< of boards whose values begin at 0
  std::optional<HeadedBoards> boards_;      ///< always there
  std::set<std::string> told_;              ///< remarks on how puzzles were read
  std::vector<std::string> header_notes_;
  std::optional<ByteRange> bytes_;
  std::deque<PuzzleInput> held_;
  bool headed_ = false;          ///< a header has come
  bool broken_ = false;          ///< the last header can't be read
  std::vector<SeenBoard> seen_;  ///< the first boards, for a second look at the text
  std::optional<std::deque<ParsedBoard>> again_;  ///< what that has found, from then on
  bool looked_ = false;
  std::size_t passed_ = 0;
  bool found_ = false;      ///< a readable puzzle
  bool cut_short_ = false;  ///< a time-out came while the text was read
  bool ended_ = false;
};

PuzzleReader::PuzzleReader(LineReader lines, BoardRequest request)
    : implementation_(std::make_unique<Implementation>(std::move(lines), std::move(request))) {}

PuzzleReader::PuzzleReader(LineReader lines, BoardRequest request, const ByteRange& bytes)
    : implementation_(
          std::make_unique<Implementation>(std::move(lines), std::move(request), bytes)) {}

PuzzleReader::~PuzzleReader() = default;
PuzzleReader::PuzzleReader(PuzzleReader&&) noexcept = default;

std::optional<std::uint64_t> PuzzleReader::end_of_line() const {
  return implementation_->end_of_line();
}

std::optional<PuzzleInput> PuzzleReader::next() { return implementation_->next(); }

Puzzle parse_puzzle(std::string_view text) {
  PuzzleReader reader(LineReader::of_text(std::string(text), "puzzle"));
  std::optional<PuzzleInput> first = reader.next();
  if (!first->puzzle) throw_error_of(*first);
  if (const std::optional<PuzzleInput> second = reader.next()) {
    if (!second->puzzle) throw_error_of(*second);
    throw InputError(second->position, "a second puzzle, but only one is expected");
  }
  return *std::move(first->puzzle);
}

}  // namespace sudoku_sat
