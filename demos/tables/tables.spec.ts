import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";

import { chooseLanguage, openAccountMenu } from "#e2e/support/account-menu.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates, holdRequests } from "#e2e/support/hold-requests.ts";
import { copied, paste } from "#e2e/support/paste.ts";
import { whenAnswered } from "#e2e/support/when-answered.ts";
import { expectToCloseByTab } from "#e2e/support/popovers.ts";

const table = (page: Page) => page.getByRole("table", { name: "Customers" });
const grid = (page: Page) => page.getByRole("grid", { name: "Expenses" });
const head = (page: Page, name: string) => page.getByRole("columnheader", { name: new RegExp(`^${name}`) });
/** The columns, read at once: between two reads, some may disappear. */
const titles = (page: Page) =>
  page
    .getByRole("columnheader")
    .locator("button[aria-label]:first-child")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
/** The texts of a column, from top to bottom. */
const column = async (page: Page, name: string) => {
  const place = await head(page, name).evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
  return table(page)
    .locator(`tbody tr > :nth-child(${place + 1})`)
    .allInnerTexts();
};
/** Opens the filter of a column that has no chip yet. */
const addFilter = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name }).click();
};
const openExport = async (page: Page, choice: string) => {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: choice }).click();
};

test.describe("the data table", () => {
  test("a user goes through the pages", async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/503/, /ApiError/);
    await test.step("rows that cannot be loaded are reported and can be retried", async () => {
      const release = await holdLiveUpdates(page);
      let isAway = true;
      await page.route("**/datatables.standard.json*", (route) =>
        isAway
          ? route.fulfill({ status: 503, json: { code: "unavailable", message: "Try again soon" } })
          : route.fallback(),
      );
      await page.goto("#/tables/datatables");
      await expect(page.getByText("Rows could not be loaded")).toBeVisible({ timeout: 15_000 });
      isAway = false;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("1–15 of 800")).toBeVisible();
      release();
    });
    await test.step("spec §9: 15 rows per page; the next page is in the URL and in the history", async () => {
      await expect(table(page).getByRole("rowheader")).toHaveCount(15);
      const first = await table(page).getByRole("rowheader").first().innerText();
      await page.getByRole("button", { name: "Next page" }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(table(page).getByRole("rowheader").first()).not.toHaveText(first);
      await expect(page.getByText("16–30 of 800")).toBeVisible();
      await page.goBack();
      await expect(page.getByText("1–15 of 800")).toBeVisible();
    });
    await test.step("the pager leads to every page, and a page beyond the last shows the last without a history entry", async () => {
      const pages = page.getByRole("navigation", { name: "Pages" });
      await expect(pages.locator("[aria-current=page]")).toHaveText("1");
      await expect(pages.getByRole("button", { name: "First page" })).toHaveAttribute("aria-disabled", "true");
      await pages.getByRole("button", { name: "Page 3", exact: true }).press("Enter");
      await expect(page.getByText("31–45 of 800")).toBeVisible();
      await expect(pages.getByRole("button", { name: "Page 3", exact: true })).toBeFocused();
      await expect(pages.locator("[aria-current=page]")).toHaveText("3");
      await pages.getByRole("button", { name: "Last page" }).click();
      await expect(page.getByText("796–800 of 800")).toBeVisible();
      await expect(table(page).getByRole("rowheader")).toHaveCount(5);
      await expect(pages.getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true");
      await pages.getByRole("button", { name: "First page" }).click();
      await expect(page.getByText("1–15 of 800")).toBeVisible();

      await page.goto("#/tables/datatables?page=9999");
      await expect(page.getByText("796–800 of 800")).toBeVisible();
      await expect(page).toHaveURL(/page=54$/);
      await page.goBack();
      await expect(page.getByText("1–15 of 800")).toBeVisible();
    });
  });

  test("a user searches, sorts and filters", async ({ page }) => {
    await test.step("the result of a search, an order and another page is announced, and nothing at first", async () => {
      await page.goto("#/tables/datatables?sort=city&page=2");
      await expect(page.getByText("16–30 of 800")).toBeVisible();
      // The order is read from the URL, too.
      await expect(head(page, "City")).toHaveAttribute("aria-sort", "ascending");
      const announced = table(page).locator("xpath=ancestor::section").getByRole("status").last();
      await expect(announced).toHaveText("");
      await page.getByRole("button", { name: "Next page" }).click();
      await expect(announced).toHaveText("Page 3 of 54");
      await page.getByRole("button", { name: "City", exact: true }).click();
      await expect(announced).toHaveText("Sorted by City, descending");
      await page.getByRole("button", { name: "Date", exact: true }).click({ modifiers: ["Shift"] });
      await expect(announced).toHaveText("Sorted by City, descending, Date, ascending");
      await page.getByRole("searchbox", { name: "Search all columns" }).fill("no such company");
      await expect(announced).toHaveText("0 rows");
      await page.getByRole("searchbox", { name: "Search all columns" }).fill("");
      await expect(announced).toHaveText("800 rows");
    });
    await test.step("a search finds a row by its name and date as shown, and reports that nothing matches", async () => {
      const [name] = await column(page, "Name");
      const [day] = await column(page, "Date");
      const search = page.getByRole("searchbox", { name: "Search all columns" });
      await search.fill(`${name} ${day}`);
      await expect.poll(() => column(page, "Name")).toEqual([name]);
      await search.fill("2199-01-01");
      await expect(page.getByText("No matching rows")).toBeVisible();
    });
    await test.step("a click sorts by one column, and Shift+click by several; the headers show the order", async () => {
      await page.goto("#/tables/datatables");
      await page.getByRole("button", { name: "City", exact: true }).click();
      await expect(head(page, "City")).toHaveAttribute("aria-sort", "ascending");
      await page.getByRole("button", { name: "Date", exact: true }).click({ modifiers: ["Shift"] });
      await page.getByRole("button", { name: "Date", exact: true }).click({ modifiers: ["Shift"] });
      await expect(page).toHaveURL(/sort=city(,|%2C)-date/);
      await expect(head(page, "Date")).toHaveAttribute("aria-sort", "descending");
      // The previous rows, which are of the first city too, stay until the new ones have arrived.
      await expect(async () => {
        expect(new Set(await column(page, "City"))).toEqual(new Set(["Amman"]));
        const days = (await column(page, "Date")).map((day) => Date.parse(day));
        expect(days).toEqual(days.toSorted((one, other) => other - one));
      }).toPass();
    });
    await test.step("search text is taken literally, and invalid parameters are ignored", async () => {
      await page.goto("#/tables/datatables?page=-1&size=1000000000&sort=salary&id=1e999..&q=%25");
      await expect(page.getByText("No matching rows")).toBeVisible();
      await page.getByRole("searchbox", { name: "Search all columns" }).fill("");
      await expect(page.getByText("1–15 of 800")).toBeVisible();
    });
    await test.step("filters by text, choice and range combine, are in the URL, and are cleared together with a search", async () => {
      await page.goto("#/tables/datatables");
      await addFilter(page, "Name");
      await page.getByRole("searchbox", { name: "Filter Name" }).fill("muller");
      await expect
        .poll(() => column(page, "Name"))
        .toEqual(expect.arrayContaining([expect.stringContaining("Müller")]));
      await expect(page).toHaveURL(/name=muller/);
      await page.getByRole("button", { name: /^Filter City/ }).click();
      await page.getByRole("menuitemcheckbox", { name: "Porto" }).click();
      await page.getByRole("menuitemcheckbox", { name: "Lyon" }).click();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Filter City: 2 options" })).toBeVisible();
      await expect
        .poll(async () => (await column(page, "City")).every((city) => city === "Porto" || city === "Lyon"))
        .toBe(true);
      await addFilter(page, "ID");
      const range = page.getByRole("dialog", { name: "Filter ID" });
      await range.getByLabel("From").fill("many");
      await range.getByRole("button", { name: "Apply" }).click();
      await expect(range.getByLabel("From")).toHaveAccessibleDescription("Enter a number like 12,345.67");
      // The range contains all rows found so far, so they are the same before and after its response.
      await range.getByLabel("From").fill("400");
      await range.getByLabel("Up to").fill("700");
      await range.getByRole("button", { name: "Apply" }).click();
      await expect(page).toHaveURL(/id=400\.\.700/);
      const found = await column(page, "Name");
      const address = page.url();
      await page.goto("#/tables/datatables");
      await expect(page.getByText("1–15 of 800")).toBeVisible();
      await page.goto(address);
      await expect.poll(() => column(page, "Name")).toEqual(found);
      await page.getByRole("searchbox", { name: "Search all columns" }).fill("no such company");
      await expect(page.getByText("No matching rows")).toBeVisible();
      await page.getByRole("button", { name: "Clear filters" }).first().click();
      await expect(page.getByText("1–15 of 800")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Filter Name/ })).toHaveCount(0);
    });
    await test.step("filters are chips: common ones at hand, others in a menu, and a set one shows its value and can be cleared", async () => {
      await expect(table(page).getByRole("rowheader")).toHaveCount(15);
      const chips = page.getByRole("group", { name: "Filters" });
      await expect(chips.getByRole("button")).toHaveText(["City", "Date", "Add filter"]);
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(1);
      await chips.getByRole("button", { name: "Filter City: All" }).click();
      await page.getByRole("menuitemcheckbox", { name: "Porto" }).click();
      await page.keyboard.press("Escape");
      const city = chips.getByRole("button", { name: "Filter City: Porto" });
      await expect(city).toHaveText("City: Porto");
      // Applied although the field closes before the pause in typing is over.
      await addFilter(page, "Company");
      await page.getByRole("searchbox", { name: "Filter Company" }).fill("glass");
      await page.keyboard.press("Enter");
      await expect(chips.getByRole("button", { name: "Filter Company: glass" })).toHaveText("Company: glass");
      await expect(page).toHaveURL(/company=glass/);
      await chips.getByRole("button", { name: "Clear filter City" }).press("Enter");
      await expect(page).not.toHaveURL(/city=/);
      await expect(chips.getByRole("button", { name: "Filter City: All" })).toBeFocused();
      await chips.getByRole("button", { name: "Clear filters" }).press("Enter");
      await expect(chips.getByRole("button")).toHaveText(["City", "Date", "Add filter"]);
      await expect(page.getByText("1–15 of 800")).toBeVisible();
    });
  });

  test("a user arranges the columns", async ({ page }) => {
    await test.step("columns are moved, resized, hidden and pinned by keyboard, saved with the account, and reset", async () => {
      await page.goto("#/tables/datatables");
      // The head is one Tab stop, and the arrow keys lead through it.
      await expect(page.locator("thead :is(button, input, [tabindex]):not([tabindex='-1'])")).toHaveCount(1);
      await page.getByRole("button", { name: "Column Company" }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("button", { name: "Zip", exact: true })).toBeFocused();
      await page.keyboard.press("Alt+ArrowLeft");
      await expect.poll(() => titles(page)).toEqual(["ID", "Name", "Phone", "Zip", "Company", "City", "Date"]);
      await expect(page.getByRole("button", { name: "Zip", exact: true })).toBeFocused();
      const width = page.getByRole("separator", { name: "Width of Zip" });
      await width.focus();
      await page.keyboard.press("ArrowRight");
      await expect(width).toHaveAttribute("aria-valuenow", "128");
      await page.getByRole("button", { name: "Column Phone" }).press("Enter");
      await page.getByRole("menuitem", { name: "Hide column" }).press("Enter");
      await page.getByRole("button", { name: "Column City" }).press("Enter");
      await page.getByRole("menuitem", { name: "Pin to start" }).press("Enter");
      await page.getByRole("button", { name: "Columns", exact: true }).click();
      const saved = page.waitForResponse(
        (response) =>
          response.request().method() === "PUT" && (response.request().postData() ?? "").includes("compact"),
      );
      await page.getByRole("radio", { name: "Compact" }).check();
      await saved;
      const wanted = ["City", "ID", "Name", "Zip", "Company", "Date"];
      await expect.poll(() => titles(page)).toEqual(wanted);
      // Another browser of the account has nothing stored either.
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect.poll(() => titles(page)).toEqual(wanted);
      await expect(page.getByRole("separator", { name: "Width of Zip" })).toHaveAttribute("aria-valuenow", "128");

      await page.getByRole("button", { name: "Columns", exact: true }).click();
      await page.getByRole("button", { name: "Reset table" }).click();
      await expect.poll(() => titles(page)).toEqual(["ID", "Name", "Phone", "Company", "Zip", "City", "Date"]);
    });
    await test.step("a column is moved by dragging its header, and resized by dragging its edge", async () => {
      await page.keyboard.press("Escape");
      const from = await page.getByRole("button", { name: "Date", exact: true }).boundingBox();
      const to = await head(page, "Name").boundingBox();
      await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
      await page.mouse.down();
      await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 20, { steps: 8 });
      await page.keyboard.press("Escape");
      await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
      await page.mouse.up();
      await expect(head(page, "Date")).toHaveAttribute("aria-sort", "none");
      await page.mouse.down();
      await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 20, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => titles(page)).toEqual(["ID", "Date", "Name", "Phone", "Company", "Zip", "City"]);
      await expect(head(page, "Date")).toHaveAttribute("aria-sort", "none");
      const edge = page.getByRole("separator", { name: "Width of Name" });
      const place = await edge.boundingBox();
      const before = Number(await edge.getAttribute("aria-valuenow"));
      await page.mouse.move((place?.x ?? 0) + 4, (place?.y ?? 0) + 12);
      await page.mouse.down();
      await page.mouse.move((place?.x ?? 0) + 84, (place?.y ?? 0) + 12, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => Number(await edge.getAttribute("aria-valuenow"))).toBeGreaterThan(before + 40);
    });
  });

  /** A cell of the 30th row, the last until the code that finds the rows in view has loaded. Fewer are in view. */
  const lastBeforeCode = (page: Page) => table(page).getByRole("cell", { name: "30", exact: true });

  /** The elements that scroll vertically inside the table's region, or are cut off there. */
  const innerScrollers = (page: Page) =>
    page
      .getByRole("region", { name: "Customers: rows" })
      .evaluate((region) =>
        [region, ...region.querySelectorAll("table, thead, tbody")]
          .filter((part) => part.scrollHeight > part.clientHeight + 1)
          .map(({ localName }) => localName),
      );

  test("a user scrolls through many rows", async ({ page }) => {
    await test.step("a focused row of many keeps the focus when the code that draws those in view loads", async () => {
      await page.setViewportSize({ width: 1000, height: 800 });
      const release = await holdRequests(page, "**/assets/rows-in-view-*.js");
      await page.goto("#/tables/datatables?size=500");
      const details = table(page)
        .getByRole("button", { name: /^Details for / })
        .nth(3);
      await details.focus();
      await expect(lastBeforeCode(page)).toBeVisible();
      release();
      await expect(lastBeforeCode(page)).toHaveCount(0);
      await expect(details).toBeFocused();
    });
    await test.step("a page with many rows renders only the rows in view", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.getByText("1–500 of 800")).toBeVisible();
      await expect(table(page).getByRole("cell", { name: "1", exact: true })).toBeVisible();
      expect(await table(page).getByRole("rowheader").count()).toBeLessThan(60);
      await expect(lastBeforeCode(page)).toHaveCount(0);
      await page.evaluate(() => scrollTo({ top: 250 * 44, behavior: "instant" }));
      await expect(table(page).getByRole("cell", { name: "250", exact: true })).toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
      await expect(table(page).getByRole("cell", { name: "500", exact: true })).toBeInViewport();
      expect(await table(page).getByRole("rowheader").count()).toBeLessThan(60);
      // The last row ends where the table's foot begins: the spacers have the height of the rows that are not drawn.
      const last = await table(page).getByRole("row").last().boundingBox();
      const foot = await page.getByRole("navigation", { name: "Pages" }).boundingBox();
      expect(Math.abs((last?.y ?? 0) + (last?.height ?? 0) - (foot?.y ?? 0))).toBeLessThan(8);
    });
    await test.step("the page scrolls the rows, and the head sticks to it below the frame, also where the table is wide", async () => {
      await page.setViewportSize({ width: 1060, height: 700 });
      await page.goto("#/tables/datatables?size=100");
      await expect(table(page).getByRole("rowheader")).toHaveCount(100);
      expect(await innerScrollers(page)).toEqual([]);
      await page.evaluate(() => scrollTo({ top: 2500, behavior: "instant" }));
      expect(await page.evaluate(() => scrollY)).toBe(2500);
      const ribbon = await page.getByRole("navigation", { name: "Breadcrumbs" }).locator("..").boundingBox();
      const place = await head(page, "Name").boundingBox();
      expect(place?.y).toBe((ribbon?.y ?? 0) + (ribbon?.height ?? 0));

      // The rows scroll sideways, and the head goes with them; the page does not.
      const rows = table(page).locator("tbody");
      await rows.evaluate((body) => body.scrollTo({ left: 60, behavior: "instant" }));
      const cellX = async () => (await rows.getByRole("rowheader").nth(60).boundingBox())?.x;
      await expect.poll(async () => (await head(page, "Name").boundingBox())?.x).toBe((place?.x ?? 0) - 60);
      expect(await cellX()).toBe((place?.x ?? 0) - 60);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1060);
    });
    await test.step("the next page begins at its first row", async () => {
      await page.getByRole("button", { name: "Next page" }).press("Enter");
      await expect(page.getByText("101–200 of 800")).toBeAttached();
      await expect(table(page).getByRole("rowheader").first()).toBeInViewport();
      await expect(page.getByRole("button", { name: "Next page" })).toBeFocused();
    });
    await test.step("on a phone many rows are drawn as they scroll into view, in their places", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("#/tables/datatables?size=500&sort=id");
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(500 * 64);
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
      await expect(page.locator("tr[aria-rowindex='500']")).toBeInViewport();
      expect(await table(page).getByRole("rowheader").count()).toBeLessThan(60);
    });
  });

  test("a user reads the rows on a narrow screen", async ({ page }) => {
    await test.step("spec §9: under 1024 and under 480 px, columns move into the row's details", async () => {
      await page.setViewportSize({ width: 1000, height: 800 });
      await page.goto("#/tables/datatables");
      await expect.poll(() => titles(page)).toEqual(["ID", "Name", "Company", "City", "Date"]);
      await page
        .getByRole("button", { name: /^Details for / })
        .first()
        .press("Enter");
      await expect(table(page).getByRole("definition")).toHaveCount(2);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole("columnheader")).toHaveCount(0);
      await expect(table(page).getByRole("definition")).toHaveCount(3);
      await page
        .getByRole("button", { name: /^Details for / })
        .first()
        .press("Enter");
      await expect(table(page).getByRole("definition")).toHaveCount(0);
    });
    await test.step("on a phone a row is an entry of a list, one button sorts, and one has the filters with their count", async () => {
      await expect(table(page).getByRole("rowheader")).toHaveCount(15);
      await expect(page.getByRole("columnheader")).toHaveCount(0);
      const first = table(page).getByRole("row").first();
      const boxOfCell = (place: number) => first.locator("th, td").nth(place).boundingBox();
      const [titleBox, valueBox, belowBox] = [await boxOfCell(0), await boxOfCell(1), await boxOfCell(2)];
      expect(valueBox?.y).toBe(titleBox?.y);
      expect((valueBox?.x ?? 0) + 1).toBeGreaterThan((titleBox?.x ?? 0) + (titleBox?.width ?? 0));
      expect(belowBox?.y).toBeGreaterThan(titleBox?.y ?? 0);
      expect(belowBox?.x).toBe(titleBox?.x);

      await page.getByRole("button", { name: "Sort", exact: true }).click();
      await expect(page.getByRole("menuitemradio")).toHaveCount(14);
      await page.getByRole("menuitemradio", { name: "Name, descending" }).click();
      await expect(page).toHaveURL(/sort=-name/);
      await expect(page.getByRole("button", { name: "Sort: Name, descending" })).toHaveText("Sort: Name");
      await page.getByRole("button", { name: "Sort: Name, descending" }).click();
      await expect(page.getByRole("menuitemradio", { checked: true })).toHaveText("Name, descending");
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: "Filters" }).click();
      const dialog = page.getByRole("dialog", { name: "Filters" });
      await dialog.getByRole("searchbox", { name: "Filter Name" }).fill("tanaka");
      await expect(page).toHaveURL(/name=tanaka/);
      await dialog.getByRole("button", { name: "Show rows" }).click();
      await expect(page.getByRole("button", { name: "Filters, 1 active" })).toBeFocused();
      // A press anywhere on the row opens it.
      await first.click({ position: { x: 150, y: 20 } });
      await expect(table(page).getByRole("definition")).toHaveCount(3);
    });
  });

  test("100,000 rows are sorted, filtered and exported in the browser", async ({ page }) => {
    await page.goto("#/tables/datatables");
    await page.getByRole("radio", { name: "In the browser" }).check();
    await expect(page.getByText("100,000 rows", { exact: true })).toBeVisible();
    await expect.poll(() => table(page).getByRole("rowheader").count()).toBeLessThan(60);
    await page.getByRole("button", { name: "ID", exact: true }).click();
    await page.getByRole("button", { name: "ID", exact: true }).click();
    await expect(table(page).getByRole("cell", { name: "100000", exact: true })).toBeVisible();
    await addFilter(page, "Company");
    await page.getByRole("searchbox", { name: "Filter Company" }).fill("okafor glass");
    await expect(page.getByText("100,000 rows", { exact: true })).toBeHidden();
    await expect(page).toHaveURL(/company=okafor/);
    const address = page.url();
    await page.goto("#/blank");
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Filter Company: okafor glass" })).toBeVisible();
    const total = Number(
      (
        await page
          .getByText(/^[\d,]+ rows?$/)
          .first()
          .innerText()
      ).replaceAll(/\D/g, ""),
    );
    const download = page.waitForEvent("download");
    await openExport(page, "Save as CSV");
    const lines = (await readFile(await (await download).path())).toString().trimEnd().split("\r\n");
    expect(lines).toHaveLength(total + 1);
    expect(lines[1]).toContain("Okafor Glass");
  });

  test("a user exports rows", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await test.step("CSV, Excel and PDF exports contain all matching rows, with the visible columns in the CSV", async () => {
      await page.goto("#/tables/datatables?city=Porto&sort=-id");
      const total = Number(/of (\d+)/.exec((await page.getByText(/^1–15 of/).textContent()) ?? "")?.[1]);
      const save = async (choice: string) => {
        const download = page.waitForEvent("download");
        await openExport(page, choice);
        const file = await download;
        return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
      };
      const csv = await save("Save as CSV");
      const lines = csv.bytes.toString().trimEnd().split("\r\n");
      expect([csv.name, lines[0], lines.length]).toEqual([
        "datatables.csv",
        "\uFEFFID,Name,Phone,Company,Zip,City,Date",
        total + 1,
      ]);
      expect(lines.slice(1).every((line) => line.includes(",Porto,"))).toBe(true);
      // A phone number begins like a formula, but is not escaped.
      expect(lines[1]).toContain(",+351");
      const xlsx = await save("Save as Excel");
      const sheet = strFromU8(unzipSync(new Uint8Array(xlsx.bytes))["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
      expect([xlsx.name, sheet.match(/<row /g)?.length]).toEqual(["datatables.xlsx", total + 1]);
      const pdf = await save("Save as PDF");
      expect(pdf.bytes.subarray(0, 8).toString()).toBe("%PDF-1.4");
      expect(pdf.bytes.toString("latin1").match(/\(Porto\) Tj/g)).toHaveLength(total);
    });
    await test.step("all rows are copied, and printed in a separate table", async () => {
      await page.evaluate(() => {
        window.print = () => {
          const sheet = document.querySelectorAll("body > div > table tbody tr");
          Object.assign(window, { printed: sheet.length });
        };
      });
      await page.goto("#/tables/datatables");
      await expect(page.getByText("1–15 of 800")).toBeVisible();
      await openExport(page, "Copy");
      await expect(page.getByText("800 rows copied")).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trimEnd().split("\r\n")).toHaveLength(801);
      await openExport(page, "Print");
      await expect.poll(() => page.evaluate(() => (window as unknown as { printed?: number }).printed)).toBe(800);
    });
    await test.step("an export can be cancelled", async () => {
      await page.route("**/export?**", () => {});
      await openExport(page, "Save as CSV");
      const dialog = page.getByRole("dialog", { name: "Exporting…" });
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
    for (const name of ["Columns", "Export"]) {
      await test.step(`tabbing out of the panel of ${name} closes it, and Escape returns the focus to its button`, () =>
        expectToCloseByTab(page, page.getByRole("button", { name, exact: true })));
    }
  });
});

test.describe("the editable grid", () => {
  const undoIn = (page: Page, title: string) =>
    page
      .getByRole("region", { name: "Alerts" })
      .getByRole("status")
      .filter({ hasText: title })
      .getByRole("button", { name: "Undo" });
  const cell = (page: Page, row: RegExp | string, name: string) =>
    grid(page).getByRole("row", { name: row }).getByRole("gridcell", { name });

  /** Adds a row with the amount 10, and waits until it is saved. */
  async function addRow(page: Page, name: string) {
    await page.getByRole("button", { name: "Add row" }).click();
    await grid(page).getByRole("textbox", { name: "Name" }).fill(name);
    await grid(page).getByRole("textbox", { name: "Amount" }).fill("10");
    await page.keyboard.press("Enter");
    await expect(grid(page).getByRole("textbox", { name: "Amount" })).toBeHidden();
  }

  /** Adds a row with a unique name, and filters for it. */
  async function openWith(page: Page, name: string) {
    await page.goto(`#/tables/jqgrid?name=${name}`);
    await addRow(page, name);
    await expect(page.getByRole("button", { name: `Edit ${name}` }).first()).toBeVisible();
  }

  /** Adds two rows, and filters for both. */
  async function openPair(page: Page, name: string) {
    await page.goto(`#/tables/jqgrid?name=${name}`);
    for (const part of ["a", "b"]) await addRow(page, `${name}-${part}`);
    await expect(page.getByText("1–2 of 2")).toBeVisible();
  }

  test("a user adds, pages and selects rows", async ({ page }) => {
    await test.step("spec §9: 10, 20 or 30 rows per page", async () => {
      await page.goto("#/tables/jqgrid");
      await expect(grid(page).getByRole("rowheader")).toHaveCount(10);
      const sizes = page.getByRole("combobox", { name: "Rows per page" });
      await expect(sizes.getByRole("option")).toHaveText(["10", "20", "30"]);
      await sizes.selectOption("30");
      await expect(grid(page).getByRole("rowheader")).toHaveCount(30);
      await expect(page).toHaveURL(/size=30/);
    });
    await test.step("a new row is shown on its page, and one hidden by the filters is reported", async () => {
      await page.goto("#/tables/jqgrid?sort=name");
      await expect(grid(page).getByRole("rowheader")).toHaveCount(10);
      await addRow(page, "zzz landed");
      await expect(page).toHaveURL(/page=\d/);
      await expect(grid(page).getByRole("rowheader", { name: "zzz landed" })).toBeFocused();

      await page.goto("#/tables/jqgrid?name=nobody-has-it");
      await expect(page.getByText("No matching rows")).toBeVisible();
      await addRow(page, "hidden at first");
      await expect(page.getByText("Row saved, but hidden by the filters")).toBeVisible();
      await page.getByRole("region", { name: "Alerts" }).getByRole("button", { name: "Clear filters" }).click();
      await expect(grid(page).getByRole("rowheader", { name: "hidden at first" })).toBeVisible();
    });
    await test.step("a search typed while a new row is being saved stays", async () => {
      const release = await holdRequests(page, /jqgrid\.json$/);
      await page.goto("#/tables/jqgrid");
      await expect(grid(page).getByRole("rowheader")).toHaveCount(10);
      await page.getByRole("button", { name: "Add row" }).click();
      await grid(page).getByRole("textbox", { name: "Name" }).fill("zzz saved late");
      await grid(page).getByRole("textbox", { name: "Amount" }).fill("10");
      await page.keyboard.press("Enter");
      await page.getByRole("searchbox", { name: "Search all columns" }).fill("nobody has it");
      await expect(page).toHaveURL(/nobody/);
      release();
      await expect(page.getByText("Row saved, but hidden by the filters")).toBeVisible();
      await expect(page).toHaveURL(/nobody/);
      await expect(page.getByRole("searchbox", { name: "Search all columns" })).toHaveValue("nobody has it");
    });
    await test.step("a row that is being saved does not keep the next one from opening", async () => {
      await page.goto("#/tables/jqgrid?name=in-a-row");
      await expect(page.getByText("No matching rows")).toBeVisible();
      const release = await holdRequests(page, /jqgrid\.json$/);
      await page.getByRole("button", { name: "Add row" }).click();
      const field = (name: string) => grid(page).getByRole("textbox", { name });
      await field("Name").fill("in-a-row-1");
      await field("Amount").fill("10");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Add row" }).click();
      release();
      await expect(field("Name")).toHaveValue("");
      await expect(grid(page).locator("input:focus")).toBeVisible();
      await field("Name").fill("in-a-row-2");
      await field("Amount").fill("20");
      await page.keyboard.press("Enter");
      await expect(page.getByText("1–2 of 2")).toBeVisible();
    });
    await test.step("deleting the last row of the last page shows the page before it", async () => {
      const { origin } = new URL(page.url());
      for (let count = 0; count < 10; count += 1) {
        const data = { key: randomUUID(), date: "2026-03-01", name: "lonely", amount: 10 };
        const added = await page.request.post("api/tables/jqgrid.json", { headers: { origin }, data });
        expect(added.ok(), "the row is added").toBe(true);
      }
      await page.goto("#/tables/jqgrid?name=lonely");
      await expect(page.getByText("1–10 of 10")).toBeVisible();
      await addRow(page, "lonely");
      // The eleventh row is shown at its position.
      await expect(page.getByText("11–11 of 11")).toBeVisible();
      await expect(grid(page).getByRole("rowheader")).toHaveCount(1);
      await page.getByRole("button", { name: "Delete lonely" }).click();
      await expect(page.getByText("1–10 of 10")).toBeVisible();
      await expect(grid(page).getByRole("rowheader")).toHaveCount(10);
      await expect(page).not.toHaveURL(/page=/);
    });
    await test.step("a checkbox can be pressed within 32 × 32 px", async () => {
      await page.goto("#/tables/jqgrid");
      const box = grid(page).getByRole("checkbox").nth(1);
      await expect(box).toBeVisible();
      const place = await box.boundingBox();
      const [x, y] = [(place?.x ?? 0) + 9, (place?.y ?? 0) + 9];
      expect([place?.width, place?.height]).toEqual([18, 18]);
      for (const [index, corner] of [
        { x: x - 15, y: y - 15 },
        { x: x + 15, y: y - 15 },
        { x: x - 15, y: y + 15 },
        { x: x + 15, y: y + 15 },
      ].entries()) {
        await page.mouse.click(corner.x, corner.y);
        await expect(box).toBeChecked({ checked: index % 2 === 0 });
      }
    });
    await test.step("rows cannot be selected while the next page loads; the selection and the focus are kept", async () => {
      const rows = page.getByRole("region", { name: "Expenses: rows" });
      const boxes = rows.getByRole("checkbox");
      const first = grid(page).getByRole("rowheader").first();
      const bulk = page.getByRole("group", { name: "Selected rows" });
      const next = page.getByRole("button", { name: "Next page" });
      await expect(first).toBeVisible();
      const name = await first.innerText();
      await boxes.nth(1).check();
      const release = await holdRequests(page, /jqgrid[^?]*\?.*page=2/);
      await next.press("Enter");
      await expect(rows).toHaveAttribute("aria-busy", "true");
      await expect(next).toBeFocused();
      await expect(first).toHaveText(name);

      await boxes.nth(0).press("Space");
      await boxes.nth(2).press("Space");
      await expect(bulk).toContainText("1 row selected");
      await expect(boxes.nth(0)).toHaveJSProperty("indeterminate", true);

      await next.focus();
      release();
      await expect(rows).toHaveAttribute("aria-busy", "false");
      await expect(next).toBeFocused();
      await expect(first).not.toHaveText(name);
      await expect(rows.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await boxes.nth(0).press("Space");
      await expect(bulk).toContainText("11 rows selected");
    });
  });

  test("a user edits rows", async ({ page }) => {
    await test.step("a row is edited by keyboard alone, and its total is updated and saved", async () => {
      await openWith(page, "keyboard");
      await page.getByRole("region", { name: "Expenses: rows" }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(grid(page).locator("[data-cell=id]").first()).toBeFocused();
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowLeft");
      await expect(grid(page).locator("[data-cell=tax]").first()).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(grid(page).getByRole("textbox", { name: "Tax" })).toBeFocused();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("2.55");
      await page.keyboard.press("Enter");
      await expect(cell(page, /keyboard/, "12.55")).toBeVisible();
      const saved = await page.request.get("api/tables/jqgrid.json?name=keyboard");
      expect(await saved.json()).toMatchObject({ data: [{ amount: 10, tax: 2.55, total: 12.55 }] });
    });
    await test.step("spec §5: errors are shown at their fields, and the input is kept until Escape cancels", async () => {
      await openWith(page, "wrong");
      await page.getByRole("button", { name: "Edit wrong" }).click();
      const amount = grid(page).getByRole("textbox", { name: "Amount" });
      await amount.fill("1e999");
      await grid(page).getByRole("textbox", { name: "Name" }).fill("");
      await page.keyboard.press("Enter");
      const name = grid(page).getByRole("textbox", { name: "Name" });
      await expect(name).toHaveAccessibleDescription("The name is required and cannot be empty");
      await expect(name).toBeFocused();
      await expect(amount).toHaveValue("1e999");
      await expect(amount).toHaveAttribute("aria-invalid", "true");
      await page.keyboard.press("Escape");
      await expect(grid(page).getByRole("rowheader", { name: "wrong" })).toBeVisible();
    });
    await test.step("opening another row closes or saves the open one, or shows its errors", async () => {
      await openPair(page, "twosome");
      const name = grid(page).getByRole("textbox", { name: "Name" });
      const amount = grid(page).getByRole("textbox", { name: "Amount" });
      // Without a change, the row closes.
      await page.getByRole("button", { name: "Edit twosome-a" }).click();
      await expect(name).toHaveValue("twosome-a");
      await page.getByRole("button", { name: "Edit twosome-b" }).click();
      await expect(name).toHaveValue("twosome-b");
      // With a change, it is saved.
      await amount.fill("77");
      await page.getByRole("button", { name: "Edit twosome-a" }).click();
      await expect(name).toHaveValue("twosome-a");
      await expect(cell(page, /twosome-b/, "77.00").first()).toBeVisible();
      // With an error, it stays open.
      await amount.fill("many");
      await page.getByRole("button", { name: "Edit twosome-b" }).click();
      await expect(amount).toBeFocused();
      await expect(amount).toHaveAttribute("aria-invalid", "true");
      await expect(name).toHaveValue("twosome-a");
      await expect(page.getByText("Save or cancel the row you are editing first")).toBeVisible();
    });
    await test.step("the focus returns to the control that opened the row, and after a deletion moves to the next row", async () => {
      await openPair(page, "focus");
      const tax = grid(page).locator("[data-cell=tax]").first();
      await tax.focus();
      await page.keyboard.press("Enter");
      const field = grid(page).getByRole("textbox", { name: "Tax" });
      await expect(field).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(tax).toBeFocused();
      await page.keyboard.press("Enter");
      await field.fill("3");
      await page.keyboard.press("Enter");
      await expect(tax).toHaveText("3.00");
      await expect(tax).toBeFocused();

      const edit = page.getByRole("button", { name: "Edit focus-a" });
      await edit.focus();
      await page.keyboard.press("Enter");
      await expect(grid(page).getByRole("textbox", { name: "Name" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(edit).toBeFocused();

      await page.getByRole("button", { name: "Delete focus-a" }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Delete focus-b" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByText("No matching rows")).toBeVisible();
      await expect(page.getByRole("region", { name: "Expenses: rows" })).toBeFocused();
    });
    await test.step("amounts are edited in the number format of the user's language", async () => {
      await openWith(page, "amounts");
      await page.getByRole("button", { name: "Edit amounts" }).click();
      const amount = grid(page).getByRole("textbox", { name: "Amount" });
      await expect(amount).toHaveValue("10.00");
      await amount.fill("12,34");
      await page.keyboard.press("Enter");
      await expect(amount).toHaveAccessibleDescription("Enter a number like 12,345.67");
      await amount.fill("1,200");
      await page.keyboard.press("Enter");
      await expect(cell(page, /amounts/, "1,200.00").first()).toBeVisible();
      await chooseLanguage(page, "Deutsch");
      await page.getByRole("button", { name: "amounts bearbeiten" }).click();
      const inGerman = page.getByRole("grid", { name: "Ausgaben" });
      await expect(inGerman.getByRole("textbox", { name: "Betrag" })).toHaveValue("1.200,00");
      await inGerman.getByRole("textbox", { name: "Betrag" }).fill("1.200,50");
      await page.keyboard.press("Enter");
      await expect(inGerman.getByRole("gridcell", { name: "1.200,50" }).first()).toBeVisible();
      // The language is stored with the account, which other tests share.
      await (await openAccountMenu(page, "Konto")).getByRole("menuitem", { name: "Sprache" }).click();
      const saved = whenAnswered(page, "PUT");
      await page.getByRole("menuitemradio", { name: "English" }).click();
      await saved;
    });
  });

  test("a user undoes changes", async ({ page, allowConsoleErrors }) => {
    // An inverse write whose version is outdated is merged.
    allowConsoleErrors(/409/);
    await test.step("deleting one row or several can be undone", async () => {
      await openWith(page, "doomed");
      await addRow(page, "doomed");
      await expect(page.getByText("1–2 of 2")).toBeVisible();
      await page.getByRole("button", { name: "Delete doomed" }).first().click();
      await expect(page.getByText("1–1 of 1")).toBeVisible();
      await undoIn(page, "Row deleted").click();
      await expect(page.getByText("1–2 of 2")).toBeVisible();
      await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
      await page.getByRole("group", { name: "Selected rows" }).getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("No matching rows")).toBeVisible();
      await undoIn(page, "Rows deleted").click();
      await expect(page.getByText("1–2 of 2")).toBeVisible();
    });
    await test.step("cells of a spreadsheet are pasted from the focused cell on, refused as a whole, and undone together", async () => {
      await openWith(page, "pasted");
      const edited = grid(page).getByRole("rowheader", { name: "pasted" });
      await edited.click();
      await paste(edited, { html: copied("excel-cells") });
      await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Nothing was pasted");
      await paste(edited, { text: "pasted too\tby the dozen\t1,249.74\r\npasted as well\t\t5" });
      await expect(page.getByRole("region", { name: "Alerts" })).toContainText("2 rows pasted");
      await expect(grid(page).getByRole("rowheader")).toHaveText(["pasted too", "pasted as well"]);
      await expect(grid(page)).toContainText("1,249.74");
      await undoIn(page, "2 rows pasted").click();
      await expect(grid(page).getByRole("rowheader")).toHaveText(["pasted"]);
    });
    await test.step("an added row is removed with Ctrl+Z", async () => {
      await openWith(page, "withdrawn");
      await page.keyboard.press("ControlOrMeta+z");
      await expect(page.getByText("No matching rows")).toBeVisible();
    });
    await test.step("an edit is undone by the alert and with Ctrl+Z, keeps what others have changed since, and highlights the row", async () => {
      await openWith(page, "reverted");
      const change = async (note: string, amount: string) => {
        await page.getByRole("button", { name: "Edit reverted" }).click();
        await grid(page).getByRole("textbox", { name: "Note" }).fill(note);
        await grid(page).getByRole("textbox", { name: "Amount" }).fill(amount);
        await page.keyboard.press("Enter");
        await expect(cell(page, /reverted/, note)).toBeVisible();
        await expect(grid(page).getByRole("textbox", { name: "Note" })).toHaveCount(0);
      };
      const row = grid(page).getByRole("row", { name: /reverted/ });
      await change("First note", "20");
      await undoIn(page, "Row saved").click();
      await expect(row.getByRole("gridcell", { name: "10.00" })).toHaveCount(2);
      await expect(row).not.toContainText("First note");
      await expect(row).toHaveAttribute("data-highlighted");

      await change("Second note", "20");
      await change("Third note", "20");
      // Someone else changes another field, and the rows are loaded again.
      const { key, version } = await page.evaluate(async () => {
        const response = await fetch("api/tables/jqgrid.json?name=reverted");
        return (
          ((await response.json()) as { data: { key: string; version: number }[] }).data[0] ?? { key: "", version: 0 }
        );
      });
      await page.evaluate(
        ([id, base]) =>
          fetch(`api/tables/jqgrid.json/${id}`, {
            method: "PATCH",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ version: base, tax: 5 }),
          }),
        [key, version] as const,
      );
      await expect(row.getByRole("gridcell", { name: "25.00" })).toBeVisible();
      await page.keyboard.press("ControlOrMeta+z");
      await expect(row).toContainText("Second note");
      await page.keyboard.press("ControlOrMeta+z");
      await expect(row.getByRole("gridcell", { name: "15.00" })).toBeVisible();
      await expect(row).not.toContainText("note");
      await expect(row).toHaveAttribute("data-highlighted");
      const saved = await page.request.get("api/tables/jqgrid.json?name=reverted");
      expect(await saved.json()).toMatchObject({ data: [{ note: "", amount: 10, tax: 5 }] });
    });
  });

  test("no input is lost when a save fails, another user edits the row, or the user leaves", async ({
    page,
    browser,
    baseURL,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/400|409|ERR_FAILED/, /ApiError/);
    await test.step("a change that fails or is rejected keeps the input and shows the reason", async () => {
      await openWith(page, "refused");
      let isAway = true;
      await page.route("**/jqgrid.json/*", async (route) => {
        if (route.request().method() !== "PATCH") return route.fallback();
        if (!isAway) {
          return route.fulfill({
            status: 400,
            json: { code: "invalid_input", message: "Not valid", fields: { note: "The note is too long" } },
          });
        }
        isAway = false;
        return route.abort();
      });
      await page.getByRole("button", { name: "Edit refused" }).click();
      const note = grid(page).getByRole("textbox", { name: "Note" });
      await note.fill("Keep these words");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expect(note).toHaveValue("Keep these words");
      await expect(grid(page).getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "false");
      await page.keyboard.press("Enter");
      await expect(note).toHaveAccessibleDescription("The note is too long");
      await page.unrouteAll();
      await page.keyboard.press("Enter");
      await expect(note).toHaveCount(0);
      await expect(cell(page, /refused/, "Keep these words")).toBeVisible();
    });
    await test.step("the later of two users who edit a row is told of the conflict and chooses what to keep", async () => {
      await openWith(page, "contested");
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const other = await context.newPage();
      const note = (who: Page) => grid(who).getByRole("textbox", { name: "Note" });
      const edit = async (who: Page, text: string) => {
        await who.getByRole("button", { name: "Edit contested" }).click();
        await note(who).fill(text);
      };
      // A cell also contains the text of its field, so the row must not be open.
      const expectSaved = async (who: Page, text: string) => {
        await expect(note(who)).toHaveCount(0);
        await expect(cell(who, /contested/, text)).toBeVisible();
      };
      await other.goto("#/tables/jqgrid?name=contested");
      await edit(page, "mine");
      await edit(other, "theirs");
      await other.keyboard.press("Enter");
      await expectSaved(other, "theirs");
      await page.keyboard.press("Enter");
      const question = page.getByRole("alertdialog", { name: "Someone else changed this row" });
      await expect(question.getByRole("row", { name: "Note mine theirs" })).toBeVisible();
      await question.getByRole("button", { name: "Keep mine" }).click();
      await expectSaved(page, "mine");
      // The other window follows.
      await expectSaved(other, "mine");

      await edit(page, "mine again");
      await edit(other, "theirs again");
      await other.keyboard.press("Enter");
      await expectSaved(other, "theirs again");
      await page.keyboard.press("Enter");
      await question.getByRole("button", { name: "Use theirs" }).click();
      await expectSaved(page, "theirs again");
      await context.close();
    });
    await test.step("leaving an unfinished edit asks for confirmation; searching keeps the edited row", async () => {
      await openWith(page, "unfinished");
      await page.getByRole("button", { name: "Edit unfinished" }).click();
      const note = grid(page).getByRole("textbox", { name: "Note" });
      await note.fill("Half a thought");
      await page.getByRole("searchbox", { name: "Search all columns" }).fill("no such row");
      await expect(page).toHaveURL(/q=no/);
      await expect(note).toHaveValue("Half a thought");

      const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
      await page.getByRole("link", { name: "Home" }).first().click();
      await question.getByRole("button", { name: "Stay" }).click();
      await expect(page).toHaveURL(/jqgrid/);
      await expect(note).toHaveValue("Half a thought");
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.type());
        void dialog.dismiss();
      });
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => dialogs).toEqual(["beforeunload"]);
      await page.getByRole("link", { name: "Home" }).first().click();
      await question.getByRole("button", { name: "Leave" }).click();
      await expect(page).toHaveURL(/home/);
    });
  });

  test.describe("far to the east of UTC", () => {
    test.use({ timezoneId: "Pacific/Kiritimati" });

    test("on a phone a row is added in a dialog, with today's date in the browser's time zone", async ({ page }) => {
      // In UTC it is still the day before.
      await page.clock.setFixedTime(new Date("2026-11-21T23:00:00Z"));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("#/tables/jqgrid");
      await page.getByRole("button", { name: "Add row" }).click();
      const dialog = page.getByRole("dialog", { name: "Add row" });
      await expect(dialog.getByLabel("Date", { exact: true })).toHaveValue("2026-11-22");
      await dialog.getByLabel("Name").fill("By phone");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByLabel("Amount")).toHaveAccessibleDescription("Enter a number");
      await dialog.getByLabel("Amount").fill("5");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole("searchbox", { name: "Search all columns" }).fill("by phone");
      // The row may be on the page already, and moves when the result arrives.
      await expect(page.getByText("1–1 of 1")).toBeVisible();
      // Its buttons are in its details.
      await page.getByRole("button", { name: "Details for By phone" }).click();
      await page.getByRole("button", { name: "Edit By phone" }).click();
      const form = page.getByRole("dialog", { name: "Edit row" });
      await form.getByLabel("Amount").fill("6");
      await page.keyboard.press("Escape");
      const question = page.getByRole("alertdialog", { name: "Discard changes?" });
      await question.getByRole("button", { name: "Keep editing" }).click();
      await expect(form.getByLabel("Amount")).toHaveValue("6");
      await form.getByRole("button", { name: "Save" }).click();
      await expect(form).toBeHidden();
      await expect(grid(page).getByRole("row").first()).toContainText("6.00");
      await expect(page.getByRole("button", { name: "Edit By phone" })).toBeFocused();
      await page.getByRole("button", { name: "Delete By phone" }).click();
      await expect(page.getByText("No matching rows")).toBeVisible();
    });
  });
});

test("on a phone, the seven plain tables each have a caption, and a row has the customer and the amount above the order's number", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("#/tables/normal");
  await expect(page.getByRole("table")).toHaveCount(7);
  for (const name of ["Basic", "Striped", "Bordered", "Hover", "Condensed", "Row states", "Sales by month"]) {
    await expect(page.getByRole("table", { name, exact: true })).toBeVisible();
  }
  const basic = page.getByRole("table", { name: "Basic", exact: true });
  await expect(basic.locator("thead")).toBeHidden();
  const boxOf = (text: string) => basic.getByText(text, { exact: true }).first().boundingBox();
  const [customer, amount, number] = [await boxOf("Tanaka Ceramics"), await boxOf("€312.00"), await boxOf("A-1042")];
  expect(customer?.y).toBeLessThan(number?.y ?? 0);
  expect(amount?.x).toBeGreaterThan((customer?.x ?? 0) + (customer?.width ?? 0));
});
