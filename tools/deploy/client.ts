import { type ClientHttp2Session, type ClientHttp2Stream, connect, type IncomingHttpHeaders } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";

import type { LiveEvent } from "#contract/live.ts";
import { addUploads } from "#contract/uploads.ts";

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

type Request = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer | undefined;
  /** Milliseconds for which sending the body takes. */
  readonly sendingMs?: number;
  /** Ends the request at the first data. */
  readonly isStream?: boolean;
};

const pieces = 50;

/** Connects over HTTP/2, and accepts the certificate of the test. */
export function openSession(origin: string) {
  const session = connect(origin, { rejectUnauthorized: false });
  // A request that fails says so itself, and the connection may report its error after that.
  session.on("error", () => {});
  return session;
}

/** Sends a request over an open connection. @throws {Error} if the connection fails, or ends before the answer does */
export function send(session: ClientHttp2Session, request: Request) {
  const { path, method, headers = {}, body, sendingMs = 0, isStream = false } = request;
  return new Promise<Answer>((resolve, reject) => {
    session.once("error", reject);
    const stream = session.request({ ":path": path, ":method": method ?? (body ? "POST" : "GET"), ...headers });
    const parts: Buffer[] = [];
    let received: IncomingHttpHeaders = {};
    const settle = () => {
      // A connection that breaks ends its streams too, also before they have an answer.
      if (received[":status"] === undefined) return;
      resolve({ status: Number(received[":status"]), headers: received, body: Buffer.concat(parts) });
    };
    stream.on("response", (response) => (received = { ...response }));
    stream.on("data", (part: Buffer) => {
      parts.push(part);
      if (isStream) settle();
    });
    stream.on("end", settle);
    stream.on("error", reject);
    // An answer that was cut off has neither an end nor an error.
    stream.on("close", () => {
      session.off("error", reject);
      reject(new Error("The answer was cut off"));
    });
    if (body && sendingMs > 0) void sendSlowly(stream, body, sendingMs);
    else stream.end(body);
  });
}

async function sendSlowly(stream: ClientHttp2Stream, body: Buffer, durationMs: number) {
  const size = Math.ceil(body.length / pieces);
  for (let at = 0; at < body.length && !stream.destroyed; at += size) {
    stream.write(body.subarray(at, at + size));
    await sleep(durationMs / pieces);
  }
  stream.end();
}

/** Sends one request over a connection of its own. @throws {Error} if the connection fails */
export async function ask(origin: string, request: Request): Promise<Answer> {
  const session = openSession(origin);
  try {
    return await send(session, request);
  } finally {
    session.destroy();
  }
}

type Following = {
  readonly path: string;
  readonly cookie: string;
  readonly hear: (id: string | undefined, event: LiveEvent) => void;
  /** Called when it has ended. @param wasOpen whether the server had opened it */
  readonly end: (wasOpen: boolean) => void;
};

/** Opens a stream of live updates. @returns a function that closes it */
export function followStream(session: ClientHttp2Session, { path, cookie, hear, end }: Following) {
  const stream = session.request({ ":path": path, cookie, accept: "text/event-stream" });
  let wasOpen = false;
  let text = "";
  stream.setEncoding("utf8");
  stream.on("response", (headers) => {
    wasOpen = headers[":status"] === 200;
    if (!wasOpen) stream.close();
  });
  stream.on("data", (part: string) => {
    if (!wasOpen) return;
    const events = `${text}${part}`.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(event)?.[1];
      const data = field("data");
      if (data !== undefined) hear(field("id"), JSON.parse(data) as LiveEvent);
    }
  });
  stream.on("error", () => {});
  stream.on("close", () => end(wasOpen));
  return () => stream.close();
}

/** The cookies that an answer sets, as a request sends them. */
export const cookiesOf = ({ headers }: Answer) =>
  (headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");

const boundary = "atrium-deploy";

/** The parts of a form with one file, and its headers. */
export const formOf = (content: Buffer, name = "large.bin") => {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    path: addUploads.path,
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};
