import { expect, test } from "#e2e/support/fixtures.ts";
import { connectionErrors, openListening as open } from "#e2e/support/offline.ts";
import { dashboardPath } from "#e2e/support/screen-facts.ts";

// Todos have no screen of their own.
test.skip(dashboardPath === undefined, "no dashboard is installed");
// The board loads once it is in view, which is below the first one.
test.use({ viewport: { width: 1280, height: 2400 } });
test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(connectionErrors));
// Tests share a context.
test.afterEach(({ context }) => context.setOffline(false));

test("completing a todo offline shows an alert", async ({ page, context }) => {
  await open(page, `#${dashboardPath}`);
  const todo = page
    .getByRole("region", { name: /^Important \d/ })
    .getByRole("checkbox")
    .first();
  await expect(todo).toBeVisible();
  await context.setOffline(true);
  await todo.click();
  await expect(page.getByRole("region", { name: "Alerts" }).getByRole("alert").first()).toContainText("No connection");
});
