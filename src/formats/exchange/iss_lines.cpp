// A constraint string may be written on several lines, and a file may hold a string on each line.
// A line that is indented, doesn't begin a constraint or is no puzzle by itself goes on with the
// one before. Two lines that are puzzles by themselves are two, and certainly so where they say the
// same thing twice: both give a cell, have a shape or put a cell into a cage.
#include <algorithm>
#include <cctype>
#include <set>

#include "iss.hpp"
#include "sudoku_sat/exchange.hpp"

namespace sudoku_sat {

namespace {

/// As few givens are needed on a 9x9 board.
constexpr std::size_t givens_of_puzzle = 17;
constexpr std::size_t constraints_of_puzzle = 10;

std::string_view unindented(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
}

std::string in_capitals(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return out;
}

/// What a line says, as far as one puzzle says it once.
class LineFacts {
 public:
  explicit LineFacts(std::string_view line) {
    for (std::string_view rest = unindented(line); !rest.empty();) {
      rest.remove_prefix(1);
      const std::string_view part = rest.substr(0, rest.find('.'));
      rest.remove_prefix(part.size());
      if (!part.empty()) add(part);
    }
  }

  /// Whether the line may be a puzzle by itself.
  bool whole() const {
    return constraints_ >= constraints_of_puzzle || givens_ >= givens_of_puzzle ||
           (givens_ > 0 && constraints_ > 1);
  }
  bool contradicts(const LineFacts& other) const {
    return std::any_of(once_.begin(), once_.end(),
                       [&](const std::string& fact) { return other.once_.contains(fact); });
  }
  void join(const LineFacts& other) {
    constraints_ += other.constraints_;
    givens_ += other.givens_;
    once_.insert(other.once_.begin(), other.once_.end());
  }

 private:
  void add(std::string_view part) {
    const std::string_view name = part.substr(0, part.find('~'));
    ++constraints_;
    if (name == part || name == "Shape" || name == "Jigsaw") {
      once_.emplace(name);
      return;
    }
    if (name.empty() || name == "Cage") add_cells(name, part.substr(name.size() + 1));
  }

  void add_cells(std::string_view name, std::string_view args) {
    while (!args.empty()) {
      const std::string_view arg = args.substr(0, args.find('~'));
      args.remove_prefix(std::min(arg.size() + 1, args.size()));
      if (!arg.starts_with('R') && !arg.starts_with('r')) continue;
      once_.insert(std::string(name) + "~" + in_capitals(arg.substr(0, arg.find('_'))));
      givens_ += name.empty() ? 1 : 0;
    }
  }

  std::size_t constraints_ = 0;
  std::size_t givens_ = 0;
  std::set<std::string> once_;
};

class IssLines final : public TextLines {
 public:
  void add(std::string_view line) override {
    ++lines_;
    const LineFacts facts(line);
    several_whole_ = several_whole_ || (lines_ > 1 && (facts.whole() || facts_.whole()));
    facts_.join(facts);
  }

  bool goes_on(std::string_view line, bool apart) override {
    if (!is_constraint_string(unindented(line))) {
      return !apart && !line.empty() && is_rest(unindented(line));
    }
    if (apart || line == unindented(line)) {
      const LineFacts next(line);
      if (next.contradicts(facts_)) return false;
      const bool two = next.whole() && facts_.whole();
      parted_ = parted_ || two;
      return !two;
    }
    return true;
  }

  std::string remark() const override {
    if (parted_) return "each line is read as a puzzle; lines of one puzzle are indented";
    if (several_whole_) {
      return "the lines up to the next puzzle are read as one constraint string; puzzles of their "
             "own have givens, or ten constraints";
    }
    return {};
  }

 private:
  /// Whether a line may be the rest of a constraint that begins above it.
  static bool is_rest(std::string_view line) {
    const auto fits = [](unsigned char c) {
      return std::isalnum(c) != 0 ||
             std::string_view("~_.-=%,+ ").find(static_cast<char>(c)) != std::string_view::npos;
    };
    return line.find('~') != line.npos && std::all_of(line.begin(), line.end(), fits);
  }

  std::size_t lines_ = 0;
  LineFacts facts_{std::string_view()};
  bool several_whole_ = false;
  bool parted_ = false;
};

}  // namespace

std::unique_ptr<TextLines> iss_lines() { return std::make_unique<IssLines>(); }

}  // namespace sudoku_sat
