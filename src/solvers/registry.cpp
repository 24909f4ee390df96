// The table of solvers: those that are linked in, from registry.def, and the programs. A new
// program is one entry: its command, quiet and with statistics, where its answer is, how to install
// it, how to make it write a proof. The first of all is the default.
//
// The others write no proof that can be checked here: MiniSat and clasp no proof at all,
// CryptoMiniSat 5.11 only FRAT, PicoSAT one only if built for it, which Debian's is not, and Z3 4.8
// a DRAT from which the empty clause does not follow.
#include "registry.hpp"

#include "solvers/external/external.hpp"

namespace sudoku_sat {

using namespace solvers;

namespace {

constexpr SolverEntry program(std::string_view name, std::string_view summary,
                              std::string_view source, std::string_view install,
                              std::string_view command, std::string_view verbose_command,
                              AnswerDialect dialect = AnswerDialect::competition,
                              std::string_view proof_arguments = {}) {
  return {.name = name,
          .summary = summary,
          .source = source,
          .install = install,
          .make = make_external_solver,
          .command = command,
          .verbose_command = verbose_command,
          .dialect = dialect,
          .proof_arguments = proof_arguments};
}

constexpr SolverEntry programs[] = {
    program("cadical", "CaDiCaL as a program, possibly another release",
            "Biere et al., CaDiCaL 2.0, CAV 2024", "apt install cadical", "cadical -q {cnf}",
            "cadical {cnf}", AnswerDialect::competition, "{proof}"),
    program("minisat", "the classic small and readable solver",
            "Een & Sorensson, An extensible SAT-solver, SAT 2003", "apt install minisat",
            "minisat -verb=0 {cnf} {out}", "minisat -verb=1 {cnf} {out}",
            AnswerDialect::result_file),
    program("picosat", "small, with proofs and cores", "Biere, PicoSAT essentials, JSAT 2008",
            "apt install picosat", "picosat {cnf}", "picosat -v {cnf}"),
    program("cryptominisat5", "with XOR reasoning",
            "Soos, Nohl & Castelluccia, Extending SAT solvers to cryptographic problems, SAT 2009",
            "apt install cryptominisat", "cryptominisat5 --verb 0 {cnf}",
            "cryptominisat5 --verb 1 {cnf}"),
    program("clasp", "an answer-set solver",
            "Gebser, Kaufmann, Neumann & Schaub, Conflict-driven answer set solving, IJCAI 2007",
            "apt install clasp", "clasp --verbose=0 {cnf}", "clasp --verbose=0 --stats {cnf}"),
    program("z3", "the SMT solver, here as a SAT solver",
            "de Moura & Bjorner, Z3: an efficient SMT solver, TACAS 2008", "apt install z3",
            "z3 -dimacs {cnf}", "z3 -st -dimacs {cnf}"),
    // Without -q, which one built for competitions doesn't know.
    program("kissat", "CaDiCaL's sibling for one large formula, in C",
            "Biere, Fazekas, Fleury & Heisinger, SAT Competition 2020",
            "build it from github.com/arminbiere/kissat", "kissat {cnf}", "kissat {cnf}",
            AnswerDialect::competition, "{proof}"),
    program("glucose", "MiniSat with learnt clauses kept by their glue",
            "Audemard & Simon, Predicting learnt clauses quality in modern SAT solvers, IJCAI 2009",
            "build it from github.com/audemard/glucose", "glucose -verb=0 -model {cnf}",
            "glucose -verb=1 -model {cnf}", AnswerDialect::competition,
            "-certified -certified-output={proof}"),
    program("lingeling", "inprocessing; a predecessor of CaDiCaL",
            "Biere, Lingeling, Plingeling, PicoSAT and PrecoSAT at SAT Race 2010",
            "build it from github.com/arminbiere/lingeling", "lingeling -q {cnf}",
            "lingeling {cnf}"),
};

std::vector<SolverEntry> all_solvers() {
  std::vector<SolverEntry> all;
  for (const SolverEntry* linked : linked_solvers::table) all.push_back(*linked);
  all.insert(all.end(), std::begin(programs), std::end(programs));
  return all;
}

}  // namespace

std::span<const SolverEntry> solver_entries() {
  static const std::vector<SolverEntry> table = all_solvers();
  return table;
}

const SolverEntry& default_solver() { return solver_entries().front(); }

}  // namespace sudoku_sat
