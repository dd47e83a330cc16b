/** The separators that are accepted in a language. */
type Separators = { readonly groups: readonly string[]; readonly decimals: readonly string[] };

const known = new Map<string, Separators>();

/**
 * The language's own separators, and those that are unambiguous in any language: a space between thousands and the
 * Arabic signs. A language with its own digits also accepts the separators it uses with western digits.
 */
function separatorsOf(language: string): Separators {
  const before = known.get(language);
  if (before) return before;
  const systems = [{}, { numberingSystem: "latn" }];
  const parts = systems.flatMap((system) => new Intl.NumberFormat(language, system).formatToParts(12_345.6));
  const signsOf = (type: string) => parts.filter((part) => part.type === type).map(({ value }) => toPlain(value));
  const separators = {
    groups: [...signsOf("group"), " ", "٬"],
    decimals: [...signsOf("decimal"), "٫"],
  };
  known.set(language, separators);
  return separators;
}

/** Converts to western digits and one kind of space and minus sign, without direction marks. */
export const toPlain = (text: string) =>
  text
    .replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, "")
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/\s/g, " ")
    .replaceAll("\u2212", "-");

/**
 * Parses a decimal number as people write it in a language: `1.234,5` in German is `1234.5`. Groups have three digits
 * and one kind of separator. Exponents, hexadecimal digits and other notations are refused.
 *
 * @returns the number with a point and without groups, with its fraction as typed
 */
export function readDecimal(text: string, language: string): string | undefined {
  const { groups, decimals } = separatorsOf(language);
  const plain = toPlain(text).trim();
  const unsigned = plain.replace(/^[-+]/, "");
  const decimal = decimals.find((sign) => unsigned.includes(sign));
  const [left = "", fraction = "", ...more] = decimal === undefined ? [unsigned] : unsigned.split(decimal);
  const whole = more.length === 0 ? readWhole(left, groups) : undefined;
  if (whole === undefined || !/^\d*$/.test(fraction) || whole + fraction === "") return undefined;
  return `${plain.startsWith("-") ? "-" : ""}${whole || "0"}${fraction && `.${fraction}`}`;
}

/** The digits before the decimal sign, possibly none. */
function readWhole(text: string, groups: readonly string[]) {
  const [group] = /[^\d]/.exec(text) ?? [];
  if (group === undefined) return text;
  const parts = text.split(group);
  const isGrouped =
    groups.includes(group) && parts.every((part, place) => (place === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(part));
  return isGrouped ? parts.join("") : undefined;
}
