// Replicate repeats what it holds at cells that are a distance from its first cell on.
#include "board.hpp"

namespace sudoku_sat::format {

namespace {

class IssCopies {
 public:
  IssCopies(const IssBoard& board, const ExchangePuzzle& out) : board_(board), out_(out) {}

  std::vector<IssItem> of(const std::vector<IssItem>& items) const {
    std::vector<IssItem> result;
    for (const IssItem& item : items) {
      std::vector<IssItem> next{item};
      if (item.name == "Replicate") next = of(copies(item));
      if (item.name == "And") next = of(item.children);
      if (item.name == "Or") next[0].children = of_alternatives(item.children);
      result.insert(result.end(), next.begin(), next.end());
    }
    return result;
  }

 private:
  /// Copies belong together in an Or.
  std::vector<IssItem> of_alternatives(const std::vector<IssItem>& items) const {
    std::vector<IssItem> result;
    for (const IssItem& item : items) {
      std::vector<IssItem> next = of({item});
      if (next.size() == 1) {
        result.push_back(std::move(next[0]));
      } else {
        result.push_back({"And", {}, item.number, std::move(next)});
      }
    }
    return result;
  }

  std::vector<IssItem> copies(const IssItem& item) const {
    const std::string origin_text = item.args.size() > 1 ? item.args[1] : "R1C1";
    const auto origin = board_.cells.find(origin_text);
    if (!origin) out_.fail(item.place(), "'{}' is not a cell of this board", shown(origin_text));
    const auto sextets = iss_sextets(item.args.empty() ? "" : item.args[0]);
    if (!sextets) out_.fail(item.place(), "'{}' is not a code of cells", shown(item.args[0]));
    std::vector<IssItem> result;
    constexpr std::size_t bits = 6;
    for (std::size_t i = 0; i < bits * sextets->size(); ++i) {
      if (((*sextets)[i / bits] >> (i % bits)) % 2 == 0) continue;
      const IssCell target{origin->layer, origin->index + static_cast<int>(i)};
      const int rows = board_.cells.row(target) - board_.cells.row(*origin);
      const int columns = board_.cells.column(target) - board_.cells.column(*origin);
      for (const IssItem& child : item.children) {
        result.push_back(moved(child, origin->layer, rows, columns));
      }
    }
    return result;
  }

  /// Codes look like cells by chance at most; those of Replicate stay.
  IssItem moved(IssItem item, std::size_t layer, int rows, int columns) const {
    for (IssItem& child : item.children) child = moved(std::move(child), layer, rows, columns);
    for (std::string& arg : item.args) {
      const std::size_t end = std::min(arg.find('_'), arg.size());
      const auto cell = board_.cells.find(arg.substr(0, end));
      if (!cell || item.holds_others()) continue;
      const auto next = board_.cells.moved(*cell, rows, columns);
      if (cell->layer != layer || !next) {
        out_.fail(item.place(), "Replicate moves {} where no cell is", shown(arg));
      }
      arg = board_.cells.text(*next) + arg.substr(end);
    }
    return item;
  }

  const IssBoard& board_;
  const ExchangePuzzle& out_;
};

}  // namespace

std::vector<IssItem> iss_copies(const std::vector<IssItem>& items, const IssBoard& board,
                                const ExchangePuzzle& out) {
  return IssCopies(board, out).of(items);
}

}  // namespace sudoku_sat::format
