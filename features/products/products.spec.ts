import type { Page } from "@playwright/test";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { titleOf } from "#e2e/support/screens.ts";
import { moneyText } from "#e2e/support/money.ts";

const products = (page: Page) => page.getByRole("list", { name: "Products" });
const names = (page: Page) => products(page).getByRole("heading", { level: 2 });
const reviews = (page: Page) => page.getByRole("list", { name: "Reviews" }).getByRole("listitem");
const rate = (page: Page, name: string, stars: number) =>
  page.getByRole("radiogroup", { name }).getByRole("radio", { name: `${stars} of 5 stars` });

async function openProducts(page: Page, search = "") {
  await page.goto(`#/e-commerce/products-view${search}`);
  await expect(names(page).first()).toBeVisible();
}

async function openProduct(page: Page, id: string) {
  await page.goto(`#/e-commerce/products-detail?id=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: id.replaceAll("-", " ") })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Write a review" })).toBeVisible();
}

async function writeReview(page: Page, name: string) {
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
  await page.getByRole("textbox", { name: "Review" }).fill("It has not left my table since.");
  await rate(page, "Quality", 5).check();
  await rate(page, "Reliability", 4).check();
  await rate(page, "Overall", 5).check();
}

test("a person finds a product, looks at it, orders it, and reads on", async ({ page }) => {
  await test.step("products are filtered, sorted and searched, and the settings survive a reload", async () => {
    await openProducts(page);
    await expect(names(page)).toHaveCount(12);
    await page.getByRole("radio", { name: "Furniture" }).check();
    await expect(names(page)).toHaveCount(3);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price, highest first" });
    await expect(names(page)).toHaveText(["Writing desk", "Beech chair", "Wall shelf"]);
    await page.getByRole("searchbox", { name: "Search products" }).fill("BEECH");
    await expect(names(page)).toHaveText(["Beech chair"]);
    await page.getByRole("button", { name: "List", exact: true }).press("Enter");
    await expect(page).toHaveURL(/category=Furniture/);
    await page.reload();
    await expect(names(page)).toHaveText(["Beech chair"]);
    await expect(page.getByRole("button", { name: "List", exact: true })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("searchbox", { name: "Search products" }).fill("100 % '");
    await expect(page.getByText("No matching products")).toBeVisible();
    await page.getByRole("button", { name: "Show all products" }).press("Enter");
    await expect(names(page)).toHaveCount(12);
  });

  await test.step("a card opens its product, whose pictures are switched with the arrow keys and by click", async () => {
    await openProducts(page);
    await page.getByRole("link", { name: "Stoneware mug" }).press("Enter");
    await expect(page).toHaveURL(/products-detail\?id=stoneware-mug/);
    await expect(page.getByRole("img", { name: "Stoneware mug: Full view" })).toBeVisible();
    await page.getByRole("radio", { name: "Full view" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("img", { name: "Stoneware mug: Close-up" })).toBeVisible();
    await page.getByRole("radio", { name: "Drawing" }).click();
    await expect(page.getByRole("img", { name: "Stoneware mug: Drawing" })).toBeVisible();
  });

  await test.step("a product's name is the title, with its specifications and further products", async () => {
    // Without a product in the address, the first one.
    await page.goto("#/e-commerce/products-detail");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Arc desk lamp");
    await expect(page).toHaveTitle(titleOf("Arc desk lamp"));
    await openProduct(page, "beech-chair");
    await expect(title).toHaveText("Beech chair");
    await expect(page.getByRole("region", { name: "Specifications" })).toContainText("Beech, oiled");
    await expectNoAxeViolations(page);
    const further = page.getByRole("region", { name: "More products" }).getByRole("link");
    const name = await further.first().innerText();
    await further.first().click();
    await expect(title).toHaveText(name);
  });

  await test.step("the total follows the quantity; one that cannot be ordered stays, and says why", async () => {
    await openProduct(page, "writing-desk");
    const total = page.getByRole("status").filter({ hasText: "Total" });
    const quantity = page.getByRole("spinbutton", { name: "Quantity" });
    await page.getByRole("button", { name: "Increase: Quantity" }).click();
    await expect(total).toContainText(moneyText(778));
    const place = page.getByRole("button", { name: "Place order" });
    for (const [typed, error] of [
      ["1000000000", "There are not as many in stock"],
      ["5", "There are not as many in stock"],
      ["-3", "Enter a quantity of at least 1"],
      ["1.5", "Enter a whole number"],
      ["0x10", "Enter a whole number"],
    ] as const) {
      await quantity.fill(typed);
      await place.click();
      await expect(quantity).toHaveAccessibleDescription(error);
      await expect(quantity).toBeFocused();
      await expect(total).toContainText("–");
    }
    await expect(quantity).toHaveValue("0x10");
    await quantity.fill("1");
    await expect(total).toContainText(moneyText(389));

    await place.click();
    const notice = page.getByRole("region", { name: "Alerts" });
    await expect(notice).toContainText(/Order AT-\d+ placed/);
    await notice.getByRole("button", { name: "Open order" }).click();
    const row = page.getByRole("table", { name: "Orders" }).getByRole("row", { name: moneyText(389) });
    // A press anywhere on the row opens it.
    await row.getByText(moneyText(389)).click();
    await expect(page.getByRole("region", { name: "Items" }).or(page.getByText("Writing desk"))).toBeVisible();
  });
});

test("a review is checked, kept on leaving, sent once, and shown in another window", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/, /ApiError/);

  await test.step("spec §5: the review form shows errors at their fields and keeps the input", async () => {
    await openProduct(page, "beech-chair");
    await page.getByRole("button", { name: "Send review" }).press("Enter");
    const field = (name: string) => page.getByRole("textbox", { name });
    await expect(field("Name")).toBeFocused();
    await expect(field("Name")).toHaveAccessibleDescription("The name is required and cannot be empty");
    await expect(field("Email")).toHaveAccessibleDescription(/The email address is required and cannot be empty/);
    await expect(field("Review")).toHaveAccessibleDescription(/The review is required and cannot be empty/);
    for (const name of ["Quality", "Reliability", "Overall"]) {
      await expect(page.getByRole("radiogroup", { name })).toHaveAccessibleDescription("Choose one to five stars");
    }
    await expectNoAxeViolations(page);

    await field("Name").fill("Ada");
    await field("Email").fill("ada@");
    await field("Review").fill("Nineteen characters");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(rate(page, "Quality", 1)).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(rate(page, "Quality", 2)).toBeChecked();
    await page.getByRole("button", { name: "Send review" }).click();
    await expect(field("Email")).toBeFocused();
    await expect(field("Email")).toHaveAccessibleDescription(/The email address is not valid/);
    await expect(field("Review")).toHaveAccessibleDescription(/The review must be at least 20 characters long/);
    await expect(field("Name")).toHaveValue("Ada");
    await expect(page.getByRole("radiogroup", { name: "Quality" })).toHaveAccessibleDescription("");
  });

  await test.step("leaving an unfinished review asks for confirmation", async () => {
    const name = page.getByRole("textbox", { name: "Name" });
    await name.fill("Ada");
    await page.getByRole("link", { name: "Home" }).first().click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(name).toHaveValue("Ada");
    await page.getByRole("link", { name: "Home" }).first().click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/home/);
    // The address changes before the screen.
    await expect(name).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  });

  await test.step("a review is saved, counted, and shown in another window", async () => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    await openProduct(page, "station-clock");
    await openProduct(other, "station-clock");
    const before = await reviews(page).count();
    await writeReview(page, "Ada <b>Lovelace</b>");
    await page.getByRole("button", { name: "Send review" }).click();
    await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Review sent");
    await expect(reviews(page)).toHaveCount(before + 1);
    await expect(reviews(page).first()).toContainText("Ada <b>Lovelace</b>");
    await expect(page.getByRole("textbox", { name: "Review" })).toHaveValue("");
    await expect(reviews(other)).toHaveCount(before + 1);
    await expect(other.getByText(`${before + 1} reviews`).first()).toBeVisible();
    await context.close();
  });

  await test.step("a review whose response was lost keeps its input, and sending it again creates no duplicate", async () => {
    await openProduct(page, "wall-shelf");
    const before = await reviews(page).count();
    let isAway = true;
    await page.route("**/reviews", async (route) => {
      if (!isAway) return route.fallback();
      isAway = false;
      // The request arrives, but its response is lost.
      await route.fetch();
      return route.abort();
    });
    await writeReview(page, "Grace");
    await page.getByRole("button", { name: "Send review" }).click();
    await expect(page.getByRole("region", { name: "Alerts" }).getByRole("alert")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Grace");
    await page.getByRole("button", { name: "Send review" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
    await expect(reviews(page)).toHaveCount(before + 1);
  });
});

test("an unknown product is reported, with a link to all products", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/, /400/, /ApiError/);
  await page.goto("#/e-commerce/products-detail?id=no-such-thing");
  await expect(page.getByText("Product not found").first()).toBeVisible();
  await page.getByRole("link", { name: "All products" }).click();
  await expect(names(page)).toHaveCount(12);
});

test("in German, measures are written as there, and names of products stay", async ({ page, setUp }) => {
  await setUp({ language: "de" });
  await page.goto("#/e-commerce/products-detail");
  const main = page.getByRole("main");
  await expect(main.getByText("2,1 kg")).toBeVisible();
  await expect(main.getByText("38 × 52 cm")).toBeVisible();
  await expect(main.getByRole("heading", { level: 1, name: "Arc desk lamp" })).toBeVisible();
});
