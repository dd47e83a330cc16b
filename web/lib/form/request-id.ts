import { randomId } from "#web/lib/random-id.ts";

/** The id under which something new is sent, and the content that it was sent with last. */
export type Attempt = { readonly id: string; readonly sent?: string | undefined };

export const newAttempt = (): Attempt => ({ id: randomId() });

/**
 * The attempt to send `content`. The server takes an id once, and a request without an answer may have reached it: the
 * same content keeps its id, so that a retry adds no second row. Other content gets another id, so that it is not taken
 * for what was sent before.
 */
export function nextAttempt(last: Attempt, content: unknown): Attempt {
  const sent = JSON.stringify(content);
  return { id: last.sent === undefined || last.sent === sent ? last.id : randomId(), sent };
}

/** Returns whether `content` was sent in the last attempt. */
export const isAsSent = ({ sent }: Attempt, content: unknown) => sent === JSON.stringify(content);
