import { IconDownload, IconTable } from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, Suspense, useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import type { ChartFile } from "#web/ui/charts/chart-files.ts";
import styles from "#web/ui/charts/chart-frame.module.css";
import type { ChartTableData } from "#web/ui/charts/chart-table.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { HeadTools, useHasHead } from "#web/ui/widgets/head-tools.tsx";

const ChartTable = lazyPart(() => import("#web/ui/charts/chart-table.tsx").then((part) => part.ChartTable));

type ChartFrameProps = {
  /** The chart's title, translated. Used for its tools, its table and its files. */
  title: string;
  /** In pixels; by default the height of the content. */
  height?: number;
  /** Returns the data; called when the table is opened or saved. */
  table: () => ChartTableData;
  /** Returns the chart as SVG; undefined while there is nothing to draw. */
  svg: (() => string) | undefined;
  /** The legend, above the chart. Its room is kept while it is null. */
  legend?: ReactNode;
  /** Whether the legend is a text. A chart below one line is as much higher as two lines take, so that cards end together. */
  isText?: boolean;
  children: ReactNode;
};

/**
 * The frame of every chart: its legend, a button that shows the table in place of the chart and in its size, and one menu
 * for files and printing. In a widget, button and menu are in its head.
 */
export function ChartFrame({ title, height, table, svg, legend, isText, children }: ChartFrameProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const hasHead = useHasHead();
  const save = async (file: ChartFile) => {
    const drawing = svg?.();
    if (drawing === undefined) return;
    try {
      const { saveChart } = await import("#web/ui/charts/chart-files.ts");
      await saveChart(file, { title, svg: drawing, table });
    } catch (error) {
      console.error(error);
      notify({
        tone: "danger",
        title: t("The chart could not be saved"),
        text: t("Reload the screen and save it again."),
      });
    }
  };
  const files: readonly { key: ChartFile; label: string }[] = [
    { key: "png", label: t("Save as PNG") },
    { key: "svg", label: t("Save as SVG") },
    { key: "csv", label: t("Save as CSV") },
    { key: "print", label: t("Print") },
  ];
  return (
    <div className={styles.frame} style={frameStyle(height)} data-text={isText}>
      <div className={styles.bar} hidden={hasHead && legend === undefined}>
        <div className={styles.legend}>{legend}</div>
        <HeadTools>
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
            <Menu
              label={t("Download")}
              choices={files}
              onChoose={(file) => void save(file as ChartFile)}
              button={({ onClick, ...props }) => (
                <IconButton
                  {...props}
                  className={styles.tool}
                  label={t("Download")}
                  aria-disabled={svg === undefined}
                  onClick={svg && onClick}
                >
                  <IconDownload size={16} stroke={1.75} aria-hidden />
                </IconButton>
              )}
            />
          </div>
        </HeadTools>
      </div>
      {/* The chart stays where it is, so that nothing is built anew when the table is closed. */}
      <div className={styles.place}>
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

const frameStyle = (height: number | undefined) =>
  height === undefined ? undefined : ({ "--chart-height": `${height}px` } as CSSProperties);
