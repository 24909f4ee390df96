// tools/cluster/slurm and kubernetes without a cluster. Slurm is replaced by programs that report
// how many tasks an array may have, record what is submitted, and run it immediately.
#include <cstring>
#include <filesystem>

#include "cli/helpers.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

const std::string scontrol = "#!/bin/sh\necho 'MaxArraySize            = 4'\n";

// Tasks as --array lists them, else one job; their directory is that of --chdir.
const std::string sbatch = R"(#!/bin/bash
echo "$@" >>"$SUBMITTED"
cat >"$SUBMITTED.script"
while (($# > 0)); do
  case $1 in
    --array) tasks=${2%\%*} ;;
    --chdir) cd "$2" ;;
  esac
  shift
done
export SLURM_JOB_ID=7
for range in ${tasks//,/ }; do
  for ((i = ${range%-*}; i <= ${range#*-}; ++i)); do SLURM_ARRAY_TASK_ID=$i bash "$SUBMITTED.script"; done
done
[[ -n $tasks ]] || bash "$SUBMITTED.script" >>merge.log 2>&1
echo 7
)";

/// A stream in ten parts, and a Slurm whose arrays have at most three tasks.
struct Cluster {
  Scratch scratch;
  std::string folder = scratch.file("a folder's \"name\"\nof two lines, 100 %");
  std::string parts = folder + "/parts";
  std::string stream = folder + "/stream.txt";

  Cluster() {
    fs::create_directory(folder);
    for (const auto& [name, text] : {std::pair{"scontrol", scontrol}, {"sbatch", sbatch}}) {
      fs::permissions(scratch.write(name, text), fs::perms::owner_all);
    }
    REQUIRE(run({"generate", "-q", "-n", "40", "--seed", "1", "-o", stream}).status == 0);
    REQUIRE(run({"parts", "split", "-q", stream, "--parts", "10", "-o", parts}).status == 0);
  }

  RunResult call(const std::string& script, const std::string& options = "") const {
    return shell_in(folder,
                    source_path("tools/cluster/" + script) + " parts/manifest.json " + options,
                    {"PATH=" + scratch.path().string() + ":/usr/bin:/bin",
                     "SUBMITTED=" + submitted(), "SUDOKU_SAT=" + program_path().string()});
  }

  std::string submitted() const { return scratch.file("submitted"); }
  std::string whole() const { return run({"solve", "-f", "line", stream}).out; }
  std::string merged() const { return read_file(parts + "/merged.txt"); }
};

}  // namespace

TEST_CASE("cli: more parts than a job array has tasks are all worked on", "[cli][cluster]") {
  const Cluster cluster;
  const RunResult called = cluster.call("slurm", "--nodes 2 --time 5");
  INFO(called);
  CHECK(called.status == 0);
  CHECK(called.out == "7\n7\n");
  CHECK(cluster.merged() == cluster.whole());
  const std::string submitted = read_file(cluster.submitted());
  CHECK_THAT(submitted, Contains("--array 1-3%2 ") && Contains("--time 5") &&
                            Contains("--dependency afterany:7"));
}

TEST_CASE("cli: a second call submits only the tasks of parts that are not done",
          "[cli][cluster]") {
  const Cluster cluster;
  cluster.call("slurm");
  fs::remove(cluster.submitted());
  SECTION("one is missing, of task 2") {
    fs::remove(cluster.parts + "/part-05.json");
    CHECK(cluster.call("slurm").status == 0);
    CHECK_THAT(read_file(cluster.submitted()), Contains("--array 2 "));
    CHECK(cluster.merged() == cluster.whole());
  }
  SECTION("none") {
    CHECK(cluster.call("slurm").out == "7\n");
    CHECK_THAT(read_file(cluster.submitted()), !Contains("--array"));
  }
}

TEST_CASE("cli: a second call makes an altered part again", "[cli][cluster]") {
  const Cluster cluster;
  cluster.call("slurm");
  const std::string merged = cluster.merged();
  const std::string file = cluster.parts + "/part-04.result";
  SECTION("cut short") { fs::resize_file(file, 10); }
  SECTION("as long and as old as before, which the merge notices") {
    const auto written = fs::last_write_time(file);
    replace_in(file, "1", "2");
    fs::last_write_time(file, written);
    fs::remove(cluster.parts + "/merged.txt");
    cluster.call("slurm");
    CHECK_FALSE(fs::exists(cluster.parts + "/merged.txt"));
    CHECK_THAT(read_file(cluster.parts + "/merge.log"),
               Contains("part-04.result: altered") && Contains("tools/cluster/slurm again"));
  }
  cluster.call("slurm");
  CHECK(cluster.merged() == merged);
}

TEST_CASE("cli: wrong calls of the cluster's scripts give an error of one line", "[cli][cluster]") {
  const Cluster cluster;
  const auto refused = [&](const std::string& script, const std::string& options) {
    const RunResult result = cluster.call(script, options);
    CHECK(result.status != 0);
    CHECK(result.out.empty());
    return lines_of(result.err).back();
  };
  CHECK_THAT(refused("slurm", "--nodes many"), Contains("--nodes many: a number from 1"));
  const std::string image = "--image image:1 --claim files ";
  CHECK_THAT(refused("kubernetes", "--image image:1"), Contains("--claim"));
  CHECK_THAT(refused("kubernetes", "--image image:1 --claim Files"),
             Contains("'Files' is not a name"));
  CHECK_THAT(refused("kubernetes", image + "--jobs 0"), Contains("'0' is not a number from 1"));
  CHECK_THAT(refused("kubernetes", image + "--mount parts"), Contains("is not below"));
  CHECK_FALSE(fs::exists(cluster.submitted()));
}

TEST_CASE("cli: a solution of Mallob is read from its result, or from the pipe that it names",
          "[cli][cluster]") {
  const Scratch scratch;
  std::vector<int> literals{0};
  for (const char value : small_solution) {
    for (const char other : std::string("1234")) {
      const int variable = static_cast<int>(literals.size());
      literals.push_back(other == value ? variable : -variable);
    }
  }
  std::string bytes(literals.size() * sizeof(int), '\0');
  std::memcpy(bytes.data(), literals.data(), bytes.size());
  const std::string pipe = scratch.file("pipe");
  const Json many{{"resultcode", 10}, {"solution-file", pipe}, {"solution-size", literals.size()}};
  const auto answer = [&](const Json& result, const std::string& written) {
    const Json whole{{"name", "job"}, {"result", result}};
    return shell(
        "mkfifo -m 600 '" + pipe + "' 2>/dev/null; { cat '" + scratch.write("bytes", written) +
            "' > '" + pipe + "' & } ; " + source_path("tools/cluster/mallob") + " --answer '" +
            scratch.write("result", whole.dump()) +
            "' > answer; status=$?; kill $! 2>/dev/null; [ $status = 0 ] || exit $status; " +
            "\"$SUDOKU_SAT\" dimacs -p " + small + " -o f.cnf && " +
            "\"$SUDOKU_SAT\" decode -f line f.cnf < answer",
        patience);
  };
  CHECK(answer({{"resultcode", 10}, {"solution", literals}}, "").out == small_solution + "\n");
  CHECK(answer(many, bytes).out == small_solution + "\n");
  CHECK_THAT(answer(many, bytes.substr(0, 40)).err, Contains("has 10 of 65 numbers"));
}
