import { formatCompact, formatNumber } from "#web/lib/format.ts";

/** Formats euros in the current language: €1,234.50, 1.234,50 €. */
export const formatEuros = (value: number, options?: Intl.NumberFormatOptions) =>
  formatNumber(value, { style: "currency", currency: "EUR", ...options });

/** Formats euros compactly: €42.5K, 42.500 €. */
export const formatEurosShort = (value: number) => formatCompact(value, { style: "currency", currency: "EUR" });
