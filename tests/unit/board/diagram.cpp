// Diagrams compared with all sequences: which are allowed, and that no smaller diagram would do.
#include "sudoku_sat/board.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "sudoku_sat/base.hpp"

using namespace sudoku_sat;

namespace {

using Values = std::vector<Value>;

/// A machine that reads values: some steps lead nowhere.
struct Automaton {
  int size;
  std::vector<std::vector<int>> next;  ///< by state and value - 1; -1: nowhere
  std::vector<bool> accepting;

  Automaton(int states, int values, Random& random) : size(values) {
    for (int state = 0; state < states; ++state) {
      auto& row = next.emplace_back();
      for (int value = 0; value < values; ++value) {
        row.push_back(static_cast<int>(random.below(static_cast<std::size_t>(states) + 1)) - 1);
      }
      accepting.push_back(random.below(2) == 0);
    }
  }

  bool accepts(const Values& values) const {
    int state = 0;
    for (const Value value : values) {
      if (state >= 0) state = next[static_cast<std::size_t>(state)][value - std::size_t{1}];
    }
    return state >= 0 && accepting[static_cast<std::size_t>(state)];
  }

  Diagram diagram(std::size_t cells) const {
    const auto step = [this](std::size_t, int state, int value) -> std::optional<int> {
      const int to = next[static_cast<std::size_t>(state)][static_cast<std::size_t>(value - 1)];
      return to < 0 ? std::nullopt : std::optional<int>(to);
    };
    return make_diagram(cells, size, 0, step, [this](int state) {
      return static_cast<bool>(accepting[static_cast<std::size_t>(state)]);
    });
  }
};

/// All sequences of values from 1 to `size`.
std::vector<Values> sequences(std::size_t cells, int size) {
  std::vector<Values> all{{}};
  for (std::size_t cell = 0; cell < cells; ++cell) {
    std::vector<Values> longer;
    for (const Values& values : all) {
      for (int value = 1; value <= size; ++value) {
        longer.push_back(values);
        longer.back().push_back(static_cast<Value>(value));
      }
    }
    all = std::move(longer);
  }
  return all;
}

/// How many nodes each layer needs: one for each set of endings that some beginning allows.
std::vector<std::size_t> needed_nodes(const std::vector<Values>& accepted, std::size_t cells) {
  std::vector<std::size_t> needed;
  for (std::size_t layer = 0; layer <= cells; ++layer) {
    const auto middle = static_cast<std::ptrdiff_t>(layer);
    std::map<Values, std::set<Values>> endings;
    for (const Values& values : accepted) {
      endings[Values(values.begin(), values.begin() + middle)].insert(
          Values(values.begin() + middle, values.end()));
    }
    std::set<std::set<Values>> different;
    for (const auto& [beginning, ends] : endings) different.insert(ends);
    needed.push_back(different.size());
  }
  return needed;
}

/// Calls check(automaton, cells, diagram) for small automata.
template <class Check>
void for_each_automaton(Check&& check) {
  Random random(4);
  for (int round = 0; round < 300; ++round) {
    const Automaton automaton(1 + round % 6, 1 + round / 6 % 4, random);
    const std::size_t cells = 1 + random.below(5);
    check(automaton, cells, automaton.diagram(cells));
  }
}

}  // namespace

TEST_CASE("a diagram allows the sequences that its automaton accepts") {
  std::size_t possible = 0;
  for_each_automaton([&](const Automaton& automaton, std::size_t cells, const Diagram& diagram) {
    REQUIRE(diagram.cells() == cells);
    bool some = false;
    for (const Values& values : sequences(cells, automaton.size)) {
      const bool accepted = automaton.accepts(values);
      REQUIRE(diagram.allows(values) == accepted);
      some |= accepted;
    }
    CHECK(diagram.impossible() == !some);
    possible += some ? 1U : 0U;
  });
  CHECK(possible > 100);
  CHECK(possible < 300);
}

TEST_CASE("a diagram has no node more than are needed") {
  for_each_automaton([](const Automaton& automaton, std::size_t cells, const Diagram& diagram) {
    if (diagram.impossible()) return;
    std::vector<Values> accepted = sequences(cells, automaton.size);
    std::erase_if(accepted, [&](const Values& values) { return !automaton.accepts(values); });
    std::vector<std::size_t> nodes;
    for (std::size_t layer = 0; layer <= cells; ++layer) nodes.push_back(diagram.nodes(layer));
    CHECK(nodes == needed_nodes(accepted, cells));
  });
}

TEST_CASE("a diagram's edges are sorted and lead from node to node") {
  for_each_automaton([](const Automaton& automaton, std::size_t cells, const Diagram& diagram) {
    if (diagram.impossible()) return;
    std::size_t count = 0;
    for (std::size_t layer = 0; layer < cells; ++layer) {
      std::set<std::pair<std::uint32_t, Value>> known;
      std::set<std::uint32_t> reached;
      for (const Diagram::Edge& edge : diagram.edges(layer)) {
        REQUIRE(edge.from < diagram.nodes(layer));
        REQUIRE(edge.to < diagram.nodes(layer + 1));
        REQUIRE((edge.value >= 1 && edge.value <= automaton.size));
        REQUIRE(known.insert({edge.from, edge.value}).second);
        reached.insert(edge.to);
      }
      CHECK(reached.size() == diagram.nodes(layer + 1));
      CHECK(std::is_sorted(diagram.edges(layer).begin(), diagram.edges(layer).end()));
      count += diagram.edges(layer).size();
    }
    CHECK(diagram.edge_count() == count);
  });
}

TEST_CASE("nodes that allow the same are one, though their states differ") {
  // The sum counts, and whether it is odd is all that matters.
  const auto step = [](std::size_t, int sum, int value) { return std::optional<int>(sum + value); };
  const Diagram diagram = make_diagram(6, 9, 0, step, [](int sum) { return sum % 2 == 1; });
  for (std::size_t layer = 1; layer < 6; ++layer) CHECK(diagram.nodes(layer) == 2);
  CHECK(diagram.nodes(0) == 1);
  CHECK(diagram.nodes(6) == 1);
}

TEST_CASE("a diagram without any sequence is impossible") {
  const auto nowhere = [](std::size_t, int, int) { return std::optional<int>(); };
  const Diagram diagram = make_diagram(3, 4, 0, nowhere, [](int) { return true; });
  CHECK(diagram.impossible());
  CHECK(diagram.edge_count() == 0);
  CHECK_FALSE(diagram.allows(Values{1, 1, 1}));
  const auto anywhere = [](std::size_t, int, int) { return std::optional<int>(0); };
  CHECK(make_diagram(3, 4, 0, anywhere, [](int) { return false; }).impossible());
}

TEST_CASE("nodes that no edge leads to are left out, the others keep their edges") {
  // To node 1 alone, from where 3 leads on; at node 0 it would be 2.
  const Diagram diagram({{{0, 1, 1}}, {{0, 0, 2}, {1, 0, 3}}});
  CHECK(diagram.nodes(1) == 1);
  CHECK(diagram.edge_count() == 2);
  CHECK(diagram.allows(Values{1, 3}));
  CHECK_FALSE(diagram.allows(Values{1, 2}));
}

TEST_CASE("a diagram that would be too large is an error while it is made") {
  const auto step = [](std::size_t, int state, int value) {
    return std::optional<int>((state * 7 + value) % 1000);
  };
  CHECK_THROWS_AS(make_diagram(100, 1290, 0, step, [](int) { return true; }), UsageError);
}
