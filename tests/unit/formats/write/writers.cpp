// The formats that write a grid: exact bytes on small boards, alignment and structure on large
// ones.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/formats.hpp"

namespace {

using namespace sudoku_sat;

std::string written_as(std::string_view name, const Picture& picture) {
  for (const Format* format : formats()) {
    if (format->name != name) continue;
    std::string out = "before\n";
    format->write(picture, out);
    REQUIRE(out.starts_with("before\n"));
    return out.substr(7);
  }
  FAIL("there is no format " << name);
  return {};
}

/// A solved board, each row the one above moved on.
Grid solved(const Geometry& geometry) {
  const int size = geometry.size();
  Grid grid(geometry.cells());
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    const int row = geometry.row(cell);
    const int shift =
        geometry.box_columns() * (row % geometry.box_rows()) + row / geometry.box_rows();
    grid[cell] = static_cast<Value>((shift + geometry.column(cell)) % size + 1);
  }
  return grid;
}

/// The grid with only every `step`th value left, from the first one on.
Grid every(std::size_t step, const Grid& grid) {
  Grid left(grid.size());
  for (std::size_t cell = 0; cell < grid.size(); cell += step) left[cell] = grid[cell];
  return left;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    REQUIRE(end != std::string_view::npos);
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  return lines;
}

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t number = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
    ++number;
  return number;
}

/// The lines' common length; borders must have their '+' where the rows have their '|'.
void require_aligned(const std::string& drawing, std::size_t rows, std::size_t length) {
  const std::vector<std::string> lines = lines_of(drawing);
  REQUIRE(lines.size() == rows);
  for (const std::string& line : lines) {
    REQUIRE(line.size() == length);
    for (std::size_t at = 0; at < length; ++at) {
      const bool joint = lines[0][at] == '+';
      REQUIRE((line[at] == '+' || line[at] == '|') == joint);
    }
  }
}

/// Tags in balance, each attribute closed; which is all of XML that the writer uses.
void require_well_formed(std::string_view text) {
  std::vector<std::string> open;
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::size_t end = text.find('>', at);
    REQUIRE(end != std::string_view::npos);
    const std::string tag(text.substr(at + 1, end - at - 1));
    REQUIRE(tag.find('<') == std::string::npos);
    REQUIRE(std::count(tag.begin(), tag.end(), '"') % 2 == 0);
    if (tag.starts_with('/')) {
      REQUIRE_FALSE(open.empty());
      REQUIRE(open.back() == tag.substr(1));
      open.pop_back();
    } else if (!tag.ends_with('/')) {
      open.push_back(tag.substr(0, tag.find(' ')));
    }
  }
  REQUIRE(open.empty());
}

/// The part of a picture that begins with `from` and ends before the next end of a group.
std::string group(const std::string& svg, std::string_view from) {
  const std::size_t begin = svg.find(from);
  return begin == std::string::npos ? "" : svg.substr(begin, svg.find("</g>", begin) - begin);
}

const Geometry small(2, 2);
const Geometry oblong(2, 3);
constexpr std::string_view bold_group = " fill=\"#000\" font-weight=\"bold\">";
constexpr std::string_view found_group = " fill=\"#1c3f94\" font-weight=\"normal\">";

}  // namespace

TEST_CASE("The formats that write a grid are listed in order, each with a summary") {
  std::vector<std::string_view> names;
  for (const Format* format : formats()) {
    CHECK_FALSE(format->summary.empty());
    if (format->write != nullptr) names.push_back(format->name);
  }
  CHECK(names == std::vector<std::string_view>{
                     "grid",        "line",  "csv",        "sdk",      "ss",      "sdx",
                     "pencilmarks", "marks", "opensudoku", "fpuzzles", "link",    "sudokumaker",
                     "sudokupad",   "iss",   "killer",     "puzzle",   "unicode", "svg",
                     "png",         "pdf",   "tex",        "html"});
}

TEST_CASE("A 4x4 grid is drawn with borders between its boxes") {
  const Grid grid = every(2, solved(small));
  CHECK(written_as("grid", {small, grid}) ==
        "+-----+-----+\n"
        "| 1 . | 3 . |\n"
        "| 3 . | 1 . |\n"
        "+-----+-----+\n"
        "| 2 . | 4 . |\n"
        "| 4 . | 2 . |\n"
        "+-----+-----+\n");
}

TEST_CASE("A 6x6 grid is drawn with boxes of two rows by three columns") {
  CHECK(written_as("grid", {oblong, solved(oblong)}) ==
        "+-------+-------+\n"
        "| 1 2 3 | 4 5 6 |\n"
        "| 4 5 6 | 1 2 3 |\n"
        "+-------+-------+\n"
        "| 2 3 4 | 5 6 1 |\n"
        "| 5 6 1 | 2 3 4 |\n"
        "+-------+-------+\n"
        "| 3 4 5 | 6 1 2 |\n"
        "| 6 1 2 | 3 4 5 |\n"
        "+-------+-------+\n");
}

TEST_CASE("A drawn grid has an apostrophe after each given and room for it everywhere") {
  const Grid grid = solved(small);
  const Grid givens = every(3, grid);
  CHECK(written_as("grid", {small, grid, &givens}) ==
        "+-------+-------+\n"
        "| 1' 2  | 3  4' |\n"
        "| 3  4  | 1' 2  |\n"
        "+-------+-------+\n"
        "| 2  3' | 4  1  |\n"
        "| 4' 1  | 2  3' |\n"
        "+-------+-------+\n");
}

TEST_CASE("A drawn grid has an exclamation mark after each cell in trouble, given or not") {
  const Grid grid = solved(small);
  const Grid givens = every(3, grid);
  const std::vector<Cell> marked{0, 5};
  CHECK(written_as("grid", {small, grid, &givens, marked})
            .starts_with("+-------+-------+\n"
                         "| 1! 2  | 3  4' |\n"
                         "| 3  4! | 1' 2  |\n"));
  CHECK(written_as("grid", {small, grid, nullptr, marked})
            .starts_with("+-------+-------+\n"
                         "| 1! 2  | 3  4  |\n"));
}

TEST_CASE("Drawn rows of a 12x12 board are aligned and use letters") {
  const Geometry geometry(3, 4);
  const Grid grid = solved(geometry);
  const Grid givens = every(5, grid);
  const std::string plain = written_as("grid", {geometry, grid});
  require_aligned(plain, 12 + 5, 3 * (1 + 2 * 4 + 1) + 1);
  CHECK(lines_of(plain)[1] == "| 1 2 3 4 | 5 6 7 8 | 9 A B C |");
  const std::string with_givens = written_as("grid", {geometry, grid, &givens});
  require_aligned(with_givens, 12 + 5, 3 * (1 + 3 * 4 + 1) + 1);
  CHECK(count(with_givens, "'") == 29);
}

TEST_CASE("Letters go up to Z for 35, and 36 values are aligned numbers") {
  const Geometry letters(5, 7);
  const std::string symbols = written_as("grid", {letters, solved(letters)});
  CHECK(lines_of(symbols)[1].ends_with("| T U V W X Y Z |"));

  const Geometry numbers(6, 6);
  const Grid grid = every(2, solved(numbers));
  const std::string plain = written_as("grid", {numbers, grid});
  require_aligned(plain, 36 + 7, 6 * (1 + 3 * 6 + 1) + 1);
  CHECK(lines_of(plain)[1].starts_with("|  1  .  3  .  5  . |  7  .  9  . 11  . | 13  . 15"));
  require_aligned(written_as("grid", {numbers, grid, &grid}), 36 + 7, 6 * (1 + 4 * 6 + 1) + 1);
}

TEST_CASE("A board of one cell and one whose boxes are its rows are drawn") {
  const Geometry one(1);
  CHECK(written_as("grid", {one, Grid{1}}) == "+---+\n| 1 |\n+---+\n");
  const Geometry three(1, 3);
  CHECK(written_as("grid", {three, Grid{1, 2, 3, 2, 3, 1, 3, 1, 2}}) ==
        "+-------+\n| 1 2 3 |\n+-------+\n| 2 3 1 |\n+-------+\n| 3 1 2 |\n+-------+\n");
}

TEST_CASE("In colour every second box is shaded, givens are bold and black, found values blue") {
  const Grid grid = solved(small);
  const Grid givens = every(7, grid);
  CHECK(written_as("grid", {small, grid, &givens, {}, true}) ==
        "\x1b[48;5;231m \x1b[1m\x1b[38;5;16m1 \x1b[22m\x1b[38;5;19m2 \x1b[48;5;252m 3 4 \x1b[0m\n"
        "\x1b[48;5;231m \x1b[38;5;19m3 4 \x1b[48;5;252m 1 \x1b[1m\x1b[38;5;16m2 \x1b[0m\n"
        "\x1b[48;5;252m \x1b[38;5;19m2 3 \x1b[48;5;231m 4 1 \x1b[0m\n"
        "\x1b[48;5;252m \x1b[38;5;19m4 1 \x1b[48;5;231m \x1b[1m\x1b[38;5;16m2 "
        "\x1b[22m\x1b[38;5;19m3 \x1b[0m\n");
}

TEST_CASE("In colour a 6x6 board without givens is black on three by two shades") {
  const std::string white = "\x1b[48;5;231m ";
  const std::string gray = "\x1b[48;5;252m ";
  const std::string black = "\x1b[38;5;16m";
  CHECK(written_as("grid", {oblong, solved(oblong), nullptr, {}, true}) ==
        white + black + "1 2 3 " + gray + "4 5 6 \x1b[0m\n" +  //
            white + black + "4 5 6 " + gray + "1 2 3 \x1b[0m\n" + gray + black + "2 3 4 " + white +
            "5 6 1 \x1b[0m\n" +  //
            gray + black + "5 6 1 " + white + "2 3 4 \x1b[0m\n" + white + black + "3 4 5 " + gray +
            "6 1 2 \x1b[0m\n" +  //
            white + black + "6 1 2 " + gray + "3 4 5 \x1b[0m\n");
}

TEST_CASE("In colour a cell in trouble is white on red to both sides, an empty one a grey dot") {
  const Grid grid{0, 2, 3, 4, 3, 4, 1, 2, 2, 3, 4, 1, 4, 1, 2, 3};
  const std::vector<Cell> marked{1};
  const std::string first = lines_of(written_as("grid", {small, grid, nullptr, marked, true}))[0];
  CHECK(first ==
        "\x1b[48;5;231m \x1b[38;5;244m.\x1b[48;5;160m \x1b[38;5;231m2 "
        "\x1b[48;5;252m \x1b[38;5;16m3 4 \x1b[0m");
}

TEST_CASE("The line format is the grid on one line and its end") {
  CHECK(written_as("line", {small, every(2, solved(small))}) == "1.3.3.1.2.4.4.2.\n");
  CHECK(written_as("line", {oblong, solved(oblong)}) == "123456456123234561561234345612612345\n");
}

TEST_CASE("CSV has a line of numbers for each row and 0 for an empty cell") {
  CHECK(written_as("csv", {small, every(2, solved(small))}) ==
        "1,0,3,0\n3,0,1,0\n2,0,4,0\n4,0,2,0\n");
  CHECK(written_as("csv", {oblong, solved(oblong)}) ==
        "1,2,3,4,5,6\n4,5,6,1,2,3\n2,3,4,5,6,1\n5,6,1,2,3,4\n3,4,5,6,1,2\n6,1,2,3,4,5\n");
  const Geometry large(3, 4);
  CHECK(lines_of(written_as("csv", {large, solved(large)}))[0] == "1,2,3,4,5,6,7,8,9,10,11,12");
}

TEST_CASE("The picture of a 4x4 grid is these bytes") {
  const Grid grid{1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  const Grid givens{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  const std::vector<Cell> marked{3};
  CHECK(
      written_as("svg", {small, grid, &givens, marked, false, "four"}) ==
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="264" height="264" viewBox="-12 -12 264 264">
<title>four</title>
<rect x="-12" y="-12" width="264" height="264" fill="#fff"/>
<path fill="#e4e4e4" d="M120 0h120v120h-120zM0 120h120v120h-120z"/>
<path fill="#ffb3b3" d="M180 0h60v60h-60z"/>
<path fill="none" stroke="#999" stroke-width="2" d="M60 0v240M0 60h240M180 0v240M0 180h240"/>
<path fill="none" stroke="#000" stroke-width="4" d="M120 0v240M0 120h240M0 0h240v240h-240z"/>
<g font-family="Arial,Helvetica,sans-serif" font-size="36" text-anchor="middle" fill="#000" font-weight="bold">
<text x="30" y="42">1</text>
<text x="210" y="222">1</text>
</g>
<g font-family="Arial,Helvetica,sans-serif" font-size="36" text-anchor="middle" fill="#1c3f94" font-weight="normal">
<text x="90" y="42">2</text>
<text x="150" y="42">3</text>
<text x="210" y="42">4</text>
</g>
</svg>
)");
}

TEST_CASE("The picture of a 6x6 grid is these bytes") {
  Grid grid(oblong.cells());
  grid[8] = 6;
  grid[35] = 5;
  CHECK(
      written_as("svg", {oblong, grid}) ==
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384" viewBox="-12 -12 384 384">
<rect x="-12" y="-12" width="384" height="384" fill="#fff"/>
<path fill="#e4e4e4" d="M180 0h180v120h-180zM0 120h180v120h-180zM180 240h180v120h-180z"/>
<path fill="none" stroke="#999" stroke-width="2" d="M60 0v360M0 60h360M120 0v360M0 180h360M240 0v360M300 0v360M0 300h360"/>
<path fill="none" stroke="#000" stroke-width="4" d="M0 120h360M180 0v360M0 240h360M0 0h360v360h-360z"/>
<g font-family="Arial,Helvetica,sans-serif" font-size="36" text-anchor="middle" fill="#000" font-weight="normal">
<text x="150" y="102">6</text>
<text x="330" y="342">5</text>
</g>
</svg>
)");
}

TEST_CASE("A picture has one text for each filled cell, the givens' bold and the others' not") {
  const Geometry geometry(3, 3);
  Grid grid = solved(geometry);
  const Grid givens = every(4, grid);
  grid[1] = 0;
  const std::string svg = written_as("svg", {geometry, grid, &givens});
  require_well_formed(svg);
  CHECK(count(svg, "<text ") == 80);
  CHECK(count(group(svg, bold_group), "<text ") == 21);
  CHECK(count(group(svg, found_group), "<text ") == 59);
}

TEST_CASE("A picture shows decimal numbers at every size, the smaller the longer they are") {
  const std::map<int, std::string> font_sizes{{9, "36"}, {12, "32"}, {100, "24"}, {1000, "18"}};
  for (const auto& [size, font_size] : font_sizes) {
    const Geometry geometry(size);
    Grid grid(geometry.cells());
    grid[0] = static_cast<Value>(size);
    const std::string svg = written_as("svg", {geometry, grid});
    CHECK(count(svg, ">" + std::to_string(size) + "</text>") == 1);
    CHECK(count(svg, "font-size=\"" + font_size + "\"") == 1);
  }
}

TEST_CASE("The picture of a full 100x100 board is well-formed and below half a megabyte") {
  const Geometry geometry(10, 10);
  const Grid grid = solved(geometry);
  const Grid givens = every(3, grid);
  const std::string svg = written_as("svg", {geometry, grid, &givens});
  require_well_formed(svg);
  CHECK(count(svg, "<text ") == 10000);
  CHECK(svg.size() < 500'000);
}

TEST_CASE("A picture's size in pixels stays within what programs can show") {
  const Geometry geometry(30, 43);
  const std::string svg = written_as("svg", {geometry, Grid(geometry.cells())});
  CHECK(count(svg, "width=\"8192\" height=\"8192\" viewBox=\"-12 -12 77424 77424\"") == 1);
}

TEST_CASE("A picture's title is escaped, and bytes that XML forbids are question marks") {
  const Geometry one(1);
  const auto title = [&](std::string_view text) {
    const std::string svg = written_as("svg", {one, Grid{0}, nullptr, {}, false, text});
    const std::size_t begin = svg.find("<title>") + 7;
    return svg.substr(begin, svg.find("</title>") - begin);
  };
  CHECK(title("a <b> & \"c\"") == "a &lt;b&gt; &amp; \"c\"");
  CHECK(title("\x01\x1b[0m\t") == "??[0m\t");
  CHECK(title("caf\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80") ==
        "caf\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80");
  CHECK(title("\xff \xc3 \xe2\x82") == "? ? ??");
  CHECK(title("\xc0\x80 \xe0\x80\x80 \xed\xa0\x80 \xef\xbf\xbf \xf4\x90\x80\x80") ==
        "?? ??? ??? ??? ????");
}
