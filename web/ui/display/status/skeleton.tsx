import styles from "#web/ui/display/status/skeleton.module.css";

type SkeletonProps = {
  /** The number of lines of text that it keeps the place of. */
  lines?: number;
  /** Whether a round picture stands before the lines. */
  hasPicture?: boolean;
  /** What is loading, translated. */
  label: string;
};

/** Keeps the place of content that is loading, so that nothing moves when it arrives. */
export const Skeleton = ({ lines = 3, hasPicture = false, label }: SkeletonProps) => (
  <div role="status" aria-label={label} className={styles.skeleton}>
    {hasPicture && <span className={styles.picture} />}
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  </div>
);
