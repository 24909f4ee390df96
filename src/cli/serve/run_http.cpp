// Replaces this process by the program with HTTP, found beside it (as in a build) or where it is
// installed.
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#include <vector>

#include "http_server.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr const char* program_name = "sudoku-sat-http";
constexpr const char* installed = "../libexec/sudoku-sat";  // from the program's folder

/// The program's arguments, its own name first.
std::vector<std::string> own_arguments() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  std::vector<std::string> arguments;
  for (std::size_t at = 0; at < text.size(); at += arguments.back().size() + 1) {
    arguments.emplace_back(text.c_str() + at);
  }
  return arguments;
}

}  // namespace

ServeHttp& http_server() {
  std::error_code none;
  const auto here = std::filesystem::read_symlink("/proc/self/exe", none).parent_path();
  std::vector<std::string> arguments = own_arguments();
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  for (const auto& folder : {here, here / installed}) {
    const auto path = folder / program_name;
    if (!std::filesystem::exists(path, none)) continue;
    ::execv(path.c_str(), pointers.data());
    throw Error(fmt::format("serve: {}: {}", path.string(), std::strerror(errno)));
  }
  throw Error(
      fmt::format("serve: {} was found neither in {} nor in {}; in a source tree, "
                  "tools/build release makes it; --stdio works without it",
                  program_name, here.string(), (here / installed).lexically_normal().string()));
}

}  // namespace sudoku_sat::cli
