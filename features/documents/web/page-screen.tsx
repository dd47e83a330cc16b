import { IconPlus, IconPrinter } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense } from "react";

import { maxDocumentTitle } from "#features/documents/contract.ts";
import type { DocumentDraft } from "#features/documents/web/document-draft.ts";
import { DocumentTools, removeDocument, useLeaveDocument } from "#features/documents/web/document-tools.tsx";
import { OpenDocument } from "#features/documents/web/open-document.tsx";
import { PageList } from "#features/documents/web/page-list.tsx";
import styles from "#features/documents/web/page-screen.module.css";
import { SaveStatus } from "#features/documents/web/save-status.tsx";
import { useDocuments } from "#features/documents/web/use-documents.ts";
import { useDraftValues } from "#features/documents/web/use-document-draft.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const route = getRouteApi("/_shell/ckeditor");

const PageEditor = lazyPart(() => import("#web/ui/form/editors/page-editor.tsx").then((part) => part.PageEditor));
PageEditor.preload();

/** The editor for whole documents, beside the list of them. */
export function PageScreen() {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const { document: chosen } = route.useSearch();
  const documents = useDocuments(
    "page",
    chosen,
    (id) => void navigate({ search: { document: id }, resetScroll: false }),
  );
  const fallback = (
    <Columns aside={264} className={styles.columns}>
      <Card as="div" className={styles.card}>
        <div className={styles.waiting} role="status" aria-label={t("Loading")} />
      </Card>
    </Columns>
  );
  return (
    <Screen
      title={t("Document editor")}
      description={t("Write documents with headings, tables and images. What you type is saved while you type.")}
    >
      <OpenDocument documents={documents} fallback={fallback}>
        {(draft, edition) => (
          <Columns aside={264} className={styles.columns}>
            <Card as="div" className={styles.card}>
              <Row as="header" lineGap="tiny" className={styles.head}>
                <Name draft={draft} />
                <SaveStatus draft={draft} />
                <div className={styles.tools}>
                  <DocumentTools documents={documents} draft={draft} newClassName={styles.new}>
                    <IconButton label={t("Print document")} onClick={() => print()}>
                      <IconPrinter size={20} stroke={1.75} aria-hidden />
                    </IconButton>
                  </DocumentTools>
                </div>
              </Row>
              <Page draft={draft} edition={edition} />
            </Card>
            <Aside documents={documents} draft={draft} />
          </Columns>
        )}
      </OpenDocument>
    </Screen>
  );
}

/** The name of the document, beside the tools for it. */
function Name({ draft }: { draft: DocumentDraft }) {
  const { t } = useTranslation();
  const { values } = useDraftValues(draft);
  return (
    <span className={`truncate ${styles.current}`} dir="auto" aria-hidden>
      {values.title || t("Untitled")}
    </span>
  );
}

function Page({ draft, edition }: { draft: DocumentDraft; edition: number }) {
  const { t } = useTranslation();
  const { values } = useDraftValues(draft);
  return (
    <div onBlur={() => void draft.flush()}>
      <Suspense fallback={<div className={styles.waiting} role="status" aria-label={t("Loading")} />}>
        <PageEditor
          key={edition}
          label={t("Document text")}
          initial={values.body}
          onChange={(body) => draft.change({ body })}
          title={
            <input
              className={styles.title}
              aria-label={t("Title")}
              placeholder={t("Untitled")}
              maxLength={maxDocumentTitle}
              dir="auto"
              value={values.title}
              onChange={({ target }) => draft.change({ title: target.value })}
            />
          }
        />
      </Suspense>
    </div>
  );
}

function Aside({ documents, draft }: { documents: ReturnType<typeof useDocuments>; draft: DocumentDraft }) {
  const { t } = useTranslation();
  const leave = useLeaveDocument(draft);
  return (
    <Card as="section" className={styles.aside} aria-label={t("Your documents")}>
      <PageList
        documents={documents}
        draft={draft}
        onChoose={(id) => void leave(() => documents.choose(id))}
        onRemove={(removed) => void removeDocument(documents, draft, removed)}
      />
      <Button className={styles.add} disabled={documents.isBusy} onClick={() => void leave(documents.create)}>
        <IconPlus size={16} stroke={1.75} aria-hidden />
        {t("New document")}
      </Button>
    </Card>
  );
}
