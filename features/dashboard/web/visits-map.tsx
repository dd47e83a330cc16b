import { useCallback, useMemo } from "react";

import type { VisitsReport } from "#features/visits/contract.ts";
import { formatCount } from "#features/dashboard/web/figures.ts";
import styles from "#features/dashboard/web/visits-map.module.css";
import { nameRegion } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { ChartFrame } from "#web/ui/charts/chart-frame.tsx";
import { readChartTheme } from "#web/ui/charts/chart-theme.ts";
import { mapLimits, mapSteps } from "#web/ui/charts/world-map/map-scale.ts";
import { WorldMap, worldMapSvg } from "#web/ui/charts/world-map/world-map.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** In pixels. */
const height = 212;
/** The number of regions listed below the map. */
const named = 5;

/** Visits by region: a map of all, and a list of the first. */
export function VisitsMap({ regions, total }: { regions: VisitsReport["regions"]; total: number }) {
  const { t } = useTranslation();
  const sorted = useMemo(() => Object.entries(regions).toSorted(([, one], [, other]) => other - one), [regions]);
  const describe = useCallback(
    (code: string, visits: number) => `${nameRegion(code)}: ${visits > 0 ? formatNumber(visits) : t("no visits")}`,
    [t],
  );
  const [first] = sorted;
  const title = t("Visits by region");
  const share = (visits: number) => formatNumber(visits / total, { style: "percent", maximumFractionDigits: 1 });
  return (
    <div className={styles.visits}>
      <ChartFrame
        title={title}
        height={height}
        legend={<Limits limits={mapLimits(Object.values(regions))} />}
        svg={() => worldMapSvg(regions, readChartTheme())}
        table={() => ({
          columns: [
            { label: t("Region") },
            { label: t("Visits") },
            {
              label: t("Share"),
              format: (value) => formatNumber(value, { style: "percent", maximumFractionDigits: 1 }),
            },
          ],
          rows: sorted.map(([code, visits]) => [nameRegion(code), visits, visits / total]),
        })}
      >
        <WorldMap
          values={regions}
          describe={describe}
          label={t("World map of visits. Visits: {{visits}}. Regions: {{regions}}. Most visits: {{region}}.", {
            visits: formatNumber(total),
            regions: formatNumber(sorted.length),
            region: first ? nameRegion(first[0]) : "–",
          })}
        />
      </ChartFrame>
      <ol className={styles.regions} aria-label={t("Most visits")}>
        {sorted.slice(0, named).map(([code, visits]) => (
          <li key={code} className={styles.region}>
            <span className="truncate">{nameRegion(code)}</span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ inlineSize: `${(visits / (first?.[1] ?? visits)) * 100}%` }} />
            </span>
            <span className={styles.number}>{formatNumber(visits)}</span>
            <span className={styles.share}>{share(visits)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The legend of the shades. */
function Limits({ limits }: { limits: readonly number[] }) {
  return (
    <Row as="ul" gap="compact" lineGap="tiny" className={styles.limits}>
      {limits.map((limit, index) => (
        <Row as="li" key={limit} gap="tiny" nowrap>
          <span className={styles.swatch} data-step={index + 1 + mapSteps - limits.length} aria-hidden />
          {`${formatCount(limit)}+`}
        </Row>
      ))}
    </Row>
  );
}
