import { useQuery } from "@tanstack/react-query";

import { IncomeFailure, IncomeHero, IncomeLoading } from "#features/dashboard/web/income-hero.tsx";
import { KeyFigures, KeyFiguresLoading } from "#features/dashboard/web/key-figures.tsx";
import { visitsQuery } from "#features/dashboard/web/queries.ts";
import { RecentActivity } from "#features/dashboard/web/recent-activity.tsx";
import { VisitsMapPlace } from "#features/dashboard/web/visits-map-place.tsx";
import { type VisitRange, visitRanges } from "#features/visits/contract.ts";
import { formatPeriod } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useIsNarrow } from "#web/lib/media.ts";
import { WhenInView } from "#web/ui/display/when-in-view.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";

// Below the first view.
const SiteStats = lazyPart(() => import("#features/dashboard/web/site-stats.tsx").then((part) => part.SiteStats));
const LiveStats = lazyPart(() => import("#features/dashboard/web/live-stats.tsx").then((part) => part.LiveStats));

/**
 * In pixels: the height of the chart with its legend and tools, the same as that of the map beside it. On narrow screens,
 * the legend needs two lines.
 */
const siteStatsHeight = { wide: 424, narrow: 456 };
/** In pixels: the height of the live chart with its controls and its latest values. */
const liveStatsHeight = 366;

/** A day, in milliseconds. */
const dayMs = 86_400_000;

/** In pixels: the approximate height of the widgets. Content below them is out of view either way. */
const boardHeight = 1000;

type DashboardScreenProps = {
  days: VisitRange;
  onDaysChange: (days: VisitRange) => void;
  /** Widgets of other features, with English titles. */
  parts: readonly WidgetDefinition[];
};

/** The dashboard: the income, four key figures, then widgets. */
export function DashboardScreen({ days, onDaysChange, parts }: DashboardScreenProps) {
  const { t } = useTranslation();
  const { data: report, isError, refetch } = useQuery(visitsQuery(days));
  const isNarrow = useIsNarrow();
  const retry = () => void refetch();
  const [first, last] = [report?.days[0], report?.days.at(-1)];
  const state = report ? "ready" : isError ? "error" : "loading";

  // None of the first row draws with the chart library.
  const widgets: readonly WidgetDefinition[] = [
    { id: "activity", title: t("Recent activity"), column: 0, isFlush: true, content: <RecentActivity /> },
    {
      id: "site-stats",
      title: t("Site stats"),
      column: 0,
      isFlush: true,
      content: (
        <WhenInView height={isNarrow ? siteStatsHeight.narrow : siteStatsHeight.wide}>
          <SiteStats report={report} state={state} onRetry={retry} />
        </WhenInView>
      ),
    },
    {
      id: "visits",
      title: t("Visits by region"),
      column: 1,
      isFlush: true,
      content: <VisitsMapPlace report={report} hasFailed={isError} onRetry={retry} />,
    },
    {
      id: "live-stats",
      title: t("Live stats"),
      column: 1,
      isFlush: true,
      content: (
        <WhenInView height={liveStatsHeight}>
          <LiveStats />
        </WhenInView>
      ),
    },
    ...parts.map((part) => ({ ...part, title: translateData(part.title) })),
  ];

  return (
    <Screen
      title={t("Dashboard")}
      // Reserves the room of the period.
      description={
        first && last ? (
          <bdi>{formatPeriod(first.date, last.date)}</bdi>
        ) : (
          <span style={{ visibility: "hidden" }}>{formatRecentPeriod(days)}</span>
        )
      }
      actions={<PeriodChoice days={days} onChange={onDaysChange} />}
    >
      {state === "loading" && (
        <>
          <IncomeLoading />
          <KeyFiguresLoading />
        </>
      )}
      {state === "error" && <IncomeFailure onRetry={retry} />}
      {report && (
        <>
          <IncomeHero report={report} />
          <KeyFigures report={report} />
        </>
      )}
      <NextFrame fallback={<div style={{ blockSize: boardHeight }} />}>
        <WidgetGrid screen="dashboard" layout="wide-first" widgets={widgets} />
      </NextFrame>
    </Screen>
  );
}

/** The expected period of the report: the last days up to today. */
function formatRecentPeriod(days: number) {
  const dayBefore = (count: number) => new Date(Date.now() - count * dayMs).toISOString().slice(0, 10);
  return formatPeriod(dayBefore(days - 1), dayBefore(0));
}

type PeriodChoiceProps = { days: VisitRange; onChange: (days: VisitRange) => void };

/** Chooses the period of the figures. */
function PeriodChoice({ days, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t("Period")}
      options={visitRanges.map((range) => ({
        value: range,
        label: formatNumber(range, { style: "unit", unit: "day", unitDisplay: "long" }),
      }))}
      value={days}
      onChange={onChange}
    />
  );
}
