import { expect, type Locator, type Page } from "@playwright/test";

import { expectToFitPhones } from "./sweeps/page-layout.ts";
import { removeSessionData } from "./accounts/session-data.ts";

/** Nothing in its bar is closer than 2 px to the box of a badge: no other badge, and no other control's icon. */
const findTouching = (badges: Locator) =>
  badges.evaluateAll((all) =>
    all.flatMap((badge) => {
      const box = badge.getBoundingClientRect();
      const own = badge.closest("a, button");
      const bar = badge.closest(".frame-header, .frame-phone-bar");
      const drawn = [...(bar?.querySelectorAll("svg, img, [data-count]") ?? [])].filter(
        (element) => element.closest("a, button") !== own && element.getBoundingClientRect().width > 0,
      );
      return drawn
        .filter((element) => {
          const other = element.getBoundingClientRect();
          return box.left - 2 < other.right && other.left < box.right + 2;
        })
        .map((element) => `${own?.ariaLabel}: ${element.closest("a, button")?.ariaLabel}`);
    }),
  );

/** The largest counts of the header: call before the page opens. */
export async function showLargestCounts(page: Page) {
  await removeSessionData(page);
  await page.route("**/activities/activity.json", async (route) => {
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as { unread: number }[];
    await route.fulfill({ response, json: [{ ...first, unread: 128 }, ...others] });
  });
}

/** Expects that the header and the bar fit a phone, and that its largest counts touch nothing, in both directions. */
export async function expectCountsToFit(page: Page, count: number) {
  const badges = page.getByRole("banner").locator("[data-count='99+']");
  await expect(badges).toHaveCount(count);
  await expectToFitPhones(page, async (where) => expect(await findTouching(badges), where).toEqual([]));
}
