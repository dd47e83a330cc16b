import { IconFiles, IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { type DocumentSummary, untitled } from "#features/documents/contract.ts";
import type { DocumentDraft } from "#features/documents/web/document-draft.ts";
import type { Documents } from "#features/documents/web/use-documents.ts";
import { askToLeave } from "#web/lib/form/use-unsaved-changes.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useStore } from "#web/lib/store.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { MenuItem } from "#web/ui/actions/menu-list.tsx";

/** Saves the open document before another one is shown, and asks if that fails. */
export function useLeaveDocument(draft: DocumentDraft) {
  const { t } = useTranslation();
  return async (go: () => unknown) => {
    if (!(await draft.flush())) {
      if (!(await askToLeave(t))) return;
      draft.discard();
    }
    await go();
  };
}

type DocumentToolsProps = {
  documents: Documents;
  draft: DocumentDraft;
  /** Further tools, before the one that deletes. */
  children?: ReactNode;
  /** A class of the button for a new document, to hide it where the page has another one. */
  newClassName?: string | undefined;
};

/** Opens another document, begins a new one, and deletes the open one. */
export function DocumentTools({ documents, draft, children, newClassName }: DocumentToolsProps) {
  const { t } = useTranslation();
  const { documents: list = [], query, isNew } = documents;
  const { title } = useStore(draft.values);
  const leave = useLeaveDocument(draft);
  return (
    <>
      <Menu
        label={t("Documents")}
        checks="one"
        choices={list.map((each) => ({
          key: each.id,
          label: (each.id === draft.id ? title : each.title) || t(untitled),
          isChecked: each.id === draft.id,
        }))}
        empty={t("No documents yet")}
        onChoose={(id) => void leave(() => documents.choose(id))}
        button={(props) => (
          <IconButton
            label={t({ one: "{{count}} document", other: "{{count}} documents" }, { count: list.length })}
            {...props}
          >
            <IconFiles size={20} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      >
        {() => query.hasNextPage && <MenuItem onClick={() => void query.fetchNextPage()}>{t("Load older")}</MenuItem>}
      </Menu>
      <IconButton
        label={t("New document")}
        className={newClassName}
        disabled={documents.isBusy}
        onClick={() => void leave(documents.create)}
      >
        <IconPlus size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {children}
      <IconButton
        label={t("Delete document")}
        disabled={isNew}
        onClick={() => void removeDocument(documents, draft, { id: draft.id, title })}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </>
  );
}

/** Deletes a document. The open one is saved first, so that "Undo" restores what was typed last. */
export async function removeDocument(
  documents: Documents,
  draft: DocumentDraft,
  { id, title }: Pick<DocumentSummary, "id" | "title">,
) {
  const isOpen = id === draft.id;
  if (isOpen) {
    await draft.flush();
    draft.discard();
  }
  documents.remove(id, isOpen ? draft.values.get().title : title);
}
