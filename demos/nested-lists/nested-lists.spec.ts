import type { APIRequestContext, Locator, Page } from "@playwright/test";

import { initialLists, type NestedLists } from "#demos/nested-lists/contract.ts";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { pickUp } from "#e2e/support/drag.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const grip = (page: Page, name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });
const row = (page: Page, name: string) => grip(page, name).locator("..");
const menuItem = (page: Page, item: string, action: string) =>
  page.getByRole("menu", { name: `More: ${item}`, exact: true }).getByRole("menuitem", { name: action, exact: true });
/** The button that undoes a change, which its notice names. */
const undo = (page: Page, change: string) =>
  alerts(page).getByRole("status").filter({ hasText: change }).getByRole("button", { name: "Undo" });

/** The lists as the server stores them. */
const stored = async (request: APIRequestContext, baseURL: string | undefined) =>
  (await (await request.get(`${baseURL}api/nested-lists.json`)).json()) as NestedLists;

/** The lists as the screen shows them. */
async function shown(page: Page) {
  const text = await page.locator("pre").textContent();
  return JSON.parse(text ?? "") as Pick<NestedLists, "navigation" | "onboarding">;
}

/** The names of the items inside another one, as the JSON has them. */
async function namesInside(page: Page, parent: string) {
  const find = (items: NestedLists["navigation"]): NestedLists["navigation"] =>
    items.flatMap((item) => [item, ...find(item.children ?? [])]);
  const { navigation, onboarding } = await shown(page);
  const found = find([...navigation, ...onboarding]).find(({ name }) => name === parent);
  return (found?.children ?? []).map(({ name }) => name);
}

async function openLists(page: Page) {
  await page.goto("#/ui/nestable-lists");
  await expect(grip(page, "Home")).toBeVisible();
}

/** A point beside the handle of a row: `levels` to its right, and at this share of its height. */
async function pointAt(page: Page, name: string, levels: number, share: number) {
  const box = await grip(page, name).boundingBox();
  const height = (await row(page, name).boundingBox())?.height ?? 0;
  return { x: (box?.x ?? 0) + 10 + levels * 24, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 + (share - 0.5) * height };
}

async function dragTo(page: Page, target: { x: number; y: number }) {
  await page.mouse.move(target.x, target.y - 6, { steps: 6 });
  await page.mouse.move(target.x, target.y, { steps: 2 });
}

const dropMark = (page: Page, name: string): Locator => row(page, name).and(page.locator("[data-drop]"));

test.beforeEach(async ({ request, baseURL }) => {
  const { version } = await stored(request, baseURL);
  const answer = await request.patch(`${baseURL}api/nested-lists.json`, {
    headers: { origin: new URL(baseURL ?? "").origin },
    data: { ...initialLists, version },
  });
  expect(answer.ok(), "the lists are reset").toBe(true);
});

test("items are moved with the mouse", async ({ page, request, baseURL }) => {
  await test.step("an item moves into the other list with everything inside it; Escape and a drop outside change nothing", async () => {
    await openLists(page);
    await pickUp(page, grip(page, "Returns"));
    await dragTo(page, await pointAt(page, "First day", 0, 0.2));
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(page.getByText("Returns was put back.")).toBeAttached();
    await pickUp(page, grip(page, "Returns"));
    await page.mouse.move(60, 300, { steps: 8 });
    await page.mouse.up();
    expect(await shown(page)).toEqual(initialLists);
    await pickUp(page, grip(page, "Returns"));
    await dragTo(page, await pointAt(page, "First day", 0, 0.2));
    await page.mouse.up();
    await expect.poll(async () => (await shown(page)).onboarding.map(({ name }) => name)).toContain("Returns");
    expect(await namesInside(page, "Returns")).toEqual(["Return labels", "Return status"]);
    expect(await namesInside(page, "Orders")).toEqual(["Open orders", "Order history"]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => shown(page)).toEqual(initialLists);
  });
  await test.step("an item is nested with the mouse, saved, kept by a reload, and put back by Undo", async () => {
    await expectNoAxeViolations(page);
    await pickUp(page, grip(page, "Home"));
    // Below Price lists, and inside it.
    await dragTo(page, await pointAt(page, "Price lists", 2, 0.8));
    await expect(dropMark(page, "Account")).toBeVisible();
    await page.mouse.up();
    await expect.poll(() => namesInside(page, "Price lists")).toEqual(["Home"]);
    await expect(alerts(page)).toContainText("Item moved");
    await expect(page.getByText("Home was dropped: Navigation of the customer portal, level 3,")).toBeAttached();
    await expect
      .poll(async () => {
        const { navigation, onboarding } = await stored(request, baseURL);
        return { navigation, onboarding };
      })
      .toEqual(await shown(page));
    await page.reload();
    await expect(grip(page, "Home")).toBeVisible();
    expect(await namesInside(page, "Price lists")).toEqual(["Home"]);
    await pickUp(page, grip(page, "Home"));
    await dragTo(page, await pointAt(page, "Orders", 0, 0.2));
    await page.mouse.up();
    await expect.poll(() => namesInside(page, "Price lists")).toEqual([]);
    await undo(page, "Item moved").click();
    await expect.poll(() => namesInside(page, "Price lists")).toEqual(["Home"]);
  });
});

test("changes of two windows are both kept, and a name that both change is asked about", async ({ page, context }) => {
  await openLists(page);
  const other = await context.newPage();
  await openLists(other);
  await grip(page, "Contact").focus();
  for (const key of ["Space", "ArrowLeft", "Space"]) await page.keyboard.press(key);
  await expect.poll(() => namesInside(page, "Help")).toEqual([]);
  // The other window follows.
  await expect.poll(() => namesInside(other, "Help")).toEqual([]);
  await page.getByRole("button", { name: "More: Home" }).click();
  await menuItem(page, "Home", "Rename").click();
  await other.getByRole("button", { name: "More: Home" }).click();
  await menuItem(other, "Home", "Rename").click();
  await page.getByRole("textbox", { name: "Name of the item" }).fill("Start");
  await page.keyboard.press("Enter");
  await expect(page.locator("pre")).toContainText('"Start"');
  await expect(other.locator("pre")).toContainText('"Start"');
  await other.getByRole("textbox", { name: "Name of the item" }).fill("Welcome");
  await other.keyboard.press("Enter");
  await other.getByRole("alertdialog").getByRole("button", { name: "Keep mine" }).click();
  await expect(page.locator("pre")).toContainText('"Welcome"');
  await other.close();
});

test("items are moved by keyboard and by their menu", async ({ page }) => {
  await test.step("items are added, renamed, moved by their menu and deleted; each change is undone", async () => {
    await openLists(page);
    const add = page.getByRole("button", { name: /^Add item\W+Onboarding checklist$/ });
    await add.click();
    const field = page.getByRole("textbox", { name: "Name of new item" });
    for (const name of ["Pension plan", "Parking permit"]) {
      await field.fill(name);
      await field.press("Enter");
      await expect(grip(page, name)).toBeVisible();
      await expect(field).toHaveValue("");
    }
    await field.press("Escape");
    await expect(add).toBeFocused();
    await page.getByRole("button", { name: "More: Parking permit" }).press("Enter");
    await menuItem(page, "Parking permit", "Move in").press("Enter");
    await expect.poll(() => namesInside(page, "Pension plan")).toEqual(["Parking permit"]);
    await expect(grip(page, "Parking permit")).toBeFocused();
    await page.getByRole("button", { name: "Collapse Pension plan" }).press("Enter");
    await expect(grip(page, "Parking permit")).toBeHidden();
    await page.getByRole("button", { name: "More: Pension plan" }).press("Enter");
    await menuItem(page, "Pension plan", "Delete").press("Enter");
    await expect(grip(page, "Pension plan")).toBeHidden();
    await expect(grip(page, "Review after 30 days")).toBeFocused();
    await undo(page, "Item deleted").click();
    await expect.poll(() => namesInside(page, "Pension plan")).toEqual(["Parking permit"]);
    await page.getByRole("button", { name: "Expand all" }).click();
    await expect(grip(page, "Parking permit")).toBeVisible();
    await page.getByRole("button", { name: "Reset", exact: true }).click();
    await expect.poll(() => shown(page)).toEqual(initialLists);
    await undo(page, "Lists reset").click();
    await expect(grip(page, "Pension plan")).toBeVisible();
  });
  await test.step("in a right-to-left page, arrow keys nest to the left, with announcements, and the handle keeps the focus", async () => {
    await page.getByRole("button", { name: "Reset", exact: true }).click();
    await expect.poll(() => shown(page)).toEqual(initialLists);
    await showLayout(page, { rightToLeft: true });
    const handle = grip(page, "Home");
    await handle.focus();
    const list = "Navigation of the customer portal";
    await page.keyboard.press("Space");
    await expect(page.getByText(`Home was picked up: ${list}, level 1, position 1 of 5.`)).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(`${list}, level 2, position 1 of 4, inside Orders`, { exact: true })).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await expect(
      page.getByText(`${list}, level 3, position 1 of 1, inside Open orders`, { exact: true }),
    ).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(page.getByText(`Home was dropped: ${list}, level 2, position 2 of 4, inside Orders.`)).toBeAttached();
    await expect.poll(() => namesInside(page, "Orders")).toEqual(["Open orders", "Home", "Order history", "Returns"]);
    await expect(handle).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Home was put back.")).toBeAttached();
    await expect(handle).toHaveAttribute("aria-pressed", "false");
    // Nothing is lost if keys arrive faster than the page renders.
    await handle.evaluate((element) => {
      for (const key of [" ", "ArrowDown", "ArrowLeft", " "])
        element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => namesInside(page, "Order history")).toEqual(["Home"]);
    await expect(handle).toBeFocused();
  });
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an item is dragged with a finger, and the page stays where it is", async ({ page }) => {
    await openLists(page);
    const handle = await grip(page, "Home").boundingBox();
    expect(handle?.width).toBeGreaterThanOrEqual(40);
    expect(handle?.height).toBeGreaterThanOrEqual(40);
    const from = await pointAt(page, "Home", 0, 0.5);
    const to = await pointAt(page, "Open orders", 0, 0.8);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const scrolled = await page.evaluate(() => scrollY);
    await touch("touchStart", from);
    for (let part = 1; part <= 8; part += 1)
      await touch("touchMove", {
        x: from.x + ((to.x - from.x) * part) / 8,
        y: from.y + ((to.y - from.y) * part) / 8,
      });
    await expect(dropMark(page, "Order history")).toBeVisible();
    await touch("touchEnd");
    await expect.poll(() => namesInside(page, "Orders")).toEqual(["Open orders", "Home", "Order history", "Returns"]);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
