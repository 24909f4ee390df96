// Prints what documents take from the table of options: describe_requests schema|options. See
// tools/update_requests.
#include <cstdio>
#include <string>
#include <string_view>

#include "api/description.hpp"

int main(int argc, char** argv) {
  using namespace sudoku_sat::api;
  const std::string_view what = argc == 2 ? argv[1] : "";
  if (what != "schema" && what != "options") {
    std::fputs("usage: describe_requests schema|options\n", stderr);
    return 2;
  }
  const std::string text = what == "schema" ? request_schema() : options_table();
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? 0 : 1;
}
