import { readDecimal } from "#contract/read-decimal.ts";
import { formatNumber, locale } from "#web/lib/format.ts";
import { fillIn, translateData } from "#web/lib/i18n.ts";

/** Why a text is not accepted as a number. */
export type NumberFault = "empty" | "malformed" | "too-small" | "too-large";

type NumberLimits = { readonly min?: number; readonly max?: number };

/**
 * Reads a number that a person has typed, in the way that `formatNumber` writes it in the person's language. Every field
 * for numbers uses it.
 *
 * @param limits both included
 */
export function readNumber(
  text: string,
  { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: NumberLimits = {},
  language = locale(),
): { value: number } | { fault: NumberFault } {
  if (text.trim() === "") return { fault: "empty" };
  const decimal = readDecimal(text, language);
  if (decimal === undefined) return { fault: "malformed" };
  // Adding 0 makes -0 a 0.
  const value = Number(decimal) + 0;
  if (value > max) return { fault: "too-large" };
  return value < min ? { fault: "too-small" } : { value };
}

/** The message for a malformed number, translated, with an example in the person's language. */
export const adviseOnNumbers = () =>
  fillIn(translateData("Enter a number like {{example}}"), { example: formatNumber(12_345.67) });
