import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules about how something looks. All others are about what it is, which no skin changes. */
export const rulesOfLooks = ["color-contrast", "link-in-text-block", "target-size"] as const;

/** Fails with the rule and the elements when axe finds something, anywhere on the page. With `rules`, by those alone. */
export async function expectNoAxeViolations(page: Page, where = page.url(), rules?: readonly string[]) {
  // What has been scrolled halfway under the sticky head counts as a target that is too small.
  await page.evaluate(() => globalThis.scrollTo({ top: 0, behavior: "instant" }));
  // The legacy mode runs in the page itself. The other opens a tab for each run, to reach frames of other origins,
  // which we have none of.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.withTags(tags)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary ?? ""}`),
  );
  expect(found, `axe finds nothing: ${where}`).toEqual([]);
}
