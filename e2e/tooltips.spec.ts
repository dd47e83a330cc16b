import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectToStayUnderPointer, hoverForTooltip } from "./support/tooltips.ts";

test("an icon button shows its name on hover and when the keyboard reaches it, in place of the browser's tooltip", async ({
  page,
}) => {
  await page.goto("#/blank");
  const button = page.getByRole("button", { name: "More", exact: true });
  const tooltip = await hoverForTooltip(page, button, "More");
  await expect(button).not.toHaveAttribute("title");
  // It would repeat the name.
  await expect(button).toHaveAccessibleDescription("");
  await expectNoAxeViolations(page);
  await expectToStayUnderPointer(page, tooltip);
  await expect(button).toHaveAttribute("title", "More");

  await page.getByRole("link", { name: "Home" }).last().focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(tooltip).toHaveText("More");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test("a press hides the tooltip, which lets the press through", async ({ page }) => {
  await page.goto("#/blank");
  const button = page.getByRole("button", { name: "More", exact: true });
  const tooltip = await hoverForTooltip(page, button, "More");
  await button.click();
  await expect(page.getByRole("menu", { name: "More" })).toBeVisible();
  await expect(tooltip).toHaveCount(0);
});
