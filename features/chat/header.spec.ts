import { expectCountsToFit, showLargestCounts } from "#e2e/support/header-counts.ts";
import { test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates } from "#e2e/support/hold-requests.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the header fits a phone with the largest counts of activities and of the chat, in both directions", async ({
  page,
}) => {
  await showLargestCounts(page);
  // A live update brings the real number along.
  await holdLiveUpdates(page);
  await page.route("**/chat.json/unread", (route) => route.fulfill({ json: { common: 120, private: 8 } }));
  await page.goto("#/home");
  await expectCountsToFit(page, 2);
});
