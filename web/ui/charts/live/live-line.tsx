import { type PointerEvent, useEffect, useRef, useState } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import type { LiveFeed } from "#web/ui/charts/live/live-feed.ts";
import styles from "#web/ui/charts/live/live-line.module.css";
import { type ChartTheme, useChartTheme } from "#web/ui/charts/chart-theme.ts";
import { type Box, linePoints, pathOf } from "#web/ui/charts/world-map/shapes.ts";

/** The range of the axis (specification §9), and its grid lines. */
const range = [0, 100] as const;
const ticks = [0, 25, 50, 75, 100];
/** In pixels: room for the numbers beside the line, and half a line of text above and below. */
const numbersWidth = 32;
const edge = 8;
/** Room for the marker of the latest value. */
const markWidth = 5;

type LiveLineProps = {
  feed: LiveFeed;
  /** A sentence that describes the chart, translated. */
  label: string;
};

type Mark = { readonly x: number; readonly y: number; readonly value: number };

/**
 * A live line that fills its container. It is drawn on a canvas at most once per frame, and only while visible. The value
 * below the pointer is shown, and follows the line.
 */
export function LiveLine({ feed, label }: LiveLineProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointerX = useRef<number>(undefined);
  const [mark, setMark] = useState<Mark>();
  const theme = useChartTheme();

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return undefined;
    const box = { width: 0, height: 0 };
    const draw = () => {
      drawLine(context, feed.values(), box, theme);
      if (pointerX.current !== undefined) setMark(markAt(pointerX.current, feed.values(), box, theme));
    };
    let stop: (() => void) | undefined;

    const resizing = new ResizeObserver(([entry]) => {
      box.width = Math.round(entry?.contentRect.width ?? 0);
      box.height = Math.round(entry?.contentRect.height ?? 0);
      element.width = box.width * devicePixelRatio;
      element.height = box.height * devicePixelRatio;
      context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
      draw();
    });
    const seeing = new IntersectionObserver((entries) => {
      stop?.();
      stop = entries.at(-1)?.isIntersecting ? feed.subscribe(draw) : undefined;
    });
    resizing.observe(element);
    seeing.observe(element);
    return () => {
      resizing.disconnect();
      seeing.disconnect();
      stop?.();
    };
  }, [feed, theme]);

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width, height } = currentTarget.getBoundingClientRect();
    pointerX.current = clientX - left;
    setMark(markAt(pointerX.current, feed.values(), { width, height }, theme));
  };
  const leave = () => {
    pointerX.current = undefined;
    setMark(undefined);
  };
  return (
    <div className={styles.line} onPointerMove={point} onPointerLeave={leave}>
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
      {mark && (
        // The values are also in the chart's table.
        <span className={styles.mark} style={{ left: mark.x, top: mark.y }} aria-hidden>
          <bdi className={styles.value}>
            {formatNumber(mark.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          </bdi>
        </span>
      )}
    </div>
  );
}

/** The point of the line that is nearest to a place across the chart. */
function markAt(x: number, values: readonly number[], box: Box, theme: ChartTheme): Mark | undefined {
  const { points } = geometryOf(values, box, theme);
  let index = 0;
  for (const [at, [left]] of points.entries()) {
    if (Math.abs(left - x) < Math.abs((points[index]?.[0] ?? 0) - x)) index = at;
  }
  const nearest = points[index];
  return nearest && { x: nearest[0], y: nearest[1], value: values[index] ?? 0 };
}

/** The geometry of the line, with the latest value at the end of the reading direction. */
function geometryOf(values: readonly number[], { width, height }: Box, { isMirrored }: ChartTheme) {
  const plot = { width: Math.max(width - numbersWidth - markWidth, 0), height: height - 2 * edge };
  const start = isMirrored ? markWidth : numbersWidth;
  const points = linePoints(values, plot, range).map(
    ([x, y]) => [start + (isMirrored ? plot.width - x : x), y + edge] as const,
  );
  const lines = ticks.map((tick) => ({ tick, y: edge + plot.height * (1 - tick / 100) }));
  return { points, lines, start, end: start + plot.width, base: edge + plot.height, isMirrored };
}

function drawLine(context: CanvasRenderingContext2D, values: readonly number[], box: Box, theme: ChartTheme) {
  const { points, lines, start, end, base, isMirrored } = geometryOf(values, box, theme);
  context.clearRect(0, 0, box.width, box.height);
  context.font = `11px ${theme.font}`;
  context.textBaseline = "middle";
  context.textAlign = isMirrored ? "left" : "right";
  context.lineWidth = 1;
  context.strokeStyle = theme.grid;
  context.fillStyle = theme.axis;
  for (const { tick, y } of lines) {
    context.beginPath();
    context.moveTo(start, Math.round(y) + 0.5);
    context.lineTo(end, Math.round(y) + 0.5);
    context.stroke();
    context.fillText(String(tick), isMirrored ? end + 8 : start - 8, y);
  }
  const line = new Path2D();
  for (const [x, y] of points) line.lineTo(x, y);
  const area = new Path2D(line);
  area.lineTo(points.at(-1)?.[0] ?? end, base);
  area.lineTo(points[0]?.[0] ?? start, base);
  const color = theme.series[0] ?? theme.text;
  context.fillStyle = color;
  context.globalAlpha = 0.14;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  context.fill(area);
  context.globalAlpha = 1;
  context.strokeStyle = color;
  context.lineWidth = 1.75;
  context.lineJoin = "round";
  context.stroke(line);
  const [x, y] = points.at(-1) ?? [end, base];
  context.beginPath();
  context.arc(x, y, 3.5, 0, 2 * Math.PI);
  context.fill();
}

/** The same drawing as SVG. */
export function liveLineSvg(values: readonly number[], box: Box, theme: ChartTheme) {
  const { points, lines, start, end, base, isMirrored } = geometryOf(values, box, theme);
  const color = theme.series[0] ?? theme.text;
  const grid = lines.map(
    ({ tick, y }) =>
      `<path d="M${start} ${y}H${end}" stroke="${theme.grid}"/>` +
      `<text x="${isMirrored ? end + 8 : start - 8}" y="${y + 4}" text-anchor="${isMirrored ? "start" : "end"}">${tick}</text>`,
  );
  const path = pathOf(points);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}" font-family="sans-serif" font-size="11" fill="${theme.axis}">
<rect width="100%" height="100%" fill="${theme.card}"/>${grid.join("")}
<path d="${path}V${base}H${points[0]?.[0] ?? start}Z" fill="${color}" opacity="0.14"/>
<path d="${path}" fill="none" stroke="${color}" stroke-width="1.75"/>
</svg>`;
}
