import { z } from "zod/mini";

import { Draft, type Message } from "#contract/inbox.ts";
import { randomId } from "#web/lib/random-id.ts";
import { storage } from "#web/lib/storage.ts";

/** What is being written, with the id that it will be sent under: a repeated request then makes no twin. */
export const StoredDraft = z.object({
  _id: z.uuid(),
  to: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  /** What has gone out under the id already, with an answer that never came; see `prepareToSend`. */
  sent: z.optional(z.string()),
});
export type StoredDraft = z.infer<typeof StoredDraft>;

/** Which draft: one for each message that is answered, and one for a new message. */
export type DraftKey = "compose" | `reply.${string}`;

/** A draft as it was left, or undefined where there is none that can be read. */
export function readDraft(key: DraftKey): StoredDraft | undefined {
  const parsed = StoredDraft.safeParse(storage.read(`draft.${key}`));
  return parsed.success ? parsed.data : undefined;
}

/** Answers whether the browser keeps it. */
export const writeDraft = (key: DraftKey, draft: StoredDraft) => storage.write(`draft.${key}`, draft);
export const removeDraft = (key: DraftKey) => storage.remove(`draft.${key}`);

export const emptyDraft = (): StoredDraft => ({ _id: randomId(), to: [], subject: "", body: "" });

/** An answer to a message, before anything is written: to its sender, about the same, above what they wrote. */
export function replyTo(
  { from, subject, body }: Pick<Message, "from" | "subject" | "body">,
  said: string,
): StoredDraft {
  return {
    _id: randomId(),
    // Somebody from outside has no username; a recipient has to be chosen then.
    to: from.username ? [from.username] : [],
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`.slice(0, 200),
    body: `<p></p><p>${escapeHtml(said)}</p><blockquote>${body}</blockquote>`,
  };
}

/**
 * The draft as it goes out. The server takes an id once, and a failed request may have reached it all the same: the same
 * words keep their id, so that repeating them makes no twin; other words get another, so that they are not taken for
 * those.
 */
export function prepareToSend(draft: StoredDraft): StoredDraft {
  const words = wordsOf(draft);
  return { ...draft, _id: draft.sent === undefined || draft.sent === words ? draft._id : randomId(), sent: words };
}

const wordsOf = ({ to, subject, body }: StoredDraft) => JSON.stringify([to, subject, body]);

/** Whether it is still as it was sent last. */
export const isAsSent = (draft: StoredDraft) => draft.sent === wordsOf(draft);

/** The draft under an id that nothing has gone out under. */
export const withNewId = (draft: StoredDraft): StoredDraft => ({ ...draft, _id: randomId(), sent: undefined });

/** Calls back when the draft is sent or discarded in another window. Answers how to stop listening. */
export function onDraftRemovedElsewhere(key: DraftKey, listener: () => void) {
  return storage.onRemovedElsewhere(`draft.${key}`, listener);
}

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What the editor leaves when nothing is written. */
const withoutMarkup = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;/g, "").trim();

/** Whether something would be lost with it. */
export const isChanged = (draft: StoredDraft, start: StoredDraft) =>
  draft.subject !== start.subject ||
  draft.to.join() !== start.to.join() ||
  withoutMarkup(draft.body) !== withoutMarkup(start.body);

/** The contract's rules, on what the editor holds: markup without a word is no message. */
export const validateDraft = (draft: StoredDraft) =>
  Draft.safeParse({ ...draft, body: withoutMarkup(draft.body) === "" ? "" : draft.body }).error?.issues ?? [];
