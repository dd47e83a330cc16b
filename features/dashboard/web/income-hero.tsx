import { IconChartAreaLine } from "@tabler/icons-react";
import { type ReactNode, Suspense, useMemo, useRef, useState } from "react";

import type { VisitsReport } from "#features/visits/contract.ts";
import { ChangeMark } from "#features/dashboard/web/change-mark.tsx";
import {
  bestDayOf,
  changeOf,
  formatCentsRounded,
  formatCentsShort,
  formatPercent,
  percentOf,
} from "#features/dashboard/web/figures.ts";
import styles from "#features/dashboard/web/income-hero.module.css";
import { formatDay } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { formatChange } from "#web/lib/format/format-change.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AreaChart } from "#web/ui/charts/small/area-chart.tsx";
import { ChartShell } from "#web/ui/charts/chart-shell.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { ProgressBar } from "#web/ui/display/status/progress-bar.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";

// The tools come after the chart, which is the first view.
const IncomeTools = lazyPart(() => import("#features/dashboard/web/income-tools.tsx").then((part) => part.IncomeTools));
const IncomeTable = lazyPart(() => import("#features/dashboard/web/income-tools.tsx").then((part) => part.IncomeTable));

/** In pixels. */
const chartHeight = 248;

/** The income of the period: its total, its change and its goal, beside the days of it and of the period before. */
export function IncomeHero({ report }: { report: VisitsReport }) {
  const { t } = useTranslation();
  const { totals, previous, goals, currency } = report;
  if (totals.income === 0) {
    return (
      <IncomeMessage>
        <EmptyState
          icon={<IconChartAreaLine size={32} stroke={1.5} />}
          title={t("No income in this period")}
          text={t("New orders appear here on the day that they are paid.")}
        />
      </IncomeMessage>
    );
  }
  const change = changeOf(totals.income, previous.income);
  const percent = percentOf(totals.income, goals.income);
  const goal = percent !== undefined && {
    percent,
    words: t("{{share}} of the goal of {{goal}}", {
      share: formatPercent(percent),
      goal: formatCentsShort(goals.income, currency),
    }),
  };
  return (
    <Card className={styles.hero}>
      <div className={styles.summary}>
        <Text as="h2" size="medium" muted weight="medium">
          {t("Income")}
        </Text>
        <p className={styles.total}>
          <bdi>{formatCentsRounded(totals.income, currency)}</bdi>
        </p>
        <p className={styles.change}>
          {change !== undefined && (
            <ChangeMark change={change}>
              <span>{t("{{change}} against the previous period", { change: formatChange(change) })}</span>
            </ChangeMark>
          )}
        </p>
        <div className={styles.goal}>
          {goal && (
            <>
              <Text as="p" tabular>
                {goal.words}
              </Text>
              <ProgressBar label={t("Goal")} value={Math.min(goal.percent, 100)} valueText={goal.words} role="meter" />
            </>
          )}
        </div>
      </div>
      <div className={styles.days}>
        <IncomeDays report={report} />
      </div>
      <Facts report={report} />
    </Card>
  );
}

/** The days of the period as an area, and those of the period before as a dashed line. */
function IncomeDays({ report }: { report: VisitsReport }) {
  const { t } = useTranslation();
  const { days, previousDays, totals, currency } = report;
  const chart = useRef<HTMLDivElement>(null);
  const [isTable, setIsTable] = useState(false);
  const series = useMemo(() => {
    const current = {
      name: t("This period"),
      values: days.map(({ income }) => income),
      points: days.map(({ date }) => formatDay(date)),
    };
    const before = {
      name: t("Previous period"),
      values: previousDays.map((day) => day?.income ?? null),
      points: previousDays.map((day) => (day ? formatDay(day.date) : "–")),
    };
    return previousDays.some((day) => day !== null) ? [current, before] : [current];
  }, [days, previousDays, t]);
  const format = (cents: number) => formatCentsRounded(cents, currency);
  const describePoint = (index: number) => {
    const [day, before] = [days[index], previousDays[index]];
    if (!day) return "";
    const words = { day: formatDay(day.date), income: format(day.income) };
    return before
      ? t("{{day}}: {{income}}. Previous period, {{before}}: {{previous}}.", {
          ...words,
          before: formatDay(before.date),
          previous: format(before.income),
        })
      : t("{{day}}: {{income}}", words);
  };
  return (
    <ChartShell
      height={chartHeight}
      legend={
        <Text as="p" size="small" muted className={styles.caption}>
          {t("Income per day")}
        </Text>
      }
      tools={
        <NextFrame fallback={null}>
          <Suspense fallback={null}>
            <IncomeTools report={report} chart={chart} isTable={isTable} onToggle={setIsTable} />
          </Suspense>
        </NextFrame>
      }
      table={
        isTable && (
          <Suspense fallback={null}>
            <IncomeTable report={report} />
          </Suspense>
        )
      }
    >
      <div ref={chart}>
        <AreaChart
          series={series}
          label={t("Income per day, as an area, and that of the previous period, as a dashed line. Total: {{sum}}.", {
            sum: format(totals.income),
          })}
          valuesLabel={t("Income per day")}
          describePoint={describePoint}
          format={format}
          formatTick={(cents) => formatCentsShort(cents, currency)}
          height={chartHeight}
        />
      </div>
    </ChartShell>
  );
}

/** Three figures that explain the total. */
function Facts({ report }: { report: VisitsReport }) {
  const { t } = useTranslation();
  const { days, totals, currency } = report;
  const best = bestDayOf(days);
  return (
    <dl className={styles.facts}>
      <Fact title={t("Average per day")}>{formatCentsRounded(totals.income / days.length, currency)}</Fact>
      {best && (
        <Fact title={t("Best day")} note={formatDay(best.date)}>
          {formatCentsRounded(best.income, currency)}
        </Fact>
      )}
      {totals.orders > 0 && (
        <Fact title={t("Average order")}>
          {formatNumber(totals.income / totals.orders / 100, { style: "currency", currency })}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { title: string; note?: string; children: ReactNode };

const Fact = ({ title, note, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>{title}</dt>
    <dd>
      {note !== undefined && <bdi className={styles.note}>{note}</bdi>}
      <bdi>{children}</bdi>
    </dd>
  </div>
);

/** Says in the place of the income that it could not be loaded. */
export function IncomeFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <IncomeMessage>
      <EmptyState
        title={t("Figures could not be loaded")}
        action={<Button onClick={onRetry}>{t("Try again")}</Button>}
      />
    </IncomeMessage>
  );
}

/** A message that is as high as the income. */
const IncomeMessage = ({ children }: { children: ReactNode }) => <Card className={styles.message}>{children}</Card>;

/** Has the parts of the income in grey while it loads, so that nothing moves when it arrives. */
export const IncomeLoading = () => (
  <Card className={styles.hero} data-loading aria-hidden>
    <div className={styles.summary}>
      <Text as="p" size="medium">
        <Bar width="64px" />
      </Text>
      <p className={styles.total}>
        <Bar width="200px" />
      </p>
      <p className={styles.change}>
        <Bar width="70%" />
      </p>
      <div className={styles.goal}>
        <Bar width="100%" />
      </div>
    </div>
    <div className={styles.days}>
      <div className={styles.daysLoading} />
    </div>
    <div className={styles.facts}>
      {["average", "best", "order"].map((fact) => (
        <div key={fact} className={styles.fact}>
          <Bar width="100%" />
        </div>
      ))}
    </div>
  </Card>
);

/** A grey bar in a line of text, as high as the line. */
const Bar = ({ width }: { width: string }) => (
  <span className={styles.bar} style={{ inlineSize: width }}>
    {"\u00a0"}
  </span>
);
