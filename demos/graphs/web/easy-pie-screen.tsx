import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";

import { formatPercent } from "#demos/graphs/web/figures/format-figures.ts";
import type { goalKeys } from "#demos/graphs/contract.ts";
import { nameShares } from "#demos/graphs/web/figures/list-figures.ts";
import { SmallCharts } from "#demos/graphs/web/small-charts.tsx";
import { goalNames, sourceNames } from "#demos/graphs/web/figures/label-names.ts";
import { progressOf, siteQuery } from "#demos/graphs/web/queries.ts";
import styles from "#demos/graphs/web/small-charts.module.css";
import { WaitingChart } from "#demos/graphs/web/series/waiting-chart.tsx";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { EasyPie } from "#web/ui/charts/small/easy-pie.tsx";
import { Slider } from "#web/ui/form/numbers/slider.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";

/** In pixels. */
const large = 112;
const larger = 200;

const firstTrial = 64;

/** Percentages as rings, from the size of a line of text upwards. */
export function EasyPieScreen() {
  const { t } = useTranslation();
  const query = useQuery(siteQuery);
  const goals = (query.data?.goals ?? []).map(({ label, value }) => {
    const name = goalNames(t)[label];
    const share = formatPercent(value);
    const color = value >= 100 ? ("success" as const) : 1;
    const rest = describeRest(t, label, value);
    return { name, value, share, rest, color, label: t("{{name}}: {{share}} of the goal", { name, share }) };
  });
  const sources = nameShares(sourceNames(t), query.data?.sources);
  const table = () => ({
    columns: [{ label: t("Goal") }, { label: t("Achieved"), format: formatPercent }],
    rows: goals.map(({ name, value }) => [name, value]),
  });
  const sourcesTable = () => ({
    columns: [{ label: t("Source") }, { label: t("Share"), format: formatPercent }],
    rows: sources.map(({ name, value }) => [name, value]),
  });
  const waiting = query.data ? undefined : <WaitingChart {...progressOf(query)} />;
  const firstWaiting = waiting && <div className={styles.firstRings}>{waiting}</div>;

  const widgets: readonly WidgetDefinition[] = [
    {
      id: "small",
      title: t("Inline rings"),
      column: 0,
      span: "full",
      content: firstWaiting ?? (
        <SmallCharts
          title={t("Inline rings")}
          note={t("Visits by source, each ring as small as a line of text.")}
          table={sourcesTable}
        >
          <ul className={styles.row}>
            {sources.map(({ name, value }) => (
              <li key={name} className={styles.figure}>
                <EasyPie
                  percent={value}
                  label={t("{{name}}: {{share}} of all visits", { name, share: formatPercent(value) })}
                />
                <span className={styles.words}>
                  <span className={styles.name} data-caption>
                    {name}
                  </span>
                  <span className={styles.value} data-caption>
                    {formatPercent(value)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </SmallCharts>
      ),
    },
    {
      id: "large",
      title: t("Rings with percentages"),
      column: 0,
      content: waiting ?? (
        <SmallCharts title={t("Rings with percentages")} note={t("Progress toward each goal.")} table={table}>
          <ul className={styles.rings}>
            {goals.map(({ name, value, share, rest, color, label }) => (
              <li key={name} className={styles.ring}>
                <span className={styles.disc}>
                  <EasyPie percent={value} color={color} size={large} label={label} />
                  <span className={styles.share} aria-hidden data-caption>
                    {share}
                  </span>
                </span>
                <span className={styles.goal}>
                  <span className={styles.title} data-caption>
                    {name}
                  </span>
                  <span className={styles.name} data-caption>
                    {rest}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </SmallCharts>
      ),
    },
    { id: "trial", title: t("Try a value"), column: 1, content: <Trial /> },
  ];
  return (
    <Screen title={t("Progress rings")} description={t("Shares, and progress toward a goal, shown as rings.")}>
      <WidgetGrid screen="graphs.easy-pie" layout="wide-first" widgets={widgets} />
    </Screen>
  );
}

/** The rest of a ring in words: what is missing to a goal, or what is free below a limit. */
function describeRest(t: Translate, label: (typeof goalKeys)[number], value: number) {
  if (label === "returns" || label === "storage")
    return t("{{share}} below the limit", { share: formatPercent(100 - value) });
  if (value > 100) return t("{{share}} above the goal", { share: formatPercent(value - 100) });
  if (value === 100) return t("Goal reached");
  return label === "uptime"
    ? t("{{share}} below the goal", { share: formatPercent(100 - value) })
    : t("{{share}} to go", { share: formatPercent(100 - value) });
}

/** A ring controlled by a slider. */
function Trial() {
  const { t } = useTranslation();
  const id = useId();
  const [value, setValue] = useState(firstTrial);
  const share = formatPercent(value);
  return (
    <SmallCharts
      title={t("Try a value")}
      note={t("Move the slider to fill the ring.")}
      table={() => ({
        columns: [{ label: t("Value") }, { label: t("Share"), format: formatPercent }],
        rows: [[t("Selected"), value]],
      })}
    >
      <div className={styles.trial}>
        <span className={styles.disc}>
          <EasyPie percent={value} color={1} size={larger} label={t("Ring filled to {{share}}", { share })} />
          <span className={styles.share} data-size="large" aria-hidden data-caption>
            {share}
          </span>
        </span>
        <div className={styles.slider}>
          <label className={styles.name} htmlFor={id}>
            {t("Value in percent")}
          </label>
          <Slider id={id} max={100} value={value} aria-valuetext={share} onChange={setValue} />
        </div>
      </div>
    </SmallCharts>
  );
}
