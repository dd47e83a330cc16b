import type { SiteFigures, VisitsReport } from "#features/visits/contract.ts";
import { formatCompact, formatNumber } from "#web/lib/format.ts";

export type FigureName = keyof SiteFigures;

/** Formats money in the currency's smallest unit compactly: €48.2K. */
export const formatCentsShort = (cents: number, currency: string) =>
  formatCompact(cents / 100, { style: "currency", currency });

/** Formats small numbers in full, others compactly: 2,041, but 68.2K. */
export const formatCount = (value: number) => (value < 10_000 ? formatNumber(value) : formatCompact(value));

/** A rounded percentage; 0 if the whole is 0. */
export const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : undefined);

/** The relative change. */
export const changeOf = (now: number, before: number) => (before > 0 ? (now - before) / before : undefined);

/** One figure of every day, latest last. */
export const seriesOf = ({ days }: VisitsReport, figure: FigureName) => days.map((day) => day[figure]);
