import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";

import { root, runCommand } from "./lib/run-command.ts";
import { copyTree, testCommand } from "./testing/fault-copy.ts";
import { type Fault, readFaults, renewal } from "./testing/read-faults.ts";
import { addTotals, printTotals, totalsOf } from "./testing/totals.ts";

// Plants each fault of `planted-faults/` in a copy of the working tree, and runs there what `npm run test:changed` selects
// until something fails. A fault that nothing catches is a gap in the tests, or in the selection.
//
//   npm run test:faults [-- <name>…] [--list]

type Outcome = { readonly isCaught: boolean; readonly by: string };

const { values, positionals } = parseArgs({
  options: { list: { type: "boolean", default: false } },
  allowPositionals: true,
});
const faults = readFaults();
const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(", ")}. --list prints all`);
const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const logs = join(root, ".cache", "faults");

let running: ChildProcess | undefined;
let isInterrupted = false;

if (values.list) for (const { name, description } of chosen) console.log(`${name}\n  ${description}`);
else await testFaults();

async function testFaults() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);
  mkdirSync(logs, { recursive: true });
  let totals = totalsOf();
  const rows: (Outcome & { readonly name: string; readonly seconds: string })[] = [];
  for (const fault of chosen) {
    const started = performance.now();
    const outcome = await testFault(fault);
    if (isInterrupted) break;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${outcome.isCaught ? "✓" : "✗"} ${fault.name} (${seconds} s): ${outcome.by}`);
    rows.push({ ...outcome, name: fault.name, seconds });
    totals = addTotals(totals, totalsOf(outcome.isCaught));
  }
  const width = Math.max(...rows.map(({ name }) => name.length), "Fault".length);
  const line = (name: string, seconds: string, by: string) => `  ${name.padEnd(width)} ${seconds.padStart(7)}   ${by}`;
  console.log(["\n", line("Fault", "Seconds", "Caught by")].join(""));
  for (const { name, seconds, by } of rows) console.log(line(name, seconds, by));
  printTotals(totals);
  if (isInterrupted) process.exitCode = 1;
}

async function testFault(fault: Fault): Promise<Outcome> {
  const directory = mkdtempSync(join(tmpdir(), "atrium-fault-"));
  try {
    copyTree(directory, fault.paths);
    if ((await runCommand("git", ["apply", fault.file], { cwd: directory })).code !== 0)
      return { isCaught: false, by: renewal };
    return await runTests(directory, join(logs, `${fault.name}.log`));
  } finally {
    // An interrupted process may still be writing.
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Runs the selected tests of a copy, and writes their output to a file. */
async function runTests(directory: string, log: string): Promise<Outcome> {
  const failureFile = join(directory, ".git", "failures.json");
  running = spawn(process.execPath, [...testCommand, "--first-failure", failureFile], {
    cwd: directory,
    // Sweeps the same screens in each run.
    env: { ATRIUM_TEST_ROTATION: "0", ...process.env },
    stdio: ["ignore", "pipe", "pipe"],
    // With a process group of its own, an interrupted run ends with all that it has started.
    detached: true,
  });
  const output = createWriteStream(log);
  running.stdout?.pipe(output, { end: false });
  running.stderr?.pipe(output, { end: false });
  // The pipes close when the last process that writes to them has ended.
  await new Promise((resolve) => running?.on("close", resolve));
  output.end();
  running = undefined;
  const shownLog = relative(root, log);
  try {
    const [first, ...others] = JSON.parse(readFileSync(failureFile, "utf8")) as readonly string[];
    if (first === undefined) return { isCaught: false, by: `nothing, see ${shownLog}` };
    // Without the name of a test, the run itself has failed: the database did not start, or the browser.
    if (first === "Unit tests" || first === "Browser")
      return { isCaught: false, by: `${first} ended without a result, see ${shownLog}` };
    return { isCaught: true, by: others.length > 0 ? `${first}, and ${others.length} more` : first };
  } catch {
    return { isCaught: false, by: `the run ended early, see ${shownLog}` };
  }
}

/** Ends the run of the present fault. Its copy is removed when the run has ended. */
function interrupt() {
  isInterrupted = true;
  if (running?.pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? running.pid : -running.pid, "SIGINT");
  } catch {
    // It has just ended.
  }
}
