import type { Locator, Page } from "@playwright/test";

import { getVisits } from "#features/visits/contract.ts";

import { chooseFromAccountMenu } from "#e2e/support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { chooseFile, picture, saveFile, showChart, tool, widget } from "#e2e/support/charts.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates, holdRequests } from "#e2e/support/hold-requests.ts";
import { sumOf, watchLayoutShifts } from "#e2e/support/sweeps/layout-shift.ts";
import { titleOf, watchRequests } from "#e2e/support/screens.ts";

const chart = (place: Locator) => place.getByRole("img");
const now = (page: Page) => widget(page, "Live stats").getByRole("definition").first();

async function openDashboard(page: Page, search = "") {
  await page.goto(`#/dashboard${search}`);
  await expect(page.getByRole("list", { name: "Key figures" })).toBeVisible();
}

/** Opens the dashboard, and waits until a chart further down is drawn. */
async function openChart(page: Page, name: string) {
  await openDashboard(page);
  return showChart(page, name);
}

/** The report of 30 days, and its amounts as the dashboard writes them. */
async function readReport(page: Page) {
  const report = getVisits.response.parse(await (await page.request.get("api/visits.json?days=30")).json());
  const format = { style: "currency", currency: report.currency, maximumFractionDigits: 0 } as const;
  return { report, write: (cents: number) => (cents / 100).toLocaleString("en", format) };
}

const incomeDays = (page: Page) => page.getByRole("slider", { name: "Income per day" });

const escape = (text: string) => text.replaceAll(/[$.]/g, String.raw`\$&`);

const charts = [
  ["Live stats", /last 200 values/, 200, "Step,Value"],
  [
    "Site stats",
    /^Page views, visits and orders per day\. Page views: [\d,]+\./,
    30,
    "Date,Visits,Page views,Orders,Income",
  ],
  ["Visits by region", /World map of visits/, 66, "Region,Visits,Share"],
] as const;

test("the income, the key figures and the recent activity match the data of the period", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/income-tools-*.js");
  const tools = page.getByRole("group", { name: "Income per day" });

  await test.step("the period is read from the address, and an invalid one becomes 30 days", async () => {
    await openDashboard(page, "?days=90");
    await expect(page.getByRole("radio", { name: "90 days" })).toBeChecked();
    await page.goto("#/dashboard?days=8");
    await expect(page.getByRole("radio", { name: "30 days" })).toBeChecked();
  });

  await test.step("a day of the income that has the focus keeps it when the tools of the chart load", async () => {
    await incomeDays(page).focus();
    await expect(tools).toHaveCount(0);
    release();
    await expect(tool(tools, "Download")).toBeVisible();
    await expect(incomeDays(page)).toBeFocused();
  });

  const { report, write } = await readReport(page);

  await test.step("the income has its total, its change in words, the share of its goal, and three figures that explain it", async () => {
    const { totals, previous, goals, days } = report;
    const main = page.getByRole("main");
    await expect(main.getByText(write(totals.income), { exact: true })).toBeVisible();
    const change = ((totals.income - previous.income) / previous.income).toLocaleString("en", {
      style: "percent",
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    });
    await expect(main.getByText("against the previous period")).toContainText(change);
    const share = `${Math.round((totals.income / goals.income) * 100)}% of the goal of `;
    await expect(main.getByText(share).first()).toBeVisible();
    await expect(main.getByRole("meter", { name: "Goal" })).toHaveAttribute("aria-valuetext", new RegExp(`^${share}`));
    for (const [name, value] of [
      ["Average per day", write(totals.income / days.length)],
      ["Best day", write(Math.max(...days.map(({ income }) => income)))],
      ["Average order", (totals.income / totals.orders / 100).toFixed(2)],
    ] as const) {
      await expect(
        main.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd"),
      ).toContainText(value);
    }
  });

  await test.step("the pointer and the keyboard show the income of a day in both periods, and Escape hides it", async () => {
    const income = (index: number) => write(report.days.at(index)?.income ?? 0);
    const before = (index: number) => write(report.previousDays.at(index)?.income ?? 0);
    const shown = (amount: string) => page.getByRole("main").getByText(amount, { exact: true });
    const slider = incomeDays(page);
    await slider.hover({ position: { x: 1, y: 40 } });
    await expect(shown(income(0)).first()).toBeVisible();
    await expect(shown(before(0))).toBeVisible();
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(shown(before(0))).toHaveCount(0);

    await slider.focus();
    for (const [key, index] of [
      ["ArrowLeft", -2],
      ["Home", 0],
      ["ArrowLeft", 0],
      ["ArrowRight", 1],
      ["End", -1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(shown(before(index))).toBeVisible();
      await expect(slider).toHaveAttribute(
        "aria-valuetext",
        new RegExp(`: ${escape(income(index))}\\. .*${escape(before(index))}`),
      );
    }
    await page.keyboard.press("Escape");
    await expect(shown(before(-1))).toHaveCount(0);
    await expect(slider).toBeFocused();
  });

  await test.step("the income per day is read as a table, with the previous period, and saved with both lines", async () => {
    await tool(tools, "Show as table").click();
    const rows = page.getByRole("table", { name: "Income per day" }).getByRole("row");
    await expect(rows).toHaveCount(report.days.length + 1);
    await expect(rows.last()).toContainText(write(report.previousDays.at(-1)?.income ?? 0));
    await tool(tools, "Show as table").click();
    const { name, content } = await saveFile(tools, "Save as SVG");
    expect(name).toBe("income-per-day.svg");
    expect(content.toString()).toMatch(/This period[\s\S]*Previous period|Previous period[\s\S]*This period/);
    expect(content.toString().match(/stroke-dasharray="4px, 4px"/g)).toHaveLength(1);
  });

  await test.step("the four key figures have a sparkline and a goal ring, and new customers match the API", async () => {
    const figures = page.getByRole("list", { name: "Key figures" }).getByRole("listitem");
    await expect(figures).toHaveCount(4);
    await expect(figures.filter({ hasText: "New customers" })).toContainText(
      report.totals.customers.toLocaleString("en"),
    );
    for (const figure of await figures.all()) {
      await expect(figure.getByRole("img", { name: "day by day" })).toBeVisible();
      await expect(figure.getByRole("img", { name: "of the goal" })).toBeVisible();
      await expect(figure).toContainText(/\d+% of the goal of [\d,.]+K?/);
    }
  });

  await test.step("spec §9: sparklines and easy pies have the specified sizes", async () => {
    const line = page.getByRole("img", { name: "Visits, day by day" });
    expect(await line.boundingBox()).toMatchObject({ width: 90, height: 20 });
    const bars = page.getByRole("img", { name: "Orders, day by day" }).locator("rect");
    const boxes = await Promise.all((await bars.all()).map((bar) => bar.boundingBox()));
    expect(Math.max(...boxes.map((box) => box?.height ?? 0))).toBeCloseTo(26, 0);
    expect(boxes.map((box) => Math.round((box?.x ?? 0) - (boxes[0]?.x ?? 0)))).toEqual(
      boxes.map((_, index) => index * 7),
    );
    for (const pie of await page.getByRole("img", { name: "of the goal" }).all()) {
      expect(await pie.boundingBox()).toMatchObject({ width: 25, height: 25 });
    }
  });

  await test.step("the period is chosen by keyboard, and kept in the address", async () => {
    const orders = page.getByRole("main").getByRole("listitem").filter({ hasText: "Orders" });
    const before = await orders.innerText();
    await page.getByRole("radio", { name: "30 days" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/days=90/);
    await expect(orders).not.toHaveText(before);
  });

  await test.step("recent activity lists seven entries, and an entry opens its screen by keyboard", async () => {
    const items = page.getByRole("list", { name: "Recent activity" }).getByRole("listitem");
    await expect(items).toHaveCount(7);
    const link = items.getByRole("link").first();
    // Where the features that entries are about were taken out, none leads anywhere.
    if ((await link.count()) === 0) return;
    const address = (await link.getAttribute("href")) ?? "";
    expect(address).toMatch(/#\/\w/);
    await link.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain(address.slice(address.indexOf("#")));
  });
});

test("the live stats follow their interval, until auto-update is switched off", async ({ page }) => {
  const live = await openChart(page, "Live stats");
  const field = live.getByRole("textbox", { name: "Interval (ms)" });

  await test.step("spec §5: the interval ignores input that is not a number, and stays between 1 and 2000", async () => {
    await expect(field).toHaveValue("1500");
    for (const [typed, shown] of [
      ["250", "250"],
      ["", "250"],
      ["soon", "250"],
      ["0", "1"],
      ["-9", "1"],
      ["99999", "2000"],
      ["1e3", "2000"],
    ] as const) {
      await field.fill(typed);
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue(shown);
    }
    await field.fill("77");
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("77");
  });

  await test.step("spec §9: at an interval of 1 ms, the page stays responsive, and the line keeps its 200 points", async () => {
    await field.fill("1");
    await page.keyboard.press("Enter");
    await page.getByRole("searchbox", { name: "Search" }).pressSequentially("calm");
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("calm");
    await tool(live, "Show as table").click();
    const rows = live.getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(201);
    const values = await live.getByRole("cell").allInnerTexts();
    expect(values.map(Number).every((value) => value >= 0 && value <= 100)).toBe(true);
    await tool(live, "Show as table").click();
  });

  await test.step("spec §4: auto-update is toggled by keyboard; while it is off, nothing changes", async () => {
    await field.fill("20");
    await page.keyboard.press("Enter");
    const first = await now(page).innerText();
    await expect(now(page)).not.toHaveText(first);
    const autoUpdate = live.getByRole("switch", { name: "Auto-update" });
    await autoUpdate.focus();
    await page.keyboard.press("Space");
    await expect(autoUpdate).not.toBeChecked();
    const stood = await picture(live.locator("canvas"));
    await page.clock.install();
    await page.clock.runFor(10_000);
    expect(await picture(live.locator("canvas"))).toBe(stood);

    // The pointer shows the value of its place.
    await live.locator("canvas").hover();
    await expect(live.locator("canvas + span")).toHaveText(/^\d+\.\d$/);
  });
});

test("each chart has a name, a table, files and a print of its own, and its legend switches a series off", async ({
  page,
}) => {
  await openDashboard(page);
  for (const [name, sentence, rows] of charts) {
    await test.step(`${name}: the chart has an accessible name, and its data can be shown as a table by keyboard`, async () => {
      const place = await showChart(page, name);
      await expect(chart(place)).toHaveAccessibleName(sentence);
      const box = await place.boundingBox();
      await tool(place, "Show as table").focus();
      await page.keyboard.press("Enter");
      await expect(tool(place, "Show as table")).toHaveAttribute("aria-pressed", "true");
      await expect(place.getByRole("table", { name }).getByRole("row")).toHaveCount(rows + 1);
      expect((await place.boundingBox())?.height).toBe(box?.height);
    });
  }
  // At the top of the page, the fixed ribbon covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page);
  for (const [name] of charts) {
    const place = widget(page, name);
    await tool(place, "Show as table").focus();
    await page.keyboard.press("Enter");
    await expect(place.getByRole("table")).toHaveCount(0);
    await expect(chart(place)).toBeVisible();
  }

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  for (const [name, , rows, columns] of charts) {
    await test.step(`${name}: the chart is saved as SVG, PNG and CSV from one menu, and printed alone`, async () => {
      const place = widget(page, name);
      const slug = name.toLowerCase().replaceAll(" ", "-");
      const svg = await saveFile(place, "Save as SVG");
      expect(svg.name).toBe(`${slug}.svg`);
      expect(svg.content.toString()).toMatch(/^<svg[\s\S]*<path[\s\S]*<\/svg>$/);
      const png = await saveFile(place, "Save as PNG");
      expect(png.name).toBe(`${slug}.png`);
      expect(png.content.subarray(0, 4).toString("latin1")).toBe("\x89PNG");
      expect(png.content.readUInt32BE(16)).toBeGreaterThan(800);
      const csv = await saveFile(place, "Save as CSV");
      expect(csv.name).toBe(`${slug}.csv`);
      const [head, ...lines] = csv.content.toString().trimEnd().split("\r\n");
      expect(head).toBe(`\uFEFF${columns}`);
      expect(lines).toHaveLength(rows);

      await page.evaluate(() => document.documentElement.removeAttribute("data-printed"));
      await chooseFile(place, "Print");
      await expect(page.locator("html[data-printed]")).toHaveCount(1);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  await test.step("the legend switches a series off and on, by keyboard", async () => {
    const place = widget(page, "Site stats");
    const canvas = place.locator("canvas");
    const whole = await picture(canvas);
    await tool(place, "Visits").focus();
    await page.keyboard.press("Enter");
    await expect(tool(place, "Visits")).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => picture(canvas)).not.toBe(whole);
    await page.keyboard.press("Enter");
    await expect(tool(place, "Visits")).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => picture(canvas)).toBe(whole);
  });
});

test("the dashboard stays mounted while other screens are open, and its charts follow the layout", async ({ page }) => {
  await test.step("the dashboard stays mounted but hidden on other screens, and returns with the period in the address", async () => {
    await openDashboard(page);
    const heading = page.getByRole("heading", { level: 1 });
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    await page.getByRole("radio", { name: "90 days" }).check();
    await expect(page).toHaveURL(/days=90/);
    const line = await (await showChart(page, "Live stats")).locator("canvas").elementHandle();
    await menu.getByRole("link", { name: "Home" }).click();
    await expect(heading).toHaveText("Home");
    await expect(heading).toHaveCount(1);
    await expect(page).toHaveTitle(titleOf("Home"));
    await expect(page.getByRole("article")).toHaveCount(0);
    expect(await line?.evaluate((element) => [element.isConnected, element.checkVisibility()])).toEqual([true, false]);
    await menu.getByRole("link", { name: "Dashboard" }).click();
    await expect(heading).toHaveText("Dashboard");
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(titleOf("Dashboard"));
    await expect(page.getByRole("radio", { name: "30 days" })).toBeChecked();
    expect(await line?.evaluate((element) => element.checkVisibility())).toBe(true);
    // Visible charts keep updating.
    const before = await now(page).innerText();
    await expect(now(page)).not.toHaveText(before);
  });

  await test.step("charts follow the skin, the direction and the palette", async () => {
    const place = await showChart(page, "Site stats");
    const canvas = place.locator("canvas");
    const live = (await showChart(page, "Live stats")).locator("canvas");
    await page.getByRole("switch", { name: "Auto-update" }).click();
    await chooseFromAccountMenu(page, "Layout options");
    for (const change of ["Right to left", "Colorblind friendly"]) {
      const [drawn, line] = [await picture(canvas), await picture(live)];
      await page.getByRole("switch", { name: change }).click();
      await expect.poll(() => picture(canvas)).not.toBe(drawn);
      await expect.poll(() => picture(live)).not.toBe(line);
    }
    const drawn = await picture(canvas);
    await page.getByRole("radiogroup", { name: "Skin" }).locator("label").nth(1).click();
    await expect.poll(() => picture(canvas)).not.toBe(drawn);
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
  });

  await test.step("returning to the dashboard shows its data without waiting for a response", async () => {
    const place = await showChart(page, "Site stats");
    const drawn = await picture(place.locator("canvas"));
    await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveTitle(titleOf("Home"));
    await page.route("**/api/visits.json*", () => {});
    await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("list", { name: "Key figures" })).toBeVisible();
    expect(await picture(widget(page, "Site stats").locator("canvas"))).toBe(drawn);
  });
});

test("the chart library and the map load when scrolled into view, without layout shifts", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const readShifts = await watchLayoutShifts(page);
  const settled = watchRequests(page);
  await openDashboard(page);
  await settled();
  const late = () => scripts.filter((url) => /\/(engine|visits-map)-[^/]*\.js/.test(url)).length;
  expect(late()).toBe(0);
  for (const name of ["Visits by region", "Live stats", "Site stats"]) {
    await widget(page, name).scrollIntoViewIfNeeded();
    await expect(tool(widget(page, name), "Download")).not.toHaveAttribute("aria-disabled", "true");
  }
  expect(late()).toBe(2);
  expect(sumOf(await readShifts())).toBeLessThan(0.001);
});

test("while the figures load, their places have the size of what comes, and the chart library waits for the reader to scroll", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const engines = () => scripts.filter((url) => /\/engine-[^/]*\.js/.test(url)).length;
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.goto("about:blank");
      await page.setViewportSize({ width, height });
      scripts.length = 0;
      const settled = watchRequests(page);
      const release = await holdRequests(page, "**/api/visits.json*");
      await page.goto("#/dashboard");
      const activity = widget(page, "Recent activity");
      await expect(page.getByRole("main").getByRole("status", { name: "Loading" }).first()).toBeVisible();
      const place = (await activity.boundingBox())?.y;
      release();
      await expect(incomeDays(page)).toBeVisible();
      await expect(tool(page.getByRole("group", { name: "Income per day" }), "Download")).toBeVisible();
      expect((await activity.boundingBox())?.y).toBe(place);
      await settled();
      expect(engines()).toBe(0);
      await showChart(page, "Site stats");
      expect(engines()).toBe(1);
    });
  }
});

test("figures that cannot be loaded are reported, and a report without data shows empty states", async ({
  page,
  allowConsoleErrors,
}) => {
  await holdLiveUpdates(page);
  allowConsoleErrors(/500/, /ApiError/);

  await test.step("figures that cannot be loaded are reported in each part, and trying again loads them", async () => {
    const refuse = { status: 500, json: { code: "internal", message: "Something went wrong on our side" } };
    await page.route("**/api/visits.json*", (route) => route.fulfill(refuse));
    await page.goto("#/dashboard");
    await expect(page.getByText("Figures could not be loaded")).toBeVisible();
    // The figures may have been requested twice: in advance, and by the screen.
    await expect(page.getByRole("alert").first()).toContainText("500");
    await widget(page, "Site stats").scrollIntoViewIfNeeded();
    await expect(widget(page, "Site stats").getByText("The chart could not be loaded")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute("**/api/visits.json*");
    const none = { visits: 0, pageViews: 0, orders: 0, customers: 0, income: 0 };
    const report = {
      currency: "EUR",
      days: [],
      previousDays: [],
      totals: none,
      previous: none,
      goals: none,
      regions: {},
    };
    await page.route("**/api/visits.json*", (route) => route.fulfill({ json: report }));
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.getByRole("list", { name: "Key figures" })).toBeVisible();
  });

  await test.step("a report without data shows empty states", async () => {
    await expect(page.getByText("No income in this period")).toBeVisible();
    await widget(page, "Site stats").scrollIntoViewIfNeeded();
    await expect(page.getByText("No data yet")).toBeVisible();
    await widget(page, "Visits by region").scrollIntoViewIfNeeded();
    await expect(page.getByText("No visits yet")).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
