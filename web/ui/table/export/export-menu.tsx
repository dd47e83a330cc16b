import { IconDownload } from "@tabler/icons-react";
import { Suspense, useRef, useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import type { Column } from "#web/ui/table/column.ts";
import type { ExportProgress } from "#web/ui/table/export/export-progress-dialog.tsx";
import type { TableParams } from "#web/ui/table/params.ts";

const ExportProgressDialog = lazyPart(
  async () => (await import("#web/ui/table/export/export-progress-dialog.tsx")).ExportProgressDialog,
);

const ExportRowsDialog = lazyPart(
  async () => (await import("#web/ui/table/export/export-rows-dialog.tsx")).ExportRowsDialog,
);

export type ExportKind = "copy" | "csv" | "xlsx" | "pdf" | "print";

export type ExportMenuProps<Row extends object> = {
  /** The file name without extension. */
  name: string;
  /** The title of the printout, translated. */
  title: string;
  /** The exported columns, in order. */
  columns: readonly Column<Row>[];
  /** All matching rows, if they are in the browser… */
  rows: readonly Row[] | undefined;
  /** …or the path from which the server exports them. */
  exportPath: string | undefined;
  params: TableParams;
  /** The keys of the selected rows. */
  selected: readonly string[];
  keyOf: (row: Row) => string;
};

/**
 * Exports all matching rows, not just the page: to the clipboard, to a file, or to the printer. If rows are selected, it
 * asks whether to export only them.
 */
export function ExportMenu<Row extends object>(props: ExportMenuProps<Row>) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<ExportProgress>();
  const [asked, setAsked] = useState<ExportKind>();
  const abort = useRef<AbortController>(undefined);

  const run = async (kind: ExportKind, keys?: readonly string[]) => {
    const controller = new AbortController();
    abort.current = controller;
    setProgress({ rows: undefined, bytes: 0 });
    try {
      const { exportTable } = await import("#web/ui/table/export/export-table.ts");
      const { rows } = await exportTable(kind, props, keys, { signal: controller.signal, onProgress: setProgress });
      if (kind === "copy")
        notify({ title: t({ one: "{{count}} row copied", other: "{{count}} rows copied" }, { count: rows }) });
    } catch (error) {
      // Refusals of the server were shown in an alert, and a cancelled export needs no message.
      if (!controller.signal.aborted && !(error instanceof Error && error.name === "ApiError")) {
        notify({ tone: "danger", title: t("The export failed"), text: describeReason(error) });
      }
    } finally {
      setProgress(undefined);
    }
  };
  const describeReason = (error: unknown) => (error instanceof Error ? t(error.message) : "");

  const choices: readonly { key: ExportKind; label: string }[] = [
    { key: "copy", label: t("Copy") },
    { key: "csv", label: t("Save as CSV") },
    { key: "xlsx", label: t("Save as Excel") },
    { key: "pdf", label: t("Save as PDF") },
    { key: "print", label: t("Print") },
  ];
  if (props.rows === undefined && props.exportPath === undefined) return undefined;
  return (
    <>
      <Menu
        label={t("Export")}
        choices={choices}
        onChoose={(key) => (props.selected.length > 0 ? setAsked(key as ExportKind) : void run(key as ExportKind))}
        button={(button) => (
          <IconButton {...button} label={t("Export")}>
            <IconDownload size={20} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      />
      {asked && (
        <Suspense>
          <ExportRowsDialog
            count={props.selected.length}
            onClose={() => setAsked(undefined)}
            onChoose={(isSelection) => {
              setAsked(undefined);
              void run(asked, isSelection ? props.selected : undefined);
            }}
          />
        </Suspense>
      )}
      {progress && (
        <Suspense>
          <ExportProgressDialog progress={progress} onCancel={() => abort.current?.abort()} />
        </Suspense>
      )}
    </>
  );
}
