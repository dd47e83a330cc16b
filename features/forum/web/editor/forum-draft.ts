import { z } from "zod/mini";

import type { Attempt } from "#web/lib/form/request-id.ts";
import { storage } from "#web/lib/session/storage.ts";

/** A topic or a post while it is written: of a post, only the body. The body is HTML. */
const ForumDraft = z.object({ section: z.string(), title: z.string(), body: z.string() });
export type ForumDraft = z.infer<typeof ForumDraft>;

/** A draft with its `Attempt`, so that a retry after a reload adds no second post. */
const StoredDraft = z.extend(ForumDraft, { id: z.uuid(), sent: z.optional(z.string()) });
export type StoredDraft = z.infer<typeof StoredDraft>;

/** One draft for a new topic, one for a reply to each topic, and one for each post that is edited. */
export type DraftKey = "topic" | `reply.${string}` | `edit.${string}`;

const keyOf = (key: DraftKey) => `forum.${key}`;

/** A stored draft, or undefined if there is no readable one. */
export function readDraft(key: DraftKey): StoredDraft | undefined {
  const parsed = StoredDraft.safeParse(storage.read(keyOf(key)));
  return parsed.success ? parsed.data : undefined;
}

/** @returns whether the browser has stored it */
export const writeDraft = (key: DraftKey, { section, title, body }: ForumDraft, { id, sent }: Attempt) =>
  storage.write(keyOf(key), { id, sent, section, title, body } satisfies StoredDraft);

export const removeDraft = (key: DraftKey) => storage.remove(keyOf(key));

/** Calls back when another window sends or discards the draft. @returns a function that stops listening */
export const onDraftRemovedElsewhere = (key: DraftKey, listener: () => void) =>
  storage.onRemovedElsewhere(keyOf(key), listener);
