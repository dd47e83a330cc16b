import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

import {
  createDocumentDraft,
  type DocumentDraft,
  type OpenedDocument,
} from "#features/documents/web/document-draft.ts";
import type { DocumentFields } from "#features/documents/web/unsaved-copy.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
import { useStore } from "#web/lib/store.ts";

/**
 * The draft of an open document, saved while it is typed, on leaving the window, and before leaving the screen.
 *
 * @param onMove shows another document: under this id, or the one that was changed last
 */
export function useDocumentDraft(document: OpenedDocument, onMove: (id: string | undefined) => void) {
  const client = useQueryClient();
  const { asked, choose } = useConflict<DocumentFields>();
  /** Counts the texts that were not typed: the editor shows each of them anew. */
  const [edition, setEdition] = useState(0);
  const [draft] = useState(() => createDocumentDraft(document));

  const start = useEffectEvent(() =>
    draft.start({
      choose,
      onReplace: () => setEdition((number) => number + 1),
      onMove,
      onListChange: () => void client.invalidateQueries({ queryKey: topicKey("documents", draft.kind) }),
    }),
  );
  useEffect(() => start(), []);

  return { draft, edition, asked };
}

/** What is typed, and its status. Unsaved text survives a reload, and leaving asks if it cannot be saved. */
export function useDraftValues(draft: DocumentDraft) {
  const values = useStore(draft.values);
  const status = useStore(draft.status);
  const isUnsaved = status === "waiting" || status === "saving" || status === "failed" || status === "refused";
  useUnsavedChanges(isUnsaved, { save: () => draft.flush(), keep: () => draft.keep() });

  useEffect(() => {
    const saveNow = () => document.visibilityState === "hidden" && draft.hasChanges() && void draft.flush();
    document.addEventListener("visibilitychange", saveNow);
    return () => document.removeEventListener("visibilitychange", saveNow);
  }, [draft]);
  return { values, status };
}
