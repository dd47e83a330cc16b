import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { type Config, loadEnvironmentFile, readConfig } from "#server/config.ts";
import { examine } from "#server/commands/doctor.ts";
import type { Finding } from "#server/lib/finding.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Checks an installation: `npm run doctor`, or `npm run doctor -- --json` for an array of findings. The exit code is 1 if
 * one of them is an error.
 */
async function run() {
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
  const findings = await examineInstallation();
  console.log(values.json ? JSON.stringify(findings, undefined, 2) : findings.map(describe).join("\n"));
  return findings.some(({ status }) => status === "error") ? 1 : 0;
}

async function examineInstallation(): Promise<readonly Finding[]> {
  let config: Config;
  try {
    loadEnvironmentFile(root);
    config = readConfig(process.env, root);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ check: "Configuration", status: "error", message: `${message}. Correct it and run this again` }];
  }
  return examine(config, process.env);
}

const describe = ({ check, status, message }: Finding) => `${status.padEnd(8)} ${check.padEnd(13)} ${message}`;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
// A connection that hangs would keep the process alive.
process.exit();
