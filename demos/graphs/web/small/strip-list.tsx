import type { ReactNode } from "react";

import styles from "#demos/graphs/web/small/strip-list.module.css";

type Strip = {
  readonly name: string;
  /** What the numbers at the end are, translated. */
  readonly note: string;
  readonly chart: ReactNode;
  readonly value: ReactNode;
};

/** Rows of a name, a small chart, and its number. */
export const StripList = ({ strips }: { strips: readonly Strip[] }) => (
  <ul className={styles.strips}>
    {strips.map(({ name, note, chart, value }) => (
      <li key={name} className={styles.strip}>
        <span className={styles.words}>
          <span className={styles.name} data-caption>
            {name}
          </span>
          <span className={styles.note} data-caption>
            {note}
          </span>
        </span>
        <span className={styles.chart}>{chart}</span>
        <span className={styles.value}>{value}</span>
      </li>
    ))}
  </ul>
);
