import { useIsTouch } from "#web/lib/media.ts";
import styles from "#web/ui/tree/tree-skeleton.module.css";
import { rowHeight } from "#web/ui/tree/row-height.ts";

type TreeSkeletonProps = {
  /** What is loading, translated. */
  label: string;
  /** About as many as will appear, so that nothing moves. */
  rows: number;
};

/** In percent: the lengths of names, in turn. */
const widths = [32, 24, 40, 28, 36, 20];

/** Keeps the place of a tree that is loading. */
export function TreeSkeleton({ label, rows }: TreeSkeletonProps) {
  const blockSize = rowHeight(useIsTouch());
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row} style={{ blockSize }}>
          <span className={styles.icon} />
          <span className={styles.name} style={{ inlineSize: `${widths[row % widths.length] ?? 0}%` }} />
        </span>
      ))}
    </div>
  );
}
