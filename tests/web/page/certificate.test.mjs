// A certificate is saved: what the program's own verify accepts, where the program is at hand.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPages, onWidePage, says, unique } from "./support.mjs";

/** What the certificate that is saved says, as the program verifies it. */
async function verified(page) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#certificate")]);
  assert.equal(file.suggestedFilename(), "certificate.zip");
  const folder = await mkdtemp(join(tmpdir(), "page-"));
  try {
    execFileSync("python3", ["-m", "zipfile", "-e", await file.path(), folder]);
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
