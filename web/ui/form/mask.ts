/** What each sign of a mask accepts. All other signs are typed by the field. */
const tokens: Readonly<Record<string, RegExp>> = { "9": /\d/, a: /[a-z]/i, "*": /[a-z\d]/i };

/** The characters of a text that a mask accepts, in their order. */
export function readMasked(text: string, mask: string) {
  const slots = Array.from(mask).flatMap((sign) => tokens[sign] ?? []);
  let read = "";
  for (const character of text) if (slots[read.length]?.test(character)) read += character;
  return read;
}

/** Puts characters into a mask, up to the last of them: `555010` in `(999) 999-9999` is `(555) 010`. */
export function fillMask(characters: string, mask: string) {
  let filled = "";
  let used = 0;
  for (const sign of mask) {
    if (used === characters.length) break;
    filled += tokens[sign] ? characters.charAt(used++) : sign;
  }
  return filled;
}

type Typed = { readonly value: string; readonly caret: number };

/**
 * The value and the caret after a change of the text.
 *
 * @param before the value before it
 * @param typed the text as the browser has changed it
 */
export function retypeMask(before: string, typed: Typed, mask: string): Typed {
  const ahead = readMasked(typed.value.slice(0, typed.caret), mask);
  const all = readMasked(typed.value, mask);
  // A sign of the mask was deleted: the character before it goes with it.
  const isSign = typed.value.length < before.length && all === readMasked(before, mask) && ahead !== "";
  const kept = isSign ? ahead.slice(0, -1) : ahead;
  const rest = all.slice(ahead.length);
  return { value: fillMask(readMasked(kept + rest, mask), mask), caret: fillMask(kept, mask).length };
}
