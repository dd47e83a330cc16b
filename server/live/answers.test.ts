import { beforeEach, expect, test } from "vitest";
import { z } from "zod/mini";

import { endpoint } from "#contract/endpoint.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { createAnswers } from "#server/live/answers.ts";

const countFiles = endpoint({
  method: "GET",
  path: "/count.json",
  summary: "A number",
  response: z.object({ count: z.number() }),
});

let db: Db;

beforeEach(async () => {
  db = await openTestDb();
});

/** Answers with the length of the person's id, and the ids of each read. */
function createCounts() {
  const reads: (readonly string[])[] = [];
  const read = async (_db: Db, ids: readonly string[]) => {
    reads.push(ids);
    if (ids.includes("lost")) throw new Error("The database is away");
    return new Map(ids.map((id) => [id, { count: id.length, secret: "not in the contract" }]));
  };
  return { reads, readAnswers: createAnswers(db, [{ topic: "uploads", endpoint: countFiles, read }]) };
}

test("people who hear of a change at the same time get their own answers from one read", async () => {
  const { reads, readAnswers } = createCounts();
  const answers = await Promise.all(["mei", "robin", "mei"].map((id) => readAnswers(id, ["activities", "uploads"])));
  expect(answers.map((each) => each["/count.json"])).toEqual([{ count: 3 }, { count: 5 }, { count: 3 }]);
  expect(reads).toEqual([["mei", "robin"]]);
  await readAnswers("omar", ["uploads"]);
  expect(reads).toHaveLength(2);
});

test("other topics are sent without an answer, and so are answers that cannot be read", async () => {
  const { reads, readAnswers } = createCounts();
  expect(await readAnswers("mei", ["activities"])).toEqual({});
  expect(reads).toEqual([]);
  expect(await readAnswers("lost", ["uploads"])).toEqual({});
});
