/** The widths of the letters from space to tilde in Helvetica, in thousandths of its size (Adobe's font metrics). */
const widths =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    .split(" ")
    .map(Number);

/** The width of a text in Helvetica, in the unit of its size. */
export const widthOf = (text: string, size: number) =>
  Array.from(text).reduce((sum, character) => {
    const plain = character.normalize("NFD").codePointAt(0) ?? 0;
    return sum + (widths[plain - 32] ?? 556);
  }, 0) *
  (size / 1000);

/** Shortens a text to a width. */
export function fit(text: string, size: number, width: number) {
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

/** Whether the built-in fonts have all characters of a text. */
export const isLatin = (text: string) => Array.from(text).every((character) => codeOf(character) !== undefined);

/** Writes a text as the content of a PDF string. */
export const escapeText = (text: string) =>
  Array.from(text, (character) => {
    const code = codeOf(character) ?? 63;
    if (code === 40 || code === 41 || code === 92) return `\\${character}`;
    return code < 127 ? character : `\\${code.toString(8)}`;
  }).join("");
