import { IconFile, IconTrash } from "@tabler/icons-react";

import { type DocumentSummary, untitled } from "#features/documents/contract.ts";
import type { DocumentDraft } from "#features/documents/web/document-draft.ts";
import styles from "#features/documents/web/page-screen.module.css";
import type { Documents } from "#features/documents/web/use-documents.ts";
import { openContextMenu } from "#web/lib/context-menu.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";

type PageListProps = {
  documents: Documents;
  draft: DocumentDraft;
  onChoose: (id: string) => void;
  onRemove: (removed: DocumentSummary) => void;
};

const menuIcon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** The person's documents, the most recently changed first. */
export function PageList({ documents: { documents, query }, draft, onChoose, onRemove }: PageListProps) {
  const { t } = useTranslation();
  const { title } = useStore(draft.values);
  const titleOf = (each: DocumentSummary) => (each.id === draft.id ? title : each.title) || t(untitled);
  return (
    <>
      <h2 className={styles.heading}>{t("Your documents")}</h2>
      {documents?.length === 0 && <p className={styles.none}>{t("No documents yet")}</p>}
      <ul className={styles.list}>
        {documents?.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={each.id === draft.id || undefined}
              onClick={() => onChoose(each.id)}
              onContextMenu={(event) =>
                openContextMenu(event, titleOf(each), () => [
                  { key: "open", label: t("Open"), icon: <IconFile {...menuIcon} />, run: () => onChoose(each.id) },
                  { key: "delete", label: t("Delete"), icon: <IconTrash {...menuIcon} />, run: () => onRemove(each) },
                ])
              }
            >
              <span className={styles.name} dir="auto">
                {titleOf(each)}
              </span>
              <RelativeTime date={each.updatedAt} className={styles.time} />
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button size="small" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("Load older")}
        </Button>
      )}
    </>
  );
}
