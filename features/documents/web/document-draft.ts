import {
  addDocument,
  type DocumentKind,
  getDocument,
  type StoredDocument,
  updateDocument,
} from "#features/documents/contract.ts";
import { type DocumentFields, keepCopy, readCopy, removeCopy } from "#features/documents/web/unsaved-copy.ts";
import { ApiError, call } from "#web/lib/api/api-client.ts";
import type { Choice, Conflict, Seen } from "#web/lib/changes/conflict.ts";
import { readRow, saveChange } from "#web/lib/changes/save-change.ts";
import { createAutosave, type SaveOutcome } from "#web/lib/form/autosave.ts";

/** A document that is opened. One without a version is new, and added with its first change. */
export type OpenedDocument = Pick<StoredDocument, "id" | "kind"> & DocumentFields & { readonly version: number };

export const newDocument = (id: string, kind: DocumentKind): OpenedDocument => ({
  id,
  kind,
  title: "",
  body: "",
  language: "javascript",
  version: 0,
});

/** The callbacks of the screen that shows a draft. */
type DraftListeners = {
  /** Lets the person choose if others have changed the same. */
  choose: (conflict: Conflict<DocumentFields>) => Promise<Choice>;
  /** Called when the editor has to show a text that was not typed into it. */
  onReplace: () => void;
  /** Called with the id under which a document that was deleted elsewhere has been added again; or it is given up. */
  onMove: (id: string | undefined) => void;
  /** Called when the document is saved for the first time, or has another title. */
  onListChange: () => void;
};

const toSeen = ({ title, body, language, version }: DocumentFields & { version: number }): Seen<DocumentFields> => ({
  fields: { title, body, language },
  version,
});

export type DocumentDraft = ReturnType<typeof createDocumentDraft>;

/** Statuses with which the same change would be refused again. */
const finalStatuses = [400, 404, 409, 413];

/** An open document: what is typed, and how it is saved. Failures are shown by its status, not by alerts. */
export function createDocumentDraft(document: OpenedDocument) {
  const { id, kind } = document;
  const copy = readCopy(id);
  /** The document as the server has it. Its HTML is sanitized, so it may differ from what was sent. */
  let base = copy?.base ?? toSeen(document);
  let listeners: DraftListeners | undefined;
  /** The server's reason for refusing the document. */
  let refusal: string | undefined;

  async function add(fields: DocumentFields, newId: string) {
    base = toSeen(await call(addDocument, { body: { id: newId, kind, ...fields } }, { quiet: true }));
    listeners?.onListChange();
  }

  /** Changes the document; values of others for further fields are merged, and adopted by the editor. */
  async function change(part: Partial<DocumentFields>): Promise<SaveOutcome<DocumentFields>> {
    const before = base;
    let latest = base;
    let written: Partial<DocumentFields> = {};
    let movedTo: string | undefined;
    const choice = await saveChange<DocumentFields>({
      base,
      change: part,
      send: async (fields, version) => {
        latest = toSeen(await call(updateDocument, { params: { id }, body: { ...fields, version } }, { quiet: true }));
        written = fields;
      },
      read: async () => {
        const row = await readRow(getDocument, id, toSeen);
        if (row) latest = row;
        return row;
      },
      choose: async (conflict) => listeners?.choose(conflict) ?? "later",
      addAgain: async (fields, newId) => {
        await add(fields, newId);
        movedTo = newId;
      },
    });
    if (choice === "later") return { isSaved: false };
    if (movedTo !== undefined) {
      listeners?.onMove(movedTo);
      return { isSaved: true };
    }
    if (choice === "theirs" && latest === before) {
      listeners?.onMove(undefined);
      return { isSaved: true };
    }
    base = latest;
    if (written.title !== undefined) listeners?.onListChange();
    return { isSaved: true, adopted: pickAdopted(before.fields, latest.fields, written, part) };
  }

  const autosave = createAutosave<DocumentFields>({
    saved: base.fields,
    restored: copy?.change,
    save: async (part, fields) => {
      refusal = undefined;
      if (base.version > 0) return change(part);
      await add(fields, id);
      return { isSaved: true };
    },
    isFinal: (error) => {
      if (!(error instanceof ApiError) || !finalStatuses.includes(error.status)) return false;
      refusal = Object.values(error.body?.fields ?? {})[0] ?? error.message;
      return true;
    },
    onAdopt: ({ body, language }) => {
      if (body !== undefined || language !== undefined) listeners?.onReplace();
    },
  });

  return {
    ...autosave,
    id,
    kind,
    /** The server's reason for refusing the document, in English: the key of its translations. */
    refusal: () => refusal,
    /** Begins saving. @returns a function that saves the rest and ends it */
    start(given: DraftListeners) {
      listeners = given;
      removeCopy(id);
      return autosave.start();
    },
    /** Stores unsaved changes in the browser. @returns whether they are stored */
    keep: () => keepCopy(id, { change: autosave.changes(), base }),
  };
}

/** The values that others have given to fields which were not written, or that the person has taken over. */
function pickAdopted(
  before: DocumentFields,
  latest: DocumentFields,
  written: Partial<DocumentFields>,
  change: Partial<DocumentFields>,
): Partial<DocumentFields> {
  const isTheirs = (name: keyof DocumentFields) =>
    !(name in written) && (name in change || latest[name] !== before[name]);
  return {
    ...(isTheirs("title") && { title: latest.title }),
    ...(isTheirs("body") && { body: latest.body }),
    ...(isTheirs("language") && { language: latest.language }),
  };
}
