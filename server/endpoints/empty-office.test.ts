import { beforeAll, expect, test } from "vitest";
import { z } from "zod/mini";

import { createApp } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { ada } from "#server/lib/testing.ts";
import { regularEndpoints } from "#server/openapi/endpoints.ts";

/** An installation without demo content (ATRIUM_DEMO_CONTENT=0), in which the first user has just registered. */
let db: Db;
let request: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;

beforeAll(async () => {
  db = await openTestDb();
  const app = createApp({ db, demoUsername: undefined, passwords: createPasswords(4) });
  let cookie = "";
  request = async (method, path, body) => {
    const response = await app.request(path, {
      method,
      headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const [set] = response.headers.getSetCookie();
    if (set?.startsWith("atrium.session=")) cookie = set.split(";")[0] ?? "";
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  };
  expect(await request("POST", "/auth/register", ada)).toMatchObject({ status: 200 });
  await db.updateTable("users").set({ role: "admin" }).execute();
});

type Schema = { properties?: Record<string, { enum?: unknown[]; type?: string }>; required?: string[] };

const schemaOf = (schema: z.ZodMiniType | undefined) =>
  (schema && z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })) as Schema | undefined;

/** All addresses of an endpoint: every allowed value of a parameter, or an id that does not exist. */
function pathsOf({ path, params, query }: (typeof regularEndpoints)[number]["endpoint"]) {
  let paths: string[] = [path];
  for (const [name, schema] of Object.entries(schemaOf(params)?.properties ?? {})) {
    const values = schema.enum ?? [schema.type === "string" ? crypto.randomUUID() : 1];
    paths = paths.flatMap((each) => values.map((value) => each.replace(`{${name}}`, String(value))));
  }
  const required = schemaOf(query)?.required ?? [];
  const search = required.map((name) => `${name}=office`).join("&");
  return paths.map((each) => (search ? `${each}?${search}` : each));
}

const gets = regularEndpoints.filter(({ endpoint }) => endpoint.method === "GET");

test("the contract has more than 20 GET endpoints", () => {
  expect(gets.length).toBeGreaterThan(20);
});

test.each(gets)("$feature: $name responds to the first user of an empty installation", async ({ endpoint }) => {
  for (const path of pathsOf(endpoint)) {
    const { status, body } = await request("GET", path);
    // An address with a parameter may name a row that does not exist.
    const hasId = /\{\w+\}/.test(endpoint.path);
    expect(hasId ? [200, 400, 404] : [200], `${path} ${JSON.stringify(body)}`).toContain(status);
  }
});
