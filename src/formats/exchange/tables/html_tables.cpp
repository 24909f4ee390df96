// What pages have is read as browsers do: tags may be missing at the end, attributes without
// quotes, names in either case. In a cell counts its text, what a field of a form holds, and what
// stands for a picture.
#include "formats/text/symbols.hpp"
#include "markup.hpp"

namespace sudoku_sat::format {

namespace {

/// The characters for entities; others stay.
std::string without_entities(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> known{{{"nbsp", " "},
                                                                                {"ensp", " "},
                                                                                {"emsp", " "},
                                                                                {"thinsp", " "},
                                                                                {"middot", "."},
                                                                                {"bull", "."},
                                                                                {"amp", "&"}}};
  constexpr std::size_t longest = 10;
  std::string out;
  while (!text.empty()) {
    const std::size_t end = text.front() == '&' ? text.substr(0, longest).find(';') : text.npos;
    if (end == text.npos) {
      out += text.front();
      text.remove_prefix(1);
      continue;
    }
    std::string_view name = text.substr(1, end - 1);
    text.remove_prefix(end + 1);
    const auto* const entity =
        std::ranges::find(known, name, [](const auto& each) { return each.first; });
    std::optional<int> code;
    if (name.starts_with('#')) code = parse_number<int>(name.substr(1));
    const bool ascii = code && *code > 0 && *code < 0x80;
    out += entity != known.end() ? std::string(entity->second)
           : ascii               ? std::string(1, static_cast<char>(*code))
                                 : " ";
  }
  return out;
}

struct Tag {
  std::string name;  ///< in small letters, with '/' before it if it closes
  std::string_view attributes;
};

Tag tag_of(std::string_view inside) {
  const std::size_t end = std::min(inside.find_first_of(" \t\r\n", 1), inside.size());
  std::string name = in_small_letters(inside.substr(0, end));
  if (name.size() > 1 && name.ends_with('/')) name.pop_back();
  return {std::move(name), inside.substr(end)};
}

/// What an attribute of the tag says; empty if it has none.
std::string_view attribute(std::string_view attributes, std::string_view name) {
  const std::string small = in_small_letters(attributes);
  for (std::size_t at = small.find(name); at != small.npos; at = small.find(name, at + 1)) {
    const std::size_t sign = at + name.size();
    if (at == 0 || !is_in(small[at - 1], " \t\r\n") || !small.substr(sign).starts_with('='))
      continue;
    std::string_view rest = attributes.substr(sign + 1);
    const bool quoted = !rest.empty() && is_in(rest.front(), "\"'");
    if (quoted) return rest.substr(1, rest.find(rest.front(), 1) - 1);
    return rest.substr(0, rest.find_first_of(" \t\r\n/"));
  }
  return {};
}

/// Takes a page apart into its tables.
class HtmlTables {
 public:
  explicit HtmlTables(std::string_view text) : text_(text) {
    while (at_ < text_.size()) take();
    while (!open_.empty()) close_table();
  }

  std::vector<MarkupTable> tables() { return std::move(tables_); }

 private:
  void take() {
    poll_limits();
    const std::size_t tag = std::min(text_.find('<', at_), text_.size());
    if (tag > at_) add_text(text_.substr(at_, tag - at_));
    at_ = tag;
    if (at_ == text_.size()) return;
    if (text_.substr(at_).starts_with("<!--")) return pass("-->");
    const std::size_t end = std::min(text_.find('>', at_), text_.size());
    const Tag found = tag_of(text_.substr(at_ + 1, end - at_ - 1));
    const std::size_t begin = std::exchange(at_, std::min(end + 1, text_.size()));
    if (found.name == "script" || found.name == "style") return pass("</" + found.name);
    take_tag(found, begin);
  }

  /// Goes on after the next such text.
  void pass(const std::string& end) {
    const std::size_t found = text_.find(end, at_);
    at_ = found == text_.npos ? text_.size() : found + end.size();
  }

  void take_tag(const Tag& tag, std::size_t begin) {
    constexpr std::array<std::string_view, 5> breaks{"br", "/p", "/div", "/li", "/tr"};
    if (tag.name == "table") {
      line_ += static_cast<std::size_t>(
          std::ranges::count(text_.substr(counted_, begin - counted_), '\n'));
      counted_ = begin;
      open_.push_back({{}, line_});
    }
    if (open_.empty()) return;
    auto& rows = open_.back().rows;
    if (tag.name == "/table") close_table();
    if (tag.name == "tr") rows.emplace_back();
    if (tag.name == "td" || tag.name == "th") {
      if (rows.empty()) rows.emplace_back();
      rows.back().emplace_back();
    }
    if (is_among(breaks, tag.name)) add("\n");
    if (tag.name == "img") add(attribute(tag.attributes, "alt"));
    const bool shown = in_small_letters(attribute(tag.attributes, "type")) != "hidden";
    if (tag.name == "input" && shown) add(attribute(tag.attributes, "value"));
  }

  void add_text(std::string_view text) {
    std::string plain = without_entities(text);
    std::ranges::replace_if(
        plain, [](char c) { return is_in(c, "\t\r\n"); }, ' ');
    add(plain);
  }

  /// Of a cell; between cells there is nothing that counts.
  void add(std::string_view text) {
    if (open_.empty()) return;
    auto& rows = open_.back().rows;
    if (!rows.empty() && !rows.back().empty()) rows.back().back() += text;
  }

  /// The table's lines become the text of the cell around it.
  void close_table() {
    MarkupTable table = std::move(open_.back());
    open_.pop_back();
    std::erase_if(table.rows, [](const auto& row) { return row.empty(); });
    for (auto& row : table.rows) {
      for (std::string& cell : row) {
        while (!cell.empty() && is_in(cell.back(), " \n")) cell.pop_back();
        cell.erase(0, std::min(cell.find_first_not_of(" \n"), cell.size()));
      }
    }
    for (const auto& row : table.rows) {
      add("\n");
      for (const std::string& cell : row) add((cell.empty() ? "." : cell) + " ");
    }
    tables_.push_back(std::move(table));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t counted_ = 0;  ///< up to here its lines are counted
  std::size_t line_ = 1;
  std::vector<MarkupTable> open_;
  std::vector<MarkupTable> tables_;
};

}  // namespace

std::vector<MarkupTable> html_tables(std::string_view text) { return HtmlTables(text).tables(); }

}  // namespace sudoku_sat::format
