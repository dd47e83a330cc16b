import { barHeights, linePoints, pathOf, pieSlices, type Range, rangeOf } from "#web/ui/charts/world-map/shapes.ts";
import styles from "#web/ui/charts/small/sparkline.module.css";

/** In pixels (specification §9). */
const line = { width: 90, height: 20 };
const bar = { height: 26, width: 5, spacing: 2 };
const pie = { size: 90 };

type SparklineProps = {
  /** `tristate` draws gains above the middle and losses below; `discrete` a stroke at the height of each value. */
  kind: "line" | "bar" | "pie" | "tristate" | "discrete";
  values: readonly number[];
  /** A sentence that describes the chart, translated. */
  label: string;
  /** The index of one of the palette's eight colours; a pie uses them in order. */
  color?: number;
  /** Of a line or strokes: the values at the bottom and at the top; by default the lowest and the highest. */
  range?: Range;
};

/** A chart of the size of a word. */
export function Sparkline({ kind, values, label, color = 1, range = rangeOf(values) }: SparklineProps) {
  const { width, height } = sizeOf(kind, values.length);
  return (
    <svg
      className={styles.sparkline}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ color: `var(--chart-${color})` }}
    >
      {values.length > 0 && kind === "line" && <Line {...{ values, range }} />}
      {values.length > 0 && kind === "bar" && <Bars values={values} />}
      {values.length > 0 && kind === "pie" && <Pie values={values} />}
      {values.length > 0 && kind === "tristate" && <Signs values={values} />}
      {values.length > 0 && kind === "discrete" && <Strokes {...{ values, range }} />}
    </svg>
  );
}

function sizeOf(kind: SparklineProps["kind"], count: number) {
  if (kind === "line") return line;
  if (kind === "pie") return { width: pie.size, height: pie.size };
  return { width: Math.max(count * (bar.width + bar.spacing) - bar.spacing, 0), height: bar.height };
}

type ScaledProps = { values: readonly number[]; range: Range };

function Line({ values, range }: ScaledProps) {
  const path = pathOf(linePoints(values, line, range, 1));
  return (
    <>
      <path className={styles.area} d={`${path}V${line.height}H1Z`} />
      <path className={styles.line} d={path} />
    </>
  );
}

function Bars({ values }: { values: readonly number[] }) {
  return barHeights(values, bar.height).map((height, index) => (
    <rect
      // Bars have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      className={styles.bar}
      data-negative={(values[index] ?? 0) < 0 || undefined}
      x={index * (bar.width + bar.spacing)}
      y={bar.height - height}
      width={bar.width}
      height={height}
    />
  ));
}

/** Gains reach up, losses down; values of zero are a line between them. */
function Signs({ values }: { values: readonly number[] }) {
  const half = bar.height / 2;
  return values.map((value, index) => (
    <rect
      // Bars have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      className={styles.sign}
      data-sign={Math.sign(value)}
      x={index * (bar.width + bar.spacing)}
      y={value > 0 ? 0 : value < 0 ? half + 1 : half - 1}
      width={bar.width}
      height={value === 0 ? 2 : half - 1}
    />
  ));
}

/** The height of a stroke, as a share of the whole. */
const strokeShare = 0.3;

function Strokes({ values, range }: ScaledProps) {
  const height = bar.height * strokeShare;
  const points = linePoints(values, { width: bar.width, height: bar.height - height }, range);
  return points.map(([, y], index) => (
    <rect
      // Strokes have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      className={styles.bar}
      x={index * (bar.width + bar.spacing) + 1.5}
      y={y}
      width={2}
      height={height}
    />
  ));
}

function Pie({ values }: { values: readonly number[] }) {
  return pieSlices(values, pie.size / 2).map((path, index) => (
    // Slices have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <path key={index} className={styles.slice} style={{ color: `var(--chart-${(index % 8) + 1})` }} d={path} />
  ));
}
