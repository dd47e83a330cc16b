import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import tls from "node:tls";

import { freePort } from "#server/db/bundled/start-server.ts";
import { createTestCertificate } from "#server/lib/test-certificate.ts";

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

type NatsOptions = {
  /** By default a free one. */
  readonly port?: number;
  /** Arguments of the server, such as `--auth` for a token. */
  readonly args?: readonly string[];
  /** The scheme and the account of the returned address, such as `nats://user:password@`. */
  readonly prefix?: string;
};

/** Starts a NATS server. */
export async function startNats({ port, args = [], prefix = "nats://" }: NatsOptions = {}) {
  const used = port ?? (await freePort());
  const child = spawn(natsServer, ["--addr", "127.0.0.1", "--port", String(used), ...args], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  // Read to its end, since the server would end when it logs an error to a closed pipe.
  const isReady = Promise.withResolvers<void>();
  child.stderr.on("data", (part: Buffer) => {
    if (String(part).includes("Server is ready")) isReady.resolve();
  });
  await isReady.promise;
  return {
    port: used,
    url: `${prefix}127.0.0.1:${used}`,
    pid: child.pid ?? 0,
    /** Ends it without a word to its clients. */
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/**
 * Creates a certificate that this process trusts, as it would one of NODE_EXTRA_CA_CERTS.
 *
 * @param later receives what removes it
 * @returns the arguments with which NATS requires TLS
 */
export async function encryptNats(later: (cleanUp: () => void) => void, { isTrusted = true } = {}) {
  const directory = mkdtempSync(path.join(tmpdir(), "atrium-nats-"));
  later(() => rmSync(directory, { recursive: true }));
  const { certificate, key } = await createTestCertificate(directory);
  if (isTrusted) {
    const earlier = tls.getCACertificates();
    tls.setDefaultCACertificates([...earlier, readFileSync(certificate, "utf8")]);
    later(() => tls.setDefaultCACertificates(earlier));
  }
  return ["--tls", "--tlscert", certificate, "--tlskey", key];
}
