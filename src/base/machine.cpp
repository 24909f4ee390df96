#include "machine.hpp"

#include <sys/utsname.h>

#include <fstream>
#include <thread>
#include <vector>

#include "joined.hpp"

namespace sudoku_sat::base {

namespace {

/// The name in Linux's /proc/cpuinfo; empty elsewhere.
std::string processor() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(": ");
    if (line.starts_with("model name") && colon != line.npos) return line.substr(colon + 2);
  }
  return {};
}

std::string described() {
  std::vector<std::string> parts;
  if (std::string name = processor(); !name.empty()) parts.push_back(std::move(name));
  const unsigned threads = std::thread::hardware_concurrency();
  if (threads != 0) {
    parts.push_back(std::to_string(threads) + (threads == 1 ? " thread" : " threads"));
  }
  utsname system{};
  if (uname(&system) == 0) {
    parts.push_back(std::string(system.sysname) + " " + system.machine);
  }
  return joined(parts, ", ");
}

}  // namespace

const std::string& machine_text() {
  static const std::string text = described();
  return text;
}

}  // namespace sudoku_sat::base
