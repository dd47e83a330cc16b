import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates } from "#e2e/support/hold-requests.ts";

test("home shows the next five events, in order, none of which is over", async ({ page }) => {
  await page.goto("#/home");
  const items = page.getByRole("region", { name: "Next events", exact: true }).getByRole("listitem");
  await expect(items).toHaveCount(5);
  const events = await page.request.get("api/events.json");
  const next = ((await events.json()) as { title: string; start: string; end: string }[])
    .filter(({ end }) => new Date(end) > new Date())
    .toSorted((one, other) => new Date(one.start).getTime() - new Date(other.start).getTime());
  await expect(items.first()).toContainText(next[0]?.title ?? "no event");
});

test("home keeps the room of a card that could not be loaded, and offers to try again", async ({
  page,
  allowConsoleErrors,
}) => {
  await holdLiveUpdates(page);
  allowConsoleErrors(/503|ApiError/);
  const fail = { status: 503, json: { code: "unavailable", message: "Not now" } };
  await page.route("**/api/events.json*", (route) => route.fulfill(fail));
  await page.goto("#/home");
  const card = page.getByRole("region", { name: "Next events", exact: true });
  await expect(card.getByText("Events could not be loaded")).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/api/events.json*");
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(5);
});
