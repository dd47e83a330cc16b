import styles from "#web/ui/charts/small/easy-pie.module.css";

type EasyPieProps = {
  /** In percent. What is above 100 is a second lap over a paler first one. */
  percent: number;
  /** A sentence that describes the chart, translated. */
  label: string;
  /** In pixels; 25 by default (specification §9). */
  size?: number;
  /** The index of one of the palette's eight colours, or that of what is done. */
  color?: number | "success";
  /** Draws the ring filled, without animation, for example when it comes back into view. */
  isStill?: boolean;
};

/** A percentage as a ring that fills from the top. */
export function EasyPie({ percent, label, size = 25, color = 1, isStill = false }: EasyPieProps) {
  const stroke = Math.max(4, size / 10);
  const isOver = percent > 100;
  const shown = Math.min(100, Math.max(0, isOver ? percent - 100 : percent));
  const circle = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, strokeWidth: stroke, pathLength: 100 };
  return (
    <svg
      className={styles.pie}
      data-still={isStill || undefined}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      style={{ color: color === "success" ? "var(--status-success-solid)" : `var(--chart-${color})` }}
    >
      <circle className={styles.track} data-over={isOver || undefined} {...circle} />
      {shown > 0 && <circle className={styles.part} {...circle} strokeDasharray="100" strokeDashoffset={100 - shown} />}
    </svg>
  );
}
