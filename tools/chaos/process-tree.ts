import { readdirSync, readFileSync } from "node:fs";

/** Sends a signal to a process and all that it has started, such as PostgreSQL, which has a process for each connection. */
export function signalTree(pid: number, signal: NodeJS.Signals) {
  const parents = readParents();
  const send = (each: number) => {
    try {
      process.kill(each, signal);
    } catch {
      // It has ended.
    }
    for (const [child, parent] of parents) if (parent === each) send(child);
  };
  send(pid);
}

/** The parents of all processes of Linux. */
function readParents() {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name, in parentheses, may contain spaces.
      const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, "latin1")) ?? [];
      parents.set(Number(name), Number(parent));
    } catch {
      // It has ended.
    }
  }
  return parents;
}
