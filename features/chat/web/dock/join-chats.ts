import type { Chat, ChatMessage } from "#features/chat/contract.ts";

/** The number of the newest known message; 0 if there is none. */
export const newestNumber = ({ messages }: Pick<Chat, "messages">) => messages.at(-1)?.number ?? 0;

/** Returns whether there are messages before the oldest known one. */
export const hasOlder = ({ messages }: Pick<Chat, "messages">) => (messages[0]?.number ?? 1) > 1;

/**
 * Merges a new response into a known conversation. Responses may arrive in any order and overlap, so messages are
 * merged by number: without duplicates and without gaps.
 */
export function joinChats(known: Chat | undefined, next: Chat): Chat {
  if (!known || known === next) return next;
  const messages = joinMessages(known.messages, next.messages);
  return {
    ...next,
    messages,
    lastNumber: Math.max(known.lastNumber, next.lastNumber),
    readNumber: Math.max(known.readNumber, next.readNumber),
    ...(next.seenNumber !== undefined && { seenNumber: Math.max(known.seenNumber ?? 0, next.seenNumber) }),
  };
}

function joinMessages(known: readonly ChatMessage[], next: readonly ChatMessage[]): ChatMessage[] {
  const [oldest, newest] = [known[0]?.number, known.at(-1)?.number];
  const [first, last] = [next[0]?.number, next.at(-1)?.number];
  if (first === undefined || last === undefined) return known as ChatMessage[];
  // If there is a gap in between, only the newer side is kept; scrolling up loads the rest again.
  if (oldest === undefined || newest === undefined || first > newest + 1) return next as ChatMessage[];
  const isInside = first >= oldest && last <= newest;
  if (isInside || last < oldest - 1) return known as ChatMessage[];
  const older = next.filter(({ number }) => number < oldest);
  const newer = next.filter(({ number }) => number > newest);
  return [...older, ...known, ...newer];
}
