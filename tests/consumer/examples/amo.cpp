// At-most-one methods: by name, with a group size, and what they write.
#include <iostream>
#include <sudoku_sat/formula.hpp>

void example_amo() {
  using namespace sudoku_sat;
  std::cout << amo_methods().front()->name << '\n';
  // prints pairwise
  std::cout << (find_amo_method("no-such-method") == nullptr) << '\n';
  // prints 1
  const AtMostOne commander(amo_method_named("commander"), 3);
  std::cout << commander.name() << ' ' << (AtMostOne::parse("commander:3") == commander) << '\n';
  // prints commander:3 1

  const Lit literals[] = {1, 2, 3, 4};
  MemorySink sink;
  sink.new_vars(4);
  ClauseStream out{SinkRef(sink)};
  AtMostOne().emit(literals, out);
  out.flush();
  std::cout << sink.size().clauses << ' ' << AtMostOne().size(4).clauses << ' ' << pairs(4) << '\n';
  // prints 6 6 6
  each_clause(sink.block().literals, [](auto clause) {
    if (clause[0] == -1) std::cout << clause[0] << ' ' << clause[1] << '\n';
  });
  // prints -1 -2
  // prints -1 -3
  // prints -1 -4
  std::uint64_t variables = 4;
  std::cout << take_variables(variables, 2) << ' ' << variables << '\n';
  // prints 5 6
}
