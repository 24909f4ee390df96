// A PDF of one page, made in the browser (ISO 32000-1): its content, and a picture in pixels if it has one, as JPEG,
// which PDF holds as it is (7.4.8).

/** An object that a page uses by the number 5. */
interface Stream { dictionary: string; bytes: Uint8Array<ArrayBuffer> }

export function pdf(points: readonly [number, number], resources: string, content: string, stream?: Stream) {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const starts: number[] = [];
  let length = 0;
  const put = (part: string | Uint8Array<ArrayBuffer>) => { parts.push(part); length += part.length; };
  const object = (dictionary: string, bytes?: string | Uint8Array<ArrayBuffer>) => {
    starts.push(length);
    put(`${starts.length} 0 obj\n<< ${dictionary}${bytes ? ` /Length ${bytes.length}` : ""} >>\n`);
    if (bytes) for (const part of ["stream\n", bytes, "\nendstream\n"]) put(part);
    put("endobj\n");
  };
  put("%PDF-1.4\n");
  object("/Type /Catalog /Pages 2 0 R");
  object("/Type /Pages /Kids [3 0 R] /Count 1");
  object(`/Type /Page /Parent 2 0 R /MediaBox [0 0 ${points.join(" ")}] /Contents 4 0 R /Resources << ${resources} >>`);
  object("", content);
  if (stream) object(stream.dictionary, stream.bytes);
  const table = length;
  const lines = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  put(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${lines}`);
  put(`trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: "application/pdf" });
}

/** A picture of so many pixels that fills a page of so many points. */
export function pixelPdf(jpeg: Uint8Array<ArrayBuffer>, pixels: readonly [number, number], points: readonly [number, number]) {
  const dictionary = `/Type /XObject /Subtype /Image /Width ${pixels[0]} /Height ${pixels[1]} /ColorSpace /DeviceRGB ` +
    "/BitsPerComponent 8 /Filter /DCTDecode";
  return pdf(points, "/XObject << /P 5 0 R >>", `q ${points[0]} 0 0 ${points[1]} 0 0 cm /P Do Q`, { dictionary, bytes: jpeg });
}
