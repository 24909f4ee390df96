// A picture as a PDF of one page, made in the browser: the pixels as JPEG, which PDF holds as they are
// (ISO 32000-1, 7.4.8). Lines without pixels come of printing into a file.

/** A picture of so many pixels, on a page of so many points. */
export interface Page { jpeg: Uint8Array<ArrayBuffer>; pixels: [number, number]; points: [number, number] }

export function pdf({ jpeg, pixels, points }: Page) {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const starts: number[] = [];
  let length = 0;
  const put = (part: string | Uint8Array<ArrayBuffer>) => { parts.push(part); length += part.length; };
  const object = (dictionary: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    starts.push(length);
    put(`${starts.length} 0 obj\n<< ${dictionary}${stream ? ` /Length ${stream.length}` : ""} >>\n`);
    if (stream) for (const part of ["stream\n", stream, "\nendstream\n"]) put(part);
    put("endobj\n");
  };
  put("%PDF-1.4\n");
  object("/Type /Catalog /Pages 2 0 R");
  object("/Type /Pages /Kids [3 0 R] /Count 1");
  object(`/Type /Page /Parent 2 0 R /MediaBox [0 0 ${points.join(" ")}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >>`);
  object("", `q ${points[0]} 0 0 ${points[1]} 0 0 cm /P Do Q`);
  object(`/Type /XObject /Subtype /Image /Width ${pixels[0]} /Height ${pixels[1]} /ColorSpace /DeviceRGB ` +
    "/BitsPerComponent 8 /Filter /DCTDecode", jpeg);
  const table = length;
  const lines = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  put(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${lines}`);
  put(`trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: "application/pdf" });
}
