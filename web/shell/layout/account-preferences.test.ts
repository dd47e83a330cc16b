import { expect, test } from "vitest";

import { defaultLayout } from "#web/lib/layout-defaults.ts";
import { reconcile, type Reconciliation } from "#web/shell/layout/account-preferences.ts";

const at = (changedAt: string) => ({ layout: defaultLayout, changedAt });
const early = at("2026-01-01T10:00:00.000Z");
const late = at("2026-01-01T11:00:00.000Z");
const never = { layout: defaultLayout };

test.each<[string, Parameters<typeof reconcile>, Reconciliation]>([
  ["a device without changes adopts the account's preferences", [never, early], "adopt"],
  ["a newer change made elsewhere is adopted", [early, late], "adopt"],
  ["a newer change made here is sent", [late, early], "send"],
  ["the first change is sent", [early, null], "send"],
  ["nothing is done for the same change", [early, early], "none"],
  ["nothing is done without any change", [never, null], "none"],
])("%s", (_, [local, account], expected) => {
  expect(reconcile(local, account)).toBe(expected);
});
