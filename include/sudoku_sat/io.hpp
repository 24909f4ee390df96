// Bytes in and out: lines of a file of any kind, with limits; output that is whole or not there.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

/// Reads a file, standard input or a text line by line. Accepts Windows line ends (they are taken
/// off) and a UTF-8 byte-order mark at the start. No line is longer than max_line bytes.
class LineReader {
 public:
  /// Room for the longest puzzle, 1290 x 1290 numbers on one line.
  static constexpr std::size_t max_line = std::size_t{16} << 20;

  /// "-" is standard input. Throws: InputError where it can't be opened or is a directory.
  static LineReader open(const std::string& path);
  /// Lines of `text`, called `name` in messages.
  static LineReader of_text(std::string text, std::string name);

  LineReader(LineReader&& other) noexcept;
  LineReader& operator=(LineReader&&) = delete;
  ~LineReader();

  /// Reading waits no longer once `interrupt` is true (null: it waits for ever): next() then throws
  /// Stopped instead of reading on. It must outlive the reader.
  void watch(const std::atomic<bool>* interrupt) { interrupt_ = interrupt; }

  /// `action` runs before each read of the file that has to wait.
  void before_wait(std::function<void()> action) { before_wait_ = std::move(action); }

  /// The next line, without its end; valid until the next call. False at the end of the file.
  /// Throws: InputError where the file can't be read or a line is too long; Stopped.
  bool next(std::string_view& line);

  /// What has been read but not handed over: the next lines, with their ends, the last one perhaps
  /// in part, and a byte-order mark at the very start. Valid until the next call of next().
  std::string_view buffered() const {
    return std::string_view(buffer_).substr(begin_, end_ - begin_);
  }
  /// Goes on behind the first `bytes` of buffered(), which are `lines` whole lines.
  void skip(std::size_t bytes, std::size_t lines) {
    begin_ += bytes;
    line_ += lines;
  }

  /// Name of the input and the number of the line read last; a column may be added.
  Position position(std::size_t column = 0) const { return {name_, line_, column}; }
  const std::string& name() const { return name_; }

 private:
  LineReader(int descriptor, bool owned, std::string buffer, std::string name);
  bool fill();
  bool ready() const;
  std::size_t read_some(char* to, std::size_t room);
  void wait_for_input() const;
  void close();
  bool take(std::string_view& line, std::size_t length, std::size_t next);
  void check_length(std::size_t length) const;
  Position next_position() const { return {name_, line_ + 1, 0}; }

  int descriptor_;  ///< -1: all is in the buffer
  bool owned_;
  const std::atomic<bool>* interrupt_ = nullptr;
  std::function<void()> before_wait_;
  std::string buffer_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  std::string name_;
  std::size_t line_ = 0;
};

/// Writes to standard output or to a file. A regular file appears whole, at commit(), or not at
/// all; devices and pipes are written directly; of a symbolic link the target is replaced.
class Output {
 public:
  /// Standard output.
  Output();
  /// "-" is standard output. Throws: OutputError where the file can't be made.
  explicit Output(const std::string& path);
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  /// Without commit() nothing stays of a file.
  ~Output();

  /// Once `interrupt` is true, a write that waits for its reader ends by throwing Stopped. It must
  /// outlive the output.
  void watch(const std::atomic<bool>* interrupt) { interrupt_ = interrupt; }

  /// Throws: OutputError (disk full, ...); ClosedPipe where nobody reads any more; Stopped.
  void write(std::string_view text);

  /// At least `bytes` (up to 64 KiB) to write into; then advance() by what was used.
  char* room(std::size_t bytes);
  void advance(std::size_t bytes) { used_ += bytes; }

  /// Hands over what is buffered: for results that somebody waits for.
  void flush();

  /// Whole: flushes, and puts the file in its place. Throws like write.
  void commit();

  bool terminal() const;

 private:
  void open_directly();
  void open_temporary();
  void make_room();
  void write_out(std::size_t bytes);
  void close();
  [[noreturn]] void fail(int error) const;

  std::string name_;       ///< for messages
  std::string target_;     ///< of the rename; empty where written directly
  std::string temporary_;  ///< what is renamed
  int descriptor_ = -1;
  bool owned_ = false;  ///< whether the descriptor is ours to close
  const std::atomic<bool>* interrupt_ = nullptr;
  std::vector<char> buffer_;
  std::size_t used_ = 0;
  std::size_t position_ = 0;  ///< where the buffer begins in what is written
};

/// A new directory below the system's for temporary files; goes, with all in it, at the end.
class TemporaryDirectory {
 public:
  /// Throws: OutputError.
  TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  ~TemporaryDirectory();

  std::string file(std::string_view name) const;

 private:
  std::string path_;
};

}  // namespace sudoku_sat
