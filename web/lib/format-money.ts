import { formatNumber } from "#web/lib/format.ts";

/** Euros, as people write money in the language spoken: €1,234.50, 1.234,50 €. */
export const formatEuros = (value: number, options?: Intl.NumberFormatOptions) =>
  formatNumber(value, { style: "currency", currency: "EUR", ...options });

/** The same where there is little room: €42.5K. */
export const formatEurosShort = (value: number) =>
  formatEuros(value, { notation: "compact", maximumFractionDigits: 1 });
