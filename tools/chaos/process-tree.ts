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

/** Kills all that a process has started, also what is stopped, but not the process itself. */
export function killDescendants(pid: number) {
  // Stopped first, so that none of them starts another one meanwhile.
  for (const signal of ["SIGSTOP", "SIGKILL"] as const)
    for (const [child, parent] of readParents()) if (parent === pid) signalTree(child, signal);
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
