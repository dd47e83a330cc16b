import type { Hono } from "hono";

import * as contract from "#contract/users.ts";
import type { Db } from "#server/db/client.ts";
import { found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/implement.ts";
import { findUser, listColleagues } from "#server/users/queries.ts";

export function usersRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.getUser, async ({ person }) => found(await findUser(db, person.id), "Person not found"));

  implement(app, contract.listColleagues, () => listColleagues(db));
}
