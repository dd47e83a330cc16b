import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";

import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates, holdRequests } from "#e2e/support/hold-requests.ts";
import { expectToCloseByTab } from "#e2e/support/popovers.ts";

const table = (page: Page) => page.getByRole("table", { name: "Customers" });
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
    await expect.poll(() => column(page, "Name")).toEqual(expect.arrayContaining([expect.stringContaining("Müller")]));
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
      (response) => response.request().method() === "PUT" && (response.request().postData() ?? "").includes("compact"),
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
