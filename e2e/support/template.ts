import { createDataDirectory, startServer, waitForCities } from "./server.ts";

const variable = "ATRIUM_TEST_TEMPLATE";

/** The data directory that {@link prepareTemplate} has made; undefined before. */
export const findTemplate = () => process.env[variable];

/**
 * Playwright's global set-up: starts a server for the first time, and leaves its data directory, seeded, for every
 * server of the tests to begin with. To make a database, its demo content and its cities anew for each of them takes
 * longer than some files of tests do.
 *
 * @returns what deletes it when the tests have ended
 */
export default async function prepareTemplate() {
  const data = await createDataDirectory("template");
  const server = await startServer(data.directory);
  await waitForCities(server);
  await server.stop();
  process.env[variable] = data.directory;
  return data.remove;
}
