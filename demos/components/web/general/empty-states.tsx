import { IconInbox } from "@tabler/icons-react";
import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** Says what would be here, and offers the next step. */
export function EmptyStates() {
  const { t } = useTranslation();
  const [note, setNote] = useState<string>();
  if (note !== undefined) {
    return (
      <Row>
        <span dir="auto">{note}</span>
        <Button size="small" onClick={() => setNote(undefined)}>
          {t("Delete")}
        </Button>
      </Row>
    );
  }
  return (
    <EmptyState
      icon={<IconInbox size={32} stroke={1.5} />}
      title={t("No notes yet")}
      text={t("Notes are visible to you only.")}
      action={
        <Button variant="primary" onClick={() => setNote(t("A new note"))}>
          {t("Add note")}
        </Button>
      }
    />
  );
}
