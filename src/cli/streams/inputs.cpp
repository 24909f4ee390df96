// Puzzles of -p come first, then the files in their order. Up to two puzzles are read ahead if a
// command needs to know whether there are several; an error found by that is kept until its turn.
#include "inputs.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <filesystem>
#include <system_error>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

/// Whether it consists of digits with adjacent dots among them, like a part of a puzzle.
bool is_part_of_row(std::string_view name) {
  return name.find_first_not_of(".0123456789") == name.npos && name.find("..") != name.npos &&
         name.find_first_not_of('.') != name.npos;
}

/// Whether the name of a file looks like a puzzle on one line, of 4x4 cells or more, half of whose
/// symbols or more are not letters; or like the beginning of one.
bool is_puzzle_text(std::string_view name) {
  if (is_part_of_row(name)) return true;
  const auto side =
      static_cast<std::size_t>(std::lround(std::sqrt(static_cast<double>(name.size()))));
  if (side < 4 || side * side != name.size()) return false;
  std::size_t letters = 0;
  for (const char c : name) {
    const bool letter = std::isalpha(static_cast<unsigned char>(c)) != 0;
    if (!letter && std::string_view("._*-0123456789").find(c) == std::string_view::npos)
      return false;
    letters += letter ? 1U : 0U;
  }
  return 2 * letters <= name.size();
}

std::optional<ByteRange> bytes_option(const CommandLine& line) {
  const std::optional<std::string> text = line.get("bytes");
  if (!text) return std::nullopt;
  constexpr std::uint64_t most = std::uint64_t{1} << 62;
  const std::vector<std::uint64_t> numbers = app::numbers_in("bytes", *text, most);
  if (numbers.size() < 2 || numbers.size() > 3 || numbers[0] >= numbers[1]) {
    throw UsageError(
        fmt::format("--bytes {}: expected A:B with A < B, e.g. 0:81000", shown(*text)));
  }
  return ByteRange{numbers[0], numbers[1], numbers.size() == 3 ? numbers[2] : 0};
}

}  // namespace

ExchangePolicy policy_option(const CommandLine& line) {
  return {line.has("ignore-unknown"), [](const std::string& what) { spdlog::warn(what); }};
}

/// For -v: as what it was read, if that is another format than the one before.
void PuzzleStream::say_format(const PuzzleInput& input) {
  if (!input.puzzle || input.format == format_) return;
  format_ = input.format;
  spdlog::debug("{}: read as {}", to_string(input.position), input.format);
}

PuzzleStream::PuzzleStream(const CommandLine& line)
    : PuzzleStream(line, app::board_request(line)) {}

PuzzleStream::PuzzleStream(const CommandLine& line, const BoardRequest& request)
    : request_(request),
      bytes_(bytes_option(line)),
      empty_(line.has("empty")),
      time_(line.seconds("timeout")) {
  request_.policy = policy_option(line);
  for (const std::string& text : line.all("puzzle")) texts_.push_back(text);
  several_texts_ = texts_.size() > 1;
  for (const std::string& file : line.positional()) files_.push_back(file);
  if (files_.empty() && texts_.empty() && !empty_) files_.emplace_back("-");
  if (bytes_ && (files_.size() != 1 || !texts_.empty() || empty_ || files_.front() == "-")) {
    throw UsageError("--bytes needs exactly one INPUT, a file");
  }
}

PuzzleStream::PuzzleStream(const BoardRequest& request, const std::string& file)
    : request_(request), files_{file}, empty_(false), time_(std::nullopt) {}

std::optional<PuzzleInput> PuzzleStream::next() {
  if (ahead_.empty() && contradiction_) std::rethrow_exception(contradiction_);
  if (ahead_.empty()) return read();
  PuzzleInput input = std::move(ahead_.front());
  ahead_.pop_front();
  return input;
}

bool PuzzleStream::several() {
  while (ahead_.size() < 2) {
    try {
      std::optional<PuzzleInput> input = read();
      if (!input) return false;
      ahead_.push_back(std::move(*input));
    } catch (const UsageError&) {
      // The error is thrown after the puzzles that were read before it.
      contradiction_ = std::current_exception();
      return !ahead_.empty();
    }
  }
  return true;
}

std::optional<PuzzleInput> PuzzleStream::read() {
  time_.restart();
  const LimitsScope scope(time_);
  std::optional<PuzzleInput> input = read_next();
  if (input) input->seconds = time_.used();
  return input;
}

std::optional<PuzzleInput> PuzzleStream::read_next() {
  if (empty_) {
    empty_ = false;
    return app::empty_puzzle(request_);
  }
  while (true) {
    try {
      if (!reader_ && !open_next()) return std::nullopt;
      if (std::optional<PuzzleInput> input = reader_->next()) {
        read_any_ = true;
        say_format(*input);
        return input;
      }
      reader_.reset();
    } catch (const InputError& error) {
      // If nothing can be read, nothing is written: the file of -o stays.
      if (!read_any_ && files_.empty() && texts_.empty()) throw;
      reader_.reset();
      PuzzleInput unreadable;
      unreadable.error = error.what();
      unreadable.position = error.position();
      return unreadable;
    }
  }
}

bool PuzzleStream::open_next() {
  if (!texts_.empty()) {
    std::string text = std::move(texts_.front());
    texts_.pop_front();
    ++text_number_;
    std::string name = several_texts_ ? fmt::format("-p ({})", text_number_) : "-p";
    reader_.emplace(LineReader::of_text(std::move(text), std::move(name)), request_);
    return true;
  }
  if (files_.empty()) return false;
  const std::string file = std::move(files_.front());
  files_.pop_front();
  spdlog::trace("reading " + (file == "-" ? "standard input" : file));
  // Opening a pipe may have to wait, like reading it.
  if (before_wait_) before_wait_();
  LineReader lines = open_input(file, "a puzzle");
  lines.before_wait([this] {
    time_.restart();
    if (before_wait_) before_wait_();
  });
  if (bytes_) {
    reader_.emplace(std::move(lines), request_, *bytes_);
  } else {
    reader_.emplace(std::move(lines), request_);
  }
  return true;
}

std::optional<double> time_left(const PuzzleInput& input, const std::optional<double>& timeout) {
  if (!timeout) return std::nullopt;
  return std::max(0.0, *timeout - input.seconds);
}

void report_unread(const PuzzleInput& input, base::ExitStatus& status) {
  if (input.undecided) {
    status.add_undecided();
    spdlog::warn(input.error);
  } else {
    status.add_failure();
    spdlog::error(input.error);
  }
}

LineReader open_input(const std::string& file, std::string_view what) {
  std::error_code ignored;  // too long for a name
  const bool exists = std::filesystem::exists(file, ignored);
  if (!exists && is_link(file)) return LineReader::of_text(file, "link");
  if (file.empty()) throw UsageError("the name of an input is empty");
  if (file == "-" && isatty(STDIN_FILENO) == 1) {
    spdlog::info(fmt::format("reading {} from the terminal; press Ctrl-D to finish", what));
  }
  if (!exists) {
    if (is_constraint_string(file)) return LineReader::of_text(file, "link");
    if (is_puzzle_text(file)) {
      throw InputError({file}, "no such file; to give a puzzle, use -p");
    }
  }
  LineReader lines = LineReader::open(file);
  lines.watch(&interrupt());
  return lines;
}

PuzzleInput single_puzzle(PuzzleStream& stream) {
  const bool several = stream.several();
  std::optional<PuzzleInput> input = stream.next();
  if (!input) throw UsageError("no puzzle given: name a file, or use - or -p");
  report::require_read(*input);
  if (several) {
    throw UsageError(to_string(input->position) +
                     ": this command takes one puzzle, but the input has several");
  }
  return std::move(*input);
}

}  // namespace sudoku_sat::cli
