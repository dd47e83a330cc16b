import fc from "fast-check";
import { expect, test } from "vitest";

import type { Chat } from "#features/chat/contract.ts";
import { hasOlder, joinChats, newestNumber } from "#features/chat/web/dock/join-chats.ts";

/** A part of a conversation, as the server returns it. */
function part(first: number, last: number, more: Partial<Chat> = {}): Chat {
  const messages = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(first + index).padStart(12, "0")}`,
    number: first + index,
    user: { username: "mei", name: "Mei Tanaka", picture: "" },
    body: `Message ${first + index}`,
    date: "2026-01-01T00:00:00.000Z",
  }));
  return { users: [], messages, lastNumber: last, readNumber: 0, typing: [], ...more };
}

const numbersOf = ({ messages }: Chat) => messages.map(({ number }) => number);
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

test.each<[string, Chat, Chat, number[]]>([
  ["newer messages are appended", part(1, 3), part(4, 5), [1, 2, 3, 4, 5]],
  ["older messages are prepended", part(4, 5), part(2, 3), [2, 3, 4, 5]],
  ["overlapping messages appear once", part(1, 4), part(3, 6), [1, 2, 3, 4, 5, 6]],
  ["known messages change nothing", part(1, 9), part(3, 6), range(1, 9)],
  ["messages are added on both sides", part(3, 4), part(1, 6), range(1, 6)],
  ["an empty response changes nothing", part(1, 2), part(3, 2), [1, 2]],
  ["the first messages are added to an empty conversation", part(1, 0), part(1, 2), [1, 2]],
  ["newer messages after a gap replace the known ones", part(1, 3), part(5, 6), [5, 6]],
  ["older messages before a gap are ignored", part(5, 6), part(1, 3), [5, 6]],
])("%s", (_, known, next, numbers) => {
  expect(numbersOf(joinChats(known, next))).toEqual(numbers);
});

test("without a known conversation, the response is used unchanged", () => {
  const chat = part(3, 4);
  expect(joinChats(undefined, chat)).toBe(chat);
});

test("without new messages the same list is returned, so that nothing is rendered again", () => {
  const known = part(1, 3);
  expect(joinChats(known, part(2, 3)).messages).toBe(known.messages);
});

test("a late response does not move read marks back, and typing is taken from the last response", () => {
  const late = joinChats(
    part(1, 9, { readNumber: 9, seenNumber: 7, typing: ["omar"] }),
    part(1, 5, { readNumber: 4, seenNumber: 2, typing: ["mei"] }),
  );
  expect(late).toMatchObject({ lastNumber: 9, readNumber: 9, seenNumber: 7, typing: ["mei"] });
});

test("responses joined in any order leave each message once, in order and without gaps", () => {
  const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(20)), { maxLength: 20 });
  fc.assert(
    fc.property(parts, (answers) => {
      let chat: Chat | undefined;
      for (const [first, length] of answers) chat = joinChats(chat, part(first, first + length));
      if (!chat) return;
      const numbers = numbersOf(chat);
      expect(numbers).toEqual(range(numbers[0] ?? 1, newestNumber(chat)));
    }),
  );
});

test("there are older messages unless the first message of the conversation is known, or there is none", () => {
  expect([part(1, 5), part(2, 5), part(1, 0)].map((chat) => hasOlder(chat))).toEqual([false, true, false]);
});
