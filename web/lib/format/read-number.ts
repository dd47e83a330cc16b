import { readDecimal } from "#contract/values/read-decimal.ts";
import { formatNumber, locale } from "#web/lib/format/format.ts";
import { fillIn, translateData } from "#web/lib/i18n/i18n.ts";

/** The reason why a text is not accepted as a number. */
export type NumberFault = "empty" | "malformed" | "too-small" | "too-large";

type NumberLimits = { readonly min?: number; readonly max?: number };

/**
 * Parses a number as typed by a person, in the format of `formatNumber` in the current language. All number fields use
 * it.
 *
 * @param limits inclusive
 */
export function readNumber(
  text: string,
  { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: NumberLimits = {},
  language = locale(),
): { value: number } | { fault: NumberFault } {
  if (text.trim() === "") return { fault: "empty" };
  const decimal = readDecimal(text, language);
  if (decimal === undefined) return { fault: "malformed" };
  // Adding 0 turns -0 into 0.
  const value = Number(decimal) + 0;
  if (value > max) return { fault: "too-large" };
  return value < min ? { fault: "too-small" } : { value };
}

/** The message for a malformed number, translated, with an example in the current language. */
export const adviseOnNumbers = () =>
  fillIn(translateData("Enter a number like {{example}}"), { example: formatNumber(12_345.67) });
