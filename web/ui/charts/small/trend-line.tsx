import { linePoints, pathOf, rangeOf } from "#web/ui/charts/world-map/shapes.ts";
import styles from "#web/ui/charts/small/trend-line.module.css";

/** In pixels; the width is that of the container, to which the drawing is stretched. */
const height = 48;
const drawn = { width: 240, height: height - 4 };

type TrendLineProps = {
  values: readonly number[];
  /** A sentence that describes the chart, translated. */
  label: string;
  /** The index of one of the palette's eight colours. */
  color?: number;
};

/** A line with a soft area below it, as wide as its container. */
export function TrendLine({ values, label, color = 1 }: TrendLineProps) {
  const points = values.length > 0 ? linePoints(values, drawn, rangeOf(values)) : [];
  const path = pathOf(points.map(([x, y]) => [x, y + 2] as const));
  return (
    <svg
      className={styles.trend}
      role="img"
      aria-label={label}
      width="100%"
      height={height}
      viewBox={`0 0 ${drawn.width} ${height}`}
      preserveAspectRatio="none"
      style={{ color: `var(--chart-${color})` }}
    >
      {points.length > 0 && (
        <>
          <path className={styles.area} d={`${path}V${height}H0Z`} />
          <path className={styles.line} d={path} />
        </>
      )}
    </svg>
  );
}
