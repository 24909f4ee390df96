// The table of solvers. A new one is one entry: how it is called, quietly and with its figures,
// where its answer comes, how one gets it. The first is the default.
#include <array>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

namespace {

constexpr AnswerDialect competition = AnswerDialect::competition;
constexpr AnswerDialect result_file = AnswerDialect::result_file;

constexpr std::array table{
    SolverEntry{"in-process", "CaDiCaL, linked into this program; the default",
                "Biere et al., CaDiCaL 2.0, CAV 2024", "", "", competition, "always there"},
    SolverEntry{"cadical", "CaDiCaL as a program, perhaps of another release",
                "Biere et al., CaDiCaL 2.0, CAV 2024", "cadical -q {cnf}", "cadical {cnf}",
                competition, "apt install cadical"},
    SolverEntry{"minisat", "the reference for small and readable",
                "Een & Sorensson, An extensible SAT-solver, SAT 2003",
                "minisat -verb=0 {cnf} {out}", "minisat -verb=1 {cnf} {out}", result_file,
                "apt install minisat"},
    SolverEntry{"picosat", "small, with proofs and cores", "Biere, PicoSAT essentials, JSAT 2008",
                "picosat {cnf}", "picosat -v {cnf}", competition, "apt install picosat"},
    SolverEntry{"cryptominisat5", "with XOR reasoning",
                "Soos, Nohl & Castelluccia, Extending SAT solvers to cryptographic problems, "
                "SAT 2009",
                "cryptominisat5 --verb 0 {cnf}", "cryptominisat5 --verb 1 {cnf}", competition,
                "apt install cryptominisat"},
    SolverEntry{
        "clasp", "the solver of answer set programming",
        "Gebser, Kaufmann, Neumann & Schaub, Conflict-driven answer set solving, IJCAI 2007",
        "clasp --verbose=0 {cnf}", "clasp --verbose=0 --stats {cnf}", competition,
        "apt install clasp"},
    SolverEntry{"z3", "the SMT solver, here as a SAT solver",
                "de Moura & Bjorner, Z3: an efficient SMT solver, TACAS 2008", "z3 -dimacs {cnf}",
                "z3 -st -dimacs {cnf}", competition, "apt install z3"},
    SolverEntry{"kissat", "CaDiCaL's sibling for one large formula, in C",
                "Biere, Fazekas, Fleury & Heisinger, SAT Competition 2020", "kissat -q {cnf}",
                "kissat {cnf}", competition, "build it from github.com/arminbiere/kissat"},
    SolverEntry{"glucose", "MiniSat with learnt clauses kept by their glue",
                "Audemard & Simon, Predicting learnt clauses quality in modern SAT solvers, "
                "IJCAI 2009",
                "glucose -verb=0 -model {cnf}", "glucose -verb=1 -model {cnf}", competition,
                "build it from github.com/audemard/glucose"},
    SolverEntry{"lingeling", "inprocessing, and what led to CaDiCaL",
                "Biere, Lingeling, Plingeling, PicoSAT and PrecoSAT at SAT Race 2010",
                "lingeling -q {cnf}", "lingeling {cnf}", competition,
                "build it from github.com/arminbiere/lingeling"},
};

}  // namespace

std::span<const SolverEntry> solver_entries() { return table; }

}  // namespace sudoku_sat
