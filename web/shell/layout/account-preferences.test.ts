import { expect, test } from "vitest";

import { defaultLayout } from "#web/lib/layout-defaults.ts";
import { reconcile, type Reconciliation } from "#web/shell/layout/account-preferences.ts";

const at = (changedAt: string) => ({ layout: defaultLayout, changedAt });
const early = at("2026-01-01T10:00:00.000Z");
const late = at("2026-01-01T11:00:00.000Z");
const never = { layout: defaultLayout };

test.each<[string, Parameters<typeof reconcile>, Reconciliation]>([
  ["a new device takes over the account's", [never, early], "adopt"],
  ["a change made elsewhere since is taken over", [early, late], "adopt"],
  ["a newer change made here is sent", [late, early], "send"],
  ["the first change of all is sent", [early, null], "send"],
  ["the same change is left alone", [early, early], "none"],
  ["where nobody ever changed anything, nothing is done", [never, null], "none"],
])("%s", (_, [local, account], expected) => {
  expect(reconcile(local, account)).toBe(expected);
});
