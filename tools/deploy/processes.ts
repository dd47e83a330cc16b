import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { root } from "../lib/run-command.ts";

import { ask } from "./client.ts";

const startTimeoutMs = 60_000;
const running = new Set<ChildProcess>();
let passed = 0;

/** @param log the file that its output is added to; otherwise its errors are printed */
export function start(file: string, args: readonly string[], env: Record<string, string> = {}, log?: string) {
  const output = log === undefined ? undefined : openSync(log, "a");
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", output ?? "ignore", output ?? "inherit"],
  });
  if (output !== undefined) closeSync(output);
  running.add(child);
  child.on("exit", () => running.delete(child));
  return child;
}

/** Stops a program with SIGTERM, and waits until it has ended. */
export async function stop(child: ChildProcess) {
  if (!running.has(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

export const stopAll = () => Promise.all([...running].map(stop));

/** Waits until an address answers with 200. @throws {Error} if it does not in a minute */
export async function untilReady(origin: string, path: string) {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const answer = await ask(origin, { path }).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error(`${origin}${path} was not ready in ${startTimeoutMs / 1000} s`);
}

/** @throws {Error} with what was found if it does not hold */
export function check(name: string, holds: boolean, found: unknown = "") {
  if (!holds) throw new Error(`${name}: ${String(found)}`);
  passed += 1;
  console.log(`  ✓ ${name}`);
}

export const countPassed = () => passed;
