import { ChangeChip } from "#demos/graphs/web/small/change-chip.tsx";
import { figureOf, type Metric } from "#demos/graphs/web/small/metrics.ts";
import styles from "#demos/graphs/web/small/trend-tiles.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { TrendLine } from "#web/ui/charts/small/trend-line.tsx";

type TrendTilesProps = {
  metrics: readonly Metric[];
  /** The days of the figure, which is compared with as many days before. */
  days: number;
};

/** The figure of the last days for each metric, how it has changed, and the line of all days. */
export function TrendTiles({ metrics, days }: TrendTilesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.tiles}>
      {metrics.map((metric) => {
        const { now, change } = figureOf(metric, days);
        return (
          <li key={metric.name} className={styles.tile}>
            <p className={styles.name} data-caption>
              {metric.name}
            </p>
            <p className={styles.figure}>
              <span className={styles.value} data-caption>
                {metric.format(now)}
              </span>
              {change !== undefined && <ChangeChip change={change} />}
            </p>
            <TrendLine
              values={metric.values}
              label={t(
                {
                  one: "{{title}} of the last {{count}} day, as a line",
                  other: "{{title}} of the last {{count}} days, as a line",
                },
                { title: metric.name, count: metric.values.length },
              )}
            />
          </li>
        );
      })}
    </ul>
  );
}
