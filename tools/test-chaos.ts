import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { within } from "#server/lib/within.ts";

import { describeFault, inflict } from "./chaos/inflict.ts";
import type { Interval } from "./chaos/live-gaps.ts";
import { closeOffice, type Office, openOffice } from "./chaos/office.ts";
import { startPeople } from "./chaos/people.ts";
import type { RepeatableWrite } from "./chaos/repeatable-write.ts";
import { summarize } from "./chaos/requests.ts";
import { type Fault, intervalMs, planFaults, targets } from "./chaos/schedule.ts";
import { findLongestGap, judgeStored } from "./chaos/verdict.ts";
import { exitOnSignals } from "./testing/clean-up.ts";
import { installPackages, serverPackages } from "./testing/debian-packages.ts";
import { importFromFeatures } from "./build/import-from-features.ts";
import { type Check, runChecks } from "./checks/run-checks.ts";
import { printTotals, totalsOf } from "./testing/totals.ts";

/**
 * Uses three servers and all that can stand around them while one part after the other fails, sometimes two, every 30 seconds:
 * `npm run test:chaos`, or `-- --minutes 3 --seed 7` for a short run with the faults of a seed, and `--only nats` for one
 * part, or several. `--keep` leaves the folder with the logs. A signal ends it with all that it has started. Missing packages
 * of Debian are installed. It needs root, for a disk that becomes full. It is no part of `npm test`.
 */
const peopleCount = 50;
/** In milliseconds. */
const maxRequestMs = 10_000;
const maxGapMs = 5000;
/** Milliseconds of use before the first fault, and after the last is over. */
const calmMs = 10_000;
/** Minutes in which there is time for all kinds of faults. */
const fullMinutes = 20;
/** Milliseconds that a part may take to come back. */
const maxReturnMs = 120_000;

const { haproxy, libfaketime, nats, openssl, pgbouncer, postgresql } = serverPackages;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    only: { type: "string", multiple: true },
    keep: { type: "boolean", default: false },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const unknown = values.only?.find((each) => !(targets as readonly string[]).includes(each));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${targets.join(", ")}`);
const chosen = targets.filter((each) => values.only?.includes(each) ?? true);
if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error("--minutes and --seed have to be numbers");

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const clockOf = (ms: number) =>
  `${String(Math.floor(ms / 60_000)).padStart(2, "0")}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;

async function run(office: Office, check: Check) {
  const writes = await importFromFeatures<RepeatableWrite>("tools/repeatable-write.ts", "repeatableWrite");
  const people = startPeople({ ...office, writes, seed });
  const { record } = people;
  const faults: Interval[] = [];
  const startedAt = performance.now();
  await sleep(calmMs);
  const plan = planFaults(seed, Math.ceil((minutes * 60_000) / intervalMs), chosen);
  const done: Fault[] = [];
  for (const fault of plan) {
    if (performance.now() - startedAt > minutes * 60_000) break;
    const from = performance.now();
    await within(maxReturnMs, inflict(office, fault)).catch((error: unknown) => {
      throw new Error(`${describeFault(fault)}: ${String(error)}`, { cause: error });
    });
    const to = performance.now();
    faults.push({ from, to });
    done.push(fault);
    await sleep(Math.max(calmMs, from + intervalMs - to));
    const until = performance.now();
    const met = summarize(record.requests, { from, to: until });
    const { longestMs } = await findLongestGap(office.db, record, writes, {
      faults,
      interval: { from, to: until - maxGapMs },
      until,
    });
    console.log(
      `${clockOf(from - startedAt)}  ${describeFault(fault)} (${seconds(to - from)}): ${met.refused} of ${met.count} ` +
        `requests refused, the longest ${seconds(met.longestMs)} (${met.longest?.kind} ${met.longest?.status}), live ${seconds(longestMs)}`,
    );
    for (const { kind, status, detail } of met.unexpected) console.log(`         ${kind}: ${status} ${detail}`);
  }
  const endedAt = performance.now();
  await people.stop();
  await people.readAll();
  const everything = { from: startedAt, to: endedAt };
  const { lost, doubled } = await judgeStored(office.db, record, writes);
  const count = record.written.length + record.uploaded.length;
  check(
    `of ${count} acknowledged writes, ${record.uploaded.length} of them uploads, 0 are lost`,
    lost.length === 0,
    `${lost.length}: ${lost.slice(0, 5).join(", ")}`,
  );
  check("0 are stored twice", doubled.length === 0, `${doubled.length}: ${doubled.slice(0, 5).join(", ")}`);
  const gap = await findLongestGap(office.db, record, writes, {
    faults,
    interval: { from: startedAt, to: endedAt - maxGapMs },
    until: endedAt,
  });
  check(
    `the longest live gap of ${gap.count} changes: ${seconds(gap.longestMs)}`,
    gap.count > 0 && gap.longestMs <= maxGapMs,
    `more than ${seconds(maxGapMs)}`,
  );
  const met = summarize(record.requests, everything);
  check(
    `the longest of ${met.count} requests: ${seconds(met.longestMs)}`,
    met.longestMs <= maxRequestMs,
    `${met.longest?.kind} ${met.longest?.status}`,
  );
  check("0 answers that no client expects", met.unexpected.length === 0, met.unexpected.length);
  check("no server has crashed", office.crashes.length === 0, office.crashes.join(", "));
  const { damaged } = record;
  check(
    `${record.uploaded.length} files are read back as they were sent`,
    damaged.length === 0,
    `${damaged.length}: ${damaged.slice(0, 5).join(", ")}`,
  );
  const missing = plan.filter((each) => !done.some(({ part, kind }) => part === each.part && kind === each.kind));
  if (minutes >= fullMinutes)
    check("every fault of the plan has happened", missing.length === 0, missing.map(describeFault).join(", "));
  console.log(
    `    ${done.length} faults, seed ${seed}; ${met.refused} refusals, ${record.abandoned.length} writes given up, ${record.streamsEnded} streams reopened`,
  );
}

// Before the signals have listeners, since the installer may not be killed.
if (!(await installPackages([openssl, haproxy, postgresql, pgbouncer, nats, libfaketime]))) {
  printTotals(totalsOf(false));
  process.exit();
}
const directory = mkdtempSync(join(tmpdir(), "atrium-chaos-"));
// PostgreSQL and the workers of the proxies run as other users, who need access.
chmodSync(directory, 0o755);
process.on("exit", () => {
  closeOffice(directory);
  if (values.keep) console.log(`Logs are in ${directory}`);
  // Killed processes may hold files for a moment.
  else rmSync(directory, { recursive: true, force: true, maxRetries: 20 });
});
exitOnSignals();
console.log(`Chaos for ${minutes} minutes, seed ${seed}`);
const { totals } = await runChecks("the run", async (check) => run(await openOffice(directory, peopleCount), check));
printTotals(totals);
process.exit();
