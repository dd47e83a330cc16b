import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { type DocumentKind, type DocumentSummary, untitled } from "#features/documents/contract.ts";
import { documentsQuery, useDocumentActions } from "#features/documents/web/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { randomId } from "#web/lib/random-id.ts";

/** The documents of a kind, and which one is open. */
export type Documents = ReturnType<typeof useDocuments>;

/**
 * The person's documents of a kind, and what can be done with them.
 *
 * @param chosen the id in the address
 * @param onChoose changes the address; without an id, the document that was changed last is shown
 */
export function useDocuments(kind: DocumentKind, chosen: string | undefined, onChoose: (id?: string) => void) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(documentsQuery(kind));
  const { data: documents } = query;
  const { add, remove, restore } = useDocumentActions();
  /** Stays the same while others become the latest, so that nobody types into another document. */
  const [latestId, setLatestId] = useState<string>();
  if (documents && latestId === undefined) setLatestId(documents[0]?.id ?? randomId());
  /** Undefined until the list is known. */
  const openId = chosen ?? latestId;
  const isNew = documents !== undefined && chosen === undefined && !documents.some(({ id }) => id === openId);

  const showLatest = (rest: readonly DocumentSummary[]) => {
    setLatestId(rest[0]?.id ?? randomId());
    onChoose();
  };

  return {
    kind,
    query,
    documents,
    openId,
    isNew,
    isBusy: add.isPending,
    choose: onChoose,
    /** Shows a document, or the one that was changed last. */
    show: (id: string | undefined) =>
      id === undefined ? showLatest(documents?.filter((each) => each.id !== openId) ?? []) : onChoose(id),
    create: async () => {
      const id = randomId();
      // A refusal was shown in an alert.
      const added = await add.mutateAsync({ id, kind }).catch(() => undefined);
      if (added) onChoose(id);
    },
    remove: (id: string, title: string) => {
      const isOpen = id === openId;
      if (isOpen) showLatest(documents?.filter((each) => each.id !== id) ?? []);
      const saved = remove.mutateAsync(id);
      offerUndo({
        title: t("Document deleted"),
        text: title || t(untitled),
        key: `document ${id}`,
        saved,
        undo: async () => {
          await restore.mutateAsync(id);
          if (isOpen) onChoose(id);
        },
      });
      // A refusal was shown in an alert, and the document is still in the list.
      saved.catch(() => isOpen && onChoose(id));
    },
  };
}
