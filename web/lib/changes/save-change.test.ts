import { expect, test, vi } from "vitest";

import { ApiError } from "#web/lib/api/api-client.ts";
import { findConflicts } from "#web/lib/changes/resolve-conflict.ts";
import type { Choice, Conflict } from "#web/lib/changes/conflict.ts";
import { pickChanges, saveChange } from "#web/lib/changes/save-change.ts";

type Fields = { title: string; note: string; times: { start: string; end: string } };

const times = { start: "09:00", end: "10:00" };
const first: Fields = { title: "a", note: "b", times };
const refusal = (status: number) => new ApiError(status, "", "");

/**
 * A row on a server that follows docs/decisions/0016: changing a field that has changed since the base version is a
 * 409.
 */
function createRow(...others: readonly Partial<Fields>[]) {
  let fields: Fields | undefined = first;
  const changedIn: Record<string, number> = {};
  let version = 1;
  const apply = (change: Partial<Fields>) => {
    version += 1;
    fields = { ...(fields ?? first), ...change };
    for (const name of Object.keys(change)) changedIn[name] = version;
  };
  for (const other of others) apply(other);
  return {
    apply,
    remove: () => (fields = undefined),
    now: () => fields,
    version: () => version,
    send: vi.fn<(change: Partial<Fields>, seen: number) => Promise<void>>((change, seen) => {
      if (!fields) return Promise.reject(refusal(404));
      if (Object.keys(change).some((name) => (changedIn[name] ?? 1) > seen)) return Promise.reject(refusal(409));
      apply(change);
      return Promise.resolve();
    }),
    read: () => Promise.resolve(fields && { fields, version }),
  };
}

const answer = (...choices: readonly Choice[]) => {
  const asked: Conflict<Fields>[] = [];
  const choose = (conflict: Conflict<Fields>) => {
    asked.push(conflict);
    return Promise.resolve(choices[asked.length - 1] ?? "later");
  };
  return { asked, choose };
};

const base = { fields: first, version: 1 };

test("only changed fields are sent, with the base version", async () => {
  const row = createRow();
  const { choose, asked } = answer();
  const change = pickChanges(first, { title: "A", note: "b", times: { ...times } });
  expect(await saveChange({ ...row, base, change, choose })).toBe("mine");
  expect(row.send.mock.calls).toEqual([[{ title: "A" }, 1]]);
  expect(asked).toEqual([]);
});

test("if both have changed a field, the user sees both values, and theirs stays if the user chooses it", async () => {
  const row = createRow({ title: "theirs" });
  const { choose, asked } = answer("theirs");
  expect(await saveChange({ ...row, base, change: { title: "mine" }, choose })).toBe("theirs");
  expect(asked).toEqual([{ names: ["title"], mine: { title: "mine" }, theirs: { ...first, title: "theirs" } }]);
  expect(row.now()).toEqual({ ...first, title: "theirs" });
});

test("mine overwrites theirs only after the user has seen it", async () => {
  const row = createRow({ title: "theirs" });
  const { choose } = answer("mine");
  expect(await saveChange({ ...row, base, change: { title: "mine" }, choose })).toBe("mine");
  expect(row.now()?.title).toBe("mine");
  expect(row.send.mock.calls.at(-1)).toEqual([{ title: "mine" }, 2]);
});

test("if the row changes again while the user chooses, the user is asked again", async () => {
  const row = createRow({ title: "theirs" });
  const { choose, asked } = answer("mine", "mine");
  const chooseLate = (conflict: Conflict<Fields>) => {
    if (asked.length === 0) row.apply({ title: "theirs again" });
    return choose(conflict);
  };
  await saveChange({ ...row, base, change: { title: "mine" }, choose: chooseLate });
  expect(asked.map(({ theirs }) => theirs?.title)).toEqual(["theirs", "theirs again"]);
  expect(row.now()?.title).toBe("mine");
});

test("choosing theirs applies to the conflicting fields, and my other changes are saved", async () => {
  const row = createRow({ title: "theirs" });
  const { choose } = answer("theirs");
  expect(await saveChange({ ...row, base, change: { title: "mine", note: "mine" }, choose })).toBe("mine");
  expect(row.now()).toEqual({ ...first, title: "theirs", note: "mine" });
});

test("choosing 'later' saves nothing", async () => {
  const row = createRow({ title: "theirs" });
  const { choose } = answer("later");
  expect(await saveChange({ ...row, base, change: { title: "mine", note: "mine" }, choose })).toBe("later");
  expect(row.version()).toBe(2);
});

test("a 409 without a conflict is retried without asking the user", async () => {
  const moved = { ...times, end: "11:00" };
  // A move made by this window, which is newer than the version sent with the change.
  const row = createRow({ times: moved });
  const { choose, asked } = answer();
  const seen = { fields: { ...first, times: moved }, version: 1 };
  const later = { ...times, end: "12:00" };
  expect(await saveChange({ ...row, base: seen, change: { times: later }, choose })).toBe("mine");
  expect([asked, row.now()?.times]).toEqual([[], later]);
});

test("a row deleted meanwhile can be added again with all its fields, or stay deleted", async () => {
  const row = createRow();
  row.remove();
  const addAgain = vi.fn<(fields: Fields, id: string) => Promise<void>>(() => Promise.resolve());
  const { choose, asked } = answer("mine", "theirs");
  expect(await saveChange({ ...row, base, change: { title: "mine" }, choose, addAgain })).toBe("mine");
  expect(asked[0]).toMatchObject({ theirs: undefined });
  expect(addAgain.mock.calls).toEqual([[{ ...first, title: "mine" }, expect.any(String)]]);
  expect(await saveChange({ ...row, base, change: { title: "mine" }, choose, addAgain })).toBe("theirs");
  expect(addAgain).toHaveBeenCalledTimes(1);
});

test("the error is thrown if a deleted row cannot be added again, and for any other rejection", async () => {
  const row = createRow();
  const { choose } = answer();
  row.remove();
  await expect(saveChange({ ...row, base, change: { title: "mine" }, choose })).rejects.toMatchObject({ status: 404 });
  const send = () => Promise.reject(refusal(400));
  await expect(saveChange({ ...row, send, base, change: {}, choose })).rejects.toMatchObject({ status: 400 });
});

test("equal changes are not in conflict", () => {
  expect(findConflicts(first, { title: "c", note: "x" }, { ...first, title: "c", note: "y" })).toEqual(["note"]);
  expect(findConflicts(first, { times: { ...times } }, first)).toEqual([]);
});
