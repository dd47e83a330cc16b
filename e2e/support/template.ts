import { appendFile } from "node:fs/promises";
import path from "node:path";

import { createDataDirectory, waitForCities } from "#server/testing.ts";

import { startServer } from "./server.ts";

const variable = "ATRIUM_TEST_TEMPLATE";

/** The data directory made by {@link prepareTemplate}; undefined before. */
export const findTemplate = () => process.env[variable];

/**
 * Playwright's global set-up: seeds a data directory. Each server of the tests starts with a copy of it, since creating
 * the database, its demo content and its cities for each server takes longer than some test files.
 *
 * @returns the teardown, which deletes it
 */
export default async function prepareTemplate() {
  const data = await createDataDirectory("template");
  const server = await startServer(data.directory);
  await waitForCities(server);
  await server.stop();
  // The copies are deleted after the run, so a commit need not wait for the disk.
  const settings = path.join(data.directory, "postgres", "postgresql.auto.conf");
  await appendFile(settings, "synchronous_commit = off\n");
  process.env[variable] = data.directory;
  return data.remove;
}
