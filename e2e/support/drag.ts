import { type Locator, type Page, expect } from "@playwright/test";

/** Picks an element up at its grip with the mouse, and waits for the drag to begin. */
export async function pickUp(page: Page, grip: Locator) {
  // While the page loads, the grip may move between hover and press, so that the press misses it.
  await expect(async () => {
    await grip.hover();
    await page.mouse.down();
    const isHit = await grip.evaluate((element) => element.matches(":active"));
    if (!isHit) await page.mouse.up();
    expect(isHit).toBe(true);
  }).toPass({ timeout: 15_000 });
  const box = await grip.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  await expect(async () => {
    await page.mouse.move(x + 8, y + 4);
    await page.mouse.move(x + 12, y + 6);
    await expect(page.locator("html")).toHaveAttribute("data-dragging", /^$/, { timeout: 300 });
  }).toPass({ timeout: 15_000 });
}
