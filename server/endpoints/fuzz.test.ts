import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { ErrorBody } from "#contract/errors.ts";
import { createApp } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import type { Db } from "#server/db/client.ts";
import { createTestDatabase, openTestPool } from "#server/db/testing.ts";
import { type FuzzRequest, fuzzRequests } from "#server/endpoints/fuzz-requests.ts";
import { seedIfEmpty } from "#server/seed.ts";

/** `FUZZ_REQUESTS=100000 FUZZ_SEED=7 npx vitest run server/endpoints/fuzz.test.ts` runs a larger or a different set. */
const requestCount = Number(process.env["FUZZ_REQUESTS"] ?? (process.env["ATRIUM_NIGHTLY"] === "1" ? 20_000 : 1500));
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_122);

/** Generous, since the machine may be busy. A request that hangs never ends. */
const hangsAfterMs = 60_000;
/** Ids found in the responses of one chunk are used in the requests of the next. */
const chunkSize = 250;
const maxIds = 400;

/** The number of texts that are taken from each column of the seeded database, and their maximum length. */
const textsPerColumn = 3;
const maxTextLength = 40;

let db: Db;
/** Texts of the demo content, which requests search for. */
let texts: readonly string[];

beforeAll(async () => {
  const { name } = await createTestDatabase();
  db = openTestPool(name);
  await seedIfEmpty(db);
  texts = await readTexts();
});

async function readTexts() {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text' order by 1, 2`.execute(db);
  const found = new Set<string>();
  for (const { table, column } of columns) {
    const { rows } = await sql<{ text: string }>`
      select distinct ${sql.ref(column)} as text from ${sql.table(table)}
      where length(${sql.ref(column)}) between 1 and ${maxTextLength} order by 1 limit ${textsPerColumn}`.execute(db);
    for (const { text } of rows) found.add(text);
  }
  return [...found];
}

afterAll(() => db.destroy());

/** Texts that no response may contain: stack traces, file paths, SQL and messages of the database. */
const internals =
  /\bat .+:\d+:\d+|node_modules|\/server\/|\.ts\b|\b(select|insert into|update|delete from)\b.+\b(from|values|set|where)\b|syntax error|violates|invalid input syntax|pg_|SQLSTATE|kysely/i;

test(
  `${requestCount} generated requests to the contract's endpoints cause no server error and reveal no internals`,
  async () => {
    const logged: unknown[] = [];
    const app = createApp({
      db,
      passwords: createPasswords(4),
      sendMail: async () => {},
      maxRequestMs: hangsAfterMs,
      log: (level, facts) => level === "error" && logged.push(facts),
    });
    const visit = async () => (await app.request("/user.json")).headers.get("set-cookie")?.split(";")[0] ?? "";
    let cookie = await visit();
    const ids: string[] = [];
    const statuses = new Map<number, number>();
    const faults = new Map<string, string>();

    const send = async (request: FuzzRequest) => {
      const { path, method, headers, body } = request;
      const init = { method, headers: { ...headers, cookie }, ...(body !== undefined && { body }) };
      const response = await withLimit(Promise.resolve(app.request(path, init)));
      const text = await withLimit(response.text());
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const fault = findFault(method, response, text) ?? (logged.length > 0 ? "an error was logged" : undefined);
      if (fault !== undefined) {
        faults.set(`${request.name}: ${fault}`, describe(request, response.status, text, logged.splice(0)));
      }
      for (const [id] of text.matchAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g)) {
        if (ids.length < maxIds && !ids.includes(id)) ids.push(id);
      }
      // Signed out, locked, or ended from the list of devices.
      if (response.status === 401 || response.status === 423) cookie = await visit();
    };

    for (let sent = 0; sent < requestCount; sent += chunkSize) {
      const numRuns = Math.min(chunkSize, requestCount - sent);
      // Sequential, so that a seed reproduces a run.
      for (const request of fc.sample(fuzzRequests({ ids, texts }), { numRuns, seed: seed + sent }))
        await send(request);
    }

    if (requestCount > 5000) console.log(Object.fromEntries([...statuses].toSorted(([one], [other]) => one - other)));
    expect(Object.fromEntries(faults)).toEqual({});
    // If all requests were rejected, the test would prove nothing.
    expect(statuses.get(200)).toBeGreaterThan(requestCount / 5);
    expect(statuses.get(400)).toBeGreaterThan(requestCount / 10);
  },
  // A request takes two milliseconds on an idle machine.
  60_000 + requestCount * 50,
);

function findFault(method: string, { status, headers }: Response, text: string) {
  if (status >= 500) return `answered with ${status}`;
  if (status >= 400 && method !== "HEAD") {
    const isErrorBody = ErrorBody.safeParse(parseJson(text)).success;
    if (!isErrorBody || !headers.get("content-type")?.startsWith("application/json")) return "not an ErrorBody";
    if (internals.test(text)) return "tells internals";
    if (text.length > 50_000) return "an endless refusal";
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const describe = (
  { name, method, path, headers, body }: FuzzRequest,
  status: number,
  text: string,
  errors: unknown[],
) =>
  JSON.stringify({
    name,
    method,
    path: path.slice(0, 500),
    headers,
    body: body?.slice(0, 500),
    status,
    answer: text.slice(0, 500),
    errors: JSON.stringify(errors).slice(0, 1500),
  });

async function withLimit<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The request hangs")), hangsAfterMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
