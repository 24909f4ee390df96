// Words and numbers of a text, as the referee reads them: nothing is shared with the program.
#include "text.hpp"

#include <algorithm>
#include <charconv>

#include "board.hpp"

namespace sudoku_sat::referee {

namespace {
constexpr std::string_view white_space = " \t\r\n";
}  // namespace

void not_understood(std::string_view where, std::string_view what) {
  throw NotUnderstood("'" + std::string(where) + "': " + std::string(what));
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(white_space);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(white_space) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t end; (end = text.find(separator)) != std::string_view::npos;) {
    parts.push_back(trimmed(text.substr(0, end)));
    text.remove_prefix(end + 1);
  }
  parts.push_back(trimmed(text));
  return parts;
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    const std::size_t end = std::min(text.find_first_of(white_space), text.size());
    found.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return found;
}

std::vector<std::string_view> entries(std::string_view data) {
  std::vector<std::string_view> found;
  bool quoted = false;
  for (std::size_t begin = 0, end = 0; end <= data.size(); ++end) {
    const char c = end < data.size() ? data[end] : '\n';
    quoted = c != '\n' && quoted != (c == '"');
    if (c != '\n' && (c != ';' || quoted)) continue;
    found.push_back(trimmed(data.substr(begin, end - begin)));
    begin = end + 1;
  }
  std::erase(found, "");
  return found;
}

std::vector<std::pair<std::string, std::string>> read_keys(std::string_view text) {
  std::vector<std::pair<std::string, std::string>> keys;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (trimmed(line).empty() || line[0] == '#') continue;
    const bool goes_on = line[0] == ' ' || line[0] == '\t';
    const std::size_t colon = line.find(':');
    if (goes_on ? keys.empty() : colon == std::string_view::npos)
      not_understood(line, "no 'key: value'");
    if (!goes_on) keys.emplace_back(line.substr(0, colon), "");
    keys.back().second.append("\n").append(goes_on ? line : line.substr(colon + 1));
  }
  return keys;
}

std::optional<int> as_number(std::string_view text) {
  int value = 0;
  const char* const end = text.data() + text.size();
  const auto [last, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || last != end || value < 0) return std::nullopt;
  return value;
}

int number(std::string_view text) {
  const std::optional<int> value = as_number(text);
  if (!value) not_understood(text, "no number");
  return *value;
}

std::vector<int> numbers(std::string_view text) {
  std::vector<int> found;
  for (const std::string_view word : words(text)) found.push_back(number(word));
  return found;
}

std::pair<int, int> rows_by_columns(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, 'x');
  if (parts.size() != 2) not_understood(text, "not written as ROWSxCOLUMNS");
  return {number(parts[0]), number(parts[1])};
}

}  // namespace sudoku_sat::referee
