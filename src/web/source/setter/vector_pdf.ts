// A picture of the program as a PDF of one page, in lines and letters: its few elements are those of a page's content
// (ISO 32000-1, 8 and 9). Letters are of the fonts that each reader of PDF has; where a title has others, or a picture
// anything else than these elements, there is none, and the picture goes out in pixels.
import { pdf } from "./pdf";

// Widths of Helvetica and its bold face from " " to "~", in thousandths (Adobe's font metrics).
const widths = [
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584",
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 500 500 389 280 389 584",
].map((list) => list.split(" ").map(Number));

/** Of the font Symbol: its code and its width. */
const symbols: Record<string, [string, number]> = {
  "←": ["\\254", 987], "↑": ["\\255", 603], "→": ["\\256", 987], "↓": ["\\257", 603], "≠": ["\\271", 549], "≤": ["\\243", 549], "≥": ["\\263", 549],
};

class Unknown extends Error {}

const known: Record<string, readonly string[]> = {
  svg: ["xmlns", "width", "height", "viewBox"], title: [], style: [],
  g: ["font-family", "font-size", "text-anchor", "fill", "font-weight"], text: ["x", "y"],
  rect: ["x", "y", "width", "height", "fill", "rx", "stroke", "stroke-width"], circle: ["cx", "cy", "r", "fill", "stroke", "stroke-width"],
  path: ["fill", "d", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"],
};

function check(element: Element) {
  const names = known[element.localName];
  if (!names || [...element.attributes].some(({ name }) => name !== "class" && !names.includes(name))) throw new Unknown();
}

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);

/** "#fff" or "#ffffff" as three shares. */
function colour(text: string) {
  const [, digits] = /^#((?:[0-9a-f]{3}){1,2})$/i.exec(text) ?? [];
  if (!digits) throw new Unknown();
  const size = digits.length / 3;
  return [0, 1, 2].map((at) => (parseInt(digits.slice(at * size, (at + 1) * size).repeat(3 - size), 16) / 255).toFixed(3)).join(" ");
}

/** The outline in the words of PDF. */
function outline(d: string) {
  let [x, y] = [0, 0];
  return (d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? []).map((part) => {
    const numbers = part.slice(1).match(/-?[\d.]+/g)?.map(Number) ?? [];
    switch (part[0]) {
      case "M": case "L": {
        const points = Array.from({ length: numbers.length / 2 }, (_, at) => numbers.slice(2 * at, 2 * at + 2));
        [x, y] = points[points.length - 1];
        return points.map((point, at) => `${point.join(" ")} ${part[0] === "M" && at === 0 ? "m" : "l"}`).join("\n");
      }
      case "h": x += numbers[0]; break;
      case "v": y += numbers[0]; break;
      case "H": [x] = numbers; break;
      case "V": [y] = numbers; break;
      case "z": return "h";
      default: throw new Unknown();
    }
    if (numbers.length !== 1) throw new Unknown();
    return `${x} ${y} l`;
  }).join("\n");
}

const bend = 0.5523; // of a quarter of a circle

/** A rectangle with round corners; a circle is one of them. */
function rounded(x: number, y: number, width: number, height: number, r: number) {
  if (r === 0) return `${x} ${y} ${width} ${height} re`;
  const [right, bottom, c] = [x + width, y + height, r * (1 - bend)];
  return `${x + r} ${y} m ${right - r} ${y} l ${right - c} ${y} ${right} ${y + c} ${right} ${y + r} c ${right} ${bottom - r} l ` +
    `${right} ${bottom - c} ${right - c} ${bottom} ${right - r} ${bottom} c ${x + r} ${bottom} l ${x + c} ${bottom} ${x} ${bottom - c} ${x} ${bottom - r} c ` +
    `${x} ${y + r} l ${x} ${y + c} ${x + c} ${y} ${x + r} ${y} c h`;
}

function shape(element: Element, lines: string) {
  const fill = element.getAttribute("fill") ?? "#000";
  const stroke = element.getAttribute("stroke");
  const style = [`${numberOf(element, "stroke-width") || 1} w`];
  if (fill !== "none") style.push(`${colour(fill)} rg`);
  if (stroke) style.push(`${colour(stroke)} RG`);
  style.push(`${["butt", "round", "square"].indexOf(element.getAttribute("stroke-linecap") ?? "butt")} J`);
  style.push(element.getAttribute("stroke-linejoin") === "round" ? "1 j" : "0 j");
  style.push(`[${element.getAttribute("stroke-dasharray") ?? ""}] 0 d`);
  const paint = { "true true": "B", "true false": "f", "false true": "S", "false false": "n" }[`${fill !== "none"} ${stroke !== null}`];
  return `${style.join(" ")}\n${lines}\n${paint}`;
}

/** The width of a letter, which accents leave as it is. */
function widthOf(letter: string, face: number) {
  if (letter in symbols) return symbols[letter][1];
  return widths[face][letter.normalize("NFD").charCodeAt(0) - 32] ?? 556;
}

const escaped = (letter: string) => {
  const code = letter.charCodeAt(0);
  if (code < 32 || code > 255 || (code > 126 && code < 161)) throw new Unknown();
  return code > 126 || "()\\".includes(letter) ? `\\${code.toString(8).padStart(3, "0")}` : letter;
};

function words(element: Element) {
  const group = element.parentElement!;
  const style = (name: string) => group.getAttribute(name) ?? "";
  const face = style("font-weight") === "bold" ? 1 : 0;
  const size = Number(style("font-size"));
  const letters = [...element.textContent];
  const width = letters.reduce((sum, letter) => sum + widthOf(letter, face), 0) * size / 1000;
  const left = numberOf(element, "x") - { start: 0, middle: width / 2, end: width }[style("text-anchor") || "start"]!;
  const shown = letters.map((letter) => (letter in symbols
    ? `/F2 ${size} Tf (${symbols[letter][0]}) Tj /F${face} ${size} Tf` : `(${escaped(letter)}) Tj`)).join(" ").replaceAll(") Tj (", "");
  return `${colour(style("fill") || "#000")} rg BT /F${face} ${size} Tf 1 0 0 -1 ${left.toFixed(2)} ${numberOf(element, "y")} Tm ${shown} ET`;
}

function drawn(element: Element): string {
  check(element);
  const number = (name: string) => numberOf(element, name);
  switch (element.localName) {
    case "rect": return shape(element, rounded(number("x"), number("y"), number("width"), number("height"), number("rx")));
    case "circle": {
      const r = number("r");
      return shape(element, rounded(number("cx") - r, number("cy") - r, 2 * r, 2 * r, r));
    }
    case "path": return shape(element, outline(element.getAttribute("d") ?? ""));
    case "text": return words(element);
    case "svg": case "g": return [...element.children].map(drawn).join("\n");
    default: return "";
  }
}

/** A page as large as the picture, 96 units of which are an inch; null: it can't be drawn so. */
export function vectorPdf(svg: string) {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [x, y, width, height] = (root.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const scale = 0.75;
  try {
    const content = `${scale} 0 0 ${-scale} ${-x * scale} ${(y + height) * scale} cm\n${drawn(root)}`;
    const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name}${name === "Symbol" ? "" : " /Encoding /WinAnsiEncoding"} >>`;
    const fonts = ["Helvetica", "Helvetica-Bold", "Symbol"].map((name, at) => `/F${at} ${font(name)}`).join(" ");
    return pdf([width * scale, height * scale], `/Font << ${fonts} >>`, content);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}
