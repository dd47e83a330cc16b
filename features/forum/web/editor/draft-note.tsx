import { IconPencil } from "@tabler/icons-react";

import styles from "#features/forum/web/editor/write-form.module.css";
import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** Says that a form began with a draft, which can be discarded. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  const askToDiscard = async () => {
    const isMeant = await askToConfirm({
      title: t("Discard draft?"),
      text: t("Your text will be deleted."),
      confirm: t("Discard"),
      cancel: t("Keep"),
      tone: "danger",
    });
    if (isMeant) onDiscard();
  };
  return (
    <Row as="p" className={styles.restored} role="status">
      <IconPencil size={16} stroke={1.75} aria-hidden />
      {t("Draft restored")}
      <Button size="small" onClick={() => void askToDiscard()}>
        {t("Discard draft")}
      </Button>
    </Row>
  );
}
