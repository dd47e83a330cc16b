import { setTimeout as sleep } from "node:timers/promises";

import { type Office, serverParts } from "./office.ts";
import { type Fault, parts } from "./schedule.ts";

/** An hour: more than the times within which servers and their clients usually agree. */
const clockOffset = "+3600";

/** Milliseconds between the return of a server and the stop of the next. */
const betweenServersMs = 2000;

/** Milliseconds from the beginning of a fault to that of its second. */
const secondAfterMs = 1000;

/** Causes a fault, and its second. Resolves when the parts are back. */
export async function inflict(office: Office, fault: Fault) {
  const { second } = fault;
  await Promise.all([inflictOne(office, fault), second && sleep(secondAfterMs).then(() => inflictOne(office, second))]);
}

async function inflictOne(office: Office, { part, kind, durationMs }: Fault) {
  const known = parts.find((each) => each === part);
  if (kind === "kill" && known) {
    office.kill(known);
    await sleep(durationMs);
    await office.startAgain(known);
  } else if (kind === "freeze" && known) {
    office.freeze(known);
    await sleep(durationMs);
    await office.thaw(known);
  } else if (kind === "fail-over") {
    office.kill("primary");
    await sleep(durationMs);
    await office.failOver();
    await office.replaceStandby();
  } else if (kind === "fill-disk") {
    await office.fillDisk();
    await sleep(durationMs);
    office.emptyDisk();
  } else if (kind === "move-clock") {
    office.moveClock(clockOffset);
    await sleep(durationMs);
    office.moveClock("+0");
  } else {
    for (const server of serverParts) {
      await office.replaceServer(server);
      await sleep(betweenServersMs);
    }
  }
}

const verbs: Readonly<Record<Fault["kind"], string>> = {
  kill: "killed",
  freeze: "frozen",
  "fail-over": "killed, and its standby promoted",
  "fill-disk": "disk full",
  "move-clock": "clock an hour ahead",
  upgrade: "replaced in turn",
};

/** Names a fault: `nats frozen`. */
export const describeFault = ({ part, kind, second }: Fault): string =>
  [`${part} ${verbs[kind]}`, ...(second ? [describeFault(second)] : [])].join(", and ");
