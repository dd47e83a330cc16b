import { IconAlertTriangle, IconCheck, IconLoader2 } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { DocumentDraft } from "#features/documents/web/document-draft.ts";
import styles from "#features/documents/web/save-status.module.css";
import type { SaveStatus as Status } from "#web/lib/form/autosave.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type Shown = { text: string; icon: ReactNode };

/** Says whether the document is saved, and offers to try again if it is not. */
export function SaveStatus({ draft }: { draft: DocumentDraft }) {
  const { t } = useTranslation();
  const status = useStore(draft.status);
  const shown = describe(status, draft.refusal(), t);
  const isProblem = status === "failed" || status === "refused";
  return (
    <Row className={styles.status} data-problem={isProblem || undefined}>
      <span role="status" className={styles.text}>
        {shown && (
          <>
            {shown.icon}
            <span>{shown.text}</span>
          </>
        )}
      </span>
      {isProblem && (
        <Button size="small" onClick={() => void draft.flush()}>
          {t("Try again")}
        </Button>
      )}
    </Row>
  );
}

function describe(status: Status, refusal: string | undefined, t: Translate): Shown | undefined {
  if (status === "untouched") return undefined;
  if (status === "saved") return { text: t("Saved"), icon: <IconCheck size={16} stroke={1.75} aria-hidden /> };
  if (status === "waiting" || status === "saving")
    return { text: t("Saving…"), icon: <IconLoader2 size={16} stroke={1.75} aria-hidden /> };
  const text = status === "failed" ? t("Not saved. Trying again soon.") : refusal ? t(refusal) : t("Not saved");
  return { text, icon: <IconAlertTriangle size={16} stroke={1.75} aria-hidden /> };
}
