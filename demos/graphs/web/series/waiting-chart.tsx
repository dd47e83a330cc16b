import styles from "#demos/graphs/web/series/waiting-chart.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

type WaitingChartProps = { state: "ready" | "loading" | "error"; onRetry: () => void };

/** Reserves the room of a chart while its data loads, and shows an error if it cannot be loaded. */
export function WaitingChart({ state, onRetry }: WaitingChartProps) {
  const { t } = useTranslation();
  if (state !== "error") return <div className={styles.waiting} role="status" aria-label={t("Loading")} />;
  return (
    <div className={styles.waiting}>
      <EmptyState
        title={t("The chart could not be loaded")}
        action={<Button onClick={onRetry}>{t("Try again")}</Button>}
      />
    </div>
  );
}
