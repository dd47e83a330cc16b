import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { createApp } from "#server/app.ts";
import { createTestDatabase, openTestPool } from "#server/db/testing.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import type { Change } from "#server/lib/live/change.ts";
import { type LiveBus, publishBy } from "#server/lib/live/live-bus.ts";
import { addPerson } from "#server/lib/testing.ts";
import { openLiveHub } from "#server/live/hub.ts";
import { openNatsBus } from "#server/live/nats-bus.ts";
import { openPostgresBus } from "#server/live/postgres-bus.ts";
import { encryptNats, hasNatsServer, readEvents, startNats } from "#server/live/testing.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let nats: Awaited<ReturnType<typeof startNats>> | undefined;
const closing: (() => Promise<unknown>)[] = [];
const lines: string[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  lines.length = 0;
});

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await nats?.kill();
  nats = undefined;
});

/** A server of its own on the same database: its pool, its bus, and what it hears. */
async function startServer(carrier: "PostgreSQL" | "NATS", wrap = (bus: LiveBus) => bus) {
  const db = openTestPool(database.name, 4);
  closing.push(() => db.destroy());
  const notifications = openPostgresBus(database.connectionString);
  const overNats = carrier === "NATS" ? await openNats(db, notifications) : undefined;
  if (overNats) publishBy(db, wrap(overNats));
  const heard: Change[] = [];
  let looks = 0;
  const hub = openLiveHub(overNats ?? notifications);
  closing.push(() => hub.close());
  hub.listen({
    personId: "",
    hear: (changes) => heard.push(...changes),
    look: () => (looks += 1),
    end: () => {},
  });
  // It looks once it listens, and once more when NATS is there.
  await vi.waitFor(() => expect(looks).toBeGreaterThan(0), waiting);
  if (overNats) await vi.waitFor(() => expect(overNats.isConnected()).toBe(true), waiting);
  const say = (topic: Change["topic"], people: readonly string[] | typeof everybody = everybody) =>
    db.transaction().execute((transaction) => announce(transaction, topic, people));
  const topics = () => heard.map(({ topic }) => topic);
  const waitFor = (topic: Change["topic"]) => vi.waitFor(() => expect(topics()).toContain(topic), waiting);
  return { db, hub, say, topics, waitFor, isConnected: overNats?.isConnected };
}

const waiting = { timeout: 20_000, interval: 20 };

async function openNats(db: ReturnType<typeof openTestPool>, fallback: LiveBus) {
  nats ??= await startNats();
  const bus = openNatsBus({
    url: nats.url,
    db,
    fallback,
    log: (_level, { message, error }) => lines.push(typeof error === "string" ? `${message}: ${error}` : message),
  });
  closing.push(() => bus.close());
  return bus;
}

const carriers = [
  { carrier: "PostgreSQL", isThere: true },
  { carrier: "NATS", isThere: hasNatsServer },
] as const;

describe.for(carriers)("$carrier", ({ carrier, isThere }) => {
  test.skipIf(!isThere)("a change on one server is heard on both", async () => {
    const [one, other] = [await startServer(carrier), await startServer(carrier)];
    await one.say("uploads");
    await one.waitFor("uploads");
    await other.waitFor("uploads");
    await other.say("activities");
    await one.waitFor("activities");
    expect(one.topics()).toEqual(["uploads", "activities"]);
  });

  test.skipIf(!isThere)("a change that is rolled back is not heard", async () => {
    const server = await startServer(carrier);
    const failed = server.db.transaction().execute(async (transaction) => {
      await announce(transaction, "uploads", everybody);
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    await server.say("activities");
    await server.waitFor("activities");
    expect(server.topics()).toEqual(["activities"]);
  });

  test.skipIf(!isThere)("changes of many transactions are heard once each, in order", async () => {
    const [one, other] = [await startServer(carrier), await startServer(carrier)];
    const listener = await startServer(carrier);
    const ids: number[] = [];
    listener.hub.listen({
      personId: "",
      hear: (changes) => ids.push(...changes.map(({ id }) => id)),
      look: () => {},
      end: () => {},
    });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([one.say("uploads"), other.say("uploads"), one.say("uploads"), other.say("uploads")]);
    }
    await one.say("activities");
    await listener.waitFor("activities");
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  });
});

describe.skipIf(!hasNatsServer)("NATS", () => {
  test("commits do not notify", async () => {
    const [one, other] = [await startServer("NATS"), await startServer("NATS")];
    const sent = vi.spyOn(Client.prototype, "query");
    await one.say("uploads");
    await other.waitFor("uploads");
    const statements = sent.mock.calls.map(([statement]: unknown[]) => String(statement));
    sent.mockRestore();
    expect(statements.some((text) => text.includes("live_changes"))).toBe(true);
    expect(statements.filter((text) => text.includes("pg_notify"))).toEqual([]);
  });

  test("while NATS is away, changes travel as notifications, and it is used again when it is back", async () => {
    const [one, other] = [await startServer("NATS"), await startServer("NATS")];
    const { port } = nats ?? (await startNats());
    await nats?.kill();
    await vi.waitFor(() => expect([one.isConnected?.(), other.isConnected?.()]).toEqual([false, false]), waiting);
    expect(lines).toContain("NATS is away; changes travel as notifications of the database");
    await one.say("uploads");
    await other.waitFor("uploads");
    nats = await startNats({ port });
    await vi.waitFor(() => expect([one.isConnected?.(), other.isConnected?.()]).toEqual([true, true]), waiting);
    expect(lines).toContain("NATS is back");
    await one.say("activities");
    await other.waitFor("activities");
  });

  test("a server starts while NATS is away", async () => {
    nats = await startNats();
    const { port } = nats;
    await nats.kill();
    const db = openTestPool(database.name, 4);
    closing.push(() => db.destroy());
    const bus = await openNats(db, openPostgresBus(database.connectionString));
    await vi.waitFor(() => expect(lines.join()).toContain("NATS cannot be used: "), waiting);
    nats = await startNats({ port });
    await vi.waitFor(() => expect(bus.isConnected()).toBe(true), waiting);
  });

  const account = ["--user", "office", "--pass", "p@ss:word"];

  test.each([
    { name: "a password", args: account, prefix: "nats://office:p%40ss%3Aword@" },
    { name: "a token", args: ["--auth", "a-token"], prefix: "nats://a-token@" },
    { name: "TLS and a password", args: account, prefix: "tls://office:p%40ss%3Aword@" },
  ])("with $name, changes travel over NATS, also after it was away", async ({ args, prefix }) => {
    const encryption = prefix.startsWith("tls:") ? await encryptNats(onTestFinished) : [];
    const options = { args: [...args, ...encryption], prefix };
    nats = await startNats(options);
    const { port } = nats;
    const [one, other] = [await startServer("NATS"), await startServer("NATS")];
    await nats.kill();
    await vi.waitFor(() => expect([one.isConnected?.(), other.isConnected?.()]).toEqual([false, false]), waiting);
    nats = await startNats({ ...options, port });
    await vi.waitFor(() => expect([one.isConnected?.(), other.isConnected?.()]).toEqual([true, true]), waiting);
    const sent = vi.spyOn(Client.prototype, "query");
    await one.say("uploads");
    await other.waitFor("uploads");
    expect(sent.mock.calls.some(([statement]: unknown[]) => String(statement).includes("pg_notify"))).toBe(false);
    sent.mockRestore();
  });

  const refused = "NATS cannot be used: It refuses the user and password, or the token";

  test("a password that NATS refuses is reported once, without the password", async () => {
    nats = await startNats({ args: account, prefix: "nats://office:mistaken@" });
    const { port } = nats;
    const db = openTestPool(database.name, 4);
    closing.push(() => db.destroy());
    const bus = await openNats(db, openPostgresBus(database.connectionString));
    await vi.waitFor(() => expect(lines).toContain(refused), waiting);
    await nats.kill();
    nats = await startNats({ port });
    await vi.waitFor(() => expect(bus.isConnected()).toBe(true), waiting);
    expect(lines.filter((line) => line === refused)).toHaveLength(1);
    expect(lines.join()).not.toContain("mistaken");
  });

  test("a password that is changed while NATS was away is reported, and changes travel as notifications", async () => {
    nats = await startNats({ args: account, prefix: "nats://office:p%40ss%3Aword@" });
    const { port } = nats;
    const [one, other] = [await startServer("NATS"), await startServer("NATS")];
    await nats.kill();
    nats = await startNats({ port, args: ["--user", "office", "--pass", "another"] });
    await vi.waitFor(() => expect(lines).toContain(refused), waiting);
    await one.say("uploads");
    await other.waitFor("uploads");
  });

  // Sooner than each stream looks into the database by itself, every 25 seconds.
  test("changes that were lost on the way reach the windows with the next ones", { timeout: 20_000 }, async () => {
    let isLosing = false;
    const lossy = await startServer("NATS", (bus) => ({
      ...bus,
      publish: (change) => {
        if (!isLosing) bus.publish(change);
      },
    }));
    const robin = await addPerson(lossy.db, "robin");
    const other = await startServer("NATS");
    const app = createApp({ db: other.db, hub: other.hub, demoUsername: "robin" });
    const abort = new AbortController();
    const stream = readEvents(await app.request("/live?age=0", { signal: abort.signal }));
    await stream.next();
    for (const people of [everybody, [robin.id]] as const) {
      await lossy.say("preferences", people);
      while (!(await stream.next()).topics.includes("preferences"));
      isLosing = true;
      await lossy.say("uploads", people);
      isLosing = false;
      await lossy.say("activities", people);
      const seen: string[] = [];
      while (!(seen.includes("uploads") && seen.includes("activities"))) seen.push(...(await stream.next()).topics);
    }
    abort.abort();
  });
});
