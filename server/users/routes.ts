import type { Hono } from "hono";

import * as contract from "#contract/users.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import type { Db } from "#server/db/client.ts";
import { found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { findUser, listColleagues } from "#server/users/queries.ts";

type UsersOptions = { readonly db: Db; readonly auth: Pick<AuthOptions, "demoUsername"> };

export function usersRoutes(app: Hono<AppEnv>, { db, auth }: UsersOptions) {
  implement(app, contract.getUser, async ({ person }) => ({
    ...found(await findUser(db, person.id), "Person not found"),
    role: auth.demoUsername === undefined ? person.role : undefined,
  }));

  implement(app, contract.listColleagues, () => listColleagues(db));
}
