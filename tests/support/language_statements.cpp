// Each kind of part is made as text and as a function at the same time.
#include "language_statements.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <set>

namespace sudoku_sat::support {

namespace {

using FullValues = std::vector<int>;
using Truth = std::unique_ptr<RandomStatement>;

/// A number, written down and asked of a grid.
struct Number {
  std::string text;
  std::function<long long(const FullValues&)> of;
};

/// Some numbers, as a list is written.
struct List {
  std::string text;
  std::vector<std::function<long long(const FullValues&)>> items;

  std::vector<long long> of(const FullValues& grid) const {
    std::vector<long long> values;
    for (const auto& item : items) values.push_back(item(grid));
    return values;
  }
};

class Plain : public RandomStatement {
 public:
  Plain(std::string text, std::function<bool(const FullValues&)> holds)
      : text_(std::move(text)), holds_(std::move(holds)) {}
  std::string text() const override { return text_; }
  bool holds(const FullValues& grid) const override { return holds_(grid); }

 private:
  std::string text_;
  std::function<bool(const FullValues&)> holds_;
};

/// "not (a)", or two statements with a word between them.
class Compound : public RandomStatement {
 public:
  Compound(std::string word, Truth first, Truth second)
      : word_(std::move(word)), first_(std::move(first)), second_(std::move(second)) {}

  std::string text() const override {
    if (word_ == "not") return "not (" + first_->text() + ")";
    if (word_ == "if") return "if " + first_->text() + " then " + second_->text();
    return "(" + first_->text() + ") " + word_ + " (" + second_->text() + ")";
  }
  bool holds(const FullValues& grid) const override {
    const bool first = first_->holds(grid);
    if (word_ == "not") return !first;
    const bool second = second_->holds(grid);
    if (word_ == "and") return first && second;
    if (word_ == "or") return first || second;
    if (word_ == "iff") return first == second;
    return !first || second;
  }

 private:
  std::string word_;
  Truth first_;
  Truth second_;
};

class Maker {
 public:
  Maker(int size, Random& random) : size_(size), random_(random) {}

  Truth truth(int depth) {
    if (depth == 0) return plain();
    const char* const words[] = {"and", "or", "iff", "implies", "if", "not"};
    const std::size_t word = below(9);
    if (word >= std::size(words)) return plain();
    Truth first = truth(depth - 1);
    return std::make_unique<Compound>(words[word], std::move(first),
                                      word == 5 ? nullptr : truth(depth - 1));
  }

 private:
  std::size_t below(std::size_t bound) { return random_.below(bound); }
  int value() { return 1 + static_cast<int>(below(static_cast<std::size_t>(size_))); }

  Number cell() {
    const int row = value();
    const int column = value();
    const auto index = static_cast<std::size_t>((row - 1) * size_ + column - 1);
    return {"r" + std::to_string(row) + "c" + std::to_string(column),
            [index](const FullValues& grid) { return static_cast<long long>(grid[index]); }};
  }

  Number constant() {
    const int number = static_cast<int>(below(12));
    return {std::to_string(number),
            [number](const FullValues&) { return static_cast<long long>(number); }};
  }

  List list() {
    List result{"[", {}};
    const std::size_t count = 2 + below(3);
    for (std::size_t i = 0; i < count; ++i) {
      const Number item = cell();
      result.text += (i == 0 ? "" : ", ") + item.text;
      result.items.push_back(item.of);
    }
    result.text += "]";
    return result;
  }

  Number number(int depth) {
    if (depth == 0) return below(3) == 0 ? constant() : cell();
    switch (below(8)) {
      case 0:
        return two("+", depth, [](long long a, long long b) { return a + b; });
      case 1:
        return two("-", depth, [](long long a, long long b) { return a - b; });
      case 2:
        return two("*", depth, [](long long a, long long b) { return a * b; });
      case 3: {
        const Number inner = number(depth - 1);
        return {"abs(" + inner.text + ")",
                [inner](const FullValues& grid) { return std::llabs(inner.of(grid)); }};
      }
      case 4: {
        const Number inner = number(depth - 1);
        const long long divisor = 2 + static_cast<long long>(below(3));
        return {"(" + inner.text + ") mod " + std::to_string(divisor),
                [inner, divisor](const FullValues& grid) {
                  return ((inner.of(grid) % divisor) + divisor) % divisor;
                }};
      }
      default:
        return of_list();
    }
  }

  Number two(const std::string& sign, int depth,
             const std::function<long long(long long, long long)>& operation) {
    const Number first = number(depth - 1);
    const Number second = number(depth - 1);
    return {"(" + first.text + ") " + sign + " (" + second.text + ")",
            [first, second, operation](const FullValues& grid) {
              return operation(first.of(grid), second.of(grid));
            }};
  }

  Number of_list() {
    const List cells = list();
    const auto named = [&](const char* name, const auto& of) {
      return Number{std::string(name) + "(" + cells.text + ")",
                    [cells, of](const FullValues& grid) { return of(cells.of(grid)); }};
    };
    switch (below(4)) {
      case 0:
        return named("sum", [](const std::vector<long long>& v) {
          return std::accumulate(v.begin(), v.end(), 0LL);
        });
      case 1:
        return named("min", [](const std::vector<long long>& v) {
          return *std::min_element(v.begin(), v.end());
        });
      case 2:
        return named("max", [](const std::vector<long long>& v) {
          return *std::max_element(v.begin(), v.end());
        });
      default:
        return named("distinct", [](const std::vector<long long>& v) {
          return static_cast<long long>(std::set<long long>(v.begin(), v.end()).size());
        });
    }
  }

  Truth plain() {
    switch (below(8)) {
      case 0:
        return of_values();
      case 1:
        return amount();
      case 2:
        return member();
      case 3:
        return pattern();
      default:
        return comparison();
    }
  }

  Truth comparison() {
    const char* const signs[] = {"=", "!=", "<", "<=", ">", ">="};
    const std::size_t sign = below(std::size(signs));
    const Number first = number(2);
    const Number second = number(1);
    return std::make_unique<Plain>(
        first.text + " " + signs[sign] + " " + second.text, [=](const FullValues& grid) {
          const long long a = first.of(grid);
          const long long b = second.of(grid);
          const bool holds[] = {a == b, a != b, a<b, a <= b, a> b, a >= b};
          return holds[sign];
        });
  }

  Truth of_values() {
    const List cells = list();
    if (below(2) == 0) {
      return std::make_unique<Plain>(
          "all_different(" + cells.text + ")", [=](const FullValues& grid) {
            const auto values = cells.of(grid);
            return std::set<long long>(values.begin(), values.end()).size() == values.size();
          });
    }
    const List others = list();
    return std::make_unique<Plain>("same_values(" + cells.text + ", " + others.text + ")",
                                   [=](const FullValues& grid) {
                                     const auto a = cells.of(grid);
                                     const auto b = others.of(grid);
                                     return std::multiset<long long>(a.begin(), a.end()) ==
                                            std::multiset<long long>(b.begin(), b.end());
                                   });
  }

  Truth amount() {
    const List cells = list();
    const int limit = value();
    const int wanted = static_cast<int>(below(4));
    const std::size_t kind = below(3);
    const char* const words[] = {"exactly", "at least", "at most"};
    return std::make_unique<Plain>(
        std::string(words[kind]) + " " + std::to_string(wanted) + " of list(x in " + cells.text +
            ": x > " + std::to_string(limit) + ")",
        [=](const FullValues& grid) {
          const auto values = cells.of(grid);
          const auto found =
              std::count_if(values.begin(), values.end(), [&](long long v) { return v > limit; });
          return kind == 0 ? found == wanted : kind == 1 ? found >= wanted : found <= wanted;
        });
  }

  Truth member() {
    const Number inner = number(1);
    const int first = static_cast<int>(below(6));
    const int last = first + static_cast<int>(below(3));
    const int other = static_cast<int>(below(10));
    const bool inside = below(2) == 0;
    return std::make_unique<Plain>(inner.text + (inside ? " in {" : " not in {") +
                                       std::to_string(first) + ".." + std::to_string(last) + ", " +
                                       std::to_string(other) + "}",
                                   [=](const FullValues& grid) {
                                     const long long v = inner.of(grid);
                                     return ((v >= first && v <= last) || v == other) == inside;
                                   });
  }

  /// First cells at most `limit`, then cells above it.
  Truth pattern() {
    const List cells = list();
    const int limit = 1 + static_cast<int>(below(static_cast<std::size_t>(size_ - 1)));
    const std::string low = "[1-" + std::to_string(limit) + "]";
    return std::make_unique<Plain>(
        "matches(" + cells.text + ", \"" + low + "*[^1-" + std::to_string(limit) + "]*\")",
        [=](const FullValues& grid) {
          const auto values = cells.of(grid);
          return std::is_partitioned(values.begin(), values.end(),
                                     [&](long long v) { return v <= limit; });
        });
  }

  int size_;
  Random& random_;
};

}  // namespace

std::unique_ptr<RandomStatement> random_statement(int size, Random& random) {
  return Maker(size, random).truth(2);
}

}  // namespace sudoku_sat::support
