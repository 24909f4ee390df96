// A certificate is saved: what the program's own verify accepts, where the program is at hand.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPages, onWidePage, saved, says, unique } from "./support.mjs";

/** What the certificate that is saved says, as the program verifies it. */
async function verified(page) {
  const { name, bytes } = await saved(page, "#certificate");
  assert.equal(name, "certificate.zip");
  const folder = await mkdtemp(join(tmpdir(), "page-"));
  try {
    await writeFile(join(folder, name), bytes);
    execFileSync("python3", ["-m", "zipfile", "-e", join(folder, name), folder]);
    return execFileSync(process.env.SUDOKU_SAT, ["verify", join(folder, "certificate")], { encoding: "utf8" });
  } finally {
    await rm(folder, { recursive: true });
  }
}

onPages("a certificate of the only solution is saved, and verify accepts it", unique, async (page) => {
  await says(page, "#said", /One solution/);
  assert.match(await verified(page), /the solution is the only one/);
  await says(page, "#notice", /^Saved/);
});

onWidePage("there is also a certificate that there is no solution", "55" + ".".repeat(79), async (page) => {
  await says(page, "#said", /No solution/);
  assert.match(await verified(page), /there is no solution/);
});
