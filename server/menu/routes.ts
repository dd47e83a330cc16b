import type { Hono } from "hono";

import * as contract from "#contract/screens/menu.ts";
import { screensOfRole } from "#contract/screens/screens-of-role.ts";
import { menuGroups, screens } from "#contract/screens/screens.ts";
import type { FeatureContext } from "#server/lib/feature.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { buildMenu } from "#server/menu/build-menu.ts";

export function menuRoutes(app: Hono<AppEnv>, { db, menuBadges }: Pick<FeatureContext, "db" | "menuBadges">) {
  implement(app, contract.getMenu, async ({ person }) => {
    const badges = await Promise.all(
      menuBadges.map(async ({ path, label, count }) => {
        const number = await count(db, person.id);
        return [path, number > 0 ? { text: String(number), label } : undefined] as const;
      }),
    );
    return { items: buildMenu(screensOfRole(screens, person.role), menuGroups, new Map(badges)) };
  });
}
