import { spawn } from "node:child_process";

import { root } from "./run-command.ts";

/**
 * The server, restarting when its code changes, and Vite in front of it. They live and die together: whichever ends
 * first takes the other with it, and so does a signal.
 */
const apiPort = process.env["ATRIUM_API_PORT"] ?? "3001";
const processes = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/main.ts", ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PORT: apiPort },
  }),
  spawn(process.execPath, ["node_modules/vite/bin/vite.js", "--clearScreen", "false"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ATRIUM_API: `http://127.0.0.1:${apiPort}` },
  }),
];

const stop = () => {
  for (const child of processes) child.kill("SIGTERM");
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
for (const child of processes) {
  child.on("error", stop);
  child.on("exit", (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
