#include "text.hpp"

#include <cctype>

namespace sudoku_sat::format {

namespace {

constexpr std::string_view base64_signs =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int bits_of_sign = 6;
constexpr int bits_of_byte = 8;

/// Takes the constraints one after the other, those of an Or up to its End.
class IssTree {
 public:
  IssTree(std::string_view text, const ExchangePuzzle& out) : out_(out) {
    for (const std::string_view part : split_at('.', text)) {
      if (!part.empty()) parts_.push_back(part);
    }
  }

  std::vector<IssItem> all() {
    std::vector<IssItem> items = some(false);
    if (next_ < parts_.size())
      out_.fail(fmt::format("constraint {}", next_ + 1), "an End too many");
    return items;
  }

 private:
  std::vector<IssItem> some(bool inside) {
    std::vector<IssItem> items;
    while (next_ < parts_.size() && parts_[next_] != "End") {
      std::vector<std::string> args = iss_args(parts_[next_++], '~');
      IssItem item{args[0], {args.begin() + 1, args.end()}, next_};
      if (item.holds_others()) item.children = children_of(item);
      items.push_back(std::move(item));
    }
    if (inside) ++next_;
    return items;
  }

  std::vector<IssItem> children_of(const IssItem& item) {
    constexpr int deepest = 50;
    if (++depth_ > deepest) out_.fail(item.place(), "nested more than {} deep", deepest);
    std::vector<IssItem> children = some(true);
    --depth_;
    if (next_ > parts_.size()) out_.fail(item.place(), "its End is missing");
    return children;
  }

  const ExchangePuzzle& out_;
  std::vector<std::string_view> parts_ = {};
  std::size_t next_ = 0;
  int depth_ = 0;
};

/// Regroups the low bits of each number.
template <class To, class From>
To regrouped(const From& from, int bits_from, int bits_to, bool pad) {
  To to;
  unsigned rest = 0;
  int bits = 0;
  for (const auto one : from) {
    rest = (rest << bits_from) | static_cast<unsigned char>(one);
    for (bits += bits_from; bits >= bits_to; bits -= bits_to) {
      const unsigned next = (rest >> (bits - bits_to)) & ((1U << bits_to) - 1);
      to.push_back(static_cast<typename To::value_type>(next));
    }
    rest &= (1U << bits) - 1;
  }
  if (pad && bits > 0) to.push_back(static_cast<typename To::value_type>(rest << (bits_to - bits)));
  return to;
}

}  // namespace

std::string IssItem::place() const {
  return fmt::format("constraint {}{}", number,
                     name.empty() ? "" : fmt::format(" ({})", shown(name)));
}

std::vector<IssItem> iss_items(std::string_view text, const ExchangePuzzle& out) {
  return IssTree(text, out).all();
}

std::vector<std::string> iss_args(std::string_view text, char sign) {
  const auto parts = split_at(sign, text);
  return {parts.begin(), parts.end()};
}

std::optional<std::vector<unsigned char>> iss_sextets(std::string_view text) {
  std::vector<unsigned char> sextets;
  for (const char sign : text) {
    const std::size_t value = base64_signs.find(sign);
    if (value == base64_signs.npos) return std::nullopt;
    sextets.push_back(static_cast<unsigned char>(value));
  }
  return sextets;
}

std::optional<std::string> iss_bytes(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  const auto sextets = iss_sextets(text);
  if (!sextets) return std::nullopt;
  return regrouped<std::string>(*sextets, bits_of_sign, bits_of_byte, false);
}

std::string iss_text_of(const std::vector<unsigned char>& sextets) {
  std::string text;
  for (const unsigned char value : sextets) text += base64_signs[value];
  return text;
}

std::string iss_text_of_bytes(std::string_view bytes) {
  return iss_text_of(
      regrouped<std::vector<unsigned char>>(bytes, bits_of_byte, bits_of_sign, true));
}

}  // namespace sudoku_sat::format
