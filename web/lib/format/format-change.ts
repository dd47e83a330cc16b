import { formatNumber } from "#web/lib/format/format.ts";

/**
 * Formats a relative change with its sign: +8.4%. It stands in an isolate from left to right, because the sign would move
 * in text from right to left.
 *
 * @param digits the maximum number of decimal places
 */
export const formatChange = (change: number, digits = 1) =>
  `\u2066${formatNumber(change, { style: "percent", maximumFractionDigits: digits, signDisplay: "exceptZero" })}\u2069`;
