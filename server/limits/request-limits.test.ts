import { beforeEach, expect, test } from "vitest";

import { createApp } from "#server/app.ts";
import { openSession } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { clientAddressOf } from "#server/lib/http/client-address.ts";
import { addPerson } from "#server/lib/testing.ts";
import { createRequestCounter } from "#server/limits/request-counter.ts";
import { createRequestLimits, type RequestQuotas } from "#server/limits/request-limits.ts";
import { emptySessionData } from "#contract/account/session-data.ts";
import { createSite } from "#server/site/site.ts";

let db: Db;
let time = 0;

beforeEach(async () => {
  db = await openTestDb();
  time = 0;
});

const clientAddress = clientAddressOf(() => true);
const limitsOf = (quotas: RequestQuotas) => createRequestLimits(quotas, clientAddress, () => time);

type Asking = { address?: string; cookie?: string; method?: string };

/** An app that requires signing in, behind a proxy that names the clients' addresses. */
function openApp(quotas: RequestQuotas) {
  const app = createApp({ db, clientAddress, demoUsername: undefined, requestLimits: limitsOf(quotas) });
  return (path: string, { address = "203.0.113.5", cookie = "", method = "GET" }: Asking = {}) =>
    app.request(path, { method, headers: { "x-forwarded-for": address, cookie } });
}

const statusOf = async (response: Response | Promise<Response>) => (await response).status;

async function signIn(username: string) {
  const { id } = await addPerson(db, username);
  return openSession(db, id);
}

test("an address above its limit is refused until its window ends, and told how long that is", async () => {
  const ask = openApp({ perSession: 0, perAddress: 3 });
  for (let index = 0; index < 3; index += 1) expect(await statusOf(ask("/languages.json"))).toBe(200);
  time = 4000;
  const refused = await ask("/languages.json");
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ code: "rate_limited", message: "Too many requests. Try again in 6 seconds." });
  expect(refused.headers.get("retry-after")).toBe("6");
  expect(refused.headers.get("ratelimit-policy")).toBe('"address";q=3;w=10');
  expect(refused.headers.get("ratelimit")).toBe('"address";r=0;t=6');
  expect(await statusOf(ask("/languages.json", { address: "203.0.113.6" }))).toBe(200);
  time = 9500;
  expect(await (await ask("/languages.json")).json()).toMatchObject({
    message: "Too many requests. Try again in 1 second.",
  });
  time = 10_000;
  expect(await statusOf(ask("/languages.json"))).toBe(200);
});

test("sessions behind one address have limits of their own, and responses say what is left", async () => {
  const ask = openApp({ perSession: 2, perAddress: 100 });
  const [ada, grace] = [await signIn("ada"), await signIn("grace")];
  const first = await ask("/profile.json", { cookie: ada });
  expect(first.headers.get("ratelimit-policy")).toBe('"address";q=100;w=10, "session";q=2;w=10');
  expect(first.headers.get("ratelimit")).toBe('"address";r=99;t=10, "session";r=1;t=10');
  expect(await statusOf(ask("/profile.json", { cookie: ada, address: "203.0.113.6" }))).toBe(200);
  const refused = await ask("/profile.json", { cookie: ada });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
  expect(refused.headers.get("ratelimit")).toBe('"address";r=98;t=10, "session";r=0;t=10');
  expect(await statusOf(ask("/profile.json", { cookie: grace }))).toBe(200);
});

test("invented sessions count for their address alone", async () => {
  const ask = openApp({ perSession: 1, perAddress: 4 });
  for (const name of ["a", "b", "c", "d"]) {
    const response = await ask("/profile.json", { cookie: `atrium.session=${name.repeat(32)}.signature` });
    expect([response.status, response.headers.get("ratelimit")?.includes("session")]).toEqual([401, false]);
  }
  expect(await statusOf(ask("/profile.json", { cookie: "atrium.session=e.signature" }))).toBe(429);
});

test("the addresses of one IPv6 subscriber count as one", async () => {
  const ask = openApp({ perSession: 0, perAddress: 2 });
  const statuses: number[] = [];
  for (const address of ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"]) {
    statuses.push(await statusOf(ask("/languages.json", { address })));
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test("health checks and live streams have no general limit", async () => {
  const ask = openApp({ perSession: 0, perAddress: 1 });
  for (const path of ["/health", "/health", "/live", "/live"]) {
    const response = await ask(path);
    expect([response.status, response.headers.get("ratelimit")]).toEqual([path === "/health" ? 200 : 401, null]);
  }
  expect([await statusOf(ask("/languages.json")), await statusOf(ask("/languages.json"))]).toEqual([200, 429]);
});

test("writes are refused before their content is looked at", async () => {
  const ask = openApp({ perSession: 1, perAddress: 0 });
  const cookie = await signIn("ada");
  const send = () => statusOf(ask("/profile.json", { cookie, method: "PATCH" }));
  expect([await send(), await send()]).toEqual([400, 429]);
});

test("0 is no limit", async () => {
  const ask = openApp({ perSession: 0, perAddress: 0 });
  const response = await ask("/languages.json");
  expect([response.status, response.headers.get("ratelimit-policy")]).toEqual([200, null]);
});

test("the page is one request, and comes without data above a limit", async () => {
  const cookie = await signIn("ada");
  const bodies = { identity: new TextEncoder().encode(`<!doctype html>${emptySessionData}`) };
  const page = { type: "text/html", tag: "a", isHashed: false, bodies };
  const open = (quotas: RequestQuotas) => {
    const site = createSite({
      db,
      assets: new Map([["index.html", page]]),
      scriptHashes: [],
      basePath: "/",
      demoUsername: undefined,
      clientAddress,
      requestLimits: limitsOf(quotas),
    });
    return async () => (await site.request("/", { headers: { cookie, "x-forwarded-for": "203.0.113.5" } })).text();
  };
  for (const quotas of [
    { perSession: 2, perAddress: 0 },
    { perSession: 0, perAddress: 2 },
  ]) {
    const load = open(quotas);
    const hasData = [await load(), await load(), await load()].map((text) => !text.includes(emptySessionData));
    expect(hasData).toEqual([true, true, false]);
  }
});

test("invented addresses take no more memory than the counter has, and do not release one that is busy", () => {
  const counter = createRequestCounter({ max: 30, window: 10 }, () => time, 20);
  for (let index = 0; index < 1000; index += 1) {
    counter.count(`invented ${index}`);
    if (index % 10 === 0) counter.count("busy");
  }
  expect(counter.size()).toBe(20);
  expect(counter.count("busy")).toEqual({ remaining: 0, seconds: 10, isOver: true });
});
