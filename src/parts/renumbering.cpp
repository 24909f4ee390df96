// An object begins with the index of its puzzle, and only one that stands for no puzzle has a
// reason that begins with a place; so the text is changed there and nothing is parsed.
#include "renumbering.hpp"

#include <charconv>
#include <nlohmann/json.hpp>

namespace sudoku_sat {

namespace {

constexpr std::string_view index_field = "{\"index\":";

std::string in_json(const std::string& text) {
  const std::string quoted =
      nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  return quoted.substr(1, quoted.size() - 2);
}

/// Takes a number off the front; 0 where there is none.
std::uint64_t take_number(std::string_view& text) {
  std::uint64_t number = 0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(result.ptr - text.data()));
  return number;
}

}  // namespace

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

}  // namespace sudoku_sat
