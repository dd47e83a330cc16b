import { IconArrowDownRight, IconArrowUpRight, IconMinus } from "@tabler/icons-react";
import { useEffect, useState } from "react";

import type { VisitsReport } from "#features/visits/contract.ts";
import {
  changeOf,
  type FigureName,
  formatCount,
  formatCentsShort,
  percentOf,
  seriesOf,
} from "#features/dashboard/web/figures.ts";
import styles from "#features/dashboard/web/key-figures.module.css";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { EasyPie } from "#web/ui/charts/small/easy-pie.tsx";
import { sumNeighbours } from "#web/ui/charts/world-map/shapes.ts";
import { Sparkline } from "#web/ui/charts/small/sparkline.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Text } from "#web/ui/display/text.tsx";
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
  const money = (value: number) => formatCentsShort(value, report.currency);
  return (
    <ul className={styles.figures} aria-label={t("Key figures")}>
      <Figure report={report} name="income" title={t("Income")} kind="bar" color={1} format={money} />
      <Figure report={report} name="visits" title={t("Visits")} kind="line" color={2} format={formatCount} />
      <Figure report={report} name="orders" title={t("Orders")} kind="bar" color={3} format={formatCount} />
      <Figure report={report} name="customers" title={t("New customers")} kind="line" color={5} format={formatCount} />
    </ul>
  );
}

type FigureProps = {
  report: VisitsReport;
  name: FigureName;
  title: string;
  kind: "line" | "bar";
  color: number;
  format: (value: number) => string;
};

function Figure({ report, name, title, kind, color, format }: FigureProps) {
  const { t } = useTranslation();
  const [isStill] = useState(hasAnimated);
  const total = report.totals[name];
  const goal = report.goals[name];
  const percent = percentOf(total, goal);
  const series = seriesOf(report, name);
  const reached = percent === undefined ? undefined : formatNumber(percent / 100, { style: "percent" });
  return (
    <Card as="li" className={styles.figure}>
      <Text as="p" size="small" muted weight="medium">
        {title}
      </Text>
      <Row gap="compact" lineGap="tiny" justify="between" className={styles.row}>
        <p className={styles.value}>{format(total)}</p>
        <Sparkline
          kind={kind}
          values={kind === "bar" ? sumNeighbours(series, maxBars) : series}
          color={color}
          label={t("{{title}}, day by day", { title })}
        />
      </Row>
      <Row justify="between" nowrap className={styles.foot}>
        <Change now={total} before={report.previous[name]} />
        {percent !== undefined && (
          <Row as="span" nowrap className={styles.goal}>
            <span className={`truncate ${styles.words}`} aria-hidden>
              {t("{{share}} of {{goal}}", { share: reached, goal: format(goal) })}
            </span>
            <EasyPie
              percent={percent}
              color={color}
              isStill={isStill}
              label={t("{{share}} of the goal, {{goal}}", { share: reached, goal: format(goal) })}
            />
          </Row>
        )}
      </Row>
    </Card>
  );
}

/** Shows the change by colour, arrow and sign. */
function Change({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation();
  const change = changeOf(now, before);
  if (change === undefined) return <span />;
  const percent = formatNumber(change, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const [tone, Icon] =
    change > 0
      ? (["up", IconArrowUpRight] as const)
      : change < 0
        ? (["down", IconArrowDownRight] as const)
        : (["same", IconMinus] as const);
  return (
    <span className={styles.change} data-tone={tone} title={t("Compared with the previous period")}>
      <Icon size={16} stroke={2} aria-hidden />
      <span dir="ltr">{percent}</span>
      <span className="visually-hidden">{t("Compared with the previous period")}</span>
    </span>
  );
}

/** Reserves the room of the figures while they load. */
export function KeyFiguresLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.figures} role="status" aria-label={t("Loading")}>
      {["income", "visits", "orders", "customers"].map((name) => (
        <Card as="div" key={name} className={styles.figure} data-loading />
      ))}
    </div>
  );
}
