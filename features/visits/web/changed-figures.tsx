import { IconChartLine, IconTrendingDown, IconTrendingUp } from "@tabler/icons-react";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { hasScreen } from "#contract/screens/screens.ts";
import { getVisits, type SiteFigures } from "#features/visits/contract.ts";
import styles from "#features/visits/web/changed-figures.module.css";
import { changesShown, type FigureChange, findChanges } from "#features/visits/web/find-changes.ts";
import { call } from "#web/lib/api/api-client.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { ListCard, ListCardRow } from "#web/ui/display/list-card.tsx";

/** The key is that of the dashboard, which shows the same report. */
const weekQuery = queryOptions({
  queryKey: topicKey("visits", 7),
  queryFn: ({ signal }) => call(getVisits, { query: { days: "7" } }, { signal }),
});

/** The figures of the site that changed most within a week, for the home screen. */
export function ChangedFigures() {
  const { t } = useTranslation();
  const request = useQuery(weekQuery);
  const titles: Readonly<Record<keyof SiteFigures, string>> = {
    visits: t("Visits"),
    pageViews: t("Page views"),
    orders: t("Orders"),
    customers: t("Customers"),
    income: t("Income"),
  };
  return (
    <ListCard
      title={t("Figures that changed")}
      more={hasScreen("/dashboard") ? { href: "/dashboard", text: t("Open dashboard") } : undefined}
      request={request}
      items={request.data && findChanges(request.data)}
      room={changesShown}
      empty={
        <EmptyState
          icon={<IconChartLine size={32} stroke={1.5} />}
          title={t("No changes within 7 days")}
          text={t("Figures of the site that rise or fall appear here.")}
        />
      }
      failure={t("Figures could not be loaded")}
      keyOf={({ figure }) => figure}
    >
      {(change) => (
        <ListCardRow
          start={<TrendSign change={change} />}
          title={titles[change.figure]}
          text={t("{{total}} in 7 days, after {{previous}}", {
            total: format(change, "total"),
            previous: format(change, "previous"),
          })}
          end={
            <bdi className={styles.change}>
              {formatNumber(change.share, { style: "percent", signDisplay: "exceptZero" })}
            </bdi>
          }
        />
      )}
    </ListCard>
  );
}

/** Money is in the currency's smallest unit. */
const format = ({ figure, ...values }: FigureChange, name: "total" | "previous") =>
  figure === "income" ? formatMoney(values[name] / 100, { maximumFractionDigits: 0 }) : formatNumber(values[name]);

function TrendSign({ change: { share } }: { change: FigureChange }) {
  const Icon = share > 0 ? IconTrendingUp : IconTrendingDown;
  return (
    <span className={styles.sign} data-trend={share > 0 ? "up" : "down"} aria-hidden>
      <Icon size={18} stroke={1.75} />
    </span>
  );
}
