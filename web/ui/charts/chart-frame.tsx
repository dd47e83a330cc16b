import { IconPhoto, IconPrinter, IconSvg, IconTable } from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, Suspense, useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import styles from "#web/ui/charts/chart-frame.module.css";
import type { ChartTableData } from "#web/ui/charts/chart-table.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

const ChartTable = lazyPart(() => import("#web/ui/charts/chart-table.tsx").then((part) => part.ChartTable));

type ChartFrameProps = {
  /** The chart's title, translated. Used for its tools, its table and its files. */
  title: string;
  /** In pixels; by default the height of the content. */
  height?: number;
  /** Returns the data; called when the table is opened. */
  table: () => ChartTableData;
  /** Returns the chart as SVG; undefined while there is nothing to draw. */
  svg: (() => string) | undefined;
  /** The legend, before the tools. */
  legend?: ReactNode;
  children: ReactNode;
};

/** The frame of every chart: its legend and its tools. The table replaces the chart in the same size. */
export function ChartFrame({ title, height, table, svg, legend, children }: ChartFrameProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const keep = (how: "savePng" | "saveSvg" | "printSvg") => async () => {
    const drawing = svg?.();
    if (drawing === undefined) return;
    try {
      const files = await import("#web/ui/charts/chart-files.ts");
      await files[how](title, drawing);
    } catch (error) {
      console.error(error);
      notify({
        tone: "danger",
        title: t("The chart could not be saved"),
        text: t("Reload the screen and save it again."),
      });
    }
  };
  const file = { className: styles.tool, "aria-disabled": svg === undefined };
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <div className={styles.legend}>{legend}</div>
        <div className={styles.tools} role="group" aria-label={title}>
          <IconButton
            className={styles.tool}
            label={t("Show as table")}
            aria-pressed={isOpen}
            onPointerEnter={ChartTable.preload}
            onFocus={ChartTable.preload}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconTable size={16} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton {...file} label={t("Save as PNG")} onClick={() => void keep("savePng")()}>
            <IconPhoto size={16} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton {...file} label={t("Save as SVG")} onClick={() => void keep("saveSvg")()}>
            <IconSvg size={16} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton {...file} label={t("Print")} onClick={() => void keep("printSvg")()}>
            <IconPrinter size={16} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
      </div>
      {/* The chart stays where it is, so that nothing is built anew when the table is closed. */}
      <div className={styles.place} style={placeStyle(height)}>
        <div className={styles.chart} inert={isOpen}>
          {children}
        </div>
        {isOpen && (
          <div className={styles.table}>
            <Suspense fallback={null}>
              <ChartTable title={title} {...table()} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}

const placeStyle = (height: number | undefined) =>
  height === undefined ? undefined : ({ "--chart-height": `${height}px` } as CSSProperties);
