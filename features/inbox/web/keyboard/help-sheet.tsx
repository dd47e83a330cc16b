import styles from "#features/inbox/web/keyboard/help-sheet.module.css";
import { type KeyAction, keys } from "#features/inbox/web/keyboard/keys.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** The keyboard shortcuts of the inbox. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const meanings: Record<KeyAction, string> = {
    next: t("Next message"),
    previous: t("Previous message"),
    open: t("Open message"),
    select: t("Select message"),
    archive: t("Archive"),
    reply: t("Reply"),
    compose: t("New message"),
    delete: t("Delete"),
    back: t("Back to folder"),
    help: t("Show keyboard shortcuts"),
  };
  return (
    <Dialog title={t("Keyboard shortcuts")} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ key, action }) => (
          <Row key={key} gap="medium" nowrap className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd className={styles.meaning}>{meanings[action]}</dd>
          </Row>
        ))}
      </dl>
    </Dialog>
  );
}
