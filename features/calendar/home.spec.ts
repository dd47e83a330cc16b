import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates } from "#e2e/support/hold-requests.ts";

/** A day without demo content. */
const day = "2027-03-10";

test("home shows the day as a timeline, whose line for now moves each minute", async ({ page }) => {
  await page.clock.install({ time: `${day}T11:04:30Z` });
  await page.goto("#/home");
  const { href, origin } = new URL(".", page.url());
  const add = async (title: string, start: string, end: string) => {
    const data = { id: crypto.randomUUID(), title, start: `${day}T${start}:00Z`, end: `${day}T${end}:00Z` };
    const added = await page.request.post(`${href}api/events.json`, { headers: { origin }, data });
    expect(added.ok(), `${title} is added`).toBe(true);
  };
  await add("Stand-up", "09:00", "09:15");
  await add("Review", "10:30", "11:30");
  await add("Lunch", "11:30", "12:30");
  await page.reload();
  const rows = page.getByRole("list", { name: "Agenda", exact: true }).getByRole("listitem");
  await expect(rows).toHaveText([
    /^9:00\sAMStand-upuntil 9:15\sAM$/,
    /^10:30\sAMReviewuntil 11:30\sAMNow$/,
    /^Now 11:04\sAM$/,
    /^11:30\sAMLunchin 26 minutes$/,
  ]);
  await expect(rows.nth(2)).toHaveAttribute("aria-current", "time");

  await test.step("the next minute begins", async () => {
    await page.clock.runFor("00:30");
    await expect(rows.nth(2)).toHaveText(/^Now 11:05\sAM$/);
    await expect(rows.nth(3)).toHaveText(/in 25 minutes$/);
  });

  await test.step("the next event begins", async () => {
    await page.clock.runFor("25:00");
    await expect(rows.nth(1)).toHaveText(/until 11:30\sAM$/);
    await expect(rows.nth(2)).toHaveText(/Lunch.*Now$/);
    await expect(rows.nth(3)).toHaveText(/^Now 11:30\sAM$/);
  });

  await test.step("an event leads to its day in the calendar", async () => {
    await rows.filter({ hasText: "Lunch" }).getByRole("link").click();
    await expect(page).toHaveURL(/#\/calendar\?view=day&date=2027-03-10$/);
  });
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
  const card = page.getByRole("region", { name: "Agenda", exact: true });
  await expect(card.getByText("Events could not be loaded")).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/api/events.json*");
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(card.getByRole("list")).toBeVisible();
});
