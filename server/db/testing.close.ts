import { afterAll } from "vitest";

import { closeTestDatabases } from "#server/db/testing.ts";

// Runs for each test file, unlike the modules that the files of a worker share.
afterAll(closeTestDatabases);
