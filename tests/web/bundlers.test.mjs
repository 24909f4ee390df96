// The npm package in a page that a bundler makes: as users get it (packed, installed), by the bundlers' own
// defaults. webpack and vite find the module and the worker by themselves; esbuild and rollup leave their URLs as
// they are, so that the files have to lie beside the bundle (src/npm/README.md).
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";

const root = new URL("../..", import.meta.url).pathname;
const folder = join(root, "build/bundlers");
const run = (program, words) => execFileSync(program, words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
const bundler = (name, ...words) => run(join(folder, "node_modules/.bin", name), words);
const installed = (name) => join(folder, "node_modules/sudoku-sat", name);

let browser;
before(async () => {
  cpSync(join(root, "tests/web/bundlers"), folder, { recursive: true });
  run("npm", ["ci", "--silent", "--no-audit", "--no-fund"]);
  const packed = run("npm", ["pack", "--silent", join(root, "build/wasm/npm")]).trim();
  run("npm", ["install", "--silent", "--no-save", "--no-audit", "--no-fund", join(folder, packed)]);
  const { chromium } = createRequire(join(folder, "package.json"))("playwright-core");
  browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
});
after(() => browser?.close());

/** A new folder for what a bundler makes, with a page that loads it. */
function output(name, script = '<script type="module" src="main.js"></script>') {
  const path = join(folder, "out", name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "index.html"), `<!doctype html><meta charset="utf-8"><title>waiting</title>${script}`);
  return path;
}

async function titleAt(url) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => document.title !== "waiting", null, { timeout: 60_000 });
  const title = await page.title();
  await page.close();
  return title;
}

const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

/** The page's title once it has its answer, from a server that knows nothing but files. */
async function titleOf(path) {
  const server = createServer(async ({ url }, response) => {
    const file = join(path, url === "/" ? "index.html" : url.split("?")[0]);
    const bytes = await readFile(file).catch(() => null);
    response.writeHead(bytes ? 200 : 404, { "content-type": types[extname(file)] ?? "text/plain" }).end(bytes);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await titleAt(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
  }
}

/** What esbuild and rollup leave where it is. */
function copyBeside(path) {
  for (const name of ["worker.js", "answering.js", "module.js", "sudoku-sat.wasm.zst"]) copyFileSync(installed(name), join(path, name));
}

test("webpack", async () => {
  const path = output("webpack", '<script src="main.js"></script>');
  bundler("webpack", "--mode", "production", "--entry", "./main.js", "-o", path);
  assert.equal(await titleOf(path), "solved");
});

test("vite build", async () => {
  const path = output("vite");
  bundler("vite", "build", ".", "--outDir", path, "--emptyOutDir", "--logLevel", "error");
  assert.equal(await titleOf(path), "solved");
});

test("vite's server", async () => {
  const server = spawn(join(folder, "node_modules/.bin/vite"), [".", "--port", "0", "--host", "127.0.0.1"], { cwd: folder });
  try {
    const url = await new Promise((resolve, reject) => {
      let said = "";
      server.stdout.on("data", (text) => {
        said += text;
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said.replace(/\x1b\[[0-9;]*m/g, ""));
        if (found) resolve(found[0]);
      });
      server.on("exit", () => reject(new Error(said)));
    });
    assert.equal(await titleAt(url), "solved");
  } finally {
    server.kill();
  }
});

test("esbuild", async () => {
  const path = output("esbuild");
  bundler("esbuild", "main.js", "--bundle", "--format=esm", `--outdir=${path}`, "--log-level=error");
  copyBeside(path);
  assert.equal(await titleOf(path), "solved");
});

test("rollup", async () => {
  const path = output("rollup");
  bundler("rollup", "main.js", "-p", "@rollup/plugin-node-resolve={browser:true}", "-d", path, "--silent");
  copyBeside(path);
  assert.equal(await titleOf(path), "solved");
});
