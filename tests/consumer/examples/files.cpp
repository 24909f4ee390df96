// Puzzles and formulas as text: formats, CNF files, solvers' answers, pictures.
#include <iostream>
#include <sudoku_sat/cnf.hpp>
#include <sudoku_sat/export.hpp>
#include <sudoku_sat/formats.hpp>

void example_files() {
  using namespace sudoku_sat;
  const Puzzle puzzle = parse_puzzle("1.....2........4");
  std::cout << (find_format("none") == nullptr) << ' ' << formats().empty() << ' '
            << format_named("svg").name << ' ' << to_line(puzzle.geometry(), puzzle.givens) << '\n';
  // prints 1 0 svg 1.....2........4

  Limits limits(10.0);
  const LimitsScope scope(limits);
  poll_limits();
  std::cout << undecided_puzzle({"never read", 1}).undecided << '\n';
  // prints 1

  std::cout << is_link("https://f-puzzles.com/?load=N4Ig") << is_constraint_string(".AntiKnight")
            << ExchangePolicy().ignore_unknown << '\n';
  // prints 110

  Output out("small.cnf");
  write_cnf(puzzle, {.givens = parse_givens_form("units").value()}, out);
  out.commit();
  LineReader file = LineReader::open("small.cnf");
  const CnfPuzzle read = read_cnf(file);
  std::cout << name(GivensForm::units) << ' ' << (read.puzzle.givens == puzzle.givens) << '\n';
  // prints units 1
  LineReader answer = LineReader::of_text("s SATISFIABLE\nv 1 -2 6 0\n", "answer");
  const AnswerText text = read_answer(answer, read.needed_variables());
  std::cout << name(text.answer) << ' ' << to_line(read.decode(text.model)) << '\n';
  // prints satisfiable 12433.214..22..4
  LineReader answers = LineReader::of_text("s SATISFIABLE\nv 1 0\ns UNSATISFIABLE\n", "answers");
  read_answers(answers, read.total_variables, read.needed_variables(),
               [](const AnswerText& one) { std::cout << name(one.answer) << ' '; });
  std::cout << puzzle_text(puzzle).size() << '\n';
  // prints satisfiable unsatisfiable 29
  LineReader models = LineReader::of_text("v 1 0\nv 2 0\ns SATISFIABLE\n", "models");
  std::size_t count = 0;
  read_models(models, read.total_variables, read.needed_variables(),
              [&](const AnswerText&) { ++count; });
  const Numbering numbering("100*i+10*j+k");
  std::cout << count << ' ' << numberings().front().name << ' ' << numbering.numbers(4).front()
            << '\n';
  // prints 2 standard 111
  LineReader again = LineReader::open("small.cnf");
  std::cout << database_hash(again).size() << '\n';
  // prints 32

  const ExportLanguage& language = export_language_named("opb");
  Output inequalities("small.opb");
  write_export(puzzle, language, {}, inequalities);
  inequalities.commit();
  LineReader exported_file = LineReader::open("small.opb");
  const ExportedPuzzle exported = read_exported(exported_file).value();
  LineReader opb_answer = LineReader::of_text("s SATISFIABLE\nv x1 -x2 x6\n", "answer");
  Puzzle repaired = puzzle;
  std::cout << to_line(exported.cnf.decode(exported.read_answer(opb_answer).model)) << ' '
            << export_languages().size() << ' ' << give_up(repaired, repaired.givens).size()
            << '\n';
  // prints 12.............. 8 0

  MemorySink formula;
  encode_puzzle(puzzle, read.variables, {.encoding = &encoding_named("extended")}, formula);
  const Grid solution{1, 2, 4, 3, 3, 4, 2, 1, 4, 1, 3, 2, 2, 3, 1, 4};
  const std::vector<Lit> literals = given_literals({puzzle.board, solution}, read.variables);
  std::cout << extend_to_model(formula, literals).has_value() << '\n';
  // prints 1

  const Picture picture{.geometry = puzzle.geometry(), .grid = puzzle.givens};
  std::cout << (frame_of(picture).width > 0) << ' '
            << draw_layer(picture, PictureLayer::values).empty() << ' ' << xml_text("a<b") << '\n';
  // prints 1 0 a&lt;b
  std::cout << papers().front().name << '\n';
  // prints a4
}
