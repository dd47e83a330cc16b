import { office } from "#office";

/** An amount in the office's currency, as people write it in English: €90, €1,284.50. */
export const demoMoney = (amount: number) =>
  new Intl.NumberFormat("en", {
    style: "currency",
    currency: office.currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);
