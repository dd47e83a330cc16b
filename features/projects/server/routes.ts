import type { Hono } from "hono";

import * as contract from "#features/projects/contract.ts";
import type { Db } from "#server/db/client.ts";
import { found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { readTablePage } from "#server/lib/tables/table-query.ts";
import {
  clearRecentProjects,
  listRecentProjects,
  openProject,
  projectSource,
} from "#features/projects/server/queries.ts";

/** The default page size (specification §9). */
const projectPage = 15;

export function projectsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listRecentProjects, ({ person }) => listRecentProjects(db, person.id));

  implement(app, contract.openProject, async ({ person, body }) => {
    found(await openProject(db, person.id, body.id), "Project not found");
    return {};
  });

  implement(app, contract.clearRecentProjects, async ({ person }) => {
    await clearRecentProjects(db, person.id);
    return {};
  });

  implement(app, contract.listProjects, ({ query }) =>
    readTablePage(db, projectSource, query, query.size ?? projectPage),
  );
}
