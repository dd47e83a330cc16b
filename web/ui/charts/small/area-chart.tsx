import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useMemo, useState } from "react";

import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import styles from "#web/ui/charts/small/area-chart.module.css";
import {
  areaPaths,
  labelledPoints,
  listTicks,
  nearestPoint,
  pointAfterKey,
  shareOf,
  spreadLabels,
  ticksOf,
  type Values,
} from "#web/ui/charts/small/area-geometry.ts";
import type { Ticks } from "#web/ui/charts/axes/value-ticks.ts";

export type AreaSeries = {
  /** Translated. Shown at the end of its line, in place of a legend. */
  readonly name: string;
  readonly values: Values;
  /** The names of its points, such as days: those of one place may differ between series. */
  readonly points: readonly string[];
};

type AreaChartProps = {
  /** The first is drawn as an area, up to two others as dashed lines. All have the same number of values. */
  series: readonly AreaSeries[];
  /** A sentence that describes the chart, translated. */
  label: string;
  /** Names the values that are read one by one, translated: "Income per day". */
  valuesLabel: string;
  /** Says the values of a point in a sentence, translated: read out while a person steps through them by keyboard. */
  describePoint: (index: number) => string;
  /** Formats a value in full. */
  format: (value: number) => string;
  /** Formats the values of the axis, by default in full. */
  formatTick?: (value: number) => string;
  /** In pixels, with the labels of the axis. */
  height: number;
};

/** In pixels: half a line above the plot, and the labels of the points below it. */
const room = { above: 8, below: 28 };
/** The width in which paths are drawn. It is stretched to that of the plot. */
const drawnWidth = 1000;
/** The most labels of points; narrow charts show every second one. */
const maxLabels = 7;
/** In pixels: between the middles of the names of series, which have two lines in narrow charts. */
const nameGap = 32;

/**
 * An area and lines over time, as wide as their container. The pointer, a finger and the arrow keys show the values of all
 * series at a point. Empty series belong to the caller, who says why they are empty.
 */
export function AreaChart({
  series,
  label,
  valuesLabel,
  describePoint,
  format,
  formatTick = format,
  height,
}: AreaChartProps) {
  const [pointed, setPointed] = useState<number | undefined>(undefined);
  const plotHeight = height - room.above - room.below;
  const ticks = useMemo(() => ticksOf(series.map(({ values }) => values)), [series]);
  const names = series[0]?.points ?? [];
  const last = names.length - 1;
  // The period may have become shorter.
  const shown = pointed === undefined || pointed > last ? undefined : pointed;

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    setPointed(nearestPoint(isPageRightToLeft() ? 1 - share : share, names.length));
  };
  const step = (event: KeyboardEvent) => {
    const next =
      event.key === "Escape" ? undefined : pointAfterKey(event.key, shown ?? last, names.length, isPageRightToLeft());
    if (next === undefined && event.key !== "Escape") return;
    event.preventDefault();
    setPointed(next);
  };

  return (
    <div className={styles.container}>
      <div className={styles.chart} style={{ "--plot-height": `${plotHeight}px` } as CSSProperties}>
        <div className={styles.ticks} aria-hidden>
          {listTicks(ticks).map((tick) => (
            <bdi key={tick} data-caption>
              {formatTick(tick)}
            </bdi>
          ))}
        </div>
        <div className={styles.plot}>
          <Drawing series={series} ticks={ticks} height={plotHeight} label={label} />
          {shown !== undefined && (
            <Reading series={series} index={shown} count={names.length} ticks={ticks} format={format} />
          )}
          <div
            className={styles.reader}
            role="slider"
            tabIndex={0}
            aria-label={valuesLabel}
            aria-valuemin={1}
            aria-valuemax={names.length}
            aria-valuenow={(shown ?? last) + 1}
            aria-valuetext={describePoint(shown ?? last)}
            onPointerDown={point}
            onPointerMove={point}
            // A finger is lifted to read what it has pointed at.
            onPointerLeave={({ pointerType }) => pointerType === "mouse" && setPointed(undefined)}
            onFocus={() => setPointed((index) => index ?? last)}
            onBlur={() => setPointed(undefined)}
            onKeyDown={step}
          />
        </div>
        <SeriesNames series={series} ticks={ticks} height={plotHeight} />
        <div className={styles.points} aria-hidden>
          {labelledPoints(names.length, maxLabels).map((index) => (
            <bdi key={index} style={acrossAt(shareOf(index, names.length))} data-caption>
              {names[index]}
            </bdi>
          ))}
        </div>
      </div>
    </div>
  );
}

const acrossAt = (share: number): CSSProperties => ({ insetInlineStart: `${share * 100}%` });

/** The height of a value above the axis, from 0 to 1. */
const levelOf = (value: number, { min, max }: Ticks) => (value - min) / (max - min);

type DrawingProps = { series: readonly AreaSeries[]; ticks: Ticks; height: number; label: string };

/** What does not change while a person points at values. */
const Drawing = memo(function Drawing({ series, ticks, height, label }: DrawingProps) {
  const box = { width: drawnWidth, height };
  const paths = series.map(({ values }) => areaPaths(values, box, ticks));
  return (
    <svg
      className={styles.drawing}
      role="img"
      aria-label={label}
      width="100%"
      height={height}
      viewBox={`0 0 ${drawnWidth} ${height}`}
      preserveAspectRatio="none"
    >
      {listTicks(ticks).map((tick) => (
        <path key={tick} className={styles.grid} d={`M0 ${height * (1 - levelOf(tick, ticks))}H${drawnWidth}`} />
      ))}
      <path className={styles.area} d={paths[0]?.area} />
      {paths
        .map(({ line }, index) => (
          <path key={series[index]?.name} className={styles.line} data-series={index} d={line} />
        ))
        // The first series is above the others.
        .toReversed()}
    </svg>
  );
});

type SeriesNamesProps = { series: readonly AreaSeries[]; ticks: Ticks; height: number };

/** The name of each series beside the end of its line. */
function SeriesNames({ series, ticks, height }: SeriesNamesProps) {
  const ends = series.map(
    ({ values }) => height * (1 - levelOf(values.findLast((value) => value !== null) ?? 0, ticks)),
  );
  const places = spreadLabels(ends, nameGap, height);
  return (
    <div className={styles.names} aria-hidden>
      {series.map(({ name }, index) => (
        <span key={name} className={styles.name} data-series={index} style={{ insetBlockStart: places[index] }}>
          <span data-caption>{name}</span>
        </span>
      ))}
    </div>
  );
}

type ReadingProps = {
  series: readonly AreaSeries[];
  index: number;
  count: number;
  ticks: Ticks;
  format: (value: number) => string;
};

/** The values of all series at a point: a hairline, a dot on each line, and the numbers beside it. */
function Reading({ series, index, count, ticks, format }: ReadingProps) {
  const share = shareOf(index, count);
  return (
    // The slider says the same.
    <div className={styles.reading} style={acrossAt(share)} aria-hidden>
      {series.map(({ name, values }, order) => {
        const value = values[index] ?? undefined;
        return (
          value !== undefined && (
            <span
              key={name}
              className={styles.dot}
              data-series={order}
              style={{ insetBlockEnd: `${levelOf(value, ticks) * 100}%` }}
            />
          )
        );
      })}
      <div className={styles.values} data-side={share > 0.5 ? "before" : "after"}>
        {series.map(({ name, values, points }, order) => {
          const value = values[index] ?? undefined;
          return (
            <div key={name} className={styles.value}>
              <span className={styles.swatch} data-series={order} />
              <bdi className={styles.day}>{points[index]}</bdi>
              <bdi className={styles.amount}>{value === undefined ? "–" : format(value)}</bdi>
            </div>
          );
        })}
      </div>
    </div>
  );
}
