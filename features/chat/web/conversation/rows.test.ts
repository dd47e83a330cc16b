import { expect, test } from "vitest";

import type { ChatMessage } from "#features/chat/contract.ts";
import { toRows } from "#features/chat/web/conversation/rows.ts";

const message = (number: number, username: string, date: string): ChatMessage => ({
  id: `id-${number}`,
  number,
  user: { username, name: username, picture: "" },
  body: `Message ${number}`,
  date,
});

test("a group has messages of one user, within five minutes and on one day", () => {
  const rows = toRows(
    [
      message(1, "mei", "2026-01-01T12:00:00"),
      message(2, "mei", "2026-01-01T12:05:00"),
      message(3, "mei", "2026-01-01T12:10:01"),
      message(4, "robin", "2026-01-01T12:10:02"),
      message(5, "robin", "2026-01-01T23:59:59"),
      message(6, "robin", "2026-01-02T00:00:01"),
    ],
    [],
    "robin",
  );
  expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, false, true, true, true, true]);
  expect(rows.map(({ isNewDay }) => isNewDay)).toEqual([true, false, false, false, false, true]);
  expect(rows.map(({ isOwn }) => isOwn)).toEqual([false, false, false, true, true, true]);
});

test("unsent messages follow the sent ones, without those that have arrived", () => {
  const said = [message(7, "mei", "2026-01-01T12:00:00"), message(8, "robin", "2026-01-01T12:00:10")];
  const unsent = [
    { id: "id-8", body: "Message 8" },
    { id: "id-9", body: "Waiting" },
    { id: "id-10", body: "Also waiting" },
  ];
  const rows = toRows(said, unsent, "robin");
  expect(rows.map(({ id, number }) => [id, number])).toEqual([
    ["id-7", 7],
    ["id-8", 8],
    ["id-9", 9],
    ["id-10", 10],
  ]);
  expect(rows.map((row) => row.message !== undefined)).toEqual([true, true, false, false]);
});

test("in an empty conversation, an unsent message is number 1 and starts a group", () => {
  expect(toRows([], [{ id: "a", body: "Hello" }], "robin")).toMatchObject([{ number: 1, isFirst: true, isOwn: true }]);
});
