import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { getHealth } from "#contract/health.ts";
import { livePath } from "#contract/live.ts";
import { addUploads } from "#contract/uploads.ts";
import { freePort } from "#server/db/bundled/start-server.ts";

import { root, runOrThrow } from "./run-command.ts";

/**
 * Runs the built app behind Debian's nginx with `deploy/nginx.conf` and a certificate of its own: `npm run test:deploy`. It
 * needs `nginx` and `openssl`, and is no part of `npm test`. Three rounds: at the root of the host, in a folder that nginx
 * passes on, and in one that it removes.
 */
const rounds = [
  { name: "at the root", folder: "/", change: (conf: string) => conf },
  { name: "in a folder, passed on", folder: "/admin/", change: (conf: string) => conf },
  {
    name: "in a folder, removed",
    folder: "/admin/",
    change: (conf: string) =>
      conf.replace("location / {\n    proxy_pass http://atrium;", "location /admin/ {\n    proxy_pass http://atrium/;"),
  },
];

/** More than the 1 MB that nginx accepts unless it is told otherwise. */
const uploadBytes = 25_000_000;
const startTimeoutMs = 60_000;
/** Milliseconds in which the first event has to arrive: fewer than the 25 s after which another one follows. */
const eventTimeoutMs = 3000;

const directory = mkdtempSync(join(tmpdir(), "atrium-deploy-"));
const running = new Set<ChildProcess>();
let passed = 0;

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

type Request = {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
  /** Ends the request at the first data. */
  readonly isStream?: boolean;
};

/** Sends one request over HTTP/2. @throws {Error} if the connection fails */
async function ask(origin: string, { path, headers = {}, body, isStream = false }: Request): Promise<Answer> {
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    return await new Promise((resolve, reject) => {
      session.on("error", reject);
      const stream = session.request({ ":path": path, ":method": body ? "POST" : "GET", ...headers });
      const parts: Buffer[] = [];
      let received: IncomingHttpHeaders = {};
      const settle = () =>
        resolve({ status: Number(received[":status"]), headers: received, body: Buffer.concat(parts) });
      stream.on("response", (response) => (received = { ...response }));
      stream.on("data", (part: Buffer) => {
        parts.push(part);
        if (isStream) settle();
      });
      stream.on("end", settle);
      stream.on("error", reject);
      stream.end(body);
    });
  } finally {
    session.destroy();
  }
}

function start(file: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  child.on("exit", () => running.delete(child));
  return child;
}

async function stop(child: ChildProcess) {
  if (!running.has(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function untilReady(origin: string, path: string) {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const answer = await ask(origin, { path }).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error(`${origin}${path} was not ready in ${startTimeoutMs / 1000} s`);
}

function check(name: string, holds: boolean, found: unknown) {
  if (!holds) throw new Error(`${name}: ${String(found)}`);
  passed += 1;
  console.log(`  ✓ ${name}`);
}

/** The recipe with ports of this test, and around it what Debian's `/etc/nginx/nginx.conf` has. */
async function writeNginx(change: (conf: string) => string, ports: { http: number; https: number; app: number }) {
  const recipe = change(readFileSync(join(root, "deploy", "nginx.conf"), "utf8"))
    .replace("listen 80;", `listen 127.0.0.1:${ports.http};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${ports.https} ssl`)
    .replace("127.0.0.1:3000", `127.0.0.1:${ports.app}`)
    .replaceAll("office.example;", "localhost;")
    .replaceAll("/etc/letsencrypt/live/office.example", directory);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  const conf = `daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
    events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")} ${recipe} }`;
  const file = join(directory, "nginx.conf");
  writeFileSync(file, conf);
  await runOrThrow("nginx", ["-e", join(directory, "error.log"), "-t", "-c", file]);
  return file;
}

async function runRound({ name, folder, change }: (typeof rounds)[number]) {
  console.log(name);
  const ports = { http: await freePort(), https: await freePort(), app: await freePort() };
  const origin = `https://localhost:${ports.https}`;
  const data = join(directory, `data-${passed}`);
  mkdirSync(data);
  const startApp = () =>
    start(process.execPath, ["server/main.ts"], {
      NODE_ENV: "production",
      PORT: String(ports.app),
      HOST: "127.0.0.1",
      ATRIUM_DATA: data,
      ATRIUM_BASE_URL: `${origin}${folder}`,
      ATRIUM_TRUSTED_PROXY: "127.0.0.1",
    });
  const nginx = start("nginx", ["-e", join(directory, "error.log"), "-c", await writeNginx(change, ports)]);
  let app = startApp();
  try {
    const health = `${folder}api${getHealth.path}`;
    await untilReady(origin, health);
    const page = await ask(origin, { path: folder });
    check("the page over HTTP/2", page.status === 200 && String(page.body).includes("<html"), page.status);
    const [, script = ""] = /<script[^>]+src="(?:\.\/|[^"]*\/)?(assets\/[^"]+\.js)"/.exec(String(page.body)) ?? [];
    const asset = await ask(origin, { path: `${folder}${script}`, headers: { "accept-encoding": "br" } });
    check(
      "a compressed script",
      script !== "" && asset.status === 200 && asset.headers["content-encoding"] === "br",
      asset.status,
    );
    const cookie = (page.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");
    const began = performance.now();
    const live = await Promise.race([
      ask(origin, { path: `${folder}api${livePath}`, headers: { cookie }, isStream: true }),
      sleep(eventTimeoutMs, undefined, { ref: false }),
    ]);
    const ms = Math.round(performance.now() - began);
    check(`an event at once (${ms} ms)`, live?.status === 200 && live.body.length > 0, live?.status ?? "none arrived");
    const boundary = "atrium-deploy";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="large.bin"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    const upload = await ask(origin, {
      path: `${folder}api${addUploads.path}`,
      headers: { cookie, origin, "content-type": `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([Buffer.from(head), Buffer.alloc(uploadBytes, 7), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    check(`an upload of ${uploadBytes / 1e6} MB`, upload.status === 200, `${upload.status} ${String(upload.body)}`);
    await stop(app);
    const away = await ask(origin, { path: health });
    check("502 while the server is stopped", away.status === 502, away.status);
    app = startApp();
    await untilReady(origin, health);
    check("the server answers after a restart", true, "");
  } finally {
    await Promise.all([stop(app), stop(nginx)]);
  }
}

try {
  await runOrThrow("openssl", [
    ..."req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost".split(" "),
    "-keyout",
    join(directory, "privkey.pem"),
    "-out",
    join(directory, "fullchain.pem"),
  ]);
  for (const round of rounds) await runRound(round);
  console.log(`${passed} passed, 0 failed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.log(`${passed} passed, 1 failed`);
  process.exitCode = 1;
} finally {
  await Promise.all([...running].map(stop));
  rmSync(directory, { recursive: true, force: true });
}
