import { expect } from "#e2e/support/fixtures.ts";
import { changeRole, openAs, testWithRoles as test } from "#e2e/support/accounts/roles.ts";
import { dashboardPath } from "#e2e/support/screen-facts.ts";

// Todos have no screen of their own.
test.skip(dashboardPath === undefined, "no dashboard is installed");
// The board loads once it is in view, which is below the first one.
test.use({ viewport: { width: 1280, height: 2400 } });

test("spec §6: a change that a viewer may not make is undone, with the reason", async ({ page, server }) => {
  const viewer = await openAs("viewer", { page, server });
  await viewer.page.goto(`#${dashboardPath}`);
  await viewer.page.getByRole("textbox", { name: "New todo" }).fill("Water the plants");
  await viewer.page.keyboard.press("Enter");
  await expect(
    viewer.page
      .getByRole("region", { name: "Alerts" })
      .getByText("Your role does not allow this. Ask an administrator."),
  ).toBeVisible();
  await expect(viewer.page.getByRole("checkbox", { name: "Water the plants" })).toBeHidden();

  await changeRole(server, viewer.username, "member");
  await viewer.page.getByRole("textbox", { name: "New todo" }).fill("Feed the fish");
  // The form is busy until the refused todo has been taken back.
  await expect(viewer.page.getByRole("button", { name: "Add", exact: true })).toBeEnabled();
  await viewer.page.keyboard.press("Enter");
  await expect(viewer.page.getByRole("checkbox", { name: "Feed the fish" })).toBeVisible();
  await viewer.page.reload();
  await expect(viewer.page.getByRole("checkbox", { name: "Feed the fish" })).toBeVisible();
  await viewer.close();
});
