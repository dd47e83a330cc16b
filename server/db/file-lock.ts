import { closeSync, constants, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { tryLock } from "fs-native-extensions";

/**
 * A lock of the operating system on an open file. It is released when every process that has the file open has ended.
 */
export type FileLock = {
  /** A child process that inherits it keeps the lock for as long as it runs. */
  readonly fd: number;
  release: () => void;
};

const pollMs = 20;

/** @returns undefined while another process holds the lock */
export function tryFileLock(file: string, { isShared = false } = {}): FileLock | undefined {
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (tryLock(fd, { shared: isShared })) return { fd, release: () => closeSync(fd) };
  } catch (error) {
    closeSync(fd);
    throw new Error(`${file} cannot be locked: the data directory has to be on a file system with locks`, {
      cause: error,
    });
  }
  closeSync(fd);
  return undefined;
}

/** @returns undefined if another process held the lock until the timeout */
export async function waitForFileLock(
  file: string,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const lock = tryFileLock(file);
    if (lock || Date.now() > deadline) return lock;
    await sleep(pollMs);
  }
}
