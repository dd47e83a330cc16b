import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import { root } from "./run-command.ts";

/**
 * Vite at the address that `npm start` would have, and behind it the server, one port further, which restarts when its
 * code changes. They live and die together: whichever ends first takes the other with it, and so does a signal.
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

// The one address to open is Vite's, so the server's own is kept quiet.
createInterface(server.stdout).on("line", (line) => {
  if (!line.startsWith("Atrium is ready at ")) console.log(line);
});

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
