import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { root } from "./lib/run-command.ts";

/**
 * Runs Vite at the address of `npm start`, and the server on the next port, which restarts when its code changes. When
 * one of them ends or a signal arrives, both end.
 */
const port = Number(process.env["PORT"] || 3000);
const apiPort = port + 1;

const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/main.ts"], {
  cwd: root,
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, PORT: String(apiPort) },
});
const vite = spawn(
  process.execPath,
  ["node_modules/vite/bin/vite.js", "--clearScreen=false", "--strictPort", "--host=127.0.0.1", `--port=${port}`],
  { cwd: root, stdio: "inherit", env: { ...process.env, ATRIUM_API: `http://127.0.0.1:${apiPort}` } },
);

// Only Vite's address is printed, so the server's is suppressed.
createInterface(server.stdout).on("line", (line) => {
  if (!line.startsWith("Atrium is ready at ")) console.log(line);
});

/** What `tools/discover.ts` reads of a feature's folder. */
const discovered = /[/\\](feature\.ts|words\.json|web[/\\](parts|routes)[/\\].*)$/;

// The server and Vite follow what is generated.
let waiting: NodeJS.Timeout | undefined;
for (const folder of ["features", "demos"].filter((each) => existsSync(join(root, each)))) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file || !discovered.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => spawn(process.execPath, ["tools/discover.ts"], { cwd: root, stdio: "inherit" }), 100);
  }).unref();
}

let isStopping = false;
const stop = () => {
  isStopping = true;
  server.kill("SIGTERM");
  vite.kill("SIGTERM");
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
for (const child of [server, vite]) {
  child.on("error", stop);
  child.on("exit", (code) => {
    if (!isStopping) process.exitCode = code ?? 1;
    stop();
  });
}
