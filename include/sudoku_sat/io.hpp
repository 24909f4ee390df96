// Reading and writing files, and what code that reads text or writes messages shares.
#pragma once

#include <atomic>
#include <charconv>
#include <iterator>
#include <limits>
#include <system_error>
#include <type_traits>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

// Reading and writing: the lines of any file, of limited length; output that appears completely or
// not at all.

class Compressor;
class CompressedInput;

/// Bytes `begin` (included) to `end` (not included) of a file, counted from 0.
struct ByteRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::uint64_t lines = 0;  ///< number of lines before `begin`, for messages
};

/// Reads a file, standard input or a text line by line. Accepts and removes Windows line ends and a
/// UTF-8 byte-order mark at the start. Lines longer than max_line bytes are an error. Input that
/// begins like a gzip, xz or zstd file is decompressed piece by piece; other compressed files are
/// refused.
class LineReader {
 public:
  /// Room for the longest puzzle, 1290 x 1290 numbers on one line.
  static constexpr std::size_t max_line = std::size_t{16} << 20;

  /// "-" is standard input. Throws: InputError if it can't be opened or is a directory.
  static LineReader open(const std::string& path);
  /// Lines of `text`, called `name` in messages.
  static LineReader of_text(std::string text, std::string name);

  LineReader(LineReader&& other) noexcept;
  LineReader& operator=(LineReader&&) = delete;
  ~LineReader();

  /// Once `interrupt` is true, next() throws Stopped instead of waiting or reading on. It may be
  /// null, and must outlive the reader.
  void watch(const std::atomic<bool>* interrupt) { interrupt_ = interrupt; }

  /// `action` runs before each read of the file that has to wait.
  void before_wait(std::function<void()> action) { before_wait_ = std::move(action); }

  /// The next line, without its end; valid until the next call. False at the end of the file.
  /// Throws: InputError if the file can't be read or a line is too long; Stopped.
  bool next(std::string_view& line);

  /// What has been read but not returned yet: the next lines, with their ends; the last one may be
  /// incomplete. At the very start this includes a byte-order mark. Valid until the next call of
  /// next().
  std::string_view buffered() const {
    return std::string_view(buffer_).substr(begin_, end_ - begin_);
  }
  /// The same with at least `bytes` bytes, if these are available without waiting. Throws:
  /// InputError.
  std::string_view at_once(std::size_t bytes);
  /// The same if they come within two seconds: fewer at the end of the input, or if the writer
  /// waits for an answer before going on. `ended`: whether there is no more.
  std::string_view soon(std::size_t bytes, bool& ended);
  /// Skips the first `bytes` of buffered(), which are `lines` whole lines.
  void skip(std::size_t bytes, std::size_t lines) {
    begin_ += bytes;
    line_ += lines;
  }

  /// The byte of the input at which the next line begins.
  std::uint64_t offset() const { return read_ - (end_ - begin_); }
  /// Continues with the first line that begins at byte `offset` or later; lines are numbered from
  /// there. Does nothing if that has been read already. Throws: InputError if the input is not a
  /// file.
  void seek(std::uint64_t offset);
  /// Lines that begin at byte `offset` or later are not read.
  void end_at(std::uint64_t offset) { last_ = offset; }
  /// Whether lines are left only because of end_at().
  bool cut_short();

  /// The name of the input and the number of the line read last; a column may be added.
  Position position(std::size_t column = 0) const { return {name_, line_, column}; }
  const std::string& name() const { return name_; }

 private:
  LineReader(int descriptor, bool owned, std::string buffer, std::string name);
  bool fill();
  std::size_t read_first(char* to, std::size_t room);
  std::size_t read_more(char* to, std::size_t room);
  std::size_t read_when_ready(char* to, std::size_t room);
  bool ready(int milliseconds = 0) const;
  std::size_t read_some(char* to, std::size_t room);
  void wait_for_input() const;
  void close();
  bool take(std::string_view& line, std::size_t length, std::size_t next);
  void check_length(std::size_t length) const;
  Position next_position() const { return {name_, line_ + 1, 0}; }

  int descriptor_;  ///< -1: everything is in the buffer
  bool owned_;
  bool begun_ = false;  ///< something has been read
  bool ended_ = false;  ///< and there is no more
  std::unique_ptr<CompressedInput> compressed_;
  const std::atomic<bool>* interrupt_ = nullptr;
  std::function<void()> before_wait_;
  std::string buffer_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  std::uint64_t read_ = 0;  ///< bytes of the input up to end_
  std::uint64_t last_ = std::numeric_limits<std::uint64_t>::max();
  std::string name_;
  std::size_t line_ = 0;
};

/// Writes to standard output, to a file or to a function. A regular file appears completely, at
/// commit(), or not at all. Devices and pipes are written directly; for a symbolic link the target
/// is replaced. A file whose name ends in .gz, .xz or .zst is compressed; the same text gives the
/// same bytes.
class Output : NotCopied {
 public:
  /// Standard output.
  Output();
  /// "-" is standard output. Throws: OutputError if the file can't be made; UsageError for the name
  /// of another kind of compressed file, such as x.bz2.
  explicit Output(const std::string& path);
  /// Passes what is written to `take`, in pieces of up to 64 KiB. What it throws ends the write.
  explicit Output(std::function<void(std::string_view)> take);
  /// Removes a regular file unless commit() was called.
  ~Output();

  /// Once `interrupt` is true, a write that waits for its reader ends by throwing Stopped. It must
  /// outlive the output.
  void watch(const std::atomic<bool>* interrupt) { interrupt_ = interrupt; }

  /// `action` runs each time before bytes are written out.
  void before_write(std::function<void()> action) { before_write_ = std::move(action); }

  /// Throws: OutputError, for example if the disk is full; ClosedPipe if the reader has gone;
  /// Stopped.
  void write(std::string_view text);

  /// Room for at least `bytes` (up to 64 KiB): write into it, then advance() by what was used.
  char* room(std::size_t bytes);
  /// Counts this many bytes of room() as written. Requires: no more than were asked for.
  void advance(std::size_t bytes) { used_ += bytes; }

  /// Writes out what is buffered, for results that somebody waits for. Does nothing if the output
  /// is compressed, because its bytes would then depend on time. Throws: as write().
  void flush();

  /// Completes the output: flushes it and puts the file in its place. Throws: as write().
  void commit();

  bool terminal() const;

 private:
  void open_directly();
  void open_temporary();
  void make_room();
  void write_out(std::size_t bytes);
  void write_bytes(std::string_view bytes);
  void close();
  [[noreturn]] void fail(int error) const;

  std::string name_;       ///< for messages
  std::string target_;     ///< of the rename; empty if written directly
  std::string temporary_;  ///< what is renamed
  int descriptor_ = -1;
  bool owned_ = false;  ///< whether the descriptor is ours to close
  const std::atomic<bool>* interrupt_ = nullptr;
  std::function<void()> before_write_;
  std::function<void(std::string_view)> take_;  ///< empty: there is a descriptor
  std::unique_ptr<Compressor> compressor_;
  std::vector<char> buffer_;
  std::size_t used_ = 0;
  std::size_t position_ = 0;  ///< where the buffer begins in what is written
};

/// A new directory inside the system's directory for temporary files. The destructor removes it
/// with everything in it.
class TemporaryDirectory : NotCopied {
 public:
  /// Throws: OutputError.
  TemporaryDirectory();
  ~TemporaryDirectory();

  /// The path of a file in it, whether or not it is there.
  std::string file(std::string_view name) const;

 private:
  friend class NewDirectory;
  /// With this mode, in `folder`. Throws: std::system_error if none can be made.
  TemporaryDirectory(const std::string& folder, unsigned mode);

  std::string path_;     ///< empty: it was moved to its place
  int descriptor_ = -1;  ///< of the directory, which is locked; < 0: it could not be opened
};

/// A directory that appears completely, at commit(), or not at all.
class NewDirectory {
 public:
  /// Makes an empty directory beside `path`. Throws: OutputError if `path` exists and is not an
  /// empty directory, or if no directory can be made there.
  explicit NewDirectory(const std::string& path);

  /// Where it is until commit().
  const std::string& path() const { return temporary_.path_; }
  /// The path of a file in it, whether or not it is there.
  std::string file(std::string_view name) const { return temporary_.file(name); }

  /// Moves it to its place; without this call nothing remains. Throws: OutputError.
  void commit();

 private:
  std::string name_;    ///< for messages
  std::string target_;  ///< of the rename
  TemporaryDirectory temporary_;
};

// Words separated by white space, text from outside made safe for messages, and the name that
// somebody probably meant.

/// Takes the next word off the front of `rest`; empty if there is none.
std::string_view take_word(std::string_view& rest);

/// The number written in `word`; no value if it is anything else, or too large for the type.
template <class Number>
std::optional<Number> parse_number(std::string_view word) {
  const char* const end = word.data() + word.size();
  Number number{};
  const auto result = std::from_chars(word.data(), end, number);
  if (word.empty() || result.ec != std::errc() || result.ptr != end) return std::nullopt;
  return number;
}

/// `text` made safe for a message: at most `most` bytes, with '?' for bytes that a terminal would
/// obey or could not show.
std::string shown(std::string_view text, std::size_t most = 40);

/// `text`, for example a path, as one word of a POSIX shell. It is quoted only if necessary, so
/// that most words can in turn be put between quotes.
std::string shell_word(std::string_view text);

/// The first character of a text in UTF-8. A byte that is not valid UTF-8 counts as a character.
struct Character {
  std::size_t bytes = 0;
  /// Whether a terminal would obey it instead of showing it: control characters of ASCII and ISO
  /// 6429 (C1), and marks that change the direction of text.
  bool control = false;
};

/// Requires: `text` is not empty.
Character first_character(std::string_view text);

/// The entry of `known` that `word` probably means, for "did you mean": it differs by letters left
/// out, added, changed or swapped, at most one for each three letters and at most three in all; or
/// it is the only entry that begins with `word` (of three letters or more). Upper and lower case
/// count as the same. If several entries are equally near, the first; empty if there is none.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

// Entries of tables by name. A table is any range of values, or of pointers to values, that have a
// `name`.

/// Throws: UsageError, "unknown WHAT 'WORD'; did you mean NEAREST?", or with all known names.
[[noreturn]] void reject(std::string_view what, std::string_view word,
                         const std::vector<std::string_view>& known);

/// The entry itself, whether the table has values or pointers.
template <class Item>
const auto& entry_of(const Item& item) {
  if constexpr (std::is_pointer_v<Item>) {
    return *item;
  } else {
    return item;
  }
}

/// The entry of that name; null if there is none.
template <class Table>
auto find_in(const Table& table, std::string_view name) -> decltype(&entry_of(*std::begin(table))) {
  for (const auto& item : table) {
    if (entry_of(item).name == name) return &entry_of(item);
  }
  return nullptr;
}

/// The entry of that name. Throws: UsageError if there is none; `what` says what was looked for.
template <class Table>
const auto& find_by_name(const Table& table, std::string_view what, std::string_view word) {
  if (const auto* const found = find_in(table, word)) return *found;
  std::vector<std::string_view> known;
  for (const auto& item : table) known.push_back(entry_of(item).name);
  reject(what, word, known);
}

}  // namespace sudoku_sat
