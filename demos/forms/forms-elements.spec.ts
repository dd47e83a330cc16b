import type { Locator, Page } from "@playwright/test";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

const open = async (page: Page, search = "") => {
  await page.goto(`#/form/elements${search}`);
  await expect(page.getByRole("article", { name: "Color" })).toBeVisible();
};

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

/** Controls of the screen's fields; those of the library included. */
const controls = (page: Page) => page.locator("main [data-field], main article").locator("input, select, textarea");

test("every field is shown in every state, says what is wrong, and keeps its value where it cannot be changed", async ({
  page,
}) => {
  await test.step("every field is shown in every state, and axe finds nothing", async () => {
    for (const state of ["required", "invalid", "valid", "disabled", "read-only", "loading"]) {
      await open(page, `?state=${state}`);
      await expectNoAxeViolations(page, state);
    }
  });
  await test.step("an invalid field names its error, and shows it by a sign and a text", async () => {
    await open(page, "?state=invalid");
    for (const name of ["Name", "Message", "Seats", "Country", "City", "License code", "Due date"]) {
      const field = page.locator("main").getByLabel(name, { exact: true });
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/This value is not valid/);
    }
    await expect(page.getByRole("radiogroup", { name: "Rating" })).toHaveAttribute("aria-invalid", "true");
  });
  await test.step("disabled and read-only fields keep their values", async () => {
    await open(page, "?state=disabled");
    await expect(card(page, "Text").getByRole("textbox")).toBeDisabled();
    await expect(card(page, "Rating").getByRole("radio").first()).toBeDisabled();

    await page.getByRole("radio", { name: "Read-only" }).check();
    await expect(page).toHaveURL(/state=read-only/);
    await expect(card(page, "Text").getByRole("textbox")).toHaveAttribute("readonly", "");
    await card(page, "Switch").getByRole("switch").click();
    await expect(card(page, "Switch").getByRole("switch")).toBeChecked();
    await card(page, "Slider").getByRole("slider").press("End");
    await expect(card(page, "Slider").getByRole("slider")).toHaveValue("400");
  });
});

test("a user fills in every field, by keyboard too", async ({ page, context, allowConsoleErrors }) => {
  allowConsoleErrors(/503/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await test.step("all fields are reached with the Tab key", async () => {
    await open(page);
    await page.getByRole("textbox", { name: "Name" }).focus();
    const reached = new Set<string>();
    for (let step = 0; step < 150 && !reached.has("Color"); step += 1) {
      reached.add(
        await page.evaluate(() => {
          const group = document.activeElement?.closest("article");
          return group?.getAttribute("aria-label") ?? "";
        }),
      );
      await page.keyboard.press("Tab");
    }
    const names = await page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((each) => each.getAttribute("aria-label")));
    expect(names.filter((name) => name !== null && !reached.has(name))).toEqual([]);
  });
  await test.step("numbers are stepped by keys and buttons, and stay within their limits", async () => {
    const budget = page.getByRole("spinbutton", { name: "Budget" });
    await expect(budget).toHaveValue("1,000.00");
    await budget.press("ArrowUp");
    await expect(budget).toHaveValue("1,025.00");
    const [decrease, increase] = ["Decrease", "Increase"].map((name) =>
      page.getByRole("button", { name: `${name}: Budget` }),
    ) as [Locator, Locator];
    await decrease.click();
    await expect(budget).toHaveValue("1,000.00");
    await budget.press("End");
    await budget.press("ArrowUp");
    await expect(budget).toHaveValue("2,500.00");
    await expect(increase).toBeDisabled();
    await budget.press("Home");
    await expect(budget).toHaveValue("5.00");
    await expect(increase).toBeEnabled();
    await expect(decrease).toBeDisabled();
    await budget.fill("7.5");
    await budget.blur();
    await expect(budget).toHaveValue("7.50");
  });
  await test.step("a list is searched and chosen from by keyboard", async () => {
    const country = card(page, "Searchable select").getByRole("combobox", { name: "Country" });
    await country.fill("jap");
    await country.press("ArrowDown");
    await country.press("Enter");
    await expect(country).toHaveValue("Japan");

    const several = card(page, "Multiple select").getByRole("combobox", { name: "Countries" });
    await several.fill("spa");
    await several.press("ArrowDown");
    await several.press("Enter");
    await expect(card(page, "Multiple select")).toContainText("Spain");
    await several.press("Backspace");
    await expect(card(page, "Multiple select")).not.toContainText("Spain");

    const tags = card(page, "Tags").getByRole("combobox", { name: "Tags" });
    await tags.fill("gift");
    await tags.press("Enter");
    await expect(card(page, "Tags")).toContainText("gift");
  });
  await test.step("suggestions come from the API, and a failed search keeps the text", async () => {
    await page.route("**/cities.json?**", (route) =>
      route.request().url().includes("Hamb")
        ? route.fulfill({
            json: {
              data: [
                {
                  id: 1,
                  name: "Hamburg",
                  country: "DE",
                  region: "HH",
                  latitude: 53.5,
                  longitude: 10,
                  population: 1_800_000,
                },
              ],
              isLoading: false,
            },
          })
        : route.request().url().includes("Early")
          ? route.fulfill({ json: { data: [], isLoading: true } })
          : route.fulfill({ status: 503, json: { code: "unavailable", message: "Later" } }),
    );
    const city = card(page, "Autocomplete").getByRole("combobox", { name: "City" });
    await city.fill("Nowhere");
    await expect(card(page, "Autocomplete")).toContainText("No suggestions: the search failed.");
    await expect(city).toHaveValue("Nowhere");
    await city.fill("Early");
    await expect(card(page, "Autocomplete")).toContainText("The list of cities is loading.");
    await city.fill("Hamb");
    await page.getByRole("option", { name: "Hamburg" }).click();
    await expect(city).toHaveValue("Hamburg");
  });
  await test.step("a day is typed, or chosen in the calendar, and half a time stays and is refused", async () => {
    const date = page.getByRole("textbox", { name: "Due date" });
    await date.fill("1/2/2027");
    await date.press("Tab");
    await expect(date).toHaveValue("01/02/2027");
    await date.click();
    await page.getByRole("button", { name: "January 15, 2027" }).click();
    await expect(date).toHaveValue("01/15/2027");
    const color = page.getByRole("textbox", { name: "Color", exact: true });
    await color.fill("reddish");
    await color.blur();
    await expect(color).toHaveValue("reddish");
    await expect(color).toHaveAccessibleDescription("Enter a value like #3276b1");
    const time = page.getByLabel("Start time");
    await time.press("Delete");
    await time.blur();
    await expect(time).toHaveAccessibleDescription(/^Enter a time like 2:30\sPM/);
  });
  await test.step("masks accept only what fits", async () => {
    const phone = card(page, "Phone mask").getByRole("textbox");
    await phone.fill("");
    await phone.pressSequentially("555a0101234");
    await expect(phone).toHaveValue("(555) 010-1234");
  });
  await test.step("a new password shows its strength, and can be revealed", async () => {
    const password = card(page, "Password").getByRole("textbox", { name: "New password", exact: true });
    await password.fill("abc");
    await expect(card(page, "Password").getByRole("status")).toHaveText("Strength: Very weak");
    await password.fill("correct horse battery staple");
    await expect(card(page, "Password").getByRole("status")).toHaveText("Strength: Strong");
    await card(page, "Password").getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
  });
  await test.step("a source is that of the example alone, and is copied", async () => {
    await card(page, "Rating")
      .getByRole("button", { name: /^Source/ })
      .click();
    const source = page.getByRole("region", { name: "Source of Rating" });
    await expect(source).toContainText("export function RatingExample");
    await expect(source).not.toContainText("SliderExample");
    await card(page, "Rating").getByRole("button", { name: /^Copy/ }).click();
    await expect(page.getByText("Source copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("<RatingField");
  });
});

test("fields fit a phone, in both directions", async ({ page, setUp }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setUp({ language: "ar", layout: { rightToLeft: true } });
  await page.goto("#/form/elements?state=invalid");
  await expect(controls(page).last()).toBeAttached();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // The arrow towards the start of the line lowers a slider.
  const slider = page.getByRole("slider").first();
  const before = Number(await slider.inputValue());
  await slider.press("ArrowRight");
  expect(Number(await slider.inputValue())).toBeLessThan(before);
});
