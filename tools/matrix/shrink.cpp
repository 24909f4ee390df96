// Each thing that can be left out is left out, if what remains still differs.
#include "matrix/shrink.hpp"

#include <functional>

#include "matrix/compare.hpp"

namespace sudoku_sat::matrix {

namespace {

/// So many cases are compared at most.
constexpr int max_tries = 300;

class Shrinking {
 public:
  Shrinking(Case puzzle, std::size_t turn) : puzzle_(std::move(puzzle)), turn_(turn) {}

  Case run() {
    for (std::size_t i = puzzle_.rules.size(); i-- > 1;) {
      attempt([i](Case& smaller) {
        smaller.rules.erase(smaller.rules.begin() + static_cast<long>(i));
      });
    }
    if (!puzzle_.rules.empty()) {
      without_entries();
      without_words();
    }
    with_givens();
    return puzzle_;
  }

 private:
  bool attempt(const std::function<void(Case&)>& change) {
    if (++tries_ > max_tries) return false;
    Case smaller = puzzle_;
    change(smaller);
    if (compare(smaller, turn_).kind != Finding::Kind::differs) return false;
    puzzle_ = std::move(smaller);
    return true;
  }

  void without_entries() {
    for (std::size_t i = puzzle_.rules[0].entries.size(); i-- > 0;) {
      attempt([i](Case& smaller) {
        auto& entries = smaller.rules[0].entries;
        entries.erase(entries.begin() + static_cast<long>(i));
      });
    }
  }

  // Clues become dots, other words go.
  void without_words() {
    for (std::size_t entry = 0; entry < puzzle_.rules[0].entries.size(); ++entry) {
      for (std::size_t end = puzzle_.rules[0].entries[entry].size(); end > 0;) {
        const std::size_t begin = puzzle_.rules[0].entries[entry].rfind(' ', end - 1);
        if (begin == std::string::npos) break;
        for (const char* instead : {"", " ."}) {
          const bool smaller = attempt([=](Case& changed) {
            changed.rules[0].entries[entry].replace(begin, end - begin, instead);
          });
          if (smaller) break;
        }
        end = begin;
      }
    }
  }

  void with_givens() {
    for (std::size_t cell = 0; cell < puzzle_.given.size(); ++cell) {
      if (!puzzle_.given[cell]) attempt([cell](Case& smaller) { smaller.given[cell] = true; });
    }
  }

  Case puzzle_;
  std::size_t turn_;
  int tries_ = 0;
};

}  // namespace

Case shrunk(Case puzzle, std::size_t turn) { return Shrinking(std::move(puzzle), turn).run(); }

}  // namespace sudoku_sat::matrix
