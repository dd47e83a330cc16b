import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { hostVariable } from "./host.ts";

const program = fileURLToPath(new URL("server-host.ts", import.meta.url));

/**
 * Playwright's global set-up: starts the process that serves the offices of all tests, as copies of a seeded one.
 *
 * @returns the teardown, which stops it. It also stops when the runner ends in another way
 */
export default async function startHost() {
  const host = spawn(process.execPath, [program], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const ended = once(host, "exit");
  const failed = ended.then(([code]) => Promise.reject(new Error(`The host of the servers ended with code ${code}`)));
  const [origin] = (await Promise.race([once(host, "message"), failed])) as [string];
  failed.catch(() => {});
  process.env[hostVariable] = origin;
  return async () => {
    if (host.connected) host.disconnect();
    await ended;
  };
}
