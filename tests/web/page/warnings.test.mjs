// What the reader warned of stands beside the verdict; a limit is never told as something found.
import assert from "node:assert/strict";
import { barriers, cell, needServer, onPages, onWidePage, says, unique } from "./support.mjs";

/** A SudokuPad link whose thermometer and whisper line are drawn, which no program can read. */
const link = "https://sudokupad.app/sclN4IgxgpgNlDKCWAvCIBcA2ALAGhAWwgBcBDAE2JLVEPkKhVRADl4A7CAAgCcBXegZxC5eAtCACixMAAtuAewDu2DmDlQeeVh2KtSHOTzpsIerhADm8OVulrS%2FDhCmy5AMw4BGDoTkcAnPqskAB0ADqsACrSEFx4cgSEMfyoHABuxOoQDlzw%2FJwZ1uaOzt7RsfFEMRyuXPEctA4ARnyNANwc%2FFCKKYTRAJ4c7KlVrhlQYawA6tK5AA5JKezw5tKNBlwO1tocUMYcpPCurlWNAxQ7TvyE26wajTEpAKyB%2FgAefsqHg9acuRyWw1YwRAAF9cJAYIJUABtaGgdKZMQADlB2GAYPRaIx2KxuPRAF1sHCcfCMjwGCAAMyo0mIxjoGkkpmE4lokAI8liADsjLx7LJFL8vNpnMYACZhSCWZiRRTHpK%2BRyKTymVjpaqZfy6SBMDStaKQPKMfrlZL1XjjUqxB4FZqrYxqdjzXaBdbbSSTWIGZbXYwUVKiTKfdr%2FWz7Yb3WHfSAbU7A8GDUKNR7w7rmYSQGZLNYobDoQAGbD5lmFjwl7BilkeItV7BlonVytEsU15t1lktyssgvYSnlzDlx61vsN7AD0dDtsj6Et8cz7BD7uF9DlrnlpG1lejtejjdtrfznfzjfdymt6Fn%2BsXissnDFok4K84JvQx7nt9Xt9donX6dnudnpO0I4NOOBzjgQFvtOb5zm%2Bi4%2FmeB5nkeZ57sB2AHjgR44Ghb4Hm%2BR5vieP7oOepFXqRL5cue1FXtRL5IuejFXox36wqR06kXOpFAdR07UXO1FAYx06MXOjHwexGEsqRR6kWh1EHtRR7UWhjEHoxR6MSeGZgMQ5hZGg0IZrs7C5qACjEH0AAKchsIQuYFsEb75s5JbOXWblEq5X5ubpahyFwYgAMQAELhRFQggL08BgAA1mZUJivmxqWTZdmsA5RnAR5Pm3h5HheTlvlAZgHmUn54IBUFjBhRF4VRTF8WJWgHhigGIDEFwtQKLmGY8LoMRQFZ5ngBAmUxEZPlFl5IAKPApC9GgrmMSA0TLNIhDLcEq21ANpAmGghC8BAuBrFwB1cAAwtVIX1Q1Z1SHF5h7boN1dDVIB1fVoIZnIwxcMNfR9SCQA%3D%3D%3D";

onPages("rules that a link only draws are named as skipped, as long as the puzzle is shown", link, async (page) => {
  await says(page, "#warnings", /2 warnings.*the rules are words.*drawn without a rule and left out: lines \(2\)/);
  assert.deepEqual(await barriers(page, "#right"), []);
  await cell(page, "r1c2").click();
  await page.keyboard.press("1");
  await says(page, "#said", /One solution/);
  await says(page, "#warnings", /left out/);
  await page.reload();
  await says(page, "#warnings", /left out/);
  await page.evaluate(() => { location.hash = "1.....2..3.....4"; });
  await page.locator("#warnings").waitFor({ state: "detached" });
});

onWidePage("if a limit comes before the candidates, no cell is shown as differing", unique.replace("8", "."), async (page) => {
  await needServer(page);
  await page.route("**/api", async (route) => {
    const request = route.request().postDataJSON();
    if (request.command === "candidates") request.options.timeout = 1e-9;
    await route.continue({ postData: JSON.stringify(request) }).catch(() => {}); // the page may have given it up
  });
  await cell(page, "r9c9").click();
  await page.keyboard.press("9");
  await page.keyboard.press("Delete");
  await says(page, "#said", /Several solutions/);
  await says(page, "#more", /^Time ran out before it was known which cells differ/);
});
