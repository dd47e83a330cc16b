import type { Hono } from "hono";

import * as contract from "#contract/menu.ts";
import { screensOfRole } from "#contract/screens-of-role.ts";
import { menuGroups, screens } from "#contract/screens.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/implement.ts";
import { buildMenu } from "#server/menu/build-menu.ts";
import { countUnread } from "#server/menu/queries.ts";

export function menuRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.getMenu, async ({ person }) => ({
    items: buildMenu(screensOfRole(screens, person.role), menuGroups, { unread: await countUnread(db, person.id) }),
  }));
}
