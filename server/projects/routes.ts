import type { Hono } from "hono";

import * as contract from "#contract/projects.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/implement.ts";
import { clearRecentProjects, listRecentProjects } from "#server/projects/queries.ts";

export function projectsRoutes(app: Hono<AppEnv>, db: Db) {
  implement(app, contract.listRecentProjects, ({ person }) => listRecentProjects(db, person.id));

  implement(app, contract.clearRecentProjects, async ({ person }) => {
    await clearRecentProjects(db, person.id);
    return {};
  });
}
