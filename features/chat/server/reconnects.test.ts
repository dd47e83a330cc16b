import { afterEach, expect, test } from "vitest";

import type { Chat } from "#features/chat/contract.ts";
import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { createTestDatabase, openTestPool } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { type LiveHub, openLiveHub } from "#server/live/hub.ts";
import { openPostgresBus } from "#server/live/postgres-bus.ts";
import { readEvents } from "#server/live/testing.ts";

const opened: { db: Db; hub: LiveHub }[] = [];

afterEach(async () => {
  for (const { db, hub } of opened.splice(0)) {
    await hub.close();
    await db.destroy();
  }
});

/** A separate server on the database, with its own pool and its own listener. */
function startServer({ name, connectionString }: { readonly name: string; readonly connectionString: string }) {
  const server = { db: openTestPool(name, 8), hub: openLiveHub(openPostgresBus(connectionString)) };
  opened.push(server);
  const apps = new Map<string, ReturnType<typeof createApp>>();
  const appOf = (username: string) => {
    const app = apps.get(username) ?? createApp({ ...server, demoUsername: username });
    apps.set(username, app);
    return app;
  };
  return {
    db: server.db,
    async open(username: string, after: string | undefined) {
      const abort = new AbortController();
      const path = `/live${after === undefined ? "" : `?after=${after}`}`;
      const response = await appOf(username).request(path, { signal: abort.signal });
      return { ...readEvents(response), close: () => abort.abort() };
    },
    read: async (username: string, search: string) =>
      (await (await appOf(username).request(`/chat.json${search}`)).json()) as Chat,
    say: (username: string, message: { id: string; body: string; with?: string }) =>
      appOf(username).request("/chat.json", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(message),
      }),
  };
}

const reconnects = 50;
const writers = 6;

test.each([undefined, "mei"])(
  "no message is lost or duplicated over fifty reconnects that alternate between two servers (with %s)",
  async (partner) => {
    const database = await createTestDatabase();
    const servers = [startServer(database), startServer(database)] as const;
    await addPerson(servers[0].db, "robin");
    await addPerson(servers[0].db, "mei");
    const search = partner ? `with=${partner}&` : "";
    const serverAt = (index: number) => servers[index % 2 === 0 ? 0 : 1];

    const said: string[] = [];
    const window = { reconnects: 0 };
    // Until the window has reconnected often enough: a change for everybody waits for its turn, so that many are one event.
    const write = async (writer: number) => {
      for (let index = 0; window.reconnects < reconnects; index += 1) {
        const id = crypto.randomUUID();
        said.push(id);
        const message = { id, body: `${writer} ${index}` };
        // Every fifth message is sent again to the other server, as after a lost response.
        for (let attempt = 0; attempt < (index % 5 === 0 ? 2 : 1); attempt += 1) {
          const server = serverAt(writer + attempt);
          const { status } = partner
            ? await server.say(writer % 2 ? "robin" : "mei", { ...message, with: writer % 2 ? "mei" : "robin" })
            : await server.say("mei", message);
          expect(status).toBe(200);
        }
      }
    };
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));

    // Behaves like a window: at every event of the topic it requests the messages after its last one. Its stream is cut
    // after one, two or three events, and reopened on the other server.
    const received: { id: string; number: number }[] = [];
    let cursor: string | undefined;
    const catchUp = async (server: (typeof servers)[number]) => {
      const { messages } = await server.read("robin", `?${search}after=${received.at(-1)?.number ?? 0}`);
      received.push(...messages);
    };
    for (; window.reconnects < reconnects; window.reconnects += 1) {
      const server = serverAt(window.reconnects);
      const stream = await server.open("robin", cursor);
      for (let events = 0; events <= window.reconnects % 3; events += 1) {
        const event = await stream.next();
        cursor = event.id;
        if (event.topics.includes("chat")) await catchUp(server);
      }
      stream.close();
    }
    await writing;

    // The last message may come after the last cut: the next stream reports it.
    const stream = await servers[0].open("robin", cursor);
    while (received.length < said.length) {
      const event = await stream.next();
      if (event.topics.includes("chat")) await catchUp(servers[0]);
    }
    stream.close();

    expect(received.map(({ number }) => number)).toEqual(said.map((_, index) => index + 1));
    expect(received.map(({ id }) => id).toSorted()).toEqual(said.toSorted());
  },
);
