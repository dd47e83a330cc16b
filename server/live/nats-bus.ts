import { connect, errors, type NatsConnection } from "@nats-io/transport-node";
import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import { everybody, readNotification, writeNotification } from "#server/lib/live/announce.ts";
import type { LiveBus, Subscriber } from "#server/lib/live/live-bus.ts";
import type { Log } from "#server/lib/log/request-log.ts";

/** In milliseconds: the pause between two attempts to connect. */
const retryMs = 1000;
/** In milliseconds: a connection whose server does not answer twice is given up. The check of the streams is as often. */
const pingMs = 12_000;
const connectTimeoutMs = 5000;

type Options = {
  readonly url: string;
  readonly db: Db;
  /** Carries what NATS cannot while it is away, and what commands and servers without NATS announce. */
  readonly fallback: LiveBus;
  readonly log: Log;
};

export type NatsBus = LiveBus & {
  readonly isConnected: () => boolean;
  readonly close: () => Promise<void>;
};

/**
 * Carries changes over NATS. While NATS is away, they travel as notifications of the database, and it is tried again
 * until it is back. What other servers have published in between may be lost, so all streams then look into the database.
 */
export function openNatsBus({ url, db, fallback, log }: Options): NatsBus {
  const subscribers = new Set<Subscriber>();
  const closing = new AbortController();
  const retrying = Promise.withResolvers<void>();
  closing.signal.addEventListener("abort", () => retrying.resolve());
  let connection: NatsConnection | undefined;
  let subject = "";
  let isConnected = false;

  /** The reasons that have been logged. Each attempt to connect may fail for the same one. */
  const reported = new Set<string>();
  const report = (failure: unknown) => {
    const error = describeFailure(failure);
    if (!reported.has(error)) log("warning", { message: "NATS cannot be used", error });
    reported.add(error);
  };
  const lookAll = () => {
    for (const { look } of subscribers) look(everybody);
  };
  const follow = async (opened: NatsConnection) => {
    for await (const status of opened.status()) {
      if (status.type === "disconnect") {
        isConnected = false;
        log("warning", { message: "NATS is away; changes travel as notifications of the database" });
      } else if (status.type === "reconnect") {
        isConnected = true;
        reported.clear();
        log("info", { message: "NATS is back" });
        lookAll();
      } else if (status.type === "error") {
        report(status.error);
      }
    }
  };
  const open = async () => {
    subject = await findSubject(db);
    const opened = await connect({ ...natsOptions(url), maxReconnectAttempts: -1, ignoreAuthErrorAbort: true });
    if (closing.signal.aborted) return opened.close();
    connection = opened;
    opened.subscribe(subject, {
      callback: (error, message) => {
        if (error) return;
        const change = readNotification(message.string());
        if (!("id" in change)) return;
        for (const { hear } of subscribers) hear(change);
      },
    });
    await opened.flush();
    isConnected = true;
    reported.clear();
    log("info", { message: "Live updates travel over NATS" });
    lookAll();
    return follow(opened);
  };
  const openUntilClosed = async () => {
    while (!closing.signal.aborted) {
      try {
        await open();
      } catch (error) {
        await connection?.close().catch(() => {});
        report(error);
      }
      isConnected = false;
      connection = undefined;
      if (closing.signal.aborted) return;
      await Promise.race([new Promise((resolve) => setTimeout(resolve, retryMs).unref()), retrying.promise]);
    }
  };
  const opening = openUntilClosed();

  return {
    publish(change) {
      try {
        if (connection && isConnected) connection.publish(subject, writeNotification(change));
        else fallback.publish(change);
      } catch {
        // The connection has just been closed.
        fallback.publish(change);
      }
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      const unsubscribe = fallback.subscribe(subscriber);
      return async () => {
        subscribers.delete(subscriber);
        await unsubscribe();
      };
    },
    isConnected: () => isConnected,
    async close() {
      closing.abort();
      isConnected = false;
      await connection?.close().catch(() => {});
      await opening;
    },
  };
}

/** Several offices may share a NATS server: each database has its own subject. */
async function findSubject(db: Db) {
  const { rows } = await sql<{ cluster: string; database: string }>`
    select
      (select system_identifier::text from pg_control_system()) as cluster,
      (select oid::text from pg_database where datname = current_database()) as database`.execute(db);
  return `atrium.live.${rows[0]?.cluster}.${rows[0]?.database}`;
}

/** The options for an address such as `nats://user:password@nats.example:4222`; `tls://` requires an encrypted connection. */
function natsOptions(url: string) {
  const { protocol, host, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: [host],
    name: "atrium",
    timeout: connectTimeoutMs,
    reconnectTimeWait: retryMs,
    pingInterval: pingMs,
    ...(protocol === "tls:" && { tls: {} }),
    ...(pass !== "" ? { user, pass } : user !== "" && { token: user }),
  };
}

/** @returns why NATS cannot be used; undefined if a message returns */
export async function probeNats(url: string) {
  try {
    const connection = await connect({ ...natsOptions(url), reconnect: false });
    const subject = `atrium.doctor.${crypto.randomUUID()}`;
    const heard = connection.subscribe(subject, { max: 1, timeout: connectTimeoutMs });
    connection.publish(subject, "");
    for await (const _ of heard) break;
    await connection.close();
    return undefined;
  } catch (error) {
    return describeFailure(error);
  }
}

function describeFailure(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const isRefused = error instanceof errors.AuthorizationError && /violation/i.test(error.message);
  return isRefused ? "It refuses the user and password, or the token" : error.message || error.name;
}
