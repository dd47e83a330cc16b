import { expect, test } from "vitest";

import { createTurns } from "#server/live/turns.ts";

/** Turns with a manual clock, whose pauses end late by some milliseconds, and what listeners were handed: the time in milliseconds, and the changes. */
function createOffice(count: number, lateMs = 0) {
  let now = 0;
  let next: { at: number; run: () => void } | undefined;
  const handed: { listener: number; at: number; changes: readonly string[] }[] = [];
  const turns = createTurns<number, string>(
    (listener, changes) => handed.push({ listener, at: now, changes }),
    (run, delayMs) => {
      next = { at: now + delayMs + lateMs, run };
    },
    () => now,
  );
  return {
    turns,
    handed,
    listeners: new Set(Array.from({ length: count }, (_, index) => index)),
    advance(ms: number) {
      const until = now + ms;
      while (next && next.at <= until) {
        const { at, run } = next;
        next = undefined;
        now = at;
        run();
      }
      now = until;
    },
  };
}

test("a few listeners hear of a change at once", () => {
  const { turns, handed, listeners } = createOffice(10);
  turns.add(listeners, "chat");
  expect(handed).toEqual([...listeners].map((listener) => ({ listener, at: 0, changes: ["chat"] })));
});

test.each([
  { count: 100, lateMs: 0, most: 21, withinMs: 200 },
  { count: 5000, lateMs: 0, most: 21, withinMs: 200 },
  { count: 5000, lateMs: 50, most: 7, withinMs: 1500 },
])(
  "of $count listeners, each hears of ten changes a second within $withinMs ms where pauses end $lateMs ms late",
  ({ count, lateMs, most, withinMs }) => {
    const { turns, handed, listeners, advance } = createOffice(count, lateMs);
    for (let index = 0; index < 30; index += 1) {
      turns.add(listeners, `${index}`);
      advance(100);
    }
    advance(2000);
    const last = handed.filter(({ listener }) => listener === count - 1);
    expect(last.flatMap(({ changes }) => changes)).toEqual(Array.from({ length: 30 }, (_, index) => `${index}`));
    expect(last.length).toBeLessThanOrEqual(most);
    for (const { at, changes } of handed) expect(at - Number(changes[0]) * 100).toBeLessThanOrEqual(withinMs);
  },
);

test("a listener that has left has no turn", () => {
  const { turns, handed, listeners, advance } = createOffice(20);
  turns.add(listeners, "chat");
  turns.remove(19);
  advance(1000);
  expect(handed.map(({ listener }) => listener)).toEqual(Array.from({ length: 19 }, (_, index) => index));
});
