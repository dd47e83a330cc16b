import { formatFileSize } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import styles from "#web/ui/table/export/export-progress-dialog.module.css";

/** The progress of an export. */
export type ExportProgress = { readonly rows: number | undefined; readonly bytes: number };

type ExportProgressDialogProps = { progress: ExportProgress; onCancel: () => void };

/** Shown while an export runs; closing it cancels the export. */
export function ExportProgressDialog({ progress: { rows, bytes }, onCancel }: ExportProgressDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("Exporting…")} hasClose={false} onClose={onCancel}>
      <div className={styles.progress}>
        <progress aria-label={t("Exporting…")} className={styles.bar} />
        <p className={styles.words} role="status">
          <bdi>{formatFileSize(bytes)}</bdi>
          {rows !== undefined && (
            <span>
              {" · "}
              <bdi>{t({ one: "{{count}} row", other: "{{count}} rows" }, { count: rows })}</bdi>
            </span>
          )}
        </p>
        <Button onClick={onCancel}>{t("Cancel")}</Button>
      </div>
    </Dialog>
  );
}
