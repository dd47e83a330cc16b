/** What is wrong with a number that somebody has typed. */
export type NumberFault = "empty" | "not-a-number" | "negative" | "too-large";

/** Larger ones would not be told exactly. */
const largest = 1_000_000_000_000;

/** How a language parts thousands, and whole numbers from the rest. */
function signsOf(language: string) {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.6);
  const signOf = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { group: signOf("group", ","), decimal: signOf("decimal", ".") };
}

/**
 * A number as people write it in their language: `1.234,5` in German is 1234.5. It is nothing else, and not less than
 * nothing: `1e999`, `0x10` and `12 apples` are none.
 */
export function readNumber(text: string, language: string): { value: number } | { fault: NumberFault } {
  const { group, decimal } = signsOf(language);
  const plain = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, "")
    .replaceAll(group, "")
    .replace(decimal, ".");
  if (plain === "") return { fault: "empty" };
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return { fault: "not-a-number" };
  const value = Number(plain);
  if (value > largest) return { fault: "too-large" };
  return value < 0 ? { fault: "negative" } : { value: value + 0 };
}
