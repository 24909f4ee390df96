// Random statements of the language, and those about what rules have beside the grid.
#include <algorithm>

#include "matrix/forms.hpp"

namespace sudoku_sat::matrix {

namespace {

/// Draws expressions as text; names of lists' items are x and y, where they are bound.
class Sentence {
 public:
  explicit Sentence(const Draw& draw) : draw_(draw) {}

  std::string truth(int depth) {
    if (depth == 0) return comparison_of_numbers(0);
    switch (draw_.between(0, 16)) {
      case 0:
        return "not (" + truth(depth - 1) + ")";
      case 1:
        return binary(truth(depth - 1), {" and ", " or "}, truth(depth - 1));
      case 2:
        return binary(truth(depth - 1), {" implies ", " iff "}, truth(depth - 1));
      case 3:
        return "if " + truth(depth - 1) + " then " + truth(depth - 1);
      case 4:
        return number(depth - 1) + draw_.one_of({" in ", " not in "}) + numbers_set();
      case 5:
        return bound_truth();
      case 6:
        return counted_truths();
      case 7:
        return draw_.one_of({"all_different", "all_equal", "increasing"}) + list_argument();
      case 8:
        return "same_values(" + plain_list(2) + ", " + plain_list(2) + ")";
      case 9:
        return pattern();
      case 10:
        return chain();
      case 11:
        return pairwise();
      default:
        return comparison_of_numbers(depth - 1);
    }
  }

 private:
  std::string cell() { return draw_.name(draw_.cell()); }
  std::string small() { return std::to_string(draw_.between(0, draw_.board.last_value + 3)); }
  static std::string in_parentheses(const std::string& text) { return "(" + text + ")"; }

  std::string binary(const std::string& a, const Entries& words, const std::string& b) {
    return in_parentheses(a) + draw_.one_of(words) + in_parentheses(b);
  }

  std::string number(int depth) {
    if (depth <= 0) return draw_.once_in(4) ? small() : cell();
    switch (draw_.between(0, 11)) {
      case 0:
        return in_parentheses(number(depth - 1) + " + " + number(depth - 1));
      case 1:
        return in_parentheses(number(depth - 1) + " - " + number(depth - 1));
      case 2:
        return in_parentheses(cell() + " * " + number(depth - 1));
      case 3:
        return in_parentheses(number(depth - 1) + draw_.one_of({" / ", " mod "}) + divisor());
      case 4:
        return "abs(" + number(depth - 1) + " - " + number(depth - 1) + ")";
      case 5:
        return draw_.one_of({"min", "max", "sum", "product", "distinct"}) + list_argument();
      case 6:
        return "(if " + truth(depth - 1) + " then " + cell() + " else " + small() + ")";
      case 7:
        return "count(x in " + plain_list(3) + ": x" + comparison() + small() + ")";
      case 8:
        return "sum(x in " + plain_list(3) + ": x * x)";
      case 9:
        return plain_list(3) + "[" + std::to_string(draw_.between(1, 3)) + "]";
      case 10:
        return draw_.one_of({"row_number", "column_number"}) + in_parentheses(cell());
      default:
        return cell();
    }
  }

  std::string divisor() { return std::to_string(draw_.between(1, 4)); }
  std::string comparison() { return draw_.one_of({" = ", " != ", " < ", " <= ", " > ", " >= "}); }
  std::string comparison_of_numbers(int depth) {
    return number(depth) + comparison() + number(depth);
  }
  std::string chain() {
    return number(0) + draw_.one_of({" < ", " <= "}) + cell() + draw_.one_of({" < ", " <= "}) +
           number(1);
  }

  std::string numbers_set() {
    return draw_.one_of({"{" + small() + ", " + small() + "}", "{1, 3..5}", "{2..4}", "{0, 2}"});
  }

  // A list whose items are not looked at.
  std::string plain_list(int least) {
    const Cells cells = draw_.cells(draw_.between(least, least + 1));
    switch (draw_.between(0, 5)) {
      case 0:
        return "row(" + std::to_string(draw_.between(1, draw_.board.rows)) + ")";
      case 1:
        return "column(" + std::to_string(draw_.between(1, draw_.board.columns)) + ")";
      case 2:
        return "reverse(" + draw_.names(cells) + ")";
      case 3: {
        std::string text;
        for (const auto cell : cells) text += (text.empty() ? "[" : ", ") + draw_.name(cell);
        return text + " + 1]";
      }
      default:
        return "(" + draw_.names(cells) + ")";
    }
  }

  std::string list_argument() {
    if (draw_.once_in(3)) return "(x in " + plain_list(2) + ": " + item_of_list() + ")";
    if (draw_.once_in(3)) return "(" + cell() + ", " + number(1) + ")";
    return "(" + plain_list(2) + ")";
  }
  std::string item_of_list() {
    return draw_.one_of({"x + 1", "x mod 2", "abs(x - 3)", "2 * x", "x / 2", "min(x, 3)"});
  }

  std::string bound_truth() {
    return "for each x in " + plain_list(2) + ": " +
           draw_.one_of(
               {"x != " + cell(), "x < 5", "x mod 2 = 1 or x > 2", "x + " + cell() + " > 3"});
  }

  std::string counted_truths() {
    const std::string list = "x in " + plain_list(3) + ": x" + comparison() + small();
    const std::string times = std::to_string(draw_.between(0, 3));
    switch (draw_.between(0, 3)) {
      case 0:
        return "exactly " + times + " of list(" + list + ")";
      case 1:
        return "at least " + times + " of list(" + list + ")";
      case 2:
        return "at most " + times + " of list(" + list + ")";
      default:
        return draw_.one_of({"all(", "any(", "none("}) + list + ")";
    }
  }

  std::string pattern() {
    const std::string parts =
        draw_.one_of({".*[1-3].*", "([13][24])*[13]?", "[^2]+", ".{2,4}", "1?.*4?", "(1|2).+",
                      ".*<3>.*", "[1-4]*", ".*(12|21).*", "(.[02468])*.?", "[123]{1,3}.*"});
    if (draw_.one_of({"matches", "automaton"}) == "automaton") {
      return "automaton(" + draw_.names(draw_.path(4)) + ", \"" +
             draw_.one_of({"a [1-3] a, a . b, b [^2] b, b end", "1 1 2, 1 . 1, 2 3 1, 2 end",
                           "a . b, b . a, a [24] c, c . c, c end"}) +
             "\")";
    }
    return draw_.one_of({"matches(", "matches(", "matches_loop("}) + draw_.names(draw_.path(4)) +
           ", \"" + parts + "\")";
  }

  std::string pairwise() {
    const std::string figure =
        draw_.one_of({"consecutive(" + draw_.names(draw_.path(4)) + ")",
                      "pairs(" + draw_.names(draw_.cells(3)) + ")",
                      "consecutive_of_loop(" + draw_.names(draw_.path(4)) + ")", "apart(1, 2)",
                      "neighbours", "diagonal_neighbours"});
    return "for each (x, y) in " + figure + ": " +
           draw_.one_of({"x != y", "x + y != 5", "abs(x - y) < 4", "x < y or x > 1", "x + y > 2"});
  }

  const Draw& draw_;
};

std::string lines_sum(const Draw& draw) {
  return draw.one_of({"row_sum(", "column_sum("}) +
         std::to_string(draw.between(1, std::min(draw.board.rows, draw.board.columns))) + ", " +
         std::to_string(draw.between(0, draw.board.size * 2)) + ")";
}

std::string cage_or_arrow(const Draw& draw) {
  const Cells cells = draw.path(3);
  if (cells.size() < 3 || draw.once_in(2)) {
    return "cage(" + std::to_string(draw.number(cells) + draw.between(-1, 4)) + ", " +
           draw.names(cells) + ")";
  }
  return "arrow(" + draw.name(cells[0]) + ", " + draw.name(cells[1]) + " " + draw.name(cells[2]) +
         ")";
}

}  // namespace

std::string statement(const Draw& draw) { return Sentence(draw).truth(draw.between(1, 3)); }

std::string statement_with_variables(const Draw& draw) {
  const Cells pair = draw.cells(2);
  const std::string a = draw.name(pair.front());
  const std::string b = draw.name(pair.back());
  const std::string n = std::to_string(draw.between(1, 6));
  return draw.one_of({
      "var t in 0.." + n + "; t = abs(" + a + " - " + b + ")",
      "var t in 1.." + n + "; t < " + a + "; t + " + b + " > 3",
      "var s of " + a + " " + b + "; s(" + a + ") implies " + a + " > 2; any(s)",
      "var s of rows in 1..2; sum(s) = " + n + "; s[1] <= " + a,
      "var d of columns in {1, 3}; d[1] + d[2] != " + a + "; d[2] = 1 or " + b + " > 1",
      "var s; var t in 2..4; if s then t = " + a + " else t > " + b,
      "let some = join(row(1), row(2)); var s of some; exactly " + n +
          " of s; connected(some, s); sum(x in some: if s(x) then x else 0) > " + n,
  });
}

Entry about_truths(std::string name) {
  return [=](const Draw& draw) {
    const std::string one = name + "(" + draw.name(draw.cell()) + ")";
    const std::string other = name + "(" + draw.name(draw.cell()) + ")";
    const std::string cell = draw.name(draw.cell());
    return draw.one_of({lines_sum(draw), lines_sum(draw), one, "not " + one, one + " or " + other,
                        one + " implies " + cell + " > 2",
                        "count(x in row(1): " + name +
                            "(x)) = " + std::to_string(draw.between(0, draw.board.size))});
  };
}

std::string about_regions(const Draw& draw) {
  const Cells pair = draw.neighbours();
  return "region(" + draw.name(pair[0]) + ")" + draw.one_of({" = ", " != "}) + "region(" +
         draw.name(pair[1]) + ")";
}

std::string about_worth(const Draw& draw) {
  const std::string worth = "worth(" + draw.name(draw.cell()) + ")";
  return draw.one_of({cage_or_arrow(draw), cage_or_arrow(draw), worth + " > 3", worth + " < 3",
                      worth + " = " + draw.name(draw.cell())});
}

std::string about_two(const Draw& draw) {
  const std::string cell = draw.name(draw.cell());
  return draw.one_of(
      {cage_or_arrow(draw), "two(" + cell + ")", "not two(" + cell + ")",
       "holds(" + cell + ", " + std::to_string(draw.between(0, draw.board.size)) + ")"});
}

std::string about_missed(const Draw& draw) {
  return draw.one_of({"row_misses[", "column_misses[", "box_misses["}) +
         std::to_string(draw.between(1, draw.board.size)) + "]" +
         draw.one_of({" = ", " != ", " > "}) + std::to_string(draw.between(1, draw.board.size));
}

std::string how_many_boxes(const Draw& draw) {
  return draw.one_of({"4 of 2x2", "2 of 2x2", "1 of 2x2", "4 of 1x3", "2 of 2x3", "3 of 1x4"});
}

std::string about_corners(const Draw& draw) {
  return draw.one_of({"corner(", "not corner("}) + draw.name(draw.cell()) + ")";
}

std::string how_many_false(const Draw& draw) { return std::to_string(draw.between(0, 2)); }

}  // namespace sudoku_sat::matrix
