import { expect, test } from "vitest";

import type { StoredUpload } from "#contract/uploads.ts";
import { ApiError } from "#web/lib/api/api-client.ts";
import { createUploads } from "#web/lib/uploads/uploads.ts";

const files = ["a", "b", "c", "d"].map((name) => new File([name], name));

/** Uploads whose requests are answered by the test. */
function openUploads(onStored?: (stored: StoredUpload) => Promise<unknown>) {
  const sent: { name: string; signal: AbortSignal | undefined; end: PromiseWithResolvers<StoredUpload> }[] = [];
  const uploads = createUploads({
    ...(onStored && { onStored }),
    upload: ({ name }, { signal } = {}) => {
      const end = Promise.withResolvers<StoredUpload>();
      sent.push({ name, signal, end });
      return end.promise;
    },
  });
  const states = () => uploads.queue.get().map(({ state }) => state);
  const idOf = (index: number) => uploads.queue.get()[index]?.id ?? "";
  return { uploads, sent, states, idOf };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("the next file is sent once one of three is stored, cancelled or refused", async () => {
  const { uploads, sent, states, idOf } = openUploads();
  uploads.add(files, { accept: "" });
  expect([sent.map(({ name }) => name), states()]).toEqual([
    ["a", "b", "c"],
    ["running", "running", "running", "waiting"],
  ]);
  uploads.cancel(idOf(1));
  expect([sent[1]?.signal?.aborted, states()]).toEqual([true, ["running", "cancelled", "running", "running"]]);
  sent[0]?.end.resolve({ id: "1" } as StoredUpload);
  sent[2]?.end.reject(new ApiError(413, "", "Too large"));
  await settle();
  expect(states()).toEqual(["done", "cancelled", "failed", "running"]);
});

test("a stored file stays in the queue until it is listed elsewhere", async () => {
  const listed = Promise.withResolvers<void>();
  const { uploads, sent, states } = openUploads(() => listed.promise);
  uploads.add(files.slice(0, 2), { accept: "" });
  sent[0]?.end.resolve({ id: "1" } as StoredUpload);
  await settle();
  expect(states()).toEqual(["done", "running"]);
  listed.resolve();
  await settle();
  expect(states()).toEqual(["running"]);
});

test("an interrupted upload continues when the server can be reached again, a refused one does not", async () => {
  const { uploads, sent, states } = openUploads();
  uploads.add(files.slice(0, 2), { accept: "" });
  sent[0]?.end.reject(new ApiError(0, "", "No connection"));
  sent[1]?.end.reject(new ApiError(413, "", "Too large"));
  await settle();
  uploads.continueInterrupted();
  expect([states(), sent.length]).toEqual([["running", "failed"], 3]);
});

test("an upload that was cancelled and sent again ignores the end of its first attempt", async () => {
  const { uploads, sent, states, idOf } = openUploads();
  uploads.add(files.slice(0, 1), { accept: "" });
  uploads.cancel(idOf(0));
  uploads.retry(idOf(0));
  sent[0]?.end.reject(new Error("aborted"));
  await settle();
  expect(states()).toEqual(["running"]);
});
