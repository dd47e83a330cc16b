import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { LiveChart } from "#web/ui/charts/live/live-chart.tsx";
import { createLiveFeed } from "#web/ui/charts/live/live-feed.ts";

/** Specification §9: 200 points, a step every 1500 ms. It continues where it was when the dashboard is opened again. */
const feed = createLiveFeed({ points: 200, interval: 1500 });

/** In pixels. */
const chartHeight = 244;

/** Live server load, with a configurable interval. */
export function LiveStats() {
  const { t } = useTranslation();
  return <LiveChart feed={feed} title={t("Live stats")} height={chartHeight} />;
}
