import { formatShare, type Share, totalOf } from "#demos/graphs/web/figures/figures-option.ts";
import styles from "#demos/graphs/web/small/small-pies.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Sparkline } from "#web/ui/charts/small/sparkline.tsx";

type SmallPie = { readonly name: string; readonly parts: readonly Share[] };

/** Small pies, each with its parts in percent. */
export function SmallPies({ pies }: { pies: readonly SmallPie[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.pies}>
      {pies.map(({ name, parts }) => (
        <li key={name} className={styles.pie}>
          <p className={styles.name} data-caption>
            {name}
          </p>
          <Sparkline
            kind="pie"
            values={parts.map(({ value }) => value)}
            label={t("{{title}} as a pie", { title: name })}
          />
          <PieLegend parts={parts} />
        </li>
      ))}
    </ul>
  );
}

function PieLegend({ parts }: { parts: readonly Share[] }) {
  const total = totalOf(parts);
  return (
    <ul className={styles.legend}>
      {parts.map(({ name, value }, index) => (
        <li key={name}>
          <span
            data-swatch
            className={styles.swatch}
            style={{ color: `var(--chart-${(index % 8) + 1})` }}
            aria-hidden
          />
          <span className={styles.part} data-caption>
            {name}
          </span>
          <span className={styles.share} data-caption>
            {formatShare(value, total)}
          </span>
        </li>
      ))}
    </ul>
  );
}
