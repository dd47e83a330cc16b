import type { Page } from "@playwright/test";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates } from "#e2e/support/hold-requests.ts";
import { openBrowserOf } from "#e2e/support/accounts/people.ts";
import { showLayout } from "#e2e/support/show-layout.ts";
import { whenAnswered } from "#e2e/support/when-answered.ts";

const tree = (page: Page) => page.getByRole("tree", { name: "Folders and files" });
const item = (page: Page, name: string) =>
  tree(page)
    .getByRole("treeitem")
    .filter({ has: page.getByText(name, { exact: true }) });
const toggle = (page: Page, name: string) => item(page, name).locator("[data-part=toggle]");
const details = (page: Page) => page.getByRole("region", { name: "Details" });
const path = (page: Page) => details(page).getByRole("list", { name: "Path" }).getByRole("listitem");
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search names" });
const press = (page: Page, ...keys: readonly string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
/** The names of the items that are drawn, in their order on screen. */
const names = (page: Page) =>
  tree(page)
    .getByRole("treeitem")
    .evaluateAll((items) =>
      items
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((each) => each.querySelector("[dir=auto]")?.textContent),
    );

async function open(page: Page, query = "") {
  await page.goto(`#/ui/tree-view${query}`);
  await expect(item(page, "Finance")).toBeVisible();
}

/** Opens a closed folder, and waits for one of its items. */
async function openFolder(page: Page, name: string, child: string) {
  await toggle(page, name).click();
  await expect(item(page, child)).toBeVisible();
}

test("a user opens and checks folders", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/503/, /Error/);
  await test.step("a folder loads when it is opened, says that it failed, and loads again", async () => {
    const release = await holdLiveUpdates(page);
    await open(page);
    await page.route(/library\.json\?parent/, (route) => route.fulfill({ status: 503, body: "{}" }));
    await toggle(page, "Legal").click();
    const failed = item(page, "This folder could not be loaded. Try again");
    await expect(failed).toBeVisible();
    await page.unroute(/library\.json\?parent/);
    await failed.focus();
    await press(page, "Enter");
    await expect(item(page, "Contracts")).toBeVisible();
    await expect(failed).toHaveCount(0);
    await expect(item(page, "Legal")).not.toHaveAttribute("aria-busy", /.*/);
    release();
  });
  await test.step("checking a folder checks what is not loaded as well, survives a reload, and can be undone", async () => {
    const savedAll = whenAnswered(page, "PUT");
    await item(page, "Sales").focus();
    await press(page, "Space");
    await expect(item(page, "Sales")).toHaveAttribute("aria-checked", "true");
    await openFolder(page, "Sales", "Price lists");
    await expect(item(page, "Price lists")).toHaveAttribute("aria-checked", "true");
    await savedAll;
    const savedOne = whenAnswered(page, "PUT");
    await item(page, "Pipeline.xlsx").locator("[data-part=check]").click();
    await expect(item(page, "Pipeline.xlsx")).toHaveAttribute("aria-checked", "false");
    await expect(item(page, "Sales")).toHaveAttribute("aria-checked", "mixed");
    await savedOne;
    await page.reload();
    await expect(item(page, "Sales")).toHaveAttribute("aria-checked", "mixed");
    await expect(page.getByText(/^\d+ of 874 files checked$/)).toBeVisible();
    await page.getByRole("button", { name: "Uncheck all" }).click();
    await expect(item(page, "Sales")).toHaveAttribute("aria-checked", "false");
    await expect(page.getByText("0 of 874 files checked", { exact: true })).toBeVisible();
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(item(page, "Sales")).toHaveAttribute("aria-checked", "mixed");
    await expect(item(page, "Price lists")).toHaveAttribute("aria-checked", "true");
    await expect(item(page, "Pipeline.xlsx")).toHaveAttribute("aria-checked", "false");
  });
});

test("a user finds files in the tree by searching and by keyboard", async ({ page }) => {
  await test.step("a search shows the matches with their folders, and clearing it gives the former state back", async () => {
    await open(page);
    await openFolder(page, "Legal", "Contracts");
    const before = await names(page);
    await search(page).fill("LEASE");
    await expect.poll(() => names(page)).toEqual(["Legal", "Contracts", "Lease office.pdf", "Lease warehouse.pdf"]);
    await expect(page.getByRole("status").filter({ hasText: "2 matches" })).toHaveCount(1);
    await expect(item(page, "Lease office.pdf").locator("mark")).toHaveText("Lease");
    await expect(page).toHaveURL(/q=LEASE/);
    await expectNoAxeViolations(page);
    await search(page).fill("no such name");
    await expect(page.getByText("No matching files or folders")).toBeVisible();
    await page.getByRole("button", { name: "Show all folders" }).click();
    await expect.poll(() => names(page)).toEqual(before);
  });
  await test.step("the keys are those of a tree, with one Tab stop", async () => {
    await expect(item(page, "Finance")).toHaveAttribute("aria-expanded", "true");
    await expect(item(page, "Tax")).toHaveAttribute("aria-level", "2");
    await expect(item(page, "Tax")).toHaveAttribute("aria-posinset", "5");
    await expect(item(page, "Tax")).toHaveAttribute("aria-setsize", "5");
    await expect(tree(page).locator("[tabindex='0']")).toHaveCount(1);
    await item(page, "Welcome to the library.docx").focus();
    await press(page, "ArrowDown", "ArrowDown");
    await expect(item(page, "Finance")).toBeFocused();
    await press(page, "ArrowRight");
    await expect(item(page, "Annual accounts")).toBeFocused();
    await press(page, "ArrowLeft");
    await expect(item(page, "Finance")).toBeFocused();
    await press(page, "ArrowLeft");
    await expect(item(page, "Annual accounts")).toHaveCount(0);
    await press(page, "End");
    await expect(item(page, "Archive")).toBeFocused();
    await press(page, "Home");
    await expect(item(page, "Welcome to the library.docx")).toBeFocused();
    await page.keyboard.type("op");
    await expect(item(page, "Operations")).toBeFocused();
    await press(page, "ArrowRight");
    await expect(item(page, "Facilities")).toBeVisible();
    await press(page, "ArrowRight", "Shift+*");
    await expect(item(page, "Carriers.xlsx")).toBeVisible();
    await expect(item(page, "Audit plan.docx")).toBeVisible();
    await press(page, "Enter");
    await expect(path(page)).toHaveText(["Library", "Operations"]);
    await expect(page).toHaveURL(/item=/);
    await expectNoAxeViolations(page);
  });
  await test.step("from right to left, the arrow keys are mirrored", async () => {
    await showLayout(page, { rightToLeft: true });
    await toggle(page, "Finance").click();
    const folder = item(page, "Finance");
    await expect(folder).toHaveAttribute("aria-expanded", "true");
    await folder.focus();
    await press(page, "ArrowRight");
    await expect(folder).toHaveAttribute("aria-expanded", "false");
    await press(page, "ArrowLeft");
    await expect(folder).toHaveAttribute("aria-expanded", "true");
    await press(page, "ArrowLeft");
    await expect(folder).not.toBeFocused();
    await press(page, "ArrowRight");
    await expect(folder).toBeFocused();
  });
});

test("an item is moved with the mouse, the keyboard and a dialog, and renamed; each change can be undone", async ({
  page,
  browser,
  server,
}) => {
  await open(page);
  await openFolder(page, "Legal", "Contracts");
  const theirs = await openBrowserOf("mei.tanaka", browser, server);
  const other = await theirs.newPage();
  await other.goto(page.url());
  await openFolder(other, "Legal", "Trademarks");

  // With the mouse: between two items, and into a folder.
  await item(page, "Trademarks").dragTo(item(page, "Insurance"), { targetPosition: { x: 200, y: 2 } });
  const inLegal = ["Legal", "Contracts", "Trademarks", "Insurance", "Archive"];
  await expect.poll(async () => (await names(page)).slice(-5)).toEqual(inLegal);
  await expect.poll(async () => (await names(other)).slice(-5)).toEqual(inLegal);
  await alerts(page).getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(async () => (await names(page)).slice(-3)).toEqual(["Insurance", "Trademarks", "Archive"]);
  await item(page, "Trademarks").dragTo(item(page, "Insurance"), { targetPosition: { x: 200, y: 17 } });
  await expect(item(page, "Trademarks")).toHaveAttribute("aria-level", "3");

  // Escape puts it back, and the click that follows selects nothing.
  await item(page, "Contracts").hover();
  await page.mouse.down();
  await item(page, "Finance").hover();
  await expect(item(page, "Contracts")).toHaveAttribute("data-dragged");
  await press(page, "Escape");
  await expect(item(page, "Contracts")).not.toHaveAttribute("data-dragged");
  await item(page, "Contracts").hover();
  await page.mouse.up();
  await expect(item(page, "Contracts")).toHaveAttribute("aria-level", "2");
  await expect(item(page, "Contracts")).toHaveAttribute("aria-selected", "false");

  // With the keyboard: out of the folder again.
  await item(page, "Trademarks").focus();
  await press(page, "Control+Shift+D");
  await expect(page.getByText(/^Move Trademarks (in)?to /)).toBeVisible();
  await press(page, "Escape");
  await expect(page.getByText(/^Move Trademarks/)).toHaveCount(0);
  await expect(item(page, "Trademarks")).toBeFocused();
  await press(page, "Control+Shift+D", "ArrowDown");
  await expect(page.getByText(/^Move Trademarks to position \d+ in Legal$/)).toBeVisible();
  await press(page, "Enter");
  await expect(item(page, "Trademarks")).toHaveAttribute("aria-level", "2");
  await expect(item(page, "Trademarks")).toBeFocused();

  // Without dragging.
  await press(page, "Enter");
  await details(page).getByRole("button", { name: "Move to…" }).click();
  const dialog = page.getByRole("dialog", { name: "Move Trademarks" });
  await expectNoAxeViolations(page);
  await dialog.getByRole("searchbox", { name: "Search folders" }).fill("templ");
  await dialog.getByRole("treeitem", { name: "Templates" }).click();
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(path(page)).toHaveText(["Library", "Company", "Templates"]);
  await expect(item(page, "Trademarks")).toHaveAttribute("aria-level", "3");

  await item(page, "Trademarks").focus();
  await press(page, "F2");
  await page.getByRole("textbox", { name: "Name" }).fill("Brands");
  await press(page, "Enter");
  await expect(item(page, "Brands")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(item(page, "Trademarks")).toBeVisible();
  await theirs.close();
});

test("a folder of hundreds of files draws those in the window, and the address leads to one of them", async ({
  page,
}) => {
  await open(page);
  await openFolder(page, "Archive", "Scanned receipts");
  await openFolder(page, "Scanned receipts", "Receipt 2025-001.pdf");
  await item(page, "Scanned receipts").focus();
  await press(page, "End");
  await expect(item(page, "Moving to the new office.pptx")).toBeInViewport();
  await press(page, "ArrowUp", "ArrowUp", "ArrowUp");
  await page.keyboard.type("receipt 2025-40");
  await expect(item(page, "Receipt 2025-400.pdf")).toBeFocused();
  await expect(item(page, "Receipt 2025-400.pdf")).toHaveAttribute("aria-posinset", "400");
  expect(await tree(page).getByRole("treeitem").count()).toBeLessThan(80);
  await press(page, "Enter");
  await expect(details(page)).toContainText("Receipt 2025-400.pdf");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(path(page)).toHaveText(["Library", "Archive", "Scanned receipts"]);
  await expect(item(page, "Archive")).toHaveAttribute("aria-expanded", "true");
});

test("names of folders stay as they are in another language", async ({ page, setUp }) => {
  await setUp({ language: "de" });
  await page.goto("#/ui/tree-view");
  await expect(page.getByRole("main").getByText("Annual accounts")).toBeVisible();
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger that rests on an item drags it, and one that moves at once does not", async ({ page }) => {
    await open(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const middleOf = async (name: string) => {
      const box = await item(page, name).boundingBox();
      return { x: (box?.x ?? 0) + 120, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    // At the edge of the window, the page would scroll under the finger.
    await item(page, "People").evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
    const [from, to] = [await middleOf("Tax"), await middleOf("People")];
    await touch("touchStart", from);
    await expect(item(page, "Tax")).toHaveAttribute("data-dragged");
    // At once: a folder that the finger stays on opens, and moves those below it.
    await touch("touchMove", to);
    await expect(item(page, "People")).toHaveAttribute("data-target");
    await touch("touchEnd");
    await expect(alerts(page).getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(item(page, "People")).toHaveAttribute("aria-expanded", "true");
    await expect(item(page, "Tax")).toHaveAttribute("aria-level", "2");
    await expect
      .poll(async () => (await names(page)).indexOf("Tax"))
      .toBeGreaterThan((await names(page)).indexOf("People"));

    // Last, because a touch while the page still moves would only stop it.
    const scrolled = await middleOf("Marketing");
    const before = await page.evaluate(() => scrollY);
    await touch("touchStart", scrolled);
    await touch("touchMove", { x: scrolled.x, y: scrolled.y - 40 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(page.locator("html")).not.toHaveAttribute("data-dragging");
    await touch("touchEnd");
  });
});
