import { untitled } from "#features/documents/contract.ts";
import type { DocumentDraft } from "#features/documents/web/document-draft.ts";
import styles from "#features/documents/web/page-screen.module.css";
import type { Documents } from "#features/documents/web/use-documents.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { RelativeTime } from "#web/ui/display/relative-time.tsx";

type PageListProps = { documents: Documents; draft: DocumentDraft; onChoose: (id: string) => void };

/** The person's documents, the most recently changed first. */
export function PageList({ documents: { documents, query }, draft, onChoose }: PageListProps) {
  const { t } = useTranslation();
  const { title } = useStore(draft.values);
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
            >
              <span className={styles.name} dir="auto">
                {(each.id === draft.id ? title : each.title) || t(untitled)}
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
