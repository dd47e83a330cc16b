import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod/mini";

import { changes, endpoint, pageQuery, sortQuery } from "#contract/endpoint.ts";
import { roles } from "#contract/roles.ts";
import { AppError, toErrorBody } from "#server/lib/errors.ts";
import { type AppEnv, implement, requirePerson } from "#server/lib/http/implement.ts";

const person = { id: "7", username: "robin" };

/** The role that a test names in a header, or the usual one. */
const roleOf = (name = "member") => roles.find((role) => role === name) ?? "member";

function appFor(...mount: ((app: Hono<AppEnv>) => void)[]) {
  const app = new Hono<AppEnv>();
  app.onError((error, context) => context.json(...toErrorBody(error)));
  app.use(async (context, next) => {
    if (context.req.header("x-person"))
      context.set("person", { ...person, role: roleOf(context.req.header("x-role")) });
    await next();
  });
  for (const one of mount) one(app);
  return app;
}

const listThings = endpoint({
  method: "GET",
  path: "/things/{kind}/list-{name}.json",
  summary: "Things",
  params: z.object({ kind: z.string(), name: z.string() }),
  query: z.object({ ...pageQuery, sort: sortQuery("date", "name") }),
  response: z.object({ kind: z.string(), name: z.string(), page: z.optional(z.number()) }),
});

const changeThing = endpoint({
  method: "PATCH",
  path: "/things.json/{id}",
  summary: "Change",
  params: z.object({ id: z.string() }),
  body: changes(z.object({ title: z.string(), isDone: z.boolean() })),
  response: z.object({ title: z.string() }),
});

const openThing = endpoint({ method: "GET", path: "/open", summary: "Open", open: true, response: z.object({}) });

const app = appFor(
  (hono) =>
    implement(hono, listThings, async ({ params, query }) => ({
      ...params,
      page: query.page,
      secret: "never leaves",
    })),
  (hono) => implement(hono, changeThing, async ({ body }) => ({ title: body.title ?? "as it was" })),
  (hono) => implement(hono, openThing, async () => ({})),
);

const signedIn = { headers: { "x-person": "1", "content-type": "application/json" } };
const patch = (body: string) => app.request("/things.json/1", { ...signedIn, method: "PATCH", body });

test("path parameters may be whole segments or parts of one, and the query is parsed", async () => {
  const response = await app.request("/things/red/list-a%20b.json?page=3&sort=-date", signedIn);
  expect(await response.json()).toEqual({ kind: "red", name: "a b", page: 3 });
});

test("a field that is not in the contract is removed from the response", async () => {
  const response = await app.request("/things/red/list-x.json", signedIn);
  expect(await response.text()).not.toContain("secret");
});

test.each([
  ["page 0", "?page=0"],
  ["page -1", "?page=-1"],
  ["a page that is not a number", "?page=x"],
  ["a size above 1000", "?size=1001"],
  ["a size of 10⁹", "?size=1000000000"],
  ["a sort by an unknown column", "?sort=password"],
])("%s is rejected with the name of the field", async (_, query) => {
  const response = await app.request(`/things/red/list-x.json${query}`, signedIn);
  const field = /\w+/.exec(query)?.[0] ?? "";
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: "invalid_input", fields: { [field]: expect.any(String) } },
  ]);
});

test.each([
  ["an empty change", "{}"],
  ["a body that is not JSON", "{"],
  ["an empty body", ""],
  ["a field of the wrong type", '{"title":7}'],
  ["a NUL in a text", String.raw`{"title":"a\u0000b"}`],
  ["a NUL in a field name", String.raw`{"title":"a","x\u0000":1}`],
])("%s is rejected with 400", async (_, body) => {
  const response = await patch(body);
  expect([response.status, await response.json()]).toMatchObject([400, { code: "invalid_input" }]);
});

test("without a session, an endpoint answers 401 unless it is open", async () => {
  const closed = await app.request("/things/red/list-x.json");
  expect([closed.status, await closed.json()]).toMatchObject([401, { code: "signed_out" }]);
  expect((await app.request("/open")).status).toBe(200);
});

test("an unexpected error reveals no details, and an AppError keeps its message", () => {
  const [body, status] = toErrorBody(new Error("password=hunter2"));
  expect([status, body.code]).toEqual([500, "internal"]);
  expect(JSON.stringify(body)).not.toContain("hunter2");
  expect(toErrorBody(new AppError("conflict", "Twice"))).toEqual([{ code: "conflict", message: "Twice" }, 409, {}]);
});

const addThing = endpoint({
  method: "POST",
  path: "/added.json",
  summary: "Add",
  body: z.object({ title: z.string() }),
  response: z.object({}),
});
const readThing = endpoint({ ...addThing, path: "/read.json", access: "viewer" });
const listSecrets = endpoint({
  method: "GET",
  path: "/secrets.json",
  summary: "Secrets",
  access: "admin",
  query: z.object(pageQuery),
  response: z.object({}),
});
const guarded = appFor(
  (hono) => implement(hono, addThing, async () => ({})),
  (hono) => implement(hono, readThing, async () => ({})),
  (hono) => implement(hono, listSecrets, async () => ({})),
  (hono) => hono.on(["GET", "POST"], "/raw", (context) => context.json(requirePerson(context).role)),
  (hono) => hono.post("/raw-own", (context) => context.json(requirePerson(context, "viewer").role)),
);

test.each<[method: string, path: string, allowed: readonly string[]]>([
  ["POST", "/added.json", ["member", "admin"]],
  ["POST", "/read.json", ["viewer", "member", "admin"]],
  ["GET", "/secrets.json?page=0", ["admin"]],
  ["GET", "/raw", ["viewer", "member", "admin"]],
  ["POST", "/raw", ["member", "admin"]],
  ["POST", "/raw-own", ["viewer", "member", "admin"]],
])("spec §6: %s %s is for %j, and refuses the others before validation", async (method, path, allowed) => {
  for (const role of roles) {
    const response = await guarded.request(path, { method, headers: { "x-person": "1", "x-role": role } });
    if (allowed.includes(role)) expect([200, 400]).toContain(response.status);
    else {
      expect([response.status, await response.json()]).toEqual([
        403,
        { code: "forbidden", message: "Your role does not allow this. Ask an administrator." },
      ]);
    }
  }
});

test("a request without a person is asked to sign in, whichever role is required", async () => {
  expect((await guarded.request("/secrets.json")).status).toBe(401);
});
