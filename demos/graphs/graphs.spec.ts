import type { Locator, Page } from "@playwright/test";

import { getSiteFigures, getStockIndex, getTemperatures } from "#demos/graphs/contract.ts";

import { chooseFromAccountMenu } from "#e2e/support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { chooseFile, picture, saveFile, showChart, tool, widget } from "#e2e/support/charts.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates, holdRequests } from "#e2e/support/hold-requests.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

async function openChart(page: Page, path: string, name: string) {
  await page.goto(`#/graphs/${path}`);
  return showChart(page, name);
}

/** The charts of each screen: the title, the beginning of the description, and the number of table rows. */
const screens = {
  flot: [
    ["Auto-updating chart", /^The last 200 values from 0 to 100/, 200],
    ["Site stats", /^Visits, returning visitors and sales per day/, 60],
    ["Bar chart", /^Tickets per team, this month and last month/, 5],
    ["Horizontal bars", /^Tickets per team this month, as horizontal bars/, 5],
    ["Sales", /^Sales per day, as bars/, 30],
    ["Sine", /from 0 to 15, between -1.1 and 1.1/, 61],
    ["Filled bands", /^Response times by hour of the day/, 24],
    ["Basic chart", /^Returning visitors per day/, 60],
    ["Pie", /^Visits by source.* as a pie\. Slices under 10% have no label/, 6],
    ["Donut", /^Visits by source.* as a donut\. Slices under 10% have no label/, 6],
  ],
  morris: [
    ["Sales", /^Sales of goods and services per month/, 12],
    ["Area chart", /^Vehicles per month .* as stacked areas/, 24],
    ["Line chart", /^Vehicles per month .* as lines/, 24],
    ["Bar chart", /^Orders per quarter .* as grouped bars/, 8],
    ["Stacked bars", /^Orders per quarter .* as stacked bars/, 8],
    ["Donut", /^Visits by device/, 4],
  ],
  dygraphs: [
    ["Daily temperatures", /temperatures of New York and San Francisco, from .+ to .+/, 200],
    ["Rolling average", /^Rolling average over 14 days of the temperatures of New York and San Francisco/, 200],
    ["Stock index", /from January 1913 to December 2009/, 200],
    ["Large time series", /^One value per minute/, 200],
  ],
  chartjs: [
    ["Line chart", /^Visits and returning visitors per day/, 12],
    ["Bar chart", /^Tickets per team, this month and last month/, 5],
    ["Radar chart", /^Ratings by customers and visitors/, 6],
    ["Polar area", /^Customer ratings out of 10/, 6],
    ["Pie", /^Tickets per team, as a pie/, 5],
    ["Doughnut", /^Visits by device/, 4],
  ],
  "highchart-tables": [
    ["Orders by quarter", /^Orders per quarter by channel/, 8],
    ["Tickets by team", /^Tickets per team this month/, 5],
  ],
  "easy-pie": [
    ["Inline rings", /^Search engines: .*% of all visits$/, 6],
    ["Rings with percentages", /^Income: .*% of the goal$/, 6],
    ["Try a value", /^Ring filled to 64%$/, 1],
  ],
  sparkline: [
    ["Last 30 days", /^Visits of the last 60 days, as a line$/, 60],
    ["Lines and bars", /^Visits, day by day$/, 60],
    ["Pies", /^Sources as a pie$/, 15],
    ["Gains and losses", /^Visits against the week before, as gains and losses\. Above: \d+\. Below: \d+\.$/, 30],
    ["Response time by hour", /^Median of the response time by hour, as strokes/, 24],
  ],
} as const;

const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** Saves a chart as a drawing, for which each kind of chart has its own code. */
async function saveDrawing(place: Locator, name: string) {
  const svg = await saveFile(place, "Save as SVG");
  expect(svg.name).toBe(`${slugOf(name)}.svg`);
  expect(svg.content.toString()).toMatch(/^<svg[\s\S]*<(path|circle|rect)[\s\S]*<\/svg>$/);
}

/** Saves a chart as a picture, and prints it, as the menu of all charts does. */
async function savePictureAndPrint(page: Page, place: Locator, name: string) {
  const png = await saveFile(place, "Save as PNG");
  expect(png.name).toBe(`${slugOf(name)}.png`);
  expect(png.content.subarray(0, 4).toString("latin1")).toBe("\x89PNG");
  await chooseFile(place, "Print");
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name, exact: true }).last()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => {
    dispatchEvent(new Event("afterprint"));
    delete document.documentElement.dataset["printed"];
  });
}

test("a user reads the values of charts, enlarges them, and stops one that updates itself", async ({ page }) => {
  await test.step("the arrow keys read the values of all series at a point, which the chart shows as for the pointer", async () => {
    await page.goto("#/graphs/flot");
    for (const name of ["Site stats", "Horizontal bars", "Sine", "Filled bands", "Pie"]) {
      await test.step(name, async () => {
        const place = await showChart(page, name);
        const reader = place.getByRole("slider", { name: `Values of ${name}` });
        await reader.focus();
        const shown = place.locator(".chart-values");
        await expect(shown).toBeVisible();
        // Although the font comes after the first screen of a first visit.
        await expect(shown).toHaveCSS("font-family", /^Inter/);
        const wordsOf = (text: string | null) => (text ?? "").replaceAll(/[\s,]/g, "");
        const expectSame = async () =>
          expect(wordsOf(await reader.getAttribute("aria-valuetext"))).toBe(wordsOf(await shown.innerText()));
        await page.keyboard.press("Home");
        await expect(reader).toHaveAttribute("aria-valuenow", "1");
        await expectSame();
        const first = await shown.innerText();
        await page.keyboard.press("ArrowRight");
        expect(await shown.innerText()).not.toBe(first);
        await expectSame();
        await page.keyboard.press("Escape");
        await expect(shown).toBeHidden();
      });
    }
  });
  await test.step("a chart grows with its widget in full screen, and Escape restores its size", async () => {
    for (const [path, name] of [
      ["morris", "Line chart"],
      ["flot", "Auto-updating chart"],
    ] as const) {
      const place = await openChart(page, path, name);
      const drawing = place.locator("canvas").first();
      const height = async () => (await drawing.boundingBox())?.height ?? 0;
      const before = await height();
      expect(before).toBeLessThan(400);
      await tool(place, `Full screen ${name}`).click();
      await expect.poll(height).toBeGreaterThan(500);
      await page.keyboard.press("Escape");
      await expect.poll(height).toBe(before);
    }
  });
  await test.step("spec §5, §9: the auto-updating chart starts at 1000 ms, stays between 1 and 2000, and can be stopped", async () => {
    const place = await showChart(page, "Auto-updating chart");
    const field = place.getByRole("textbox", { name: "Interval (ms)" });
    await expect(field).toHaveValue("1000");
    for (const [typed, shown] of [
      ["soon", "1000"],
      ["", "1000"],
      ["0", "1"],
      ["99999", "2000"],
      ["20", "20"],
    ] as const) {
      await field.fill(typed);
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue(shown);
    }
    const now = place.getByRole("definition").first();
    const first = await now.innerText();
    await expect(now).not.toHaveText(first);
    await place.getByRole("switch", { name: "Auto-update" }).focus();
    await page.keyboard.press("Space");
    await expect(place.getByRole("switch", { name: "Auto-update" })).not.toBeChecked();
    const stood = await picture(place.locator("canvas"));
    await page.clock.install();
    await page.clock.runFor(10_000);
    expect(await picture(place.locator("canvas"))).toBe(stood);
  });
});

test("small charts and pies have their sizes, and follow what a user chooses", async ({ page }) => {
  await test.step("a focused tool of a chart keeps the focus when those of its widget load", async () => {
    const release = await holdRequests(page, "**/assets/widget-tools-*.js");
    const place = await openChart(page, "easy-pie", "Inline rings");
    await tool(place, "Show as table").focus();
    await expect(tool(place, "Collapse Inline rings")).toHaveCount(0);
    release();
    await expect(tool(place, "Collapse Inline rings")).toBeVisible();
    await expect(tool(place, "Show as table")).toBeFocused();
  });
  await test.step("spec §9: easy pies are 25 px in text, fill from the top in 1500 ms unless motion is reduced, follow a slider, and say how much is missing", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("#/graphs/easy-pie");
    const rings = widget(page, "Inline rings").getByRole("img");
    await expect(rings).toHaveCount(6);
    for (const ring of await rings.all()) expect(await ring.boundingBox()).toMatchObject({ width: 25, height: 25 });
    const style = await rings.first().evaluate((ring) => {
      const part = ring.querySelector("circle:last-child");
      return [getComputedStyle(ring).rotate, part && getComputedStyle(part).transitionDuration];
    });
    expect(style).toEqual(["-90deg", "1.5s"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(
      await rings.first().evaluate((ring) => {
        const part = ring.querySelector("circle:last-child");
        return part && getComputedStyle(part).transitionProperty;
      }),
    ).toBe("none");
    const slider = page.getByRole("slider", { name: "Value in percent" });
    await slider.focus();
    await page.keyboard.press("End");
    await expect(page.getByRole("img", { name: "Ring filled to 100%" })).toBeVisible();

    const goals = widget(page, "Rings with percentages").getByRole("listitem");
    await expect(goals).toHaveCount(6);
    await expect(goals.nth(0)).toContainText("16% to go");
    await expect(goals.nth(2)).toContainText("12% above the goal");
  });
  await test.step("spec §9: sparklines are 90 by 20 px, bars 26 px high, 5 px wide and 2 px apart, and pies 90 px", async () => {
    await page.goto("#/graphs/sparkline");
    expect(await page.getByRole("img", { name: "Visits, day by day" }).boundingBox()).toMatchObject({
      width: 90,
      height: 20,
    });
    const bars = page.getByRole("img", { name: "Sales for the last days, as bars" });
    expect(await bars.boundingBox()).toMatchObject({ width: 13 * 7 - 2, height: 26 });
    const boxes = await Promise.all((await bars.locator("rect").all()).map((bar) => bar.boundingBox()));
    expect(boxes.map((box) => Math.round((box?.x ?? 0) - (boxes[0]?.x ?? 0)))).toEqual(
      boxes.map((_, index) => index * 7),
    );
    for (const pie of await page.getByRole("img", { name: "as a pie" }).all()) {
      expect(await pie.boundingBox()).toMatchObject({ width: 90, height: 90 });
    }

    // They stand in tiles as wide as those, and in a table beside their numbers.
    const { days } = getSiteFigures.response.parse(await (await page.request.get("api/graphs/site.json")).json());
    const visits = days.map((day) => day.visits);
    const month = visits.slice(-30).reduce((sum, value) => sum + value, 0);
    const tile = widget(page, "Last 30 days").getByRole("listitem").first();
    await expect(tile).toContainText(month.toLocaleString("en"));
    const [tileBox, lineBox] = [await tile.boundingBox(), await tile.getByRole("img").boundingBox()];
    expect(lineBox?.width).toBe(tileBox?.width);

    const row = widget(page, "Lines and bars").getByRole("row", { name: /^Visits/ });
    await expect(row.getByRole("img")).toHaveCount(2);
    await expect(row.getByRole("cell").nth(2)).toHaveText(visits.at(-1)?.toLocaleString("en") ?? "");
    await expect(row.getByRole("cell").nth(3)).toHaveText(/^[+-]?[\d.]+%$/);
    await expect(widget(page, "Pies").getByRole("img")).toHaveCount(3);
  });
  await test.step("the legend of a pie stands beside it, and hides its slices", async () => {
    const place = await openChart(page, "chartjs", "Doughnut");
    const drawn = await picture(place.locator("canvas"));
    const [legend, drawing] = [
      await place.getByRole("group", { name: "Legend" }).boundingBox(),
      await place.getByRole("img").boundingBox(),
    ];
    expect(legend?.x ?? 0).toBeGreaterThanOrEqual((drawing?.x ?? 0) + (drawing?.width ?? 0));
    await expect(tool(place, "Desktop")).toContainText("54%");
    await tool(place, "Desktop").focus();
    await page.keyboard.press("Enter");
    await expect(tool(place, "Desktop")).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => picture(place.locator("canvas"))).not.toBe(drawn);
  });
  await test.step("charts follow the skin and the palette", async () => {
    const place = await showChart(page, "Radar chart");
    const canvas = place.locator("canvas");
    await chooseFromAccountMenu(page, "Layout options");
    const plain = await picture(canvas);
    await page.getByRole("switch", { name: "Colorblind friendly" }).click();
    await expect.poll(() => picture(canvas)).not.toBe(plain);
    const patterned = await picture(canvas);
    await page.getByRole("radiogroup", { name: "Skin" }).locator("label").nth(1).click();
    await expect.poll(() => picture(canvas)).not.toBe(patterned);
  });
  await test.step("on a phone, the legend is below, and within the card", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const place = await openChart(page, "flot", "Donut");
    const [card, last] = [await place.boundingBox(), await tool(place, "Print advertising").boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((card?.y ?? 0) + (card?.height ?? 0));
  });
});

for (const [path, charts] of Object.entries(screens)) {
  test(`spec §2: #/graphs/${path} shows its charts, each with an accessible name, a table, files and a print`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`#/graphs/${path}`);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await expect(page.getByRole("article")).toHaveCount(charts.length);
    for (const [name, sentence, rows] of charts) {
      await test.step(name, async () => {
        const place = await showChart(page, name);
        await expect(place.getByRole("img").first()).toHaveAccessibleName(sentence);
        await tool(place, "Show as table").focus();
        await page.keyboard.press("Enter");
        const table = place.getByRole("region", { name, exact: true }).getByRole("table");
        await expect(table.getByRole("row")).toHaveCount(rows + 1);
        await page.keyboard.press("Enter");
        await expect(table).toHaveCount(0);
        await saveDrawing(place, name);
        // Once for each way to draw: the menu is the same for all charts, and makes both of the drawing.
        if (name === charts[0][0] && ["flot", "easy-pie", "sparkline"].includes(path))
          await savePictureAndPrint(page, place, name);
      });
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoAxeViolations(page);

    if (charts.length >= 6 && path !== "sparkline") {
      await test.step("cards in one row are equally high", async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const boxes = await Promise.all((await page.getByRole("article").all()).map((place) => place.boundingBox()));
        const rows = Map.groupBy(boxes, (box) => Math.round(box?.y ?? 0));
        const pairs = [...rows.values()].filter((row) => row.length > 1);
        expect(pairs.length).toBeGreaterThanOrEqual(3);
        for (const pair of pairs) expect(new Set(pair.map((box) => Math.round(box?.height ?? 0))).size).toBe(1);
      });
    }

    await test.step("on a phone, they are in one column, and nothing extends beyond it", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const places = await page.getByRole("article").all();
      const lefts = async () => {
        const boxes = await Promise.all(places.map((place) => place.boundingBox()));
        return new Set(boxes.map((box) => box?.x)).size;
      };
      await expect.poll(lefts).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
}

test("a user chooses the range, the average and the scale of long series", async ({ page }) => {
  await test.step("spec §2: the range of the temperatures is chosen by keyboard and by dragging", async () => {
    const { rows } = getTemperatures.response.parse(
      await (await page.request.get("api/graphs/temperatures.json")).json(),
    );
    const place = await openChart(page, "dygraphs", "Daily temperatures");
    const [start, end] = [
      place.getByRole("slider", { name: "Range start" }),
      place.getByRole("slider", { name: "Range end" }),
    ];
    const part = place.getByRole("slider", { name: "Visible range" });
    await expect(end).toHaveAttribute("aria-valuenow", String(rows.length - 1));
    const whole = await picture(place.locator("canvas"));

    await start.focus();
    await page.keyboard.press("ArrowRight");
    await expect(start).toHaveAttribute("aria-valuenow", "1");
    await page.keyboard.press("End");
    await expect(start).toHaveAttribute("aria-valuenow", String(rows.length - 7));
    await expect.poll(() => picture(place.locator("canvas"))).not.toBe(whole);
    await page.keyboard.press("PageDown");
    await expect(start).toHaveAttribute("aria-valuenow", String(rows.length - 7 - Math.ceil(rows.length * 0.05)));
    await part.focus();
    await page.keyboard.press("Home");
    await expect(start).toHaveAttribute("aria-valuenow", "0");
    const sentence = await place.getByRole("img").getAttribute("aria-label");
    expect(sentence).toContain((await end.getAttribute("aria-valuetext")) ?? "no date");

    await place.getByRole("radio", { name: "1 month" }).focus();
    await page.keyboard.press("Space");
    await expect(end).toHaveAttribute("aria-valuenow", String(rows.length - 1));
    await expect(start).toHaveAttribute("aria-valuenow", String(rows.length - 30));
    await tool(place, "Show as table").click();
    await expect(place.getByRole("table").getByRole("row")).toHaveCount(31);
    await tool(place, "Show as table").click();

    await part.hover();
    await page.mouse.down();
    await page.mouse.move(500, 400, { steps: 5 });
    await page.mouse.up();
    await expect(place.getByRole("radio", { name: "1 month" })).not.toBeChecked();
    await expect(end).not.toHaveAttribute("aria-valuenow", String(rows.length - 1));
  });
  await test.step("a series hidden in the legend stays hidden when the range changes", async () => {
    const place = await showChart(page, "Daily temperatures");
    const canvas = place.locator("canvas");
    await place.getByRole("radio", { name: "1 year" }).check();
    await tool(place, "New York").click();
    const [alone] = [await picture(canvas)];
    await place.getByRole("radio", { name: "1 month" }).check();
    await expect(tool(place, "New York")).toHaveAttribute("aria-pressed", "false");
    await place.getByRole("radio", { name: "1 year" }).check();
    await expect.poll(() => picture(canvas)).toBe(alone);
    await tool(place, "New York").click();
  });
  await test.step("spec §2: the roller starts at 14 periods, is changed by keyboard, and reports invalid input", async () => {
    const place = await showChart(page, "Rolling average");
    const roller = place.getByRole("spinbutton", { name: "Days in the rolling average" });
    await expect(roller).toHaveValue("14");
    const smooth = await picture(place.locator("canvas"));
    await roller.focus();
    await page.keyboard.press("ArrowUp");
    await expect(roller).toHaveValue("15");
    await expect(place.getByRole("img")).toHaveAccessibleName(/^Rolling average over 15 days/);
    await roller.fill("1");
    await expect.poll(() => picture(place.locator("canvas"))).not.toBe(smooth);
    await roller.fill("a week");
    await expect(roller).toHaveValue("a week");
    await expect(place.getByRole("alert")).toHaveText("Enter a whole number from 1 to 365");
    await expect(roller).toHaveAttribute("aria-invalid", "true");
    await expect(place.getByRole("img")).toHaveAccessibleName(/^Rolling average over 1 day of/);
  });
  await test.step("spec §3: the stock index shows six values for each month, and its scale can be switched", async () => {
    const { rows } = getStockIndex.response.parse(await (await page.request.get("api/graphs/stock-index.json")).json());
    const place = await showChart(page, "Stock index");
    await tool(place, "Show as table").click();
    const table = place.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText([
      "Month",
      "Nominal: Low",
      "Nominal: Middle",
      "Nominal: High",
      "Real: Low",
      "Real: Middle",
      "Real: High",
    ]);
    await expect(table.getByRole("row").nth(1).getByRole("cell")).toHaveText(
      (rows[0] ?? "")
        .split(/[,;]/)
        .slice(1)
        .map((value) => Math.round(Number(value)).toLocaleString("en")),
    );
    await tool(place, "Show as table").click();
    const logarithmic = await picture(place.locator("canvas"));
    await place.getByRole("switch", { name: "Logarithmic scale" }).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => picture(place.locator("canvas"))).not.toBe(logarithmic);
  });
  await test.step("from right to left, the range slider and its arrow keys are mirrored", async () => {
    await showLayout(page, { rightToLeft: true });
    const place = await showChart(page, "Daily temperatures");
    const start = place.getByRole("slider", { name: "Range start" });
    await start.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowLeft");
    await expect(start).toHaveAttribute("aria-valuenow", "1");
    const [first, last] = [
      await start.boundingBox(),
      await place.getByRole("slider", { name: "Range end" }).boundingBox(),
    ];
    expect(first?.x ?? 0).toBeGreaterThan(last?.x ?? 0);
  });
});

test("a user edits the numbers of a chart, and chooses its type", async ({ page }) => {
  await test.step("spec §2: the chart type is chosen by keyboard, and the total of a table follows its numbers", async () => {
    const place = await openChart(page, "highchart-tables", "Tickets by team");
    const pie = await picture(place.locator("canvas"));
    await place.getByRole("radio", { name: "Pie" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(place.getByRole("radio", { name: "Donut" })).toBeChecked();
    await expect.poll(() => picture(place.locator("canvas"))).not.toBe(pie);
    for (const kind of ["Polar area", "Horizontal"]) {
      await place.getByRole("radio", { name: kind }).check();
      await expect(tool(place, "Download")).not.toHaveAttribute("aria-disabled", "true");
    }
    const total = place
      .getByRole("row", { name: /^Total/ })
      .getByRole("cell")
      .first();
    await expect(total).toHaveText("362");
    await place.getByRole("textbox", { name: "This month, Sales" }).fill("162");
    await expect(total).toHaveText("462");
  });
  await test.step("spec §2: the chart follows valid numbers typed into its table, which survive a reload and can be reset", async () => {
    const place = await showChart(page, "Orders by quarter");
    const canvas = place.locator("canvas");
    const cells = place.getByRole("textbox", { name: /^Web, / });
    await expect(cells).toHaveCount(8);
    const drawn = await picture(canvas);
    await cells.first().fill("5,000");
    await expect.poll(() => picture(canvas)).not.toBe(drawn);
    await page.keyboard.press("Enter");
    await expect(cells.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(cells.first()).toBeFocused();

    const followed = await picture(canvas);
    await cells.nth(2).fill("1e999");
    await cells.nth(2).press("Tab");
    await expect(cells.nth(2)).toHaveValue("1e999");
    await expect(cells.nth(2)).toHaveAccessibleDescription("Enter a number like 12,345.67");
    expect(await picture(canvas)).toBe(followed);
    await cells.nth(2).fill("-4");
    await expect(place.getByRole("alert")).toHaveText("The number cannot be negative");
    await expectNoAxeViolations(page);

    await page.reload();
    await expect(cells.first()).toHaveValue("5,000");
    await tool(place, "Reset").click();
    await expect(cells.first()).not.toHaveValue("5,000");
  });
});

test("missing figures are reported in the charts", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/500/, /ApiError/);
  await test.step("figures that cannot be loaded are reported in the charts, and trying again loads them", async () => {
    await holdLiveUpdates(page);
    const refuse = { status: 500, json: { code: "internal", message: "Something went wrong on our side" } };
    await page.route("**/api/graphs/morris.json", (route) => route.fulfill(refuse));
    await page.goto("#/graphs/morris");
    await expect(page.getByText("The chart could not be loaded").first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute("**/api/graphs/morris.json");
    await page.getByRole("button", { name: "Try again" }).first().click();
    await showChart(page, "Area chart");
    await expect(page.getByText("The chart could not be loaded")).toHaveCount(0);
  });
  await test.step("a chart without data shows an empty state and no range slider", async () => {
    const none = { cities: ["New York", "San Francisco"], rows: [] };
    await page.route("**/api/graphs/temperatures.json", (route) => route.fulfill({ json: none }));
    await page.goto("#/graphs/dygraphs");
    await expect(widget(page, "Daily temperatures").getByText("No data yet")).toBeVisible();
    await expect(widget(page, "Daily temperatures").getByRole("slider")).toHaveCount(0);
  });
});
