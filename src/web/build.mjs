// Makes the page of its sources: node build.mjs FOLDER writes index.html, style.css and page.js there.
// Run by `tools/build web`, which has put the packages into build/web/node_modules; nothing is taken
// from elsewhere. The same sources give the same bytes. What is written is meant to be read as well,
// so names and lines are kept, and preact is taken from its sources, not from what it has minified: all of it is
// small. The licences of what is in it stand at its top, which they ask for.
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = new URL(".", import.meta.url);
const packages = new URL("../../build/web/node_modules/", here);
const { build } = createRequire(packages)("esbuild");
const path = (name) => fileURLToPath(new URL(name, here));

// As they are, line by line.
const puzzles = {
  name: "puzzles",
  setup: (build) => build.onLoad({ filter: /\.txt$/ }, async ({ path }) => {
    const text = await readFile(path, "utf8");
    return { contents: `export default \`${text.replace(/[\\`$]/g, "\\$&")}\``, loader: "js" };
  }),
};
const sources = (name) => fileURLToPath(new URL(`preact/${name}src/index.js`, packages));
async function licence(name) {
  const { version } = JSON.parse(await readFile(new URL(`${name}/package.json`, packages), "utf8"));
  const text = await readFile(new URL(`${name}/LICENSE`, packages), "utf8");
  return `/*! ${name} ${version}\n\n${text.replaceAll("\r", "").trim()}\n*/`;
}

const folder = process.argv[2] && resolve(process.argv[2]);
if (!folder) throw new Error("usage: node build.mjs FOLDER");
await mkdir(folder, { recursive: true });
await build({
  entryPoints: { page: path("source/main.tsx"), style: path("page/style.css") },
  outdir: folder,
  bundle: true,
  plugins: [puzzles],
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  banner: { js: (await Promise.all(["preact", "fflate"].map(licence))).join("\n") },
  alias: {
    "preact": sources(""),
    "preact/hooks": sources("hooks/"),
    "preact/jsx-runtime": sources("jsx-runtime/"),
  },
  nodePaths: [fileURLToPath(packages)],
  tsconfig: path("tsconfig.json"),
  absWorkingDir: fileURLToPath(here),
});
await copyFile(path("page/index.html"), `${folder}/index.html`);
