/** The content of a printout: every cell as formatted text. */
export type Paper = {
  readonly title: string;
  readonly columns: readonly {
    readonly title: string;
    readonly kind: "text" | "number" | "date";
    /** Relative to the other columns. */
    readonly width: number;
  }[];
  readonly rows: readonly (readonly string[])[];
};

/** Draws a text as an image, for letters that the built-in fonts lack. Sizes are in points. */
export type DrawText = (
  text: string,
  size: number,
) => { jpeg: Uint8Array; pixels: { width: number; height: number }; width: number; height: number } | undefined;

// A4 landscape, in points.
const page = { width: 841.89, height: 595.28, margin: 36 };
const sizes = { title: 14, cell: 9, line: 16 };

/**
 * Creates a PDF of a table, with the header on each page. Latin text uses a built-in font, and can be searched and
 * copied; other scripts are drawn as images, because a font with all letters would be ten times the size of the app.
 */
export function makePdf({ title, columns, rows }: Paper, drawText: DrawText): Uint8Array<ArrayBuffer> {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const room = page.width - 2 * page.margin;
  const places = columns.map(({ kind, width }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.width, 0);
    return { kind, x: page.margin + (before / whole) * room, width: (width / whole) * room - 8 };
  });
  const file = startFile();
  const pictures = new Map<string, { id: number; width: number; height: number } | undefined>();
  const pictureOf = (text: string, size: number) => {
    const key = `${size} ${text}`;
    if (!pictures.has(key)) {
      const drawn = drawText(text, size);
      pictures.set(key, drawn && { id: file.addPicture(drawn), width: drawn.width, height: drawn.height });
    }
    return pictures.get(key);
  };

  const perPage = Math.floor((page.height - 2 * page.margin - 24) / sizes.line) - 2;
  const pages: number[] = [];
  for (let at = 0; at === 0 || at < rows.length; at += perPage) {
    const used = new Set<number>();
    const content: string[] = [];
    const put = (text: string, x: number, y: number, width: number, { size, font = "F1", isEnd = false }: Put) => {
      if (isLatin(text)) {
        const fitted = fit(text, size, width);
        const start = isEnd ? x + width - widthOf(fitted, size) : x;
        content.push(`BT /${font} ${size} Tf ${start.toFixed(2)} ${y.toFixed(2)} Td (${escape(fitted)}) Tj ET`);
        return;
      }
      const picture = pictureOf(text, size);
      if (!picture) return;
      used.add(picture.id);
      const scale = Math.min(1, width / picture.width);
      const [w, h] = [picture.width * scale, picture.height * scale];
      const start = isEnd ? x + width - w : x;
      content.push(
        `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${start.toFixed(2)} ${(y - size * 0.35).toFixed(2)} cm /P${picture.id} Do Q`,
      );
    };
    let y = page.height - page.margin - sizes.title;
    put(title, page.margin, y, room, { size: sizes.title, font: "F2" });
    const pageWords = `${pages.length + 1} / ${Math.max(1, Math.ceil(rows.length / perPage))}`;
    put(pageWords, page.margin, y, room, { size: sizes.cell, isEnd: true });
    y -= 28;
    for (const [index, place] of places.entries()) {
      const isEnd = place.kind === "number";
      put(columns[index]?.title ?? "", place.x, y, place.width, { size: sizes.cell, font: "F2", isEnd });
    }
    for (const row of rows.slice(at, at + perPage)) {
      content.push(
        `0.8 G 0.5 w ${page.margin} ${(y - 5).toFixed(2)} m ${page.width - page.margin} ${(y - 5).toFixed(2)} l S`,
      );
      y -= sizes.line;
      for (const [index, place] of places.entries()) {
        put(row[index] ?? "", place.x, y, place.width, { size: sizes.cell, isEnd: place.kind === "number" });
      }
    }
    pages.push(file.addPage(content.join("\n"), used));
  }
  return file.finish(pages);
}

type Put = { size: number; font?: "F1" | "F2"; isEnd?: boolean };

/** The widths of the letters from space to tilde in Helvetica, in thousandths of its size (Adobe's font metrics). */
const widths =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    .split(" ")
    .map(Number);

const widthOf = (text: string, size: number) =>
  Array.from(text).reduce((sum, character) => {
    const plain = character.normalize("NFD").codePointAt(0) ?? 0;
    return sum + (widths[plain - 32] ?? 556);
  }, 0) *
  (size / 1000);

function fit(text: string, size: number, width: number) {
  if (widthOf(text, size) <= width) return text;
  let cut = text;
  while (cut !== "" && widthOf(`${cut}...`, size) > width) cut = cut.slice(0, -1);
  return `${cut}...`;
}

/** Characters of the Windows encoding outside Latin-1 that are common in numbers and names. */
const windows: Readonly<Record<string, number>> = {
  "€": 0x80,
  "‚": 0x82,
  "„": 0x84,
  "…": 0x85,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
  "\u202f": 0xa0,
};

const codeOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  if ((code >= 32 && code < 127) || (code >= 0xa0 && code <= 0xff)) return code;
  return windows[character];
};

const isLatin = (text: string) => Array.from(text).every((character) => codeOf(character) !== undefined);

const escape = (text: string) =>
  Array.from(text, (character) => {
    const code = codeOf(character) ?? 63;
    if (code === 40 || code === 41 || code === 92) return `\\${character}`;
    return code < 127 ? character : `\\${code.toString(8)}`;
  }).join("");

/** Collects the objects of a PDF file (ISO 32000), and their offsets. */
function startFile() {
  const parts: Uint8Array[] = [];
  const starts = new Map<number, number>();
  let length = 0;
  let last = 4;
  const push = (part: string | Uint8Array) => {
    const bytes =
      typeof part === "string" ? Uint8Array.from(part, (character) => character.codePointAt(0) ?? 63) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const begin = (id: number) => {
    starts.set(id, length);
    push(`${id} 0 obj\n`);
  };
  const addStream = (dictionary: string, body: string | Uint8Array) => {
    last += 1;
    begin(last);
    push(`<< ${dictionary} /Length ${body.length} >>\nstream\n`);
    push(body);
    push("\nendstream\nendobj\n");
    return last;
  };
  const addObject = (id: number, text: string) => {
    begin(id);
    push(`${text}\nendobj\n`);
  };
  push("%PDF-1.4\n");
  for (const [id, font] of [
    [3, "Helvetica"],
    [4, "Helvetica-Bold"],
  ] as const) {
    addObject(id, `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`);
  }
  return {
    addPicture: ({ jpeg, pixels }: { jpeg: Uint8Array; pixels: { width: number; height: number } }) =>
      addStream(
        `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        jpeg,
      ),
    addPage(content: string, pictures: ReadonlySet<number>) {
      const stream = addStream("", content);
      last += 1;
      const named = [...pictures].map((id) => `/P${id} ${id} 0 R`).join(" ");
      addObject(
        last,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${stream} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << ${named} >> >> >>`,
      );
      return last;
    },
    finish(pages: readonly number[]) {
      addObject(2, `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((id) => `${id} 0 R`).join(" ")}] >>`);
      addObject(1, "<< /Type /Catalog /Pages 2 0 R >>");
      const at = length;
      const lines = Array.from({ length: last }, (_, index) => String(starts.get(index + 1) ?? 0).padStart(10, "0"));
      push(`xref\n0 ${last + 1}\n0000000000 65535 f \n${lines.map((start) => `${start} 00000 n \n`).join("")}`);
      push(`trailer\n<< /Size ${last + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`);
      const bytes = new Uint8Array(length);
      let offset = 0;
      for (const part of parts) {
        bytes.set(part, offset);
        offset += part.length;
      }
      return bytes;
    },
  };
}
