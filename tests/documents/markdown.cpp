// As much of Markdown as the documents of this repository use. Lists here have no blank lines
// between their items, so text that is indented after a blank line is code.
#include "markdown.hpp"

#include <regex>
#include <sstream>
#include <string_view>

namespace sudoku_sat::documents {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

namespace {

constexpr std::string_view fence = "```";
constexpr std::string_view indent = "    ";
constexpr std::string_view prompt = "$ ";

bool is_blank(const std::string& line) { return line.find_first_not_of(' ') == std::string::npos; }

/// Walks through the lines and sorts them into blocks and prose.
class BlockReader {
 public:
  explicit BlockReader(const std::string& markdown) : lines_(lines_of(markdown)) {
    while (next_ < lines_.size()) {
      if (lines_[next_].starts_with(fence)) {
        read_fenced();
      } else if (lines_[next_].starts_with(indent) && after_blank_ && !is_blank(lines_[next_])) {
        read_indented();
      } else {
        prose_.emplace_back(next_ + 1, lines_[next_]);
        after_blank_ = is_blank(lines_[next_]);
        ++next_;
      }
    }
  }

  const std::vector<Block>& blocks() const { return blocks_; }
  const std::vector<std::pair<std::size_t, std::string>>& prose() const { return prose_; }

 private:
  void read_fenced() {
    Block block{next_ + 2, lines_[next_].substr(fence.size()), {}};
    for (++next_; next_ < lines_.size() && !lines_[next_].starts_with(fence); ++next_) {
      block.lines.push_back(lines_[next_]);
    }
    ++next_;
    blocks_.push_back(std::move(block));
    after_blank_ = false;
  }

  void read_indented() {
    Block block{next_ + 1, {}, {}};
    for (; next_ < lines_.size(); ++next_) {
      const std::string& line = lines_[next_];
      if (!is_blank(line) && !line.starts_with(indent)) break;
      block.lines.push_back(line.size() < indent.size() ? "" : line.substr(indent.size()));
    }
    while (is_blank(block.lines.back())) block.lines.pop_back();
    blocks_.push_back(std::move(block));
    after_blank_ = true;
  }

  std::vector<std::string> lines_;
  std::size_t next_ = 0;
  bool after_blank_ = true;
  std::vector<Block> blocks_;
  std::vector<std::pair<std::size_t, std::string>> prose_;
};

bool names_the_program(std::string_view line) { return line.starts_with("sudoku-sat "); }

void add_commands_of_block(const Block& block, std::vector<std::string>& found) {
  if (is_session(block)) return;
  for (std::size_t i = 0; i < block.lines.size(); ++i) {
    const std::string& line = block.lines[i];
    if (block.language.empty() || names_the_program(line) || line.starts_with(prompt)) {
      found.push_back(std::to_string(block.line + i) + ": " + line);
    }
  }
}

std::vector<std::string> matches(const std::string& text, const std::regex& pattern) {
  std::vector<std::string> found;
  for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match) {
    found.push_back((*match)[1].str());
  }
  return found;
}

}  // namespace

std::vector<Block> code_blocks(const std::string& markdown) {
  return BlockReader(markdown).blocks();
}

bool is_session(const Block& block) {
  return !block.lines.empty() && block.lines.front().starts_with(prompt);
}

Session session(const Block& block) {
  Session examples;
  for (std::size_t i = 0; i < block.lines.size(); ++i) {
    const std::string& line = block.lines[i];
    if (!line.starts_with(prompt)) {
      examples.back().shown.push_back(line);
      continue;
    }
    examples.push_back({block.line + i, line.substr(prompt.size()), {}});
    std::string& command = examples.back().command;
    while (command.ends_with('\\') && i + 1 < block.lines.size()) {
      command += "\n" + block.lines[++i];
    }
  }
  return examples;
}

std::vector<std::string> commands_outside_sessions(const std::string& markdown) {
  static const std::regex span("`([^`]+)`");
  const BlockReader reader(markdown);
  std::vector<std::string> found;
  for (const Block& block : reader.blocks()) add_commands_of_block(block, found);
  for (const auto& [number, line] : reader.prose()) {
    for (const std::string& code : matches(line, span)) {
      if (names_the_program(code)) found.push_back(std::to_string(number) + ": " + code);
    }
  }
  return found;
}

std::vector<std::string> linked_files(const std::string& markdown) {
  static const std::regex link(R"re((?:\]\(|src=")([^)"#]+)(?:#[^)"]*)?[)"])re");
  const BlockReader reader(markdown);
  std::vector<std::string> files;
  for (const auto& [number, line] : reader.prose()) {
    for (const std::string& target : matches(line, link)) {
      if (target.find("://") == std::string::npos) files.push_back(target);
    }
  }
  return files;
}

}  // namespace sudoku_sat::documents
