// What people paste and open: cells of spreadsheets, jigsaws, posts, links; files as they are saved.
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { addressSays, onWidePage, says, unique, until } from "./support.mjs";

/** As if the text were in the clipboard. */
const paste = (page, text) => page.evaluate((pasted) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", pasted);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
}, text);

const rows = ["53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.", "...419..5", "....8..79"];
const cells = rows.map((row) => [...row].map((sign) => (sign === "." ? "" : sign)).join("\t")).join("\r\n");
const post = `My daughter gave up on this one:\n\n> \`\`\`\n${rows.map((row) => `> ${row}\n`).join("")}> \`\`\`\n`;
const map = "111233333412233555412233675412266675412268875416668875416998875444998875999998777";
const jigsaw = `.8.....5.8....7..5....9.....7.169....8..7....6...........................4...3...\n${map}`;
const board = /53\.\.7\.\.\.\.\n6\.\.195/;

onWidePage("cells of a spreadsheet, a post, a jigsaw and a link are pasted", "1.....2....3..4.", async (page) => {
  await paste(page, cells);
  await addressSays(page, board);
  await paste(page, jigsaw);
  await addressSays(page, /regions:\n {2}111233333/);
  await paste(page, post);
  await addressSays(page, board);
  await paste(page, `https://sudoku.example/play?bd=${rows.join("").replaceAll(".", "0")}`);
  await addressSays(page, board);
});

const webPage = `<table class="s">${rows.map((row) => `<tr>${[...row].map((sign) => `<td>${sign === "." ? "&nbsp;" : sign}</td>`).join("")}</tr>`).join("\n")}</table>`;
const iss = [...rows.join("")].flatMap((sign, at) => (sign === "." ? [] : [`~R${Math.floor(at / 9) + 1}C${at % 9 + 1}_${sign}`])).join("");

onWidePage("a table of a web page, a text and a link of the Interactive Sudoku Solver are pasted", "1.....2....3..4.", async (page) => {
  await paste(page, webPage);
  await addressSays(page, board);
  await paste(page, `.${iss}.Thermo~R1C3~R1C4.Cage~9~R2C2~R2C3`);
  await addressSays(page, /thermometers:\n {2}r1c3 r1c4\n/);
  await addressSays(page, /cages:\n {2}9: r2c2 r2c3\n/);
  await addressSays(page, board);
  await paste(page, `https://sigh.github.io/Interactive-Sudoku-Solver/?q=${encodeURIComponent(`.${iss}.AntiKnight`)}`);
  await addressSays(page, /rules: anti-knight\n/);
  await addressSays(page, board);
});

onWidePage("of a text that can't be read the page says where, and the board stays", unique, async (page) => {
  await says(page, "#said", /^One solution/);
  await paste(page, rows.join("\n").replace("8....6", "8..x.6"));
  await says(page, "#said", /^Line 3, column 6: 'x' is not a symbol/);
  await paste(page, "Dear reader, there is no puzzle here.");
  await says(page, "#said", /^The text contains no puzzle/);
  await addressSays(page, /\n8\.{8}\n/);
});

onWidePage("the page says that a text has several puzzles", "", async (page) => {
  await paste(page, `quizzes,solutions\n${rows.join("")},x\n${rows.toReversed().join("")},x\n`);
  await addressSays(page, board);
  await says(page, "#warnings", /the text has 2 puzzles, this is the first/);
});

const files = {
  "UTF-16": Buffer.from(`\ufeff${cells}`, "utf16le"),
  "Windows-1252": Buffer.from(rows.map((row) => [...row].join("\xa0")).join("\n").replaceAll(".", "\xb7"), "latin1"),
  gzip: gzipSync(rows.join("\n")),
};

onWidePage("files of spreadsheets and compressed ones are opened", "1.....2....3..4.", async (page) => {
  await page.click("#input > summary");
  for (const [name, buffer] of Object.entries(files)) {
    await page.evaluate(() => { location.hash = "1.....2....3..4."; });
    await until(page, () => document.querySelectorAll("[role=gridcell]").length === 16);
    await page.setInputFiles("#file", { name: `${name}.txt`, mimeType: "text/plain", buffer });
    await addressSays(page, board);
    assert.equal(await page.locator("[role=gridcell]").count(), 81, name);
  }
});

onWidePage("the puzzle's file is shown, changed and read; a text that can't be read stays where it is typed", unique, async (page) => {
  await page.click("#source > summary");
  const text = page.locator("#source-text");
  assert.match(await text.inputValue(), /^size: 9\n\n8\.{8}\n/);
  await text.fill((await text.inputValue()).replace("size: 9\n", "size: 9\nno-such-rule:\n  1\n"));
  await page.click("#source-apply");
  await says(page, "#said", /no-such-rule/);
  assert.match(await text.inputValue(), /no-such-rule/);
  await page.click("#source-back");
  assert.doesNotMatch(await text.inputValue(), /no-such-rule/);
  await text.fill((await text.inputValue()).replace("size: 9\n", "size: 9\ndiagonals:\n").replace("diagonals:\n", "rules: diagonals\n"));
  await page.click("#source-apply");
  await addressSays(page, /rules: diagonals\n/);
  await until(page, () => document.querySelector("#source-apply")?.disabled);
});
