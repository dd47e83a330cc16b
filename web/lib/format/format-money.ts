import { office } from "#office";
import { formatCompact, formatNumber, locale } from "#web/lib/format/format.ts";

const inCurrency = () => ({ style: "currency", currency: office.currency }) as const;

/** Formats an amount of the office's currency in the current language: €1,234.50, 1.234,50 €. */
export const formatMoney = (value: number, options?: Intl.NumberFormatOptions) =>
  formatNumber(value, { ...inCurrency(), ...options });

/** Formats an amount compactly: €42.5K, 42.500 €. */
export const formatMoneyShort = (value: number) => formatCompact(value, inCurrency());

/** The sign of the office's currency in the current language: €. */
export const currencySign = () =>
  new Intl.NumberFormat(locale(), inCurrency()).formatToParts(0).find(({ type }) => type === "currency")?.value;
