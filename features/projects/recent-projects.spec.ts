import { expect, test } from "#e2e/support/fixtures.ts";
import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expectToCloseByTab } from "#e2e/support/popovers.ts";
import { whenAnswered } from "#e2e/support/when-answered.ts";

test("recent projects are opened and left by keyboard, and cleared after confirmation", async ({ page }) => {
  await page.goto("#/home");
  const panel = page.getByRole("dialog", { name: "Recent projects" });

  await test.step("tabbing out of the panel closes it, and Escape returns the focus to its button", async () => {
    await expectToCloseByTab(page, page.getByRole("button", { name: "Recent projects" }));
  });

  await test.step("'Keep' has the initial focus, keeps the projects, and returns the focus to the button", async () => {
    await page.getByRole("button", { name: "Recent projects", exact: true }).click();
    await expect(panel.getByRole("listitem")).not.toHaveCount(0);
    const count = await panel.getByRole("listitem").count();
    await expectNoAxeViolations(page);
    await panel.getByRole("button", { name: "Clear" }).click();
    await expect(page.getByRole("alertdialog", { name: "Clear recent projects?" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Recent projects", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("listitem")).toHaveCount(count);
    await page.keyboard.press("Escape");
  });

  await test.step("recent projects: clearing asks for confirmation and is saved", async () => {
    await page.getByRole("button", { name: "Recent projects", exact: true }).click();
    await expect(panel.getByRole("listitem").first()).toBeVisible();
    await panel.getByRole("button", { name: "Clear" }).click();
    const cleared = whenAnswered(page, "DELETE");
    await page.getByRole("alertdialog").getByRole("button", { name: "Clear" }).click();
    await cleared;
    await page.reload();
    await page.getByRole("button", { name: "Recent projects", exact: true }).click();
    await expect(panel.getByText("No recent projects")).toBeVisible();
  });
});
