import { beforeEach, expect, test } from "vitest";

import { accessOf, type Endpoint } from "#contract/endpoint.ts";
import { profilePicturePath } from "#contract/account/profile.ts";
import { allows, type Role, roles } from "#contract/roles.ts";
import { resumableUploadsPath } from "#contract/uploads.ts";
import { createApp } from "#server/app.ts";
import { openSession } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { regularEndpoints } from "#server/openapi/endpoints.ts";
import { setRole } from "#server/users/set-role.ts";

const refusal = { code: "forbidden", message: "Your role does not allow this. Ask an administrator." };

let db: Db;
let userId: string;

beforeEach(async () => {
  db = await openTestDb();
  userId = (await addPerson(db, "robin")).id;
});

test("every role may change what belongs to the own account", () => {
  const own = regularEndpoints.filter(({ endpoint }) => /^\/(auth|preferences|profile)\b/.test(endpoint.path));
  expect(own.length).toBeGreaterThan(20);
  const closed = own.filter(({ endpoint }) => !endpoint.open && accessOf(endpoint) !== "viewer");
  expect(closed.map(({ name }) => name)).toEqual([]);
});

/** A function that tells whether a request is refused for the role. Each has a new session, because some end it. */
function refuses(demoUsername: string | undefined) {
  const app = createApp({ db, demoUsername });
  return async (method: string, path: string) => {
    const cookie = await openSession(db, userId);
    const body = method === "GET" ? null : "not JSON";
    const response = await app.request(path, { method, body, headers: { cookie } });
    const answer: unknown = await response.json().catch(() => undefined);
    const isRefused = JSON.stringify(answer) === JSON.stringify(refusal);
    if (isRefused) expect(response.status).toBe(403);
    return isRefused;
  };
}

/** With nothing that is valid. */
const addressOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, "-");

async function listRefused(demoUsername: string | undefined) {
  const isRefused = refuses(demoUsername);
  const refused: string[] = [];
  for (const { name, endpoint } of regularEndpoints) {
    if (await isRefused(endpoint.method, addressOf(endpoint))) refused.push(name);
  }
  return refused;
}

test.each(roles)(
  "spec §6: for the role %s, exactly the endpoints of higher roles answer 403, before validation",
  async (role) => {
    await setRole(db, userId, role);
    const higher = regularEndpoints.filter(({ endpoint }) => !endpoint.open && !allows(role, accessOf(endpoint)));
    expect(await listRefused(undefined)).toEqual(higher.map(({ name }) => name));
  },
);

test("spec §6: in the demo, no role is enforced", async () => {
  await setRole(db, userId, "viewer");
  expect(await listRefused("robin")).toEqual([]);
});

test.each<[method: string, path: string, least: Role]>([
  ["GET", "/plug/-", "viewer"],
  ["POST", resumableUploadsPath, "member"],
  ["PATCH", `${resumableUploadsPath}/-`, "member"],
  ["DELETE", `${resumableUploadsPath}/-`, "member"],
  ["PUT", profilePicturePath, "viewer"],
])("spec §6: %s %s, which is not in the contract, is for the role %s and higher ones", async (method, path, least) => {
  const isRefused = refuses(undefined);
  for (const role of roles) {
    await setRole(db, userId, role);
    expect(await isRefused(method, path), role).toBe(!allows(role, least));
  }
});

test("spec §6: a role that is taken away is missing at the next request, and the user's windows are told", async () => {
  const app = createApp({ db, demoUsername: undefined });
  const cookie = await openSession(db, userId);
  const add = async () => (await app.request("/plug", { method: "POST", body: "{}", headers: { cookie } })).status;
  expect(await add()).not.toBe(403);
  await setRole(db, userId, "viewer");
  expect(await add()).toBe(403);
  const changes = await db.selectFrom("liveChanges").select(["topic", "userId"]).execute();
  expect(changes).toContainEqual({ topic: "session", userId });
});
