import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";

import { i18n, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ChartFrame } from "#web/ui/charts/chart-frame.tsx";
import { ChartLegend } from "#web/ui/charts/chart-legend.tsx";
import { ChartReader } from "#web/ui/charts/chart-reader.tsx";
import { type ChartOption, legendOf, listOf, pointsOf } from "#web/ui/charts/chart-option.ts";
import type { ChartTableData } from "#web/ui/charts/chart-table.tsx";
import styles from "#web/ui/charts/chart.module.css";
import type * as Engine from "#web/ui/charts/engine.ts";
import { type ChartTheme, useChartTheme } from "#web/ui/charts/chart-theme.ts";
import { useInView } from "#web/ui/charts/use-in-view.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

type ChartProps = {
  /** The chart's title, translated. */
  title: string;
  /** A sentence that describes the chart to screen readers, translated. */
  description: string;
  /**
   * Builds the option. Colours, fonts, ticks and tooltips come from the chart; use the theme only for particular colours,
   * and the names of hidden series only for what depends on them, such as a total.
   */
  option: (theme: ChartTheme, hidden: ReadonlySet<string>) => ChartOption;
  /** The same data as a table, or a function for large data. A chart without rows is empty. */
  table: ChartTableData | (() => ChartTableData);
  /** Whether there is nothing to draw; required if `table` is a function. */
  isEmpty?: boolean;
  /** A sentence about the data above the chart, translated. The legend is then within the chart's height. */
  caption?: string;
  /** What each entry of the legend stands for, by its name: the legend is then a list beside the drawing. */
  legendValues?: ReadonlyMap<string, string>;
  /** Reserves room for a legend above the chart before it is drawn. Turn off for a single series. */
  hasLegend?: boolean;
  /** In pixels. Reserved before the chart is drawn. */
  height?: number;
  state?: "ready" | "loading" | "error";
  onRetry?: () => void;
  /**
   * A unique name. The drawing is cached under it when the chart unmounts, and shown immediately when it mounts again.
   */
  keepAs?: string;
};

const EMPTY: ReadonlySet<string> = new Set();

/** The library, once loaded. */
let engine: typeof Engine | undefined;

/** Loads the chart library, which is large, once for all charts. A failed attempt can be repeated. */
const loadEngine = async () => (engine ??= await import("#web/ui/charts/engine.ts"));

/**
 * A chart. Its library loads when the chart is in view and the browser is idle; until then, an empty box of the same
 * size is shown. It follows the skin, the colour-blind palette, the direction and the preference for reduced motion.
 */
export function Chart({
  title,
  description,
  option,
  table,
  caption,
  legendValues,
  hasLegend = true,
  isEmpty = typeof table === "object" && table.rows.length === 0,
  height = 280,
  state = "ready",
  onRetry,
  keepAs,
}: ChartProps) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Engine.Drawing | undefined>(undefined);
  const isThere = engine?.isKept(keepAs) ?? false;
  const isWanted = useInView(place, isThere);
  const [isLoaded, setIsLoaded] = useState(engine !== undefined);
  const [hasFailed, setHasFailed] = useState(false);
  // By name, so that hidden series stay hidden when the data changes.
  const [hidden, setHidden] = useState(EMPTY);

  const canDraw = state === "ready" && !isEmpty;
  const drawn = useMemo(() => (canDraw ? option(theme, hidden) : undefined), [canDraw, option, theme, hidden]);
  const isShown = canDraw && isWanted && isLoaded;

  const load = useCallback(
    () =>
      void loadEngine().then(
        () => setIsLoaded(true),
        () => setHasFailed(true),
      ),
    [],
  );
  useEffect(() => {
    if (isWanted && canDraw && !isLoaded) load();
  }, [isWanted, canDraw, isLoaded, load]);

  useLayoutEffect(() => {
    if (!isShown || !engine || !place.current) return undefined;
    const current = engine.takeDrawing(keepAs);
    const { leaveDrawing } = engine;
    place.current.append(current.node);
    drawing.current = current;
    return () => {
      drawing.current = undefined;
      leaveDrawing(keepAs, current);
    };
  }, [isShown, keepAs]);

  useLayoutEffect(() => {
    if (!isShown || !drawn) return;
    drawing.current?.draw(drawn, theme, signatureOf(drawn, hidden, keepAs), hidden);
  }, [isShown, drawn, theme, hidden, keepAs]);

  const retry = () => {
    if (!hasFailed) onRetry?.();
    setHasFailed(false);
    load();
  };
  const entries = drawn ? legendOf(drawn) : [];
  const points = drawn && pointsOf(drawn, hidden);
  const isInside = caption !== undefined || legendValues !== undefined;
  const legend = entries.length > 0 && (
    <ChartLegend
      label={t("Legend")}
      entries={entries}
      values={legendValues}
      colors={colorsOf(drawn, theme)}
      theme={theme}
      hidden={hidden}
      onToggle={(name) => setHidden(hidden.symmetricDifference(new Set([name])))}
    />
  );

  const legendAbove = isInside ? undefined : legend || (hasLegend ? null : undefined);
  const aboveChart = caption === undefined ? legendAbove : <p className={styles.caption}>{canDraw && caption}</p>;

  return (
    <div className={styles.chart} data-legend={legendValues ? "beside" : undefined}>
      <ChartFrame
        title={title}
        height={height}
        table={() => (typeof table === "function" ? table() : table)}
        svg={isShown ? () => drawing.current?.toSvg(title) ?? "" : undefined}
        legend={aboveChart}
        isText={caption !== undefined}
      >
        <div className={styles.container}>
          <div className={styles.sheet} data-legend={legendValues ? "beside" : undefined}>
            {isInside && legend}
            <div className={styles.plot}>
              {/* The library would name it by a list of its data, so the name stands around what the library draws into. */}
              <div
                ref={place}
                className={styles.place}
                {...(canDraw && !hasFailed && { role: "img", "aria-label": description })}
              >
                {canDraw && !isShown && !hasFailed && <div className={styles.wait} />}
                {state === "loading" && (
                  <div className={styles.wait} role="status">
                    <span className="visually-hidden">{t("Loading")}</span>
                  </div>
                )}
                {state === "ready" && isEmpty && (
                  <div className={styles.empty}>
                    <EmptyState title={t("No data yet")} />
                  </div>
                )}
                {(state === "error" || hasFailed) && (
                  <div className={styles.empty}>
                    <EmptyState
                      title={t("The chart could not be loaded")}
                      action={<Button onClick={retry}>{t("Try again")}</Button>}
                    />
                  </div>
                )}
              </div>
              {isShown && points && !hasFailed && (
                <ChartReader
                  title={title}
                  count={points.count}
                  onRead={(index) => drawing.current?.read(points.seriesIndex, index) ?? ""}
                  onLeave={() => drawing.current?.leave()}
                />
              )}
            </div>
          </div>
        </div>
      </ChartFrame>
    </div>
  );
}

const colorsOf = (option: ChartOption | undefined, theme: ChartTheme) =>
  listOf(option?.color ?? theme.series).map((color) => (typeof color === "string" ? color : theme.text));

let drawings = 0;

/** Identifies the content of a cached drawing. Without caching, every option is different. */
function signatureOf(option: ChartOption, hidden: ReadonlySet<string>, keepAs: string | undefined) {
  if (keepAs !== undefined) return `${i18n.language} ${JSON.stringify([option, ...hidden])}`;
  drawings += 1;
  return String(drawings);
}
