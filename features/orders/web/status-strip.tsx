import { useQuery } from "@tanstack/react-query";

import { useStatusNames } from "#features/orders/web/order-status.tsx";
import { orderCountsQuery } from "#features/orders/web/queries.ts";
import styles from "#features/orders/web/status-strip.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";

type StatusStripProps = {
  /** The filter as in the address; empty for all. */
  chosen: string;
  onChoose: (status: string) => void;
};

/** The number of orders by status; each filters the list. */
export function StatusStrip({ chosen, onChoose }: StatusStripProps) {
  const { t } = useTranslation();
  const names = useStatusNames();
  const { data: counts = [] } = useQuery(orderCountsQuery);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const figures = [
    { status: "", name: t("All"), count: total },
    ...counts.map(({ status, count }) => ({ status: status as string, name: names[status], count })),
  ];
  return (
    <Card as="div" className={`fading-ends ${styles.strip}`} role="group" aria-label={t("Orders by status")}>
      {figures.map(({ status, name, count }) => (
        <button
          key={status}
          type="button"
          className={styles.figure}
          aria-pressed={chosen === status}
          onClick={() => onChoose(chosen === status ? "" : status)}
        >
          <span className={styles.count}>{formatNumber(count)}</span>
          <span className={styles.name}>{name}</span>
        </button>
      ))}
    </Card>
  );
}
