// The puzzles of one input. BoardSource tells what the lines hold; here boards get their geometry
// and rules, and errors their place. Until the first readable puzzle, errors are held back: if none
// comes, the input is something other than puzzles, and one error says so.

#include <deque>
#include <set>

#include "board_source.hpp"
#include "companions.hpp"
#include "formats/text/symbols.hpp"
#include "headed_boards.hpp"
#include "second_look.hpp"
#include "variant_titles.hpp"

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
    boards_.emplace(std::move(request));
    expect();
  }

  std::optional<PuzzleInput> next() {
    if (!found_ && !ended_) {
      look_for_puzzle();
      if (found_ && bytes_) pass_over();
      if (found_ && is_short_text()) read_to_end();
    }
    if (!held_.empty()) return take_held();
    if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
    if (ended_) return std::nullopt;
    std::optional<PuzzleInput> item = read();
    ended_ = !item;
    return item;
  }

  std::optional<std::uint64_t> end_of_line() const {
    if (end_of_first_) return end_of_first_;
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

  /// Whether what comes after the first puzzle may belong to it.
  bool is_short_text() {
    if (bytes_ || !held_.back().puzzle) return false;
    const auto size = static_cast<std::size_t>(held_.back().puzzle->geometry().size());
    if (again_) return true;
    const std::optional<std::string> text = source_.whole_at_once(longest_joined_text);
    if (!text || is_stream(*text, size)) return false;
    return !source_.line_by_line() || has_more_than_lines(*text, size);
  }

  /// Reads all of a short text before the first answer. What is thrown comes after the answers.
  void read_to_end() {
    end_of_first_ = end_of_line();
    collecting_ = true;
    try {
      while (std::optional<PuzzleInput> item = read()) held_.push_back(*std::move(item));
    } catch (...) {
      failure_ = std::current_exception();
    }
    ended_ = true;
    for (PuzzleInput& item : std::exchange(held_, {})) hold(std::move(item));
  }

  void hold(PuzzleInput item) {
    const Position position = item.position;
    const std::string joined = join(held_, item, !again_, again_ || source_.skips_text());
    if (joined.empty()) return held_.push_back(std::move(item));
    if (told_.insert(joined).second) policy_.tell(to_string(position) + ": " + joined);
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
        if (!item) return at_end();
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
    for (SeenBoard& board : seen_) board.held = collecting_;
    std::vector<ParsedBoard> boards =
        boards_amid_text(*text, source_.name(), source_.expected(), seen_);
    if (boards.empty()) return false;
    const bool stream = source_.in_stream() && !last_;
    if (!may_be_skipped(*text, line, boards.size(), seen_.size(), stream)) return false;
    if (!seen_.empty()) {
      policy_.tell(to_string({source_.name(), line, 0}) + ": " + remark_on_text_around(*text));
    }
    headed_ = broken_ = false;
    boards_->begin({});
    const auto same = [](const SeenBoard& known, const ParsedBoard& board) {
      return known.rules == board.rules;
    };
    const bool anew = !std::equal(seen_.begin(), seen_.end(), boards.begin(), same);
    if (anew) held_.clear();
    const std::size_t given = anew ? 0 : seen_.size();
    again_.emplace(std::move_iterator(boards.begin() + static_cast<std::ptrdiff_t>(given)),
                   std::move_iterator(boards.end()));
    return true;
  }

  /// A title below its puzzle: the second look finds both.
  std::optional<PuzzleInput> at_end() {
    const std::optional<std::size_t> line = source_.unused_title();
    if (!line || headed_ || std::exchange(title_told_, true)) return std::nullopt;
    if (collecting_ && look_again(*line)) return read_again();
    policy_.tell(fmt::format("{}: '{}' is below the puzzles, and is not read as a rule",
                             to_string({source_.name(), *line, 0}), shown(source_.title())));
    return std::nullopt;
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

  void require_symbols(int size) const {
    if (!symbols_ || symbols_->symbols().size() >= static_cast<std::size_t>(size)) return;
    throw UsageError(fmt::format("--symbols {}: {} symbols, but {} values on the board",
                                 symbols_->symbols(), symbols_->symbols().size(), size));
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
    take_map(parsed);
    try {
      std::shared_ptr<const Board> board = boards_->board(parsed, {source_.name(), parsed.line, 0});
      require_symbols(board->geometry().size());
      boards_->settle_entries(parsed, source_.name(), policy_);
      remark(parsed);
      if (!looked_ && !headed_) {
        seen_.push_back({parsed.givens, parsed.rules});
        looked_ = seen_.size() > max_seen;
      }
      if (!headed_ && !source_.line_by_line()) last_ = parsed;
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
                         std::move(parsed.marks),
                         std::move(parsed.solution),
                         parsed.format.empty() ? "text" : parsed.format,
                         warnings(),
                         header.free_clues};
    } catch (const InputError& error) {
      return break_header(error);
    } catch (const Stopped& stopped) {
      if (!is_timeout(stopped)) throw;
      return undecided_puzzle({source_.name(), parsed.line, 0});
    }
  }

  /// A map of regions becomes the board before it, which then has them.
  void take_map(ParsedBoard& parsed) {
    const bool next = last_ && !held_.empty() && held_.back().position.line == last_->line;
    if (headed_ || !next || !add_map(parsed, *last_)) return;
    held_.pop_back();
    if (!seen_.empty()) seen_.pop_back();
    parsed = *std::exchange(last_, std::nullopt);
  }

  PuzzleInput break_header(const InputError& error) {
    broken_ = true;
    return unreadable(error.position(), error.detail());
  }

  std::vector<std::string> notes_;  ///< what was told of the item at hand
  ExchangePolicy policy_;
  BoardSource source_;
  std::optional<SymbolTable> symbols_;
  std::optional<SymbolTable> own_symbols_;  ///< of boards whose values begin at 0
  std::optional<HeadedBoards> boards_;      ///< always there
  std::set<std::string> told_;              ///< remarks on how puzzles were read
  std::vector<std::string> header_notes_;
  std::optional<ByteRange> bytes_;
  std::deque<PuzzleInput> held_;
  /// Where a short text has been read to its end; so only of its first puzzle.
  std::optional<std::uint64_t> end_of_first_;
  std::exception_ptr failure_;   ///< thrown after the last of those held
  bool headed_ = false;          ///< a header has come
  bool broken_ = false;          ///< the last header can't be read
  std::vector<SeenBoard> seen_;  ///< the first boards, for a second look at the text
  std::optional<std::deque<ParsedBoard>> again_;  ///< what that has found, from then on
  std::optional<ParsedBoard> last_;               ///< of those held
  bool collecting_ = false;  ///< nothing of a short text is given before all of it has been read
  bool title_told_ = false;
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
