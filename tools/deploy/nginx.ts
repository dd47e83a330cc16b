import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { getHealth } from "#contract/health.ts";
import { livePath } from "#contract/live.ts";

import { findPort } from "../lib/find-port.ts";
import { root, runOrThrow } from "../lib/run-command.ts";

import { ask, cookiesOf, formOf } from "./client.ts";
import { check, countPassed, start, stop, untilReady } from "./processes.ts";

/** At the root of the host, in a folder that nginx passes on, and in one that it removes. */
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
/** Milliseconds in which the first event has to arrive: fewer than the 25 s after which another one follows. */
const eventTimeoutMs = 3000;

/** The recipe with ports of this test, and around it what Debian's `/etc/nginx/nginx.conf` has. */
async function writeNginx(
  directory: string,
  change: (conf: string) => string,
  ports: { http: number; https: number; app: number },
) {
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

async function runRound(directory: string, { name, folder, change }: (typeof rounds)[number]) {
  console.log(`nginx ${name}`);
  const ports = { http: await findPort(), https: await findPort(), app: await findPort() };
  const origin = `https://localhost:${ports.https}`;
  const data = join(directory, `data-${countPassed()}`);
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
  const conf = await writeNginx(directory, change, ports);
  const nginx = start("nginx", ["-e", join(directory, "error.log"), "-c", conf]);
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
    const cookie = cookiesOf(page);
    const began = performance.now();
    const live = await Promise.race([
      ask(origin, { path: `${folder}api${livePath}`, headers: { cookie }, isStream: true }),
      sleep(eventTimeoutMs, undefined, { ref: false }),
    ]);
    const ms = Math.round(performance.now() - began);
    check(`an event at once (${ms} ms)`, live?.status === 200 && live.body.length > 0, live?.status ?? "none arrived");
    const form = formOf(Buffer.alloc(uploadBytes, 7));
    const upload = await ask(origin, {
      path: `${folder}api${form.path}`,
      headers: { cookie, origin, "content-type": form.type },
      body: form.body,
    });
    check(`an upload of ${uploadBytes / 1e6} MB`, upload.status === 200, `${upload.status} ${String(upload.body)}`);
    await stop(app);
    const away = await ask(origin, { path: health });
    check("502 while the server is stopped", away.status === 502, away.status);
    app = startApp();
    await untilReady(origin, health);
    check("the server answers after a restart", true);
  } finally {
    await Promise.all([stop(app), stop(nginx)]);
  }
}

/** Runs the app behind nginx with `deploy/nginx.conf`, in three rounds. */
export async function checkNginx(directory: string) {
  for (const round of rounds) await runRound(directory, round);
}
