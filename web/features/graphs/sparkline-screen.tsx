import { useQuery } from "@tanstack/react-query";

import { formatCents, formatPercent } from "#web/features/graphs/figures/format-figures.ts";
import { SmallCharts } from "#web/features/graphs/small-charts.tsx";
import { sourceNames, teamNames } from "#web/features/graphs/figures/label-names.ts";
import { listDevices, nameShares } from "#web/features/graphs/figures/list-figures.ts";
import { morrisQuery, progressOf, siteQuery } from "#web/features/graphs/queries.ts";
import styles from "#web/features/graphs/small-charts.module.css";
import { WaitingChart } from "#web/features/graphs/series/waiting-chart.tsx";
import { formatDay } from "#web/lib/format-days.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Sparkline } from "#web/ui/charts/small/sparkline.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";

/** The number of bars that fits the width of a line. */
const barsShown = 13;

/** Charts of the size of a word. */
export function SparklineScreen() {
  const { t } = useTranslation();
  const site = useQuery(siteQuery);
  const morris = useQuery(morrisQuery);
  const days = site.data?.days ?? [];
  const lines = [
    { name: t("Visits"), values: days.map(({ visits }) => visits), color: 1, format: formatNumber },
    { name: t("Returning visitors"), values: days.map(({ returning }) => returning), color: 5, format: formatNumber },
    { name: t("Sales"), values: days.map(({ sales }) => sales), color: 2, format: formatCents },
  ];
  const pies = [
    {
      name: t("Sources"),
      parts: nameShares(sourceNames(t), site.data?.sources),
    },
    {
      name: t("Devices"),
      parts: listDevices(t, morris.data?.shares),
    },
    {
      name: t("Tickets by team"),
      parts: nameShares(teamNames(t), site.data?.tickets),
    },
  ];
  const failed = site.isError ? site : morris;
  const waiting = site.data && morris.data ? undefined : <WaitingChart {...progressOf(failed)} />;
  const firstWaiting = waiting && <div className={styles.firstLines}>{waiting}</div>;

  const widgets: readonly WidgetDefinition[] = [
    {
      id: "lines",
      title: t("Lines and bars"),
      column: 0,
      content: firstWaiting ?? (
        <SmallCharts
          title={t("Lines and bars")}
          table={() => ({
            columns: [
              { label: t("Date") },
              ...lines.map(({ name, format }) => ({ label: name, format: (value: number) => format(value) })),
            ],
            rows: days.map(({ date, visits, returning, sales }) => [formatDay(date), visits, returning, sales]),
          })}
        >
          <ul className={styles.lines}>
            {lines.map(({ name, values, color, format }) => (
              <li key={name} className={styles.line}>
                <span data-caption>{name}</span>
                <Sparkline
                  kind="line"
                  values={values}
                  color={color}
                  label={t("{{title}}, day by day", { title: name })}
                />
                <Sparkline
                  kind="bar"
                  values={values.slice(-barsShown)}
                  color={color}
                  label={t("{{title}} for the last days, as bars", { title: name })}
                />
                <span className={styles.value} data-caption>
                  {format(values.at(-1) ?? 0)}
                </span>
              </li>
            ))}
          </ul>
        </SmallCharts>
      ),
    },
    {
      id: "pies",
      title: t("Pies"),
      column: 1,
      content: waiting ?? (
        <SmallCharts
          title={t("Pies")}
          table={() => ({
            columns: [{ label: t("Segment") }, { label: t("Value") }],
            rows: pies.flatMap(({ name, parts }) => parts.map((part) => [`${name}: ${part.name}`, part.value])),
          })}
        >
          <ul className={styles.pies}>
            {pies.map(({ name, parts }) => (
              <li key={name} className={styles.pie}>
                <Sparkline
                  kind="pie"
                  values={parts.map(({ value }) => value)}
                  label={t("{{title}} as a pie", { title: name })}
                />
                <div>
                  <p className={styles.heading} data-caption>
                    {name}
                  </p>
                  <PieLegend parts={parts} />
                </div>
              </li>
            ))}
          </ul>
        </SmallCharts>
      ),
    },
  ];
  return (
    <Screen title={t("Sparklines")} description={t("Word-sized charts for tables, lists and text.")}>
      <WidgetGrid screen="graphs.sparkline" widgets={widgets} />
    </Screen>
  );
}

type PieLegendProps = { parts: readonly { readonly name: string; readonly value: number }[] };

function PieLegend({ parts }: PieLegendProps) {
  const sum = parts.reduce((all, { value }) => all + value, 0);
  return (
    <ul className={styles.legend}>
      {parts.map(({ name, value }, index) => (
        <li key={name}>
          <span
            data-swatch
            className={styles.swatch}
            style={{ color: `var(--chart-${(index % 8) + 1})` }}
            aria-hidden
          />
          <span data-caption>{name}</span>
          <span data-caption>{formatPercent(Math.round((value / sum) * 100))}</span>
        </li>
      ))}
    </ul>
  );
}
