import { useEffect, useEffectEvent, useRef } from "react";
import type { z } from "zod/mini";

import type { Endpoint, Output } from "#contract/endpoint.ts";
import {
  type DraftKey,
  type ForumDraft,
  onDraftRemovedElsewhere,
  removeDraft,
  type StoredDraft,
  writeDraft,
} from "#features/forum/web/editor/forum-draft.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useStoredDraft } from "#web/lib/form/use-stored-draft.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { withoutMarkup } from "#web/lib/form/without-markup.ts";

/** The properties that a form passes on. */
export type KeptFormProps = {
  draftKey: DraftKey;
  /** The draft that was stored, if there was one. */
  restored: StoredDraft | undefined;
  /** The draft was sent or discarded: the form begins anew, or closes. */
  onDone: () => void;
};

type Options<E extends Endpoint, Answer> = KeptFormProps & {
  start: ForumDraft;
  params?: Record<string, string>;
  toBody: (draft: ForumDraft) => object;
  send?: (body: z.output<E["body"] & z.ZodMiniType>) => Promise<Answer>;
  /** @returns false if nothing was saved, and the form stays as it is */
  onSaved: (answer: Answer) => unknown;
};

/** A form whose input is kept in the browser until it is sent or discarded: it survives a reload and leaving. */
export function useKeptForm<E extends Endpoint & { readonly body: z.ZodMiniType }, Answer = Output<E>>(
  endpoint: E,
  { draftKey, restored, onDone, start, params, toBody, send, onSaved }: Options<E, Answer>,
) {
  const isDone = useRef(false);
  const finish = () => {
    isDone.current = true;
    removeDraft(draftKey);
    onDone();
  };
  const form = useContractForm<E, ForumDraft, Answer>(endpoint, {
    initial: restored ? { section: restored.section, title: restored.title, body: restored.body } : start,
    attempt: restored && { id: restored.id, sent: restored.sent },
    ...(params && { params }),
    // The editor's markup of an empty text counts as empty.
    toBody: (draft) => toBody({ ...draft, body: withoutMarkup(draft.body) === "" ? "" : draft.body }),
    ...(send && { send }),
    onSaved: (answer) => {
      if (onSaved(answer) !== false) finish();
    },
  });
  const { values, attempt } = form;
  const isWritten = values.title.trim() !== start.title || withoutMarkup(values.body) !== withoutMarkup(start.body);
  useStoredDraft(values, attempt, {
    isWritten,
    isRestored: restored !== undefined,
    isDone,
    write: (draft, sent) => writeDraft(draftKey, draft, sent),
    remove: () => removeDraft(draftKey),
  });
  // The id belongs to what another window has sent; what is still written here is another text.
  const renew = useEffectEvent(() => isDone.current || form.renewId());
  useEffect(() => onDraftRemovedElsewhere(draftKey, () => void renew()), [draftKey]);
  // Leaving asks only if the browser cannot keep the draft.
  const keep = () => isDone.current || writeDraft(draftKey, values, attempt);
  useUnsavedChanges(isWritten, { save: () => Promise.resolve(keep()), keep });
  return { form, isWritten, discard: finish };
}
