import type { SiteDay, SiteFigures, VisitsReport } from "#features/visits/contract.ts";
import { formatCompact, formatNumber } from "#web/lib/format/format.ts";

export type FigureName = keyof SiteFigures;

/** Formats money in the currency's smallest unit compactly: €48.2K. */
export const formatCentsShort = (cents: number, currency: string) =>
  formatCompact(cents / 100, { style: "currency", currency });

/** Formats money in the currency's smallest unit, rounded to whole units: €48,210. */
export const formatCentsRounded = (cents: number, currency: string) =>
  formatNumber(cents / 100, { style: "currency", currency, maximumFractionDigits: 0 });

/** Formats small numbers in full, others compactly: 2,041, but 68.2K. */
export const formatCount = (value: number) => (value < 10_000 ? formatNumber(value) : formatCompact(value));

/** Formats a share of a goal, in percent: 76%. */
export const formatPercent = (percent: number) => formatNumber(percent / 100, { style: "percent" });

/** A rounded percentage; undefined if the whole is 0. */
export const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : undefined);

/** The relative change; undefined if there was nothing before. */
export const changeOf = (now: number, before: number) => (before > 0 ? (now - before) / before : undefined);

/** One figure of every day, latest last. */
export const seriesOf = ({ days }: VisitsReport, figure: FigureName) => days.map((day) => day[figure]);

/** The day with the most income, the first of several; undefined without days. */
export const bestDayOf = (days: readonly SiteDay[]) =>
  days.reduce<SiteDay | undefined>((best, day) => (best && best.income >= day.income ? best : day), undefined);
