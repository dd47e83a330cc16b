import type { SiteFigures } from "#demos/graphs/web/figures/list-figures.ts";
import { formatCents, formatPercent } from "#demos/graphs/web/figures/format-figures.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

/** A figure of each day. */
export type Metric = {
  readonly name: string;
  /** Latest last. */
  readonly values: readonly number[];
  readonly format: (value: number) => string;
  /** The figure of several days: their sum, or their average. */
  readonly combine: "sum" | "average";
};

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The figures of the site, and what follows from them. */
export function listMetrics(t: Translate, days: SiteFigures["days"]): readonly Metric[] {
  const plain = { format: (value: number) => formatNumber(value), combine: "sum" } as const;
  return [
    { ...plain, name: t("Visits"), values: days.map(({ visits }) => visits) },
    { ...plain, name: t("Returning visitors"), values: days.map(({ returning }) => returning) },
    { ...plain, name: t("Sales"), values: days.map(({ sales }) => sales), format: formatCents },
    {
      name: t("Sales per visit"),
      values: days.map(({ sales, visits }) => (visits > 0 ? Math.round(sales / visits) : 0)),
      format: (cents) => formatMoney(cents / 100),
      combine: "average",
    },
    {
      name: t("Returning share"),
      values: days.map(({ returning, visits }) => (visits > 0 ? tenths((returning / visits) * 100) : 0)),
      format: formatPercent,
      combine: "average",
    },
  ];
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The figure of the last days, and its relative change from that of as many days before. */
export function figureOf({ values, combine }: Pick<Metric, "values" | "combine">, days: number) {
  const total = (part: readonly number[]) => (combine === "sum" ? sum(part) : sum(part) / Math.max(part.length, 1));
  const [now, before] = [total(values.slice(-days)), total(values.slice(-2 * days, -days))];
  return { now, change: before > 0 ? (now - before) / before : undefined };
}

const week = 7;

/** The difference of each of the last days from the same day of the week before. */
export const weeklyDifferences = (values: readonly number[], days: number) =>
  values
    .slice(week)
    .map((value, index) => value - (values[index] ?? value))
    .slice(-days);
