// Lines in, whole files out.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <catch2/catch.hpp>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

using namespace sudoku_sat;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> lines_of(LineReader reader) {
  std::vector<std::string> lines;
  for (std::string_view line; reader.next(line);) lines.emplace_back(line);
  return lines;
}

std::vector<std::string> lines_of_text(std::string text) {
  return lines_of(LineReader::of_text(std::move(text), "text"));
}

std::string content(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void put(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

std::size_t files_in(const std::string& directory) {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(directory), fs::directory_iterator()));
}

/// What is thrown as an Error of type E, "" where nothing is.
template <class E, class Action>
std::string message_of(Action action) {
  try {
    action();
  } catch (const E& error) {
    return error.what();
  }
  return "";
}

/// A pipe whose ends are closed at the end at the latest.
class Pipe {
 public:
  Pipe() { REQUIRE(::pipe(ends_) == 0); }
  ~Pipe() {
    close_reader();
    close_writer();
  }
  void close_reader() { close(ends_[0]); }
  void close_writer() { close(ends_[1]); }
  void write(std::string_view text) {
    REQUIRE(::write(ends_[1], text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  }
  std::string reader() const { return "/dev/fd/" + std::to_string(ends_[0]); }
  std::string writer() const { return "/dev/fd/" + std::to_string(ends_[1]); }

 private:
  static void close(int& end) {
    if (end >= 0) ::close(end);
    end = -1;
  }
  int ends_[2] = {-1, -1};
};

}  // namespace

TEST_CASE("lines come without their ends, the last one with or without one") {
  CHECK(lines_of_text("a\n\nb") == std::vector<std::string>{"a", "", "b"});
  CHECK(lines_of_text("a\nb\n") == std::vector<std::string>{"a", "b"});
  CHECK(lines_of_text("\n") == std::vector<std::string>{""});
  CHECK(lines_of_text("").empty());
}

TEST_CASE("Windows line ends are taken off") {
  CHECK(lines_of_text("a\r\nb\r\n\r\n") == std::vector<std::string>{"a", "b", ""});
}

TEST_CASE("a UTF-8 byte-order mark is taken off at the very start alone") {
  CHECK(lines_of_text("\xEF\xBB\xBF"
                      "a\n\xEF\xBB\xBF"
                      "b\n") == std::vector<std::string>{"a",
                                                         "\xEF\xBB\xBF"
                                                         "b"});
  CHECK(lines_of_text("\xEF\xBB\xBF").empty());
}

TEST_CASE("a file is read to its end, whatever the length of its lines") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("lines");
  const std::vector<std::string> lines{std::string(200'000, 'a'), "", std::string(70'000, 'b'),
                                       std::string(65'536, 'c'), "d"};
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  put(path, text);
  CHECK(lines_of(LineReader::open(path)) == lines);
}

TEST_CASE("positions name the input, the line read last and the column") {
  LineReader reader = LineReader::of_text("a\nb", "here");
  std::string_view line;
  REQUIRE(reader.next(line));
  CHECK(to_string(reader.position()) == "here:1");
  REQUIRE(reader.next(line));
  CHECK(to_string(reader.position(3)) == "here:2:3");
}

TEST_CASE("a moved reader continues where it was") {
  LineReader first = LineReader::of_text("a\nb", "here");
  std::string_view line;
  REQUIRE(first.next(line));
  LineReader second(std::move(first));
  REQUIRE(second.next(line));
  CHECK(line == "b");
  CHECK(to_string(second.position()) == "here:2");
}

TEST_CASE("lines may be taken from what is buffered, and are counted") {
  LineReader reader = LineReader::of_text("a\r\nb\nc\nd", "here");
  std::string_view line;
  REQUIRE(reader.next(line));
  CHECK(reader.buffered() == "b\nc\nd");
  reader.skip(4, 2);
  CHECK(to_string(reader.position()) == "here:3");
  CHECK(reader.buffered() == "d");
  REQUIRE(reader.next(line));
  CHECK(line == "d");
  CHECK(to_string(reader.position()) == "here:4");
  CHECK(reader.buffered().empty());
}

TEST_CASE("the longest line that is allowed is read, a longer one is an error with its place") {
  const std::string longest(LineReader::max_line, 'x');
  CHECK(lines_of_text("a\n" + longest).back().size() == LineReader::max_line);
  CHECK(message_of<InputError>([&] { lines_of_text("a\n" + longest + "x"); }) ==
        "text:2: line is longer than 16 MiB");
  CHECK(message_of<InputError>([] { lines_of(LineReader::open("/dev/zero")); }) ==
        "/dev/zero:1: line is longer than 16 MiB");
}

TEST_CASE("what can't be read is named with the reason") {
  const TemporaryDirectory directory;
  const std::string missing = directory.file("missing");
  CHECK(message_of<InputError>([&] { LineReader::open(missing); }) ==
        missing + ": No such file or directory");
  CHECK(message_of<InputError>([] { LineReader::open("/"); }) == "/: is a directory");
}

TEST_CASE("a line that has come through a pipe is there before the next one is written") {
  Pipe pipe;
  LineReader reader = LineReader::open(pipe.reader());
  std::string_view line;
  pipe.write("first\nsec");
  REQUIRE(reader.next(line));
  CHECK(line == "first");
  pipe.write("ond\n");
  REQUIRE(reader.next(line));
  CHECK(line == "second");
}

TEST_CASE("waiting for input ends when the flag that is watched becomes true") {
  Pipe pipe;
  std::atomic<bool> interrupt{false};
  LineReader reader = LineReader::open(pipe.reader());
  reader.watch(&interrupt);
  pipe.write("first\n");
  std::string_view line;
  REQUIRE(reader.next(line));
  std::thread other([&] { interrupt = true; });
  CHECK_THROWS_AS(reader.next(line), Stopped);
  other.join();
}

TEST_CASE("a new file is there at commit, not before") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("new");
  Output output(path);
  output.write("text\n");
  output.flush();
  CHECK_FALSE(fs::exists(path));
  output.commit();
  CHECK(content(path) == "text\n");
  CHECK(files_in(directory.file("")) == 1);
}

TEST_CASE("without commit the old file stays, and nothing else") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("old");
  put(path, "before");
  {
    Output output(path);
    output.write("after");
    output.flush();
  }
  CHECK(content(path) == "before");
  CHECK(files_in(directory.file("")) == 1);
}

TEST_CASE("a file that is replaced keeps its mode, a new one has that of any new file") {
  const TemporaryDirectory directory;
  const std::string old = directory.file("old");
  put(old, "before");
  REQUIRE(::chmod(old.c_str(), 0604) == 0);
  Output(old).commit();
  CHECK(fs::status(old).permissions() == fs::perms{0604});
  const mode_t mask = ::umask(027);
  Output(directory.file("new")).commit();
  ::umask(mask);
  CHECK(fs::status(directory.file("new")).permissions() == fs::perms{0640});
}

TEST_CASE("the target of a symbolic link is replaced, or created if it is missing") {
  const TemporaryDirectory directory;
  const std::string link = directory.file("link");
  const std::string far = directory.file("far");
  fs::create_symlink("near", link);
  fs::create_symlink(link, far);
  for (const char* text : {"one", "two"}) {
    Output output(far);
    output.write(text);
    output.commit();
    CHECK(fs::is_symlink(link));
    CHECK(fs::is_symlink(far));
    CHECK(content(directory.file("near")) == text);
  }
}

TEST_CASE("a pipe is written directly, and stays a pipe") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("pipe");
  REQUIRE(::mkfifo(path.c_str(), 0600) == 0);
  std::vector<std::string> lines;
  std::thread reader([&] { lines = lines_of(LineReader::open(path)); });
  {
    Output output(path);
    output.write("text\n");
    output.commit();
  }
  reader.join();
  CHECK(lines == std::vector<std::string>{"text"});
  CHECK(fs::is_fifo(path));
}

TEST_CASE("a full disk is an error") {
  Output output("/dev/full");
  output.write("text");
  CHECK(message_of<OutputError>([&] { output.commit(); }) == "/dev/full: No space left on device");
}

TEST_CASE("a pipe that nobody reads is distinguished from errors") {
  std::signal(SIGPIPE, SIG_IGN);
  Pipe pipe;
  Output output(pipe.writer());
  pipe.close_reader();
  output.write("text");
  CHECK_THROWS_AS(output.commit(), ClosedPipe);
}

TEST_CASE("what can't be written is named with the reason when it is opened") {
  const TemporaryDirectory directory;
  CHECK(message_of<OutputError>([] { Output("/"); }) == "/: Is a directory");
  const std::string lost = directory.file("no/file");
  CHECK(message_of<OutputError>([&] { Output output(lost); }) ==
        lost + ": No such file or directory");
  const std::string loop = directory.file("loop");
  fs::create_symlink("loop", loop);
  CHECK(message_of<OutputError>([&] { Output output(loop); }) ==
        loop + ": Too many levels of symbolic links");
  CHECK_THROWS_AS(Output(std::string()), OutputError);
}

TEST_CASE("texts of any length and room for them come out in order") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("long");
  const std::string text(150'001, 'a');
  Output output(path);
  output.write("<");
  output.write(text);
  char* const room = output.room(std::size_t{64} << 10);
  std::fill_n(room, 60'000, 'b');
  output.advance(60'000);
  output.write(">");
  output.commit();
  CHECK(content(path) == "<" + text + std::string(60'000, 'b') + ">");
}

TEST_CASE("pieces of all sizes, flushed or not, make the same file as their bytes together") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("pieces");
  std::mt19937 random(1);
  std::string text;
  Output output(path);
  while (text.size() < std::size_t{3} << 20) {
    const std::size_t size = random() % (random() % 8 == 0 ? 300'000 : 3000);
    const auto letter = static_cast<char>('a' + text.size() % 26);
    text += std::string(size, letter) + "\n";
    output.write(std::string(size, letter));
    *output.room(1 + random() % (std::size_t{64} << 10)) = '\n';
    output.advance(1);
    if (random() % 16 == 0) output.flush();
  }
  output.commit();
  CHECK((content(path) == text));
}

TEST_CASE("a function gets all that is written, in order, and what it throws ends the write") {
  std::string taken;
  Output out([&](std::string_view text) {
    taken += text;
    if (taken.size() > 300'000) throw UsageError("enough");
  });
  std::string written;
  for (int i = 0; i < 20'000; ++i) {
    const std::string piece = std::to_string(i) + "\n";
    out.write(piece);
    written += piece;
  }
  out.commit();
  CHECK(taken == written);
  CHECK(message_of<UsageError>([&] {
          out.write(std::string(300'000, 'x'));
          out.commit();
        }) == "enough");
}

TEST_CASE("a file that may not grow further is an error, and nothing of it stays") {
  std::signal(SIGXFSZ, SIG_IGN);
  const TemporaryDirectory directory;
  const std::string path = directory.file("large");
  rlimit before{};
  REQUIRE(::getrlimit(RLIMIT_FSIZE, &before) == 0);
  rlimit limited = before;
  limited.rlim_cur = 1'000'001;
  REQUIRE(::setrlimit(RLIMIT_FSIZE, &limited) == 0);
  const std::string message = message_of<OutputError>([&] {
    Output output(path);
    for (int i = 0; i < 100; ++i) output.write(std::string(30'000, 'x'));
    output.commit();
  });
  REQUIRE(::setrlimit(RLIMIT_FSIZE, &before) == 0);
  CHECK(message == path + ": File too large");
  CHECK(files_in(directory.file("")) == 0);
}

TEST_CASE("a file is not a terminal") {
  const TemporaryDirectory directory;
  CHECK_FALSE(Output(directory.file("new")).terminal());
}

TEST_CASE("a temporary directory goes with all that is in it") {
  std::string path;
  {
    const TemporaryDirectory directory;
    path = directory.file("");
    put(directory.file("file"), "text");
    fs::create_directory(directory.file("inner"));
    put(directory.file("inner/file"), "text");
    CHECK(fs::exists(directory.file("inner/file")));
  }
  CHECK_FALSE(fs::exists(path));
}

TEST_CASE("two temporary directories are two") {
  const TemporaryDirectory first;
  const TemporaryDirectory second;
  CHECK(first.file("x") != second.file("x"));
}
