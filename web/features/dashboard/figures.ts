import type { SiteFigures, VisitsReport } from "#contract/visits.ts";
import { formatNumber } from "#web/lib/format.ts";

export type FigureName = keyof SiteFigures;

/** Money in the currency's smallest unit, written short: €48.2K. */
export const formatMoney = (cents: number, currency: string) =>
  formatNumber(cents / 100, { style: "currency", currency, notation: "compact", maximumFractionDigits: 1 });

/** In full where that is short: 2,041, but 68.2K. */
export const formatCompact = (value: number) =>
  formatNumber(value, value < 10_000 ? {} : { notation: "compact", maximumFractionDigits: 1 });

/** A share of the whole as a rounded percentage; of nothing, there is none. */
export const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : undefined);

/** By how much it has changed, as a share of what it was. */
export const changeOf = (now: number, before: number) => (before > 0 ? (now - before) / before : undefined);

/** A figure of every day, the latest last. */
export const seriesOf = ({ days }: VisitsReport, figure: FigureName) => days.map((day) => day[figure]);
