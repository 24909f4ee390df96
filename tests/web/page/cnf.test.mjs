// The CNF goes out as a file, in the encoding that was chosen.
import assert from "node:assert/strict";
import { onPages, onWidePage, saved, unique } from "./support.mjs";

async function savedCnf(page) {
  const { name, bytes } = await saved(page, "#save-cnf");
  return { name, text: bytes.toString() };
}

onPages("the CNF is saved as the program writes it", unique, async (page) => {
  await page.click("#export > summary");
  await page.locator("#cnf-encoding option", { hasText: "extended" }).waitFor({ state: "attached" });
  const usual = await savedCnf(page);
  assert.equal(usual.name, "puzzle-maple.cnf");
  assert.match(usual.text, /^c encoding maple$/m);
  assert.match(usual.text, /^c 1 S\[1,1,1\]$/m);
  await page.selectOption("#cnf-encoding", "extended");
  await page.uncheck("#cnf-names");
  const { name, text } = await savedCnf(page);
  assert.equal(name, "puzzle-extended.cnf");
  assert.match(text, /^p cnf 729 12009$/m); // 11,988 clauses of the rules and 21 givens
  assert.equal(text.split("\n").filter((line) => / 0$/.test(line) && !line.startsWith("c")).length, 12009);
  assert.doesNotMatch(text, /^c 1 S\[1,1,1\]$/m);
});

onWidePage("a puzzle without solutions also has a CNF", "55" + ".".repeat(79), async (page) => {
  await page.click("#export > summary");
  const { text } = await savedCnf(page);
  assert.match(text, /^p cnf 729 /m);
});
