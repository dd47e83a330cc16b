import { office } from "#office";

/**
 * An amount as the app shows it in English, in the currency of the office: `€1,000.00`.
 *
 * @param digits of the fraction
 */
export const moneyText = (amount: number, digits = 2) =>
  new Intl.NumberFormat("en", {
    style: "currency",
    currency: office.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
