// Encodings side by side: sizes as the program has them, on the board that was chosen.
import { inMode, onPages, says } from "./support.mjs";

onPages("sizes of encodings are shown side by side and follow the size of the board", "", async (page) => {
  await inMode(page, "SAT");
  await page.click("#encodings > summary");
  await says(page, "#sizes", /minimal8,829/);
  await says(page, "#sizes", /extended11,988/);
  await page.selectOption("#encodings-size", "4");
  await says(page, "#sizes", /minimal304/);
});
