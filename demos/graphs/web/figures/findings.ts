import { type Figures, formatShare, type Share, totalOf } from "#demos/graphs/web/figures/figures-option.ts";
import { formatHour, formatMilliseconds } from "#demos/graphs/web/figures/format-figures.ts";
import { sumOf } from "#demos/graphs/web/figures/list-figures.ts";
import { formatChange } from "#web/lib/format/format-change.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";

// The captions of charts: sentences about their data. They are empty where there is nothing to say or to compare. Names
// and figures are isolated: from right to left, "2026 Q4: 1,507" would fall apart.

/** The entry with the largest value; the first of equal ones. */
const largest = <Entry>(entries: readonly Entry[], valueOf: (entry: Entry) => number) =>
  entries.toSorted((one, other) => valueOf(other) - valueOf(one))[0];

/** In whole percent. */
const writeChange = (now: number, before: number) => formatChange(now / before - 1, 0);

/** The largest part of a whole. */
export function findLead(t: Translate, shares: readonly Share[]) {
  const total = totalOf(shares);
  const lead = largest(shares, ({ value }) => value);
  if (!lead || total === 0) return "";
  return t("Largest share: {{name}}, {{percent}}.", {
    name: lead.name,
    percent: isolateText(formatShare(lead.value, total)),
  });
}

/** The aspects with the best and the worst rating. */
export function findExtremes(t: Translate, ratings: readonly Share[]) {
  const best = largest(ratings, ({ value }) => value);
  const worst = largest(ratings, ({ value }) => -value);
  if (!best || !worst) return "";
  return t("Best rated: {{best}} ({{high}}). Worst: {{worst}} ({{low}}).", {
    best: best.name,
    high: isolateText(formatNumber(best.value)),
    worst: worst.name,
    low: isolateText(formatNumber(worst.value)),
  });
}

/** The sum of the second half of a series, and its change against the first half. */
export function findTrend(t: Translate, { name, values }: Figures, format: (value: number) => string = formatNumber) {
  const count = Math.floor(values.length / 2);
  const [before, now] = [values.slice(-2 * count, -count), values.slice(-count)].map((part) =>
    sumOf([{ values: part }]),
  );
  if (!count || !before || now === undefined) return "";
  return t("{{name}}: {{sum}}, {{change}} on the period before.", {
    name,
    sum: isolateText(format(now)),
    change: writeChange(now, before),
  });
}

/** The last value of the series with the largest one, and its change since the first label. */
export function findGrowth(
  t: Translate,
  labels: readonly string[],
  figures: readonly Figures[],
  format: (value: number) => string = formatNumber,
) {
  const ends = figures.flatMap(({ name, values }) => {
    const [first, last] = [values[0], values.at(-1)];
    return first && last ? [{ name, first, last }] : [];
  });
  const main = largest(ends, ({ last }) => last);
  const [from, to] = [labels[0], labels.at(-1)];
  if (!main || from === undefined || to === undefined) return "";
  return t("{{name}} in {{to}}: {{value}}, {{change}} since {{from}}.", {
    name: main.name,
    to: isolateText(to),
    value: isolateText(format(main.last)),
    change: writeChange(main.last, main.first),
    from: isolateText(from),
  });
}

/** The label with the largest value now, and its change. */
export function findBusiest(t: Translate, labels: readonly string[], [now, before]: readonly Figures[]) {
  const entries = labels.map((name, index) => ({ name, now: now?.values[index], before: before?.values[index] }));
  const busiest = largest(entries, (entry) => entry.now ?? 0);
  if (!busiest?.now || !busiest.before) return "";
  return t("{{name}} has the most tickets: {{value}}, {{change}} on last month.", {
    name: busiest.name,
    value: isolateText(formatNumber(busiest.now)),
    change: writeChange(busiest.now, busiest.before),
  });
}

/** The hour with the largest median, the third of its percentiles. */
export function findSlowest(t: Translate, answers: readonly { hour: number; values: readonly number[] }[]) {
  const slowest = largest(answers, ({ values }) => values[2] ?? 0);
  const median = slowest?.values[2];
  if (!slowest || median === undefined) return "";
  return t("Slowest at {{hour}}: a median of {{time}}.", {
    hour: isolateText(formatHour(slowest.hour)),
    time: isolateText(formatMilliseconds(median)),
  });
}
