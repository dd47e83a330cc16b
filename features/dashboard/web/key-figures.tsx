import { useEffect, useState } from "react";

import type { VisitsReport } from "#features/visits/contract.ts";
import { ChangeMark } from "#features/dashboard/web/change-mark.tsx";
import {
  changeOf,
  type FigureName,
  formatCount,
  formatPercent,
  percentOf,
  seriesOf,
} from "#features/dashboard/web/figures.ts";
import styles from "#features/dashboard/web/key-figures.module.css";
import { formatChange } from "#web/lib/format/format-change.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { EasyPie } from "#web/ui/charts/small/easy-pie.tsx";
import { sumNeighbours } from "#web/ui/charts/world-map/shapes.ts";
import { Sparkline } from "#web/ui/charts/small/sparkline.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** Whether the rings have been animated; they are not animated again. */
let hasAnimated = false;

/** The number of bars that fits the width of a sparkline. */
const maxBars = 13;

/** Four key figures with their trends, and the progress towards the goals. */
export function KeyFigures({ report }: { report: VisitsReport }) {
  const { t } = useTranslation();
  useEffect(() => {
    hasAnimated = true;
  }, []);
  return (
    <ul className={styles.figures} aria-label={t("Key figures")}>
      <Figure report={report} name="visits" title={t("Visits")} kind="line" />
      <Figure report={report} name="pageViews" title={t("Page views")} kind="bar" />
      <Figure report={report} name="orders" title={t("Orders")} kind="bar" />
      <Figure report={report} name="customers" title={t("New customers")} kind="line" />
    </ul>
  );
}

type FigureProps = {
  report: VisitsReport;
  name: FigureName;
  title: string;
  kind: "line" | "bar";
};

/** All have the first colour of the charts: what a figure means is in its title, and whether it is good beside that. */
const color = 1;

function Figure({ report, name, title, kind }: FigureProps) {
  const { t } = useTranslation();
  const [isStill] = useState(hasAnimated);
  const total = report.totals[name];
  const goal = report.goals[name];
  const percent = percentOf(total, goal);
  const change = changeOf(total, report.previous[name]);
  const series = seriesOf(report, name);
  return (
    <Card as="li" className={styles.figure}>
      <Text as="p" size="small" muted weight="medium" className={`truncate ${styles.title}`}>
        {title}
      </Text>
      <p className={styles.value}>
        <bdi>{formatCount(total)}</bdi>
      </p>
      <span className={styles.change}>
        {change !== undefined && (
          <ChangeMark change={change}>
            <span title={t("Compared with the previous period")}>{formatChange(change)}</span>
            <span className="visually-hidden">{t("Compared with the previous period")}</span>
          </ChangeMark>
        )}
      </span>
      <div className={styles.trend}>
        <Sparkline
          kind={kind}
          values={kind === "bar" ? sumNeighbours(series, maxBars) : series}
          color={color}
          label={t("{{title}}, day by day", { title })}
        />
      </div>
      {percent !== undefined && (
        <Goal
          percent={percent}
          isStill={isStill}
          words={t("{{share}} of the goal of {{goal}}", { share: formatPercent(percent), goal: formatCount(goal) })}
        />
      )}
    </Card>
  );
}

type GoalProps = { percent: number; isStill: boolean; words: string };

/** The ring has the words as its name, so that they are read out once. */
const Goal = ({ percent, isStill, words }: GoalProps) => (
  <Row nowrap className={styles.goal}>
    <EasyPie percent={percent} color={color} isStill={isStill} label={words} />
    <span aria-hidden>{words}</span>
  </Row>
);

/** Reserves the room of the figures while they load. */
export function KeyFiguresLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.figures} role="status" aria-label={t("Loading")}>
      {["visits", "pageViews", "orders", "customers"].map((name) => (
        <Card as="div" key={name} className={styles.figure} data-loading />
      ))}
    </div>
  );
}
