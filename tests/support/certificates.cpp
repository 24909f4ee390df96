// Claims are judged by brute force on grids, so that nothing here shares code with provers or
// verifiers.
#include "certificates.hpp"

#include <bit>
#include <fstream>
#include <set>
#include <stdexcept>

#include "brute_force.hpp"

namespace sudoku_sat::support {

namespace {

std::vector<int> numbers(const Grid& grid) { return {grid.begin(), grid.end()}; }

std::uint64_t count(const Certificate& certificate, const std::vector<int>& givens,
                    std::uint64_t most = 2) {
  const Geometry& geometry = certificate.puzzle.geometry();
  return count_solutions(geometry.box_rows(), geometry.box_columns(), givens, most);
}

bool is_only_solution(const Certificate& certificate) {
  const Geometry& geometry = certificate.puzzle.geometry();
  std::vector<std::vector<int>> found;
  for_each_solution(geometry.box_rows(), geometry.box_columns(), numbers(certificate.puzzle.givens),
                    [&](const std::vector<int>& grid) {
                      found.push_back(grid);
                      return found.size() < 2;
                    });
  return found.size() == 1 && found[0] == numbers(certificate.claim.solution);
}

bool no_fewer_givens_do(const Certificate& certificate) {
  const int givens = static_cast<int>(certificate.puzzle.given_count());
  const std::vector<int> solution = numbers(certificate.claim.solution);
  if (solution.size() > 16) throw std::invalid_argument("too large for brute force");
  for (unsigned cells = 0; cells < 1U << solution.size(); ++cells) {
    // What fewer of them do, these do too.
    if (std::popcount(cells) != givens - 1) continue;
    std::vector<int> part = solution;
    for (std::size_t cell = 0; cell < part.size(); ++cell) {
      if ((cells >> cell & 1U) == 0) part[cell] = 0;
    }
    if (count(certificate, part) == 1) return false;
  }
  return true;
}

/// Without any one of its givens a puzzle has more solutions.
bool every_given_is_needed(const Certificate& certificate) {
  const std::vector<int> givens = numbers(certificate.puzzle.givens);
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    std::vector<int> rest = givens;
    rest[cell] = 0;
    if (givens[cell] != 0 && count(certificate, rest) < 2) return false;
  }
  return true;
}

/// The values of cells in any solution are those in the claim's.
bool has_all_candidates(const Certificate& certificate) {
  const Geometry& geometry = certificate.puzzle.geometry();
  std::set<std::pair<std::size_t, int>> found, claimed;
  const auto note = [](const std::vector<int>& grid, std::set<std::pair<std::size_t, int>>& in) {
    for (std::size_t cell = 0; cell < grid.size(); ++cell) in.emplace(cell, grid[cell]);
    return true;
  };
  for_each_solution(geometry.box_rows(), geometry.box_columns(), numbers(certificate.puzzle.givens),
                    [&](const std::vector<int>& grid) { return note(grid, found); });
  for (const Grid& grid : certificate.claim.others) note(numbers(grid), claimed);
  return found == claimed;
}

bool has_no_solution_with_value(const Certificate& certificate) {
  std::vector<int> givens = numbers(certificate.puzzle.givens);
  int& given = givens[certificate.claim.cell];
  if (given != 0 && given != certificate.claim.value) return true;
  given = certificate.claim.value;
  return count(certificate, givens) == 0;
}

}  // namespace

Bundle::Bundle(const Puzzle& puzzle, const Claim& claim, const ProveOptions& options) {
  prove(puzzle, claim, options, directory(), Limits());
  for (const auto& entry : std::filesystem::directory_iterator(directory())) {
    files_[entry.path().filename()] = read_file(entry.path());
  }
}

void Bundle::write(const std::string& name, const std::string& text) const {
  // A new file: some file systems wait for the disk where one is cut to nothing.
  std::filesystem::remove(directory() + "/" + name);
  std::ofstream(directory() + "/" + name, std::ios::binary) << text;
}

void Bundle::restore() const {
  for (const auto& [name, text] : files_) write(name, text);
}

std::string verdict(const Bundle& bundle) {
  try {
    verify_certificate(bundle.directory());
    return "verified";
  } catch (const InputError& error) {
    return error.what();
  }
}

bool is_true(const Certificate& certificate) {
  if (!certificate.puzzle.board->standard()) throw std::invalid_argument("a board with rules");
  switch (certificate.claim.kind) {
    case Claim::Kind::unsat:
      return count(certificate, numbers(certificate.puzzle.givens)) == 0;
    case Claim::Kind::count:
      return std::to_string(count(certificate, numbers(certificate.puzzle.givens), 100'000)) ==
             certificate.claim.count;
    case Claim::Kind::unique:
      return is_only_solution(certificate);
    case Claim::Kind::impossible:
      return has_no_solution_with_value(certificate);
    case Claim::Kind::minimal:
      return is_only_solution(certificate) && every_given_is_needed(certificate);
    case Claim::Kind::candidates:
      return has_all_candidates(certificate);
    default:
      return is_only_solution(certificate) && no_fewer_givens_do(certificate);
  }
}

}  // namespace sudoku_sat::support
