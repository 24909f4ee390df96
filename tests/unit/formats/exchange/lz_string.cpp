// LZ-string against what npm's lz-string 1.5.0 makes of the same texts, and on texts that are cut,
// damaged or made to fill the memory.
#include "formats/exchange/links/lz_string.hpp"

#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <utility>

using namespace sudoku_sat;

namespace {

const std::pair<std::string, std::string> packed[] = {
    {"", "Q==="},
    {"aaaaaaaaaa", "IY1o"},
    {"{\"size\":9}", "N4IgzglgXgpiBcBOAvkA"},
    {"Gr\u00fc\u00dfe \u6570\u72ec \U0001F9E9", "OIJwPw+wpgBIDqaBunGg+DcJe7Q="},
};

/// Why it can't be unpacked; empty where it can.
std::string lz_error_of(std::string_view letters, std::size_t most = format::max_unpacked) {
  try {
    (void)format::lz_decompress(letters, most);
    return "";
  } catch (const format::LzError& error) {
    return error.what();
  }
}

}  // namespace

TEST_CASE("LZ-string packs and unpacks as npm's lz-string does") {
  for (const auto& [text, letters] : packed) {
    CAPTURE(text);
    CHECK(format::lz_compress(text) == letters);
    CHECK(format::lz_decompress(letters) == text);
  }
}

TEST_CASE("LZ-string gives back what was packed, whatever it is") {
  std::mt19937 random(23);
  for (int i = 0; i < 300; ++i) {
    std::string text(random() % 400, ' ');
    for (char& c : text) c = static_cast<char>('!' + random() % (1 + random() % 90));
    if (i % 3 == 0) text += "\u00e9\U0001F600\u2603";
    REQUIRE(format::lz_decompress(format::lz_compress(text)) == text);
  }
}

TEST_CASE("letters of links for addresses are read too") {
  const std::string letters = format::lz_compress("a link ??? >>> of many letters ~~~");
  std::string other = letters.substr(0, letters.find('='));
  for (char& c : other) c = c == '/' ? '-' : c == '+' ? ' ' : c;
  CHECK(format::lz_decompress(other) == format::lz_decompress(letters));
}

TEST_CASE("a packed text that is cut anywhere says so") {
  const std::string letters =
      format::lz_compress("{\"size\":9,\"grid\":[[{\"value\":5,\"given\":true}]]}");
  for (std::size_t length = 0; length + 4 < letters.size(); ++length) {
    REQUIRE_THAT(lz_error_of(letters.substr(0, length)), Catch::Contains("truncated"));
  }
}

TEST_CASE("text that is not packed is refused, whatever its letters") {
  CHECK_THAT(lz_error_of("N4I!"), Catch::Contains("'!' is not a Base64 character"));
  CHECK_THAT(lz_error_of("////"), Catch::Contains("damaged"));
  std::mt19937 random(7);
  for (int i = 0; i < 2000; ++i) {
    std::string letters(random() % 60, ' ');
    for (char& c : letters) c = static_cast<char>(random() % 256);
    (void)lz_error_of(letters);
  }
}

TEST_CASE("a small packed text that unpacks to more than the limit is refused at the limit") {
  const std::string bomb = format::lz_compress(std::string(300'000, 'a'));
  CHECK(bomb.size() < 2'000);
  CHECK(lz_error_of(bomb) == "");
  CHECK(lz_error_of(bomb, 100'000) == "the link unpacks to more than 100000 characters");
}
