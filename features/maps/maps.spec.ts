import type { Page } from "@playwright/test";

import { mapStyles } from "#features/maps/map-styles.ts";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

const canvas = (page: Page) => page.getByRole("region", { name: "Map", exact: true });
const field = (page: Page) => page.getByRole("combobox", { name: "Find a city" });
const options = (page: Page) => page.getByRole("listbox", { name: "Cities" }).getByRole("option");

/** The map names its style once it is completely drawn. */
const expectDrawn = (page: Page, style: string) =>
  expect(page.locator("[data-drawn]")).toHaveAttribute("data-drawn", style, { timeout: 20_000 });

async function open(page: Page, search = "") {
  // A map that is open already names its style again once it has moved.
  const maps = page.locator("[data-drawn]");
  await maps.evaluateAll((all) => all.forEach((map) => map.removeAttribute("data-drawn")));
  await page.goto(`#/maps${search}`);
  await expectDrawn(page, new URLSearchParams(search).get("style") ?? "colorful");
}

test("the map is opened, moved and styled, and a reload shows the same map", async ({ page }) => {
  test.slow();
  await test.step("spec §9: the map opens at its default centre and names its data sources", async () => {
    await page.goto("#/home");
    await page.getByRole("navigation").getByRole("link", { name: "Maps" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Maps" })).toBeVisible();
    await expectDrawn(page, "colorful");
    await expect(page.getByText("Natural Earth (public domain), GeoNames (CC BY 4.0)")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#/maps");
  });

  await test.step("keys and buttons move and reset the map, and the URL has the position", async () => {
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page).toHaveURL(/zoom=9/);
    await canvas(page).focus();
    await page.keyboard.press("-");
    await expect(page).not.toHaveURL(/zoom=/);
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/lat=45&lng=-72\.\d+/);
    await page.getByRole("button", { name: "Reset view" }).click();
    await expect(page).not.toHaveURL(/lat=/);
  });

  await test.step("spec §7: the eight styles look different and are chosen by keyboard", async () => {
    const radios = page.getByRole("group", { name: "Map style" }).getByRole("radio");
    await expect(radios).toHaveCount(8);
    await expect(radios.first()).toBeChecked();
    await radios.first().focus();
    const pictures = new Set<string>();
    for (const [index, style] of mapStyles.entries()) {
      if (index > 0) await page.keyboard.press("ArrowRight");
      await expect(radios.nth(index)).toBeChecked();
      await expectDrawn(page, style);
      pictures.add((await canvas(page).screenshot()).toString("base64"));
    }
    // All look different.
    expect(pictures.size).toBe(8);
    await expect(page).toHaveURL(/style=old-paper/);
  });

  await test.step("a click on a city chooses it, and its card and pin, the style and the position are there after a reload", async () => {
    await open(page, "?style=old-paper&lat=45.5088&lng=-73.5878&zoom=9");
    await canvas(page).click();
    const card = page.getByRole("region", { name: "Montréal" });
    await expect(card).toContainText("Canada");
    await expect(page.getByRole("img", { name: "Montréal" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Montréal, Canada" })).toBeAttached();
    await expect(page).toHaveURL(/city=\d+/);
    const address = page.url();
    await page.reload();
    await expectDrawn(page, "old-paper");
    await expect(page.getByRole("radio", { name: "Old paper" })).toBeChecked();
    await expect(card).toContainText("Population");
    await expect(page.getByRole("img", { name: "Montréal" })).toBeVisible();
    // The view stays as it was left.
    expect(page.url()).toBe(address);
    await card.getByRole("button", { name: "Close" }).click();
    await expect(card).toBeHidden();
    await expect(page.getByRole("img", { name: "Montréal" })).toBeHidden();
    await expect(page).not.toHaveURL(/city=/);
  });
});

test("cities are found by name, and chosen with the keyboard and the mouse", async ({ page, allowConsoleErrors }) => {
  test.slow();
  allowConsoleErrors(/503/);
  await test.step("spec §5: the city search needs three characters, and a city chosen by keyboard moves the map", async () => {
    const asked: string[] = [];
    page.on("request", (each) => {
      if (each.url().includes("/cities.json")) asked.push(new URL(each.url()).searchParams.get("q") ?? "");
    });
    await open(page);
    await field(page).pressSequentially("zu");
    await expect(page.getByText("Enter at least 3 characters")).toBeVisible();
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await field(page).pressSequentially("rich");
    await expect(options(page).first()).toContainText("Zürich");
    await expect(options(page).first()).toContainText("Switzerland");
    expect(asked.every((q) => q.length >= 3)).toBe(true);

    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await options(page).first().getAttribute("id")) ?? "",
    );
    await expectNoAxeViolations(page, "the list of cities");
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("Zürich");
    await expect(field(page)).toBeFocused();
    await expect(options(page)).toHaveCount(0);
    await expect(page).toHaveURL(/lat=47\.3\d+&lng=8\.5\d+&zoom=9/);
    const card = page.getByRole("region", { name: "Zürich" });
    await expect(card).toContainText("Population");
    await expect(card).toContainText("47.37");
    await expect(page.getByRole("img", { name: "Zürich" })).toBeVisible();
    await expectNoAxeViolations(page, "a city that was chosen");
  });

  await test.step("Escape closes the list, then clears the field; Enter without a selection chooses the first city", async () => {
    await field(page).fill("montreal");
    await expect(options(page).first()).toContainText("Montréal");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("montreal");
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue("");
    await field(page).fill("Reykjav");
    await expect(options(page).first()).toContainText("Reykjavík");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/lat=64\.1\d+&lng=-21\.\d+/);
    await expect(page).toHaveURL(/city=\d+/);
    await expect(page.getByRole("region", { name: "Reykjavík" })).toContainText("Iceland");
  });

  await test.step("cities are found in Arabic and without accents, chosen with the mouse, and cleared", async () => {
    await field(page).fill("القاهرة");
    await expect(options(page).first()).toContainText("Cairo");
    await expect(options(page).first()).toContainText("القاهرة");
    await field(page).fill("sao paulo");
    await options(page).first().filter({ hasText: "São Paulo" }).click();
    const card = page.getByRole("region", { name: "São Paulo" });
    await expect(card).toContainText("Brazil");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(card).toBeHidden();
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
  });

  await test.step("a search without results says so, and a failed search can be retried", async () => {
    await field(page).fill("%%%");
    await expect(page.getByText("No cities found for “%%%”")).toBeVisible();
    await page.route("**/cities.json*", (route) =>
      route.fulfill({ status: 503, json: { code: "unavailable", message: "Not now" } }),
    );
    await field(page).fill("lisb");
    await expect(page.getByRole("alert").filter({ hasText: "The search failed" })).toBeVisible({ timeout: 15_000 });
    await page.unroute("**/cities.json*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(options(page).first()).toContainText("Lisbon");
  });
});

test("the address says what the map shows, and places on it have names", async ({ page, allowConsoleErrors }) => {
  test.slow();
  allowConsoleErrors(/404/);
  await test.step("an address with a city but without a position flies to the city, and an unknown city is ignored", async () => {
    // The number that GeoNames gives Vienna.
    await open(page, "?city=2761369");
    await expect(page.getByRole("region", { name: "Vienna" })).toBeVisible();
    await expect(page).toHaveURL(/lat=48\.2\d*&lng=16\.3\d*/);
    const answered = page.waitForResponse(/cities\/999999999\.json/);
    await open(page, "?city=999999999");
    expect((await answered).status()).toBe(404);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("a click beside cities names the country and the nearest city, which can be chosen", async () => {
    await open(page, "?lat=48&lng=14.9&zoom=8");
    await canvas(page).click();
    const card = page.getByRole("region", { name: "Austria" });
    await expect(card).toContainText("Nearest city");
    await expect(card).toContainText("km");
    const nearest = card.getByRole("definition").first().getByRole("button");
    const name = await nearest.innerText();
    await nearest.click();
    await expect(page.getByRole("region", { name })).toContainText("Population");
    await expect(page).toHaveURL(/city=\d+/);
  });

  await test.step("Enter names the place in the middle of the map", async () => {
    await open(page, "?lat=40&lng=-40&zoom=4");
    await canvas(page).focus();
    await page.keyboard.press("Enter");
    const card = page.getByRole("region", { name: "Open sea" });
    await expect(card).toContainText("Latitude");
    await expect(card).toContainText("40.00");
    await expectNoAxeViolations(page, "a place on the map");
  });

  await test.step("the URL sets style and position, also while the map is open, and invalid values are ignored", async () => {
    await open(page, "?style=metro&lat=48.1374&lng=11.5755&zoom=9");
    await expect(page.getByRole("radio", { name: "Metro" })).toBeChecked();
    await page.getByRole("button", { name: "Zoom out" }).click();
    await expect(page).toHaveURL(/style=metro&lat=48\.1374&lng=11\.5755/);
    await expect(page).not.toHaveURL(/zoom=/);
    await page.evaluate(() => {
      location.hash = "#/maps?style=metro&lat=35.68&lng=139.69&zoom=7";
    });
    // Zooms from the new position, not from Munich.
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page).toHaveURL(/lat=35\.68\d*&lng=139\.69/);
    await open(page, "?lat=900&lng=x&zoom=-3");
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page).toHaveURL(/maps\?zoom=9$/);
  });
});

test("spec §8: a style that cannot be loaded is logged and reported, and can be retried", async ({
  page,
  allowConsoleErrors,
}) => {
  test.slow();
  allowConsoleErrors(/./);
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await page.route("**/maps/metro.json", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "Not now" } }),
  );
  await open(page);
  await expectDrawn(page, "colorful");
  await page.getByRole("radio", { name: "Metro" }).click();
  await expect(page.getByText("This map style could not be loaded")).toBeVisible({ timeout: 15_000 });
  // The map that was there stays.
  await expectDrawn(page, "colorful");
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await expect.poll(() => logged.some((text) => text.includes("ApiError"))).toBe(true);
  await page.unroute("**/maps/metro.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectDrawn(page, "metro");
});

test("without WebGL a drawing replaces the map, and the city search still works", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/webgl/i);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement, kind: string, ...rest) {
      return kind.startsWith("webgl") ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });
  await page.goto("#/maps");
  await expect(page.getByText("This browser cannot show the map")).toBeVisible();
  await expect(page.getByRole("img", { name: "Map" })).toBeVisible();
  await expectNoAxeViolations(page, "the drawing");
  await field(page).fill("nairobi");
  await expect(options(page).first()).toContainText("Nairobi");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Nairobi" })).toContainText("Kenya");
  await expect(page.locator('path[data-code="KE"]')).not.toHaveAttribute("data-step", "0");
});

test("on phones, the search stands above the map, and the card of a city at its end", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "?city=6077243");
  const map = await canvas(page).boundingBox();
  const search = await field(page).boundingBox();
  const card = await page.getByRole("region", { name: "Montréal" }).boundingBox();
  expect((search?.y ?? 0) + (search?.height ?? 999)).toBeLessThanOrEqual(map?.y ?? 0);
  expect(card?.y ?? 0).toBeGreaterThan((map?.y ?? 999) + (map?.height ?? 999) / 2);
});
