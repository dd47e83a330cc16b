import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

import { freePort } from "#server/db/bundled/start-server.ts";

/** An event of the stream, as a window receives it. */
export type Received = { id: string; topics: string[]; isReset?: boolean; answers?: Record<string, unknown> };

/** Reads the events of a stream one by one. */
export function readEvents(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async next(): Promise<Received> {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end >= 0) {
          const lines = text.slice(0, end).split("\n");
          text = text.slice(end + 2);
          const field = (name: string) =>
            lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
          return { id: field("id"), ...(JSON.parse(field("data")) as Omit<Received, "id">) };
        }
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error("The stream has ended");
        text += value ?? "";
      }
    },
  };
}

/** Debian's `nats-server`. */
const natsServer = "/usr/sbin/nats-server";

/** Tests of NATS are skipped where its server is not installed: on Debian, `apt-get install nats-server`. */
export const hasNatsServer = existsSync(natsServer);

/** Starts a NATS server. @param port 0 for a free one */
export async function startNats(port = 0) {
  const used = port === 0 ? await freePort() : port;
  const child = spawn(natsServer, ["--addr", "127.0.0.1", "--port", String(used)], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  for await (const part of child.stderr) if (String(part).includes("Server is ready")) break;
  return {
    port: used,
    url: `nats://127.0.0.1:${used}`,
    pid: child.pid ?? 0,
    /** Ends it without a word to its clients. */
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
