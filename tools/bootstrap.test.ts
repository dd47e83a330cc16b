import { type ChildProcess, spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { afterEach, beforeEach, expect, test } from "vitest";

/**
 * A stand-in for the server, which takes a moment to stop. Once there is a file with its id, it has the whole of it: an empty
 * one would read as 0, and a signal to 0 reaches all processes of the test run.
 */
const server = `
  const { renameSync, writeFileSync } = require("node:fs");
  process.on("SIGTERM", () => setTimeout(() => { writeFileSync("stopped", ""); process.exit(0); }, 200));
  setInterval(() => {}, 60_000);
  writeFileSync("starting", String(process.pid));
  renameSync("starting", "started");
`;

let directory: string;
let child: ChildProcess | undefined;

/** A checkout with bootstrap.mjs, without dependencies, and with a stand-in for the build and the server. */
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "atrium-bootstrap-"));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  };
  write("package-lock.json", '{ "packages": {} }');
  write("node_modules/.package-lock.json", '{ "packages": {} }');
  write("node_modules/vite/bin/vite.js", "");
  write("server/package.json", '{ "type": "commonjs" }');
  write("server/main.ts", server);
  write("office.config.ts", "");
  for (const folder of ["contract", "demos", "features", "office", "web/routes"])
    mkdirSync(path.join(directory, folder), { recursive: true });
  mkdirSync(path.join(directory, "node_modules/node/bin"), { recursive: true });
  symlinkSync(process.execPath, path.join(directory, "node_modules/node/bin/node"));
  write("tools/discover.ts", "");
  copyFileSync(path.join(import.meta.dirname, "bootstrap.mjs"), path.join(directory, "tools/bootstrap.mjs"));
});

afterEach(() => {
  child?.kill("SIGKILL");
  if (existsSync(path.join(directory, "started"))) {
    try {
      process.kill(Number(readFileSync(path.join(directory, "started"), "utf8")), "SIGKILL");
    } catch {
      // The process has ended, as expected.
    }
  }
  rmSync(directory, { recursive: true, force: true });
});

async function isThere(file: string) {
  while (!existsSync(path.join(directory, file))) await sleep(5);
}

const endOf = (process: ChildProcess) => new Promise<number | null>((resolve) => process.on("exit", resolve));

test.skipIf(process.platform === "win32")("SIGTERM is forwarded, and the exit code is the server's", async () => {
  child = spawn(process.execPath, ["tools/bootstrap.mjs", "start"], { cwd: directory, stdio: "ignore" });
  const ended = endOf(child);
  await isThere("started");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(existsSync(path.join(directory, "stopped"))).toBe(true);
});

test.skipIf(process.platform === "win32")("the server is stopped when npm is killed", async () => {
  child = spawn("sh", ["-c", `"${process.execPath}" tools/bootstrap.mjs start; true`], {
    cwd: directory,
    env: { ...process.env, npm_lifecycle_event: "start" },
    stdio: "ignore",
  });
  const ended = endOf(child);
  await isThere("started");
  child.kill("SIGKILL");
  await ended;
  await isThere("stopped");
});

test.skipIf(process.platform === "win32")("after an interrupted build, the app is built again", async () => {
  const vite = path.join(directory, "node_modules/vite/bin/vite.js");
  const runToEnd = (command: string) =>
    endOf(spawn(process.execPath, ["tools/bootstrap.mjs", command], { cwd: directory, stdio: "ignore" }));
  writeFileSync(vite, 'require("node:fs").mkdirSync("dist/web", { recursive: true });');
  expect(await runToEnd("build")).toBe(0);
  writeFileSync(path.join(directory, "dist/web/index.html"), "");
  writeFileSync(vite, 'process.kill(process.pid, "SIGINT"); setInterval(() => {}, 60_000);');
  expect(await runToEnd("build")).toBe(130);
  writeFileSync(vite, 'require("node:fs").writeFileSync("built", "");');
  child = spawn(process.execPath, ["tools/bootstrap.mjs", "start"], { cwd: directory, stdio: "ignore" });
  await isThere("started");
  expect(existsSync(path.join(directory, "built"))).toBe(true);
});

test("in production nothing is installed or built, and commands for development are refused", async () => {
  rmSync(path.join(directory, "node_modules"), { recursive: true });
  const env = { ...process.env, NODE_ENV: "production" };
  const runInProduction = (command: string) =>
    spawn(process.execPath, ["tools/bootstrap.mjs", command], { cwd: directory, env, stdio: "ignore" });
  expect(await endOf(runInProduction("build"))).toBe(1);
  child = runInProduction("start");
  await isThere("started");
  expect(["dist", "generated", "node_modules"].filter((name) => existsSync(path.join(directory, name)))).toEqual([]);
});
