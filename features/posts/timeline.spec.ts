import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates } from "#e2e/support/hold-requests.ts";

// In order, because the tests add to the same timeline.
test.describe.configure({ mode: "default" });

test("spec §2: new activity appears live in the timeline, links to its screen, and is listed on the profile", async ({
  page,
}) => {
  await page.goto("#/timeline");
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByRole("listitem").first()).toBeVisible();
  const body = "Told on the timeline";
  const answer = await page.request.post("api/posts.json", { data: { id: crypto.randomUUID(), body } });
  expect(answer.ok()).toBe(true);
  await expect(timeline.getByRole("listitem").first()).toContainText("You wrote a post");
  await timeline.getByRole("link", { name: body }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Social");
  await page.goto("#/profile");
  await expect(page.getByRole("region", { name: "Recent activity" }).getByText(body)).toBeVisible();
});

test("activity that precedes the live updates appears in the timeline once they start", async ({ page }) => {
  const body = "Told before anybody listened";
  const release = await holdLiveUpdates(page);
  await page.goto("#/timeline");
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByRole("listitem").first()).toBeVisible();
  const answer = await page.request.post("api/posts.json", { data: { id: crypto.randomUUID(), body } });
  expect(answer.ok()).toBe(true);
  release();
  await expect(timeline.getByRole("link", { name: body })).toBeVisible();
});

test("older activity is loaded on request, each entry once", async ({ page }) => {
  for (let number = 1; number <= 31; number++) {
    const data = { id: crypto.randomUUID(), body: `Number ${number} of many` };
    expect((await page.request.post("api/posts.json", { data })).ok()).toBe(true);
  }
  await page.goto("#/timeline");
  const items = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect(items).toHaveCount(30);
  await expect(page.getByText("Number 1 of many", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Load older" }).click();
  await expect(page.getByText("Number 1 of many", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Number 2 of many", { exact: true })).toHaveCount(1);
});
