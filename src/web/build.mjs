// Makes the page of its sources: node build.mjs FOLDER writes index.html, style.css and page.js there.
// Run by `tools/build web`, which has put the packages into build/web/node_modules; nothing is taken
// from elsewhere. The same sources give the same bytes. What is written is meant to be read as well,
// so names and lines are kept: all of it is small.
import { copyFile, mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = new URL(".", import.meta.url);
const packages = new URL("../../build/web/node_modules/", here);
const { build } = createRequire(packages)("esbuild");
const path = (name) => fileURLToPath(new URL(name, here));

const folder = process.argv[2] && resolve(process.argv[2]);
if (!folder) throw new Error("usage: node build.mjs FOLDER");
await mkdir(folder, { recursive: true });
await build({
  entryPoints: { page: path("source/main.tsx"), style: path("page/style.css") },
  outdir: folder,
  bundle: true,
  loader: { ".txt": "text" },
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  nodePaths: [fileURLToPath(packages)],
  tsconfig: path("tsconfig.json"),
  absWorkingDir: fileURLToPath(here),
});
await copyFile(path("page/index.html"), `${folder}/index.html`);
