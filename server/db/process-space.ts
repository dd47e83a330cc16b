import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Identifies the space in which process ids are unique: the boot of a machine and, on Linux, the container's PID
 * namespace. Processes in different spaces cannot see or signal each other.
 */
export function readProcessSpace() {
  if (process.platform !== "linux") return hostname();
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
}
