import type { ChatMessage } from "#contract/chat.ts";

/** Something that was typed and has not been taken by the server yet. */
export type Unsent = {
  readonly id: string;
  readonly body: string;
  /** Whether it is sent by itself once the connection is back. */
  readonly isWaiting?: boolean | undefined;
};

/** A line of the list. */
export type Row = {
  readonly id: string;
  /** Its place in the conversation. */
  readonly number: number;
  /** Absent for what has not been sent yet. */
  readonly message?: ChatMessage;
  readonly body: string;
  readonly isOwn: boolean;
  /** For what has not been sent yet: whether it only waits for the connection. */
  readonly isWaiting?: boolean;
  /** Whether it opens a group: of one person, within some minutes. Only the first of a group names its author. */
  readonly isFirst: boolean;
  /** Whether it is the first of its day. */
  readonly isNewDay: boolean;
};

/** What one person says within this time stands together; in milliseconds. */
const groupedWithin = 5 * 60_000;

const dayOf = (iso: string) => new Date(iso).toDateString();

/** The lines of a conversation: what was said, then what waits to be sent. What is there already does not wait. */
export function toRows(messages: readonly ChatMessage[], unsent: readonly Unsent[], me: string): Row[] {
  const rows = messages.map((message, index): Row => {
    const before = messages[index - 1];
    // Where older ones have not been loaded yet, nobody knows: a head that is taken away again would move what is read.
    const isNewDay = before ? dayOf(before.date) !== dayOf(message.date) : message.number === 1;
    const isFirst =
      isNewDay ||
      !before ||
      before.user.username !== message.user.username ||
      Date.parse(message.date) - Date.parse(before.date) > groupedWithin;
    return {
      id: message.id,
      number: message.number,
      message,
      body: message.body,
      isOwn: message.user.username === me,
      isFirst,
      isNewDay,
    };
  });
  const sent = unsent.length > 0 ? new Set(messages.map(({ id }) => id)) : undefined;
  const newest = messages.at(-1)?.number ?? 0;
  const waiting = unsent
    .filter(({ id }) => !sent?.has(id))
    .map(({ id, body, isWaiting = false }, index): Row => ({
      id,
      isWaiting,
      number: newest + index + 1,
      body,
      isOwn: true,
      isFirst: index === 0 && messages.at(-1)?.user.username !== me,
      isNewDay: false,
    }));
  return [...rows, ...waiting];
}
