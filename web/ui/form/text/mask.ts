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

/** Whether a mask takes all of a text but its punctuation. A plus begins a calling code, and is none. */
const fits = (text: string, mask: string) =>
  readMasked(text, mask).length === (text.match(/[\p{L}\p{N}+]/gu)?.length ?? 0);

const toMasked = (text: string, mask: string) => fillMask(readMasked(text, mask), mask);

/** Whether a text fills a mask. */
export const isComplete = (text: string, mask: string) => text.length === mask.length && toMasked(text, mask) === text;

/** A text that fills a mask: `(123) 456-7890`, `AB-1234`. */
export function exampleOf(mask: string) {
  const left = {
    "9": Array.from("1234567890123456789"),
    a: Array.from("ABCDEFGH"),
    "*": Array.from("A1B2C3D4"),
  };
  return mask.replaceAll(/[9a*]/g, (sign) => left[sign as keyof typeof left].shift() ?? sign);
}

/**
 * A text without its calling code, in the mask; undefined if it has none. With neither `+` nor `00` before it, it is one if
 * the rest fills the mask.
 */
function dropCode(text: string, mask: string, code: string) {
  const [prefix, sign] = new RegExp(`^[\\s(]*(\\+|00)?${code}`).exec(text) ?? [];
  if (prefix === undefined) return undefined;
  const rest = text.slice(prefix.length);
  const value = toMasked(rest, mask);
  return fits(rest, mask) && (sign !== undefined || isComplete(value, mask)) ? value : undefined;
}

/**
 * The value and the caret after a change of the text. A typed character that the mask does not accept is ignored. Of any
 * other text that does not fit, nothing is dropped: it stays as it is.
 *
 * @param before the value before it
 * @param typed the text as the browser has changed it
 * @param callingCode is dropped
 */
export function retypeMask(before: string, typed: Typed, mask: string, callingCode?: string): Typed {
  const wasMasked = fits(before, mask);
  if (!fits(typed.value, mask)) {
    const local = callingCode === undefined ? undefined : dropCode(typed.value, mask, callingCode);
    if (local !== undefined) return { value: local, caret: local.length };
    const isIgnored =
      wasMasked &&
      typed.value.length === before.length + 1 &&
      !(isComplete(before, mask) && isAccepted(typed.value.charAt(typed.caret - 1), mask));
    if (!isIgnored) return typed;
  }
  const ahead = readMasked(typed.value.slice(0, typed.caret), mask);
  const all = readMasked(typed.value, mask);
  // A sign of the mask was deleted: the character before it goes with it.
  const isSign = wasMasked && typed.value.length < before.length && all === readMasked(before, mask) && ahead !== "";
  const kept = isSign ? ahead.slice(0, -1) : ahead;
  const rest = all.slice(ahead.length);
  return { value: toMasked(kept + rest, mask), caret: fillMask(kept, mask).length };
}

/** Whether a character has a place somewhere in a mask. */
const isAccepted = (character: string, mask: string) =>
  Array.from(mask).some((sign) => tokens[sign]?.test(character) === true);
