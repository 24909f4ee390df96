// `serve --mcp` with the Model Context Protocol's reference client (SUDOKU_SAT in the environment).
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

const root = new URL("../..", import.meta.url).pathname;
const folder = join(root, "build/mcp");
const program = process.env.SUDOKU_SAT ?? join(root, "build/dev/sudoku-sat");

let client;
before(async () => {
  cpSync(join(root, "tests/web/mcp"), folder, { recursive: true });
  execFileSync("npm", ["ci", "--silent", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  const { resolve } = createRequire(join(folder, "package.json"));
  const sdk = (path) => import(pathToFileURL(resolve(`@modelcontextprotocol/sdk/${path}`)));
  const { Client } = await sdk("client/index.js");
  const { StdioClientTransport } = await sdk("client/stdio.js");
  client = new Client({ name: "test", version: "1" });
  await client.connect(new StdioClientTransport({ command: program, args: ["serve", "--mcp"] }));
});
after(() => client?.close());

const answer = ({ content, isError }) => ({ ...JSON.parse(content[0].text), isError });

test("tools are listed, each with a schema", async () => {
  const { tools } = await client.listTools();
  for (const name of ["solve", "explain", "hint", "generate", "dimacs"]) assert.ok(tools.some((tool) => tool.name === name), name);
  for (const tool of tools) assert.equal(tool.inputSchema.type, "object");
});

test("a puzzle is solved", async () => {
  const said = answer(await client.callTool({ name: "solve", arguments: { puzzle: "1.....2..3.....4" } }));
  assert.equal(said.isError, false);
  assert.equal(said.answers[0].status, "solved");
});

test("what is wrong is said as a tool's error", async () => {
  const said = answer(await client.callTool({ name: "solve", arguments: { options: { sizes: 4 } } }));
  assert.equal(said.isError, true);
  assert.match(said.error.message, /sizes/);
});

test("progress arrives, and a call can be given up", async () => {
  const giving_up = new AbortController();
  let told = 0;
  const endless = client.callTool({ name: "solve", arguments: { options: { empty: true, solutions: 0 } } }, undefined, {
    signal: giving_up.signal,
    onprogress: () => {
      told += 1;
      giving_up.abort("enough");
    },
  });
  await assert.rejects(endless);
  assert.ok(told > 0);
  assert.equal(answer(await client.callTool({ name: "count", arguments: { options: { empty: true, size: 4 } } })).isError, false);
});
