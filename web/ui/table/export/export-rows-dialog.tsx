import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import styles from "#web/ui/table/export/export-rows-dialog.module.css";

type ExportRowsDialogProps = {
  /** Selected rows. */
  count: number;
  onChoose: (isSelection: boolean) => void;
  onClose: () => void;
};

/** Asks which rows to export. */
export function ExportRowsDialog({ count, onChoose, onClose }: ExportRowsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("Which rows?")} onClose={onClose}>
      <div className={styles.answers}>
        <Button onClick={() => onChoose(false)}>{t("Export all matching rows")}</Button>
        <Button variant="primary" onClick={() => onChoose(true)}>
          <bdi>{t({ one: "Export {{count}} selected row", other: "Export {{count}} selected rows" }, { count })}</bdi>
        </Button>
      </div>
    </Dialog>
  );
}
