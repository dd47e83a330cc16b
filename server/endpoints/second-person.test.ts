import { type RawBuilder, sql, type SqlBool } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod/mini";

import { accessOf, type Endpoint } from "#contract/endpoint.ts";
import { allows, type Role, roles } from "#contract/roles.ts";
import { openSession } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { features } from "#server/features.ts";
import type { Feature } from "#server/lib/feature.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { regularEndpoints } from "#server/openapi/endpoints.ts";

import { seedIfEmpty } from "../seed.ts";

/**
 * Calls every endpoint of the contract as a second user of each role, with the ids of the first user's rows wherever an id
 * fits. No response may contain anything of these rows, and none of the rows may change. A viewer changes nothing that
 * users share either. The requests are generated from the schemas, and `server/features.ts` declares which rows are
 * shared, so that new endpoints are tested automatically.
 */

const sharedRows = Object.assign({}, ...features.map((each) => each.sharedRows)) as NonNullable<Feature["sharedRows"]>;

/** A table, and the column that contains the owner of a row. */
type Table = { readonly name: string; readonly key: string };

/** The number of rows per table whose texts are looked for. */
const sample = 3;

/**
 * Tables without an owner that every request may write: counts of attempts and of changes, challenges of a sign-in, and
 * the log of what users change of their own account.
 */
const bookkeeping: ReadonlySet<string> = new Set(["attempts", "audit_events", "live_changes", "verifications"]);

let db: Db;
let other: ReturnType<typeof apiOf>;
/** The tables with an owner column. */
let tables: Table[];
let firstId: string;
let otherId: string;
/** Columns that refer to rows without an owner, or that all users see, even if the reference itself is private. */
let sharedReferences: ReadonlySet<string>;
let ids: string[];
let ownIds: ReadonlySet<string>;
/** Texts of the first user's private rows, long enough to be unique. */
let texts: string[];
/** Of the first user's rows, after the endpoint before. */
let digests: Record<string, string>;

beforeAll(async () => {
  db = await openTestDb();
  await seedIfEmpty(db);
  const first = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", demoUsername)
    .executeTakeFirstOrThrow();
  firstId = first.id;
  otherId = (await addPerson(db, "eve.mallory")).id;
  other = apiOf(db, { username: undefined }, { sendMail: async () => {} });
  // The seed contains no session of the first user.
  await openSession(db, firstId);
  tables = await findTables();
  sharedReferences = await findSharedReferences();
  ids = await collectIds();
  ownIds = await collectOwnIds();
  texts = await collectTexts();
  digests = await digestRows();
});

/** Signs in as the second user. Each endpoint gets a new session, because some of them end it. */
async function signInOther() {
  return { cookie: await openSession(db, otherId) };
}

/** Returns every table with an owner column. */
async function findTables() {
  const { rows } = await sql<{ name: string; key: string }>`
    select table_name as name, column_name as key from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'owner_id')`.execute(db);
  return rows;
}

async function findSharedReferences() {
  const { rows } = await sql<{ table: string; column: string; target: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as target
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f'`.execute(db);
  const owned = rows.filter(({ table, target }) => target === "users" && sharedRows[table] !== true);
  const personal = new Set(["users", ...owned.map(({ table }) => table)]);
  return new Set(
    rows.filter(({ target }) => !personal.has(target)).map(({ table, column }) => `${table}.${camelCase(column)}`),
  );
}

/** Renames a column as the database client does in results, including those of `to_jsonb`. */
const camelCase = (text: string) => text.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const rowsOf = async ({ name, key }: Table, condition = sql<SqlBool>`true`) => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(name)} t
    where ${sql.ref(key)} = ${firstId} and ${condition} order by 1`.execute(db);
  return rows.map(({ row }) => row);
};

/** Rows private to the first user. */
async function ownRowsOf(table: Table) {
  const shared = sharedRows[table.name];
  if (shared === true) return [];
  return rowsOf(table, shared && sql`not (${shared})`);
}

/** Of each table, the id of a private row and that of a shared one, because changing it is tested too. */
async function collectIds() {
  const found: string[] = [];
  for (const table of tables) {
    const own = await ownRowsOf(table);
    const isOwn = new Set(own.map(({ id }) => id));
    const shared = (await rowsOf(table)).find(({ id }) => !isOwn.has(id));
    for (const id of [own[0]?.["id"], shared?.["id"]]) {
      if (typeof id === "string" || typeof id === "number") found.push(String(id));
    }
  }
  return found;
}

/** The ids of private rows. */
async function collectOwnIds() {
  const found = new Set<string>();
  for (const table of tables) {
    for (const { id } of await ownRowsOf(table)) if (typeof id === "string") found.add(id);
  }
  return found;
}

/** The ids of a user's rows. */
async function idsOf(personId: string) {
  const found = tables.map(
    ({ name, key }) => sql`
      select to_jsonb(t) ->> 'id' as id from ${sql.table(name)} t where ${sql.ref(key)} = ${personId}`,
  );
  const { rows } = await sql<{ id: string | null }>`${sql.join(found, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function collectTexts() {
  const { rows } = await sql<{ all: string }>`select string_agg(to_jsonb(users)::text, ' ') as all from users`.execute(
    db,
  );
  const known = rows[0]?.all ?? "";
  const found = new Set<string>();
  for (const table of tables) {
    const rows = await ownRowsOf(table);
    for (const row of rows.slice(0, sample)) {
      for (const [column, value] of Object.entries(row)) {
        if (sharedReferences.has(`${table.name}.${column}`)) continue;
        if (typeof value === "string" && value.length >= 16 && !known.includes(value)) found.add(value);
      }
    }
  }
  return [...found].map((text) => JSON.stringify(text).slice(1, -1));
}

/** A comment on a post of the first user, for example, becomes an activity of the first user, which is announced. */
function isNoActivity(table: string): RawBuilder<SqlBool> {
  if (table === "activities") return sql`actor_id <> ${otherId}`;
  return table === "live_changes" ? sql`topic <> 'activities'` : sql`true`;
}

/** A digest of the first user's rows in each table. */
async function digestRows() {
  const digests = tables.map(
    ({ name, key }) => sql`
      select ${name} as name, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as digest
      from ${sql.table(name)} t where ${sql.ref(key)} = ${firstId} and ${isNoActivity(name)}`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** A digest of the rows that users share: those of tables without an owner, and those that the features declare. */
async function digestShared() {
  const { rows: all } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const owned = new Set(tables.map(({ name }) => name));
  const shared = all.flatMap(({ name }) => {
    const condition = sharedRows[name];
    if (name === "users" || bookkeeping.has(name) || (owned.has(name) && condition === undefined)) return [];
    return [{ name, condition: typeof condition === "object" ? condition : sql<SqlBool>`true` }];
  });
  const digests = shared.map(
    ({ name, condition }) => sql`
      select ${name} as name, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as digest
      from ${sql.table(name)} t where ${condition}`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

type JsonSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
};

const fitsId = ({ format }: JsonSchema, name: string) => format === "uuid" || /^_?id$|Id$|inReplyTo/.test(name);

/** Creates a value that the schema accepts, with the id wherever one fits. */
function makeUp(schema: JsonSchema, id: string, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return makeUp(schema.anyOf[0] ?? {}, id, name);
  if (schema.type === "object") {
    // Includes optional properties, so that what depends on them is tested too.
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, value]) => [key, makeUp(value, id, key)]),
    );
  }
  if (schema.type === "array") return [makeUp(schema.items ?? {}, id, name)];
  if (schema.type === "number" || schema.type === "integer") return schema.minimum ?? 1;
  if (schema.type === "boolean") return true;
  if (schema.format === "date-time") return "2026-01-01T00:00:00.000Z";
  if (schema.format === "email") return "eve@evil.example";
  if (fitsId(schema, name)) return id;
  return "x".repeat(Math.max(3, schema.minLength ?? 0));
}

const schemaOf = (schema: z.ZodMiniType | undefined) =>
  schema && (z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema);

/**
 * Returns the requests to the endpoint with the id: one for each combination of parameter values, and each filter. Filters
 * that take no id are tried with the first one only.
 */
function callsOf({ path, params, body, query }: Endpoint, id: string, isFirst: boolean) {
  const paramSchema = schemaOf(params);
  const choices = Object.entries(paramSchema?.properties ?? {}).map(([name, schema]) =>
    (schema.enum ?? [makeUp(schema, id, "id")]).map((value) => [name, String(value)] as const),
  );
  const combinations = choices.reduce<(readonly (readonly [string, string])[])[]>(
    (all, choice) => all.flatMap((before) => choice.map((each) => [...before, each])),
    [[]],
  );
  const bodySchema = schemaOf(body);
  const filters = Object.entries(schemaOf(query)?.properties ?? {}).filter(
    ([name, schema]) => isFirst || fitsId(schema, name),
  );
  // No filter, and each filter alone, because two at once find less.
  const queries = [
    "",
    ...filters.flatMap(([name, schema]) =>
      (schema.enum ?? schema.anyOf?.[0]?.enum ?? ["a", id, "2026"]).map(
        (value) => `?${name}=${encodeURIComponent(String(value))}`,
      ),
    ),
  ];
  return combinations.flatMap((combination) =>
    queries.map((search) => ({
      path:
        combination.reduce<string>(
          (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
          path,
        ) + search,
      ...(bodySchema && { body: makeUp(bodySchema, id) }),
    })),
  );
}

test("there are private tables, IDs and texts to look for", () => {
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["sessions", "pictures", "accounts"]));
  expect(ids.length).toBeGreaterThan(1);
  expect(texts.length).toBeGreaterThan(1);
});

for (const role of roles) {
  describe(`as ${role}`, () => {
    let sharedBefore: Record<string, string>;

    beforeAll(async () => {
      await db.updateTable("users").set({ role }).where("id", "=", otherId).execute();
      sharedBefore = await digestShared();
    });

    for (const { feature, name, endpoint } of regularEndpoints) {
      // This request ends the session.
      if (endpoint.path === "/auth/sign-out") continue;
      test(`spec §6: ${feature}: ${name} neither shows nor changes another user's rows`, () =>
        callAsSecond(endpoint, role));
    }

    if (role === "viewer") {
      test("spec §6: nothing that users share has changed", async () => {
        expect(await digestShared()).toEqual(sharedBefore);
      });
    }
  });
}

async function callAsSecond(endpoint: Endpoint, role: Role) {
  const least = endpoint.open ? "viewer" : accessOf(endpoint);
  const isAllowed = allows(role, least);
  const before = digests;
  const headers = await signInOther();
  const method = endpoint.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  let answered = 0;
  // All ids as the least role that may call it. The handlers do the same for the others.
  const calls = (role === least ? ids : ids.slice(0, 2)).flatMap((id, index) => callsOf(endpoint, id, index === 0));
  // Where no id fits, the request is the same for each.
  for (const { path, body } of new Map(calls.map((call) => [JSON.stringify(call), call])).values()) {
    const answer = method === "get" ? await other.get(path, headers) : await other[method](path, body, headers);
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
    if (!isAllowed) expect(answer.status, `${method} ${path}`).toBe(403);
    if (answer.status < 400) {
      answered++;
      const told = `${JSON.stringify(answer.body)}${JSON.stringify(answer.headers)}`;
      const secrets = [...ownIds, ...texts].filter((each) => told.includes(each));
      // A request may make a row of the second user with such an id.
      const made = secrets.length > 0 ? await idsOf(otherId) : new Set();
      expect(
        secrets.filter((each) => !made.has(each)),
        `${method} ${path} reveals`,
      ).toEqual([]);
    }
  }
  digests = await digestRows();
  expect(digests, "the first user's rows").toEqual(before);
  // Otherwise all requests were rejected, and nothing was tested.
  if (isAllowed && endpoint.method === "GET" && !endpoint.params) expect(answered).toBeGreaterThan(0);
}
