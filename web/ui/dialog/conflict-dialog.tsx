import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { Choice } from "#web/lib/changes/conflict.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "#web/ui/dialog/conflict-dialog.module.css";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

export type ConflictRow = { readonly label: string; readonly mine: string; readonly theirs: string };

type ConflictDialogProps = {
  /** The title, translated: what somebody else has changed. */
  title: string;
  /** The conflicting fields with their labels and values; undefined if the row was deleted. */
  rows: readonly ConflictRow[] | undefined;
  onChoose: (choice: Choice) => void;
};

/** Shows both values of each conflicting field and lets the person choose. Closing it decides nothing. */
export function ConflictDialog({ title, rows, onChoose }: ConflictDialogProps) {
  const { t } = useTranslation();
  const close = () => onChoose("later");
  if (!rows) {
    return (
      <Dialog title={t("This was deleted elsewhere")} onClose={close} role="alertdialog">
        <p className={styles.words}>{t("You can add it again with your changes.")}</p>
        <div className={styles.actions}>
          <Button onClick={() => onChoose("theirs")}>{t("Discard")}</Button>
          <Button variant="primary" onClick={() => onChoose("mine")}>
            {t("Add again")}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={close} role="alertdialog">
      <table className={styles.compare}>
        <caption className="visually-hidden">{t("Differences")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("Field")}</span>
            </th>
            <th scope="col">{t("Yours")}</th>
            <th scope="col">{t("Theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <bdi>{mine || "–"}</bdi>
              </td>
              <td>
                <bdi>{theirs || "–"}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        <Button onClick={() => onChoose("theirs")}>{t("Use theirs")}</Button>
        <Button variant="primary" onClick={() => onChoose("mine")}>
          {t("Keep mine")}
        </Button>
      </div>
    </Dialog>
  );
}
