import { Suspense, useRef } from "react";

import type { VisitsReport } from "#features/visits/contract.ts";
import styles from "#features/dashboard/web/visits-map-place.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useInView } from "#web/ui/charts/use-in-view.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

const VisitsMap = lazyPart(() => import("#features/dashboard/web/visits-map.tsx").then((part) => part.VisitsMap));

type VisitsMapPlaceProps = { report: VisitsReport | undefined; hasFailed: boolean; onRetry: () => void };

/** Reserves the room of the map, whose outlines load when it comes into view. */
export function VisitsMapPlace({ report, hasFailed, onRetry }: VisitsMapPlaceProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useInView(place);
  const isEmpty = report && Object.keys(report.regions).length === 0;
  return (
    <div ref={place} className={styles.place}>
      {hasFailed && !report && (
        <EmptyState
          title={t("Visits could not be loaded")}
          action={<Button onClick={onRetry}>{t("Try again")}</Button>}
        />
      )}
      {isEmpty && <EmptyState title={t("No visits yet")} />}
      {isWanted && report && !isEmpty && (
        <Suspense fallback={null}>
          <VisitsMap regions={report.regions} total={report.totals.visits} />
        </Suspense>
      )}
    </div>
  );
}
