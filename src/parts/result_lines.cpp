#include "result_lines.hpp"

#include "base/json.hpp"

#include <array>
#include <cerrno>
#include <charconv>
#include <fstream>
#include <system_error>

namespace sudoku_sat::parts {

namespace {

constexpr std::size_t lines_block_bytes = std::size_t{1} << 20;

std::ifstream opened(const std::string& file) {
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) throw InputError({file}, std::generic_category().message(errno == 0 ? EIO : errno));
  return in;
}

/// Reads up to `bytes` more bytes after those in `buffer`. False at the end of the file.
bool read_more(std::ifstream& in, const std::string& file, std::size_t bytes, std::string& buffer) {
  poll_limits(bytes / 16);
  const std::size_t kept = buffer.size();
  buffer.resize(kept + bytes);
  in.read(buffer.data() + kept, static_cast<std::streamsize>(bytes));
  buffer.resize(kept + static_cast<std::size_t>(in.gcount()));
  if (in.bad()) throw InputError({file}, "can't be read");
  return static_cast<bool>(in);
}

constexpr std::string_view index_field = "{\"index\":";

std::string in_json(const std::string& text) {
  const std::string quoted = base::Json(text).dump(-1, base::Json::BadBytes::replaced);
  return quoted.substr(1, quoted.size() - 2);
}

/// Takes a number off the front; 0 if there is none.
std::uint64_t take_number(std::string_view& text) {
  std::uint64_t number = 0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(result.ptr - text.data()));
  return number;
}

}  // namespace

std::uint64_t count_lines(std::string_view text) {
  // Sums in bytes, which compilers vectorise; they are added up before they overflow.
  constexpr std::size_t width = 64;
  constexpr std::size_t rounds = 255;
  std::uint64_t lines = 0;
  while (text.size() >= width) {
    const std::size_t steps = std::min(text.size() / width, rounds);
    std::array<std::uint8_t, width> sums{};
    for (std::size_t step = 0; step < steps; ++step) {
      const char* const bytes = text.data() + step * width;
      for (std::size_t i = 0; i < width; ++i) {
        sums[i] = static_cast<std::uint8_t>(sums[i] + (bytes[i] == '\n' ? 1 : 0));
      }
    }
    for (const std::uint8_t sum : sums) lines += sum;
    text.remove_prefix(steps * width);
  }
  return lines + static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

void for_each_block(const std::string& file, const std::function<void(std::string_view)>& take) {
  std::ifstream in = opened(file);
  std::string buffer;
  for (bool more = true; more;) {
    more = read_more(in, file, lines_block_bytes, buffer);
    const std::size_t whole = more ? buffer.rfind('\n') + 1 : buffer.size();
    if (whole > 0) take(std::string_view(buffer).substr(0, whole));
    buffer.erase(0, whole);
  }
}

std::uint64_t count_lines(const std::string& file, std::uint64_t begin, std::uint64_t end) {
  std::ifstream in = opened(file);
  in.seekg(static_cast<std::streamoff>(begin));
  std::uint64_t lines = 0;
  std::string buffer;
  for (std::uint64_t left = end - begin; left > 0 && in; left -= buffer.size()) {
    buffer.clear();
    read_more(in, file, static_cast<std::size_t>(std::min<std::uint64_t>(left, lines_block_bytes)),
              buffer);
    lines += count_lines(std::string_view(buffer));
  }
  return lines;
}

Renumbering::Renumbering(const Manifest& manifest, const std::string& from, const std::string& to)
    : place_("\"reason\":\"" + in_json(from) + ':'),
      input_("\"reason\":\"" + in_json(to) + ':'),
      json_(manifest.command.format == "json") {}

std::string_view Renumbering::renumbered(std::string_view text, std::uint64_t items,
                                         std::uint64_t lines, std::string& out) const {
  if (!json_) return text;
  out.clear();
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n') + 1);
    text.remove_prefix(line.size());
    if (line.starts_with(index_field)) {
      line.remove_prefix(index_field.size());
      out += index_field;
      out += std::to_string(take_number(line) + items);
    }
    const std::size_t place = line.find(place_);
    if (place != std::string_view::npos) {
      out += line.substr(0, place);
      out += input_;
      line.remove_prefix(place + place_.size());
      out += std::to_string(take_number(line) + lines);
    }
    out += line;
  }
  return out;
}

}  // namespace sudoku_sat::parts
