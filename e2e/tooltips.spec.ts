import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

test("an icon button shows its name on hover and when the keyboard reaches it, in place of the browser's tooltip", async ({
  page,
}) => {
  await page.goto("#/blank");
  const button = page.getByRole("button", { name: "More", exact: true });
  const tooltip = page.getByRole("tooltip");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await button.hover();
    await expect(tooltip).toHaveText("More", { timeout: 1000 });
  }).toPass();
  await expect(button).not.toHaveAttribute("title");
  // It would repeat the name.
  await expect(button).toHaveAccessibleDescription("");
  await expectNoAxeViolations(page);
  const box = await tooltip.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4, { steps: 4 });
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
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
  const tooltip = page.getByRole("tooltip");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await button.hover();
    await expect(tooltip).toBeVisible({ timeout: 1000 });
  }).toPass();
  await button.click();
  await expect(page.getByRole("menu", { name: "More" })).toBeVisible();
  await expect(tooltip).toHaveCount(0);
});
