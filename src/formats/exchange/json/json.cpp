// JSON of other programs: where it ends, and what it holds. SudokuPad's short form leaves out the
// quotes of names, colours and empty objects, and has single quotes and letters for truths. It is
// made into JSON first, by rules that take more than that form: what matters is that nothing is
// read that isn't there.
#include "json.hpp"

#include "base/json_fields.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

/// The brackets of a JSON text, those in strings left out.
class Brackets {
 public:
  /// Whether this byte closes the last one that is open.
  bool closed_by(char c) {
    if (std::exchange(escaped_, false)) return false;
    if (quoted_) {
      escaped_ = c == '\\';
      quoted_ = c != '"';
      return false;
    }
    quoted_ = c == '"';
    if (c == '[' || c == '{') ++open_;
    return (c == ']' || c == '}') && open_ > 0 && --open_ == 0;
  }

 private:
  bool quoted_ = false;
  bool escaped_ = false;
  std::size_t open_ = 0;
};

/// The short form made into JSON, value by value. What it makes of a text of no such form is no
/// JSON either, or what a reader would take it for.
class ZippedText {
 public:
  explicit ZippedText(std::string_view text) : text_(text) {}

  std::string json() {
    while (at_ < text_.size()) take();
    return json_;
  }

 private:
  /// A bracket, a comma or a colon, or what stands before the next one.
  void take() {
    const char c = text_[at_];
    const bool ends = c == ',' || c == ']' || c == '}';
    const bool separator = ends || c == ':' || c == '[' || c == '{';
    if (!separator || (c == ':' && !named_)) return take_word();
    const char last = json_.empty() ? '\0' : json_.back();
    // An empty object is nothing; only all of an array or object may be missing.
    if (ends && (last == ',' || last == ':' || (last == '[' && c == ','))) json_ += "{}";
    if (c == '[' || c == '{') open_ += c;
    if ((c == ']' || c == '}') && !open_.empty()) open_.pop_back();
    named_ = (c == '{' || c == ',') && open_.ends_with('{');
    json_ += c;
    ++at_;
  }

  void take_word() {
    const bool quoted = text_[at_] == '"' || text_[at_] == '\'';
    const std::string word = quoted ? string() : bare();
    const bool literal = !quoted && !named_ && (word == "t" || word == "f" || Json::read(word));
    json_ += !literal      ? Json(word).dump(-1, Json::BadBytes::replaced)
             : word == "t" ? "true"
             : word == "f" ? "false"
                           : word;
  }

  std::string string() {
    const char quote = text_[at_++];
    std::string text;
    for (; at_ < text_.size() && text_[at_] != quote; ++at_) {
      if (text_[at_] != '\\' || at_ + 1 == text_.size()) {
        text += text_[at_];
        continue;
      }
      const char c = text_[++at_];
      text += c == 'n' ? '\n' : (c == 't' ? '\t' : c);
    }
    if (at_++ >= text_.size()) json_ += '"';  // It is no JSON without the end of its string.
    return text;
  }

  /// A name, a number, "t", "f" or anything else, a colour mostly.
  std::string bare() {
    const std::size_t end = std::min(text_.find_first_of(named_ ? ":" : ",]}", at_), text_.size());
    return std::string(text_.substr(std::exchange(at_, end), end - at_));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string open_;    ///< the brackets
  bool named_ = false;  ///< a name comes next
  std::string json_;
};

}  // namespace

std::string text_of(const Json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

bool says_nothing(const Json& json) {
  return json.is_null() || json == Json(false) ||
         (json.is_string() && json.get<std::string>().empty()) ||
         ((json.is_array() || json.is_object()) && json.empty());
}

std::optional<std::size_t> json_length(std::string_view text) {
  Brackets brackets;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (brackets.closed_by(text[i])) return i + 1;
  }
  return std::nullopt;
}

TextEnd json_end() {
  return [brackets = Brackets()](std::string_view line) mutable {
    return std::ranges::any_of(line, [&](char c) {
      const bool control = static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\r';
      return control || brackets.closed_by(c);
    });
  };
}

Json parse_exchange_json(std::string_view text, const ExchangePuzzle& puzzle) {
  if (base::json_nesting(text) > deepest_json) puzzle.fail("", "JSON that is nested too deeply");
  try {
    return Json::parse(text);
  } catch (const base::JsonParseError& error) {
    if (std::optional<Json> relaxed = parse_relaxed_json(text)) return *std::move(relaxed);
    puzzle.fail("", "not valid JSON: error at byte {}", error.byte);
  } catch (const base::JsonError&) {
    puzzle.fail("", "JSON with a number that is too large");
  }
}

Json parse_exchange_object(std::string_view text, const ExchangePuzzle& puzzle) {
  Json json = parse_exchange_json(text, puzzle);
  if (!json.is_object()) puzzle.fail("", "a JSON object is needed: {\"size\": 9, ...}");
  return json;
}

void for_each_cell(const Json& rows, const std::string& name, ExchangePuzzle& puzzle,
                   const std::function<void(const Json&, std::size_t, const std::string&)>& visit) {
  const auto size = static_cast<std::size_t>(puzzle.size());
  if (!rows.is_array() || rows.size() != size) {
    puzzle.fail(name, "expected {} rows", size);
  }
  puzzle.givens.assign(size * size, 0);
  puzzle.entries.assign(size * size, 0);
  for (std::size_t row = 0; row < size; ++row) {
    const std::string place = fmt::format("{}[{}]", name, row);
    if (!rows[row].is_array() || rows[row].size() != size) {
      puzzle.fail(place, "expected {} cells", size);
    }
    for (std::size_t column = 0; column < size; ++column) {
      visit(rows[row][column], row * size + column, fmt::format("{}[{}]", place, column));
    }
  }
}

std::optional<Json> parse_zipped_json(std::string_view text) {
  const std::string json = ZippedText(text).json();
  if (base::json_nesting(json) > deepest_json) return std::nullopt;
  std::optional<Json> object = Json::read(json);
  return object && object->is_object() ? std::move(object) : std::nullopt;
}

void lengthen_names(Json& json) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 10> names{{{"ce", "cells"},
                                                                                 {"ca", "cages"},
                                                                                 {"re", "regions"},
                                                                                 {"v", "value"},
                                                                                 {"l", "lines"},
                                                                                 {"a", "arrows"},
                                                                                 {"o", "overlays"},
                                                                                 {"u", "underlays"},
                                                                                 {"t", "title"},
                                                                                 {"te", "text"}}};
  if (json.is_array()) {
    for (Json& item : json) lengthen_names(item);
  }
  if (!json.is_object()) return;
  Json longer = Json::object();
  for (auto& [name, item] : json.items()) {
    const auto known = std::ranges::find_if(
        names, [&name = name](const auto& pair) { return pair.first == name; });
    lengthen_names(item);
    longer[known == names.end() ? name : std::string(known->second)] = std::move(item);
  }
  json = std::move(longer);
}

}  // namespace sudoku_sat::format
