import { useCallback, useEffect, useState } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { useStore } from "#web/lib/store.ts";
import styles from "#web/ui/charts/live/live-chart.module.css";
import { ChartFrame } from "#web/ui/charts/chart-frame.tsx";
import type { LiveFeed, LiveSettings } from "#web/ui/charts/live/live-feed.ts";
import { readInterval } from "#web/ui/charts/live/live-interval.ts";
import { LiveLine, liveLineSvg } from "#web/ui/charts/live/live-line.tsx";
import { readChartTheme } from "#web/ui/charts/chart-theme.ts";
import { rangeOf } from "#web/ui/charts/world-map/shapes.ts";
import { Switch } from "#web/ui/form/choices/switch.tsx";

/** The width of the saved file, in pixels. */
const drawingWidth = 800;

type LiveChartProps = {
  feed: LiveFeed;
  /** The chart's title, translated. */
  title: string;
  /** In pixels. */
  height: number;
};

/** A live chart, with controls to pause it and to set its interval. */
export function LiveChart({ feed, title, height }: LiveChartProps) {
  const { t } = useTranslation();
  const settings = useStore(feed.settings);
  const change = useCallback(
    (next: Partial<LiveSettings>) => feed.settings.set({ ...feed.settings.get(), ...next }),
    [feed],
  );
  return (
    <div className={styles.stats}>
      <ChartFrame
        title={title}
        height={height}
        legend={
          <div className={styles.bar}>
            <LatestValues feed={feed} />
            <div className={styles.controls}>
              <Switch
                label={t("Auto-update")}
                isOn={settings.isRunning}
                onChange={(isRunning) => change({ isRunning })}
              />
              <IntervalField interval={settings.interval} onChange={(interval) => change({ interval })} />
            </div>
          </div>
        }
        table={() => ({
          columns: [{ label: t("Step") }, { label: t("Value"), format: writeValue }],
          rows: feed.values().map((value, index) => [formatNumber(index + 1), value]),
        })}
        svg={() => liveLineSvg(feed.values(), { width: drawingWidth, height }, readChartTheme())}
      >
        <LiveLine
          feed={feed}
          label={t(
            {
              one: "The last {{count}} value from 0 to 100, as a line",
              other: "The last {{count}} values from 0 to 100, as a line",
            },
            { count: feed.points },
          )}
        />
      </ChartFrame>
    </div>
  );
}

const writeValue = (value: number) => formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** In milliseconds: numbers that change more often cannot be read. */
const readable = 250;

/** The last value, and the minimum and maximum of the visible ones. */
function LatestValues({ feed }: { feed: LiveFeed }) {
  const { t } = useTranslation();
  const [values, setValues] = useState(feed.values());
  useEffect(() => {
    let last = 0;
    return feed.subscribe(() => {
      const now = performance.now();
      if (now - last < readable) return;
      last = now;
      setValues(feed.values());
    });
  }, [feed]);
  const [min, max] = rangeOf(values);
  return (
    <dl className={styles.values}>
      <div>
        <dt>{t("Current")}</dt>
        <dd>{writeValue(values.at(-1) ?? 0)}</dd>
      </div>
      <div>
        <dt>{t("Minimum")}</dt>
        <dd>{writeValue(min)}</dd>
      </div>
      <div>
        <dt>{t("Maximum")}</dt>
        <dd>{writeValue(max)}</dd>
      </div>
    </dl>
  );
}

type IntervalFieldProps = { interval: number; onChange: (interval: number) => void };

/** The input is applied on blur or Enter; then the field shows the interval in use. */
function IntervalField({ interval, onChange }: IntervalFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(String(interval));
  const commit = () => {
    const next = readInterval(text, interval);
    setText(String(next));
    onChange(next);
  };
  return (
    <label className={styles.field}>
      {t("Interval (ms)")}
      <input
        className={styles.input}
        // Not a number field, which would hide input it cannot parse.
        type="text"
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => isEnter(event) && commit()}
      />
    </label>
  );
}
