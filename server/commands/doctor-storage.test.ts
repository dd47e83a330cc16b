import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { judgeStorage, probeStorage } from "#server/commands/doctor-storage.ts";
import { listKeys, startS3, type TestS3 } from "#server/uploads/s3/testing.ts";
import type { S3Settings } from "#server/uploads/s3/settings.ts";

let s3: TestS3;
let settings: S3Settings;

beforeAll(async () => {
  s3 = await startS3();
  settings = s3.settings(`test-${randomUUID()}`);
});

afterAll(() => s3.stop());

const examine = async (change: Partial<S3Settings> = {}) => {
  const config = { s3: { ...settings, ...change } };
  return judgeStorage(config, await probeStorage(config));
};

test("a bucket that can be used is tried, and nothing remains in it", async () => {
  expect(await examine()).toEqual({ check: "Uploads", status: "ok", message: "The bucket uploads is writable" });
  expect(await listKeys(settings)).toEqual([]);
});

test("uploads on the disk need no more", async () => {
  expect(await probeStorage({ s3: undefined })).toBeUndefined();
  expect(judgeStorage({ s3: undefined })).toMatchObject({ status: "ok", message: "In the data folder" });
});

test.each([
  ["a bucket that does not exist", { bucket: "nowhere" }, "create the bucket"],
  ["an unknown key", { keys: { accessKeyId: "nobody", secretAccessKey: "x" } }, "check ATRIUM_S3_ACCESS_KEY"],
  ["a server that is away", { endpoint: "http://127.0.0.1:9" }, "check ATRIUM_S3_URL"],
] as const)("%s is an error that says what to do", async (_, change, advice) => {
  expect(await examine(change)).toMatchObject({ status: "error", message: expect.stringContaining(advice) });
});

test("a wrong secret is an error that says what to do", async () => {
  const keys = { accessKeyId: settings.keys?.accessKeyId ?? "", secretAccessKey: "wrong" };
  expect(await examine({ keys })).toMatchObject({
    status: "error",
    message: expect.stringContaining("check ATRIUM_S3_ACCESS_KEY"),
  });
});

test.each([
  ["RequestTimeTooSkewed", "clock"],
  ["AccessDenied", "rights"],
  ["PermanentRedirect", "region"],
])("the error %s leads to the %s", (name, word) => {
  expect(judgeStorage({ s3: settings }, { name, message: "" })).toMatchObject({
    status: "error",
    message: expect.stringContaining(word),
  });
});
