import { ChangeChip } from "#demos/graphs/web/small/change-chip.tsx";
import { figureOf, type Metric } from "#demos/graphs/web/small/metrics.ts";
import styles from "#demos/graphs/web/small/metric-table.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Sparkline } from "#web/ui/charts/small/sparkline.tsx";

/** The number of bars that fits the width of a line. */
const barsShown = 13;

const week = 7;

/** Sparklines in the rows of a table, beside the numbers that they belong to. */
export function MetricTable({ title, metrics }: { title: string; metrics: readonly Metric[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col" data-caption>
            {t("Metric")}
          </th>
          <th scope="col" data-caption>
            {t("Trend")}
          </th>
          <th scope="col" className={styles.bars} data-caption>
            {t("Last days")}
          </th>
          <th scope="col" className={styles.number} data-caption>
            {t("Latest")}
          </th>
          <th scope="col" className={styles.number} data-caption>
            {t("Weekly change")}
          </th>
        </tr>
      </thead>
      <tbody>
        {metrics.map((metric) => (
          <MetricRow key={metric.name} {...metric} />
        ))}
      </tbody>
    </table>
  );
}

function MetricRow({ name, values, format, combine }: Metric) {
  const { t } = useTranslation();
  const { change } = figureOf({ values, combine }, week);
  return (
    <tr>
      <th scope="row" data-caption>
        {name}
      </th>
      <td>
        <Sparkline kind="line" values={values} label={t("{{title}}, day by day", { title: name })} />
      </td>
      <td className={styles.bars}>
        <Sparkline
          kind="bar"
          values={values.slice(-barsShown)}
          label={t("{{title}} for the last days, as bars", { title: name })}
        />
      </td>
      <td className={styles.number}>
        <bdi data-caption>{format(values.at(-1) ?? 0)}</bdi>
      </td>
      <td className={styles.number}>{change !== undefined && <ChangeChip change={change} />}</td>
    </tr>
  );
}
