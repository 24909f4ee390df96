// A constraint string may be written on several lines, and a file may hold a string on each line.
// A line that is indented, doesn't begin a constraint or is not a puzzle by itself goes on with the
// one before. Two lines that are puzzles by themselves are two, and certainly so where they say the
// same thing twice: both give a cell, have a shape or put a cell into a cage.
#include <cctype>
#include <set>

#include "formats/exchange/entry_text.hpp"
#include "formats/exchange/programs.hpp"

namespace sudoku_sat::format {

namespace {

/// As few givens are needed on a 9x9 board.
constexpr std::size_t givens_of_puzzle = 17;
constexpr std::size_t constraints_of_puzzle = 10;

/// What a line says, as far as one puzzle says it once.
class LineFacts {
 public:
  explicit LineFacts(std::string_view line) {
    const std::string_view text = without_indent(line);
    int depth = 0;
    for (const std::string_view part : split_at('.', text.substr(text.empty() ? 0 : 1))) {
      if (part == "End") --depth;
      if (depth == 0 && !part.empty() && part != "End") add(part);
      if (part == "Or" || part == "And" || part.starts_with("Replicate~")) ++depth;
    }
  }

  /// Whether the line may be a puzzle by itself.
  bool whole() const {
    return constraints_ >= constraints_of_puzzle || givens_ >= givens_of_puzzle ||
           (givens_ > 0 && constraints_ > 1);
  }
  bool single() const { return constraints_ == 1; }
  bool both_give(const LineFacts& other) const { return givens_ > 0 && other.givens_ > 0; }
  bool contradicts(const LineFacts& other) const {
    return std::ranges::any_of(once_,
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
    if (name == "Or" || name == "And") return;
    if (name == part || name == "Shape" || name == "Jigsaw") {
      once_.emplace(name);
      return;
    }
    if (name.empty() || name == "Cage") add_cells(name, part.substr(name.size() + 1));
  }

  void add_cells(std::string_view name, std::string_view args) {
    for (const std::string_view arg : split_at('~', args)) {
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
    single_ = single_ && facts.single();
    several_whole_ =
        several_whole_ || (lines_ > 1 && !single_ && (facts.whole() || facts_.whole()));
    facts_.join(facts);
  }

  bool goes_on(std::string_view line, bool apart) override {
    if (!is_constraint_string(without_indent(line))) {
      return !apart && !line.empty() && is_rest(without_indent(line));
    }
    if (apart || line == without_indent(line)) {
      const LineFacts next(line);
      if (next.contradicts(facts_)) return false;
      // A constraint on each line is a puzzle, until another line has givens too.
      const bool goes_on = single_ && lines_ > 1 && next.single() && !facts_.both_give(next);
      const bool two = next.whole() && facts_.whole() && !goes_on;
      parted_ = parted_ || two;
      return !two;
    }
    return true;
  }

  std::string remark() const override {
    if (parted_) return "each line is read as a puzzle; indent the lines of a single puzzle";
    if (several_whole_) {
      return "the lines up to the next puzzle are read as one constraint string; a line is its own "
             "puzzle if it has givens or ten constraints";
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
    return line.find('~') != line.npos && std::ranges::all_of(line, fits);
  }

  std::size_t lines_ = 0;
  LineFacts facts_{std::string_view()};
  bool single_ = true;  ///< each line has one constraint
  bool several_whole_ = false;
  bool parted_ = false;
};

}  // namespace

std::unique_ptr<TextLines> iss_lines() { return std::make_unique<IssLines>(); }

}  // namespace sudoku_sat::format
