import { expect, test } from "vitest";

import type { StoredUpload } from "#contract/uploads.ts";
import {
  advanceQueue,
  findStartable,
  isUploading,
  type QueuedUpload,
  type UploadEvent,
  type UploadQueue,
} from "#web/lib/uploads/upload-queue.ts";

const file = new File(["hello"], "a.txt");
const stored = { id: "s", name: "a.txt" } as StoredUpload;
const base = { id: "1", file, sentBytes: 2 };
const failure = { message: "No", isInterrupted: false };

const states: Record<QueuedUpload["state"], QueuedUpload> = {
  waiting: { ...base, state: "waiting" },
  running: { ...base, state: "running" },
  cancelled: { ...base, state: "cancelled" },
  done: { ...base, state: "done", stored },
  refused: { ...base, state: "refused", refusal: "type" },
  failed: { ...base, state: "failed", ...failure },
};

const events: Record<string, UploadEvent> = {
  started: { type: "started", id: "1" },
  progressed: { type: "progressed", id: "1", sentBytes: 4 },
  completed: { type: "completed", id: "1", stored },
  failed: { type: "failed", id: "1", ...failure },
  cancelled: { type: "cancelled", id: "1" },
  retried: { type: "retried", id: "1" },
};

/** The state after each event, in the order of `events`; a dash where nothing changes. */
const table: readonly [QueuedUpload["state"], string][] = [
  ["waiting", "running - - - cancelled -"],
  ["running", "- running done failed cancelled -"],
  ["cancelled", "- - - - - waiting"],
  ["done", "- - - - - -"],
  ["refused", "- - - - - -"],
  ["failed", "- - - - - waiting"],
];

test.each(
  table.flatMap(([from, row]) =>
    row.split(" ").map((to, index) => [from, Object.keys(events)[index] ?? "", to] as const),
  ),
)("%s, %s: %s", (from, event, to) => {
  const before: UploadQueue = [states[from]];
  const after = advanceQueue(before, events[event] as UploadEvent);
  expect(after[0]?.state).toBe(to === "-" ? from : to);
  if (to === "-") expect(after).toEqual(before);
});

test("a completed upload has sent everything, a cancelled one begins again, and a failed one continues", () => {
  const sent = (from: QueuedUpload["state"], event: string) =>
    advanceQueue([states[from]], events[event] as UploadEvent)[0]?.sentBytes;
  expect([sent("running", "progressed"), sent("running", "completed"), sent("running", "cancelled")]).toEqual([
    4, 5, 0,
  ]);
  expect(sent("failed", "retried")).toBe(2);
});

test("files are added at the end, refused ones with their reason, and removed by their ID", () => {
  const added = advanceQueue([states.done], {
    type: "added",
    files: [
      { id: "2", file },
      { id: "3", file, refusal: "too-large" },
    ],
  });
  expect(added.map(({ id, state }) => [id, state])).toEqual([
    ["1", "done"],
    ["2", "waiting"],
    ["3", "refused"],
  ]);
  expect(advanceQueue(added, { type: "removed", id: "2" }).map(({ id }) => id)).toEqual(["1", "3"]);
});

test("three files are sent at a time, in their order", () => {
  const waiting = ["2", "3", "4"].map((id): QueuedUpload => ({ id, file, sentBytes: 0, state: "waiting" }));
  expect(findStartable(waiting).map(({ id }) => id)).toEqual(["2", "3", "4"]);
  expect(findStartable([states.running, ...waiting]).map(({ id }) => id)).toEqual(["2", "3"]);
  expect(findStartable([states.running, states.running, states.running, ...waiting])).toEqual([]);
});

test("only waiting and running uploads would be lost", () => {
  const lost = Object.entries(states).filter(([, upload]) => isUploading([upload]));
  expect(lost.map(([state]) => state)).toEqual(["waiting", "running"]);
});
