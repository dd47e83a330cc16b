import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createAutosave, type SaveOutcome } from "#web/lib/form/autosave.ts";

type Values = { title: string; body: string };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(
  save = (_change: Partial<Values>): Promise<SaveOutcome<Values>> => Promise.resolve({ isSaved: true }),
  restored?: Partial<Values>,
) {
  const sent: Partial<Values>[] = [];
  const adopted: Partial<Values>[] = [];
  const autosave = createAutosave<Values>({
    saved: { title: "a", body: "b" },
    restored,
    save: (change) => {
      sent.push(change);
      return save(change);
    },
    isFinal: (error) => error === "final",
    onAdopt: (part) => adopted.push(part),
  });
  return { autosave, sent, adopted };
}

test("changes are saved together after a pause in typing", async () => {
  const { autosave, sent } = begin();
  expect(autosave.status.get()).toBe("untouched");
  autosave.change({ title: "x" });
  await vi.advanceTimersByTimeAsync(700);
  autosave.change({ body: "y" });
  expect(autosave.status.get()).toBe("waiting");
  await vi.advanceTimersByTimeAsync(799);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ title: "x", body: "y" }]);
  expect(autosave.status.get()).toBe("saved");
});

test("what is typed during a save is saved after it", async () => {
  let finish: (outcome: SaveOutcome<Values>) => void = () => {};
  const { autosave, sent } = begin(() => new Promise((resolve) => (finish = resolve)));
  autosave.change({ title: "x" });
  const done = autosave.flush();
  autosave.change({ title: "xy" });
  expect(autosave.status.get()).toBe("saving");
  finish({ isSaved: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ title: "x" }, { title: "xy" }]);
  finish({ isSaved: true });
  expect(await done).toBe(true);
});

test("a failed save keeps the values and is repeated", async () => {
  let isAway = true;
  const { autosave, sent } = begin(() =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve({ isSaved: true }),
  );
  autosave.change({ title: "x" });
  expect(await autosave.flush()).toBe(false);
  expect([autosave.status.get(), autosave.hasChanges()]).toEqual(["failed", true]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([{ title: "x" }, { title: "x" }]);
  expect([autosave.status.get(), autosave.hasChanges()]).toEqual(["saved", false]);
});

test("a save that would be refused again is not repeated until something changes", async () => {
  const { autosave, sent } = begin(({ body }) =>
    body === "large" ? Promise.reject("final") : Promise.resolve({ isSaved: true }),
  );
  autosave.change({ body: "large" });
  expect(await autosave.flush()).toBe(false);
  expect(autosave.status.get()).toBe("refused");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  autosave.change({ body: "small" });
  await vi.advanceTimersByTimeAsync(800);
  expect(autosave.status.get()).toBe("saved");
});

test("values of others are adopted, except for fields that were typed into meanwhile", async () => {
  const others = { title: "theirs", body: "their body" };
  const { autosave, adopted, sent } = begin(async () => {
    if (sent.length === 1) autosave.change({ title: "typed" });
    return { isSaved: true, adopted: sent.length === 1 ? others : {} };
  });
  autosave.change({ body: "mine" });
  await autosave.flush();
  expect(adopted).toEqual([{ body: "their body" }]);
  expect(autosave.values.get()).toEqual({ title: "typed", body: "their body" });
  expect(sent).toEqual([{ body: "mine" }, { title: "typed" }]);
});

test("restored values are saved at the start; without any, nothing is", async () => {
  const restored = begin(undefined, { title: "typed before" });
  restored.autosave.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(restored.sent).toEqual([{ title: "typed before" }]);
  const fresh = begin();
  fresh.autosave.start()();
  await vi.advanceTimersByTimeAsync(0);
  expect([fresh.sent, fresh.autosave.status.get()]).toEqual([[], "untouched"]);
});
