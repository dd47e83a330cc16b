import fc from "fast-check";
import { expect, test } from "vitest";

import { sumInvoice, toCents } from "#features/orders/web/invoice/invoice-sums.ts";

const line = (price: number, vatRate: number, quantity = 1) => ({ name: "Mug", price, vatRate, quantity });

test.each([
  { name: "one rate", lines: [line(120, 20)], shipping: 0, net: 10_000, taxes: [[20, 2000]], total: 12_000 },
  {
    name: "several rates, the highest first",
    lines: [line(14.5, 10, 2), line(18, 20)],
    shipping: 0,
    net: 4136,
    taxes: [
      [20, 300],
      [10, 264],
    ],
    total: 4700,
  },
  { name: "shipping at the standard rate", lines: [], shipping: 4.9, net: 408, taxes: [[20, 82]], total: 490 },
  {
    name: "a rate with decimals",
    lines: [line(105.5, 5.5)],
    shipping: 0,
    net: 10_000,
    taxes: [[5.5, 550]],
    total: 10_550,
  },
  { name: "no tax", lines: [line(9.99, 0)], shipping: 0, net: 999, taxes: [[0, 0]], total: 999 },
  { name: "half a cent is rounded up", lines: [line(0.03, 20)], shipping: 0, net: 2, taxes: [[20, 1]], total: 3 },
  { name: "no lines", lines: [], shipping: 0, net: 0, taxes: [], total: 0 },
])("$name", ({ lines, shipping, net, taxes, total }) => {
  const sums = sumInvoice({ lines, shipping });
  expect(sums).toEqual({ net, taxes: taxes.map(([rate, tax]) => ({ rate, tax })), total });
});

test("tax is calculated for the total of a rate, not for each line", () => {
  // Each line alone has 0.5 cents of tax.
  const { taxes } = sumInvoice({ lines: [line(0.03, 20), line(0.03, 20)], shipping: 0 });
  expect(taxes).toEqual([{ rate: 20, tax: 1 }]);
});

test("net and taxes add up to the total, and each tax is exact to half a cent", () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const anyLine = fc.record({
    name: fc.constant("Mug"),
    price: cents.map((amount) => amount / 100),
    quantity: fc.integer({ min: 1, max: 99 }),
    vatRate: fc.constantFrom(0, 5.5, 10, 20),
  });
  fc.assert(
    fc.property(fc.array(anyLine), cents, (lines, shipping) => {
      const { net, taxes, total } = sumInvoice({ lines, shipping: shipping / 100 });
      expect(net + taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(total);
      expect(total).toBe(lines.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, shipping));
      for (const { rate, tax } of taxes) {
        const charged = lines.filter(({ vatRate }) => vatRate === rate);
        const gross = charged.reduce((sum, { price, quantity }) => sum + BigInt(toCents(price) * quantity), 0n);
        const base = gross + (rate === 20 ? BigInt(shipping) : 0n);
        const hundredths = BigInt(rate * 100);
        // |tax × (100 + rate) − gross × rate| is at most half of the divisor.
        const error = BigInt(tax) * (10_000n + hundredths) - base * hundredths;
        expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(10_000n + hundredths);
      }
    }),
  );
});
