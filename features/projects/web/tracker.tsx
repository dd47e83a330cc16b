import { Suspense } from "react";

import type { ProjectRow } from "#features/projects/contract.ts";
import styles from "#features/projects/web/tracker.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";

// Loaded after the table.
const Sparkline = lazyPart(async () => (await import("#web/ui/charts/small/sparkline.tsx")).Sparkline);

/** The hours of the last weeks: bars in the list, a line in the details. */
export function Tracker({ tracker, kind }: Pick<ProjectRow, "tracker"> & { kind: "bar" | "line" }) {
  const { t } = useTranslation();
  if (tracker.every((hours) => hours === 0)) return <span className={styles.empty}>–</span>;
  return (
    <span className={styles.place} data-kind={kind}>
      <Suspense>
        <Sparkline
          kind={kind}
          values={tracker}
          label={t("Hours per week, this week: {{count}}", { count: formatNumber(tracker.at(-1) ?? 0) })}
        />
      </Suspense>
    </span>
  );
}
