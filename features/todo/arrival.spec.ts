import type { Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { holdRequests } from "#e2e/support/hold-requests.ts";
import { dashboardPath } from "#e2e/support/screen-facts.ts";

test.skip(dashboardPath === undefined, "no dashboard is installed");

/** Opens the dashboard, and returns by how many pixels the widget grows when the todos arrive. */
async function openWithGrowth(page: Page) {
  const release = await holdRequests(page, "**/api/todos.json");
  await page.goto(`#${dashboardPath}?do=add-todo`);
  const widget = page.getByRole("article", { name: "Todo", exact: true });
  await expect(widget.getByRole("textbox", { name: "New todo" })).toBeVisible();
  const height = () => widget.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  release();
  await expect(widget.getByRole("checkbox").first()).toBeVisible();
  return (await height()) - before;
}

test("the widget keeps its height when the todos arrive", async ({ page }) => {
  expect(Math.abs(await openWithGrowth(page))).toBeLessThan(1);
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the widget grows by less than a row when the todos arrive, and one button opens the menu of a todo", async ({
    page,
  }) => {
    expect(Math.abs(await openWithGrowth(page))).toBeLessThan(53);
    // The page scrolls, and never a part of it.
    const scrolling = page.getByRole("article", { name: "Todo", exact: true }).evaluate((widget) =>
      [...widget.querySelectorAll("*")]
        .filter((part) => part.clientHeight > 0 && !part.matches("input"))
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .map((part) => `${part.className}: ${part.clientHeight} of ${part.scrollHeight} px`),
    );
    expect(await scrolling).toEqual([]);
    await page.getByRole("textbox", { name: "New todo" }).fill("Call the caterer");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "More: Call the caterer" }).tap();
    const menu = page.getByRole("menu", { name: "Call the caterer" });
    await expect(menu.getByRole("menuitemradio", { name: "Important" })).toBeChecked();
    await menu.getByRole("menuitem", { name: "Edit" }).tap();
    await expect(page.getByRole("dialog", { name: "Edit todo" })).toBeVisible();
  });
});
