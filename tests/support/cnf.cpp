// The parser takes lines apart one at a time with from_chars. Propagation looks at each clause that
// a literal falsifies as a whole, without watches: clauses of a small Sudoku are short, and code
// that checks other code should be obviously right.
#include "cnf.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <stdexcept>

namespace sudoku_sat::support {

namespace {

[[noreturn]] void fail(std::size_t line, const std::string& what) {
  throw std::runtime_error("DIMACS line " + std::to_string(line) + ": " + what);
}

/// The numbers on a line, which must be written as to_string writes them.
std::vector<long> numbers(std::string_view text, std::size_t line) {
  std::vector<long> result;
  std::string written;
  const char* position = text.data();
  const char* const end = text.data() + text.size();
  while (position != end) {
    long number = 0;
    const auto [next, error] = std::from_chars(position, end, number);
    if (error != std::errc{}) fail(line, "not a number");
    result.push_back(number);
    if (!written.empty()) written += ' ';
    written += std::to_string(number);
    position = next == end ? end : next + 1;
  }
  if (written != text) fail(line, "not plain numbers with single spaces");
  return result;
}

class Parser {
 public:
  void take(std::string_view text, std::size_t line) {
    if (text == "c" || text.starts_with("c ")) {
      cnf_.comments.emplace_back(text.substr(std::min<std::size_t>(2, text.size())));
    } else if (text.starts_with("p cnf ")) {
      take_header(numbers(text.substr(6), line), line);
    } else {
      take_clause(numbers(text, line), line);
    }
  }

  Cnf finish(std::size_t line) {
    if (!has_header_) fail(line, "no header");
    if (cnf_.clauses.size() != clauses_) fail(line, "not as many clauses as the header says");
    return std::move(cnf_);
  }

 private:
  void take_header(const std::vector<long>& sizes, std::size_t line) {
    if (has_header_) fail(line, "a second header");
    if (sizes.size() != 2 || sizes[0] < 0 || sizes[0] > INT32_MAX || sizes[1] < 0) {
      fail(line, "not two sizes");
    }
    has_header_ = true;
    cnf_.variables = static_cast<int>(sizes[0]);
    clauses_ = static_cast<std::size_t>(sizes[1]);
  }

  void take_clause(const std::vector<long>& literals, std::size_t line) {
    if (!has_header_) fail(line, "a clause before the header");
    if (literals.empty() || literals.back() != 0) fail(line, "a clause without its 0");
    std::vector<int> clause;
    for (std::size_t i = 0; i + 1 < literals.size(); ++i) {
      if (literals[i] == 0) fail(line, "a 0 inside a clause");
      if (std::labs(literals[i]) > cnf_.variables) fail(line, "a variable above the header's");
      clause.push_back(static_cast<int>(literals[i]));
    }
    cnf_.clauses.push_back(std::move(clause));
  }

  Cnf cnf_;
  bool has_header_ = false;
  std::size_t clauses_ = 0;
};

/// Which clauses each literal stands in, and searches on assignments that are passed by value.
class Formula {
 public:
  using Assignment = std::vector<int>;  ///< by variable: -1, 0 (open), 1

  explicit Formula(const Cnf& cnf) : cnf_(cnf), clauses_of_(2 * width()) {
    for (const std::vector<int>& clause : cnf.clauses) {
      for (const int literal : clause) clauses_of_[index(literal)].push_back(&clause);
    }
  }

  Assignment open() const { return Assignment(width()); }

  /// Propagates what the clauses by themselves and `literals` force. False on a conflict.
  bool propagate_all(Assignment& values, const std::vector<int>& literals) const {
    std::vector<int> queue;
    for (const std::vector<int>& clause : cnf_.clauses) {
      if (!examine(clause, values, queue)) return false;
    }
    for (const int literal : literals) {
      if (!assign(literal, values, queue)) return false;
    }
    return propagate(values, queue);
  }

  /// Models that extend `values`, which are propagated; each assignment of the variables up to
  /// `projection` counts once.
  std::uint64_t count(const Assignment& values, int projection) {
    if (++counted_ > max_counted) throw std::runtime_error("models without end");
    const auto open = std::find(values.begin() + 1, values.end(), 0);
    if (open == values.end()) return 1;
    const int variable = static_cast<int>(open - values.begin());
    const std::uint64_t positive = count_branch(values, variable, projection);
    // Beyond the projection it only matters whether there is a model.
    if (variable > projection && positive > 0) return 1;
    return positive + count_branch(values, -variable, projection);
  }

 private:
  std::size_t width() const { return static_cast<std::size_t>(cnf_.variables) + 1; }

  static std::size_t index(int literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }

  static int value(int literal, const Assignment& values) {
    const int of_variable = values[static_cast<std::size_t>(std::abs(literal))];
    return literal < 0 ? -of_variable : of_variable;
  }

  /// Makes `literal` true and queues it. False if it is false.
  static bool assign(int literal, Assignment& values, std::vector<int>& queue) {
    if (value(literal, values) != 0) return value(literal, values) > 0;
    values[static_cast<std::size_t>(std::abs(literal))] = literal < 0 ? -1 : 1;
    queue.push_back(literal);
    return true;
  }

  /// Assigns the last open literal of a clause whose others are false. False if all are false.
  static bool examine(const std::vector<int>& clause, Assignment& values, std::vector<int>& queue) {
    int last_open = 0;
    for (const int literal : clause) {
      if (value(literal, values) > 0) return true;
      if (value(literal, values) < 0 || literal == last_open) continue;
      if (last_open != 0) return true;
      last_open = literal;
    }
    return last_open != 0 && assign(last_open, values, queue);
  }

  bool propagate(Assignment& values, std::vector<int>& queue) const {
    while (!queue.empty()) {
      const int literal = queue.back();
      queue.pop_back();
      for (const std::vector<int>* clause : clauses_of_[index(-literal)]) {
        if (!examine(*clause, values, queue)) return false;
      }
    }
    return true;
  }

  std::uint64_t count_branch(Assignment values, int literal, int projection) {
    std::vector<int> queue;
    assign(literal, values, queue);
    return propagate(values, queue) ? count(values, projection) : 0;
  }

  /// Some seconds.
  static constexpr std::uint64_t max_counted = 100'000;

  const Cnf& cnf_;
  std::vector<std::vector<const std::vector<int>*>> clauses_of_;  ///< by index(literal)
  std::uint64_t counted_ = 0;
};

}  // namespace

Cnf parse_cnf(std::string_view text) {
  Parser parser;
  std::size_t line = 1;
  for (; !text.empty(); ++line) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) fail(line, "the last line does not end");
    parser.take(text.substr(0, end), line);
    text.remove_prefix(end + 1);
  }
  return parser.finish(line);
}

std::optional<std::vector<int>> propagate(const Cnf& cnf, const std::vector<int>& assumptions) {
  const Formula formula(cnf);
  Formula::Assignment values = formula.open();
  if (!formula.propagate_all(values, assumptions)) return std::nullopt;
  std::vector<int> literals;
  for (int variable = 1; variable <= cnf.variables; ++variable) {
    const int value = values[static_cast<std::size_t>(variable)];
    if (value != 0) literals.push_back(value * variable);
  }
  return literals;
}

std::uint64_t count_models(const Cnf& cnf) { return count_models(cnf, cnf.variables); }

std::uint64_t count_models(const Cnf& cnf, int projection) {
  Formula formula(cnf);
  Formula::Assignment values = formula.open();
  if (!formula.propagate_all(values, {})) return 0;
  return formula.count(values, projection);
}

}  // namespace sudoku_sat::support
