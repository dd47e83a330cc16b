import type { Page } from "@playwright/test";

import { type Dictionary, dictionaryOf } from "#contract/words.ts";
import { words } from "#generated/words.gen.ts";

import { expect, test } from "./support/fixtures.ts";

const readDictionary = (language: string) => dictionaryOf(language, words);

/** English labels of the demo content, by the address of the screen that displays them. */
const labels: readonly (readonly [address: string, ...texts: string[]])[] = [
  ["/inbox/inbox", "Sent", "Archived", "Family", "Newsletters"],
  ["/e-commerce/orders", "Base price", "Shipped", "Delivered"],
  ["/e-commerce/products-view", "Furniture", "Kitchen", "Lighting"],
  ["/e-commerce/products-detail", "Steel, aluminium", "Signal red", "3 years"],
  ["/projects", "Active", "Completed"],
  ["/forum", "Announcements", "Suggestions to discuss and to refine"],
  ["/ui/typography", "Moving the warehouse", "Load the van"],
  ["/ui/grid", "Summary", "Customers"],
];

const main = (page: Page) => page.getByRole("main");

async function expectTranslated(page: Page, texts: readonly string[], words: Dictionary) {
  for (const text of texts) {
    const translation = words[text];
    expect(translation, `the dictionary translates “${text}”`).toBeTruthy();
    const shown = page.getByText(translation ?? "", { exact: true }).filter({ visible: true });
    await expect(shown.first()).toBeVisible();
    await expect(page.getByText(text, { exact: true }), "no English label").toHaveCount(0);
  }
}

for (const language of ["de", "ar"]) {
  const words = readDictionary(language);

  test(`${language}: the labels of the demo content are translated`, async ({ page, setUp }) => {
    await setUp({ language });
    for (const [address, ...texts] of labels) {
      await test.step(address, async () => {
        await page.goto(`#${address}`);
        await expectTranslated(page, texts, words);
      });
    }
  });

  test(`${language}: the app's notifications are translated, messages of people are not`, async ({ page, setUp }) => {
    await setUp({ language });
    await page.goto("#/home");
    await page.getByRole("button", { name: words["Activities"] }).click();
    await expect(page.getByText("We are downstairs already.").last()).toBeVisible();
    await page.getByRole("tab", { name: words["Notifications"] }).click();
    await expect(page.getByText("Annual report")).toBeVisible();
    await expectTranslated(page, ["Stock is low", "You were invited"], words);
    const shared = (words["{{name}} shared a sheet"] ?? "").replace("{{name}}", "Priya Raman");
    await expect(page.getByText(shared).last()).toBeVisible();
    await page.getByRole("tab", { name: words["Tasks"] }).click();
    await expect(page.getByText("Finish the inventory").last()).toBeVisible();
    await expectTranslated(page, ["Due on Friday", "No due date"], words);
  });
}

test("de: measures are written as in German; names of products and folders stay", async ({ page, setUp }) => {
  await setUp({ language: "de" });
  await page.goto("#/e-commerce/products-detail");
  await expect(main(page).getByText("2,1 kg")).toBeVisible();
  await expect(main(page).getByText("38 × 52 cm")).toBeVisible();
  await expect(main(page).getByRole("heading", { level: 1, name: "Arc desk lamp" })).toBeVisible();
  await page.goto("#/ui/tree-view");
  await expect(main(page).getByText("Annual accounts")).toBeVisible();
});
