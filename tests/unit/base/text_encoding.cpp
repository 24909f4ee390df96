// UTF-8 read character by character, and bytes in base64.
#include "base/text_encoding.hpp"

#include <catch2/catch.hpp>

using namespace sudoku_sat;

TEST_CASE("base64 is that of RFC 4648") {
  for (const auto& [bytes, text] : {std::pair{"", ""},
                                    {"f", "Zg=="},
                                    {"fo", "Zm8="},
                                    {"foo", "Zm9v"},
                                    {"foobar", "Zm9vYmFy"},
                                    {"\xff\xfe\xfd", "//79"}}) {
    CHECK(base::base64(bytes) == text);
  }
}

TEST_CASE("a character of UTF-8 has a number only in its shortest form and when it is whole") {
  const auto code = [](std::string_view text) { return base::first_code(text); };
  CHECK(code("a\xc3").code == U'a');
  CHECK(code("\u00e9x").code == 0xE9);
  CHECK(code("\u2265").bytes == 3);
  CHECK(code("\U0001F600").code == 0x1F600);
  for (const std::string_view bad :
       {"\xc0\x80", "\xe0\x80\x80", "\xf4\x90\x80\x80", "\xff", "\x80", "\xe2\x89", "\xe2\x89x"}) {
    CHECK(code(bad).bytes == 0);
    CHECK(base::sign_length(bad) >= 1);
  }
}

TEST_CASE("text goes to units of JavaScript and back, lone halves of pairs included") {
  for (const std::string_view text : {"", "abc", "\u00e9\u2265", "\U0001F600!", "\xed\xa0\x80"}) {
    CHECK(base::to_utf8(base::to_utf16(text)) == text);
  }
  CHECK(base::to_utf16("\xff") == u"\uFFFD");
  CHECK(base::to_utf16("\U0001F600").size() == 2);
}
