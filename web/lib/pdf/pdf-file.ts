/** In points. */
export type PageSize = { readonly width: number; readonly height: number };

/** Collects the objects of a PDF file (ISO 32000), and their offsets. */
export function startFile(page: PageSize) {
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
