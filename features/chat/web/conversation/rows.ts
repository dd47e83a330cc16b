import type { ChatMessage } from "#features/chat/contract.ts";

/** A message that the server has not accepted yet. */
export type Unsent = {
  readonly id: string;
  readonly body: string;
  /** Whether it is sent automatically once the connection is back. */
  readonly isWaiting?: boolean | undefined;
};

/** A row of the list. */
export type ListRow = {
  readonly id: string;
  /** Its number in the conversation. */
  readonly number: number;
  /** Absent for unsent messages. */
  readonly message?: ChatMessage;
  readonly body: string;
  readonly isOwn: boolean;
  /** For unsent messages: whether it is only waiting for the connection. */
  readonly isWaiting?: boolean;
  /** Whether it starts a group of messages by one person within some minutes. Only the first names its author. */
  readonly isFirst: boolean;
  /** Whether it is the first of its day. */
  readonly isNewDay: boolean;
};

/** In milliseconds: messages of one person within this time form a group. */
const groupedWithin = 5 * 60_000;

const dayOf = (iso: string) => new Date(iso).toDateString();

/** The rows of a conversation: messages, then unsent ones. Unsent messages that have arrived are left out. */
export function toRows(messages: readonly ChatMessage[], unsent: readonly Unsent[], me: string): ListRow[] {
  const rows = messages.map((message, index): ListRow => {
    const before = messages[index - 1];
    // While older messages are not loaded this is unknown: a heading that disappears again would move the text.
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
    .map(({ id, body, isWaiting = false }, index): ListRow => ({
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
