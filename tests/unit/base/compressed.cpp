// Compressed files: written by name, read by their first bytes, damaged in every byte.
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include <unistd.h>

#include "base/compression.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;
using Catch::Contains;

namespace {

const std::vector<std::string> compressed_endings = {".gz", ".xz", ".zst"};

std::string text_of(LineReader reader) {
  std::string text;
  for (std::string_view line; reader.next(line);) text += std::string(line) + "\n";
  return text;
}

/// What a file of that name has when `pieces` were written to it, flushed after each if asked.
std::string written_to(const std::string& name, const std::vector<std::string>& pieces,
                       bool flushed = false) {
  const support::Scratch files;
  Output out(files.file(name));
  for (const std::string& piece : pieces) {
    out.write(piece);
    if (flushed) out.flush();
  }
  out.commit();
  return support::read_file(files.file(name));
}

/// The text in a file of these bytes, whatever its name; or what is wrong with it.
std::string text_in(const std::string& bytes) {
  const support::Scratch files;
  return text_of(LineReader::open(files.write("input", bytes)));
}
std::string error_in(const std::string& bytes) {
  try {
    text_in(bytes);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

std::string random_lines(std::size_t bytes) {
  std::mt19937 random(7);
  std::string text;
  while (text.size() + 12 < bytes) text += std::to_string(random()) + "\n";
  return text;
}

const std::string two_lines = "1.....2..3.....4\n12..............\n";

}  // namespace

TEST_CASE("what is written under a name of a compressed file is compressed, and read back") {
  for (const std::string& ending : compressed_endings) {
    for (const std::size_t bytes : {0, 1000, 300'000, 3'000'000}) {
      CAPTURE(ending, bytes);
      const std::string text = random_lines(bytes);
      const std::string compressed = written_to("x" + ending, {text});
      CHECK(base::compression_by_magic(compressed) == base::compression_by_name("x" + ending));
      if (bytes > 1000) CHECK(compressed.size() < text.size() * 2 / 3);
      CHECK(text_in(compressed) == text);
    }
  }
}

TEST_CASE("compressed bytes depend on the text alone, not on how and when it is written") {
  const std::string text = random_lines(1'000'000);
  std::vector<std::string> pieces;
  for (std::size_t begin = 0; begin < text.size(); begin += 777) {
    pieces.push_back(text.substr(begin, 777));
  }
  for (const std::string& ending : compressed_endings) {
    CAPTURE(ending);
    const std::string whole = written_to("x" + ending, {text});
    CHECK(written_to("other" + ending, pieces) == whole);
    CHECK(written_to("x" + ending, pieces, true) == whole);
  }
  CHECK(written_to("x.gz", {text}).substr(4, 4) == std::string(4, '\0'));  // the time of RFC 1952
}

TEST_CASE("other programs read what is compressed here, and the other way round") {
  const support::Scratch files;
  const std::string text = random_lines(400'000);
  files.write("text", text);
  const std::vector<std::string> programs = {"gzip", "xz", "zstd"};
  for (std::size_t i = 0; i < programs.size(); ++i) {
    CAPTURE(programs[i]);
    files.write("ours" + compressed_endings[i], written_to("x" + compressed_endings[i], {text}));
    const support::RunResult result =
        support::shell_in(files.path(),
                          programs[i] + " -dc ours" + compressed_endings[i] + " | cmp - text && " +
                              programs[i] + " -c text > theirs",
                          {});
    INFO(result);
    CHECK(result.status == 0);
    CHECK(text_of(LineReader::open(files.file("theirs"))) == text);
  }
}

TEST_CASE("several compressed files one after the other are one input") {
  for (const std::string& ending : compressed_endings) {
    CAPTURE(ending);
    const std::string one = written_to("x" + ending, {"a\nb"});
    const std::string other = written_to("x" + ending, {"c\nd\n"});
    const std::string empty = written_to("x" + ending, {});
    CHECK(text_in(one + empty + other) == "a\nbc\nd\n");
  }
  const std::string padded = written_to("x.gz", {"a\n"}) + std::string(100, '\0');
  CHECK(text_in(padded) == "a\n");
  CHECK(text_in(padded + padded) == "a\na\n");
}

TEST_CASE("a compressed file that is cut short is an error that says so") {
  for (const std::string& ending : compressed_endings) {
    const std::string whole = written_to("x" + ending, {two_lines});
    for (std::size_t bytes = 6; bytes < whole.size(); ++bytes) {
      CAPTURE(ending, bytes);
      CHECK_THAT(error_in(whole.substr(0, bytes)),
                 Contains("/input: the ") && Contains("data is cut short") && !Contains("\n"));
    }
  }
}

TEST_CASE("an altered byte of a compressed file is found, or changes nothing") {
  for (const std::string& ending : compressed_endings) {
    const std::string whole = written_to("x" + ending, {two_lines});
    const std::size_t magic = base::compression_by_name(ending)->magic.size();
    std::size_t found = 0;
    for (std::size_t place = magic; place < whole.size(); ++place) {
      for (int bit = 0; bit < 8; ++bit) {
        CAPTURE(ending, place, bit);
        std::string altered = whole;
        altered[place] = static_cast<char>(altered[place] ^ (1 << bit));
        const std::string error = error_in(altered);
        if (error.empty()) {
          CHECK(text_in(altered) == two_lines);
        } else {
          ++found;
          CHECK_THAT(error, Contains("data is damaged: ") || Contains("data is cut short"));
        }
      }
    }
    CHECK(found > (whole.size() - magic) * 4);
  }
}

TEST_CASE("something else after compressed data is an error") {
  for (const std::string& ending : compressed_endings) {
    CAPTURE(ending);
    CHECK_THAT(error_in(written_to("x" + ending, {two_lines}) + "plain text, long enough\n"),
               Contains("data is damaged: "));
  }
}

TEST_CASE("lines before the damage are given") {
  const std::string text = random_lines(2'000'000);
  for (const std::string& ending : compressed_endings) {
    const std::string whole = written_to("x" + ending, {text});
    const support::Scratch files;
    LineReader reader =
        LineReader::open(files.write("input", whole.substr(0, whole.size() - whole.size() / 4)));
    std::size_t bytes = 0;
    std::string_view line;
    CHECK_THROWS_AS(
        [&] {
          while (reader.next(line)) bytes += line.size() + 1;
        }(),
        InputError);
    CAPTURE(ending);
    CHECK(bytes > text.size() / 3);
  }
}

TEST_CASE("lines are returned although the checksum after them is wrong") {
  std::string bytes = written_to("x.gz", {two_lines});
  bytes[bytes.size() - 6] = static_cast<char>(bytes[bytes.size() - 6] ^ 1);
  const support::Scratch files;
  LineReader reader = LineReader::open(files.write("input", bytes));
  std::string_view line;
  CHECK(reader.next(line));
  CHECK(reader.next(line));
  CHECK(line == "12..............");
  CHECK_THROWS_WITH(reader.next(line), Contains("the gzip data is damaged: incorrect data check"));
}

TEST_CASE("a line that grows without end out of few bytes is refused like any other") {
  for (const std::string& ending : compressed_endings) {
    const support::Scratch files;
    Output out(files.file("x" + ending));
    for (int i = 0; i < 400; ++i) out.write(std::string(100'000, '1'));
    out.commit();
    CAPTURE(ending);
    CHECK(support::read_file(files.file("x" + ending)).size() < 50'000);
    CHECK_THROWS_WITH(text_of(LineReader::open(files.file("x" + ending))),
                      Contains(":1: line is longer than 16 MiB"));
  }
}

TEST_CASE("input that comes byte by byte is recognised, and so is what only begins alike") {
  std::vector<std::string> inputs = {"(", "\x1F",
                                     "\xFD"
                                     "7z\n",
                                     "\x28\xB5 \n", "(1)\n"};
  for (const std::string& ending : compressed_endings) {
    inputs.push_back(written_to("x" + ending, {two_lines}));
  }
  for (const std::string& bytes : inputs) {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    std::thread writer([&] {
      for (const char& byte : bytes) {
        if (::write(ends[1], &byte, 1) != 1) break;
      }
      ::close(ends[1]);
    });
    const std::string text = text_of(LineReader::open("/dev/fd/" + std::to_string(ends[0])));
    writer.join();
    ::close(ends[0]);
    const bool compressed = base::compression_by_magic(bytes) != nullptr;
    const std::string plain = bytes.ends_with('\n') ? bytes : bytes + "\n";
    CHECK(text == (compressed ? two_lines : plain));
  }
}

TEST_CASE("without commit nothing remains of a compressed file") {
  const support::Scratch files;
  {
    Output out(files.file("x.xz"));
    out.write(random_lines(3'000'000));
  }
  CHECK(std::filesystem::is_empty(files.path()));
}
