import { useTranslation } from "#web/lib/i18n.ts";
import { LiveChart } from "#web/ui/charts/live/live-chart.tsx";
import { createLiveFeed } from "#web/ui/charts/live/live-feed.ts";

/** Specification §9: 200 points, a step every 1500 ms. It goes on where it stood when the dashboard is left. */
const feed = createLiveFeed({ points: 200, interval: 1500 });

/** In pixels. */
const height = 244;

/** What the server is doing at this moment; how often it is asked is set here. */
export function LiveStats() {
  const { t } = useTranslation();
  return <LiveChart feed={feed} title={t("Live stats")} height={height} />;
}
