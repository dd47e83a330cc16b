import { expect, type Locator, type Page } from "@playwright/test";

/** Hovers until the tooltip appears, since the page follows the pointer once the browser is idle. @returns the tooltip */
export async function hoverForTooltip(page: Page, element: Locator, text: string | RegExp) {
  const tooltip = page.getByRole("tooltip");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await element.hover();
    await expect(tooltip).toHaveText(text, { timeout: 1000 });
  }).toPass();
  return tooltip;
}

/** Expects that the tooltip stays while the pointer moves onto it, and goes when the pointer leaves. */
export async function expectToStayUnderPointer(page: Page, tooltip: Locator) {
  const box = await tooltip.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4, { steps: 4 });
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
}
