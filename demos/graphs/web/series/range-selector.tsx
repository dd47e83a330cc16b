import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from "react";

import styles from "#demos/graphs/web/series/range-selector.module.css";
import { type Grip, moveSpan } from "#demos/graphs/web/series/span.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { linePoints, pathOf, rangeOf } from "#web/ui/charts/world-map/shapes.ts";
import { type Span, thinOut } from "#web/ui/charts/thin-out.ts";

type RangeSelectorProps = {
  /** The accessible name, translated. */
  label: string;
  /** All values, drawn as an overview line. */
  values: readonly number[];
  span: Span;
  onChange: (span: Span) => void;
  /** Formats a position as its date. */
  formatPosition: (place: number) => string;
};

/** The coordinates of the line, which is stretched to its container. */
const box = { width: 600, height: 32 };

/** The step of Page Up and Page Down, as a fraction of all values. */
const leap = 0.05;

/**
 * Selects a range. Both ends, and the range as a whole, are moved by dragging, or with arrow keys, Page Up, Page Down,
 * Home and End.
 */
export function RangeSelector({ label, values, span, onChange, formatPosition }: RangeSelectorProps) {
  const { t } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  const held = useRef<{ grip: Grip; x: number; span: Span } | undefined>(undefined);
  const count = values.length;
  const last = Math.max(1, count - 1);

  const path = useMemo(() => {
    const places = thinOut(values, { from: 0, to: values.length - 1 }, box.width);
    const kept = places.map((place) => values[place] ?? 0);
    const points = linePoints(kept, box, rangeOf(kept));
    return pathOf(points.map(([, y], index) => [((places[index] ?? 0) / last) * box.width, y]));
  }, [values, last]);

  const hold = (grip: Grip) => (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { grip, x: event.clientX, span };
  };
  const drag = ({ clientX }: PointerEvent) => {
    const width = track.current?.clientWidth ?? 0;
    if (!held.current || width === 0) return;
    const { grip, x, span: before } = held.current;
    const distance = (clientX - x) * (isPageRightToLeft() ? -1 : 1);
    onChange(moveSpan(before, grip, (distance / width) * last, count));
  };
  const release = () => {
    held.current = undefined;
  };
  const press = (grip: Grip) => (event: KeyboardEvent) => {
    const forward = isPageRightToLeft() ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowUp: 1,
      ArrowDown: -1,
      PageUp: Math.ceil(count * leap),
      PageDown: -Math.ceil(count * leap),
      Home: -count,
      End: count,
    };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(moveSpan(span, grip, by, count));
  };
  const gripProps = (grip: Grip, place: number) => ({
    role: "slider",
    tabIndex: 0,
    "aria-valuemin": 0,
    "aria-valuemax": last,
    "aria-valuenow": place,
    onPointerDown: hold(grip),
    onPointerMove: drag,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: press(grip),
  });
  const share = (place: number) => `${(place / last) * 100}%`;

  return (
    <div ref={track} className={styles.selector} role="group" aria-label={label}>
      <svg
        className={styles.overview}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path className={styles.line} d={path} />
      </svg>
      <div
        {...gripProps("window", span.from)}
        className={styles.window}
        style={{ insetInlineStart: share(span.from), insetInlineEnd: share(last - span.to) }}
        aria-label={t("Visible range")}
        aria-valuetext={`${formatPosition(span.from)} – ${formatPosition(span.to)}`}
      />
      <div
        {...gripProps("start", span.from)}
        className={styles.grip}
        style={{ insetInlineStart: share(span.from) }}
        aria-label={t("Range start")}
        aria-valuetext={formatPosition(span.from)}
      />
      <div
        {...gripProps("end", span.to)}
        className={styles.grip}
        style={{ insetInlineStart: share(span.to) }}
        aria-label={t("Range end")}
        aria-valuetext={formatPosition(span.to)}
      />
    </div>
  );
}
