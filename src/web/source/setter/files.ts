// Texts and pictures to the clipboard and into files, without leaving the browser.

/** Throws where the browser doesn't let the page do it. */
export async function copy(text: string) {
  if (!navigator.clipboard) throw new Error("This browser lets no page copy that is not from this machine; save it instead.");
  await navigator.clipboard.writeText(text);
}

export function download(content: string | Blob, name: string, type: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The picture in pixels, three for each of the drawing. */
export async function pngOf(svg: string) {
  const [, , width, height] = /viewBox="([^"]*)"/.exec(svg)![1].split(" ").map(Number);
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 3 * width;
  canvas.height = 3 * height;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => blob ? resolve(blob) : reject(new Error("This browser makes no PNG."))));
}
