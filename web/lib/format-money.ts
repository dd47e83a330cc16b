import { formatNumber } from "#web/lib/format.ts";

/** Euros, as people write money in the language spoken: €1,234.50, 1.234,50 €. */
export const formatEuros = (value: number) => formatNumber(value, { style: "currency", currency: "EUR" });
