import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with the rule and the elements when axe finds something, anywhere on the page. */
export async function expectNoAxeViolations(page: Page, where = page.url()) {
  // What has been scrolled halfway under the sticky head counts as a target that is too small.
  await page.evaluate(() => globalThis.scrollTo({ top: 0, behavior: "instant" }));
  // The legacy mode runs in the page itself. The other opens a tab for each run, to reach frames of other origins,
  // which we have none of.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary ?? ""}`),
  );
  expect(found, `axe finds nothing: ${where}`).toEqual([]);
}
