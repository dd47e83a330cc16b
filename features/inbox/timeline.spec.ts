import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

test("the timeline is grouped by day, and is limited to one kind by a link that is part of the URL", async ({
  page,
}) => {
  // The demo content may be of the day before.
  const sent = await page.request.post("api/messages.json", {
    data: { _id: crypto.randomUUID(), to: ["robin.vale"], subject: "Today", body: "<p>Hello</p>" },
  });
  expect(sent.ok()).toBe(true);
  await page.goto("#/timeline");
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByRole("heading", { level: 2 }).first()).toHaveText("Today");
  await expect(timeline.getByRole("region", { name: "Today" }).getByRole("listitem").first()).toContainText(/ago|now/);
  const kinds = page.getByRole("navigation", { name: "Kinds of activity" });
  await expect(kinds.getByRole("link", { name: /^All activity/ })).toHaveAttribute("aria-current", "page");
  await kinds.getByRole("link", { name: /^Messages/ }).press("Enter");
  await expect(page).toHaveURL(/#\/timeline\?only=messages$/);
  await expect(timeline.getByText("You added a todo")).toHaveCount(0);
  await expect(timeline.getByText("You sent a message").first()).toBeVisible();
  await page.reload();
  await expect(kinds.getByRole("link", { name: /^Messages/ })).toHaveAttribute("aria-current", "page");
  await expect(kinds.getByRole("link", { name: /^All activity/ })).not.toHaveAttribute("aria-current");
  await expect(timeline.getByRole("listitem").first()).toBeVisible();
  const shown = await timeline.getByRole("listitem").count();
  await expect(kinds.getByRole("link", { name: /^Messages/ })).toContainText(String(shown));
  await expect(timeline.getByRole("button", { name: "Load older" })).toHaveCount(0);
  await expectNoAxeViolations(page, "the filtered timeline");
});
