// Texts and pictures to the clipboard and into files, without leaving the browser.
import { pixelPdf } from "./pdf";
import { vectorPdf } from "./vector_pdf";

/** Throws where the browser doesn't let the page do it. */
export async function copy(text: string) {
  if (!navigator.clipboard) throw new Error("Your browser only allows copying on secure pages; save the file instead.");
  await navigator.clipboard.writeText(text);
}

export function download(content: string | Blob, name: string, type: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const scale = 3; // pixels for each unit of the drawing

/** The drawing as pixels on white, and its size in units. */
async function drawn(svg: string) {
  const [, , width, height] = /viewBox="([^"]*)"/.exec(svg)![1].split(" ").map(Number);
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = scale * width;
  canvas.height = scale * height;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, width, height };
}

function blobOf(canvas: HTMLCanvasElement, type: string) {
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => blob ? resolve(blob) : reject(new Error(`Your browser can't make ${type}.`)), type, 0.95));
}

export async function pngOf(svg: string) {
  return blobOf((await drawn(svg)).canvas, "image/png");
}

/** A page as large as the picture, 96 units of which are an inch, as browsers have it: in lines, or else in pixels. */
export async function pdfOf(svg: string) {
  const lines = vectorPdf(svg);
  if (lines) return lines;
  const { canvas, width, height } = await drawn(svg);
  const jpeg = new Uint8Array(await (await blobOf(canvas, "image/jpeg")).arrayBuffer());
  return pixelPdf(jpeg, [canvas.width, canvas.height], [width * 0.75, height * 0.75]);
}
