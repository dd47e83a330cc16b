import { type Order, standardVatRate } from "#features/orders/contract.ts";

/** The tax at one rate. Amounts are in cents. */
export type TaxSum = {
  /** In percent. */
  readonly rate: number;
  readonly tax: number;
};

/** In cents. The net amount and the taxes add up to the total. */
export type InvoiceSums = { readonly net: number; readonly taxes: readonly TaxSum[]; readonly total: number };

/**
 * The sums of an order's invoice. Prices include the tax, which is calculated for the total of each rate and rounded to
 * cents, halves up. All amounts are whole cents, so that no sum is off by one.
 */
export function sumInvoice({ lines, shipping }: Pick<Order, "lines" | "shipping">): InvoiceSums {
  const byRate = new Map<number, number>();
  const add = (rate: number, cents: number) => byRate.set(rate, (byRate.get(rate) ?? 0) + cents);
  for (const { price, quantity, vatRate } of lines) add(vatRate, toCents(price) * quantity);
  if (shipping > 0) add(standardVatRate, toCents(shipping));

  const rates = [...byRate].toSorted(([one], [other]) => other - one);
  const taxes = rates.map(([rate, gross]) => ({ rate, tax: taxIn(gross, rate) }));
  const total = rates.reduce((sum, [, gross]) => sum + gross, 0);
  return { net: taxes.reduce((rest, { tax }) => rest - tax, total), taxes, total };
}

/** The server's prices have two decimals, which a double holds only nearly. */
export const toCents = (euros: number) => Math.round(euros * 100);

/** The tax in a gross amount of cents, rounded half up: gross × rate ÷ (100 + rate), in hundredths of a percent. */
function taxIn(gross: number, rate: number) {
  const hundredths = Math.round(rate * 100);
  const divisor = 10_000 + hundredths;
  return Math.floor((2 * gross * hundredths + divisor) / (2 * divisor));
}
