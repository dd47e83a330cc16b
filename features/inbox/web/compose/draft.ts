import { z } from "zod/mini";

import type { Message } from "#features/inbox/contract.ts";
import type { Attempt } from "#web/lib/form/request-id.ts";
import { withoutMarkup } from "#web/lib/form/without-markup.ts";
import { storage } from "#web/lib/session/storage.ts";

/** A message while it is written. The body is HTML. */
const DraftFields = z.object({ to: z.array(z.string()), subject: z.string(), body: z.string() });
export type DraftFields = z.infer<typeof DraftFields>;

/** A draft with its `Attempt`, so that a retry after a reload sends no second message. */
const StoredDraft = z.extend(DraftFields, { _id: z.uuid(), sent: z.optional(z.string()) });
type StoredDraft = z.infer<typeof StoredDraft>;

/** The key of a draft: one per replied message, and one for a new message. */
export type DraftKey = "compose" | `reply.${string}`;

/** A stored draft, or undefined if there is no readable one. */
export function readDraft(key: DraftKey): StoredDraft | undefined {
  const parsed = StoredDraft.safeParse(storage.read(`draft.${key}`));
  return parsed.success ? parsed.data : undefined;
}

/** @returns whether the browser has stored it */
export const writeDraft = (key: DraftKey, { to, subject, body }: DraftFields, { id, sent }: Attempt) =>
  storage.write(`draft.${key}`, { _id: id, to, subject, body, sent } satisfies StoredDraft);
export const removeDraft = (key: DraftKey) => storage.remove(`draft.${key}`);

export const emptyDraft: DraftFields = { to: [], subject: "", body: "" };

/** The initial draft of a reply: to the sender, with the same subject and the quoted message. */
export function replyTo(
  { from, subject, body }: Pick<Message, "from" | "subject" | "body">,
  said: string,
): DraftFields {
  return {
    // External people have no username; a recipient has to be chosen then.
    to: from.username ? [from.username] : [],
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`.slice(0, 200),
    body: `<p></p><p>${escapeHtml(said)}</p><blockquote>${body}</blockquote>`,
  };
}

/** Calls back when another window sends or discards the draft. @returns a function that stops listening */
export function onDraftRemovedElsewhere(key: DraftKey, listener: () => void) {
  return storage.onRemovedElsewhere(`draft.${key}`, listener);
}

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Returns whether discarding the draft would lose content. */
export const isChanged = (draft: DraftFields, start: DraftFields) =>
  draft.subject !== start.subject ||
  draft.to.join() !== start.to.join() ||
  withoutMarkup(draft.body) !== withoutMarkup(start.body);

/** The draft as it is sent. The editor's markup of an empty text counts as empty. */
export const toMessage = ({ to, subject, body }: DraftFields) => ({
  to,
  subject,
  body: withoutMarkup(body) === "" ? "" : body,
});
