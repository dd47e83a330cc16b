import type { Page } from "@playwright/test";

import { type Dictionary, dictionaryOf } from "#contract/text/words.ts";
import { words } from "#generated/words.gen.ts";

import { expect, test } from "./support/fixtures.ts";
import { screenFacts } from "./support/screen-facts.ts";

const readDictionary = (language: string) => dictionaryOf(language, words);

/** English labels: of the profile, and of the demo content of features, by the address of the screen that displays them. */
const labels = [
  ["/profile", ["Recent activity", "Signed-in devices"]] as const,
  ...screenFacts.flatMap((facts) => Object.entries(facts.labels ?? {})),
];

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
    for (const [address, texts] of labels) {
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
