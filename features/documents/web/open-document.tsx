import { IconFileOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";

import type { DocumentKind } from "#features/documents/contract.ts";
import { type DocumentDraft, newDocument, type OpenedDocument } from "#features/documents/web/document-draft.ts";
import { documentQuery } from "#features/documents/web/queries.ts";
import type { DocumentFields } from "#features/documents/web/unsaved-copy.ts";
import { useDocumentDraft } from "#features/documents/web/use-document-draft.ts";
import type { Documents } from "#features/documents/web/use-documents.ts";
import { ApiError } from "#web/lib/api/api-client.ts";
import { excerptsOf, textOfHtml } from "#web/lib/changes/compare-texts.ts";
import type { Conflict } from "#web/lib/changes/conflict.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { ConflictRow } from "#web/ui/dialog/conflict-dialog.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

const ConflictDialog = lazyPart(() => import("#web/ui/dialog/conflict-dialog.tsx").then((part) => part.ConflictDialog));

type OpenDocumentProps = {
  documents: Documents;
  /** A box of the size of the children, shown while the document loads. */
  fallback: ReactNode;
  /** @param edition the editor shows its text anew when this changes */
  children: (draft: DocumentDraft, edition: number) => ReactNode;
};

/** Opens the current document, and shows its loading and error states. */
export function OpenDocument({ documents, fallback, children }: OpenDocumentProps) {
  const { t } = useTranslation();
  const { openId, query, documents: list } = documents;
  if (list === undefined && query.isError) {
    return (
      <EmptyState
        title={t("Documents could not be loaded")}
        action={<Button onClick={() => void query.refetch()}>{t("Try again")}</Button>}
      />
    );
  }
  if (openId === undefined || list === undefined) return fallback;
  return (
    <Chosen key={openId} id={openId} documents={documents} fallback={fallback}>
      {children}
    </Chosen>
  );
}

function Chosen({ id, documents, fallback, children }: OpenDocumentProps & { id: string }) {
  // Stays new after it was added.
  const [isNew] = useState(documents.isNew);
  if (isNew)
    return (
      <Draft document={newDocument(id, documents.kind)} documents={documents}>
        {children}
      </Draft>
    );
  return (
    <Stored id={id} documents={documents} fallback={fallback}>
      {children}
    </Stored>
  );
}

function Stored({ id, documents, fallback, children }: OpenDocumentProps & { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(documentQuery(id));
  const isMissing = (error instanceof ApiError && error.status === 404) || (data && data.kind !== documents.kind);
  if (isMissing) {
    return (
      <EmptyState
        icon={<IconFileOff size={32} stroke={1.5} />}
        title={t("Document not found")}
        action={<Button onClick={() => documents.show(undefined)}>{t("Show latest document")}</Button>}
      />
    );
  }
  if (!data && error) {
    return (
      <EmptyState
        title={t("The document could not be loaded")}
        action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
      />
    );
  }
  if (!data) return fallback;
  return (
    <Draft document={data} documents={documents}>
      {children}
    </Draft>
  );
}

function Draft({ document, documents, children }: Omit<OpenDocumentProps, "fallback"> & { document: OpenedDocument }) {
  const { t } = useTranslation();
  const { draft, edition, asked } = useDocumentDraft(document, documents.show);
  return (
    <>
      {children(draft, edition)}
      {asked && (
        <Suspense>
          <ConflictDialog
            title={t("This document was changed elsewhere")}
            rows={toConflictRows(asked, document.kind, t)}
            onChoose={asked.onChoose}
          />
        </Suspense>
      )}
    </>
  );
}

/** The rows of the conflict dialog; undefined if the document was deleted. */
function toConflictRows(
  { names, mine, theirs }: Conflict<DocumentFields>,
  kind: DocumentKind,
  t: Translate,
): ConflictRow[] | undefined {
  if (!theirs) return undefined;
  const labels = { title: t("Title"), body: t("Text"), language: t("Language") };
  return names.map((name) => {
    const [own, other] = excerptsOf(toText(mine[name] ?? "", kind, name), toText(theirs[name], kind, name));
    return { label: labels[name], mine: own, theirs: other };
  });
}

/** The text of a body for comparison. */
function toText(value: string, kind: DocumentKind, name: keyof DocumentFields) {
  const isHtml = name === "body" && (kind === "rich" || kind === "page");
  return isHtml ? textOfHtml(value) : value;
}
