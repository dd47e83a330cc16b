import { IconDownload, IconTable } from "@tabler/icons-react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import type { ChartFile } from "#web/ui/charts/chart-files.ts";
import styles from "#web/ui/charts/chart-shell.module.css";
import type { ChartTableData } from "#web/ui/charts/chart-table.tsx";

type ChartToolsProps = {
  /** The chart's title, translated. */
  title: string;
  /** Returns the data; called when it is saved. */
  table: () => ChartTableData;
  /** Returns the chart as SVG; undefined while there is nothing to draw. */
  svg: (() => string) | undefined;
  /** Whether the table is shown in place of the chart. */
  isTable: boolean;
  onToggle: (isTable: boolean) => void;
  /** Called when the table may be wanted soon. */
  onApproach?: () => void;
};

/** The tools of a chart: a button that shows its table, and a menu for files and printing. */
export function ChartTools({ title, table, svg, isTable, onToggle, onApproach }: ChartToolsProps) {
  const { t } = useTranslation();
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
    <div className={styles.tools} role="group" aria-label={title}>
      <IconButton
        className={styles.tool}
        label={t("Show as table")}
        aria-pressed={isTable}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => onToggle(!isTable)}
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
  );
}
