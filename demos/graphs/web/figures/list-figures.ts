import type { z } from "zod/mini";

import type { getMorrisFigures, getSiteFigures } from "#demos/graphs/contract.ts";
import type { Figures, Share } from "#demos/graphs/web/figures/figures-option.ts";
import { shortenQuarters } from "#demos/graphs/web/figures/format-figures.ts";
import { deviceNames, teamNames } from "#demos/graphs/web/figures/label-names.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

export type SiteFigures = z.infer<typeof getSiteFigures.response>;
export type MorrisFigures = z.infer<typeof getMorrisFigures.response>;

/** Tickets of each team, this month and the month before. */
export const listTickets = (t: Translate, tickets: SiteFigures["tickets"] = []) => ({
  labels: tickets.map(({ label }) => teamNames(t)[label]),
  figures: [
    { name: t("This month"), values: tickets.map(({ value }) => value) },
    { name: t("Last month"), values: tickets.map(({ before }) => before) },
  ],
});

/** Orders by quarter, from the web (`y`), the shops (`z`) and by phone (`a`). */
export const listOrders = (t: Translate, quarters: MorrisFigures["quarters"] = []) => ({
  labels: quarters.map(({ x }) => x),
  shortLabels: shortenQuarters(quarters.map(({ x }) => x)),
  figures: [
    { name: t("Web"), values: quarters.map(({ y }) => y) },
    { name: t("Shops"), values: quarters.map(({ z }) => z) },
    { name: t("Phone"), values: quarters.map(({ a }) => a) },
  ],
});

/** Visits by device, in percent. */
export const listDevices = (t: Translate, shares: MorrisFigures["shares"] = []) => nameShares(deviceNames(t), shares);

/** Shares in percent as numbers of visits, whose sum is the number of visits of all days. */
export function countVisits(shares: readonly Share[], days: SiteFigures["days"] = []): readonly Share[] {
  const visits = days.reduce((sum, day) => sum + day.visits, 0);
  const upTo = (index: number) => shares.slice(0, index).reduce((sum, { value }) => sum + value, 0);
  // The differences of rounded sums, because rounded shares would not add up.
  const countTo = (index: number) => Math.round((upTo(index) / 100) * visits);
  return shares.map(({ name }, index) => ({ name, value: countTo(index + 1) - countTo(index) }));
}

/** Shares of a whole with their translated names. */
export const nameShares = <Label extends string>(
  names: Readonly<Record<Label, string>>,
  pairs: readonly { readonly label: Label; readonly value: number }[] = [],
): readonly Share[] => pairs.map(({ label, value }) => ({ name: names[label], value }));

/** The sum of all values; missing ones count as 0. */
export const sumOf = (figures: readonly Pick<Figures, "values">[]) =>
  figures.flatMap(({ values }) => values).reduce<number>((sum, value) => sum + (value ?? 0), 0);
